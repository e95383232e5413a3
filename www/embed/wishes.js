// What the attributes of an element ask for. They are somebody else's texts: what is odd is refused.

import { kindOf } from "../computers.js";
import { addressOf, fetched } from "../fetched.js";
import { LARGEST } from "../stream.js";
import { say } from "../words.js";

const WANTED = { record: () => say("wanted-record"), lesson: () => say("wanted-lesson") };

// As many as may sit at any table: the game tells what is wrong with more.
const MOST = 4;

// As much of what was given as is told again.
const TOLD = 60;

/**
 * What attributes ask for: `given` has their texts by name, `base` is the address that those in them start from. Gives
 * `{players, seats, options, seed, record, position, at, lesson}`; what is not asked for is `undefined`, but for the players and their seats.
 *
 * @throws {Error} With the `code` `"attribute"` and a sentence.
 */
export async function read(given, base) {
  const long = Object.keys(given).find((name) => given[name].length > LARGEST);
  if (long) throw fault(say("error-attribute-long", { name: long }));
  const options = object("options", given.options);
  const seats = given.seats?.split(",").map((kind) => kind.trim());
  const record = await document("record", given.record, base);
  const position = positionIn(record);
  const players = position?.players ?? whole("players", given.players) ?? playersOf(options) ?? seats?.length ?? 2;
  if (seats && (seats.length !== players || !seats.every(kindOf))) throw odd("seats", say("wanted-seats", { n: players }), given.seats);
  return {
    players,
    seats: seats ?? Array.from({ length: Math.min(players, MOST) }, (_, seat) => (seat === 0 ? "person" : "merchant")),
    options,
    seed: given.seed,
    record: position ? undefined : record,
    position: position && record,
    lesson: await document("lesson", given.lesson, base),
    at: whole("at", given.at),
  };
}

function whole(name, text) {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw odd(name, say("wanted-whole"), text);
  return Number(text);
}

function object(name, text) {
  if (text === undefined) return undefined;
  const value = parsed(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw odd(name, say("wanted-object"), text);
  return value;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// What the text of a position says of its players, as far as that can be read: the game tells what is wrong with the rest. `undefined` for
// a record, which has the position that it may begin with as an object.
function positionIn(text) {
  const whole = text && parsed(text);
  if (typeof whole?.position !== "number") return undefined;
  return { players: playersOf(whole.options) };
}

// How many play by some options, if they say a number.
const playersOf = (options) => (Number.isSafeInteger(options?.players) ? options.players : undefined);

// The text of a record, a position or a lesson, which is fetched if an address is given.
async function document(name, text, base) {
  if (text === undefined || text.trimStart().startsWith("{")) return text;
  const address = addressOf(text, base);
  if (address === undefined) throw odd(name, WANTED[name](), text);
  return fetched(address).catch(({ message }) => {
    throw fault(message);
  });
}

const odd = (name, wanted, text) => fault(say("error-attribute", { name, wanted, given: text.slice(0, TOLD) }));

const fault = (message) => Object.assign(new Error(message), { code: "attribute" });
