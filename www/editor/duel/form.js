// The form of a position of Yokohama Duel.

import { offerOf } from "../../offers.js";
import { make, say } from "../../words.js";
import { beside, display, game, part, players } from "../form.js";
import { Seats, dealtOr, named, numbered, pair } from "../names.js";
import { actions, goingOn } from "./actions.js";
import { places } from "./places.js";

/** @import { Inventory } from "../../../types/duel_thought.js" */
/** @import { By } from "../fields.js" */
/** @import { Form, On } from "../form.js" */
/** @import { Pair } from "../names.js" */
/** @import { Position } from "../position.js" */

/** What the parts of the form are made on, with who sits at the table. @typedef {On<Inventory> & { names: Seats }} Known */

// Who sits at the table: as many as the game is for.
const seated = () => new Seats(() => offerOf("duel").counts[0]);

/** @type {Form} */
export const duel = {
  options: () => ({ starter: { seat: 0 } }),
  begins: { round: 1 },
  later: [],
  plan: (position) => [goingOn(position), looks(position), seated().numbers.map((seat) => position.value(`seats[${seat}].looked`) !== undefined)],
  parts: (given) => {
    /** @type {Known} */
    const on = { ...given, names: seated() };
    return [
      part(say("editor-game"), game(on, starter(on))),
      part(say("editor-turn"), turn(on)),
      part(say("editor-places"), places(on)),
      players(on, on.names, (seat) => player(on, seat)),
      part(say("editor-cards"), cards(on)),
    ];
  },
};

/** @param {Known} on */
function starter({ position, fields, names }) {
  /** @type {By} */
  const by = {
    value: () => position.value("options.starter") ?? "random",
    dealt: () => undefined,
    put: (part) => position.put("options.starter", part), // Never left out: a document has to have options.
  };
  return fields.choice("options.starter", say("editor-starter"), () => [["random", say("editor-random")], ...names.seats.map((name, seat) => pair({ seat }, name))], by);
}

// Whether Orders are looked at: first ones, or by an action or a reward.
/** @param {Position} position */
const looks = (position) => position.value("round") === 0 || (position.value("looking") ?? null) !== null;

// The numbers from one to another, to choose from.
/** @param {number} least @param {number} most @returns {Pair[]} */
const upTo = (least, most) => Array.from({ length: most - least + 1 }, (_, above) => [least + above, String(least + above)]);

/** @param {Known} on */
function turn(on) {
  const { position, fields, names, box } = on;
  const { limits } = box;
  const seats = () => dealtOr(names.someone);
  /** @type {By} */
  const free = {
    value: () => ((position.value("looking") ?? null) === null ? undefined : (position.value("looking.free") ?? 0)),
    dealt: () => undefined,
    put: (count) => position.put("looking", count === undefined ? undefined : { ...position.value("looking"), free: count }),
  };
  const counts = upTo(0, limits.free);
  const looking = [fields.choice("looking.free", say("editor-kept-free"), () => [[undefined, say("editor-nobody-looks")], ...counts], free)];
  if (free.value() !== undefined) {
    looking.push(fields.number("looking.below", say("editor-waiting"), { most: limits.owed }), fields.check("looking.paid", say("editor-kept-paid")));
  }
  const [least, most] = limits.levels;
  const levels = upTo(least, most);
  return [
    beside(
      fields.number("round", say("editor-round"), { most: limits.rounds }),
      fields.choice("stage", say("editor-stage"), () => dealtOr(named(box.stages))),
      fields.choice("starter", say("editor-started"), seats),
      fields.choice("turn", say("editor-whose"), seats),
    ),
    ...actions(on),
    fields.group("looking", say("editor-looking"), ...looking),
    fields.many("owed", say("editor-owed"), () => levels, { most: limits.owed }),
    beside(fields.check("stationDue", say("editor-station-due"))),
  ];
}

