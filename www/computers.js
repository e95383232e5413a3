
/** @import { Kind } from "../types/table.js" */

/**
 * The computers that play, from gentle to hard, each with the key of what it is called; its note has that key and `-note`.
 *
 * @type {Record<string, string>}
 */
export const COMPUTERS = {
  apprentice: "computer-apprentice",
  greedy: "computer-greedy",
  merchant: "computer-merchant",
  master: "computer-master",
};

// Those that have styles, and the styles, as the program knows them: a kind with a style is written `merchant:builder`.
const STYLED = ["merchant", "master"];
const STYLES = ["builder", "scholar", "trader"];

/**
 * The kind of player of that name, with its style; what has been given up is played by the gentlest computer, what has an odd style has
 * none, and `undefined` stands for no player.
 *
 * @param {unknown} name
 * @returns {Kind | undefined}
 */
export function kindOf(name) {
  if (name === "random") return "apprentice";
  const plain = withoutStyle(name);
  if (plain !== "person" && !Object.hasOwn(COMPUTERS, plain)) return undefined;
  const style = STYLED.includes(plain) ? STYLES.find((style) => name === `${plain}:${style}`) : undefined;
  return style ? /** @type {Kind} */ (name) : plain;
}

/** A kind of player without its style. @param {unknown} kind */
export const withoutStyle = (kind) => /** @type {Kind} */ (String(kind).split(":")[0]);
