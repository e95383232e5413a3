// Several moves are entered at once: as they were typed, or as the coach advised them.

import { say } from "./words.js";

/**
 * Plays typed moves with `play(move)` as long as they are legal and `canPlay()` says that the same person is asked; gives what is
 * left and why.
 */
export function enterTyped(text, game, { canPlay, play }) {
  const rest = text.split(";").map((move) => move.trim()).filter(Boolean);
  while (rest.length > 0 && canPlay()) {
    try {
      play(game.readShort(rest[0]));
    } catch (error) {
      if (!error.code) throw error;
      return { rest: rest.join("; "), message: error.message };
    }
    rest.shift();
  }
  const left = rest.join("; ");
  return { rest: left, message: left && say("typed-rest", { text: left }) };
}

/** Plays the moves of a turn up to one that is for the person to declare. */
export function enterAdvised(moves, game, { canPlay, play }) {
  const begun = game.played;
  for (let move = moves[0]; move !== undefined && canPlay(); move = moves[game.played - begun]) {
    if (isToDeclare(move, game)) return;
    play(move);
  }
}

/** Whether a move is for the person to declare: it shows something hidden, or ends the turn. */
export function isToDeclare(move, game) {
  const after = game.completion([move]);
  return after.view === null || after.moves.length === 0;
}
