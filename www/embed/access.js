// What a program on the page around may ask of a table and do at it: the interface's first version.

import { say } from "../words.js";

/** @import { Game } from "../../types/table.js" */
/** @import { TableAccess } from "./meiji-table.js" */

/**
 * The table that is accessed: whether it still lies there and answers; its game; what lets its game be changed and goes on, `undefined` if it
 * is only to be looked at; and its record.
 *
 * @typedef {object} On
 * @property {() => boolean} isThere
 * @property {() => Game} game
 * @property {((act: (game: Game) => void) => void) | undefined} play
 * @property {(at: number) => void} lookAt
 * @property {() => string} record
 */

/** @implements {TableAccess} */
export class Access {
  #on;
  #gone;

  /** For a table. @param {On} on */
  constructor(on) {
    this.#on = on;
    this.#gone = say("error-gone"); // Said while the program still answers.
  }

  /** The number of this interface. @returns {1} */
  get version() {
    return 1;
  }

  /** Which game is played, by its name. */
  get game() {
    return /** @type {TableAccess["game"]} */ (this.#game.game); // Of whichever it is, scripts speak as of the usual one.
  }

  /** The open question as `Game.decision` gives it: `{seat, ask}`; `null` once the game is over. */
  decision() {
    return this.#game.decision();
  }

  /** Every legal move of the seat that is asked, as texts that `play` takes; one for Orders in hand that say the same. */
  legalMoves() {
    return this.#game.legalMoves();
  }

  /** What some moves would lead to: see `Game.completion`. @param {string[]} moves */
  completion(moves) {
    return this.#game.completion(moves);
  }

  /** Why a move is forbidden, as `Game.whyNot` gives it; `null` if it is legal. @param {string} move */
  whyNot(move) {
    return this.#game.whyNot(move);
  }

  /** The move that a text in the short notation stands for, which need not be legal. @param {string} text */
  readShort(text) {
    return this.#game.readShort(text);
  }

  /** The legal moves that a text in the short notation may become, as `Game.completions` gives them. @param {string} text */
  completions(text) {
    return this.#game.completions(text);
  }

  /** What a seat may see, by its number from 0; without one, what everybody may. @param {number} [seat] */
  view(seat) {
    return this.#game.view(seat);
  }

  /** The options that the game is played with. */
  options() {
    return this.#game.options();
  }

  /** The number of the rules that the game is played by. */
  get rules() {
    return this.#game.rules;
  }

  /** How many moves have been played. */
  get played() {
    return this.#game.played;
  }

  /** The round; 0 before the first. */
  get round() {
    return this.#game.round;
  }

  /** What tells this state from any other, the same on every machine. */
  hash() {
    return this.#game.hash();
  }

  /** The points by category, and who is ahead, as `Game.scores` gives them. */
  scores() {
    return this.#game.scores();
  }

  /**
   * What happened since so many moves were played, as a seat may know it, or everybody: `{seat, text, move}` a line.
   *
   * @param {number} played
   * @param {number} [seat]
   */
  storySince(played, seat) {
    return this.#game.storySince(played, seat);
  }

  /** The same as the events of `meiji-move`. @param {number} played @param {number} [seat] */
  eventsSince(played, seat) {
    return this.#game.eventsSince(played, seat);
  }

  /** Whether the last choice can be taken back. */
  get canUndo() {
    return this.#game.canUndo;
  }

  /** Whether there is a choice that was taken back. */
  get canRedo() {
    return this.#game.canRedo;
  }

  /** Whether the game is practice. */
  get isPractice() {
    return this.#game.isPractice;
  }

  /** The position as it is now, as a document. */
  position() {
    return this.#game.position();
  }

  /** The record of the game, as a text. */
  record() {
    this.#look();
    return this.#on.record();
  }

  /**
   * Plays a move for the seat that is asked.
   *
   * @throws {Error} With the `code` `"illegal-move"`, `"not-a-move"` or `"readonly"` and a sentence; nothing has changed.
   * @param {string} move
   */
  play(move) {
    this.#act((game) => game.play(move));
  }

  /** Takes the last move back, as far as nothing hidden was revealed since. */
  undo() {
    this.#act((game) => game.undo());
  }

  /** Plays again what was taken back. */
  redo() {
    this.#act((game) => game.redo());
  }

  /** Begins the turn again. */
  restart() {
    this.#act((game) => game.restart());
  }

  /** Looks back at the moment at which so many moves were played. @param {number} played */
  lookAt(played) {
    if (!Number.isSafeInteger(played) || played < 0 || played > this.played) throw fault("moment", say("error-moment", { n: this.played }));
    this.#on.lookAt(played);
  }

  get #game() {
    this.#look();
    return this.#on.game();
  }

  // Whoever kept this longer than its table lay there hears so.
  #look() {
    if (!this.#on.isThere()) throw Object.assign(new Error(this.#gone), { code: "gone" });
  }

  /** @param {(game: Game) => void} act */
  #act(act) {
    this.#look();
    if (this.#on.play === undefined) throw fault("readonly", say("error-readonly"));
    this.#on.play(act);
  }
}

// An error with a code, like those of the rules.
/** @param {string} code @param {string} message */
function fault(code, message) {
  return Object.assign(new Error(message), { code });
}
