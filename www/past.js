// The past of the game on the table: a bar to step through it, by turn and by step.

import { element, focused, house, isAtHand } from "./root.js";
import { say } from "./words.js";

/** @import { Game, Turn } from "../types/table.js" */

const bar = element("past");
const slider = element("past-slider");

const MOVES = /** @type {const} */ (["first", "turn-back", "back", "forward", "turn-forward", "last"]);

/** A way through the past. @typedef {typeof MOVES[number]} Way */

// What moves through the past, by key; with the shift key by whole turns.
/** @type {Record<string, Way | undefined>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", PageUp: "turn-back", PageDown: "turn-forward" };
/** @type {Record<string, Way | undefined>} */
const TURNS = { ArrowLeft: "turn-back", ArrowRight: "turn-forward" };

/**
 * What the past is of, and what it leads to.
 *
 * @typedef {object} On
 * @property {() => Game} game
 * @property {(number: number) => string[]} story
 * @property {(spoken: string | undefined) => void} changed
 * @property {() => void} closed
 * @property {() => boolean} stays
 * @property {() => boolean} mayPlayOn
 * @property {(at: number) => void} playOn
 */

export class Past {
  #on;
  /** @type {number | null} */
  #at = null; // How many moves are played in what is shown; null is now.
  #last = 0;
  /** @type {Turn[]} */
  #turns = [];
  /** @type {HTMLElement | null} */
  #returnTo = null; // What had the focus.

  /**
   * The past of a game, until `signal` is aborted. `on` has `game()`, the game; `changed(spoken)`, when another moment is
   * to be shown, with what is said of it unless the slider says it; `closed()`; `stays()`, whether it stays open; `mayPlayOn()`, whether
   * anybody may play on; and `playOn(at)`, to practise from where so many moves are played. `story(at)` gives what happened in the move before.
   *
   * @param {AbortSignal} signal
   * @param {On} on
   */
  constructor(signal, on) {
    this.#on = on;
    // A script may press what nobody sees.
    /** @param {HTMLElement} target @param {string} name @param {() => unknown} action */
    const hear = (target, name, action) => target.addEventListener(name, () => this.isOpen && action(), { signal });
    /** @param {import("../types/elements.js").Id} id @param {() => unknown} action */
    const press = (id, action) => hear(element(id), "click", action);
    for (const move of MOVES) press(`past-${move}`, () => this.#go(this.#target(move)));
    press("past-close", () => this.close());
    press("past-play", () => this.#canPlayOn && this.#on.playOn(this.#now));
    hear(slider, "input", () => this.#go(slider.valueAsNumber));
    signal.addEventListener("abort", () => this.#hide());
  }

  /** How many moves are played in what is shown; `null` is now. */
  get at() {
    return this.#at;
  }

  // The same; before it is opened nothing is played.
  get #now() {
    return this.#at ?? 0;
  }

  /** Whether the past is shown. */
  get isOpen() {
    return this.#at !== null;
  }

  /** Shows the moment at which so many moves are played; the latest if none is given. @param {number} [at] */
  open(at) {
    const game = this.#on.game();
    this.#last = game.played;
    this.#turns = game.turns();
    slider.max = String(this.#last);
    // Where one moment is all that there is to look at, there is nothing to go through it with.
    const isAll = this.#last === 0 && this.#on.stays();
    if (bar.hidden && !isAll) {
      this.#returnTo = focused();
      bar.hidden = false;
      house.dataset.past = "";
      if (isAtHand()) element("past-back").focus();
    }
    this.#go(at ?? this.#last);
  }

  /** Goes back to now. */
  close() {
    if (!this.isOpen || this.#on.stays()) return;
    this.#hide();
    this.#on.changed("");
    this.#on.closed();
  }

  /** Is not shown any more: what it was of is not now any longer. */
  drop() {
    if (this.isOpen) this.#hide();
  }

  /** Takes a key that was pressed, if it is for the past; gives whether it was. @param {KeyboardEvent} event */
  press(event) {
    if (!this.isOpen || event.ctrlKey || event.metaKey || event.altKey) return false;
    const move = (event.shiftKey ? TURNS : KEYS)[event.key];
    if (event.key === "Escape") this.close();
    else if (move) this.#go(this.#target(move));
    else return false;
    event.preventDefault();
    return true;
  }

  #hide() {
    this.#at = null;
    const inside = bar.contains(focused());
    bar.hidden = true;
    // What one player was told is not left in the document for the next.
    for (const id of /** @type {const} */ (["past-where", "past-what"])) element(id).textContent = "";
    slider.ariaValueText = "";
    delete house.dataset.past;
    if (inside) (this.#returnTo?.isConnected ? this.#returnTo : element("part-ask"))?.focus();
  }

  // Whether somebody may play on after what is shown, and there is anything left to play.
  get #canPlayOn() {
    return this.#on.mayPlayOn() && (this.#now < this.#last || this.#on.game().decision() !== null);
  }

  // Where a button or key leads.
  /** @param {Way} move */
  #target(move) {
    const starts = this.#turns.map(({ at }) => at);
    const ways = {
      first: 0,
      "turn-back": starts.findLast((start) => start < this.#now) ?? 0,
      back: this.#now - 1,
      forward: this.#now + 1,
      "turn-forward": starts.find((start) => start > this.#now) ?? this.#last,
      last: this.#last,
    };
    return ways[move];
  }

  /** @param {number} at */
  #go(at) {
    this.#at = Math.max(0, Math.min(at, this.#last));
    const where = this.#where();
    const what = this.#at === 0 ? say("history-nothing") : this.#on.story(this.#at - 1).join(" · ");
    slider.value = String(this.#at);
    slider.ariaValueText = `${where} · ${what}`;
    element("past-where").textContent = where;
    element("past-what").textContent = what;
    for (const move of MOVES) {
      const off = this.#at === (["first", "turn-back", "back"].includes(move) ? 0 : this.#last);
      // Not disabled: the focus would be lost.
      element(`past-${move}`).ariaDisabled = String(off);
    }
    element("past-play").ariaDisabled = String(!this.#canPlayOn);
    element("past-close").ariaDisabled = String(this.#on.stays());
    this.#on.changed(focused() === slider ? undefined : slider.ariaValueText);
  }

  // The round, whose turn it is, and which of its steps.
  #where() {
    // What begins a turn ends the one before.
    const index = Math.max(0, this.#turns.findLastIndex(({ at }) => at < this.#now || at === 0));
    const { at, round, seat } = this.#turns[index];
    const of = (this.#turns[index + 1]?.at ?? this.#last) - at;
    const n = this.#now - at;
    if (seat === null) return say("history-orders", { n, of });
    return say("history-at", { round, name: this.#on.game().playerName(seat), n, of });
  }
}
