// The bubble that says why something cannot be, beside what it speaks of, for as long as that is of interest.

import { openAid } from "./aid.js";
import { ears, element, elementOf, focused, house } from "./root.js";
import { say } from "./words.js";

/** @import { Bounds, Chapter, TableView } from "../types/table.js" */

// Milliseconds that the bubble stays.
const STAY = 8000;

// Milliseconds that it stays after the pointer has left what was refused: time enough to come over to the bubble.
const AWAY = 1500;

// Pixels by which a pointer may be off what was refused and still mean it.
const SLACK = 8;

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges */

/** @type {number | undefined} */
let staying; // The timer of the bubble that is shown.
/** @type {number | undefined} */
let leaving; // The timer of a pointer that has left.
/** @type {AbortController | undefined} */
let shown; // Ends what listens for the bubble that is shown.
/** @type {HTMLElement | null} */
let pointedFrom; // What had the focus when the bubble came.
let pointer = { x: -Infinity, y: -Infinity }; // Where the mouse was last, on the page.

/** Keeps an eye on the mouse, from now on: a bubble goes when it leaves what was refused. */
export function followPointer() {
  /** @param {PointerEvent} event */
  const follow = ({ pointerType, clientX: x, clientY: y }) => {
    if (pointerType === "mouse") pointer = { x, y };
  };
  for (const name of /** @type {const} */ (["pointermove", "pointerdown", "pointerup"])) ears.addEventListener(name, follow, { capture: true, passive: true });
}

/**
 * Says something in a bubble beside a rectangle of a screen's canvas, so that what it speaks of stays in sight. `rule` is
 * `{id, name}` of the chapter to be read, if there is one.
 *
 * It goes by itself after a while, but not from under a pointer or the focus; sooner where a mouse that was on the rectangle leaves
 * it, or whatever else is touched.
 *
 * @param {string} message
 * @param {{ x: number, y: number, w?: number, h?: number }} spot
 * @param {{ box: DOMRect, view: TableView }} screen
 * @param {{ id: Chapter, name: string }} [rule]
 */
export function bubble(message, { x, y, w = 0, h = 0 }, { box, view }, rule) {
  hushBubble();
  const button = element("bubble-rule");
  element("bubble-text").textContent = message;
  button.hidden = !rule;
  button.textContent = rule ? say("read-rule", { chapter: rule.name }) : "";
  button.onclick = () => {
    hushBubble();
    openAid(rule?.id);
  };
  pointedFrom = focused();
  element("bubble").hidden = false;
  place({ x, y, w, h }, box, view);
  shown = new AbortController();
  stay();
  const { left, top } = box;
  watch({ left: left + x - SLACK, top: top + y - SLACK, right: left + x + w + SLACK, bottom: top + y + h + SLACK }, shown.signal);
}

/** Takes the bubble away. */
export function hushBubble() {
  shown?.abort();
  clearTimeout(staying);
  clearTimeout(leaving);
  leaving = undefined;
  if (element("bubble").contains(focused())) pointedFrom?.focus();
  element("bubble").hidden = true;
  element("bubble-text").textContent = "";
}

// Beside a rectangle of the canvas, where it covers least.
/** @param {Bounds} spot @param {DOMRect} box @param {TableView} view */
function place({ x, y, w, h }, { width: most }, view) {
  const shape = element("bubble");
  const width = Math.min(320, most - 16);
  shape.style.width = `${width}px`;
  const [left, top] = view.beside(x, y, w, h, width, shape.offsetHeight);
  shape.style.left = `${left}px`;
  shape.style.top = `${top}px`;
}

function stay() {
  clearTimeout(staying);
  staying = setTimeout(() => (isHeld() ? stay() : hushBubble()), STAY);
}

// Whether the bubble is pointed at, or read by keys.
const isHeld = () => element("bubble").matches(":hover, :focus-within");

// Lets the bubble go when the mouse leaves what was refused, given where that is on the page, or something else is touched.
/** @param {Edges} refused @param {AbortSignal} signal */
function watch(refused, signal) {
  const aside = () => {
    leaving ??= setTimeout(hushBubble, AWAY);
  };
  const follow = () => {
    if (!isHeld() && !isIn(refused, pointer)) return aside();
    clearTimeout(leaving);
    leaving = undefined;
  };
  /** @param {Event} event */
  const touched = ({ target }) => element("bubble").contains(elementOf(target)) || hushBubble();
  for (const name of ["pointerdown", "wheel"]) ears.addEventListener(name, touched, { signal, capture: true, passive: true });
  // A press of a key is not of the mouse, wherever that lies.
  if (!isIn(refused, pointer)) return;
  ears.addEventListener("pointermove", ({ pointerType }) => pointerType === "mouse" && follow(), { signal, passive: true });
  house.addEventListener("pointerleave", aside, { signal });
}

/** @param {Edges} edges @param {{ x: number, y: number }} point */
const isIn = ({ left, top, right, bottom }, { x, y }) => x >= left && x <= right && y >= top && y <= bottom;
