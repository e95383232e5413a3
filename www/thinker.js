// Computers think in a worker. One that dies or says nothing is replaced by another; where none can be had, the page thinks itself.

import { program } from "./program.js";

// How long an answer is waited for, in milliseconds: many times what the longest thought takes.
const PATIENCE = 20_000;

// How often a worker is begun anew for one question.
const AGAIN = 1;

let worker;
let asked = 0; // How many questions were asked.

function begin() {
  worker ??= new Worker(new URL("./think.js", import.meta.url), { type: "module" });
  return worker;
}

function end() {
  worker?.terminate();
  worker = undefined;
}

// Asks the worker, and waits for the answer to this very question.
function ask(question) {
  return new Promise((answer, fail) => {
    const thinker = begin();
    const number = (asked += 1);
    const over = new AbortController();
    const failed = (event) => {
      over.abort();
      end();
      fail(new Error(event?.message ?? "the worker is silent"));
    };
    const timer = setTimeout(failed, PATIENCE);
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    thinker.addEventListener("error", failed, { signal: over.signal });
    thinker.addEventListener("message", ({ data }) => {
      if (data.number !== number) return;
      if (data.moves === undefined) return failed({ message: data.error });
      over.abort();
      answer(data.moves);
    }, { signal: over.signal });
    thinker.postMessage({ ...question, number });
  });
}

/** The moves that a computer of a kind plays next in the asked seat of a game: at least one. `undefined` where no worker answers. */
export async function think(game, kind, content) {
  const question = { program: program(), record: game.record(), content, kind };
  for (let tries = 0; tries <= AGAIN; tries += 1) {
    try {
      return await ask(question);
    } catch {
      // Another worker is tried, and after that the page itself.
    }
  }
  return undefined;
}
