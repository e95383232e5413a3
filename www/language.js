// Which language the page speaks: the one that was chosen here, or else the first of the browser's that the game has.

import { languageOf, languages, speak } from "./yokohama.js";
import { keepSettings, settings } from "./store.js";
import { make } from "./words.js";

const root = document.documentElement;

function chosen() {
  const { language } = settings({});
  const wishes = [language, ...(navigator.languages ?? [])].filter((tag) => typeof tag === "string");
  return wishes.map((tag) => languageOf(tag)).find((tag) => tag !== undefined) ?? languages()[0].tag;
}

let words;

/** The language that is spoken, by its tag, and its words as they were fetched: for the worker in which the coach thinks. */
export const spoken = () => [root.lang, words];

/** Fetches the words of the language that is to be spoken. */
export async function beginToSpeak() {
  const tag = chosen();
  const answer = await fetch(new URL(`words/${tag}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  words = await answer.text();
  speak(tag, words);
  root.lang = tag;
}

/** Lets the language be chosen, on the first page and in the menu. The page begins anew in it, and comes back to where it was. */
export function prepareLanguage() {
  for (const select of document.querySelectorAll("select.language")) {
    select.replaceChildren(...languages().map(({ tag, name }) => make("option", { value: tag, lang: tag, textContent: name })));
    select.value = root.lang;
    select.addEventListener("change", () => {
      keepSettings({ language: select.value });
      location.reload();
    });
  }
}
