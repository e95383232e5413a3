// The page frame.html: one table in a frame of another page, which speaks with it by messages. The frame's address says what the
// element's attributes say, and in `parent` from which origin alone messages are heard and to which they go.

import "./yokohama-table.js";

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
function answer({ yokohama, id, ask, with: given = [] }) {
  if (yokohama !== VERSION || !["string", "number"].includes(typeof id) || String(id).length > 100) return undefined;
  const refuse = (code, message) => ({ id, error: { code, message } });
  const isKnown = METHODS.includes(ask) || VALUES.includes(ask);
  if (!isKnown) return refuse("message", `“ask” is one of ${[...METHODS, ...VALUES].join(", ")}.`);
  if (!Array.isArray(given) || given.length > MOST || JSON.stringify(given).length > LONGEST) return refuse("message", `“with” is a list of at most ${MOST} plain values.`);
  const access = table.table(1);
  if (access === undefined) return refuse("not-ready", "The table is not laid yet: wait for the event “ready”.");
  try {
    const answer = METHODS.includes(ask) ? access[ask](...given) : access[ask];
    return { id, answer };
  } catch (error) {
    return refuse(error?.code ?? "error", String(error?.message ?? error));
  }
}

if (origin !== undefined && parent !== window) {
  for (const name of EVENTS) table.addEventListener(`yokohama-${name}`, ({ detail }) => tell({ event: name, detail }));
  addEventListener("message", ({ data, origin: from, source }) => {
    if (from !== origin || source !== parent || typeof data !== "object" || data === null) return;
    const told = answer(data);
    if (told) tell(told);
  });
}

document.body.append(table);
