// The form: all that a position can say, in the order in which an author thinks. What positions of every game say is here; what those of one game do besides,
// its folder tells.

import { offers } from "../offers.js";
import { make, say } from "../words.js";
import { dealtOr, named, pair } from "./names.js";

/** @import { Name } from "../whose.js" */
/** @import { By, Fields } from "./fields.js" */
/** @import { Pair, Seats } from "./names.js" */
/** @import { Position } from "./position.js" */

/** The square of the map that is looked at, and how another one is. @typedef {{ square: string | undefined, at: (square: string) => void }} Looked */

/** What the box of any game tells of its printed values and its rules, the newest last, and how long texts may be. @typedef {{ editions: string[], rules: number[], limits: { seed: number, about: number } }} Box */

/**
 * What the parts of a form are made on; `box` is what the game's box holds, and `begin` begins a position of another game.
 *
 * @template [B=Box]
 * @typedef {{ position: Position, fields: Fields, box: B, looked: Looked, begin: (game: Name) => unknown }} On
 */

/**
 * What the editor asks of a game.
 *
 * @typedef {object} Form
 * @property {() => object} options What is agreed in a new position.
 * @property {object} begins What else a new position says: the moment at which it begins.
 * @property {string[]} later What the second version of the format tells of this game alone, and the first does not: places of the document.
 * @property {(position: Position) => unknown} plan What the form is made for: it is made anew when this changes.
 * @property {(on: On<any>) => HTMLElement[]} parts The form.
 */

/** A part of the form, under what it is called. @param {string} heading @param {HTMLElement[]} content */
export function part(heading, content) {
  return make("section", {}, make("h2", { textContent: heading }), ...content);
}

/**
 * What each player has, folded away but for the first; `player` gives the fields of a seat.
 *
 * @param {On} on
 * @param {Seats} names
 * @param {(seat: number) => HTMLElement[]} player
 */
export function players({ fields }, names, player) {
  const all = names.seats.map((name, seat) => {
    const details = make("details", { open: seat === 0 }, make("summary", {}, make("h3", { textContent: name })), ...player(seat));
    return fields.stand(`seats[${seat}]`, details, undefined);
  });
  return fields.stand("seats", part(say("editor-players"), all), undefined);
}

/** Fields side by side. @param {...HTMLElement} fields */
export const beside = (...fields) => make("div", { className: "fields" }, ...fields);

/** Which game it is, and what is agreed for it: its options are each game's own. @param {On} on @param {...HTMLElement} options */
export function game({ position, fields, box, begin }, ...options) {
  const games = Object.entries(offers()).map(([name, { title }]) => ({ name, text: title }));
  /** @type {By} */
  const whose = { value: () => position.game, dealt: () => undefined, put: begin };
  /** @type {By} */
  const rules = {
    value: () => (position.value("rules") === 1 ? undefined : position.value("rules")),
    dealt: () => undefined,
    put: (number) => position.put("rules", number),
  };
  /** @type {By} */
  const edition = { value: () => position.value("edition"), dealt: () => undefined, put: (part) => position.put("edition", part) };
  return [
    beside(fields.choice("game", say("game"), () => named(games), whose)),
    fields.group("options", say("options"), ...options),
    beside(
      // What tells none is played by the first.
      fields.choice("rules", say("editor-rules"), () => box.rules.map((number) => pair(number === 1 ? undefined : number, String(number))), rules),
      fields.choice("edition", say("editor-edition"), () => [[undefined, say("editor-newest")], ...box.editions.map((name) => pair(name, name))], edition),
      fields.line("seed", say("seed"), box.limits.seed),
      fields.line("about", say("editor-about"), box.limits.about),
    ),
  ];
}

/**
 * So many cards on show, each of which is named or left to the seed; `label` says what a slot is called, and `all` what may lie there.
 *
 * @param {On} on
 * @param {string} path
 * @param {string} legend
 * @param {{ count: number, label: (number: number) => string, all: Pair[] }} slots
 */
export function display({ fields }, path, legend, { count, label, all }) {
  const begun = () => Array(count).fill("deal");
  /** @param {string} place @param {number} number @param {By} by */
  const slot = (place, number, by) => {
    const value = () => (by.value() === "deal" ? undefined : by.value());
    return fields.choice(place, label(number), () => dealtOr(all), { ...by, value });
  };
  return fields.slots(path, legend, count, slot, { begun, settled: (list) => (list.every((card) => card === "deal") ? undefined : list) });
}
