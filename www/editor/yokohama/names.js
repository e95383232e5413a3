// What can be chosen, by name: pairs of what a document says and what a reader reads.

import { thoughtOf } from "../../thoughts.js";
import { USUAL } from "../../whose.js";
import { say } from "../../words.js";

/** @import { Inventory } from "../../../types/thought.js" */
/** @import { Position } from "../position.js" */

const { crestName } = thoughtOf(USUAL);

/** @type {import("../../../types/thought.js").Crest[]} */
const CRESTS = ["wave", "plum", "wisteria", "chrysanthemum"];

/** What can be chosen: what a document says of it, and what a reader reads. @typedef {[said: any, read: string]} Pair */

/** One thing that can be chosen. @param {unknown} said @param {string} read @returns {Pair} */
export const pair = (said, read) => [said, read];

/** @param {string[]} texts @returns {Pair[]} */
const numbered = (texts) => texts.map((text, number) => [number, `${number} · ${text}`]);

/** The names of the things of a position, from what the box holds. */
export class Names {
  #position;
  #box;

  /** @param {Position} position @param {Partial<Inventory> & Pick<Inventory, "rows">} box */
  constructor(position, box) {
    this.#position = position;
    this.#box = box;
    this.orders = numbered(box.orders ?? []);
    this.technologies = numbered(box.technologies ?? []);
    this.buildings = numbered(box.buildings ?? []);
    this.tokens = numbered(box.tokens ?? []);
    this.achievements = numbered(box.achievements ?? []);
    this.rewards = numbered(box.rewards ?? []);
  }

  /** How many play, as far as the document can be understood. @returns {number} */
  get players() {
    const players = this.#position.value("options.players");
    return [2, 3, 4].includes(players) ? players : (this.#position.dealt("options.players") ?? 2);
  }

  /** The numbers of the seats. */
  get numbers() {
    return Array.from({ length: this.players }, (_, seat) => seat);
  }

  /** What the players are called, by seat: by their colours, as at the table. */
  get seats() {
    return this.numbers.map((seat) => crestName(CRESTS[seat]));
  }

  /** The seats as a choice. @returns {Pair[]} */
  get someone() {
    return this.seats.map((name, seat) => [seat, name]);
  }

  /** The squares of each row of the map, from the top. */
  get rows() {
    const lengths = this.#box.rows[this.players - 2] ?? [];
    return lengths.map((length, row) => Array.from({ length }, (_, column) => `${"abcd"[row]}${column + 1}`));
  }

  /** The squares as a choice, each with the Area that lies there. @returns {Pair[]} */
  get squares() {
    return this.rows.flat().map((square) => [square, `${square} · ${this.areaAt(square)}`]);
  }

  /** The name of an Area, as a document calls it. @param {string} name */
  area(name) {
    return this.#box.areas?.find((area) => area.name === name)?.text ?? "";
  }

  /** The name of the Area that lies on a square. @param {string} square */
  areaAt(square) {
    return this.area(this.#position.dealt(`areas.${square}.area`));
  }

  /** The spaces of a board as a choice. @param {string[]} texts @returns {Pair[]} */
  spaces(texts) {
    return texts.map((text, number) => [number, `${number + 1} · ${text}`]);
  }

  /** A choice that may be left to the seed. @param {Pair[]} pairs @returns {Pair[]} */
  dealtOr(pairs) {
    return [[undefined, say("editor-dealt")], ...pairs];
  }
}
