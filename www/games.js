// The games that are kept on this device, each by its id. Nothing leaves it.
//
// A game is written to two slots in turn, so that a torn write leaves the one before it. A game is played in one tab at a time:
// the last one that claimed it. A tab that finds that it no longer is the one keeps nothing any more.

import { USUAL } from "./whose.js";
import { say } from "./words.js";

const GAME = "yokohama.game.";
const OWNER = "yokohama.owner.";
const HERE = "yokohama.here"; // In the tab's own storage: the game on its table.
const LIES = "yokohama.lies"; // There too: which game that is, by its name, if not the usual one.
const RETURNING = "yokohama.returning"; // There too: the game that it is coming back to.

/** @import { Name } from "./whose.js" */

/** How a game ended: the points by seat, and the seats, best first. @typedef {{ totals: number[], standings: number[] }} Result */

/**
 * What is kept of a game, as it was found: what is only told of it is sound or missing, and of the rest nothing is sure.
 *
 * @typedef {{ turn: number, record: string, seats: any[], round?: number, time?: number, result?: Result, over?: boolean, [what: string]: unknown }} Version
 */

// The slots in which the game in progress was kept before games had ids.
const OLD_SLOTS = [`${GAME}0`, `${GAME}1`];

/** How many games are kept; of those that are over the one that was played longest ago goes first. */
export const MOST = 50;

// The last time that there is, in milliseconds.
const LATEST = 8.64e15;

// What tells this tab from all others.
const TAB = freshId();

const turns = new Map(); // By id, how often a game was kept.

// What lies on this tab's table: `{record, over}`, and whether it is kept as it is there.
/** @type {{ record?: string, over?: boolean } & Record<string, any>} */
let lying = {};
let isKept = false;

// Storage can be shut off or full; the game goes on without it.
/**
 * @template T
 * @overload
 * @param {() => T} action
 * @param {T} otherwise
 * @returns {T}
 */
/**
 * @overload
 * @param {() => void} action
 * @returns {void}
 */
/** @param {() => unknown} action @param {unknown} [otherwise] */
function attempt(action, otherwise) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** An id that no game has. */
export function freshId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} id */
const slots = (id) => [`${GAME}${id}.0`, `${GAME}${id}.1`];
/** @returns {string[]} */
const keys = () => attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(GAME)), []);

/** @param {string} key @returns {Version | null} */
function read(key) {
  const kept = attempt(() => JSON.parse(localStorage.getItem(key) ?? "null"), null);
  const whole = typeof kept?.record === "string" && Array.isArray(kept.seats);
  if (!whole) return null;
  // What is only told of a game keeps none from being opened, nor does a turn that none has.
  const { turn, round, time, result, seats } = kept;
  return {
    ...kept,
    turn: isCount(turn) ? turn : 0,
    round: isCount(round) ? round : undefined,
    time: isTime(time) ? Math.min(time, Date.now()) : undefined,
    result: isResult(result, seats.length) ? result : undefined,
  };
}

/** @param {any} number */
const isCount = (number) => Number.isInteger(number) && number >= 0 && number < 1e6;
/** @param {any} number */
const isPoints = (number) => Number.isInteger(number) && Math.abs(number) < 1e6;
/** @param {any} number */
const isTime = (number) => Number.isFinite(number) && Math.abs(number) <= LATEST;

// Whether each of so many players has points and a place.
/** @param {any} result @param {number} players */
function isResult(result, players) {
  const { totals, standings } = result ?? {};
  /** @param {any} list @param {(one: any) => boolean} fits */
  const of = (list, fits) => Array.isArray(list) && list.length === players && list.every(fits);
  return players >= 2 && players <= 4 && of(totals, isPoints) && of(standings, (seat) => isCount(seat) && seat < players);
}

/** @param {Version} a @param {Version} b */
const newer = (a, b) => b.turn - a.turn;

/** What is kept of a game, latest first; the second is for when the first does not open. @param {string} id @returns {Version[]} */
export function versions(id) {
  return slots(id).map(read).filter((kept) => kept !== null).sort(newer);
}

/**
 * Every kept game with its id, the one that was played last first, and how many there are that cannot be read.
 */
export function games() {
  const ids = new Set(keys().filter((key) => !OLD_SLOTS.includes(key)).map(idOf));
  const read = [...ids].map((id) => ({ id, ...versions(id)[0] }));
  const whole = read.filter(({ record }) => record !== undefined).sort((a, b) => (b.time ?? 0) - (a.time ?? 0));
  return { games: whole, broken: read.length - whole.length };
}

/** The kept game to go on with: of those that are not over the one that was played last; where all are, the last of them, to be looked at. */
export function waiting() {
  const all = games().games;
  return all.find(({ over }) => over !== true) ?? all[0];
}

/** Dates games of a time to come, which a clock that was wrong gave them, by now: whatever is played from now on is later. */
export function dateAnew() {
  const now = Date.now();
  for (const key of keys()) {
    const kept = attempt(() => JSON.parse(localStorage.getItem(key) ?? "null"), null);
    if (isTime(kept?.time) && kept.time > now) attempt(() => localStorage.setItem(key, JSON.stringify({ ...kept, time: now })));
  }
}

/** @param {string} key */
const idOf = (key) => key.slice(GAME.length).replace(/\.[01]$/, "");

