// The position that is written: its text, what that says, what can be undone, and what the game says of it.

import { gameOf } from "../whose.js";
import { form, ours, program } from "./here.js";
import { at, changed } from "./paths.js";

/** @import { Name } from "../whose.js" */

const KEPT = "yokohama.editor";

// Changes of one place that follow one another so fast are one, in milliseconds.
const BURST = 1000;

// More texts than anybody takes back one by one.
const MOST_UNDONE = 500;

// What the second version of the format tells of any game, and the first does not.
const LATER = ["rules"];

export class Position {
  /** @type {string[]} */
  #texts; // All that it was, and is again if the last of them are undone.
  #now = 0;
  /** @type {{ place: string | undefined, until: number }} */
  #burst = { place: undefined, until: 0 };
  /** @type {unknown} */
  #value; // What the text says, as far as it could be read.
  /** @type {Name} */
  #game; // Which game that is of.
  /** @type {{ game: Name, record: string, whole: unknown } | undefined} */
  #good; // The last possible position, of whichever game.

  /** @type {string | undefined} */
  #checked; // The text that was checked last.

  /** What the game says of the text as it is: `undefined` if the position is possible. @type {(Error & { path: string }) | undefined} */
  fault;

  /** Begins with a text, which is taken to be of a game as long as it cannot be read. @param {string} text @param {Name} game */
  constructor(text, game) {
    this.#texts = [text];
    this.#game = game;
    this.#read();
  }

  /** The game that the document is of. */
  get game() {
    return this.#game;
  }

  get text() {
    return this.#texts[this.#now];
  }

  /** Whether the text is that of an object, whatever it says. */
  get isReadable() {
    return isObject(parsed(this.text));
  }

  /** The record of the last possible position. */
  get record() {
    return this.#good?.record;
  }

  /** What the document says at a path; `undefined` where the seed decides. @param {string} path */
  value(path) {
    return at(this.#value, path);
  }

  /** What stands there in the last possible position, whoever decided it. @param {string} path */
  dealt(path) {
    return this.#good?.game === this.#game ? at(this.#good.whole, path) : undefined;
  }

  /** Writes something at a path; `undefined` leaves it to the seed. The document becomes of the version that tells it. @param {string} path @param {unknown} part */
  put(path, part) {
    let value = changed(this.#value, path, part);
    const isOfSecond = part !== undefined && [...LATER, ...form().later].some((place) => path === place || path.startsWith(`${place}.`));
    if (isOfSecond && at(value, "position") < 2) value = changed(value, "position", 2);
    this.write(`${JSON.stringify(value, null, 2)}\n`, path);
  }

  /**
   * Takes another text for it; the changes of one place that follow one another fast are undone as one.
   *
   * @param {string} text
   * @param {string} [place]
   */
  write(text, place) {
    if (text === this.text) return;
    const goesOn = place !== undefined && place === this.#burst.place && Date.now() < this.#burst.until && this.#now > 0;
    this.#texts.splice(goesOn ? this.#now : this.#now + 1, Infinity, text);
    if (this.#texts.length > MOST_UNDONE) this.#texts.shift();
    this.#now = this.#texts.length - 1;
    this.#burst = { place, until: Date.now() + BURST };
    this.#read();
  }

  get canUndo() {
    return this.#now > 0;
  }

  get canRedo() {
    return this.#now < this.#texts.length - 1;
  }

  undo() {
    this.#go(-1);
  }

  redo() {
    this.#go(1);
  }

  /** @param {number} by */
  #go(by) {
    this.#now = Math.min(Math.max(this.#now + by, 0), this.#texts.length - 1);
    this.#burst = { place: undefined, until: 0 };
    this.#read();
  }

  #read() {
    const value = parsed(this.text);
    if (!isObject(value)) return;
    this.#value = value;
    this.#game = ours(gameOf(this.text));
  }

  /** Keeps the text in this browser; gives whether it could. */
  keep() {
    try {
      localStorage.setItem(KEPT, this.text);
      return true;
    } catch {
      return false;
    }
  }

  /** Lets the game check it, unless it has: before something is written that begins with what was dealt. */
  settle() {
    if (this.#checked !== this.text) this.check();
  }

  /** Lets its game check it, which has to be the one that answers: it is wholly possible, or the last possible one stays. */
  check() {
    this.#checked = this.text;
    let game;
    try {
      game = program().Game.fromPosition(this.text);
      this.#good = { game: this.#game, record: game.record(), whole: JSON.parse(game.position()) };
      this.fault = undefined;
    } catch (/** @type {any} */ error) {
      if (error.code !== "position") throw error;
      this.fault = error;
    } finally {
      game?.free();
    }
  }
}

/** The text that this browser kept; `undefined` if it kept none. */
export function kept() {
  try {
    return localStorage.getItem(KEPT) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
