// Who thinks beside the page: a worker that is asked one question after the other. One that dies or says nothing is replaced by
// another; one whose answer is no longer wanted is ended.

import { spoken } from "./language.js";
import { program } from "./program.js";
import { forGame } from "./sitters.js";

// How long is waited for the next word, in milliseconds: many times what the longest thought takes.
const PATIENCE = 20_000;

// How often a worker is begun anew for one question.
const AGAIN = 1;

export class Thinker {
  #worker;
  #asked = 0; // How many questions were asked.

  /**
   * What the worker answers to a question about a game; `undefined` where none answers, or once `signal` is aborted. `table` is
   * `{seats, content}`, who plays and with which values; `question` is `{ask, …}` as in think.js; `told(done)` is called now and then
   * with how much of the thinking is done, from 0 to 1.
   */
  async ask(game, { seats, content }, question, { signal, told = () => {} } = {}) {
    const whole = { record: game.record(), content, players: forGame(seats), ...question };
    for (let tries = 0; tries <= AGAIN && !signal?.aborted; tries += 1) {
      try {
        return await this.#try(whole, signal, told);
      } catch {
        // Another worker is tried, unless it was not to go on.
      }
    }
    return undefined;
  }

  // Asks the worker, and waits for the answer to this very question.
  #try(question, signal, told) {
    return new Promise((answer, fail) => {
      const isNew = this.#worker === undefined;
      const worker = (this.#worker ??= new Worker(new URL("./think.js", import.meta.url), { type: "module" }));
      const number = (this.#asked += 1);
      const over = new AbortController();
      const failed = (event) => {
        over.abort();
        this.#end(worker);
        fail(new Error(event?.message ?? "the worker is silent"));
      };
      let timer;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(failed, PATIENCE);
      };
      over.signal.addEventListener("abort", () => clearTimeout(timer));
      signal?.addEventListener("abort", failed, { signal: over.signal });
      worker.addEventListener("error", failed, { signal: over.signal });
      worker.addEventListener("message", ({ data }) => {
        if (data.number !== number) return;
        if (data.error !== undefined) return failed({ message: data.error });
        wait();
        if (data.done !== undefined) return told(data.done);
        over.abort();
        answer(data.answer);
      }, { signal: over.signal });
      wait();
      worker.postMessage({ ...question, number, ...(isNew && { program: program(), spoken: spoken() }) });
    });
  }

  #end(worker) {
    worker.terminate();
    if (this.#worker === worker) this.#worker = undefined;
  }
}

/** In which the computers at the table think. */
export const computers = new Thinker();