/** Takes over what was kept before games had ids; what does not fit stays where it is. */
export function adoptOld() {
  const old = OLD_SLOTS.map(read).filter((kept) => kept !== null).sort(newer);
  if (old.length === 0) return;
  const seeds = old.map(({ record }) => attempt(() => JSON.parse(record).seed, record));
  const apart = old.filter((_, index) => seeds.indexOf(seeds[index]) === index);
  attempt(() => {
    apart.forEach((game, age) => {
      localStorage.setItem(slots(freshId())[0], JSON.stringify({ ...game, time: Date.now() - age }));
    });
    for (const slot of OLD_SLOTS) localStorage.removeItem(slot);
  });
}

/** What lies on this tab's table, as it was to be kept last, whether or not it is; empty if nothing does. */
export const latest = () => lying;

/** The record of that; `undefined` if nothing lies there. */
export const latestRecord = () => lying.record;

/** What there is to know about that record: whether it is kept, and whether its game is over, and not practice of one that may go on. */
export const latestState = () => ({ isKept, isOver: lying.over === true && !lying.practice });

/**
 * Something lies on the table, as for `keep`, of which nothing is kept; or nothing does.
 *
 * @param {{ record?: string, over?: boolean } & Record<string, any>} [game]
 */
export function hold(game = {}) {
  lying = game;
  isKept = false;
}

/** Which game lies on this tab's table, for what runs before all: see opening.js. @param {Name} game */
export function liesHere(game) {
  attempt(() => (game === USUAL ? sessionStorage.removeItem(LIES) : sessionStorage.setItem(LIES, game)));
}

/** The game that was on this tab's table when it was left or reloaded; `null` if none was. */
export function here() {
  return attempt(() => sessionStorage.getItem(HERE), null);
}

/**
 * This tab comes back to a game; gives whether it may: not where it had begun to the last time, and got no further. What other tabs come back
 * to meanwhile is theirs.
 *
 * @param {string} id
 * @returns {boolean}
 */
export function beginReturn(id) {
  const failed = attempt(() => sessionStorage.getItem(RETURNING), null) === id;
  if (!failed) attempt(() => sessionStorage.setItem(RETURNING, id));
  return !failed;
}

/** It has come back. */
export function endReturn() {
  attempt(() => sessionStorage.removeItem(RETURNING));
}

/** This tab plays a game from now on; any other one that did is told. @param {string} id */
export function claim(id) {
  hold();
  turns.set(id, versions(id)[0]?.turn ?? 0);
  attempt(() => sessionStorage.setItem(HERE, id));
  attempt(() => localStorage.setItem(`${OWNER}${id}`, TAB));
}

/** This tab plays no game any more, and nothing lies on its table. */
export function release() {
  hold();
  attempt(() => sessionStorage.removeItem(HERE));
}

// Whether another tab has claimed a game since this one did.
/** @param {string} id */
function isElsewhere(id) {
  const owner = attempt(() => localStorage.getItem(`${OWNER}${id}`), null);
  return owner !== null && owner !== TAB;
}

/**
 * Calls `lost` when another tab claims a game, until `signal` is aborted.
 *
 * @param {string} id
 * @param {AbortSignal} signal
 * @param {() => void} lost
 */
export function whenElsewhere(id, signal, lost) {
  const look = () => isElsewhere(id) && lost();
  addEventListener("storage", ({ key }) => key === `${OWNER}${id}` && look(), { signal });
  // A page that was laid aside hears nothing.
  addEventListener("pageshow", look, { signal });
  document.addEventListener("visibilitychange", look, { signal });
}

/**
 * Keeps a game, see `Kept` in play.js. Gives `undefined`, `"elsewhere"` if another tab plays it now and nothing was kept, or the key of a sentence
 * if it could not be kept. Where there was no room for one more, `removed` is called with the games that went.
 *
 * @param {string} id
 * @param {{ record: string } & Record<string, any>} game
 * @param {(gone: ReturnType<typeof games>["games"]) => void} [removed]
 * @returns {string | undefined}
 */
export function keep(id, game, removed = () => {}) {
  hold(game);
  if (isElsewhere(id)) return "elsewhere";
  const turn = (turns.get(id) ?? 0) + 1;
  try {
    localStorage.setItem(slots(id)[turn % 2], JSON.stringify({ ...game, turn, time: Date.now() }));
  } catch (/** @type {any} */ error) {
    return error?.name === "QuotaExceededError" ? say("error-storage-full") : say("error-storage");
  }
  turns.set(id, turn);
  isKept = true;
  const gone = turn === 1 ? makeRoom(id) : [];
  if (gone.length > 0) removed(gone);
  return undefined;
}

// Removes as many games as are too many, and gives them: what is over before what is not, and never the one that was just kept.
/** @param {string} id */
function makeRoom(id) {
  const others = games().games.filter((game) => game.id !== id);
  const lasting = [...others.filter(({ over }) => over !== true), ...others.filter(({ over }) => over === true)];
  const gone = lasting.slice(MOST - 1);
  remove(gone.map((game) => game.id));
  return gone;
}

/** Removes games; gives what brings them back, as long as there is room. @param {string[]} ids */
export function remove(ids) {
  return take(ids.flatMap((id) => [...slots(id), `${OWNER}${id}`]));
}

/** Removes what cannot be read; gives what brings it back. */
export function removeBroken() {
  return take(keys().filter((key) => versions(idOf(key)).length === 0 && read(key) === null));
}

/** @param {string[]} keys */
function take(keys) {
  const taken = keys.flatMap((key) => {
    const text = attempt(() => localStorage.getItem(key), null);
    return text === null ? [] : [{ key, text }];
  });
  for (const { key } of taken) attempt(() => localStorage.removeItem(key));
  return () => {
    // Another tab may have played on meanwhile.
    for (const { key, text } of taken) attempt(() => localStorage.getItem(key) ?? localStorage.setItem(key, text));
  };
}
