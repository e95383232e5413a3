// What answers on the page itself comes late: when a lesson is read, or when computers are to think and no worker can be had.

let tries = 0;
let coming;

/** The script that answers (`answers.js`); it is fetched when it is first asked for, and again when that failed. */
export function answers() {
  coming ??= had().catch((error) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

// A browser may remember for as long as the page lives that a script could not be had, so that each further try has an address of its own. An element
// has it in its own script.
function had() {
  tries += 1;
  return tries === 1 ? import("./answers.js") : import(new URL(`answers.js?${tries}`, import.meta.url).href);
}
