// A first game: what is asked is explained below the table, when it is asked for the first time.

import { openAid } from "./aid.js";
import { element } from "./root.js";
import { make, say } from "./words.js";

/** @import { Ask, Game } from "../types/table.js" */
/** @import { Id } from "../types/elements.js" */
/** @import { Table } from "./play.js" */

const bar = element("guide");

/**
 * What was told in a kept game, with anything odd left out: by the name of each point the question at which it was told.
 *
 * @param {unknown} kept
 * @returns {Record<string, string> | undefined}
 */
export const toldOf = (kept) =>
  typeof kept === "object" && kept !== null ? Object.fromEntries(Object.entries(kept).filter(([, question]) => typeof question === "string")) : undefined;

export class Guide {
  /** @type {Table} */
  #table;
  /** @type {string | undefined} */
  #chapter;
  /** @type {string | undefined} */
  #said;
  #closed = new AbortController();

  /**
   * Explains the game of a table to the person at it, and keeps in `table.guide` what was told. `on` has `advise()`, which asks the
   * coach, and `off()`, once nothing more is to be explained.
   *
   * @param {Table} table
   * @param {{ advise: () => void, off: () => void }} on
   */
  constructor(table, on) {
    this.#table = table;
    /** @param {Id} id @param {() => void} action */
    const press = (id, action) => element(id).addEventListener("click", action, { signal: this.#closed.signal });
    press("guide-more", () => openAid(this.#chapter));
    press("guide-advice", () => on.advise());
    press("guide-off", () => {
      this.close();
      on.off();
    });
    bar.hidden = false;
  }

  /** Explains what is asked now, if it is new. As long as that is asked it stays, after a reload and after taking back as well. @param {Game} game */
  tell(game) {
    const { guide = {}, seats } = this.#table;
    const seat = seats.findIndex(({ kind }) => kind === "person");
    const decision = game.decision();
    // Whoever looks at the table of a game that is over has nothing to choose.
    bar.hidden = decision === null || seat < 0;
    if (decision === null || seat < 0) return;
    const asked = decision.seat === seat ? nameOf(decision.ask) : "others";
    const question = `${game.round} ${asked}`;
    const point = game.guide(seat).find(({ point }) => (guide[point] ?? question) === question);
    if (point) guide[point.point] = question;
    this.#chapter = point?.chapter;
    this.#say(point?.text ?? say("guide-known"));
  }

  /** Explains nothing more; the game goes on. */
  close() {
    this.#closed.abort();
    bar.hidden = true;
  }

  // What stays is not said again.
  /** @param {string} text */
  #say(text) {
    if (text !== this.#said) element("guide-text").replaceChildren(make("p", { textContent: text }));
    this.#said = text;
  }
}

// What is asked, by its name; some questions tell how far they have come.
/** @param {Ask} ask */
const nameOf = (ask) => (typeof ask === "string" ? ask : Object.keys(ask)[0]);
