// The scripts of the games' tables, each the glue of its program. No other script names one: who wants to ask a table's program something asks
// `played()`, see program.js.

import * as yokohama from "./yokohama.js";

/** @import { Name } from "./whose.js" */

/** @type {Record<Name, typeof yokohama>} */
const TABLES = { yokohama };

/** The script of a game's table. @param {Name} game */
export const tableOf = (game) => TABLES[game];
