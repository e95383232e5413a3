// What a table shows first is drawn while somebody reads and chooses, so that it is there sooner.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { openForTests, ready } from "./harness.mjs";
import { painted, patient } from "./waits.mjs";

const table = await openForTests();

// Time that nobody needs comes when the test gives it, and what is drawn elsewhere than on the page is counted.
function watch() {
  const waiting = [];
  globalThis.requestIdleCallback = (act) => waiting.push(act);
  globalThis.drawn = 0;
  globalThis.isAsked = () => waiting.length > 0;
  globalThis.canvases = 0;
  // Gives how much was drawn in it.
  globalThis.rest = () => {
    const before = globalThis.drawn;
    while (waiting.length > 0) waiting.shift()();
    return globalThis.drawn - before;
  };
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (...given) {
    globalThis.canvases += Number(given[0] === "canvas");
    return Reflect.apply(createElement, this, given);
  };
  const { fill } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fill = function (...given) {
    globalThis.drawn += Number(!this.canvas.isConnected);
    return Reflect.apply(fill, this, given);
  };
}

// A first page that is about a game.
async function firstPage(name) {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await patient(page);
  await page.addInitScript(watch);
  await page.goto(table.address);
  await ready(page);
  await page.check(`#game [value="${name}"]`);
  return page;
}

// Sits down, and gives how much was drawn for the first table.
async function begun(page) {
  await page.evaluate(() => (globalThis.drawn = 0));
  await page.click("#begin");
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  await painted(page);
  return page.evaluate(() => globalThis.drawn);
}

for (const { name } of GAMES) {
  test(`a first table of ${name} has little to draw where there was time before`, async () => {
    const [ahead, late] = [await firstPage(name), await firstPage(name)];
    await ahead.waitForFunction(() => globalThis.rest() > 0); // Once its program is there.
    const [rest, all] = [await begun(ahead), await begun(late)];
    assert.ok(rest < all / 4, `${rest} of ${all}`);
    assert.deepEqual(table.problems, []);
  });
}

test("who changes how many play has that table drawn ahead, and who sits down has nothing drawn behind it", async () => {
  const page = await firstPage("yokohama");
  await page.waitForFunction(() => globalThis.rest() > 0);
  await page.check('#player-count [value="4"]');
  await page.waitForFunction(() => globalThis.rest() > 0);
  await page.check('#player-count [value="3"]');
  await begun(page);
  await page.waitForFunction(() => globalThis.isAsked());
  const canvases = await page.evaluate(() => [globalThis.canvases, globalThis.rest(), globalThis.canvases]);
  assert.equal(canvases[0], canvases[2], "not even begun"); // What that table needs is drawn already.
  assert.deepEqual(table.problems, []);
});
