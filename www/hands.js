// What a person does at the table: by pointer, by keys, and through the tree.

import { bubble, hushBubble } from "./bubble.js";
import { Closer } from "./closer.js";
import { listen } from "./gestures.js";
import { listenToKeys } from "./keys.js";
import { followManners, manner } from "./manners.js";
import * as panels from "./panels.js";
import { ears, element, isModal } from "./root.js";
import { say } from "./words.js";

/** @import { Answer, Game } from "../types/table.js" */
/** @import { Point, Touch } from "./gestures.js" */
/** @import { Screen } from "./screen.js" */

const canvas = element("table");

/**
 * What hands do at the table.
 *
 * @typedef {object} On
 * @property {(move: string) => void} play
 * @property {(name: string) => void} act
 * @property {(move: number) => void} lookAt
 * @property {() => void} hurry
 * @property {(event: KeyboardEvent) => boolean} first
 */

export class Hands {
  #game;
  #screen;
  #on;
  #closer;
  #answered = true; // Whether the last touch played a move, or brought the table to sight.

  /**
   * The hands at a game's `Screen`, until `signal` is aborted. `on` has what a touch can come to: `play(move)`, `act(name)` of a
   * control or key, `lookAt(move)` in the past, `hurry()` for the bare table; and `first(event)`, whether something else has done
   * with a key.
   *
   * @param {Game} game
   * @param {Screen} screen
   * @param {AbortSignal} signal
   * @param {On} on
   */
  constructor(game, screen, signal, on) {
    this.#game = game;
    this.#screen = screen;
    this.#on = on;
    this.#closer = new Closer(screen.view, () => screen.paint());
    signal.addEventListener("abort", () => this.#closer.stop());
    // Whatever a person does comes first: what moves is where it belongs, and the table answers as it stands.
    for (const input of ["pointerdown", "keydown", "wheel"]) {
      ears.addEventListener(input, () => screen.view.settle(), { signal, capture: true, passive: true });
    }
    screen.view.setManner(game, manner());
    followManners(signal, (changed) => {
      screen.view.setManner(game, changed);
      screen.refresh();
    });
    this.#listenToPointers(signal);
    listenToKeys(signal, {
      awake: () => !element("play").hidden && element("curtain").hidden && !isModal(),
      first: on.first,
      ask: (what) => panels.speak(screen.view.ask(what)),
      act: on.act,
      cancel: () => this.#cancel(),
      turn: (step) => screen.turn(step),
      go: (where) => (where === "question" ? screen.toQuestion() : screen.toWayOn()),
      zoom: (factor) => this.#zoom(factor),
    });
  }

  /** A press of a button in the tree is a touch of what it stands for. @param {string} id */
  press(id) {
    hush();
    const answer = this.#screen.view.press(this.#game, id);
    if (answer.kind === "nothing") panels.speak(say("tree-nothing"));
    if (answer.kind === "explained") panels.speak(answer.message);
    this.#answer(answer);
  }

  /** The focus came to a button of the tree, or left it (`undefined`). @param {string | undefined} id */
  focus(id) {
    this.#screen.view.focus(id);
    this.#screen.lookedAt();
  }

  /** @param {AbortSignal} signal */
  #listenToPointers(signal) {
    const { view } = this.#screen;
    listen(canvas, signal, {
      touch: (at) => this.#touch(at),
      grab: ({ x, y }, reach) => view.grab(x, y, reach),
      drag: ({ x, y }) => {
        view.drag(x, y);
        this.#screen.paintSoon();
      },
      drop: ({ x, y }) => this.#answer(view.drop(this.#game, x, y)),
      letGo: () => {
        view.letGo();
        this.#screen.paint();
      },
      hover: (at) => this.#hover(at),
      explain: (at) => {
        hush();
        this.#closer.explain(at);
      },
      leave: () => {
        this.#closer.leave();
        if (view.hover(-1, -1)) this.#screen.paint();
      },
      pan: (dx, dy) => {
        view.pan(dx, dy);
        this.#screen.paintSoon();
      },
      zoom: (factor, { x, y }) => {
        view.zoom(factor, x, y);
        this.#screen.paintSoon();
      },
    });
  }

  /** @param {Point} at */
  #hover({ x, y }) {
    const { view } = this.#screen;
    if (view.hover(x, y)) {
      this.#closer.pointed();
      this.#screen.paintSoon();
    }
    this.#closer.moved();
    canvas.style.cursor = view.isOverTarget ? "pointer" : "default";
  }

  /** @param {Touch} at */
  #touch({ x, y, repeated, finger }) {
    // The second click of a double click is meant for what the first one has answered.
    if (repeated && this.#answered) return;
    this.#answered = false;
    hush();
    this.#closer.touched();
    const answer = this.#screen.view.touch(this.#game, x, y);
    // A line of the table's log is too low for a finger: the list of all has rows that it finds.
    if (finger && answer.kind === "told") this.#on.act("log");
    else this.#answer(answer);
  }

  // Does what a touch, a drag or a press came to.
  /** @param {Answer} answer */
  #answer(answer) {
    if (answer.kind === "play") {
      this.#answered = true;
      this.#on.play(answer.move);
    } else if (answer.kind === "control") {
      this.#on.act(answer.control);
    } else if (answer.kind === "told") {
      this.#on.lookAt(answer.move);
    } else {
      if (answer.kind === "why") {
        bubble(answer.message, answer.spot, this.#screen, answer.topic);
        panels.speak(answer.message);
      }
      if (answer.kind === "nothing") this.#on.hurry();
      this.#screen.refresh();
    }
  }

  #cancel() {
    const { view } = this.#screen;
    view.letGo();
    view.cancel();
    hushBubble();
    this.#screen.refresh();
  }

  // Round the middle of what the focus is on, or of the table.
  /** @param {number} factor */
  #zoom(factor) {
    const { width, height } = this.#screen.box;
    const { x, y, w, h } = this.#screen.view.focusRing() ?? { x: 0, y: 0, w: width, h: height };
    this.#screen.view.zoom(factor, x + w / 2, y + h / 2);
    this.#screen.paint();
  }
}

// What was told of the last touch and the last turn has been seen.
function hush() {
  hushBubble();
  panels.news([]);
}
