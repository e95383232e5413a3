// A phone held upright: everything by taps, with panning and pinching.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { MOVING, openForTests, shot } from "./harness.mjs";
import { begin, finger, playOn, sitDown, task } from "./players.mjs";
import { painted, patient } from "./waits.mjs";
import { check } from "./whole.mjs";

const table = await openForTests();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, ...MOVING };

const spots = (page) => page.evaluate(() => globalThis.yokohama.view.spots());

async function tap(page, { x, y, w, h }) {
  await page.touchscreen.tap(x + w / 2, y + h / 2);
}

// Moves fingers on the screen: each is a list of points.
async function fingers(page, paths) {
  const session = await page.context().newCDPSession(page);
  const at = (step) => paths.map((path, id) => ({ ...path[step], id }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step < paths[0].length; step += 1) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const line = (from, to) => Array.from({ length: 9 }, (_, i) => ({ x: from.x + ((to.x - from.x) * i) / 8, y: from.y + ((to.y - from.y) * i) / 8 }));

for (const { name: game, title, others } of GAMES) {
  test(`a whole game of ${title} by taps, against computers, in Polish`, async () => {
    const page = await table.newPage({ ...PHONE, locale: "pl-PL" });
    await page.check(`#game [value="${game}"]`);
    await shot(page, `start-${game}-390`);
    const names = ["Aiko", "Eva", "Mary", "Jack"].slice(0, 1 + others.length);
    await begin(page, { game, kinds: ["person", ...others], names, seed: "2a" });
    let touches = 0;
    await playOn(page, {
      stray: 0.05,
      touch: finger,
      seen: async () => {
        touches += 1;
        if ([3, 7, 11].includes(touches)) await shot(page, `table-${game}-390-${touches}`);
      },
    });
    assert.ok(touches > 30, `${touches} touches`);
    await check(page, names);
    const [total, row] = await page.evaluate(() => {
      const text = document.createRange();
      text.selectNodeContents(document.querySelector("#sheet .total th"));
      return [text.getBoundingClientRect().x, document.querySelector("#sheet tbody th .icon").getBoundingClientRect().x];
    });
    assert.ok(Math.abs(total - row) < 1.5, `the total stands in line with what it adds up: ${total}, ${row}`);
    assert.deepEqual(table.problems, []);
  });
}

test("the board is panned and pinched, and a gesture touches nothing", async () => {
  const page = await table.newPage(PHONE);
  await begin(page, { kinds: ["person", "greedy"], seed: "2a" });
  await playOn(page, { touch: finger, until: (_, now) => now.kind === "touch" && now.move.startsWith("place") });
  const before = await task(page);
  const hash = await page.evaluate(() => globalThis.yokohama.game.hash());
  // Tiles are higher than buttons.
  const widest = async () => Math.max(...(await spots(page)).filter(({ lit, h }) => lit && h > 60).map(({ w }) => w));
  const width = await widest();
  const middle = { x: 195, y: 300 };

  await fingers(page, [line({ x: 185, y: 290 }, { x: 95, y: 200 }), line({ x: 205, y: 310 }, { x: 295, y: 400 })]);
  const near = await widest();
  assert.ok(near > width * 1.5, `${width} → ${near}`);
  const left = async () => Math.min(...(await spots(page)).filter(({ lit, h }) => lit && h > 60).map(({ x }) => x));
  const there = await left();
  await fingers(page, [line(middle, { x: 120, y: 300 })]);
  assert.ok(Math.abs((await left()) - there) > 20 || (await left()) <= 0, "the board moved with the finger");
  await shot(page, "table-390-near");
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.hash()), hash);
  await tap(page, (await spots(page)).find(({ label }) => label === "Show the whole table"));
  assert.deepEqual(await page.evaluate(() => globalThis.yokohama.view.spots().filter(({ lit }) => lit).length > 4), true);
  assert.equal((await task(page)).move, before.move);
  assert.deepEqual(table.problems, []);
});

test("what goes on a step lies above the tabs wherever the table has the form of a phone", async () => {
  const page = await sitDown(table, { kinds: ["greedy", "greedy"], pace: "step", viewport: PHONE.viewport });
  await page.locator("#next-step").waitFor();
  for (const [width, height] of [[390, 844], [999, 800], [1239, 699], [1400, 639]]) {
    await page.setViewportSize({ width, height });
    await painted(page);
    const tab = (await spots(page)).find(({ label }) => label === "Orders");
    assert.ok(tab.y + tab.h === height, `${width}×${height}: this is the form for phones`);
    const { y, height: h } = await page.locator("#next-step").boundingBox();
    assert.ok(y + h <= tab.y, `${width}×${height}`);
  }
});

test("every tab of the sheet opens and folds", async () => {
  const page = await table.newPage(PHONE);
  await begin(page, { kinds: ["person", "greedy"], seed: "2a" });
  await playOn(page, { touch: finger, until: (played, now) => played > 10 && now.kind === "touch" });
  const low = (page.viewportSize()?.height ?? 0) - 62;
  const tabs = (await spots(page)).filter(({ y, h }) => y + h > low);
  assert.ok(tabs.length >= 6, tabs.map(({ label }) => label).join(", "));
  const seen = new Set();
  for (const tab of tabs) {
    await tap(page, tab);
    await painted(page);
    seen.add(await page.evaluate(() => document.getElementById("table").toDataURL()));
  }
  assert.equal(seen.size, tabs.length, "each tab shows something else");
  await tap(page, tabs[0]);
  assert.deepEqual(table.problems, []);
});

// The moves that choose where on the board something goes, as a turn begins.
const BEGINS = /^(?:go|place|take) /;

for (const { name: game, title } of GAMES) {
  test(`on a phone held upright the news of ${title} leave free what is chosen on the board`, async () => {
    const page = await table.newPage(PHONE);
    await patient(page); // The news stay.
    await begin(page, { game, kinds: ["person", "greedy"], seed: "2a" });
    await playOn(page, { touch: finger, until: async (_, { kind, move }) => kind === "touch" && BEGINS.test(move) && (await page.isVisible("#news")) });
    await shot(page, `news-${game}-390`);
    const news = await page.locator("#news").boundingBox();
    const ways = await page.evaluate(() => globalThis.yokohama.game.legalMoves().map((move) => ({ move, way: globalThis.yokohama.view.wayTo(move) })));
    const heights = ways.filter(({ move, way }) => BEGINS.test(move) && way !== null).map(({ way }) => way[1]);
    assert.ok(heights.length > 2, JSON.stringify(ways));
    assert.ok(heights.every((y) => y > news.y + news.height), JSON.stringify([news, heights]));
    const menu = (await spots(page)).find(({ label }) => label === "Menu");
    assert.ok(news.x + news.width <= menu.x, JSON.stringify([news, menu]));
    assert.deepEqual(table.problems, []);
  });
}

test("on a phone on its side the news leave the question free", async () => {
  const page = await table.newPage({ ...PHONE, viewport: { width: 844, height: 390 } });
  await patient(page); // The news stay.
  await begin(page, { kinds: ["person", "greedy"], seed: "2a" });
  await playOn(page, { touch: finger, until: async () => (await page.isVisible("#news")) && (await page.evaluate(() => globalThis.yokohama.game.round)) > 1 });
  const news = await page.locator("#news").boundingBox();
  const dock = await page.evaluate(() => globalThis.yokohama.view.dock);
  await shot(page, "news-844");
  assert.ok(dock.x > 0 && news.x + news.width <= dock.x, JSON.stringify([news, dock]));
  assert.deepEqual(table.problems, []);
});
