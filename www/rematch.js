// What is played after a game that is over, with its printed values and by its rules: another deal, or the same again.

import { defaultContent } from "./yokohama.js";

/** @import { Game } from "./yokohama.js" */

/** The content document that a game is played with; `undefined` if it is the built-in one. @param {Game} game */
export function contentOf(game) {
  const content = game.content();
  return content === defaultContent() ? undefined : content;
}

/** The options of another deal: the next seat starts. @param {Game} game @returns {import("./yokohama.js").Options} */
export function optionsOfRematch(game) {
  const options = game.options();
  return { ...options, starter: { seat: (game.view().table.starter + 1) % options.players } };
}

/**
 * What goes back to what a game was dealt, at a table as for `Play`: it calls `deal(seed)` with its seed, or `practise(game)` with a practice
 * game where it began with a position, which no seed deals. `undefined` where another game is practised: that one may go on, and what is
 * hidden in it would be seen.
 *
 * @param {Game} game
 * @param {{ practice?: string }} table
 * @param {{ deal: (seed: string) => void, practise: (game: Game) => void }} on
 * @returns {(() => void) | undefined}
 */
export function sameDeal(game, { practice }, { deal, practise }) {
  const { seed, position } = JSON.parse(game.record());
  if (position !== undefined) return () => practise(game.practiceFrom(0));
  return practice === undefined ? () => deal(seed) : undefined;
}
