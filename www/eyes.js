// Whose hand is open: of several persons at one screen nobody sees the hand of another.

/** @import { Kind } from "../types/table.js" */
/** @import { Table } from "./play.js" */

export class Eyes {
  #table;
  /** @type {number | null} */
  #shown = null;
  /** @type {number | null} */
  #lifted = null; // The seat that lifted the curtain.

  /**
   * `table` is `{seats, curtain, veiled}`, see `Play`; what changes in it is kept there.
   *
   * @param {Pick<Table, "seats" | "curtain" | "veiled">} table
   */
  constructor(table) {
    this.#table = table;
  }

  /** The seat whose hand is shown; `null` shows what an onlooker sees. */
  get shown() {
    return this.#shown;
  }

  /** Whose knowledge the past is told with: where several persons look on at one screen, nobody's (`undefined`). @returns {number | undefined} */
  get onlooker() {
    const several = this.#table.curtain && this.#persons.length > 1;
    return several ? undefined : (this.#shown ?? undefined);
  }

  /** Whether a person plays a seat. @param {number} seat */
  isPerson(seat) {
    return this.#table.seats[seat].kind === "person";
  }

  /**
   * Settles whose hand is shown when a seat is asked, or nobody (`null`): a lone person's always; of several, nobody's until they
   * have lifted the curtain. Gives whose it was before.
   *
   * @param {number | null} asked
   */
  look(asked) {
    const before = this.#shown;
    const persons = this.#persons;
    if (asked !== this.#lifted) this.#lifted = null;
    if (persons.length === 1 && !this.#table.veiled) [this.#shown] = persons;
    else if (this.#table.curtain || asked === null) this.#shown = this.#lifted;
    else if (this.isPerson(asked)) this.#shown = asked;
    return before;
  }

  /** A seat has lifted the curtain. @param {number} seat */
  lift(seat) {
    this.#lifted = seat;
    this.#table.veiled = false;
  }

  /** Hands seats over to persons and computers: `kinds` by seat. A hand that was not open is not opened by it. @param {Kind[]} kinds */
  handOver(kinds) {
    const { seats, curtain } = this.#table;
    kinds.forEach((kind, seat) => (seats[seat].kind = kind));
    const [person, ...others] = this.#persons;
    this.#table.veiled = curtain && others.length === 0 && person !== this.#shown;
    this.#lifted = null;
  }

  get #persons() {
    return this.#table.seats.flatMap((_, seat) => (this.isPerson(seat) ? [seat] : []));
  }
}
