// What answers on the page itself comes late: when a lesson is read, or when computers are to think and no worker can be had.

import { coming } from "./coming.js";
import { spoken } from "./language.js";
import { opponents } from "./program.js";

/** @import { Name } from "./whose.js" */

/** What answers in a game. @typedef {ReturnType<typeof import("./answering.js").answersOf>} Answering */

/** @param {Partial<Answering>} script */
const isWhole = ({ begin }) => begin !== undefined;

/** @type {Record<Name, () => Promise<Answering>>} */
const ANSWERS = {
  yokohama: coming(() => import("./answers.js"), "answers.js", isWhole),
  duel: coming(() => import("./duel_answers.js"), "duel_answers.js", isWhole),
  nippon: coming(() => import("./nippon_answers.js"), "nippon_answers.js", isWhole),
};

/** The script that answers in a game. @param {Name} game */
export const answers = (game) => ANSWERS[game]();

/** The same once its program has begun, which speaks as the page does. @param {Name} game */
export async function answering(game) {
  const program = await opponents(game);
  const script = await answers(game);
  await script.begin(program, spoken(game));
  return script;
}
