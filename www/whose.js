// Which game something is of.

/** The name of a game that can be played. @typedef {"yokohama" | "duel" | "nippon"} Name */

/** The game of whatever names none. @type {Name} */
export const USUAL = "yokohama";

/** Every game. @type {Name[]} */
const GAMES = [USUAL, "duel", "nippon"];

/**
 * The game that a document is of, by its text: the one that it names, or what a lesson or a worked example begins with, else the usual one. A text that is no
 * document, such as one that was cut, may be of any: it is taken for one of the game that is given. Whoever reads it tells what else is wrong with it.
 *
 * @param {string} text
 * @param {string} [otherwise]
 * @returns {string}
 */
export function gameOf(text, otherwise = USUAL) {
  try {
    return nameIn(text) ?? USUAL;
  } catch {
    return otherwise;
  }
}

/** The game that a record is of, by its text. Each names its own: what names none is none, and is taken for one of the game that is given. @param {string} text @param {string} otherwise */
export function gameOfRecord(text, otherwise) {
  try {
    return nameIn(text) ?? otherwise;
  } catch {
    return otherwise;
  }
}

// The game that a document names.
/** @param {string} text @returns {string | undefined} */
function nameIn(text) {
  const { game, position, start } = JSON.parse(text);
  const named = [game, position?.game, start?.record?.game, start?.position?.game, start?.game];
  return named.find((name) => typeof name === "string");
}

/** Whether a name is that of a game of this house; what is of another is left to the usual one, which refuses it. @param {string} name @returns {name is Name} */
export const isOurs = (name) => GAMES.some((game) => game === name);

/** The folder in which something of a game lies among the same of all, with its slash: the usual one has none of its own. @param {string} game */
export const folderOf = (game) => (game === USUAL ? "" : `${game}/`);

/** The game that is played, by what is played of it. @param {{ readonly game: string }} played */
export const nameOf = ({ game }) => /** @type {Name} */ (game);

/** How the address of a link to a game goes on behind the page's, by the game; what nobody knows is left to the usual one, which refuses it. @param {string} game */
export const markOf = (game) => (isOurs(game) && game !== USUAL ? `#${game}=` : "#game=");

/** What of an address is behind the mark of a link to a game; `undefined` if that is no such link. @param {string} hash */
export function linkIn(hash) {
  const mark = GAMES.map(markOf).find((mark) => hash.startsWith(mark));
  return mark && hash.slice(mark.length);
}

// How a link to one of a game's own lessons begins. Of the usual one every lesson may be that lies in no folder of another game.
/** @param {string} game */
const lessonsIn = (game) => `#lesson=lessons/${game}/`;

/**
 * The game that a link says that it leads to, to a game or to a lesson that comes with one; the usual one where that is none. What a lesson is
 * of its document tells.
 *
 * @param {string} hash
 */
export const gameIn = (hash) => GAMES.find((game) => hash.startsWith(markOf(game)) || hash.startsWith(lessonsIn(game))) ?? USUAL;
