// Somebody waits for the coach: a line that shows how far its thinking is, with a button that stops it.

import { focused, life } from "./root.js";
import { Thinker } from "./thinker.js";

/** @import { Game } from "../types/table.js" */
/** @import { Answers, Question, Questions } from "./answering.js" */
/** @import { Asking } from "./thinker.js" */

/** In which the coach thinks, apart from the computers at the table. */
const thinker = new Thinker();

/**
 * What asks the thinker; it gives nothing where nobody waits any more.
 *
 * @template {keyof Questions} A
 * @typedef {Promise<Answers[A] | undefined> | undefined} Answered
 */

/** @typedef {<A extends keyof Questions>(game: Game, table: Asking, question: Question<A>, told?: (done: number) => void) => Answered<A>} Ask */

export class Waiting {
  /** @type {HTMLElement} */
  #row;
  /** @type {AbortController | undefined} */
  #over; // Ends what is being waited for.
  /** @type {HTMLElement | null} */
  #returnTo = null; // What had the focus before.

  /** `row` holds a progress bar and the button; `stopped()` is called when that was pressed. @param {HTMLElement} row @param {() => void} stopped */
  constructor(row, stopped) {
    this.#row = row;
    row.querySelector("button")?.addEventListener("click", () => {
      this.stop();
      stopped();
    });
  }

  /**
   * Shows the line while `job(ask)` runs, where `ask(game, table, question, told)` is asked of the thinker and gives `undefined` if
   * there is no answer. Gives what the job came to, `null` once it was stopped, something else was begun, or the table is gone.
   *
   * @template T
   * @param {(ask: Ask) => Promise<T>} job
   * @returns {Promise<T | null>}
   */
  async during(job) {
    this.stop();
    const over = new AbortController();
    const { signal } = over;
    this.#over = over;
    this.#returnTo = focused();
    this.show();
    this.#row.hidden = false;
    const came = await job((game, table, question, told) => {
      return signal.aborted ? undefined : thinker.ask(game, table, question, { signal, told });
    });
    thinker.beginAnew(); // Nobody thinks in its place: who asks again is to be answered.
    if (signal.aborted || life.aborted) return null;
    this.stop();
    return came;
  }

  /**
   * Shows how much is done, from 0 to 1; nothing if that is not known. It never goes back, also where a worker begins anew.
   *
   * @param {number} [done]
   */
  show(done) {
    const bar = this.#row.querySelector("progress");
    if (done === undefined) bar?.removeAttribute("value");
    else if (bar) bar.value = Math.max(bar.value, done);
  }

  /** Stops what is being waited for. */
  stop() {
    const inside = this.#row.contains(focused());
    this.#over?.abort();
    this.#over = undefined;
    this.#row.hidden = true;
    if (inside && this.#returnTo?.isConnected) this.#returnTo.focus();
  }
}
