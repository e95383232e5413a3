// The map of a game: its squares laid out as on the table; of one of them is said what lies and stands there.

import { make } from "../words.js";

/** @import { On } from "./form.js" */

/**
 * A square of the map: its name in the document and the place that tells of it, what it is called in short where it is, what lies there, and marks of what
 * stands there.
 *
 * @typedef {{ square: string, path: string, short?: string, name: () => string, marks: () => HTMLElement[] }} Square
 */

/**
 * The map, its rows from the top; pressing a square looks at it. `path` is what of the document tells of all of it.
 *
 * @param {On} on
 * @param {string} path
 * @param {Square[][]} rows
 */
export function map(on, path, rows) {
  const board = make("div", { className: "map" });
  for (const row of rows) board.append(make("div", { className: "rank" }, ...row.map((square) => button(on, square))));
  return on.fields.stand(path, board, undefined);
}

/** The square that is looked at, of all: the first one as long as none is. @param {On} on @param {string[]} squares */
export const lookedAt = ({ looked }, squares) => squares.find((one) => one === looked.square) ?? squares[0];

/** What of a seat stands on a square, as a mark in its colour. @param {number} seat @param {string} text */
export const mark = (seat, text) => make("span", { className: `seat-${seat}`, textContent: text });

/** @param {On} on @param {Square} square */
function button({ fields, looked }, { square, path, short, name, marks }) {
  const named = make("span");
  const marked = make("span", { className: "marks", ariaHidden: "true" });
  const one = make("button", { type: "button", className: "square", ariaPressed: String(looked.square === square) }, named, marked);
  if (short !== undefined) one.prepend(make("small", { textContent: short }));
  one.addEventListener("click", () => looked.at(square));
  // What is said of the square itself, once it is looked at, stands for its place; the button does for as long as it is not.
  return fields.stand(`${path}.`, one, one, () => {
    named.textContent = name();
    marked.replaceChildren(...marks());
  });
}
