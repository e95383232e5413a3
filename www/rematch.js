// What is played after a game that is over, with its printed values and by its rules: another deal, or the same again.

import { played } from "./program.js";

/** @import { Game } from "../types/table.js" */

/** The content document that a game is played with; `undefined` if it is the built-in one. @param {Game} game */
export function contentOf(game) {
  const content = game.content();
  return content === played().defaultContent() ? undefined : content;
}

/** The options of another deal: the next seat starts. @param {Game} game @returns {import("../types/table.js").Options} */
export function optionsOfRematch(game) {
  const options = game.options();
  return { ...options, starter: { seat: (game.view().table.starter + 1) % game.players } };
}

/**
 * Whether another game is practised, given the table as for `Play`: that one may go on, and what is hidden in it would be seen. Its record
 * tells so, wherever it is opened: what a player could not know when it began was dealt anew.
 *
 * @param {Game} game
 * @param {{ practice?: string }} table
 */
export function hasOrigin(game, { practice }) {
  return practice !== undefined || JSON.parse(game.record()).deals !== undefined;
}

/**
 * What goes back to what a game was dealt, at a table as for `Play`: it calls `deal(seed)` with its seed, or `practise(game)` with a practice
 * game where it began with a position, which no seed deals. `undefined` where another game is practised.
 *
 * @param {Game} game
 * @param {{ practice?: string }} table
 * @param {{ deal: (seed: string) => void, practise: (game: Game) => void }} on
 * @returns {(() => void) | undefined}
 */
export function sameDeal(game, table, { deal, practise }) {
  const { seed, position, deals } = JSON.parse(game.record());
  if (position !== undefined) return deals === undefined ? () => practise(game.practiceFrom(0)) : undefined;
  return hasOrigin(game, table) ? undefined : () => deal(seed);
}
