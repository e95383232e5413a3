// The scripts of who thinks in the games, each the glue of its program, for the editor. Besides, only what answers in a game names that of it. Each comes
// when a position of its game is to be written.

import { coming } from "./coming.js";

/** @import { Name } from "./whose.js" */

/** What that of who thinks in a game can do: each the same, with the game's own views, options and things. @typedef {typeof import("./opponents.js")} Thought */

/** @param {{ default?: unknown }} script */
const isWhole = (script) => script.default !== undefined;

/** @type {Record<Name, () => Promise<Thought>>} */
const THOUGHTS = {
  yokohama: coming(() => import("./opponents.js"), "opponents.js", isWhole),
  duel: coming(() => /** @type {Promise<Thought>} */ (/** @type {Promise<unknown>} */ (import("./duel_opponents.js"))), "duel_opponents.js", isWhole),
  nippon: coming(() => /** @type {Promise<Thought>} */ (/** @type {Promise<unknown>} */ (import("./nippon_opponents.js"))), "nippon_opponents.js", isWhole),
};

/** The script of who thinks in a game. @param {Name} game */
export const thoughtOf = (game) => THOUGHTS[game]();
