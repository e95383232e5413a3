// The game speaks the browser's language, or the one that was chosen here.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openForTests, ready } from "./harness.mjs";
import { begin, playOn, unfold } from "./players.mjs";
import { overhear, overheard } from "./tongues.mjs";
import { patient } from "./waits.mjs";

const table = await openForTests();

const wide = { viewport: { width: 1280, height: 800 } };
const state = (page) => page.evaluate(() => [globalThis.yokohama.game.hash(), globalThis.yokohama.game.played]);
const spoken = (page) => page.evaluate(() => document.documentElement.lang);

for (const [locale, tag, word] of [["pl-PL", "pl", "Nowa gra"], ["fr-CA", "fr", "Nouvelle partie"], ["ja-JP", "en", "A new game"]]) {
  test(`a browser that speaks ${locale} is answered in ${tag}`, async () => {
    const page = await table.newPage({ ...wide, locale });
    assert.equal(await spoken(page), tag);
    assert.equal(await page.textContent("#setup .heading .note"), word);
    assert.equal(await page.inputValue("#start select.language"), tag);
    assert.deepEqual(table.problems, []);
  });
}

// The files of words that a page has asked for.
const asked = (page) => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.match(/words\/(.*)\.json$/)?.[1]).filter(Boolean));

test("the first page comes with its own words alone, the table with all, and nothing is seen in another language on the way", async () => {
  const page = await table.blankPage({ ...wide, locale: "fr-FR" });
  await overhear(page, "fr");
  let come;
  await page.route("**/words/fr.json", async (route) => {
    await new Promise((resolve) => (come = resolve));
    await route.continue();
  });
  const request = page.waitForRequest("**/words/fr.json");
  await patient(page);
  await page.goto(table.address);
  await page.waitForSelector("#setup", { state: "visible" });
  assert.equal(await page.textContent("#setup .heading .note"), "Nouvelle partie");
  await request;
  assert.deepEqual(await asked(page), ["pages/fr"]);
  // Who begins before the table's words are there waits for them.
  await page.click("#begin");
  await page.waitForSelector("#loading", { state: "visible" });
  come();
  await ready(page);
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  const labels = await page.evaluate(() => globalThis.yokohama.view.spots().map(({ label }) => label).join("\n"));
  assert.match(labels, /Banque, Commerce/);
  const { foreign } = await overheard(page);
  assert.deepEqual(foreign, []);
  assert.deepEqual(await asked(page), ["pages/fr", "fr"]);
  // Where a table comes first, all words do.
  await page.unroute("**/words/fr.json");
  await page.reload();
  await ready(page);
  assert.deepEqual((await overheard(page)).foreign, []);
  assert.deepEqual(await asked(page), ["fr"]);
  assert.deepEqual(table.problems, []);
});

test("where the table's words cannot be had that is told with their file, and it is tried again", async () => {
  table.forgives(); // The browser tells of what is missing.
  const page = await table.blankPage(wide);
  await page.route("**/words/en.json", (route) => route.fulfill({ status: 404 }));
  await page.goto(table.address);
  await ready(page);
  await page.click("#begin");
  await page.waitForSelector("#failure", { state: "visible" });
  assert.match(await page.textContent("#failure-text"), /www\/words\/en\.json is missing/);
  await page.unroute("**/words/en.json");
  await page.click("#failure-close");
  await page.click("#begin");
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
});

test("another language is chosen in mid-game: the game goes on in it, and so does the next visit", async () => {
  const page = await table.newPage(wide);
  await begin(page, { kinds: ["person", "greedy"], names: ["Aiko", ""], seed: "2a" });
  await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" });
  const before = await state(page);
  const menu = await page.evaluate(() => globalThis.yokohama.view.spots().find(({ label }) => label === "Menu"));
  await page.mouse.click(menu.x + menu.w / 2, menu.y + menu.h / 2);
  await page.selectOption("#menu select.language", "fr");
  await page.waitForFunction(() => document.documentElement.lang === "fr" && globalThis.yokohama?.game !== undefined);
  await ready(page);
  assert.deepEqual(await state(page), before);
  const labels = await page.evaluate(() => globalThis.yokohama.view.spots().map(({ label }) => label).join("\n"));
  assert.match(labels, /Banque, Commerce/);
  assert.doesNotMatch(labels, /\b(Bank|Church|Shops?|places|gains)\b/);
  await page.reload();
  await ready(page);
  assert.equal(await spoken(page), "fr");
  assert.deepEqual(table.problems, []);
});

test("what was typed on the first page is not lost by another language", async () => {
  const page = await table.newPage(wide);
  await page.fill("#seats input[type=text]", "Jack");
  await page.selectOption("#start select.language", "pl");
  await page.waitForFunction(() => document.documentElement.lang === "pl");
  await ready(page);
  assert.equal(await page.inputValue("#seats input[type=text]"), "Jack");
});

test("by keys the languages are gone through, and the one that is wanted is chosen by Enter", async () => {
  const page = await table.newPage(wide);
  await unfold(page);
  await page.fill("#seed", "myseed");
  await page.focus("#start select.language");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  assert.equal(await spoken(page), "en");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.documentElement.lang === "pl");
  await ready(page);
  assert.equal(await page.inputValue("#seed"), "myseed");
});

test("where nothing can be kept another language is refused, and the game stays", async () => {
  const page = await table.newPage(wide);
  await begin(page, { kinds: ["person", "greedy"], seed: "2a" });
  await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" });
  const before = await state(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.keyboard.press("m");
  await page.selectOption("#menu select.language", "fr");
  await page.waitForSelector("#failure", { state: "visible" });
  await page.click("#failure-close");
  assert.equal(await spoken(page), "en");
  assert.equal(await page.inputValue("#menu select.language"), "en");
  assert.deepEqual(await state(page), before);
});

test("a language file that cannot be read is refused, and the language stays", async () => {
  const page = await table.newPage(wide);
  const told = await page.evaluate(async () => {
    const { languageOf, speak, text } = await import("./www/yokohama.js");
    const refusal = (...given) => {
      try {
        speak(...given);
      } catch (/** @type {any} */ { code, message }) {
        return [code, message];
      }
    };
    const english = await (await fetch("./www/words/en.json")).text();
    return [refusal("fr", "{}"), refusal("fr", english), refusal("xx", "{}"), refusal("fr"), languageOf("FR-ca"), languageOf("xx"), text("new-game")];
  });
  const [lacking, strange, unknown, missing, known, other, word] = told;
  assert.equal(lacking[0], "language");
  assert.match(lacking[1], /language\.\w+ .*is missing/);
  assert.equal(strange[0], "language");
  assert.match(strange[1], /it is of en/);
  assert.equal(unknown[0], "language");
  assert.equal(missing[0], "argument");
  assert.deepEqual([known, other, word], ["fr", undefined, "A new game"]);
});
