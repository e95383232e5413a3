// Where the programs, the words and the workers come from, by game: on the game's page they lie beside this script; an element says where.

import { USUAL } from "./whose.js";

/** @import { Name } from "./whose.js" */

/**
 * What a game brings: where the program of its table is, that of who thinks, and the words of a language, by its tag; and how a worker begins in which its
 * computers think.
 *
 * @typedef {{ table: URL, thought: URL, words: (tag: string) => URL | undefined, worker: () => Worker }} Brought
 */

/**
 * Where an element's program finds what it needs.
 *
 * @typedef {object} Sources
 * @property {Record<Name, Brought>} games
 * @property {(source: URL) => Promise<WebAssembly.Module>} compiled
 * @property {URL | undefined} page
 */
const given = typeof TABLE === "undefined" ? undefined : TABLE.sources;

/** The program of the first page; an element has none. */
export const cover = given ? undefined : new URL("cover_bg.wasm", import.meta.url);

/** What each game brings that can be played here. @type {Record<Name, Brought>} */
export const games = given?.games ?? {
  yokohama: {
    table: new URL("yokohama_bg.wasm", import.meta.url),
    thought: new URL("opponents_bg.wasm", import.meta.url),
    words: (tag) => new URL(`./words/${tag}.json`, import.meta.url),
    worker: () => new Worker(new URL("think.js", import.meta.url), { type: "module" }),
  },
  duel: {
    table: new URL("duel_bg.wasm", import.meta.url),
    thought: new URL("duel_opponents_bg.wasm", import.meta.url),
    words: (tag) => new URL(`./words/duel/${tag}.json`, import.meta.url),
    worker: () => new Worker(new URL("duel_think.js", import.meta.url), { type: "module" }),
  },
  nippon: {
    table: new URL("nippon_bg.wasm", import.meta.url),
    thought: new URL("nippon_opponents_bg.wasm", import.meta.url),
    words: (tag) => new URL(`./words/nippon/${tag}.json`, import.meta.url),
    worker: () => new Worker(new URL("nippon_think.js", import.meta.url), { type: "module" }),
  },
};

/** Whether a game can be played here, by its name. @param {string} name @returns {name is Name} */
export const isPlayed = (name) => Object.hasOwn(games, name);

/** The game of a name, if it can be played here; what is wrong with another is left to the usual one to tell. @param {string} name */
export const playedOrUsual = (name) => (isPlayed(name) ? name : USUAL);

/** Compiles a program for all tables on the same page; `undefined` where there is one alone. */
export const compiled = given?.compiled;

/** The words of the first page alone, by their language's tag; an element has none. @param {string} tag */
export const firstWordsOf = (tag) => new URL(`./words/pages/${tag}.json`, import.meta.url);

/** The game's page, which links to games lead to; `undefined` where there is none. */
export const page = given ? given.page : location;
