// Computers think in a worker, and the game goes on where there is none.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open } from "./harness.mjs";
import { begin, playOn } from "./players.mjs";

let table;

before(async () => {
  table = await open();
});
after(() => table.close());

const KINDS = ["apprentice", "greedy", "merchant", "master"];

test("computers of every kind play a game to its end, and think beside the page", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  const workers = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await begin(page, { kinds: KINDS, seed: "7ea" });
  await page.waitForSelector("#final", { state: "visible", timeout: 120_000 });
  assert.equal(workers.length, 1, workers.join());
  assert.match(workers[0], /think\.js$/);
  assert.deepEqual(table.problems, []);
});

test("where no worker can be had, the page thinks itself", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => (globalThis.Worker = undefined));
  await page.reload();
  await begin(page, { kinds: ["person", "merchant"], seed: "7ea" });
  await playOn(page, { until: (played) => played > 60 });
  assert.ok((await page.evaluate(() => globalThis.yokohama.game.played)) > 60);
  assert.deepEqual(table.problems, []);
});

test("a worker that dies is replaced, and the game goes on", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "merchant"], seed: "7ea" });
  // The first worker says that it is broken as soon as it is asked.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...given) {
      Worker.prototype.postMessage = postMessage;
      this.dispatchEvent(new ErrorEvent("error", { message: "broken" }));
    };
  });
  const moves = () => page.evaluate(() => globalThis.yokohama.game.played);
  const before = await moves();
  await playOn(page, { until: (played) => played > before + 40 });
  assert.ok((await moves()) > before + 40);
  assert.deepEqual(table.problems, []);
});
