// The form of a position of Nippon.

import { offerOf } from "../../offers.js";
import { say } from "../../words.js";
import { beside, game, part, players } from "../form.js";
import { Seats, named, numbered, pair } from "../names.js";
import { cities } from "./cities.js";
import { doing, stepOf, turn } from "./turn.js";

/** @import { Inventory } from "../../../types/nippon_thought.js" */
/** @import { By } from "../fields.js" */
/** @import { Form, On } from "../form.js" */
/** @import { Position } from "../position.js" */

/** What the parts of the form are made on, with who sits at the table. @typedef {On<Inventory> & { names: Seats }} Known */

const counts = () => offerOf("nippon").counts;

// Who sits at the table: as many as are agreed, and the fewest where that is no number of players.
/** @param {Position} position */
const seated = (position) => new Seats(() => counts().find((count) => count === position.value("options.players")) ?? counts()[0]);

/** @type {Form} */
export const nippon = {
  options: () => ({ players: counts()[0], starter: { seat: 0 } }),
  begins: { round: 1 },
  later: [],
  plan: (position) => [position.value("options.players"), stepOf(position)],
  parts: (given) => {
    /** @type {Known} */
    const on = { ...given, names: seated(given.position) };
    return [
      part(say("editor-game"), game(on, ...options(on))),
      part(say("editor-turn"), [...turn(on), ...doing(on)]),
      part(say("editor-board"), board(on)),
      part(say("editor-cities"), cities(on)),
      players(on, on.names, (seat) => player(on, seat)),
    ];
  },
};

/** @param {Known} on */
function options({ position, fields, names }) {
  /** @type {By} */
  const starter = {
    value: () => (position.value("options.starter") === "random" ? undefined : position.value("options.starter")),
    dealt: () => undefined,
    put: (part) => position.put("options.starter", part),
  };
  return [
    fields.choice("options.players", say("players"), () => counts().map((count) => [count, String(count)])),
    fields.choice("options.starter", say("editor-starter"), () => [[undefined, say("editor-random")], ...names.seats.map((name, seat) => pair({ seat }, name))], starter),
  ];
}

// How many there are of each of some things, whose names lie in a place.
/**
 * @param {Known} on
 * @param {string} path
 * @param {string} legend
 * @param {Array<{ name: string, text: string }>} things
 * @param {number} most
 */
const counted = ({ fields }, path, legend, things, most) => fields.group(path, legend, ...things.map(({ name, text }) => fields.number(`${path}.${name}`, text, { most })));

// Workers, on Action slots, in rows, and tiles that lie beside the map.
/** @param {Known} on */
function board(on) {
  const { fields, names, box } = on;
  const { limits } = box;
  const [rows] = box.rows[names.players - counts()[0]];
  return [
    fields.stand("slots", part(say("editor-slots"), box.slots.map(({ name, text }) => counted(on, `slots.${name}`, text, box.colours, box.slot))), undefined),
    fields.slots("rows", say("editor-rows"), rows, (place, row, by) => line(on, place, row, by), { begun: () => Array.from({ length: rows }, (_, row) => on.position.dealt(`rows[${row}]`) ?? {}), settled: (list) => list }),
    fields.stand("rewards", part(say("editor-rewards"), box.rewards.map(({ name, text }) => counted(on, `rewards.${name}`, text, box.bonuses, limits.rewards))), undefined),
    beside(fields.number("multipliers", say("editor-multipliers"), { most: limits.multipliers })),
  ];
}

// The Workers of a row.
/** @param {Known} on @param {string} place @param {number} row @param {By} by */
function line({ fields, names, box }, place, row, by) {
  const [, room] = box.rows[names.players - counts()[0]];
  const colours = box.colours.map(({ name, text }) => {
    /** @type {By} */
    const of = {
      value: () => by.value()?.[name],
      dealt: () => by.dealt()?.[name],
      put: (count) => by.put({ ...by.value(), [name]: count }),
    };
    return fields.number(`${place}.${name}`, text, { most: room }, of);
  });
  return fields.group(place, say("editor-row", { n: row + 1 }), ...colours);
}

