// The page frame.html: one table in a frame of another page, which speaks with it by messages. The frame's address says what the
// element's attributes say, and in `parent` from which origin alone messages are heard and to which they go.

import "./yokohama-table.js";
import { sentence } from "./sentence.js";

// The number of this protocol: every message has it as `yokohama`.
const VERSION = 1;

// What may be asked and done, as the element's interface has it: methods, and values without arguments.
const METHODS = ["decision", "legalMoves", "completion", "whyNot", "readShort", "view", "options", "hash", "scores", "storySince", "record", "play", "undo", "redo", "restart", "lookAt"];
const VALUES = ["played", "round"];

// A message has no more arguments than any method, and no longer ones than a record.
const MOST = 4;
const LONGEST = 1 << 20;

const EVENTS = ["ready", "move", "decision", "end", "error"];

const { parent: wanted, ...given } = Object.fromEntries(new URLSearchParams(location.search));
const origin = exact(wanted);

const table = document.createElement("yokohama-table");
for (const name of table.constructor.observedAttributes) if (name in given) table.setAttribute(name, given[name]);

// An origin as a browser writes it; `undefined` for anything else, and for what stands for several.
function exact(text) {
  if (!URL.canParse(text ?? "")) return undefined;
  const { origin, protocol } = new URL(text);
  return ["http:", "https:"].includes(protocol) && origin === text ? origin : undefined;
}

const tell = (message) => parent.postMessage({ yokohama: VERSION, ...message }, origin);

// What a message asks for, as `{id, answer}` or `{id, error}`; `undefined` if it is no message of this protocol.
async function answer({ yokohama, id, ask, with: given = [] }) {
  if (yokohama !== VERSION || !["string", "number"].includes(typeof id) || String(id).length > 100) return undefined;
  const access = table.table(1);
  try {
    if (![...METHODS, ...VALUES].includes(ask)) throw await fault("message", "error-message-ask", { names: [...METHODS, ...VALUES].join(", ") });
    if (!Array.isArray(given) || given.length > MOST || lengthOf(given) > LONGEST) throw await fault("message", "error-message-with", { most: String(MOST) });
    if (access === undefined) throw await fault("not-ready", "error-not-ready");
    return { id, answer: METHODS.includes(ask) ? access[ask](...given) : access[ask] };
  } catch (error) {
    return { id, error: { code: error?.code ?? "error", message: String(error?.message ?? error) } };
  }
}

// How long something is as JSON; infinite if it cannot be written so, as what contains itself.
function lengthOf(given) {
  try {
    return JSON.stringify(given).length;
  } catch {
    return Infinity;
  }
}

// An error with a code and a sentence, in the language of the table or, before it has one, of its reader; in English where the game does not speak that.
async function fault(code, key, slots) {
  const tag = table.shadowRoot.querySelector(".house")?.lang || given.lang || navigator.language;
  const wordsOf = (tag) => new URL(`words/${tag}.json`, import.meta.url);
  const message = (await sentence(key, tag, wordsOf, slots)) ?? (await sentence(key, "en", wordsOf, slots));
  return Object.assign(new Error(message ?? code), { code });
}

if (origin !== undefined && parent !== window) {
  for (const name of EVENTS) table.addEventListener(`yokohama-${name}`, ({ detail }) => tell({ event: name, detail }));
  addEventListener("message", async ({ data, origin: from, source }) => {
    if (from !== origin || source !== parent || typeof data !== "object" || data === null) return;
    const told = await answer(data);
    if (told) tell(told);
  });
}

document.body.append(table);
// From here on the table tells itself what is the matter.
dispatchEvent(new Event("yokohama-started"));
