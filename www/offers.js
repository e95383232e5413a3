// What each game is called, and what is agreed before one begins: what the first page is made of. The build lays it beside the words, from the room of
// each game, for the program of the first page knows none.

import { covers } from "./language.js";
import { keepSettings, settings } from "./store.js";
import { USUAL, isOurs } from "./whose.js";

/** @import { Agreement } from "../types/table.js" */
/** @import { Name } from "./whose.js" */

/**
 * What a game offers: its title, which stays in every language; its seal, by the name of the symbol and what is read on it; its print, by the name of
 * the drawing; how many may play it; and what is agreed unless one chooses, as its program takes it. Where `open` is true all see the same, and nobody's
 * eyes matter.
 *
 * @typedef {{ title: string, seal: { symbol: string, reads: string }, print: string, counts: number[], usual: Partial<Agreement> & Record<string, unknown>, open?: boolean }} Offer
 */

/**
 * What is said of a game to who agrees on it: what it is, in a line; how long it takes, by what ends it; what it still lacks, if it is in the making; what
 * the number of players changes in it; and its options, each by its name in the agreement.
 *
 * @typedef {{ about: string, length: string, making?: string, players?: string, options?: Record<string, { name: string, note: string }> }} About
 */

/** Both, by game. @typedef {{ games: Record<Name, About>, offers: Record<Name, Offer> }} Covers */

/** What each game offers. */
export const offers = () => covers().offers;

/** What a game offers. @param {Name} game */
export const offerOf = (game) => offers()[game];

/** What is said of a game. @param {Name} game */
export const aboutOf = (game) => covers().games[game];

/** What so many players agree on unless they choose; of how many is no question in a game that says nothing of it. @param {Name} game @param {number} players */
export function agreementOf(game, players) {
  const { usual } = offerOf(game);
  return /** @type {Agreement} */ ({ ...usual, ...("players" in usual && { players }) });
}

// The game that was chosen last time, if it is one.
/** @returns {Name} */
function remembered() {
  const { game } = settings({});
  return typeof game === "string" && isOurs(game) ? game : USUAL;
}

let game = remembered();

/** The game that the first page is about. */
export const chosen = () => game;

/** Chooses the game that the first page is about, for the next visit too. @param {Name} name */
export function choose(name) {
  game = name;
  keepSettings({ game: name });
}
