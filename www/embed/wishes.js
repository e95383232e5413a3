// What the attributes of an element ask for. They are somebody else's texts: what is odd is refused.

import { kindOf } from "../computers.js";
import { addressOf, fetched } from "../fetched.js";
import { asked } from "../program.js";
import { called } from "../root.js";
import { games, isPlayed } from "../sources.js";
import { LARGEST } from "../stream.js";
import { gameOf, gameOfRecord } from "../whose.js";
import { say } from "../words.js";

/** @import { Agreement, Game } from "../../types/table.js" */

/** The texts of attributes, by name. @typedef {Record<string, string | undefined>} Given */

/**
 * What attributes ask for.
 *
 * @typedef {object} Wishes
 * @property {number} [players]
 * @property {string[]} [seats]
 * @property {Partial<Agreement>} [options]
 * @property {string} [seed]
 * @property {string} [record]
 * @property {string} [position]
 * @property {string} [lesson]
 * @property {number} [at]
 */

/** @type {Record<string, () => string>} */
const WANTED = { record: () => say("wanted-record"), lesson: () => say("wanted-lesson") };

// The element, as its page writes it.
const tag = `${called}-table`;

// As much of what was given as is told again.
const TOLD = 60;

// What has no meaning beside another attribute: that one brings its own.
const BESIDE = { lesson: ["record", "players", "seats", "options", "seed", "at", "readonly"], record: ["options", "seed"] };

/**
 * Reads how a table is to look; `given` has the texts of attributes by name.
 *
 * @throws {Error} With the `code` `"attribute"` and a sentence.
 * @param {Given} given
 */
export function readLooks({ theme, controls }) {
  const palettes = asked().palettes();
  if (theme !== undefined && !palettes.includes(theme)) throw odd("theme", say("wanted-names", { names: palettes.join(", ") }), theme);
  if (controls !== undefined && controls !== "none") throw odd("controls", "none", controls);
}

/**
 * What attributes ask for: `given` has their texts by name, `base` is the address that those in them start from. Gives
 * `{players, seats, options, seed, record, position, at, lesson}`; what is not asked for is `undefined`, but for the players of a new game.
 *
 * @throws {Error} With the `code` `"attribute"` and a sentence.
 * @param {Given} given
 * @param {string} base
 * @returns {Promise<Wishes>}
 */
export async function read(given, base) {
  const long = Object.keys(given).find((name) => String(given[name]).length > LARGEST);
  if (long) throw fault(say("error-attribute-long", { tag, name: long }));
  for (const [name, others] of Object.entries(BESIDE)) {
    const other = given[name] !== undefined && others.find((other) => given[other] !== undefined);
    if (other) throw fault(say("error-beside", { tag, name: other, other: name }));
  }
  const options = object("options", given.options);
  const seats = given.seats?.split(",").map((kind) => kind.trim());
  const usual = given.record === undefined ? 2 : undefined;
  const players = whole("players", given.players) ?? playersOf(options) ?? seats?.length ?? usual;
  // What was given up stands for another in old records alone. No game is for fewer than two.
  if (seats?.every((kind) => kindOf(kind) === kind) === false) throw odd("seats", say("wanted-seats", { n: Math.max(2, players ?? 2) }), String(given.seats));
  const record = await document("record", given.record, base);
  const isPosition = tellsPosition(record);
  const wishes = {
    players,
    seats,
    options,
    seed: given.seed,
    record: isPosition ? undefined : record,
    position: isPosition ? record : undefined,
    lesson: await document("lesson", given.lesson, base),
    at: whole("at", given.at),
  };
  readGame(given.game, wishes);
  return wishes;
}

/** The document that a table is laid for; an empty one for a new game. @param {Wishes} wishes */
export const documentOf = ({ record, position, lesson }) => record ?? position ?? lesson ?? "";

// Holds the game that is asked for by its name against that of the document, and both against those that are played here.
/** @param {string | undefined} game @param {Wishes} wishes */
function readGame(game, wishes) {
  if (game === undefined) return;
  const { record } = wishes;
  const found = record === undefined ? gameOf(documentOf(wishes), game) : gameOfRecord(record, game);
  if (!isPlayed(game)) throw odd("game", say("wanted-names", { names: Object.keys(games).join(", ") }), game);
  // What is of a game that nobody knows is refused by the one that was asked for.
  if (game !== found && isPlayed(found)) throw odd("game", found, game);
}

/**
 * Holds what was read against the game that came of it, after so many moves.
 *
 * @throws {Error} With the `code` `"attribute"` and a sentence.
 * @param {Wishes} wishes
 * @param {Game} game
 */
export function hold({ players, seats, options, at, record, position }, game) {
  const n = game.players;
  if (seats && seats.length !== n) throw odd("seats", say("wanted-seats", { n }), seats.join());
  if (players !== undefined && players !== n) {
    const other = playersOf(options) !== undefined ? "options" : (record ?? position) === undefined ? undefined : "record";
    // Of a new game nothing else says how many play where it is for so many alone.
    throw odd("players", other === undefined ? String(n) : say("wanted-players", { n, other }), String(players));
  }
  if (at !== undefined && at > game.played) throw odd("at", say("wanted-moment", { n: game.played }), String(at));
}

/** @param {string} name @param {string | undefined} text */
function whole(name, text) {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw odd(name, say("wanted-whole"), text);
  return Number(text);
}

/** @param {string} name @param {string | undefined} text */
function object(name, text) {
  if (text === undefined) return undefined;
  const value = parsed(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw odd(name, say("wanted-object"), text);
  return value;
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Whether a text is a position; a record has the position that it may begin with as an object.
/** @param {string | undefined} text */
const tellsPosition = (text) => text !== undefined && typeof parsed(text)?.position === "number";

// How many play by some options, if they say a number.
/** @param {any} options @returns {number | undefined} */
const playersOf = (options) => (Number.isSafeInteger(options?.players) ? options.players : undefined);

// The text of a record, a position or a lesson, which is fetched if an address is given.
/** @param {string} name @param {string | undefined} text @param {string} base */
async function document(name, text, base) {
  if (text === undefined || text.trimStart().startsWith("{")) return text;
  const address = addressOf(text, base);
  if (address === undefined) throw odd(name, WANTED[name](), text);
  return fetched(address).catch(({ message }) => {
    throw fault(message);
  });
}

/** @param {string} name @param {string} wanted @param {string} text */
const odd = (name, wanted, text) => fault(say("error-attribute", { tag, name, wanted, given: text.slice(0, TOLD) }));

/** @param {string} message */
const fault = (message) => Object.assign(new Error(message), { code: "attribute" });
