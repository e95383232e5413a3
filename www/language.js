// Which language the page speaks: the one that was chosen here, or else the first of the browser's that the game has.

import { buildOfWords, same } from "./build.js";
import { early } from "./early.js";
import { readFrom } from "./patience.js";
import { asked } from "./program.js";
import { house, root } from "./root.js";
import { keepSettings, settings } from "./store.js";
import { firstWordsOf, games } from "./sources.js";
import { make, say } from "./words.js";

/** @import { Covers } from "./offers.js" */
/** @import { Name } from "./whose.js" */

/** What has words of its own. @typedef {Pick<import("./program.js").Program, "speak">} Speaker */

/** @type {string | undefined} */
let wished; // The language that whoever laid the table wishes.

/** Wishes for a language, by its tag, whatever was chosen here; for none by `undefined`. @param {string | undefined} tag */
export function wish(tag) {
  wished = tag;
}

function chosen() {
  const { language } = settings({});
  const wishes = [wished, language, ...(navigator.languages ?? [])].filter((tag) => typeof tag === "string");
  return wishes.map((tag) => asked().languageOf(tag)).find((tag) => tag !== undefined) ?? asked().languages()[0].tag;
}

/** @type {Map<Name | undefined, string>} */
const texts = new Map(); // By game, the words that were fetched; those of the first page by none.

/**
 * The language that is spoken, by its tag, and its words of a game as they were fetched: for the worker in which the coach thinks.
 *
 * @param {Name} game
 * @returns {[tag: string, words: string]}
 */
export const spoken = (game) => [house.lang, texts.get(game) ?? ""];

// Where the words of a game are, or those of the first page.
/** @param {Name | undefined} game @param {string} tag */
const sourceOf = (game, tag) => (game === undefined ? firstWordsOf(tag) : games[game].words(tag));

/** Fetches the words of the language that is to be spoken, all of them of a game, or else those of the first page. @param {Name} [game] */
export async function beginToSpeak(game) {
  const tag = chosen();
  texts.set(game, await had(sourceOf(game, tag)));
  speak(asked(), tag, game);
  house.lang = tag;
}

// Lets a program speak by the words that came.
/** @param {Speaker} program @param {string} tag @param {Name | undefined} game */
function speak(program, tag, game) {
  try {
    program.speak(tag, texts.get(game) ?? "");
  } catch (error) {
    // They came cut short, or are none.
    throw Object.assign(new Error("these are no words", { cause: error }), { broken: String(sourceOf(game, tag)) });
  }
}

/** Fetches all words of a game in the language that is spoken, for a program that says more than the first page does. @param {Name} game */
export async function learnAll(game) {
  texts.set(game, await had(sourceOf(game, house.lang)));
}

/**
 * What the words say of every game to who chooses one and agrees on it, and what is agreed (offers.js): in the language that is spoken.
 *
 * @returns {Covers}
 */
export function covers() {
  if (read === undefined) {
    const [words = "{}"] = texts.values();
    const { games, offers } = JSON.parse(words);
    read = { games, offers };
  }
  return read;
}

/** @type {Covers | undefined} */
let read; // Once: in another language the page begins anew.

// What was fetched at different times may be of different builds.
/** @param {URL | undefined} source */
async function had(source) {
  const text = String((await early(String(source))) ?? (await readFrom(String(source), (answer) => answer.text())));
  const build = buildOfWords(text);
  if (build !== undefined) same(build);
  return text;
}

/** Lets a game's program speak as the page does, once all its words are there. @param {Speaker} program @param {Name} game */
export function speakLikewise(program, game) {
  speak(program, house.lang, game);
}

/**
 * Lets the language be chosen, on the first page and in the menu. The page begins anew in it, and comes back to where it was: not
 * where nothing can be kept. `keep()` keeps what is in progress and gives what hinders that; `refuse(error)` tells it; `again(tag)` begins
 * anew.
 *
 * @param {() => string | undefined} keep
 * @param {(error: Error) => void} refuse
 * @param {(tag: string) => void} again
 */
export function prepareLanguage(keep, refuse, again) {
  /** @type {NodeListOf<HTMLSelectElement>} */
  const selects = root.querySelectorAll("select.language");
  for (const select of selects) {
    select.replaceChildren(...asked().languages().map(({ tag, name }) => make("option", { value: tag, lang: tag, textContent: name })));
    select.value = house.lang;
    const choose = () => {
      const tag = select.value;
      if (tag === house.lang) return;
      const trouble = keep() ?? (keepSettings({ language: tag }) ? undefined : say("error-storage"));
      if (trouble === undefined) return again(tag);
      select.value = house.lang;
      refuse(new Error(trouble));
    };
    // Keys go through the languages one by one: the one that they come to is chosen by Enter, or by going on.
    let byKey = false;
    select.addEventListener("pointerdown", () => (byKey = false));
    select.addEventListener("keydown", ({ key }) => {
      byKey = true;
      if (key === "Enter") choose();
    });
    select.addEventListener("change", () => byKey || choose());
    select.addEventListener("blur", choose);
  }
}
