// What a message to a table in a frame asks for. Anybody's page may send anything.

/** The number of this protocol: every message has it as `meiji`, or as `yokohama`, its first name, which those of a frame bear beside it. */
export const VERSION = 1;

// What may be asked and done, as the element's interface has it: methods, and values without arguments.
const METHODS = ["decision", "legalMoves", "completion", "whyNot", "readShort", "view", "options", "hash", "scores", "storySince", "record", "play", "undo", "redo", "restart", "lookAt", "completions", "eventsSince", "position"];
const VALUES = ["game", "rules", "played", "round", "canUndo", "canRedo", "isPractice"];
const NAMES = [...METHODS, ...VALUES];

// A message has no more arguments than any method, and no longer ones than a record.
const MOST = 4;
const LONGEST = 1 << 20;

// The longest name of a question, in letters.
const LONGEST_ID = 100;

/**
 * What a message asks for: `{id, name, given}`, the name of a method or a value with the arguments that are given; or `{id, fault}` for one that
 * asks for nothing sound, with the `key` of the sentence and its `slots`. `undefined` if it is no message of this protocol.
 *
 * @param {any} message
 * @returns {Asked | undefined}
 */
export function read(message) {
  if (typeof message !== "object" || message === null) return undefined;
  const { yokohama, meiji = yokohama, id, ask, with: given = [] } = message;
  if (meiji !== VERSION || !["string", "number"].includes(typeof id) || String(id).length > LONGEST_ID) return undefined;
  if (!NAMES.includes(ask)) return { id, fault: { key: "error-message-ask", slots: { names: NAMES.join(", ") } } };
  if (!Array.isArray(given) || given.length > MOST || lengthOf(given) > LONGEST) return { id, fault: { key: "error-message-with", slots: { most: String(MOST) } } };
  return { id, name: ask, given };
}

/**
 * What a message asks for, or what is wrong with it.
 *
 * @typedef {{ key: string, slots: Record<string, string> }} Fault
 * @typedef {{ id: string | number, name: string, given: unknown[], fault?: undefined } | { id: string | number, fault: Fault, name?: undefined, given?: undefined }} Asked
 */

// How long something is as JSON; infinite if it cannot be written so, as what contains itself.
/** @param {unknown[]} given */
function lengthOf(given) {
  try {
    return JSON.stringify(given).length;
  } catch {
    return Infinity;
  }
}
