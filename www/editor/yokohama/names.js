// What the things of a position of Yokohama are called.

import { offerOf } from "../../offers.js";
import { Seats, numbered } from "../names.js";

/** @import { Inventory } from "../../../types/thought.js" */
/** @import { Pair } from "../names.js" */
/** @import { Position } from "../position.js" */

/** The names of the things of a position, from what the box holds. */
export class Names extends Seats {
  #position;
  #box;

  /** @param {Position} position @param {Partial<Inventory> & Pick<Inventory, "rows">} box */
  constructor(position, box) {
    super(() => playersOf(position));
    this.#position = position;
    this.#box = box;
    this.orders = numbered(box.orders ?? []);
    this.technologies = numbered(box.technologies ?? []);
    this.buildings = numbered(box.buildings ?? []);
    this.tokens = numbered(box.tokens ?? []);
    this.achievements = numbered(box.achievements ?? []);
    this.rewards = numbered(box.rewards ?? []);
  }

  /** The squares of each row of the map, from the top. */
  get rows() {
    const lengths = this.#box.rows[offerOf("yokohama").counts.indexOf(this.players)] ?? [];
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
}

// How many play, as far as the document can be understood.
/** @param {Position} position @returns {number} */
function playersOf(position) {
  const { counts } = offerOf("yokohama");
  const players = position.value("options.players");
  return counts.includes(players) ? players : (position.dealt("options.players") ?? counts[0]);
}
