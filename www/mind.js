// The mind of the computers at a table: they think in a worker, and what they thought counts as long as nothing else has happened.

import { tellsRenewal } from "./build.js";
import { playouts } from "./effort.js";
import { opponents } from "./program.js";
import { element } from "./root.js";
import { computers, thinkHere } from "./thinker.js";
import { nameOf } from "./whose.js";

/** @import { Game, Kind } from "../types/table.js" */
/** @import { Question } from "./answering.js" */
/** @import { Table } from "./play.js" */

// How long somebody thinks before it is shown how far that is, in milliseconds.
const SHOWN = 250;

const bar = element("thinking");

// Whether there is a program to think with; without, nobody is asked.
/** @param {Game} game */
const isThere = (game) => opponents(nameOf(game)).then(() => true, (error) => void tellsRenewal(error));

export class Mind {
  #game;
  #table;
  #place;
  /** @type {{ moves: string[], played: number, revision: number }} */
  #plan = { moves: [], played: 0, revision: 0 }; // What a computer wants to play, from so many moves on.
  /** @type {{ revision: number, kind: Kind, stop: () => void } | undefined} */
  #thought; // What is being thought: `{revision, kind, stop}`.

  /**
   * Of a game and its table, see `Play`; `place()` gives where it is shown how far the thinking is: `{x, y, w}` on the page.
   *
   * @param {Game} game
   * @param {Table} table
   * @param {() => { x: number, y: number, w: number }} place
   */
  constructor(game, table, place) {
    this.#game = game;
    this.#table = table;
    this.#place = place;
    computers.beginAnew();
    // Who is to think soon is fetched at once; where that fails it is tried again.
    if (table.seats.some(({ kind }) => kind !== "person")) opponents(nameOf(game)).catch(() => {});
  }

  /** What the computer that is asked has thought of to play next; whatever else happened than its own moves makes that void. */
  get planned() {
    const { moves, played, revision } = this.#plan;
    const since = this.#game.played - played;
    return this.#game.revision - revision === since && this.#kind !== "person" ? moves[since] : undefined;
  }

  /**
   * Lets the computer that is asked think; gives `"done"`, `"stopped"` if that came to nothing, `"busy"` if one thinks already, or
   * `"missing"` where its program cannot be fetched.
   */
  async think() {
    if (this.#thought) return "busy";
    const { played, revision } = this.#game;
    const kind = this.#kind;
    if (kind === "person") return "stopped"; // Nobody is to think.
    const over = new AbortController();
    const begun = performance.now();
    /** @param {number} done */
    const told = (done) => performance.now() - begun > SHOWN && this.#show(done);
    this.#thought = { revision, kind, stop: () => over.abort() };
    /** @type {Question<"plan">} */
    const question = { ask: "plan", kind, playouts: playouts() };
    const isVoid = () => over.signal.aborted || this.#game.revision !== revision;
    let moves;
    // Whoever was to think may be wanted no more by now, and the game gone.
    if ((await isThere(this.#game)) && !isVoid()) {
      moves = await computers.ask(this.#game, this.#table, question, { signal: over.signal, told });
      // Where no worker can be had, the page thinks itself.
      if (!isVoid()) moves ??= await thinkHere(this.#game, this.#table, question);
    }
    this.#thought = undefined;
    bar.hidden = true;
    if (isVoid()) return "stopped";
    if (moves === undefined) return "missing";
    this.#plan = { moves, played, revision };
    return "done";
  }

  /** Ends the thinking if something else happened than it was begun for. */
  look() {
    const { revision, kind } = this.#thought ?? {};
    if (this.#thought && (revision !== this.#game.revision || kind !== this.#kind)) this.stop();
  }

  /** Ends the thinking. */
  stop() {
    this.#thought?.stop();
    bar.hidden = true;
  }

  // Who is asked; a person when the game is over.
  get #kind() {
    return this.#table.seats[this.#game.decision()?.seat ?? -1]?.kind ?? "person";
  }

  /** @param {number} done */
  #show(done) {
    const { x, y, w } = this.#place();
    Object.assign(bar.style, { left: `${x}px`, top: `${y}px`, width: `${w}px` });
    bar.value = done;
    bar.hidden = false;
  }
}
