// A worked example of the rulebook at the table: its text lies below, its moves are shown one after the other, and one tries for oneself.

import { openAid } from "./aid.js";
import { element, house } from "./root.js";
import { make } from "./words.js";

/** @import { Play } from "./play.js" */

// The players of the rulebook's examples.
const NAMES = ["Jack", "Eva", "William", "Mary"];

// How long each move shown is left to be seen, in milliseconds, beyond what moves.
const SEEN = 1100;

const bar = element("worked");

/** Who sits at the table of an example. @param {number} count */
export const players = (count) => NAMES.slice(0, count).map((name) => ({ name, kind: "person" }));

/**
 * A worked example, as its document says it.
 *
 * @typedef {{ title: Record<string, string>, text: Record<string, string>, chapter: string, moves: string[], position: unknown }} Example
 */

/**
 * The example that a document tells.
 *
 * @param {string} text
 * @returns {Example}
 * @throws {SyntaxError} If it tells none.
 */
export function exampleOf(text) {
  const example = JSON.parse(text);
  const { title, text: told, moves, position } = example ?? {};
  if (typeof title?.en === "string" && typeof told?.en === "string" && Array.isArray(moves) && position) return example;
  throw new SyntaxError("no worked example");
}

export class Worked {
  #example;
  #lay;
  #play;
  #closed = new AbortController();
  /** @type {number | undefined} */
  #timer;

  /** Tells an example, as its document says it; `lay()` lays its table anew and gives the `Play`. @param {Example} example @param {() => Play} lay */
  constructor(example, lay) {
    this.#example = example;
    this.#lay = lay;
    /** @param {import("../types/elements.js").Id} id @param {() => void} action */
    const press = (id, action) => element(id).addEventListener("click", action, { signal: this.#closed.signal });
    press("worked-show", () => this.#show());
    press("worked-rule", () => openAid(example.chapter));
    press("worked-close", () => this.close());
    /** @param {Record<string, string>} texts */
    const told = (texts) => texts[house.lang] ?? texts.en;
    element("worked-title").textContent = told(example.title);
    element("worked-text").replaceChildren(make("p", { textContent: told(example.text) }));
    bar.hidden = false;
    try {
      this.#play = lay();
    } catch (error) {
      this.close(); // There is no table for it.
      throw error;
    }
  }

  /** Tells it no more; the game can be played on. */
  close() {
    this.#closed.abort();
    clearTimeout(this.#timer);
    bar.hidden = true;
  }

  // Lays the table anew and plays the example's moves on it; whoever plays meanwhile goes on alone.
  #show() {
    clearTimeout(this.#timer);
    this.#play = this.#lay();
    const moves = [...this.#example.moves];
    let { revision } = this.#play.game;
    const next = () => {
      const { game, left, view } = this.#play;
      if (left.aborted || game.revision !== revision) return;
      this.#play.follow([...JSON.parse(game.record()).moves, game.readShort(moves.shift() ?? "")]);
      // What came of the last one may have led to the score.
      if (moves.length === 0 || left.aborted) return;
      revision = game.revision;
      this.#timer = setTimeout(next, view.motion + SEEN);
    };
    this.#timer = setTimeout(next, SEEN);
  }
}
