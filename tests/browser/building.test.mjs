// A server that is still building a game, as that of `cargo play` is: the page says so, and goes on once the game is there.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { ROOT, openForTests, ready } from "./harness.mjs";
import { begin } from "./players.mjs";

const table = await openForTests();

// What is said, by language.
const SENTENCES = {
  "en-GB": "The server is still building Yokohama Duel: it goes on as soon as that is done.",
  "fr-FR": "Le serveur est encore en train de construire Yokohama Duel : la suite vient dès que c’est fait.",
  "pl-PL": "Serwer jeszcze buduje grę Yokohama Duel: ciąg dalszy nastąpi, gdy tylko skończy.",
};

/**
 * A page at a server that has not built Duel yet, before it goes anywhere, and what builds it.
 *
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function unbuilt(options) {
  table.forgives(/503/); // The browser tells of what it is refused.
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 }, ...options });
  let isBuilt = false;
  await page.route(/\/www\/duel[._]/, (route) => (isBuilt ? route.continue() : route.fulfill({ status: 503, headers: { "Retry-After": "0.1" } })));
  return { page, build: () => (isBuilt = true) };
}

const told = (page) => page.locator("#failure-text");
const lies = (page) => page.evaluate(() => globalThis.yokohama.game?.game);

for (const [locale, sentence] of Object.entries(SENTENCES)) {
  test(`in ${locale} the page says that a game is still being built, and begins it once it is there`, async () => {
    const { page, build } = await unbuilt({ locale });
    await page.goto(table.address);
    await ready(page);
    await page.check('#game [value="duel"]');
    await told(page).waitFor();
    assert.equal(await told(page).textContent(), sentence);
    await page.click("#failure-close");
    await page.click("#begin");
    await told(page).waitFor();
    assert.equal(await told(page).textContent(), sentence, "who wants it is told again");
    assert.equal(await page.isVisible("#loading"), false);
    build();
    await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
    assert.equal(await lies(page), "duel");
    assert.equal(await told(page).isVisible(), false);
    assert.deepEqual(table.problems, []);
  });
}

test("once a game that was chosen is there nothing is told any more, and nothing has begun", async () => {
  const { page, build } = await unbuilt();
  await page.goto(table.address);
  await page.evaluate(() => localStorage.setItem("yokohama.settings", JSON.stringify({ game: "duel" })));
  await page.reload();
  await told(page).waitFor();
  assert.equal(await told(page).textContent(), SENTENCES["en-GB"]);
  build();
  await told(page).waitFor({ state: "hidden" });
  await ready(page);
  assert.equal(await lies(page), undefined);
  await page.click("#begin");
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  assert.equal(await lies(page), "duel");
  assert.deepEqual(table.problems, []);
});

test("who turns to another game plays that one, whatever is being built", async () => {
  const { page, build } = await unbuilt();
  await page.goto(table.address);
  await ready(page);
  await page.check('#game [value="duel"]');
  await page.click("#begin");
  await told(page).waitFor();
  await begin(page, { kinds: ["person", "person"], seed: "2a", curtain: false });
  assert.equal(await lies(page), "yokohama");
  assert.equal(await told(page).isVisible(), false);
  const came = page.waitForResponse((answer) => answer.url().endsWith("/duel_bg.wasm") && answer.ok());
  build();
  await came;
  assert.equal(await lies(page), "yokohama");
  assert.equal(await told(page).isVisible(), false);
  assert.deepEqual(table.problems, []);
});

test("a link to a game that is still being built leads to it once it is there", async () => {
  const { page, build } = await unbuilt();
  const { record } = JSON.parse(await readFile(join(ROOT, "tests/duel/games/begins-0.json"), "utf8"));
  await page.goto(`${table.address}#duel=${deflateRawSync(Buffer.from(JSON.stringify(record))).toString("base64url")}`);
  await page.waitForSelector("#awaited", { state: "visible" });
  build();
  await page.waitForFunction(() => globalThis.yokohama?.game !== undefined);
  assert.equal(await lies(page), "duel");
  assert.equal(await page.isVisible("#awaited"), false);
});