/** @param {Known} on @param {number} seat */
function player(on, seat) {
  const { fields, box } = on;
  const { limits } = box;
  /** @param {string} what */
  const place = (what) => `seats[${seat}].${what}`;
  /** @param {string} what @param {string} label */
  const owned = (what, label) => fields.number(place(what), label, { most: limits.owned });
  /** @param {string} what @param {string} legend @param {Array<{ name: string, text: string }>} things @param {number} most */
  const each = (what, legend, things, most) => counted(on, place(what), legend, things, most);
  const [least, most] = limits.multiplier;
  return [
    beside(fields.number(place("points"), say("editor-points"), { least: -limits.points, most: limits.points })),
    fields.group(place("budget"), say("editor-budget"), owned("yen", say("editor-yen")), owned("coal", box.coal), owned("blueprints", box.blueprints)),
    fields.group(place("markers"), say("editor-markers"), ...box.tracks.map((track) => level(on, place(`markers.${track.name}`), track))),
    each("workers", say("editor-workers"), box.colours, box.board),
    fields.many(place("fulfilled"), say("editor-fulfilled"), () => numbered(box.contracts), { most: box.contracts.length }),
    fields.stand(place("factories"), part(say("editor-factories"), box.goods.map((good) => factory(on, place("factories"), good))), undefined),
    beside(fields.number(place("machines"), say("editor-machines"), { most: limits.machines })),
    each("trains", say("editor-trains"), box.regions, limits.transports),
    each("ships", say("editor-ships"), box.regions, limits.transports),
    fields.group(place("spaces"), say("editor-spaces"), ...box.achievements.map(({ name, text }) => fields.choice(place(`spaces.${name}`), text, () => multipliers(least, most)))),
  ];
}

/** @param {number} least @param {number} most */
const multipliers = (least, most) => [pair(undefined, say("editor-none")), ...Array.from({ length: most - least + 1 }, (_, more) => pair(least + more, `${least + more}×`))];

// The slot of a level marker, each with what it shows.
/** @param {Known} on @param {string} path @param {Inventory["tracks"][number]} track */
function level({ fields, box }, path, { name, text }) {
  const shown = box.levels[/** @type {keyof Inventory["levels"]} */ (name)];
  return fields.choice(path, text, () => shown.map((number, slot) => pair(slot === 0 ? undefined : slot, number === "" ? String(slot) : `${slot} · ${number}`)));
}

// The own Factory of a good, which bears the name of its tile, with its Machine and its cubes.
/** @param {Known} on @param {string} path @param {Inventory["goods"][number]} good */
function factory({ position, fields, box }, path, { name, text }) {
  const tiles = named(box.factories.filter((tile) => tile.name.startsWith(`${name}-`)));
  const built = () => tiles.map(([tile]) => tile).find((tile) => position.value(`${path}.${tile}`) !== undefined);
  // One that says nothing is one all the same: the list is written whole.
  /** @param {string | undefined} tile @param {object} says */
  const put = (tile, says) => {
    const others = Object.entries(position.value(path) ?? {}).filter(([other]) => !other.startsWith(`${name}-`));
    const all = Object.fromEntries(tile === undefined ? others : [...others, [tile, says]]);
    position.put(path, Object.keys(all).length > 0 ? all : undefined);
  };
  const says = () => position.value(`${path}.${built()}`) ?? {};
  /** @type {By} */
  const which = { value: built, dealt: () => undefined, put: (tile) => put(tile, says()) };
  /** @param {string} what @param {string} label @param {number} most */
  const number = (what, label, most) => {
    /** @type {By} */
    const by = { value: () => says()[what], dealt: () => undefined, put: (count) => built() !== undefined && put(built(), { ...says(), [what]: count }) };
    return fields.number(`${path}.${name}.${what}`, label, { most }, by);
  };
  return fields.group(
    `${path}.${name}`,
    text,
    fields.choice(`${path}.${name}.tile`, text, () => [pair(undefined, say("editor-none")), ...tiles], which),
    number("machine", say("editor-machine"), box.limits.machine),
    number("cubes", say("editor-cubes"), box.limits.cubes),
  );
}
