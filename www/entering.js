// Several moves are entered at once: as they were typed, or as the coach advised them.

import { say } from "./words.js";

/** @import { Game } from "../types/table.js" */

/** Whether the same person is asked, and how a move is played. @typedef {{ canPlay: () => boolean, play: (move: string) => void }} Entering */

/**
 * Plays typed moves with `play(move)` as long as they are legal and `canPlay()` says that the same person is asked; gives what is
 * left and why.
 *
 * @param {string} text
 * @param {Game} game
 * @param {Entering} on
 */
export function enterTyped(text, game, { canPlay, play }) {
  const rest = text.split(";").map((move) => move.trim()).filter(Boolean);
  while (rest.length > 0 && canPlay()) {
    try {
      play(game.readShort(rest[0]));
    } catch (/** @type {any} */ error) {
      if (!error.code) throw error;
      return { rest: rest.join("; "), message: error.message };
    }
    rest.shift();
  }
  const left = rest.join("; ");
  return { rest: left, message: left && say("typed-rest", { text: left }) };
}

/**
 * Plays the moves of a turn up to one that is for the person to declare.
 *
 * @param {string[]} moves
 * @param {Game} game
 * @param {Entering} on
 */
export function enterAdvised(moves, game, { canPlay, play }) {
  const begun = game.played;
  for (let move = moves[0]; move !== undefined && canPlay(); move = moves[game.played - begun]) {
    if (isToDeclare(move, game)) return;
    play(move);
  }
}

/** Whether a move is for the person to declare: it shows something hidden, or ends the turn. @param {string} move @param {Game} game */
export function isToDeclare(move, game) {
  const after = game.completion([move]);
  return after.view === null || after.moves.length === 0;
}
