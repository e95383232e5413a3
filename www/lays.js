// What lies on the table, of which game it is, and what is told below it.

import { offerOf } from "./offers.js";
import { Play } from "./play.js";
import { ask, asked, programOf } from "./program.js";
import { element } from "./root.js";
import { playedOrUsual } from "./sources.js";
import { USUAL, gameOf, nameOf } from "./whose.js";
import { fill, say } from "./words.js";

/** @import { Game } from "../types/table.js" */
/** @import { Table, Ways } from "./play.js" */
/** @import { Table as Program } from "./tables.js" */
/** @import { Name } from "./whose.js" */

/**
 * Where a table leads: `turnTo(id)` to another page of the document, and `tell(error)` to what could not be done; where there are such, `leave()` to
 * the first page and `open()` to a file. `lies(game)` hears which game lies there from now on, `renewed()` that another program answers.
 *
 * @typedef {object} On
 * @property {(id: string) => void} turnTo
 * @property {(error: any) => void} tell
 * @property {() => void} [leave]
 * @property {() => void} [open]
 * @property {(game: Name) => void} [lies]
 * @property {() => void} [renewed]
 */

/**
 * What is told below the table: a lesson, a worked example, or what a first game explains. `close()` ends it, `left()` hears before that
 * the page leaves it for good.
 *
 * @typedef {{ close: () => void, left?: () => void }} Told
 */

/** @type {On} */
let on;
/** @type {Play | undefined} */
let play;
/** @type {Told | undefined} */
let told;
/** @type {Name} */
let lies = USUAL;
let changed = 0;

/** Says where tables lead. @param {On} given */
export function prepareLays(given) {
  on = given;
}

/** What lies on the table. */
export const laid = () => play;

/** The game that lies on the table, or lay there last: its program answers. */
export const lying = () => lies;

/** Whether something is told below the table. */
export const isTold = () => told !== undefined;

/** How often something else came in the place of what the page showed. */
export const changes = () => changed;

/** Something else comes in the place of what the page showed. */
export function change() {
  changed += 1;
}

/** Leads to the first page. */
export const toStart = () => on.leave?.();

/** Asks for a file. */
export const openFile = () => on.open?.();

/** Turns to another page; what was told stays. @param {string} id */
export const turnTo = (id) => on.turnTo(id);

/** Tells what could not be done. @param {any} error */
export const tell = (error) => on.tell(error);

/** The game that a text is of, as `gameOf` has it; what nobody knows is left to the usual one, which refuses it. @param {string} text */
export const playedOf = (text) => playedOrUsual(gameOf(text));

/** The program of a game that is laid or read: the way to it was gone before. @param {Name} game */
export const rulesOf = (game) => /** @type {Program} */ (programOf(game));

/** Lets the program of a game answer, which has come, before anything is laid. @param {Name} game */
export function answerFirst(game) {
  lies = game;
  ask(rulesOf(game));
}

/** Lets the program of a game answer, which has come. @param {Name} game */
export function answerFor(game) {
  lies = game;
  on.lies?.(game);
  const program = rulesOf(game);
  if (asked() === program) return;
  ask(program);
  fill();
  on.renewed?.();
}

/**
 * Lays a table in the place of the one that lies there, and gives it; it goes on once `goOn` is called.
 *
 * @param {Game} game
 * @param {Table} table
 * @param {Pick<Ways, "over" | "practise" | "keep"> & Partial<Ways>} ways where it leads beside the first page and a file
 */
export function lay(game, table, ways) {
  part();
  const { open } = offerOf(nameOf(game));
  if (open) table.curtain = false; // Wherever it comes from: there is nothing that it would hide.
  for (const id of /** @type {const} */ (["menu-hidden", "failure-hidden"])) {
    const hint = element(id);
    hint.dataset.text = open ? "record-open" : "record-hidden";
    hint.textContent = open ? say("record-open") : say("record-hidden");
  }
  element("who-hidden").hidden = Boolean(open);
  play = new Play(game, table, { leave: toStart, open: openFile, elsewhere: () => {}, trouble: tell, ...ways });
  return play;
}

/** Something is told below the table until something else comes there. @param {Told} what */
export function accompany(what) {
  told = what;
}

/** Nothing is told below the table any more. */
export function fallSilent() {
  told?.close();
  told = undefined;
}

/** Takes the table away; the game that lay there is not gone on with here. */
export function part() {
  play?.part();
  play = undefined;
}

/** Nothing lies on the table any more; what lay there is left for good. */
export function leave() {
  told?.left?.();
  takeAway();
}

/** The same, where what is told below it is not left for good. */
export function takeAway() {
  change();
  fallSilent();
  play?.leave();
  play = undefined;
}

/** What lies on the table is not asked for anything any more: its program is in any state. */
export const abandon = () => play?.abandon();

/** What lay on the table is forgotten: another program has begun in the place of the one that it was of. */
export function forget() {
  play = undefined;
}

/** Lays a table. Whatever is not as it should be: nobody is left before one that does nothing. @param {() => void} laying */
export function layOrLeave(laying) {
  try {
    laying();
  } catch (error) {
    abandon();
    forget();
    toStart();
    throw error;
  }
}
