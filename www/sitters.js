// Who sits at a table: `{name, kind, crest}` by seat.

import { kindOf } from "./computers.js";
import { asked } from "./program.js";

/** @import { Crest, Game, Kind, Sitter } from "../types/table.js" */

/** How it was when the last person left a table: who played, by seat, and after how many moves. @typedef {{ kinds: Kind[], at: number }} Handed */

/** Who sits on a seat. @typedef {{ name: string, kind: Kind, crest: Crest }} Seat */

/**
 * Who sits on so many seats, as `seats` from outside tell it, with anything odd replaced; every crest once.
 *
 * @param {any} seats
 * @param {number} players
 * @returns {Seat[]}
 */
export function sound(seats, players) {
  const all = asked().crests();
  const usual = all.slice(0, players);
  const told = usual.map((_, seat) => seats?.[seat]);
  const crests = told.map((sitter) => sitter?.crest);
  const apart = new Set(crests).size === usual.length && crests.every((crest) => all.includes(crest));
  return told.map((sitter, seat) => ({
    name: typeof sitter?.name === "string" ? nameIn(sitter.name) : "",
    kind: kindOf(sitter?.kind) ?? "person",
    crest: apart ? crests[seat] : usual[seat],
  }));
}

/**
 * The name that a text gives: as many letters as one may have. A half of one, which a text from outside may hold, is none, nor is what turns
 * the direction of writing.
 *
 * @param {string} text
 */
export function nameIn(text) {
  const most = asked().nameLength();
  return [...text.slice(0, 4 * most).replaceAll(/[\p{Cs}\p{Cc}\p{Bidi_C}]/gu, "")].slice(0, most).join("");
}

/** What a sitter is called. @param {{ name: string, crest: Crest }} sitter */
export const nameOf = ({ name, crest }) => name.trim() || asked().crestName(crest);

/**
 * How it was when the last person left a table, as `handed` from outside tells it of a game with so many moves; `undefined` if persons sit
 * there, or it is odd.
 *
 * @param {any} handed
 * @param {Seat[]} seats
 * @param {number} played
 * @returns {Handed | undefined}
 */
export function handedOf(handed, seats, played) {
  const { kinds, at } = handed ?? {};
  const isSound = Array.isArray(kinds) && kinds.length === seats.length && kinds.includes("person") && kinds.every((kind) => typeof kind === "string" && kindOf(kind) === kind);
  const isThen = Number.isInteger(at) && at >= 0 && at <= played;
  return isSound && isThen && !seats.some(({ kind }) => kind === "person") ? { kinds, at } : undefined;
}

/** The record of a game, with who sits there. @param {Game} game @param {Seat[]} seats */
export const recordOf = (game, seats) => game.record(seats.map(({ name, kind, crest }) => ({ name, kind, crest })));

/** The sitters as a `Game` takes them. @param {Seat[]} seats @returns {Sitter[]} */
export function forGame(seats) {
  return seats.map(({ name, crest, kind }) => ({ name, crest, computer: kind === "person" ? null : kind }));
}
