// The focus is never lost: where what had it goes away, it goes to where the page or its uppermost window begins.

import { ears, focused, house, root } from "./root.js";

/** Watches over the focus of who plays by keys or by ear, from now on. */
export function keepFocus() {
  const soon = () => setTimeout(() => isLost() && beginning()?.focus({ preventScroll: true }));
  // Whoever has no focus yet loses none. A click without a place was made by a key or by a screen reader.
  ears.addEventListener("keydown", ({ target }) => target !== document.body && target !== house && soon(), { capture: true });
  ears.addEventListener("click", ({ detail }) => detail === 0 && soon(), { capture: true });
  ears.addEventListener("close", soon, { capture: true });
}

function isLost() {
  const active = focused() ?? document.activeElement;
  return !active || active === document.body || active === house || active.getClientRects().length === 0;
}

// The curtain's button, the first thing of a window, or the heading of the page that is shown: on the table the open question.
function beginning() {
  const places = ["#curtain:not([hidden]) button", "dialog:modal button:not([hidden])", "main:not([hidden]) :is(h1, h2)[tabindex]"];
  return places.map((place) => /** @type {HTMLElement | null} */ (root.querySelector(place))).find(Boolean);
}
