// Pointers on the canvas: a click or tap touches, what can be taken up is dragged, elsewhere one finger pans, two pinch, a wheel
// pans or zooms.

import { isAtHand } from "./root.js";

// Pixels that a finger may slip before a touch is a pan.
const SLIP = 8;

// Pixels by which a finger may miss what it takes up.
const REACH = 10;

// How long a finger stays for a long press, in milliseconds.
const LONG = 450;

/** @param {HTMLElement} canvas @param {MouseEvent} event */
const point = (canvas, event) => {
  const box = canvas.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

/** @typedef {{ x: number, y: number }} Point */

/**
 * What pointers come to.
 *
 * @typedef {object} On
 * @property {(at: Touch) => void} touch
 * @property {(at: Point) => void} hover
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, at: Point) => void} zoom
 * @property {(at: Point, reach: number) => boolean} grab
 * @property {(at: Point) => void} drag
 * @property {(at: Point) => void} drop
 * @property {() => void} letGo
 * @property {(at: Point) => void} explain
 * @property {() => void} leave
 */

/** A touch: whether it is the second click of a double click, and whether it was a finger's. @typedef {Point & { repeated: boolean, finger: boolean }} Touch */

/**
 * Listens until `signal` is aborted. `on` has `touch({x, y, repeated, finger})`, `hover({x, y})`, `pan(dx, dy)`,
 * `zoom(factor, {x, y})`, and for what is dragged `grab({x, y}, reach)`, which gives whether there is anything to take up,
 * `drag({x, y})`, `drop({x, y})` and `letGo()`; all in CSS pixels of the canvas; `repeated` tells the second click of a double click,
 * `finger` that it is not as exact as a mouse.
 * `explain({x, y})` tells that a finger stays, which then is no touch; `leave()` that a mouse has left.
 *
 * @param {HTMLElement} canvas
 * @param {AbortSignal} signal
 * @param {On} on
 */
export function listen(canvas, signal, on) {
  /** @type {Map<number, { at: Point, start: Point }>} */
  const down = new Map();
  let slipped = false;
  let held = false; // Whether something was taken up.
  /** @type {number | undefined} */
  let long; // The timer of a long press.
  /** @template {keyof HTMLElementEventMap} Name @param {Name} name @param {(event: HTMLElementEventMap[Name]) => void} action */
  const hear = (name, action) => canvas.addEventListener(name, action, { signal, passive: false });

  // A press that a program makes has no pointer to be captured.
  /** @param {number} pointer */
  const capture = (pointer) => {
    try {
      canvas.setPointerCapture(pointer);
    } catch (/** @type {any} */ error) {
      if (error.name !== "NotFoundError") throw error;
    }
  };

  hear("pointerdown", (event) => {
    capture(event.pointerId);
    const at = point(canvas, event);
    if (held) on.letGo();
    if (down.size === 0) slipped = false;
    held = down.size === 0 && event.button === 0 && on.grab(at, event.pointerType === "mouse" ? 0 : REACH);
    down.set(event.pointerId, { at, start: at });
    clearTimeout(long);
    if (event.pointerType === "mouse" || down.size > 1) return;
    long = setTimeout(() => {
      slipped = true; // What follows is no touch, and takes nothing up.
      if (held) on.letGo();
      held = false;
      on.explain(at);
    }, LONG);
  });
  hear("pointermove", (event) => {
    const at = point(canvas, event);
    const finger = down.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === "mouse") on.hover(at);
      return;
    }
    const still = !slipped;
    slipped ||= Math.hypot(at.x - finger.start.x, at.y - finger.start.y) > SLIP;
    if (!slipped) return;
    if (still) clearTimeout(long);
    if (held) {
      on.drag(at);
      return;
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1].at;
    if (other) {
      const [before, after] = [finger.at, at].map(({ x, y }) => Math.hypot(x - other.x, y - other.y));
      if (before > 0) on.zoom(after / before, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    } else {
      on.pan(at.x - finger.at.x, at.y - finger.at.y);
    }
    finger.at = at;
  });
  // A click on the table leaves the focus where it is.
  hear("mousedown", (event) => event.preventDefault());
  /** @param {PointerEvent} event */
  const up = (event) => {
    clearTimeout(long);
    down.delete(event.pointerId);
    if (!held) return;
    held = false;
    if (slipped && event.type === "pointerup") on.drop(point(canvas, event));
    else on.letGo();
  };
  hear("pointerup", up);
  hear("pointercancel", up);
  hear("pointerleave", (event) => {
    if (event.pointerType === "mouse" && down.size === 0) on.leave();
  });
  // A long press asks the table, not the browser.
  hear("contextmenu", (event) => down.size > 0 && event.preventDefault());
  signal.addEventListener("abort", () => clearTimeout(long));
  hear("click", (event) => {
    if (!slipped) on.touch({ ...point(canvas, event), repeated: event.detail > 1, finger: event.pointerType === "touch" });
  });
  hear("wheel", (event) => {
    if (!isAtHand()) return;
    event.preventDefault();
    if (event.ctrlKey) on.zoom(Math.min(Math.exp(-event.deltaY / 200), 99), point(canvas, event));
    else on.pan(-event.deltaX, -event.deltaY);
  });
}
