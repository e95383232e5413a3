// What answers on the page itself comes late: when a lesson is read, or when computers are to think and no worker can be had.

import { spoken } from "./language.js";
import { patiently } from "./patience.js";
import { opponents } from "./program.js";

let tries = 0;
let coming;

/** The script that answers (`answers.js`); it is fetched when it is first asked for, and again when that failed. */
export function answers() {
  coming ??= patiently(had()).then(whole).catch((error) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

// What came cut short may be a script all the same, of which nothing can be had.
/** @param {typeof import("./answers.js")} script */
function whole(script) {
  if (script.begin === undefined) throw new SyntaxError("answers.js came cut short");
  return script;
}

// A browser may remember for as long as the page lives that a script could not be had, so that each further try has an address of its own. An element
// has it in its own script.
function had() {
  tries += 1;
  return tries === 1 ? import("./answers.js") : import(new URL(`answers.js?${tries}`, import.meta.url).href);
}

/** The same once its program has begun, which speaks as the page does. */
export async function answering() {
  const program = await opponents();
  const script = await answers();
  await script.begin(program, spoken());
  return script;
}
