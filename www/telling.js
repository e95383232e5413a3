// What is told of a game at the table: to everybody since the last time, and to each seat since its own last move.

import * as sound from "./sound.js";

/** @import { Game, LogLine } from "../types/table.js" */
/** @import { Eyes } from "./eyes.js" */
/** @import { Line } from "./panels.js" */
/** @import { Table } from "./play.js" */

export class Telling {
  #game;
  #table;
  #eyes;
  #told; // How many moves have been told.
  #acted; // By seat, how many moves had been played when it last made one; what followed is news to it.

  /**
   * Of a game at a `table`, to whom `eyes` shows it. What has been played is known.
   *
   * @param {Game} game
   * @param {Table} table
   * @param {Eyes} eyes
   */
  constructor(game, table, eyes) {
    this.#game = game;
    this.#table = table;
    this.#eyes = eyes;
    this.#told = game.played;
    this.#acted = table.seats.map(() => game.played);
  }

  /** The person whose hand is shown has made a move: what follows is news to them. */
  acted() {
    const { shown } = this.#eyes;
    if (shown !== null) this.#acted[shown] = this.#game.played;
  }

  /** What happened since the last time, as a text; empty if nothing did. It sounds, where sounds are wanted. */
  tell() {
    const { played } = this.#game;
    const lines = this.#game.storySince(Math.min(this.#told, played), this.#seat);
    if (played > this.#told && sound.isOn()) sound.hear(this.#game.soundsSince(this.#told, this.#seat));
    this.#told = played;
    return lines.map((line) => line.text).join(" · ");
  }

  /**
   * What the others did since the person whose hand is shown made a move, as everybody may know it: `{crest, text, move}` a line.
   *
   * @returns {Line[]}
   */
  news() {
    const { shown } = this.#eyes;
    if (shown === null) return [];
    const lines = this.#game.storySince(Math.min(this.#acted[shown], this.#game.played));
    return this.#withCrests(lines.filter(({ seat }) => seat !== null && seat !== shown));
  }

  /** All that happened, as the person whose hand is shown may know it: `{crest, text, move}` a line. @returns {Line[]} */
  log() {
    return this.#withCrests(this.#game.storySince(0, this.#seat));
  }

  // Who is told, as the game takes it.
  get #seat() {
    return this.#eyes.shown ?? undefined;
  }

  /** @param {LogLine[]} lines */
  #withCrests(lines) {
    return lines.map(({ seat, text, move }) => ({ crest: this.#table.seats[seat ?? -1]?.crest, text, move }));
  }
}
