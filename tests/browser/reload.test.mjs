// Whatever somebody is asked when the page is loaded anew: they are asked the same again.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, openForTests, ready } from "./harness.mjs";
import { SHOWN } from "./odd.mjs";

const RELEASED = join(ROOT, "tests/released");

// How many kinds of questions there are: `tests/released/main.rs` sees to it that each is asked in a record.
const KINDS = 23;

const table = await openForTests();

// Records that end at a question each, by its kind.
async function questions(page) {
  const files = (await readdir(RELEASED)).filter((name) => name.startsWith("record-"));
  const records = await Promise.all(files.map(async (name) => JSON.stringify(JSON.parse(await readFile(join(RELEASED, name), "utf8")).record)));
  return page.evaluate(async ([content, ...records]) => {
    const { Game } = await import(new URL("www/yokohama.js", document.baseURI).href);
    const found = {};
    for (const record of records) {
      const game = Game.load(record, content);
      for (let at = 0; at < game.played; at += 1) {
        const then = game.practiceFrom(at);
        const { ask } = then.decision();
        const kind = typeof ask === "string" ? ask : Object.keys(ask)[0];
        found[kind] ??= then.record();
        then.free();
      }
      game.free();
    }
    return found;
  }, [SHOWN.content, ...records]);
}

const state = () => {
  const { game, view } = globalThis.yokohama;
  return [game.hash(), game.played, JSON.stringify(game.decision()), JSON.stringify(game.legalMoves()), view.seat ?? null];
};

// Slow: the page is loaded anew for every kind of question.
test("a reload comes back to every kind of question, and nothing is played by it", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  // One of them is asked with printed values of somebody's own.
  await page.evaluate((content) => localStorage.setItem("yokohama.settings", JSON.stringify({ content })), SHOWN.content);
  await page.reload();
  await ready(page);
  const found = Object.entries(await questions(page));
  assert.equal(found.length, KINDS, found.map(([kind]) => kind).join());
  for (const [kind, record] of found) {
    await page.evaluate(() => (globalThis.before = globalThis.yokohama.game));
    await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(record) });
    await page.waitForFunction(() => globalThis.yokohama.game !== globalThis.before);
    if (await page.isVisible("#curtain-open")) await page.click("#curtain-open");
    const before = await page.evaluate(state);
    await page.reload();
    await ready(page);
    await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
    if (await page.isVisible("#curtain-open")) await page.click("#curtain-open");
    assert.deepEqual(await page.evaluate(state), before, kind);
  }
  assert.deepEqual(table.problems, []);
});
