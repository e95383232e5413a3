// The table's own art on the pages around it.

import { palette } from "./palette.js";
import { asked } from "./program.js";
import { element, root } from "./root.js";
import { make } from "./words.js";

/** @import { Crest } from "../types/table.js" */

/**
 * Draws a symbol, such as `"good-tea"`, in an image of the page or of a drawing; gives the image.
 *
 * @template {HTMLElement | SVGElement} Image
 * @param {Image} image
 * @param {string} symbol
 * @returns {Image}
 */
export function show(image, symbol) {
  image.dataset.symbol = symbol;
  image.setAttribute(image instanceof SVGElement ? "href" : "src", address(symbol));
  return image;
}

/** @param {string} symbol */
function address(symbol) {
  return `data:image/svg+xml,${encodeURIComponent(String(asked().picture(symbol, palette())))}`;
}

/** Draws every symbol of the page anew: the palette has changed. */
export function redye() {
  /** @type {NodeListOf<HTMLElement | SVGElement>} */
  const images = root.querySelectorAll("[data-symbol]");
  for (const image of images) show(image, image.dataset.symbol ?? "");
}

/** The name of a crest's symbol. @param {Crest} crest */
export function crestSymbol(crest) {
  return `mon-${crest}`;
}

/** A symbol as an image that says nothing: its word stands beside it. @param {string} symbol @param {number} size */
export function icon(symbol, size) {
  return show(make("img", { className: "icon", alt: "", width: size, height: size }), symbol);
}

/**
 * Paints what lies behind the pages, again whenever the window changes; gives the way to change the page, or to paint the same one, and
 * `renew()`, for when another program answers in the place of the one that painted.
 */
export function backdrop() {
  const canvas = element("backdrop");
  /** @type {InstanceType<import("./program.js").Program["Backdrop"]>} */
  let painted;
  /** @type {string | undefined} */
  let page; // Which page it lies behind; none before the first one is shown.
  /** @type {[page: string, palette: string, width: number, height: number, ratio: number] | undefined} */
  let last; // What is painted.
  let frame = 0;
  const renew = () => {
    const { Backdrop } = asked();
    painted = new Backdrop(canvas);
    last = undefined;
  };
  renew();
  const paint = () => {
    if (page === undefined || canvas.clientWidth === 0) return; // Nothing lies behind the table.
    /** @type {typeof last} */
    const next = [page, palette(), canvas.clientWidth, canvas.clientHeight, devicePixelRatio || 1];
    if (String(next) === String(last)) return;
    painted.paint(...next);
    // For its first painting somebody waits: its grain has a moment of its own.
    if (last) painted.grain?.();
    else setTimeout(() => last === next && painted.grain?.());
    last = next;
  };
  new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(paint);
  }).observe(canvas);
  const show = (id = page) => {
    page = id;
    paint();
  };
  return { show, renew };
}
