// Where the programs, the words and the worker come from: on the game's page they lie beside this script; an element says where.

/** @import { Name } from "./whose.js" */

/**
 * Where the programs of a game are: that of its table, and that of who thinks.
 *
 * @typedef {{ table: URL, thought: URL }} Programs
 */

/**
 * Where an element's program finds what it needs.
 *
 * @typedef {object} Sources
 * @property {Record<Name, Programs>} programs
 * @property {(source: URL) => Promise<WebAssembly.Module>} compiled
 * @property {(tag: string) => URL | undefined} wordsOf
 * @property {() => Worker} worker
 * @property {URL | undefined} page
 */
const given = typeof TABLE === "undefined" ? undefined : TABLE.sources;

/** The program of the first page; an element has none. */
export const cover = given ? undefined : new URL("cover_bg.wasm", import.meta.url);

/** The programs of each game. @type {Record<Name, Programs>} */
export const programs = given?.programs ?? {
  yokohama: { table: new URL("yokohama_bg.wasm", import.meta.url), thought: new URL("opponents_bg.wasm", import.meta.url) },
};

/** Compiles a program for all tables on the same page; `undefined` where there is one alone. */
export const compiled = given?.compiled;

/** The words of a language, by its tag. @type {(tag: string) => URL | undefined} */
export const wordsOf = given?.wordsOf ?? ((tag) => new URL(`words/${tag}.json`, import.meta.url));

/** The words of the first page alone, likewise; an element has none. @param {string} tag */
export const firstWordsOf = (tag) => new URL(`words/pages/${tag}.json`, import.meta.url);

/** Begins a worker in which computers think. */
export const worker = given?.worker ?? (() => new Worker(new URL("think.js", import.meta.url), { type: "module" }));

/** The game's page, which links to games lead to; `undefined` where there is none. */
export const page = given ? given.page : location;
