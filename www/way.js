// The way to the table of a game: its program, fetched and begun, and what waits for it. What fails may be tried again; what the server is still building is
// asked for until it is there.

import { tellsRenewal } from "./build.js";
import { hush } from "./failure.js";
import { learnAll, speakLikewise } from "./language.js";
import { chosen, offerOf } from "./offers.js";
import { isKeptFor } from "./offline.js";
import { once } from "./once.js";
import { made } from "./patience.js";
import { beginTable, programOf, speaks } from "./program.js";
import { house } from "./root.js";
import { playedOrUsual } from "./sources.js";
import { USUAL } from "./whose.js";
import { say } from "./words.js";

/** @import { Name } from "./whose.js" */

/** What is made ready around a table once the first of them has come, whose game is given; and what becomes of an error. @typedef {{ prepare: (game: Name) => Promise<void>, tell: (error: any) => void }} On */

/** @type {On} */
let on;
let isPrepared = false; // Whether what stands around a table is ready.
/** @type {{ game: Name } | undefined} */
let wish; // What somebody waits for; each is one of its own.
/** @type {Promise<void> | undefined} */
let prepared;
/** @type {Map<Name, Promise<void>>} */
const ways = new Map();
/** @type {Set<Name>} */
const building = new Set(); // The games that the server is still building.

/** Says what is done at the end of the way. @param {On} given */
export function prepareWay(given) {
  on = given;
}

/** Whether what stands around a table is ready. */
export const isLaid = () => isPrepared;

/** Whether somebody waits for a table. */
export const isAwaited = () => wish !== undefined;

/** Nobody wants any more what was waited for: what it was to lead to is not done, nor is told what keeps its table away. */
export function takeBack() {
  if (wish === undefined) return;
  wish = undefined;
  dispatchEvent(new Event("yokohama-started"));
}

/** Once every way that is being gone has come to its end, whichever. */
export const gone = () => Promise.allSettled(ways.values());

/** Goes the way to the table of a game, once. @param {Name} game */
export function wayToTable(game) {
  if (building.has(game)) tellBuilding(game);
  return once(ways, game, layBuilt);
}

// Goes it once the game is built.
/** @param {Name} game */
async function layBuilt(game) {
  try {
    await layWay(game);
  } catch (/** @type {any} */ error) {
    if (error?.again === undefined) throw error;
    building.add(game);
    tellBuilding(game);
    await made(error);
    building.delete(game);
    if (isMeant(game)) hush();
    await layBuilt(game);
  }
}

// Whether somebody waits for a game, or, where nobody waits, the first page is about it.
/** @param {Name} game */
const isMeant = (game) => (wish?.game ?? chosen()) === game;

/** @param {Name} game */
function tellBuilding(game) {
  if (!isMeant(game)) return;
  dispatchEvent(new Event("yokohama-started")); // Nobody looks on as nothing comes: how long it takes is told otherwise.
  on.tell(new Error(say("error-building", { game: offerOf(game).title })));
}

/** @param {Name} game */
async function layWay(game) {
  if (!programOf(game)) {
    const [program] = await Promise.all([beginTable(game), learnAll(game)]);
    await pause();
    speakLikewise(program, game);
    speaks(game, program);
  }
  await (prepared ??= on.prepare(game).catch((error) => {
    prepared = undefined;
    throw error;
  }));
  isPrepared = true;
}

/**
 * What leads beyond the first page: it is done once the table's program is there, of the game that it is about by what is given. Who presses twice goes
 * once.
 *
 * @template {unknown[]} Given
 * @param {(...given: Given) => unknown} action
 * @param {(...given: Given) => string} [of]
 * @returns {(...given: Given) => Promise<unknown>}
 */
export function beyond(action, of = () => USUAL) {
  return async (...given) => {
    if (isAwaited()) return undefined;
    const name = playedOrUsual(of(...given));
    if (!(isPrepared && programOf(name)) && !(await awaited(name))) return undefined;
    return action(...given);
  };
}

// Waits for the table of a game before somebody's eyes, and tells what keeps it from coming; gives whether it is there, and is still wanted.
/** @param {Name} game */
async function awaited(game) {
  const mine = (wish = { game });
  dispatchEvent(new Event("yokohama-awaited"));
  try {
    await wayToTable(game);
    if (wish === mine) dispatchEvent(new Event("yokohama-started"));
  } catch (/** @type {any} */ error) {
    if (wish !== mine) return false;
    const isFirst = !navigator.onLine && !(await isKeptFor(game));
    /** @param {string} key @param {string} [file] */
    const because = (key, file = "") => {
      if (isFirst) on.tell(new Error(say("error-first-fetch", { game: offerOf(game).title })));
      else on.tell(tellsRenewal(error) ? error : new Error(say(key, { file })));
    };
    dispatchEvent(new CustomEvent("yokohama-not-laid", { detail: { because, cause: error } }));
  }
  const isWanted = wish === mine;
  if (isWanted) wish = undefined;
  return isWanted && isPrepared && programOf(game) !== undefined;
}

/** Lets whoever waits for the page be answered in between; before there is one, nobody does. */
export const pause = () => house.dataset.page !== undefined && new Promise((resolve) => setTimeout(resolve));
