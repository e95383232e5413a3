// The scripts of the games' tables, each the glue of its program. No other script names one: who wants to ask a table's program something asks
// `played()`, see program.js. Each comes when its game is to be laid.

import { coming } from "./coming.js";

/** @import { Name } from "./whose.js" */

/** What that of a game's table can do: each the same, with the game's own views, decisions and options. @typedef {typeof import("./yokohama.js")} Table */

/** @param {{ default?: unknown }} script */
const isWhole = (script) => script.default !== undefined;

/** @type {Record<Name, () => Promise<Table>>} */
const TABLES = {
  yokohama: coming(() => import("./yokohama.js"), "yokohama.js", isWhole),
  duel: coming(() => /** @type {Promise<Table>} */ (/** @type {Promise<unknown>} */ (import("./duel.js"))), "duel.js", isWhole),
  nippon: coming(() => /** @type {Promise<Table>} */ (/** @type {Promise<unknown>} */ (import("./nippon.js"))), "nippon.js", isWhole),
};

/** The script of a game's table. @param {Name} game */
export const tableOf = (game) => TABLES[game]();
