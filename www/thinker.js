// Who thinks beside the page: a worker that is asked one question after the other, as long as they are about one game. One that dies or says nothing more
// is replaced by another; one whose answer is no longer wanted is ended. One that is long in coming is waited for once, and taken when it is there.

import { isRenewed, tellsRenewal } from "./build.js";
import { spoken } from "./language.js";
import { answering } from "./late.js";
import { PATIENCE as FIRST } from "./patience.js";
import { opponents } from "./program.js";
import { life } from "./root.js";
import { forGame } from "./sitters.js";
import { games } from "./sources.js";
import { nameOf } from "./whose.js";

/** @import { Game } from "../types/table.js" */
/** @import { About, Answers, Question, Questions } from "./answering.js" */
/** @import { Seat } from "./sitters.js" */
/** @import { Name } from "./whose.js" */

// How long is waited for the next word, in milliseconds: many times what the longest thought takes. The first one says that the worker has begun,
// which waits for what it has to fetch.
const PATIENCE = 20_000;

// How often a worker is begun anew for one question.
const AGAIN = 1;

/** Who plays the game that is thought about, and with which values. @typedef {{ seats: Seat[], content?: string }} Asking */

export class Thinker {
  /** @type {Name | undefined} */
  #thinks; // The game that the worker knows.
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Worker | undefined} */
  #late; // The same, where it has said nothing yet for longer than anybody waits: it may still come, and is not waited for.
  #asked = 0; // How many questions were asked.

  constructor() {
    // Nobody is left to hear the answer.
    life.addEventListener("abort", () => this.rest());
  }

  /**
   * What the worker answers to a question about a game; `undefined` where none answers, or once `signal` is aborted. `table` is
   * `{seats, content}`, who plays and with which values; `question` is `{ask, …}` as in think.js; `told(done)` is called now and then
   * with how much of the thinking is done, from 0 to 1.
   *
   * @template {keyof Questions} A
   * @param {Game} game
   * @param {Asking} table
   * @param {Question<A>} question
   * @param {{ signal?: AbortSignal, told?: (done: number) => void }} [on]
   * @returns {Promise<Answers[A] | undefined>}
   */
  async ask(game, { seats, content }, question, { signal, told = () => {} } = {}) {
    const whole = wholly(game, { seats, content }, question);
    const name = nameOf(game);
    const program = await opponents(name).catch((error) => void tellsRenewal(error));
    this.#turnTo(name);
    if (program === undefined || this.#late !== undefined) return undefined;
    for (let tries = 0; tries <= AGAIN && !isOver(signal) && !isRenewed(); tries += 1) {
      try {
        return await this.#try(name, whole, program, signal, told);
      } catch (error) {
        tellsRenewal(error); // Another worker is tried, unless it was not to go on.
        if (this.#late !== undefined) return undefined;
      }
    }
    return undefined;
  }

  // Asks the worker, and waits for the answer to this very question.
  /**
   * @template {keyof Questions} A
   * @param {Name} name
   * @param {Question<A> & About} question
   * @param {WebAssembly.Module} program
   * @param {AbortSignal | undefined} signal
   * @param {(done: number) => void} told
   * @returns {Promise<Answers[A]>}
   */
  #try(name, question, program, signal, told) {
    return new Promise((answer, fail) => {
      const isNew = this.#worker === undefined;
      const worker = (this.#worker ??= games[name].worker());
      const number = (this.#asked += 1);
      const over = new AbortController();
      let hasBegun = !isNew;
      /** @param {{ message?: string, name?: string }} [event] */
      const failed = (event) => {
        over.abort();
        this.#end(worker);
        fail(Object.assign(new Error(event?.message ?? "the worker is silent"), { name: event?.name ?? "Error" }));
      };
      const isLate = () => {
        over.abort();
        this.#late = worker;
        worker.addEventListener("message", () => this.#come(worker), { once: true });
        worker.addEventListener("error", () => this.#end(worker), { once: true });
        fail(new Error("the worker has not begun"));
      };
      /** @type {number | undefined} */
      let timer;
      const wait = () => {
        clearTimeout(timer);
        timer = hasBegun ? setTimeout(failed, PATIENCE) : setTimeout(isLate, FIRST);
      };
      over.signal.addEventListener("abort", () => clearTimeout(timer));
      for (const end of [signal, life]) end?.addEventListener("abort", () => failed(), { signal: over.signal });
      worker.addEventListener("error", failed, { signal: over.signal });
      worker.addEventListener("message", ({ data }) => {
        if (data.number !== number) return;
        if (data.error !== undefined) return failed({ message: data.error, name: data.name });
        hasBegun = true;
        wait();
        if (data.done !== undefined) return told(data.done);
        over.abort();
        answer(data.answer);
      }, { signal: over.signal });
      wait();
      worker.postMessage({ ...question, number, ...(isNew && { program, spoken: spoken(name) }) });
    });
  }

  /** Ends the worker; whoever asks next begins another. */
  rest() {
    if (this.#worker) this.#end(this.#worker);
  }

  /** Waits no more for a worker that has not come; whoever asks next begins another. */
  beginAnew() {
    if (this.#late) this.#end(this.#late);
  }

  // A worker knows one game: that of another ends.
  /** @param {Name} name */
  #turnTo(name) {
    if (this.#thinks !== name) {
      this.rest();
      this.beginAnew();
    }
    this.#thinks = name;
  }

  /** @param {Worker} worker */
  #end(worker) {
    worker.terminate();
    this.#come(worker);
    if (this.#worker === worker) this.#worker = undefined;
  }

  // It is there, or never will be.
  /** @param {Worker} worker */
  #come(worker) {
    if (this.#late === worker) this.#late = undefined;
  }
}

// Whether nobody waits for an answer any more.
/** @param {AbortSignal | undefined} signal */
const isOver = (signal) => life.aborted || signal?.aborted === true;

// A question with the game that it is about.
/** @template {keyof Questions} A @param {Game} game @param {Asking} table @param {Question<A>} question @returns {Question<A> & About} */
function wholly(game, { seats, content }, question) {
  return { record: game.record(), content, players: forGame(seats), ...question };
}

/** In which the computers at the table think, as long as there is one. */
export const computers = new Thinker();

/**
 * What the page itself answers to a question as for `Thinker.ask`, where no worker can be had; `undefined` where its program cannot.
 *
 * @template {keyof Questions} A
 * @param {Game} game
 * @param {Asking} table
 * @param {Question<A>} question
 * @returns {Promise<Answers[A] | undefined>}
 */
export async function thinkHere(game, table, question) {
  if (isRenewed()) return undefined;
  const whole = wholly(game, table, question);
  const mind = await answering(nameOf(game)).catch((error) => void tellsRenewal(error));
  return mind?.answer(whole, () => {});
}
