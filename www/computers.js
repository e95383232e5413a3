// The computers that play, as the program knows them.

import { asked } from "./program.js";

/** @import { Kind } from "../types/table.js" */

/**
 * The kind of player of that name, with its style; what has been given up is played by the gentlest computer, what has an odd style has
 * none, and `undefined` stands for no player.
 *
 * @param {unknown} name
 * @returns {Kind | undefined}
 */
export function kindOf(name) {
  const computers = asked().computers();
  if (name === "random") return computers[0].kind;
  const plain = withoutStyle(name);
  if (plain === "person") return plain;
  const found = computers.find(({ kind }) => kind === plain);
  const isStyled = found?.styles.some((style) => name === `${plain}:${style}`);
  return isStyled ? /** @type {Kind} */ (name) : found?.kind;
}

/** A kind of player without its style. @param {unknown} kind */
export const withoutStyle = (kind) => /** @type {Kind} */ (String(kind).split(":")[0]);
