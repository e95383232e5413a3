// The page in every language and on small and large windows: nothing that is written leaves its place.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, openForTests, ready } from "./harness.mjs";
import { misfits } from "./misfits.mjs";

const LANGUAGES = (await readdir(join(ROOT, "src/words/languages"))).map((name) => name.replace(".json", ""));
const SIZES = [[360, 640], [844, 390], [1280, 800]];

const table = await openForTests();

const fits = async (page, where) => assert.deepEqual(await page.evaluate(misfits), [], where);

// Shows every window of the page, one after another, as they stand.
async function windows(page, where) {
  const ids = await page.evaluate(() => [...document.querySelectorAll("dialog")].map(({ id }) => id));
  assert.ok(ids.length > 10, ids.join());
  for (const id of ids) {
    await page.evaluate((id) => document.getElementById(id).showModal(), id);
    await fits(page, `${where}: ${id}`);
    await page.evaluate((id) => document.getElementById(id).close(), id);
  }
}

for (const language of LANGUAGES) {
  for (const [width, height] of SIZES) {
    test(`everything fits in ${language} on ${width} × ${height}`, async () => {
      const page = await table.blankPage({ viewport: { width, height } });
      await page.addInitScript((language) => localStorage.getItem("yokohama.settings") ?? localStorage.setItem("yokohama.settings", JSON.stringify({ language })), language);
      await page.goto(table.address);
      await ready(page);
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      await fits(page, "the first page");
      await page.click("#lessons");
      await page.waitForSelector("#lessons-window[open] li");
      await fits(page, "the lessons");
      await page.click("#lessons-close");
      await page.click("#own-values");
      await page.click("#value-sources summary");
      await page.waitForSelector("#value-sources tbody tr");
      await fits(page, "the printed values");
      await page.click("#values-close");
      // A game that is over: its score, and all that is told of it.
      const { record } = JSON.parse(await readFile(join(ROOT, "tests/released/record-2-crests.json"), "utf8"));
      await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) });
      await page.waitForSelector("#final", { state: "visible" });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("#final details")) details.open = true;
      });
      await fits(page, "the score");
      await page.click("#step-through");
      await fits(page, "the past");
      // A game in progress, with what its windows have to say there.
      const text = await page.evaluate(async (record) => {
        const { Game } = await import(new URL("www/yokohama.js", document.baseURI).href);
        return Game.load(record).practiceFrom(60).record();
      }, JSON.stringify(record));
      await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(text) });
      await page.waitForFunction(() => globalThis.yokohama.game?.decision());
      await page.waitForSelector("#curtain-open", { state: "visible" });
      await fits(page, "the curtain");
      await page.click("#curtain-open");
      await fits(page, "the table");
      await page.keyboard.press("m");
      for (const name of ["share", "coach", "type", "seats", "help", "manners"]) {
        await page.click(`#menu [data-act="${name}"]`);
        await page.waitForSelector("dialog[open]:not(#menu)");
        await fits(page, name);
        await page.keyboard.press("Escape");
      }
      // Each of them leads back to the menu.
      await page.waitForSelector("#menu:modal");
      await fits(page, "the menu");
      await page.evaluate(() => document.querySelector("dialog:modal").close());
      await windows(page, "as it stands");
      await page.goto(`${table.address}#lesson=lessons/turn.json`);
      await page.waitForSelector("#lesson", { state: "visible" });
      await fits(page, "a lesson");
      await page.click("#lesson-close");
      await page.click("#past-games");
      await page.waitForSelector("#games-table tbody tr");
      await fits(page, "the past games");
      assert.deepEqual(table.problems, []);
    });
  }
}
