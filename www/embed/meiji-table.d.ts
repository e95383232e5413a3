// What <meiji-table> gives to the page around it, and <yokohama-table>, as it was first called. Nothing here changes without a new number: see
// docs/compatibility.md.

// What a game itself is made of, from the seats to the options, is declared by its program, which lies beside this. The names alone are Yokohama's.
import type * as Duel from "../duel.js";
import type * as Nippon from "../nippon.js";
import type { Completion, Decision, Forbidden, Happened, LogLine, Options, Scores, TypedMove, View } from "../yokohama.js";
export type {
  Actor,
  Agent,
  Area,
  Ask,
  Board,
  Cause,
  Chapter,
  Completion,
  Country,
  Decision,
  Deed,
  Exchange,
  Forbidden,
  Good,
  Happened,
  LogLine,
  Occupant,
  Offering,
  OpenTable,
  Options,
  Origin,
  Piece,
  Pieces,
  Placed,
  Player,
  Refusal,
  Resource,
  Score,
  Scores,
  Stage,
  Toll,
  TypedMove,
  View,
  Why,
} from "../yokohama.js";

/** What each game tells in types of its own, by its name. */
export interface Games {
  yokohama: {
    Completion: Completion;
    Decision: Decision;
    Forbidden: Forbidden;
    Happened: Happened;
    LogLine: LogLine;
    Options: Options;
    Scores: Scores;
    TypedMove: TypedMove;
    View: View;
  };
  duel: {
    Completion: Duel.Completion;
    Decision: Duel.Decision;
    Forbidden: Duel.Forbidden;
    Happened: Duel.Happened;
    LogLine: Duel.LogLine;
    Options: Duel.Options;
    Scores: Duel.Scores;
    TypedMove: Duel.TypedMove;
    View: Duel.View;
  };
  nippon: {
    Completion: Nippon.Completion;
    Decision: Nippon.Decision;
    Forbidden: Nippon.Forbidden;
    Happened: Nippon.Happened;
    LogLine: Nippon.LogLine;
    Options: Nippon.Options;
    Scores: Nippon.Scores;
    TypedMove: Nippon.TypedMove;
    View: Nippon.View;
  };
}

/** What is told of a game, by each game in types of its own: `game` says which of them these are. */
export type Told<Types extends Record<keyof Games, object>> = { [Name in keyof Games]: { game: Name } & Types[Name] }[keyof Games];

/** A table is laid, of the game that `game` tells. */
export interface ReadyDetail {
  game: keyof Games;
}

/** What is asked, at a table of any game: `game` tells which. */
export type DecisionDetail = Told<{ [Name in keyof Games]: Games[Name]["Decision"] }>;

/** The points at the end of a game, whichever it is: `game` tells which. */
export type EndDetail = Told<{ [Name in keyof Games]: Games[Name]["Scores"] }>;

/** Moves that were played at a table of any game: `game` tells which. */
export type AnyMoveDetail = Told<{ [Name in keyof Games]: MoveDetail<Name> }>;

/** Moves were played. */
export interface MoveDetail<Name extends keyof Games = "yokohama"> {
  /** How many moves had been played before. */
  from: number;
  /** How many have been played now. */
  played: number;
  /** What happened, as whoever looks on may know it. */
  events: readonly Games[Name]["Happened"][];
  /** The same as the lines of the log. */
  story: readonly string[];
}

/** What could not be done, and a sentence in the reader's language. */
export interface ErrorDetail {
  /**
   * `"attribute"`, `"load"` or that of a record or a lesson: no table is laid; `"computers"`, `"storage"`: the table goes on; `"crash"`:
   * the reader can begin again from the record; `"unexpected"`: a table stumbled, and all on the page go on.
   */
  code: "attribute" | "load" | "computers" | "storage" | "crash" | "unexpected" | (string & {});
  message: string;
}

/** What could not be done at a table of any game: `game` tells which, unless no table is laid. */
export interface AnyErrorDetail extends ErrorDetail {
  game?: keyof Games;
}

/**
 * What a program may ask of a table and do at it, first version. Every error has a `code` and a sentence; nothing has changed then.
 * What is given of another type than declared is refused with the code `argument`. Once the table was taken away, laid anew in another
 * language or with other attributes, or has crashed, all but `version` throws the code `gone`: ask the element for the one that lies there now.
 */
