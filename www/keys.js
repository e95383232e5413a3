// The keys that work anywhere on the table. Single letters can be switched off (WCAG 2.1.4), and rest while somebody types.

import { ears, element, elementOf } from "./root.js";
import { keepSettings, settings } from "./store.js";

// What a single key asks for.
/** @type {Record<string, string>} */
const ASKED = { q: "asked", c: "choices", g: "mine", s: "scores", w: "here", l: "happened", e: "end" };

// How much closer or farther a key shows the board.
/** @type {Record<string, number>} */
const ZOOM = { "+": 1.25, "=": 1.25, "-": 0.8, 0: 0.01 };

const TYPING = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

// Whether an event comes from where somebody types.
/** @param {Event} event */
const isTyping = ({ target }) => elementOf(target)?.closest(TYPING);

/** Lets the menu's box switch single keys on and off. */
export function prepareKeys() {
  const box = element("letters");
  box.checked = settings({ letters: true }).letters === true;
  box.addEventListener("change", () => keepSettings({ letters: box.checked }));
}

/**
 * What keys come to.
 *
 * @typedef {object} On
 * @property {() => boolean} awake
 * @property {(event: KeyboardEvent) => boolean | void} first
 * @property {(what: string) => void} ask
 * @property {(name: string) => void} act
 * @property {() => void} cancel
 * @property {(step: number) => void} turn
 * @property {(where: "question" | "way-on") => void} go
 * @property {(factor: number) => void} zoom
 */

/**
 * Hears keys until `signal` is aborted. `on` has `awake()`, whether the table hears keys now, `first(event)`, whether
 * something else has done with it, `ask(what)`, `act(name)`,
 * `cancel()`, `turn(step)` to the next part of the table, `go(where)` to the `"question"` or the `"way-on"`, and `zoom(factor)`.
 *
 * @param {AbortSignal} signal
 * @param {On} on
 */
export function listenToKeys(signal, on) {
  ears.addEventListener("keydown", (event) => on.awake() && !event.defaultPrevented && hear(event, on), { signal });
}

/** @param {KeyboardEvent} event @param {On} on */
function hear(event, on) {
  if (!isTyping(event) && on.first(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const action = event.ctrlKey || event.metaKey ? command(key, event, on) : event.altKey ? undefined : plain(key, event, on);
  if (!action) return;
  event.preventDefault();
  action();
}

/** @param {string} key @param {KeyboardEvent} event @param {On} on */
function command(key, { shiftKey }, on) {
  if (key === "y" || (key === "z" && shiftKey)) return () => on.act("redo");
  if (key === "z") return () => on.act("undo");
  if (key === "Backspace") return () => on.act("restart");
  return undefined;
}

/** @param {string} key @param {KeyboardEvent} event @param {On} on */
function plain(key, event, on) {
  if (key === "Escape") return on.cancel;
  if (key === "PageDown") return () => on.turn(1);
  if (key === "PageUp") return () => on.turn(-1);
  if (!element("letters").checked || isTyping(event)) return undefined;
  if (key === "?") return () => on.act("keys");
  if (key === "/") return () => on.act("type");
  if (key === "m") return () => on.act("menu");
  if (key === "h") return () => on.act("past");
  if (key === "k") return () => on.act("coach");
  if (key === "n") return () => on.act("next");
  if (key === "a") return () => on.go("question");
  if (key === "d") return () => on.go("way-on");
  if (key in ASKED) return () => on.ask(ASKED[key]);
  if (key in ZOOM) return () => on.zoom(ZOOM[key]);
  return undefined;
}
