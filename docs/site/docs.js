// Lays the examples of the documentation beside their text, each when it is asked for, and shows what they tell.

const EVENTS = /** @type {const} */ (["ready", "move", "decision", "end", "error"]);
// How many of its last events are shown under a table.
const SHOWN = 6;

// What is said where the element's script cannot be had.
const HINDERED = "The table could not be loaded. Check the connection and press again.";

// How long something may not come before that is told, in milliseconds.
const PATIENCE = 10_000;

// A style that does not come would keep the text from being read for ever.
setTimeout(() => {
  for (const link of document.querySelectorAll("link")) if (link.rel === "stylesheet" && link.sheet === null) link.remove();
}, PATIENCE);
if (document.readyState === "loading") await new Promise((read) => document.addEventListener("readystatechange", read, { once: true }));

// Where there is little room, the contents are folded away at first.
if (matchMedia("(max-width: 860px)").matches) document.querySelector(".contents")?.removeAttribute("open");

let tries = 0;
/** @type {Promise<unknown> | undefined} */
let coming;

// The element's script; it is fetched when it is first asked for, and again when that failed. A browser may remember for as long as the page lives
// that it could not be had, so that each further try has an address of its own.
function element() {
  coming ??= Promise.race([script(), late()]).catch((error) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

function script() {
  tries += 1;
  return import(new URL(`../meiji-table.js${tries === 1 ? "" : `?${tries}`}`, import.meta.url).href);
}

/** @returns {Promise<never>} */
const late = () => new Promise((_, fail) => setTimeout(() => fail(new Error(HINDERED)), PATIENCE));

/** @type {NodeListOf<HTMLElement>} */
const examples = document.querySelectorAll(".live");
for (const example of examples) {
  const button = example.querySelector("button");
  example.querySelector("p")?.removeAttribute("hidden"); // Without this script it leads to nothing.
  button?.addEventListener("click", async () => {
    button.disabled = true;
    example.querySelector("[role=alert]")?.remove();
    try {
      await element();
    } catch {
      button.disabled = false;
      example.append(Object.assign(document.createElement("p"), { role: "alert", textContent: HINDERED }));
      return;
    }
    button.closest("p")?.remove();
    lay(example);
  });
}

/** @param {HTMLElement} example */
function lay(example) {
  const told = document.createElement("output");
  /** @type {string[]} */
  const lines = [];
  /** @param {string} line */
  const tell = (line) => {
    lines.push(line);
    told.textContent = lines.slice(-SHOWN).join("\n");
  };
  const table = document.importNode(example.querySelector("template")?.content ?? document.createDocumentFragment(), true);
  for (const name of EVENTS) {
    example.addEventListener(`meiji-${name}`, ({ type, detail }) => tell(`${type} ${brief(detail)}`));
  }
  example.append(table, told);
  example.querySelector("meiji-table")?.focus();
}

// What an event brings, without all that happened in it.
/** @param {any} detail */
function brief(detail) {
  const { events, sheet, ...rest } = detail ?? {};
  return JSON.stringify(rest);
}
