// Taking moves back and playing them again, said aloud.

import { bubble } from "./bubble.js";
import * as panels from "./panels.js";
import { say } from "./words.js";

/** @import { Game } from "../types/table.js" */
/** @import { Eyes } from "./eyes.js" */
/** @import { Screen } from "./screen.js" */

export class Rewind {
  #game;
  #eyes;
  #screen;
  #goOn;

  /**
   * For a game that `eyes` shows on a screen; `goOn` is called when moves were taken back or played again.
   *
   * @param {Game} game
   * @param {Eyes} eyes
   * @param {Screen} screen
   * @param {() => void} goOn
   */
  constructor(game, eyes, screen, goOn) {
    this.#game = game;
    this.#eyes = eyes;
    this.#screen = screen;
    this.#goOn = goOn;
  }

  /** The last choice of the person whose hand is shown, by its number; undefined if there is none. */
  get lastChoice() {
    return this.#eyes.shown === null ? undefined : this.#game.lastChoice(this.#eyes.shown);
  }

  /** Takes a move back, and says by the log what it had done. */
  undo() {
    const story = this.#game.storySince(0, this.#eyes.shown);
    const said = () => {
      const gone = story.find(({ move }) => move >= this.#game.played);
      return gone ? say("said-undo-of", { deed: gone.text }) : say("said-undo");
    };
    this.#try(() => this.#game.undo(), said);
  }

  /** Plays again what was taken back. */
  redo() {
    this.#try(() => this.#game.redo(), () => say("said-redo"));
  }

  /** Begins the turn again. */
  restart() {
    this.#try(() => this.#game.restart(), () => say("said-restart"));
  }

  /** Goes back to before the move of a number, as a practice game. @param {number} move */
  goBack(move) {
    this.#try(() => this.#game.goBack(move), () => say("said-undo"));
  }

  // What is said comes last: who is asked now may see another hand, before which all that was said is forgotten.
  /** @param {() => void} action @param {() => string} said */
  #try(action, said) {
    try {
      action();
    } catch (/** @type {any} */ error) {
      if (!error.code) throw error;
      bubble(error.message, { x: this.#screen.box.width / 2, y: 64 }, this.#screen);
      panels.speak(error.message);
      return;
    }
    const text = said();
    this.#goOn();
    panels.speak(text);
  }
}
