// Looking closer: what a pointer rests on is explained after a moment, and a board shows its sheet.

/** @import { TableView } from "../types/table.js" */

// How long a pointer rests before it is answered, in milliseconds.
const REST = 350;

// How long a pointer may be off the sheet that it opened.
const STRAY = 300;

// A click that comes sooner than this after a sheet has opened was meant for what lay there before.
const FRESH = 300;

export class Closer {
  #view;
  #paint;
  /** @type {number | undefined} */
  #rest;
  /** @type {number | undefined} */
  #stray;
  #opened = -Infinity; // When the pointer last opened something.

  /** For a table; `paint` shows what has changed. @param {TableView} view @param {() => void} paint */
  constructor(view, paint) {
    this.#view = view;
    this.#paint = paint;
  }

  /** Something else is pointed at: it is explained if that stays so. */
  pointed() {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (!this.#view.rest()) return;
      this.#opened = performance.now();
      this.#paint();
    }, REST);
  }

  /** The pointer has moved: away from a sheet that it opened, that folds. */
  moved() {
    if (!this.#view.isAstray) {
      clearTimeout(this.#stray);
      this.#stray = undefined;
    } else this.#stray ??= setTimeout(() => this.leave(), STRAY);
  }

  /** A finger stays at a point: what lies there is explained. @param {{ x: number, y: number }} at */
  explain({ x, y }) {
    this.#view.explain(x, y);
    this.#paint();
  }

  /** A click or tap is about to be answered. */
  touched() {
    clearTimeout(this.#rest);
    if (performance.now() - this.#opened < FRESH && this.#view.lookAway()) this.#paint();
  }

  /** Nothing is pointed at any more. */
  leave() {
    this.stop();
    if (this.#view.lookAway()) this.#paint();
  }

  /** Nothing more happens by itself. */
  stop() {
    clearTimeout(this.#rest);
    clearTimeout(this.#stray);
    this.#stray = undefined;
  }
}
