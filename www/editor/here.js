// Which game the position is of that is written: its program, and what its form consists of.

import { same } from "../build.js";
import { beginToSpeak, learnAll, speakLikewise } from "../language.js";
import { once } from "../once.js";
import { ask, opponents } from "../program.js";
import { thoughtOf } from "../thoughts.js";
import { USUAL, isOurs } from "../whose.js";
import { duel } from "./duel/form.js";
import { nippon } from "./nippon/form.js";
import { yokohama } from "./yokohama/form.js";

/** @import { Thought } from "../thoughts.js" */
/** @import { Name } from "../whose.js" */
/** @import { Form } from "./form.js" */

/** @type {Record<Name, Form>} */
const FORMS = { yokohama, duel, nippon };

/** @type {Map<Name, Thought>} */
const programs = new Map(); // Those that have begun and speak.

/** @type {Map<Name, Promise<void>>} */
const begun = new Map();

/** @type {Name} */
let game;

/** The game that answers. */
export const here = () => game;

/** What its form consists of. */
export const form = () => FORMS[game];

/** The game that a name is of; what no game here bears is left to the usual one, which refuses it. @param {string} name @returns {Name} */
export const ours = (name) => (isOurs(name) ? name : USUAL);

/** The program of a game; that of the one that answers if none is named. @param {Name} [name] @throws {Error} If it has not begun. */
export function program(name = game) {
  const found = programs.get(name);
  if (!found) throw new Error(`the program of ${name} has not begun`);
  return found;
}

/** Lets a game answer from now on, if its program has begun; gives whether it has. @param {Name} name */
export function turnTo(name) {
  const found = programs.get(name);
  if (!found) return false;
  game = name;
  answers(found);
  return true;
}

// It has the words, and nothing here asks for pictures.
/** @param {Thought} found */
const answers = (found) => ask(/** @type {import("../program.js").Program} */ (/** @type {unknown} */ (found)));

/** Begins the program of a game, once; where it could not be had, it is asked for again the next time. @param {Name} name */
export const begin = (name) => once(begun, name, had);

/** @param {Name} name */
async function had(name) {
  const [script, module] = await Promise.all([thoughtOf(name), opponents(name)]);
  same(/** @type {{ BUILD?: string }} */ (script).BUILD);
  await script.default({ module_or_path: module });
  if (game === undefined) {
    // Which language is spoken, the first one decides.
    answers(script);
    await beginToSpeak(name);
  } else {
    await learnAll(name);
    speakLikewise(script, name);
  }
  programs.set(name, script);
}
