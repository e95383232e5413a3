// The score of the game that lies on the table, what can be done after it, and the ways back to the table.

import { hush } from "./failure.js";
import { showFinal } from "./final.js";
import { laid, turnTo } from "./lays.js";
import { closeDialogs } from "./panels.js";
import { optionsOfRematch, sameDeal } from "./rematch.js";
import { element, house, isAtHand } from "./root.js";
import { openShare } from "./share.js";

/** @import { Game, Options } from "../types/table.js" */

/**
 * What can be done after a game beside looking back at it: `deal(options, seed)` deals another one to who played it, with a seed if it is to be the
 * same, `practise(game)` goes on with a practice game, and `leave()` leads to another page, if there is one.
 *
 * @typedef {{ deal: (options: Options, seed?: string) => void, practise: (game: Game) => void, leave?: () => void }} After
 */

/** Shows the score of the game that lies on the table, with what can be done after it. @param {After} after */
export function showScore({ deal, practise, leave }) {
  const play = laid();
  if (!play) return;
  const { game, table } = play;
  show({
    again: () => deal(optionsOfRematch(game)),
    same: sameDeal(game, table, { deal: (seed) => deal(table.options, table.seed || seed), practise }),
    takeBack: table.handed && takeSeatsBack,
    look: lookBack,
    step: lookAt,
    leave,
    share: () => openShare(game, table),
  });
}

/** Shows the score of a lesson's game, which leads back to it. */
export function showScoreOfLesson() {
  hush();
  show({ lesson: lookBack });
}

// What was told stays: it may just have been told what became of keeping the game.
/** @param {import("./final.js").On} on */
function show(on) {
  const play = laid();
  if (!play) return;
  const atHand = isAtHand();
  closeDialogs(); // What they offer is for a game in progress.
  turnTo("final");
  showFinal(play.game, play.table, on);
  if (atHand) element("winner").focus({ preventScroll: true });
}

function toTable() {
  hush();
  turnTo("play");
}

// Leads back to the table, from which a way leads to the score again.
function lookBack() {
  toTable();
  laid()?.lookBack();
}

/** Shows a moment of the game on the table, also from its score: when so many moves were played, the latest if none is given. @param {number} [at] */
export function lookAt(at) {
  if (house.dataset.page === "final") lookBack();
  laid()?.lookThrough(at);
}

// Leads back to the table, where the persons who have left all seats to computers have theirs again.
function takeSeatsBack() {
  toTable();
  laid()?.comeBack();
  laid()?.takeSeatsBack();
}
