// What is seen on a page in another language than its own.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./harness.mjs";

/** The words of a language, given by its tag, as the table of a game fetches them; `folder` is the game's. @param {string} tag */
export const wordsOf = (tag, folder = "") => JSON.parse(readFileSync(join(ROOT, `dist/www/words/${folder}${tag}.json`), "utf8"));

const texts = (tag) => wordsOf(tag).page;
const named = (key) => key.replaceAll(/[A-Z]/g, (letter, at) => (at > 0 ? "-" : "") + letter.toLowerCase());

/**
 * Lets a page note from now on, at each frame, what is seen on it in English, although it is to speak the language of a tag;
 * `await overheard(page)` gives it, of what lies on the page now.
 */
export async function overhear(page, tag) {
  const [english, own] = ["en", tag].map(texts);
  const foreign = Object.entries(english).filter(([key, text]) => own[key] !== text);
  await page.addInitScript((foreign) => {
    const texts = new Map(foreign);
    /** @type {{ frames: number, foreign: string[] }} */
    const heard = (globalThis.overheard = { frames: 0, foreign: [] });
    const look = () => {
      heard.frames += 1;
      for (const element of document.querySelectorAll("[data-text]")) {
        const isForeign = texts.get(element.dataset.text) === element.textContent;
        if (isForeign && element.checkVisibility({ visibilityProperty: true })) heard.foreign.push(element.dataset.text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, foreign.map(([key, text]) => [named(key), text]));
}

export async function overheard(page) {
  await page.waitForFunction(() => globalThis.overheard.frames > 2); // It has been looked at.
  return page.evaluate(() => globalThis.overheard);
}
