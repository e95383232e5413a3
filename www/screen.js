// The table as it is seen and heard: the canvas, painted when there is something new, and the tree.

import { palette } from "./palette.js";
import * as panels from "./panels.js";
import { played } from "./program.js";
import { element } from "./root.js";
import { Tree } from "./tree.js";
import { say } from "./words.js";

/** @import { Game, Wish } from "../types/table.js" */

const canvas = element("table");

export class Screen {
  #game;
  #on;
  #view = new (played().TableView)(canvas);
  #tree;
  #happened = ""; // What was not yet said of what happened.
  #question = ""; // What was asked last.
  #isRead = false; // Whether what is asked is read where the focus went.
  #leads = false; // Whether the focus goes to the question that is shown next.
  #waits = false; // Whether what is asked now is not worth telling, since more is to come.
  #frame = 0;
  #stale = false; // Whether the table has to be drawn anew before it is painted.
  #size = ""; // How large the canvas was when it was measured last, and how many pixels a CSS pixel had.

  /**
   * A game's table, until `signal` is aborted. `on` has `moment()`, which gives what is shown: `{seat, busy, at}` as
   * `TableView.show` takes it; `isAsked()`, whether the open question is for who looks; and `press(id)` and `focus(id)` of the tree.
   *
   * @param {Game} game
   * @param {AbortSignal} signal
   * @param {{ moment: () => Wish, isAsked: () => boolean, press: (id: string) => void, focus: (id: string | undefined) => void }} on
   */
  constructor(game, signal, on) {
    this.#game = game;
    this.#on = on;
    this.#view.dye(palette());
    this.#tree = new Tree(signal, { press: on.press, focus: on.focus, edge: () => panels.speak(say("tree-edge")) });
    const resized = new ResizeObserver(() => this.#refit());
    resized.observe(canvas);
    addEventListener("resize", () => this.#refit(), { signal });
    signal.addEventListener("abort", () => {
      resized.disconnect();
      cancelAnimationFrame(this.#frame);
    });
  }

  /** The table on the canvas. */
  get view() {
    return this.#view;
  }

  /** The canvas's place on the page. */
  get box() {
    return canvas.getBoundingClientRect();
  }

  /** Fits the table to the canvas as large as it is now; what was painted is gone if it had another size. */
  measure() {
    const size = this.#measured();
    if (size.includes(0)) return; // The table is not on the page.
    this.#size = String(size);
    this.#view.resize(...size);
  }

  /** Paints everything anew: the fonts or the palette have changed. */
  repaint() {
    this.#view.dye(palette());
    this.#view.repaint();
  }

  /** Something happened that is to be said with the next question. @param {string} text */
  happened(text) {
    this.#happened = text;
  }

  /**
   * Shows the game as it is, on the canvas and in the tree, and says what is new: what happened, and the question when it comes to a
   * person, unless the focus has gone there and it is read anyway. What was played is shown in motion, `pace` times as long as normal.
   */
  refresh(pace = 0) {
    this.paint(pace);
    this.#isRead = this.#tree.show(this.#view.tree(), this.#game.played) || this.#leads;
    if (this.#leads) this.toQuestion();
    this.#leads = false;
    if (this.#happened) panels.speak(this.#happened);
    this.#happened = "";
    if (!this.#waits) this.#tellQuestion();
  }

  /**
   * Does what shows many questions, one after another, and tells the last of them alone; gives what the action gives.
   *
   * @template T
   * @param {() => T} action
   */
  tellLast(action) {
    this.#waits = true;
    try {
      return action();
    } finally {
      this.#waits = false;
      this.#tellQuestion();
    }
  }

  /** The focus goes to the question that is shown next: it is read there. */
  leadToQuestion() {
    this.#leads = true;
  }

  /** Shows the game as it is, and paints it before the next frame. */
  paint(pace = 0) {
    this.#show(pace);
    this.#draw();
  }

  /** Shows and paints the game before the next frame, however often it is asked for: a pointer tells of many steps on its way. */
  paintSoon() {
    this.#stale = true;
    this.#draw();
  }

  /** Puts the focus on the open question. */
  toQuestion() {
    this.#tree.toQuestion();
  }

  /** Puts the focus on what confirms or goes on without more, and says if Enter confirms there or nothing goes on. */
  toWayOn() {
    const way = this.#tree.toWayOn();
    if (way === "confirms") panels.speak(say("tree-confirm"));
    if (way === undefined) panels.speak(say("tree-no-way-on"));
  }

  /** What the focus is on has been brought into sight. */
  lookedAt() {
    this.paint();
    this.#tree.unfold(this.#view.tree());
  }

  /** Goes on to the next part of the tree (1) or back to the one before (-1). @param {number} step */
  turn(step) {
    this.#tree.turn(step);
  }

  // How wide and high the canvas is, and how many pixels a CSS pixel has.
  /** @returns {[width: number, height: number, ratio: number]} */
  #measured() {
    const { width, height } = this.box;
    return [width, height, devicePixelRatio || 1];
  }

  // The browser tells of a size, the first one too. A canvas of another one is empty, and is not seen so: it is painted before this frame ends.
  #refit() {
    const size = this.#measured();
    if (size.includes(0) || this.#size === String(size)) return;
    this.measure();
    this.refresh();
    cancelAnimationFrame(this.#frame);
    if (this.#view.paint(performance.now())) this.#draw();
  }

  #tellQuestion() {
    const question = this.#view.ask("asked");
    const isNew = question !== this.#question && this.#on.isAsked();
    this.#question = question;
    if (isNew && !this.#isRead) panels.speak(question);
  }

  #show(pace = 0) {
    this.#stale = false;
    this.#view.show(this.#game, { ...this.#on.moment(), motion: pace });
  }

  // Paints before the next frame, and before each one after it as long as something moves.
  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame((now) => {
      if (this.#stale) this.#show();
      if (this.#view.paint(now)) this.#draw();
    });
  }
}
