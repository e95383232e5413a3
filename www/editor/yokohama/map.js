// The map: its squares laid out as on the table; of one of them is said what lies and stands there.

import { make, say } from "../../words.js";
import { pair } from "./names.js";

/** @import { Pair } from "./names.js" */

/** @import { By } from "../fields.js" */
/** @import { Looked, On } from "./form.js" */

/**
 * The map and the square that is looked at: `looked.square` is its name, `looked.at(square)` looks at another one.
 *
 * @param {On} on
 * @param {Looked} looked
 */
export function map(on, looked) {
  const { fields, names } = on;
  const board = make("div", { className: "map" });
  for (const row of names.rows) board.append(make("div", { className: "rank" }, ...row.map((square) => button(on, looked, square))));
  const squares = names.rows.flat();
  const square = squares.find((one) => one === looked.square) ?? squares[0];
  return [
    make("p", { className: "note", textContent: say("editor-map-text") }),
    fields.stand("areas", board, undefined),
    ...(square === undefined ? [] : [area(on, square)]),
    make("div", { className: "fields" }, fields.choice("station", say("editor-station"), () => names.dealtOr([[null, say("editor-not-placed")], ...names.squares]))),
  ];
}

/** @param {On} on @param {Looked} looked @param {string} square */
function button({ position, fields, names }, looked, square) {
  const name = make("span");
  const marks = make("span", { className: "marks", ariaHidden: "true" });
  const one = make("button", { type: "button", className: "square", ariaPressed: String(looked.square === square) }, make("small", { textContent: square }), name, marks);
  one.addEventListener("click", () => looked.at(square));
  return fields.stand(`areas.${square}.`, one, one, () => {
    name.textContent = names.areaAt(square);
    const standing = names.numbers.flatMap((seat) => {
      const count = position.dealt(`areas.${square}.assistants`)?.[seat] ?? 0;
      const isThere = position.dealt(`seats[${seat}].president`) === square;
      return count > 0 || isThere ? [make("span", { className: `seat-${seat}`, textContent: `${isThere ? "▲" : ""}${count > 0 ? count : ""}` })] : [];
    });
    marks.replaceChildren(...standing);
  });
}

/** @param {On} on @param {string} square */
function area({ fields, names, box }, square) {
  const place = `areas.${square}`;
  /** @type {Pair[]} */
  const someone = [[null, say("editor-none")], ...names.someone];
  /** @param {unknown} nothing @returns {(list: unknown[]) => unknown[] | undefined} */
  const trimmed = (nothing) => (list) => {
    const kept = list.slice(0, list.findLastIndex((one) => one !== nothing) + 1);
    return kept.length > 0 ? kept : undefined;
  };
  /** @param {string} path @param {number} number @param {By} by */
  const shop = (path, number, by) => fields.choice(path, say("editor-numbered", { thing: box.shop, n: number + 1 }), () => someone, by);
  /** @param {string} path @param {number} seat @param {By} by */
  const assistants = (path, seat, by) => fields.number(path, names.seats[seat], { most: 20 }, { ...by, value: () => by.value() || undefined });
  return fields.group(
    place,
    `${square} · ${names.areaAt(square)}`,
    fields.choice(`${place}.area`, say("area-label"), () => names.dealtOr(box.areas.map(({ name, text }) => pair(name, text)))),
    fields.choice(`${place}.token`, say("token"), () => names.dealtOr([[null, say("editor-taken")], ...names.tokens])),
    fields.choice(`${place}.building`, say("editor-building"), () => names.dealtOr([[null, say("editor-none")], ...names.buildings])),
    fields.slots(`${place}.assistants`, say("editor-assistants"), names.seats.length, assistants, { begun: () => Array(names.seats.length).fill(0), settled: trimmed(0) }),
    fields.slots(`${place}.shops`, box.shop, 4, shop, { begun: () => Array(4).fill(null), settled: trimmed(null) }),
    fields.choice(`${place}.house`, box.house, () => [[undefined, say("editor-none")], ...names.someone]),
  );
}