export interface TableAccess<Name extends keyof Games = "yokohama"> {
  readonly version: 1;
  /** Which game is played, by its name. */
  readonly game: Name;
  /** How many moves have been played. */
  readonly played: number;
  /** The round; 0 before the first. */
  readonly round: number;
  /** The open question; `null` once the game is over. */
  decision(): Games[Name]["Decision"] | null;
  /** Every legal move of the seat that is asked, as texts that `play` takes; one for Orders in hand that say the same. */
  legalMoves(): string[];
  /**
   * What some moves of the seat that is asked would lead to: the moves that are legal then, what would have happened, and what the seat
   * would see, `null` where that is hidden as yet. @throws codes `moves`: it is no list of texts; `not-a-move`, `illegal-move`.
   */
  completion(moves: string[]): Games[Name]["Completion"];
  /** Why a move is forbidden; `null` if it is legal. @throws code `not-a-move`. */
  whyNot(move: string): Games[Name]["Forbidden"] | null;
  /** The move that a text in the short notation stands for, as in `+b3` of Yokohama or `>te` of Yokohama Duel; it need not be legal. @throws code `not-a-move`. */
  readShort(text: string): string;
  /**
   * The legal moves that the last move of a text in the short notation may become, with `;` between moves, and each in a sentence; those that
   * have it in their sentence if none begins so.
   */
  completions(text: string): Games[Name]["TypedMove"][];
  /** What a seat may see, by its number from 0; without one, what everybody may. @throws code `seat`. */
  view(seat?: number): Games[Name]["View"];
  /** The options that the game is played with. */
  options(): Games[Name]["Options"];
  /** The number of the rules that the game is played by: 1 in Yokohama Duel and Nippon; in Yokohama 1 for one that was begun by an early version, 2 for a new one. */
  readonly rules: number;
  /** What tells this state from any other, the same on every machine: 16 hexadecimal digits. */
  hash(): string;
  /** The points by category, and who is ahead. */
  scores(): Games[Name]["Scores"];
  /** What happened since so many moves were played, as a seat may know it, or everybody, in lines of the log. @throws code `seat`. */
  storySince(played: number, seat?: number): Games[Name]["LogLine"][];
  /** The same as it was told by `meiji-move`. @throws code `seat`. */
  eventsSince(played: number, seat?: number): Games[Name]["Happened"][];
  /** Whether the last choice can be taken back. */
  readonly canUndo: boolean;
  /** Whether there is a choice that was taken back, to be played again. */
  readonly canRedo: boolean;
  /** Whether the game is practice: it begins with a position, goes on from a past, or something was taken back that could not be undone. */
  readonly isPractice: boolean;
  /**
   * The position as it is now, as JSON, with which a practice game can begin. It tells what every seat holds, and bears the game's seed, which
   * tells how the decks lie: give it away no sooner than a record.
   */
  position(): string;
  /** The record of the game: options, seed and moves, as JSON. It tells what is hidden in a game that goes on. */
  record(): string;
  /** Plays a move for the seat that is asked, and after it what leaves no choice: `played` tells how many moves that made. @throws codes `not-a-move`, `illegal-move`, `readonly`. */
  play(move: string): void;
  /** Takes the last choice back, with the moves that came of it and, in a game that hides nothing, those that computers have played since. @throws codes `nothing-to-undo`; `sealed`: something hidden was revealed since, or, in a game that hides something, somebody else was asked; `readonly`. */
  undo(): void;
  /** Plays again what was taken back. @throws codes `nothing-to-redo`, `readonly`. */
  redo(): void;
  /** Begins the turn again, as far as nothing hidden was revealed in it. @throws codes `nothing-to-undo`, `sealed`, `readonly`. */
  restart(): void;
  /** Looks back at the moment at which so many moves were played. @throws code `moment`: there is none, or that is no number of moves. */
  lookAt(played: number): void;
}

/** A table of any game: `game` tells which, and so of which types the rest is. */
export type AnyTable = { [Name in keyof Games]: TableAccess<Name> }[keyof Games];

/** The element. Its attributes are told in the package's README. */
export declare class MeijiTable extends HTMLElement {
  static readonly observedAttributes: readonly string[];
  /** What a program may ask and do, by the version; `undefined` until `meiji-ready`. @throws {RangeError} There is no such version. */
  table(version: 1): AnyTable | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    "meiji-table": MeijiTable;
  }
  interface HTMLElementEventMap {
    "meiji-ready": CustomEvent<ReadyDetail>;
    "meiji-move": CustomEvent<AnyMoveDetail>;
    "meiji-decision": CustomEvent<DecisionDetail>;
    "meiji-end": CustomEvent<EndDetail>;
    "meiji-error": CustomEvent<AnyErrorDetail>;
  }
}

/** The same as it was first called: a `MeijiTable` whose game is Yokohama, unless its attributes say otherwise. */
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
