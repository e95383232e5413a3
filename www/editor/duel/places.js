// The ten Places, and what is built at the one that is looked at.

import { make, say } from "../../words.js";
import { beside } from "../form.js";
import { lookedAt, map, mark } from "../map.js";
import { named, pair } from "../names.js";

/** @import { Known } from "./form.js" */

// What stands for a Shop and a Trading House.
const SHOP = "▪";
const HOUSE = "⌂";

/** The Places, the one that is looked at, and the Station token. @param {Known} on */
export function places(on) {
  const { fields, box } = on;
  const squares = box.places.map(({ name, text }) => ({ square: name, path: `places.${name}`, name: () => text, marks: () => marks(on, name) }));
  const rows = box.rows.map((count) => squares.splice(0, count));
  const looked = lookedAt(on, box.places.map(({ name }) => name));
  return [
    make("p", { className: "note", textContent: say("editor-places-text") }),
    map(on, "places", rows),
    place(on, looked),
    beside(fields.choice("station", say("editor-station"), () => [pair(undefined, say("editor-not-placed")), ...named(box.places)])),
  ];
}

// The Influence cards that lie there, by their levels, and what each has built there.
/** @param {Known} on @param {string} name */
const marks = ({ position, names, box }, name) =>
  names.numbers.flatMap((seat) => {
    /** @type {any[]} */
    const cards = position.dealt(`seats[${seat}].cards`) ?? [];
    const levels = cards.flatMap(({ at, upgraded }, row) => (at === name ? [box.influence[row][upgraded ? 1 : 0]] : []));
    const shop = position.dealt(`places.${name}.shops`)?.includes(seat) ? SHOP : "";
    const house = position.dealt(`places.${name}.house`) === seat ? HOUSE : "";
    const text = `${levels.join(" ")}${shop}${house}`;
    return text === "" ? [] : [mark(seat, text)];
  });

/** @param {Known} on @param {string} name */
function place({ fields, names, box }, name) {
  const path = `places.${name}`;
  const none = pair(undefined, say("editor-none"));
  const shops = [none, ...names.seats.map((text, seat) => pair([seat], text)), pair(names.numbers, say("editor-both"))];
  return fields.group(
    path,
    box.places.find((one) => one.name === name)?.text ?? "",
    fields.choice(`${path}.shops`, box.shop, () => shops),
    fields.choice(`${path}.house`, box.house, () => [none, ...names.someone]),
  );
}
