// The scripts of who thinks in the games, each the glue of its program, for the editor. Besides, only what answers in a game names that of it.

import * as duel from "./duel_opponents.js";
import * as opponents from "./opponents.js";

/** @import { Name } from "./whose.js" */

/** @type {Record<Name, typeof opponents>} */
const THOUGHTS = { yokohama: opponents, duel: /** @type {typeof opponents} */ (/** @type {unknown} */ (duel)) };

/** The script of who thinks in a game. @param {Name} game */
export const thoughtOf = (game) => THOUGHTS[game];
