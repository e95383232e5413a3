// The page frame.html: one table in a frame of another page, which speaks with it by messages. The frame's address says what the
// element's attributes say, and in `parent` from which origin alone messages are heard and to which they go.

import { MeijiTable } from "./meiji-table.js";
import { VERSION, read } from "./message.js";
import { sentence } from "./sentence.js";

/** @import { Asked } from "./message.js" */
/** @import { Said } from "./sentence.js" */

document.documentElement.dataset.opened = "true"; // Also where what runs before all is not there.

const EVENTS = /** @type {const} */ (["ready", "move", "decision", "end", "error"]);

/** @type {Record<string, string | undefined>} */
const { parent: wanted, ...given } = Object.fromEntries(new URLSearchParams(location.search));
const origin = exact(wanted);

const table = document.createElement("meiji-table");
for (const name of MeijiTable.observedAttributes) {
  const value = given[name];
  if (value !== undefined) table.setAttribute(name, value);
}

// Where the words lie of the game that the address names: the usual one has no folder of its own. The page lists the others, each with its program.
const { game } = given;
const folder = document.querySelector("script[data-program]")?.hasAttribute(`data-${game}`) ? `${game}/` : "";

// An origin as a browser writes it; `undefined` for anything else, and for what stands for several.
/** @param {string | undefined} text */
function exact(text) {
  if (!URL.canParse(text ?? "")) return undefined;
  const { origin, protocol } = new URL(String(text));
  return ["http:", "https:"].includes(protocol) && origin === text ? origin : undefined;
}

/** @param {object} message */
const tell = (message) => origin !== undefined && parent.postMessage({ meiji: VERSION, yokohama: VERSION, ...message }, origin);

// What comes of what a message asks for, as `{id, answer}` or `{id, error}`.
/** @param {Asked} asked */
async function answer({ id, fault: odd, name, given }) {
  /** @type {Record<string, any> | undefined} */
  const access = table.table(1);
  try {
    if (odd) throw await fault("message", odd);
    if (access === undefined) throw await fault("not-ready", { key: "error-not-ready" });
    return { id, answer: typeof access[name] === "function" ? access[name](...(given ?? [])) : access[name] };
  } catch (/** @type {any} */ error) {
    return { id, error: { code: error?.code ?? "error", message: String(error?.message ?? error) } };
  }
}

// An error with a code and a sentence of the game that the address names, in the language of the table or, before it has one, of its reader; in English
// where the game does not speak that.
/** @param {string} code @param {Said} said */
async function fault(code, said) {
  /** @type {HTMLElement | null | undefined} */
  const house = table.shadowRoot?.querySelector(".house");
  const tag = house?.lang || given.lang || navigator.language;
  const wordsOf = (/** @type {string} */ tag) => new URL(`words/${folder}${tag}.json`, import.meta.url);
  const message = (await sentence(said, tag, wordsOf)) ?? (await sentence(said, "en", wordsOf));
  return Object.assign(new Error(message ?? code), { code });
}

if (origin !== undefined && parent !== window) {
  for (const name of EVENTS) table.addEventListener(`meiji-${name}`, ({ detail }) => tell({ event: name, detail }));
  addEventListener("message", async ({ data, origin: from, source }) => {
    if (from !== origin || source !== parent) return;
    const asked = read(data);
    if (asked) tell(await answer(asked));
  });
}

document.body.append(table);
// From here on the table tells itself what is the matter.
dispatchEvent(new Event("yokohama-started"));
