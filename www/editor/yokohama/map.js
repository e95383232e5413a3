// The map of Yokohama, and the Area of it that is looked at.

import { make, say } from "../../words.js";
import { lookedAt, map, mark } from "../map.js";
import { dealtOr, named } from "../names.js";

/** @import { By } from "../fields.js" */
/** @import { Pair } from "../names.js" */
/** @import { Known } from "./form.js" */

/** The map and the square that is looked at. @param {Known} on */
export function areas(on) {
  const { fields, names } = on;
  const square = lookedAt(on, names.rows.flat());
  return [
    make("p", { className: "note", textContent: say("editor-map-text") }),
    map(on, "areas", names.rows.map((row) => row.map((square) => ({ square, path: `areas.${square}`, short: square, name: () => names.areaAt(square), marks: () => marks(on, square) })))),
    ...(square === undefined ? [] : [area(on, square)]),
    make("div", { className: "fields" }, fields.choice("station", say("editor-station"), () => dealtOr([[null, say("editor-not-placed")], ...names.squares]))),
  ];
}

// Who stands there.
/** @param {Known} on @param {string} square */
const marks = ({ position, names }, square) =>
  names.numbers.flatMap((seat) => {
    const count = position.dealt(`areas.${square}.assistants`)?.[seat] ?? 0;
    const isThere = position.dealt(`seats[${seat}].president`) === square;
    return count > 0 || isThere ? [mark(seat, `${isThere ? "▲" : ""}${count > 0 ? count : ""}`)] : [];
  });

/** @param {Known} on @param {string} square */
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
  const assistants = (path, seat, by) => fields.number(path, names.seats[seat], { most: box.limits.pieces.assistants }, { ...by, value: () => by.value() || undefined });
  return fields.group(
    place,
    `${square} · ${names.areaAt(square)}`,
    fields.choice(`${place}.area`, say("area-label"), () => dealtOr(named(box.areas))),
    fields.choice(`${place}.token`, say("token"), () => dealtOr([[null, say("editor-taken")], ...names.tokens])),
    fields.choice(`${place}.building`, say("editor-building"), () => dealtOr([[null, say("editor-none")], ...names.buildings])),
    fields.slots(`${place}.assistants`, say("editor-assistants"), names.seats.length, assistants, { begun: () => Array(names.seats.length).fill(0), settled: trimmed(0) }),
    fields.slots(`${place}.shops`, box.shop, box.limits.shops, shop, { begun: () => Array(box.limits.shops).fill(null), settled: trimmed(null) }),
    fields.choice(`${place}.house`, box.house, () => [[undefined, say("editor-none")], ...names.someone]),
  );
}
