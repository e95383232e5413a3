// What can be chosen, by name: pairs of what a document says and what a reader reads.

import { asked } from "../program.js";
import { say } from "../words.js";

/** What can be chosen: what a document says of it, and what a reader reads. @typedef {[said: any, read: string]} Pair */

/** One thing that can be chosen. @param {unknown} said @param {string} read @returns {Pair} */
export const pair = (said, read) => [said, read];

/** Things that a document calls by a name. @param {Array<{ name: string, text: string }>} things @returns {Pair[]} */
export const named = (things) => things.map(({ name, text }) => pair(name, text));

/** Cards and tiles, which a document calls by their rows in the printed values. @param {string[]} texts @returns {Pair[]} */
export const numbered = (texts) => texts.map((text, number) => [number, `${number} · ${text}`]);

/** A choice that may be left to the seed. @param {Pair[]} pairs @returns {Pair[]} */
export const dealtOr = (pairs) => [[undefined, say("editor-dealt")], ...pairs];

/** Who sits at the table of a position. */
export class Seats {
  #count;

  /** @param {() => number} count How many play. */
  constructor(count) {
    this.#count = count;
  }

  /** How many play. */
  get players() {
    return this.#count();
  }

  /** The numbers of the seats. */
  get numbers() {
    return Array.from({ length: this.players }, (_, seat) => seat);
  }

  /** What the players are called, by seat: by their colours, as at the table. */
  get seats() {
    const crests = asked().crests();
    return this.numbers.map((seat) => asked().crestName(crests[seat]));
  }

  /** The seats as a choice. @returns {Pair[]} */
  get someone() {
    return this.seats.map((name, seat) => [seat, name]);
  }
}
