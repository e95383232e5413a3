// A handle to put the rows of a list in another order: dragged by mouse, pen or finger, moved by keys.

import { make } from "./words.js";

/** @type {Record<string, number>} */
const KEYS = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The handle of the row with an index, called `label`, with `tip` as what is told besides. `rows()` gives the rows that can
 * be moved, in order; `move(to)` is called once when the row has another place.
 *
 * @param {{ label: string, tip: string, index: number, rows: () => HTMLElement[], move: (to: number) => void }} row
 */
export function grip({ label, tip, index, rows, move }) {
  const handle = make("button", { type: "button", className: "grip", ariaLabel: label, title: tip });
  /** @param {number} place */
  const to = (place) => place !== index && place >= 0 && place < rows().length && move(place);
  handle.addEventListener("keydown", (event) => {
    if (!(event.key in KEYS)) return;
    event.preventDefault();
    to(index + KEYS[event.key]);
  });
  // A screen reader may keep the arrow keys to itself: pressed, the row goes one up, the first one to the end.
  handle.addEventListener("click", (event) => event.detail === 0 && to(index === 0 ? rows().length - 1 : index - 1));
  handle.addEventListener("pointerdown", (event) => {
    if (event.button === 0) drag(handle, event, rows(), index, to);
  });
  return handle;
}

// Follows the pointer. The row stays where it is in the document, or the pointer would be lost: the others step aside.
/** @param {HTMLElement} handle @param {PointerEvent} event @param {HTMLElement[]} rows @param {number} index @param {(place: number) => void} to */
function drag(handle, { pointerId, clientY }, rows, index, to) {
  const row = rows[index];
  const boxes = rows.map((each) => each.getBoundingClientRect());
  /** @param {DOMRect} box */
  const middle = (box) => (box.top + box.bottom) / 2;
  // What is printed larger is measured larger, but moved in its own pixels.
  const scale = boxes[index].height / row.offsetHeight || 1;
  const watch = new AbortController();
  const { signal } = watch;
  let place = index;
  /** @param {PointerEvent} event */
  const follow = ({ clientY: y }) => {
    const by = Math.max(boxes[0].top - boxes[index].top, Math.min(y - clientY, boxes[boxes.length - 1].bottom - boxes[index].bottom));
    // Rows may differ in height: the edge that goes ahead has passed the middle of another row, or not.
    const above = boxes.findIndex((box, each) => each < index && middle(box) > boxes[index].top + by);
    const below = boxes.findLastIndex((box, each) => each > index && middle(box) < boxes[index].bottom + by);
    place = above >= 0 ? above : below >= 0 ? below : index;
    row.style.transform = `translateY(${by / scale}px)`;
    for (const [each, other] of rows.entries()) {
      if (each === index) continue;
      const aside = each > index && each <= place ? -1 : each < index && each >= place ? 1 : 0;
      other.style.transform = aside === 0 ? "" : `translateY(${(aside * boxes[index].height) / scale}px)`;
    }
  };
  const stop = () => {
    watch.abort();
    row.classList.remove("dragged");
    for (const each of rows) each.style.transform = "";
  };
  handle.setPointerCapture(pointerId);
  row.classList.add("dragged");
  handle.addEventListener("pointermove", follow, { signal });
  handle.addEventListener("pointerup", () => (stop(), to(place)), { signal });
  for (const type of ["pointercancel", "lostpointercapture"]) handle.addEventListener(type, stop, { signal });
}
