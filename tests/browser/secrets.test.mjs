// Two persons at one screen: nothing of what one may not know reaches the other.
//
// The same game is played twice; only the Order differs that the first player keeps in secret. Whatever the page then shows
// to everybody or to the second player must be the same both times: every pixel, every text, every answer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openForTests, ready, shot } from "./harness.mjs";
import { begin, task } from "./players.mjs";
import { FRAME, painted, pass, stopTime } from "./waits.mjs";

const table = await openForTests();

// How far a shade may be apart, of 255, by what was painted below and painted over.
const NOISE = 2;

// How far the farthest shades of two pictures of a size are apart, reckoned in a page.
async function distance(page, one, other) {
  return page.evaluate(async (addresses) => {
    const shades = async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas?.drawImage(image, 0, 0);
      return canvas?.getImageData(0, 0, image.width, image.height).data ?? [];
    };
    const [a, b] = await Promise.all(addresses.map(shades));
    return a.reduce((most, shade, index) => Math.max(most, Math.abs(shade - b[index])), Math.abs(a.length - b.length));
  }, [one, other]);
}

// The page as it is: every pixel of the table and all of the document.
async function everything(page) {
  // What was drawn is painted before the next frame.
  await painted(page);
  return page.evaluate(() => {
    const { view } = globalThis.yokohama;
    const root = document.documentElement;
    return {
      pixels: document.getElementById("table").toDataURL(),
      // The browser writes the attributes of the root in no order.
      document: [...[...root.attributes].map(({ name, value }) => `${name}=${value}`).sort(), root.innerHTML].join("\n"),
      spots: view.spots(),
    };
  });
}

// Points here and there, and then at nothing. However busy the machine is, the same is painted: where parts are painted anew, edges are rounded
// otherwise than where all is.
async function hoverAbout(page) {
  await stopTime(page);
  for (let y = 70; y < 800; y += 140) {
    for (let x = 30; x < 1280; x += 210) {
      await page.mouse.move(x, y);
      await pass(page, FRAME);
    }
  }
  await page.mouse.move(640, 3);
  await pass(page, FRAME);
  await page.clock.resume();
}

// Plays up to the second player's first sight of the table; the first one keeps the Order of a number.
async function play(kept) {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  // No time is idle: what is drawn ahead goes by a seed of chance, and edges of a symbol are rounded by where it came to lie.
  await page.addInitScript(() => void (globalThis.requestIdleCallback = () => 0));
  await page.goto(table.address);
  await ready(page);
  await begin(page, { kinds: ["person", "person"], names: ["Aiko", "Eva"], seed: "5ec2e7" });
  await page.click("#curtain-open");
  const first = await page.evaluate(() => globalThis.yokohama.view.seat);
  // The card, and then the button: what is kept cannot be taken back.
  for (let touch = 0; touch < 2; touch += 1) {
    const [x, y] = await page.evaluate((move) => globalThis.yokohama.view.wayTo(move), `keep ${kept}`);
    await page.mouse.click(x, y);
  }
  assert.equal((await task(page)).kind, "curtain");
  const curtain = await everything(page);
  await shot(page, "curtain-1280");
  await page.click("#curtain-open");
  const second = await page.evaluate(() => globalThis.yokohama.view.seat);
  assert.notEqual(second, first);
  await hoverAbout(page);
  await page.waitForFunction(() => globalThis.yokohama.view.motion === 0 && globalThis.yokohama.view.explained === undefined);
  const other = await everything(page);
  const api = await page.evaluate((seat) => {
    const { game } = globalThis.yokohama;
    return JSON.stringify([game.view(), game.view(seat), game.eventsSince(0, seat), game.storySince(0), game.legalMoves(), game.shortGame(seat), game.shortTurn()]);
  }, second);
  await page.keyboard.press("Escape");
  const log = await openLog(page);
  return { page, curtain, other, api, log, hand: await page.evaluate((seat) => globalThis.yokohama.game.view(seat), first) };
}

async function openLog(page) {
  await page.evaluate(() => {
    const { x, y, w, h } = globalThis.yokohama.view.spots().find(({ label }) => label === "Menu");
    globalThis.at = [x + w / 2, y + h / 2];
  });
  const [x, y] = await page.evaluate(() => globalThis.at);
  await page.mouse.click(x, y);
  await page.click('#menu [data-act="log"]');
  return page.textContent("#notes");
}

test("a hand is hidden from the other player, on the canvas, in the document and in what is told", async () => {
  const [one, two] = [await play(0), await play(1)];
  const { page } = two;
  assert.notDeepEqual(one.hand, two.hand, "the games do differ");
  for (const moment of ["curtain", "other"]) {
    const [a, b] = [one[moment], two[moment]];
    const apart = await distance(page, a.pixels, b.pixels);
    assert.ok(apart <= NOISE, `a pixel at the moment "${moment}" is ${apart} apart`);
    assert.equal(a.document, b.document);
    assert.deepEqual(a.spots, b.spots);
  }
  assert.equal(one.api, two.api);
  assert.equal(one.log, two.log);
  assert.ok(one.log.includes("keeps an Order"), one.log);
  assert.deepEqual(table.problems, []);
});

test("the curtain is drawn over everything and comes back after a reload", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "person"], seed: "5ec2e7" });
  const covers = () =>
    page.evaluate(() => {
      const points = [[5, 5], [640, 400], [1270, 790], [1000, 700]];
      return points.every(([x, y]) => document.elementFromPoint(x, y).closest("#curtain"));
    });
  assert.ok(await covers());
  await page.click("#curtain-open");
  assert.equal(await covers(), false);
  await page.reload();
  await page.waitForSelector("#curtain", { state: "visible" });
  assert.ok(await covers());
  assert.equal(await page.evaluate(() => globalThis.yokohama.view.seat), undefined);
});

test("what one could type is not left in sight while a computer plays before the next person's turn", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "person", "greedy"], seed: "5ec2e7", pace: "step" });
  const seat = () => page.evaluate(() => globalThis.yokohama.game.decision().seat);
  for (let typed = false; !typed; ) {
    const asked = await seat();
    if (asked === 2) {
      // It goes on by itself where there is nothing to follow, and else waits for the button.
      const waits = () => !document.getElementById("next-step").hidden || globalThis.yokohama.game.decision().seat !== 2;
      await page.waitForFunction(waits);
      if (await page.isHidden("#next-step")) continue;
      const played = await page.evaluate(() => globalThis.yokohama.game.played);
      await page.click("#next-step");
      await page.waitForFunction((played) => globalThis.yokohama.game.played > played, played);
      continue;
    }
    await page.click("#curtain-open");
    if (asked === 1) await page.keyboard.press("/");
    if (asked === 1) assert.notEqual(await page.textContent("#typed-list"), "");
    while ((await seat()) === asked) await page.locator("#tree button[id^=answer]").first().press("Enter");
    typed = asked === 1;
  }
  assert.equal(await seat(), 2, "a computer is asked");
  assert.ok(await page.isHidden("#typing"));
  await page.waitForFunction(() => document.getElementById("typed-list").textContent === "");
});
