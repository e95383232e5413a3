// A browser that has been here with a released version of the site finds everything in this one; and a page of that version which is open still
// goes on.
//
// What is done at its pages is written here by their own ids, and never changes.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { FIRST_EDITION, ROOT, openForTests, ready } from "./harness.mjs";
import { beginNext, isWaiting, released, sites, updated } from "./sites.mjs";

const table = await openForTests();
const { site, visit } = sites(table);

const file = (text) => ({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });

// The settings among what is kept; a seed is made up anew by each first page.
function settings(kept) {
  const { start, ...settings } = JSON.parse(kept["yokohama.settings"]);
  delete start.seed;
  assert.equal(settings.pace, "quick");
  return { start, ...settings };
}

const state = (page) => page.evaluate(() => [globalThis.yokohama.game.hash(), globalThis.yokohama.game.played]);
const atTable = (page) => page.waitForFunction(() => globalThis.yokohama?.game !== undefined);

// Plays some moves at a table where two persons sit, by its program.
/** @param {import("playwright-core").Page} page */
async function play(page) {
  const before = await state(page);
  for (let move = 0; move < 6; move += 1) {
    if (await page.isVisible("#curtain")) await page.click("#curtain-open");
    const [, played] = await state(page);
    await page.locator("#tree button[id^=answer]:not([aria-disabled=true])").first().press("Enter");
    for (let press = 0; press < 4 && (await state(page))[1] === played; press += 1) await page.locator("#tree button[id^=answer]:not([aria-disabled=true])").first().press("Enter");
  }
  const after = await state(page);
  assert.notDeepEqual(after, before);
  return after;
}

// What a visitor of the released version leaves in the browser: printed values of their own, how they play, a game that is over, and one that is not,
// at whose table the page stays. Gives that game.
async function leaveTraces(page) {
  const own = { ...JSON.parse(FIRST_EDITION), edition: "my-box" };
  own.orders[9] = structuredClone(own.orders[2]);
  await page.click("#own-values");
  await page.setInputFiles("#content-file", file(JSON.stringify(own)));
  await page.waitForSelector("#values-drop", { state: "visible" });
  await page.click("#values-close");
  const { record } = JSON.parse(await readFile(join(ROOT, "tests/games/2-church.json"), "utf8"));
  await page.setInputFiles("#record-file", file(JSON.stringify(record)));
  await page.waitForSelector("#final", { state: "visible" });
  await page.click("#to-start");
  await page.click('#player-count [value="2"]');
  for (const [seat, name] of ["Aiko", "Eva"].entries()) {
    const row = `#seats > li:nth-child(${seat + 1})`;
    await page.fill(`${row} input[type="text"]`, name);
    await page.check(`${row} [value="person"]`);
  }
  await page.fill("#seed", "tea");
  await page.click("#begin");
  await atTable(page);
  await page.click("#curtain-open");
  await page.keyboard.press("m");
  await page.selectOption("#pace", "quick");
  await page.keyboard.press("Escape");
  return play(page);
}

test("what a released version kept in a browser is there after the update, with and without a network", async () => {
  table.forgives(/An unknown error occurred when fetching the script/); // The server stops.
  const place = await site("kept", released("site"));
  const page = await visit(place.address);
  await page.reload(); // A page of the first visit offers no other version.
  await ready(page);
  const before = await leaveTraces(page);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  await place.renew();
  await updated(page);
  await isWaiting(page);

  // The page that is open goes on as it was.
  const gone = await play(page);
  assert.ok(gone[1] > before[1]);
  if (await page.isVisible("#curtain")) await page.click("#curtain-open");
  await page.keyboard.press("m");
  await page.click('#menu [data-act="leave"]');
  await page.waitForSelector("#update", { state: "visible" });
  await beginNext(page);
  await ready(page);

  await place.stop();
  await page.reload();
  await ready(page);
  const now = await page.evaluate(() => ({ ...localStorage }));
  for (const name of Object.keys(kept)) assert.ok(name in now, name);
  assert.deepEqual(settings(now), settings(kept));
  assert.equal(await page.inputValue('#seats > li:nth-child(1) input[type="text"]'), "Aiko");
  await page.click("#own-values");
  await page.waitForSelector("#values-drop", { state: "visible" });
  await page.click("#values-close");
  await page.click("#past-games");
  assert.equal(await page.locator("#games-list > li").count(), 2);
  await page.click("#games-close");
  await page.click("#continue");
  await atTable(page);
  assert.deepEqual(await state(page), gone);
  assert.equal(await page.evaluate(() => JSON.parse(globalThis.yokohama.game.content()).edition), "my-box");
  await play(page);
  assert.deepEqual(table.problems, []);
});

test("a lesson that was begun with a released version goes on in the next one where it was", async () => {
  const place = await site("lesson", released("site"));
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${place.address}#lesson=lessons/turn.json`);
  await ready(page);
  await page.waitForSelector("#lesson", { state: "visible" });
  await page.click("#lesson-on");
  const where = await page.textContent("#lesson-where");
  const hash = await page.evaluate(() => globalThis.yokohama.game.hash());
  await place.renew();
  await page.keyboard.press("m");
  await Promise.all([page.waitForEvent("load"), page.selectOption("#menu select.language", "fr")]);
  await ready(page);
  await page.waitForSelector("#lesson", { state: "visible" });
  assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
  assert.deepEqual([String(await page.textContent("#lesson-where")).match(/\d+/g), await page.evaluate(() => globalThis.yokohama.game.hash())], [String(where).match(/\d+/g), hash]);
  assert.deepEqual(table.problems, []);
});
