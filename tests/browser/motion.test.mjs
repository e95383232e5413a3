// What moves: pieces on their way, skipped by any input, off for who wants no motion; and computers step by step.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { MOVING, openForTests, shot } from "./harness.mjs";
import { away, playOn, sitDown, task } from "./players.mjs";
import { clocked, painted, pass, stopTime, thought, watchThoughts } from "./waits.mjs";

const table = await openForTests();

const SIZE = { width: 1280, height: 800 };

// Counts animation frames, as `counted`, and how often the table is painted for each.
async function count(page) {
  await page.evaluate(() => {
    globalThis.counted = 0;
    const ask = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (act) => {
      globalThis.counted += 1;
      return ask(act);
    };
  });
}

// Sits down with frames counted.
const withFrames = (options) => {
  const prepare = async (page) => {
    await clocked(page);
    await count(page);
  };
  return sitDown(table, { names: ["Aiko", "Eva"], prepare, viewport: SIZE, ...MOVING, ...options });
};

const frames = (page) => page.evaluate(() => globalThis.counted);
const played = (page) => page.evaluate(() => globalThis.yokohama.game.played);

// Comes to a question about an Assistant, and lets the table come to rest.
async function toPlacement(page) {
  await playOn(page, { until: (count, now) => count > 8 && now.kind === "touch" && now.move.startsWith("place") });
  await atRest(page);
}

const atRest = (page) => page.waitForFunction(() => globalThis.yokohama.view.motion === 0);

test("a piece moves, and then nothing does", async () => {
  const page = await withFrames();
  await toPlacement(page);
  const { x, y } = await task(page);
  await stopTime(page);
  const before = await frames(page);
  await page.mouse.click(x, y);
  const length = await page.evaluate(() => globalThis.yokohama.view.motion);
  assert.ok(length >= 200 && length <= 900, `${length} ms`);
  await pass(page, length / 2);
  const shown = (await frames(page)) - before;
  assert.ok(shown >= 3, `${shown} frames`);
  await page.clock.resume(); // A picture takes a frame of the browser's own.
  await shot(page, "motion-1280");
  await atRest(page);
  await stopTime(page);
  const after = await frames(page);
  await pass(page, 5000);
  assert.ok((await frames(page)) - after <= 1, "a table at rest asks for no frame");
  assert.deepEqual(table.problems, []);
});

test("only what moves is painted, and not the whole table", async () => {
  const page = await withFrames({ deviceScaleFactor: 2 });
  await toPlacement(page);
  const { x, y } = await task(page);
  // A board that the pointer rests on would open its sheet by and by, at any moment.
  await away(page);
  await painted(page);
  // What is painted is clipped, in pixels of the canvas, to a path of rectangles; there are four in a pixel of the page.
  await page.evaluate(() => {
    globalThis.painted = [];
    let path = 0;
    const paint = CanvasRenderingContext2D.prototype;
    const { beginPath, rect, clip } = paint;
    paint.beginPath = function () {
      path = 0;
      return beginPath.call(this);
    };
    paint.rect = function (x, y, w, h) {
      path += w * h;
      return rect.call(this, x, y, w, h);
    };
    paint.clip = function (...given) {
      if (this.getTransform().isIdentity && this.canvas.id === "table") globalThis.painted.push(path);
      return Reflect.apply(clip, this, given);
    };
  });
  await stopTime(page);
  await page.mouse.click(x, y);
  // The first frame lights the next question; of those that follow only the piece is seen.
  await pass(page, await page.evaluate(() => globalThis.yokohama.view.motion + 50));
  const areas = await page.evaluate(() => globalThis.painted);
  assert.ok(areas.length > 2, `${areas.length} frames`);
  const most = Math.max(...areas.slice(1, -1));
  assert.ok(most > 0 && most < 0.4 * SIZE.width * SIZE.height, `${most} pixels at once`);
});

test("a click while something moves plays its move", async () => {
  const page = await withFrames();
  await toPlacement(page);
  await stopTime(page);
  for (let turn = 0; turn < 4; turn += 1) {
    const { x, y, kind } = await task(page);
    if (kind !== "touch") break;
    const count = await played(page);
    await page.mouse.click(x, y);
    await page.mouse.move(x + 1, y);
    assert.ok((await played(page)) > count, "the table is never in the way");
  }
  assert.ok((await page.evaluate(() => globalThis.yokohama.view.motion)) > 0);
  await page.keyboard.press("Shift");
  assert.equal(await page.evaluate(() => globalThis.yokohama.view.motion), 0, "a key ends what moves");
  assert.deepEqual(table.problems, []);
});

test("nothing moves in a whole game for who wants less motion, unless they choose it", async () => {
  const page = await withFrames({ reducedMotion: "reduce" });
  let longest = 0;
  let touches = 0;
  await playOn(page, {
    seen: async () => {
      touches += 1;
      longest = Math.max(longest, await page.evaluate(() => globalThis.yokohama.view.motion));
    },
  });
  assert.equal(longest, 0);
  const asked = await frames(page);
  const moves = await page.evaluate(() => globalThis.yokohama.game.played);
  // One frame for what was played, and one for what is under the pointer.
  assert.ok(asked <= 3 * (touches + moves), `${asked} frames for ${touches} touches and ${moves} moves`);

  await page.evaluate(() => localStorage.setItem("yokohama.settings", JSON.stringify({ pace: "instant", motion: "slow" })));
  await page.click("#again");
  await toPlacement(page);
  const { x, y } = await task(page);
  await stopTime(page);
  await page.mouse.click(x, y);
  assert.ok((await page.evaluate(() => globalThis.yokohama.view.motion)) >= 400, "slowly");
});

for (const { name: game, title } of GAMES) {
  test(`computers at a table of ${title} go step by step, by a button and by a key`, async () => {
    const page = await sitDown(table, { game, kinds: ["greedy", "greedy"], names: ["Aiko", "Eva"], pace: "step", prepare: clocked, viewport: SIZE, ...MOVING });
    const button = page.locator("#next-step");
    await button.waitFor();
    const { width, height } = await button.boundingBox();
    assert.ok(width >= 44 && height >= 44, `${width}×${height}`);
    const first = await played(page);
    await page.evaluate(watchThoughts);
    await stopTime(page);
    await pass(page, 60_000);
    await thought(page);
    assert.equal(await played(page), first, "they wait");
    await page.clock.resume();
    // A computer thinks beside the page, so a step comes a moment later.
    const beyond = async (count) => {
      await page.waitForFunction((count) => globalThis.yokohama.game.played > count, count);
      return played(page);
    };
    await button.click();
    const second = await beyond(first);
    await page.keyboard.press("n");
    const third = await beyond(second);
    await button.focus();
    await page.keyboard.press("Enter");
    await beyond(third);
    await shot(page, `step-by-step-${game}-1280`);

    // Another pace is heeded at once.
    await page.evaluate(() => document.getElementById("menu").showModal());
    await page.selectOption("#pace", "quick");
    await button.waitFor({ state: "hidden" });
    const fourth = await played(page);
    await page.waitForFunction((count) => globalThis.yokohama.game.played > count, fourth);
    assert.deepEqual(table.problems, []);
  });
}
