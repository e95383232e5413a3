// What released versions left behind, in links and in browsers: it opens in this one.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, openForTests, ready } from "./harness.mjs";

const read = (name) => readFile(join(ROOT, "tests/released", name), "utf8");

const table = await openForTests();

const hash = (page) => page.evaluate(() => globalThis.yokohama.game.hash());

test("a link that a released version gave opens the same game", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${table.address}${(await read("link.txt")).trim()}`);
  await ready(page);
  await page.waitForSelector("#final", { state: "visible" });
  assert.equal(await hash(page), JSON.parse(await read("record-2-crests.json")).hash);
  assert.deepEqual(table.problems, []);
});

const rules = (page) => page.evaluate(() => globalThis.yokohama.game.rules);

test("a game of a released version is played on, practised and played again by its own rules", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${table.address}${(await read("link.txt")).trim()}`);
  await ready(page);
  await page.waitForSelector("#final", { state: "visible" });
  const over = await hash(page);
  assert.equal(await rules(page), 1);
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.practiceFrom(0).rules), 1);
  await page.click("#again");
  await page.waitForFunction((over) => globalThis.yokohama.game.hash() !== over, over);
  assert.equal(await rules(page), 1);
  assert.deepEqual(table.problems, []);
});

test("a link that tells its rules opens the same game", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${table.address}${(await read("link-2.txt")).trim()}`);
  await ready(page);
  await page.waitForFunction(() => globalThis.yokohama?.game !== undefined);
  assert.equal(await hash(page), JSON.parse(await read("record-4.json")).hash);
  assert.equal(await rules(page), 2);
  assert.deepEqual(table.problems, []);
});

// The first page of a browser that a released version has kept something in: the page, and what was kept.
async function keptIn(file) {
  const kept = JSON.parse(await read(file));
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript((kept) => {
    if (localStorage.length === 0) for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, kept.localStorage);
  await page.goto(table.address);
  await ready(page);
  return { page, kept };
}

test("what a released version kept in a browser is there: a game in progress, one that is over, and the settings", async () => {
  const { page, kept } = await keptIn("storage.json");
  assert.ok(await page.isChecked('[name="who-1"][value="person"]'), "a second person sits there, who is not usual");
  await page.click("#past-games");
  assert.equal(await page.locator("#games-list > li").count(), 2);
  await page.click("#games-close");
  await page.click("#continue");
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  assert.equal(await hash(page), kept.hash);
  assert.deepEqual(table.problems, []);
});

test("a game that was kept with its rules goes on by them", async () => {
  const { page, kept } = await keptIn("storage-2.json");
  await page.click("#continue");
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  assert.deepEqual([await hash(page), await rules(page)], [kept.hash, 2]);
  assert.deepEqual(table.problems, []);
});

test("a lesson of a released version is read", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  const lesson = JSON.parse(await read("lesson.json"));
  await page.route("**/released.json", (route) => route.fulfill({ json: lesson }));
  await page.goto(`${table.address}#lesson=released.json`);
  await ready(page);
  await page.waitForSelector("#lesson", { state: "visible" });
  assert.equal(await page.textContent("#lesson-title"), lesson.title.en);
  assert.deepEqual(table.problems, []);
});
