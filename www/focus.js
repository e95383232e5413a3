// The focus is never lost: where what had it goes away, it goes to where the page or its uppermost window begins.

/** Watches over the focus of who plays by keys or by ear, from now on. */
export function keepFocus() {
  const soon = () => setTimeout(() => isLost() && beginning()?.focus({ preventScroll: true }));
  // Whoever has no focus yet loses none. A click without a place was made by a key or by a screen reader.
  addEventListener("keydown", ({ target }) => target !== document.body && soon(), { capture: true });
  addEventListener("click", ({ detail }) => detail === 0 && soon(), { capture: true });
  addEventListener("close", soon, { capture: true });
}

function isLost() {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.getClientRects().length === 0;
}

// The curtain's button, the first thing of a window, or the heading of the page that is shown: on the table the open question.
function beginning() {
  const places = ["#curtain:not([hidden]) button", "dialog:modal button:not([hidden])", "main:not([hidden]) :is(h1, h2)[tabindex]"];
  return places.map((place) => document.querySelector(place)).find(Boolean);
}
