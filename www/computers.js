// The computers that play, as the program knows them.

import { asked } from "./program.js";
import { say } from "./words.js";

/** @import { Kind } from "../types/table.js" */

/**
 * The kind of player of that name, with its style; what has been given up is played by the gentlest computer, what has an odd style has
 * none, and `undefined` stands for no player.
 *
 * @param {unknown} name
 * @returns {Kind | undefined}
 */
export function kindOf(name) {
  const computers = offered();
  if (name === "random") return computers[0];
  const plain = withoutStyle(name);
  if (plain === "person") return plain;
  return computers.find((kind) => kind === name) ?? computers.find((kind) => kind === plain);
}

// Those that there are, each in every style that it has.
const offered = () => /** @type {Kind[]} */ (asked().computers());

/** The kinds of computers that one can play against, from gentle to hard, each with what it is called. @returns {Array<{ kind: Kind, text: string }>} */
export const computerKinds = () => offered().flatMap((kind) => (withoutStyle(kind) === kind ? [{ kind, text: say(`computer-${kind}`) }] : []));

/** A kind of player without its style. @param {unknown} kind */
export const withoutStyle = (kind) => /** @type {Kind} */ (String(kind).split(":")[0]);
