// The games that the house is tried with, by what each has of its own. Whatever tests do with every game, they do with these.

import { duel } from "./duel.mjs";
import { nippon } from "./nippon.mjs";
import { yokohama } from "./yokohama.mjs";

/**
 * What tests have to know of a game.
 *
 * @typedef {object} Tried
 * @property {string} name its name in addresses and documents
 * @property {string} title what it is called on the page, in every language
 * @property {string} folder where its words, lessons and examples lie, within their folders
 * @property {string} mark what a link to one begins with, after the `#`
 * @property {boolean} isOpen whether all see the same, so that no curtain hangs between persons
 * @property {number} begins the round in which it begins
 * @property {string} finished the record of a whole game of two, as a text
 * @property {string} edition the printed values that it was played with, as a text
 * @property {string} cards the list of its printed values that tests spoil, such as its Orders
 * @property {string} field a field of each
 * @property {string[]} sources which rows of that are the rulebook’s, published and made up
 * @property {RegExp} unusual what is said of printed values whose tenth card, or the last of fewer, is the third once more
 * @property {number} most how many may play it
 * @property {string[]} others the computers that one person plays against
 * @property {string} first the key of its first question among the words' queries
 * @property {RegExp} chooses the moves that choose where on the board something happens, of which some are forbidden
 * @property {RegExp} shut how a part of the board is called that is forbidden then
 * @property {Record<string, RegExp>} own words of its own by language, which no other game has
 * @property {RegExp} wayOut how the answers begin that give something up, in English
 * @property {Record<string, RegExp>} letters what keys tell Aiko, who plays with Eva, in her first turn
 * @property {RegExp} here what is told of a part of the board
 * @property {RegExp[]} explained how the first things begin that a first game explains, in English
 */

/** @type {Tried[]} */
export const GAMES = [yokohama, duel, nippon];
