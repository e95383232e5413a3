// Which game something is of.

/** The name of a game that can be played. @typedef {"yokohama"} Name */

/** The game of whatever names none. @type {Name} */
export const USUAL = "yokohama";

/** Every game that a document may be of, whether it can be played on this page or not. */
const GAMES = [USUAL, "duel"];

/**
 * The game that a document is of, by its text: the one that it names, else the usual one. Whoever reads it tells what else is wrong with it.
 *
 * @param {string} text
 * @returns {string}
 */
export function gameOf(text) {
  try {
    const { game } = JSON.parse(text);
    return typeof game === "string" ? game : USUAL;
  } catch {
    return USUAL;
  }
}

/** How the address of a link to a game goes on behind the page's, by the game; what nobody knows is left to the usual one, which refuses it. @param {string} game */
export const markOf = (game) => (GAMES.indexOf(game) > 0 ? `#${game}=` : "#game=");

/** What of an address is behind the mark of a link to a game; `undefined` if that is no such link. @param {string} hash */
export function linkIn(hash) {
  const mark = GAMES.map(markOf).find((mark) => hash.startsWith(mark));
  return mark && hash.slice(mark.length);
}
