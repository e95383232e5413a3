// The table's own art on the pages around it.

import { Backdrop, picture } from "./yokohama.js";
import { make } from "./words.js";

/** The address of a symbol's picture, such as `"good-tea"`. */
export function address(symbol) {
  return `data:image/svg+xml,${encodeURIComponent(picture(symbol))}`;
}

/** The name of a crest's symbol. */
export function crestSymbol(crest) {
  return `mon-${crest}`;
}

/** A symbol as an image that says nothing: its word stands beside it. */
export function icon(symbol, size) {
  return make("img", { className: "icon", src: address(symbol), alt: "", width: size, height: size });
}

/** Paints what lies behind the pages, again whenever the window changes; gives the way to change the page. */
export function backdrop() {
  const canvas = document.getElementById("backdrop");
  const painted = new Backdrop(canvas);
  let page = "start";
  let frame = 0;
  const paint = () => {
    if (canvas.clientWidth === 0) return; // Nothing lies behind the table.
    painted.paint(page, canvas.clientWidth, canvas.clientHeight, devicePixelRatio || 1);
  };
  new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(paint);
  }).observe(canvas);
  return (id) => {
    page = id;
    paint();
  };
}
