// What people and devices do that nobody expects: the game goes on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openForTests, ready } from "./harness.mjs";
import { leave, playOn, playedOut, sitDown } from "./players.mjs";
import { painted, pass, stopTime } from "./waits.mjs";

const table = await openForTests();

const failed = (page) => page.isVisible("#failure");

test("the table can be left under a finger that stays on it", async () => {
  const page = await sitDown(table, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const finger = await page.context().newCDPSession(page);
  await stopTime(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 200, y: 300 }] });
  await leave(page);
  await pass(page, 5000); // Longer than a long press takes.
  assert.equal(await failed(page), false);
  assert.deepEqual(table.problems, []);
});

test("moves that were typed beyond the end of a turn are not played for the next person", async () => {
  const page = await sitDown(table, { kinds: ["person", "person"], curtain: false });
  const first = await page.evaluate(() => globalThis.yokohama.game.decision().seat);
  await page.keyboard.press("/");
  await page.keyboard.type("k1; k2");
  await page.keyboard.press("Enter");
  assert.equal(await page.inputValue("#typed"), "k2");
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.decision().seat), 1 - first);
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.played), 1);
});

test("a window that is open when the game ends does not stay over the score", async () => {
  const page = await sitDown(table, { kinds: ["greedy", "apprentice"] });
  await page.evaluate(() => document.getElementById("menu").showModal());
  await playedOut(page);
  assert.equal(await page.locator("dialog[open]").count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.id), "winner");
});

test("settings of every kind are taken for the usual ones where they are none", async () => {
  const page = await table.newPage();
  /** @type {any[]} */
    const odd = [null, -1, "toString", [], {}, { toString: 1 }];
  const seats = { seats: [{ kind: "toString", crest: "x" }, null], options: { achievementRewards: "yes" }, count: 9 };
  for (const start of [...odd, seats]) {
    const pace = start;
    await page.evaluate((all) => localStorage.setItem("yokohama.settings", JSON.stringify(all)), { start, pace, motion: pace, sound: pace, hintsOff: pace });
    await page.reload();
    await ready(page, table.problems);
    const thinks = page.waitForResponse("**/opponents_bg.wasm", { timeout: 0 });
    await page.click("#begin");
    await page.waitForSelector("#play", { state: "visible" });
    assert.equal(await failed(page), false, JSON.stringify(start));
    await (await thinks).finished(); // The reload would break off what a computer fetches.
    await page.evaluate(() => sessionStorage.clear());
  }
  assert.deepEqual(table.problems, []);
});

test("a kept game about which something odd is told can be listed and opened", async () => {
  const page = await sitDown(table);
  const kept = await page.evaluate(() => JSON.parse(Object.entries(localStorage).filter(([key]) => key.startsWith("yokohama.game."))[0][1]));
  const result = { totals: [1, 2], standings: ["toString", 1] };
  const seats = kept.seats.map((sitter) => ({ ...sitter, name: "W".repeat(100_000) }));
  for (const odd of [{ round: -1 }, { round: {} }, { time: 1e300 }, { over: true, result }, { content: 0 }, { content: {} }, { seats }]) {
    await page.evaluate((game) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem("yokohama.game.ab.0", JSON.stringify(game));
    }, { ...kept, ...odd });
    await page.reload();
    await ready(page, table.problems);
    assert.ok((await page.textContent("#continue")).length < 200);
    await page.click("#past-games");
    assert.equal(await page.locator("#games-list li").count(), 1);
    await page.locator("#games-list button").first().click();
    await page.waitForSelector("#play", { state: "visible" });
    assert.equal(await failed(page), false, JSON.stringify(odd));
    await page.evaluate(() => sessionStorage.clear());
  }
  assert.deepEqual(table.problems, []);
});

test("only the first button of a mouse takes pieces up", async () => {
  const page = await sitDown(table);
  await playOn(page, { until: (_, now) => now.kind === "touch" && now.move.startsWith("place") });
  const [from, to] = await page.evaluate(() => {
    const { view } = globalThis.yokohama;
    const lit = view.spots().find(({ lit, w, h }) => lit && w > 80 && h > 80);
    for (let y = 4; y < innerHeight; y += 8) {
      for (let x = 4; x < innerWidth; x += 8) {
        const held = view.grab(x, y, 0);
        view.letGo();
        if (held) return [[x, y], [lit.x + lit.w / 2, lit.y + lit.h / 4]];
      }
    }
    throw new Error("there is nothing to take up");
  });
  const played = () => page.evaluate(() => globalThis.yokohama.game.played);
  const drag = async (button) => {
    await page.mouse.move(...from);
    await page.mouse.down({ button });
    await page.mouse.move(...to, { steps: 3 });
    await page.mouse.up({ button });
    return played();
  };
  const before = await played();
  assert.equal(await drag("right"), before);
  assert.ok((await drag("left")) > before);
});

test("a window may be made too small to show anything, and large again", async () => {
  const page = await sitDown(table);
  for (const [width, height] of [[1, 1], [50, 20], [100, 400], [600, 120], [5000, 200], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
    await painted(page);
    assert.equal(await failed(page), false, `${width}×${height}`);
  }
  assert.deepEqual(table.problems, []);
});

test("options that no game has are refused, and a name that is misspelt as well", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  /** @type {any} */
  const refused = await page.evaluate(async () => {
    const { Game } = await import("./www/yokohama.js");
    const told = (options) => {
      try {
        new Game(options);
      } catch (/** @type {any} */ { code, message }) {
        return [code, message];
      }
      return null;
    };
    return [{ players: 7 }, { players: 2, freeAgent: true }, {}, undefined, { players: 2, starter: { seat: 5 } }].map(told);
  });
  for (const [code, message] of refused) {
    assert.equal(code, "options");
    assert.doesNotMatch(message, /^Error/);
  }
  assert.match(refused[0][1], /for 7\.$/);
  assert.match(refused[1][1], /freeAgent/);
});

test("what a browser takes back in the closed field of moves asks no game that was left", async () => {
  const page = await sitDown(table);
  await page.keyboard.press("/");
  await page.keyboard.type("xyz");
  await page.keyboard.press("Escape");
  await leave(page);
  await page.waitForSelector("#start", { state: "visible" });
  await page.keyboard.press("Control+z");
  await painted(page);
  assert.equal(await page.textContent("#failure-text"), "");
  assert.deepEqual(table.problems, []);
});
