// What is played after a game that is over, with its printed values: another deal, or the same again.

import { defaultContent } from "./yokohama.js";

/** The content document that a game is played with; `undefined` if it is the built-in one. */
export function contentOf(game) {
  const content = game.content();
  return content === defaultContent() ? undefined : content;
}

/** The options of another deal: the next seat starts. */
export function optionsOfRematch(game) {
  const options = game.options();
  return { ...options, starter: { seat: (game.view().table.starter + 1) % options.players } };
}

/**
 * Goes back to what a game was dealt: `deal(seed)` is called with its seed, or `practise(game)` with a practice game where it began with a
 * position, which no seed deals.
 */
export function dealAgain(game, { deal, practise }) {
  const { seed, position } = JSON.parse(game.record());
  if (position === undefined) deal(seed);
  else practise(game.practiceFrom(0));
}
