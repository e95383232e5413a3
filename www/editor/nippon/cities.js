// The eight Cities, and of the one that is looked at its tile and the Influence tiles around it.

import { make, say } from "../../words.js";
import { lookedAt, map, mark } from "../map.js";
import { dealtOr, numbered, pair } from "../names.js";

/** @import { Inventory } from "../../../types/nippon_thought.js" */
/** @import { By } from "../fields.js" */
/** @import { Known } from "./form.js" */

/** The Cities as on the board, a Region a column, and the one that is looked at. @param {Known} on */
export function cities(on) {
  const { box } = on;
  /** @param {Inventory["cities"][number]} city */
  const square = ({ name, text }) => ({ square: name, path: `cities.${name}`, name: () => text, marks: () => marks(on, name) });
  const columns = box.regions.map(({ name }) => box.cities.filter(({ region }) => region === name).map(square));
  const rows = columns[0].map((_, row) => columns.map((column) => column[row]));
  const looked = lookedAt(on, box.cities.map(({ name }) => name));
  return [make("p", { className: "note", textContent: say("editor-cities-text") }), map(on, "cities", rows), city(on, looked)];
}

// The Influence tiles around it, by their values.
/** @param {Known} on @param {string} name */
const marks = ({ position, box }, name) =>
  box.sides.flatMap(({ name: side }) => {
    const tile = position.dealt(`cities.${name}.slots.${side}`);
    return tile ? [mark(tile.seat, String(tile.value))] : [];
  });

/** @param {Known} on @param {string} name */
function city(on, name) {
  const { fields, box } = on;
  const path = `cities.${name}`;
  const turns = box.sides.map((_, turned) => pair(turned, String(turned)));
  return fields.group(
    path,
    box.cities.find((one) => one.name === name)?.text ?? "",
    fields.choice(`${path}.tile`, say("editor-tile"), () => dealtOr(numbered(box.cityTiles))),
    fields.choice(`${path}.turned`, say("editor-turned"), () => dealtOr(turns)),
    ...box.sides.map(({ name: side, text }) => influence(on, `${path}.slots.${side}`, text)),
  );
}

// Whose tile lies at a side, and of which value.
/** @param {Known} on @param {string} path @param {string} text */
function influence({ position, fields, names, box }, path, text) {
  /** @type {By} */
  const by = {
    value: () => position.value(path)?.seat,
    dealt: () => undefined,
    put: (seat) => position.put(path, seat === undefined ? undefined : { value: 1, ...position.value(path), seat }),
  };
  const value = `${path}.value`;
  /** @type {By} */
  const worth = {
    value: () => position.value(value),
    dealt: () => undefined,
    put: (part) => position.put(path, part === undefined ? undefined : { seat: 0, ...position.value(path), value: part }),
  };
  return fields.group(
    path,
    text,
    fields.choice(`${path}.seat`, say("editor-influence"), () => [[undefined, say("editor-none")], ...names.someone], by),
    fields.number(value, say("editor-value"), { least: 1, most: box.limits.value }, worth),
  );
}