/** @param {Known} on @param {number} seat */
function player(on, seat) {
  const { position, fields, box } = on;
  const { limits } = box;
  /** @param {string} what */
  const place = (what) => `seats[${seat}].${what}`;
  /** @param {string} what @param {string} label */
  const owned = (what, label) => fields.number(place(what), label, { most: limits.owned });
  const none = say("editor-none");
  const orders = numbered(box.orders);
  const technologies = named(box.technologies);
  const lies = () => [pair(undefined, say("editor-hand")), ...named(box.places)];
  /** @param {[level: number, upgraded: number]} levels @param {number} row */
  const card = ([level, upgraded], row) => {
    const path = place(`cards[${row}]`);
    return fields.group(path, say("editor-influence-card", { level, upgraded }), fields.choice(`${path}.at`, say("editor-at"), lies), fields.check(`${path}.upgraded`, say("editor-upgraded")));
  };
  const parts = [
    fields.group(place("goods"), say("editor-goods"), ...box.goods.map(({ name, text }) => owned(`goods.${name}`, text)), owned("imports", box.imports), owned("turned", box.turned), owned("yen", box.yen)),
    fields.group(place("cards"), say("editor-influence-cards"), ...box.influence.map(card)),
    fields.group(place("support"), say("editor-support-cards"), ...box.support.map(({ name, text }) => fields.number(place(`support.${name}`), text, { most: limits.support }))),
    fields.many(place("orders"), say("editor-orders"), () => [["deal", say("editor-dealt")], ...orders], { most: orders.length, empty: none }),
  ];
  if (looks(position) || position.value(place("looked")) !== undefined) {
    parts.push(fields.many(place("looked"), say("editor-looked"), () => [["deal", say("editor-dealt")], ...orders], { most: orders.length }));
  }
  return [
    ...parts,
    fields.many(place("completed"), say("editor-completed"), () => orders, { most: orders.length }),
    fields.many(place("technologies"), say("editor-own-technologies"), () => technologies, { most: technologies.length }),
    fields.many(place("used"), say("editor-served"), () => technologies, { most: technologies.length }),
    fields.many(place("church"), say("editor-own-church"), () => numbered(box.church), { most: limits.church }),
    fields.many(place("recruited"), say("editor-recruited"), () => named(box.criteria), { most: box.criteria.length, empty: none }),
    beside(fields.number(place("traders"), say("editor-traders"), { most: box.criteria.length })),
  ];
}

/** @param {Known} on */
function cards(on) {
  const { position, fields, names, box } = on;
  const { limits } = box;
  /** @param {number} number */
  const label = (number) => say("editor-slot", { n: number + 1 });
  /** @type {Pair} */
  const taken = [null, say("editor-taken")];
  const technologies = named(box.technologies);
  const orders = [pair("deal", say("editor-dealt")), ...numbered(box.orders)];
  // A document may leave out which one it is.
  /** @param {unknown} list */
  const told = (list) => (Array.isArray(list) ? list.map((one) => ({ by: one?.by, order: one?.order ?? "deal" })) : list);
  /** @type {By} */
  const under = { value: () => told(position.value("under")), dealt: () => told(position.dealt("under")), put: (list) => position.put("under", list) };
  /** @returns {Pair[]} */
  const put = () => names.someone.flatMap(([by, name]) => orders.map(([order, text]) => pair({ by, order }, `${name} · ${text}`)));
  return [
    make("p", { className: "note", textContent: say("editor-cards-text") }),
    display(on, "bonus", say("editor-bonus"), { count: limits.bonus, label, all: numbered(box.bonus) }),
    fields.many("bonusDiscards", say("editor-used-bonus"), () => numbered(box.bonus), { most: limits.usedBonus }),
    display(on, "technologies", say("editor-technologies"), { count: limits.technologies, label, all: [taken, ...technologies] }),
    fields.many("technologyDiscards", say("editor-discarded"), () => technologies, { most: technologies.length, empty: say("editor-none") }),
    display(on, "church", say("editor-church"), { count: limits.church, label, all: [taken, ...numbered(box.church)] }),
    fields.many("under", say("editor-under"), put, { most: box.orders.length, empty: say("editor-none") }, under),
  ];
}
