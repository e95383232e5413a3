// What <yokohama-table> gives to the page around it. Nothing here changes without a new number: see CONTRIBUTING.md.

/** The open question: who is asked, by the seat's number from 0, and what, as in `"place"` or `{"reward": …}`. */
export interface Decision {
  seat: number;
  ask: unknown;
}

/** Moves were played. */
export interface MoveDetail {
  /** How many moves had been played before. */
  from: number;
  /** How many have been played now. */
  played: number;
  /** What happened, as whoever looks on may know it: an object with `kind`, the `move` by its number, and a `text` each. */
  events: ReadonlyArray<{ kind: string; move: number; text: string; [what: string]: unknown }>;
  /** The same as the lines of the log. */
  story: readonly string[];
}

/** The points of the game. */
export interface Scores {
  /** The sum of each seat. */
  totals: readonly number[];
  /** The seats, best first; `null` as long as the game goes on. */
  standings: readonly number[] | null;
  /** By seat, the points of each category. */
  sheet: ReadonlyArray<Readonly<Record<string, unknown>>>;
}

/** What could not be done, and a sentence in the reader's language. */
export interface ErrorDetail {
  /**
   * `"attribute"`, `"load"` or that of a record or a lesson: no table is laid; `"computers"`, `"storage"`: the table goes on; `"crash"`:
   * the reader can begin again from the record; `"unexpected"`: one of several tables stumbled.
   */
  code: "attribute" | "load" | "computers" | "storage" | "crash" | "unexpected" | (string & {});
  message: string;
}

/** Why a move is forbidden: the rule, its chapter in the rulebook, and a sentence. */
export interface Forbidden {
  rule: string;
  chapter: string;
  message: string;
  [what: string]: unknown;
}

/** What a program may ask of a table and do at it, first version. Every error has a `code` and a sentence; nothing has changed then. */
export interface TableAccess {
  readonly version: 1;
  /** How many moves have been played. */
  readonly played: number;
  /** The round; 0 before the first. */
  readonly round: number;
  /** The open question; `null` once the game is over. */
  decision(): Decision | null;
  /** Every legal move of the seat that is asked, as texts that `play` takes. */
  legalMoves(): string[];
  /**
   * What some moves of the seat that is asked would lead to: the moves that are legal then, what would have happened, and what the seat
   * would see; `null` where that is hidden as yet. @throws codes `not-a-move`, `illegal-move`.
   */
  completion(moves: string[]): { moves: string[]; events: unknown[]; view: unknown };
  /** Why a move is forbidden; `null` if it is legal. @throws code `not-a-move`. */
  whyNot(move: string): Forbidden | null;
  /** The move that a text in the short notation stands for, as in `+b3`. @throws if no legal move is meant. */
  readShort(text: string): string;
  /** What a seat may see, by its number from 0; without one, what everybody may. @throws code `seat`. */
  view(seat?: number): unknown;
  /** The options that the game is played with. */
  options(): Record<string, unknown>;
  /** What tells this state from any other, the same on every machine: 16 hexadecimal digits. */
  hash(): string;
  /** The points by category, and who is ahead. */
  scores(): Scores;
  /** What happened since so many moves were played, as a seat may know it, or everybody. */
  storySince(played: number, seat?: number): Array<{ seat: number | null; text: string; move: number }>;
  /** The record of the game: options, seed and moves, as JSON. It tells what is hidden in a game that goes on. */
  record(): string;
  /** Plays a move for the seat that is asked. @throws codes `not-a-move`, `illegal-move`, `readonly`. */
  play(move: string): void;
  /** Takes the last move back, as far as nothing hidden was revealed since. @throws if there is none; code `readonly`. */
  undo(): void;
  /** Plays again what was taken back. @throws if there is nothing; code `readonly`. */
  redo(): void;
  /** Begins the turn again. @throws if nothing of it can be taken back; code `readonly`. */
  restart(): void;
  /** Looks back at the moment at which so many moves were played. @throws code `moment`: there is none. */
  lookAt(played: number): void;
}

/** The element. Its attributes are told in the package's README. */
export declare class YokohamaTable extends HTMLElement {
  static readonly observedAttributes: readonly string[];
  /** What a program may ask and do, by the version; `undefined` until `yokohama-ready`. @throws {RangeError} There is no such version. */
  table(version: 1): TableAccess | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    "yokohama-table": YokohamaTable;
  }
  interface HTMLElementEventMap {
    "yokohama-ready": CustomEvent<Record<string, never>>;
    "yokohama-move": CustomEvent<MoveDetail>;
    "yokohama-decision": CustomEvent<Decision>;
    "yokohama-end": CustomEvent<Scores>;
    "yokohama-error": CustomEvent<ErrorDetail>;
  }
}
