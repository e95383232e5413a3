// Who plays at a table while its game goes on: persons leave seats to computers, and take them back.

import * as panels from "./panels.js";
import { askWhoPlays } from "./seats.js";
import { forGame } from "./sitters.js";
import { say } from "./words.js";

/** @import { Game, Kind } from "../types/table.js" */
/** @import { Eyes } from "./eyes.js" */
/** @import { Table } from "./play.js" */
/** @import { Handed } from "./sitters.js" */

export class Seating {
  #game;
  #table;
  #eyes;
  #goOn;

  /**
   * At a table for a game that `eyes` shows; `goOn` is called when seats were handed over.
   *
   * @param {Game} game
   * @param {Table} table
   * @param {Eyes} eyes
   * @param {() => void} goOn
   */
  constructor(game, table, eyes, goOn) {
    this.#game = game;
    this.#table = table;
    this.#eyes = eyes;
    this.#goOn = goOn;
    this.#seat();
  }

  /** Asks who plays, unless `signal` is aborted meanwhile; `kept` is called if nothing changes. @param {AbortSignal} signal @param {() => void} kept */
  ask(signal, kept) {
    const seats = this.#table.seats.map((seat, index) => ({ ...seat, name: this.#game.playerName(index) }));
    askWhoPlays(seats, {
      change: (kinds) => signal.aborted || this.#handOver(kinds),
      kept: () => signal.aborted || kept(),
      isWatched: this.#isWatched,
    });
  }

  /** Gives the seats back to the persons who have left all of them to computers. @param {Handed} handed */
  giveBack({ kinds }) {
    delete this.#table.handed;
    this.#eyes.handOver(kinds);
    this.#seat();
  }

  // Whether a person sits at the table, and the game is not over.
  get #isWatched() {
    return this.#game.decision() !== null && this.#table.seats.some(({ kind }) => kind === "person");
  }

  #seat() {
    this.#game.setPlayers(forGame(this.#table.seats));
  }

  // Hands seats over to persons and computers.
  /** @param {Kind[]} wishes */
  #handOver(wishes) {
    const kinds = this.#table.styles ? this.#game.dealStyles(wishes) : wishes;
    const changed = kinds.some((kind, seat) => kind !== this.#table.seats[seat].kind);
    const given = kinds.flatMap((kind, seat) => (kind !== "person" && this.#eyes.isPerson(seat) ? [seat] : []));
    if (changed) {
      const handed = { kinds: this.#table.seats.map(({ kind }) => kind), at: this.#game.played };
      if (kinds.includes("person")) delete this.#table.handed;
      else if (this.#isWatched) this.#table.handed = handed;
      this.#eyes.handOver(kinds);
      this.#seat();
    }
    this.#goOn();
    for (const seat of given) {
      panels.speak(say("seat-handed-over", { computer: this.#game.computerName(seat) ?? "", name: this.#game.playerName(seat) }));
    }
  }
}
