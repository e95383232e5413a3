// A first game, which explains what is asked when it is asked for the first time.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { openForTests, ready, shot } from "./harness.mjs";
import { painted } from "./waits.mjs";

const table = await openForTests();

const text = (page) => page.textContent("#guide-text");

// Begins a first game; computers play at once.
async function begin(game = GAMES[0].name, viewport = { width: 1280, height: 800 }, locale = "en-GB") {
  const page = await table.newPage({ viewport, locale });
  await page.evaluate(() => localStorage.setItem("yokohama.settings", JSON.stringify({ motion: "off", pace: "instant" })));
  await page.check(`#game [value="${game}"]`);
  await page.click("#first-game");
  await page.waitForSelector("#guide", { state: "visible" });
  return page;
}

// What is asked of the person; waits for the computer.
async function asked(page) {
  await page.waitForFunction(() => {
    const { game } = globalThis.yokohama;
    return game?.decision() === null || game?.decision().seat === 0;
  });
  return page.evaluate(() => {
    const { game } = globalThis.yokohama;
    const decision = game.decision();
    if (decision === null) return null;
    return typeof decision.ask === "string" ? decision.ask : Object.keys(decision.ask)[0];
  });
}

// Makes the first move that can be touched, as the coach's program would make it, and gives it.
async function move(page) {
  for (let touch = 0; touch < 8; touch += 1) {
    const way = await page.evaluate(async () => {
      const { suggest } = await globalThis.opponents();
      const { game, view } = globalThis.yokohama;
      globalThis.chosen = globalThis.chosen?.played === game.played ? globalThis.chosen : { played: game.played, move: suggest(game, "greedy", "1") };
      const { left, top } = document.getElementById("table").getBoundingClientRect();
      const way = view.wayTo(globalThis.chosen.move);
      return way && { x: left + way[0], y: top + way[1], played: game.played };
    });
    assert.ok(way, "there is a way to the move");
    await page.mouse.click(way.x, way.y);
    if ((await page.evaluate(() => globalThis.yokohama.game.played)) > way.played) return;
  }
  throw new Error("the move was not made");
}

// Plays on until Assistants are to be placed; the first Order may be one that can be completed at once, which on a phone lies in another tab.
async function place(page) {
  while ((await asked(page)) !== "placement") {
    await page.evaluate(() => {
      const { game } = globalThis.yokohama;
      if (game.legalMoves().includes("on")) globalThis.chosen = { played: game.played, move: "on" };
    });
    await move(page);
  }
}

for (const { name: game, title, explained } of GAMES) {
  test(`a first game of ${title} is explained to its end, each thing once, through a reload`, async () => {
    const page = await begin(game);
    await shot(page, `guide-${game}-first-1280`);
    // By the question at which it was told: what was told.
    const told = new Map();
    const known = "You know what is asked here: play on as you like.";
    let isReloaded = false;
    for (;;) {
      const ask = await asked(page);
      if (ask === null) break;
      const round = await page.evaluate(() => globalThis.yokohama.game.round);
      const said = await text(page);
      const question = `${round} ${ask}`;
      if (said !== known) {
        assert.ok(!told.has(said) || told.get(said) === question, `“${said}” was told at ${told.get(said)}, and again at ${question}`);
        told.set(said, question);
      }
      if (round === 2 && said !== known && !isReloaded) {
        isReloaded = true;
        await page.reload();
        await ready(page);
        await page.waitForSelector("#guide", { state: "visible" });
        assert.equal(await text(page), said, "a reload tells what was told");
      }
      await move(page);
    }
    await page.waitForSelector("#final", { state: "visible" });
    assert.ok(!(await page.isVisible("#guide")), "of what is over there is nothing to explain");
    const all = [...told.keys()].join("\n");
    for (const begins of explained) assert.match(all, begins);
    assert.ok(isReloaded && told.size >= 6, all);
    assert.deepEqual(table.problems, []);
  });
}

// Plays on until the first turn; the first Order may be one that can be completed at once, which on a phone lies in another tab.
async function toFirstTurn(page) {
  for (;;) {
    await asked(page);
    if (await page.evaluate(() => globalThis.yokohama.game.round > 0)) return;
    await move(page);
  }
}

test("it shows more, asks the coach, and goes on without being explained", async () => {
  const page = await begin();
  await place(page);
  assert.match(await text(page), /^Place up to three/);
  await shot(page, "guide-1280");
  await page.click("#guide-more");
  assert.ok(await page.isVisible("#aid"));
  const focus = await page.evaluate(() => document.activeElement.closest("[data-section]")?.dataset.section);
  assert.equal(focus, "placement");
  await page.click("#aid-close");
  await page.click("#guide-advice");
  assert.ok(await page.isVisible("#coach"));
  await page.waitForSelector(".advice li"); // Who asked here is not to ask again there.
  await page.click("#coach-close");
  // What is taken back is told again as it was.
  await move(page);
  await page.keyboard.press("u");
  assert.match(await text(page), /^Place up to three/);
  await page.click("#guide-off");
  assert.ok(!(await page.isVisible("#guide")));
  const before = await page.evaluate(() => globalThis.yokohama.game.played);
  await move(page);
  assert.ok((await page.evaluate(() => globalThis.yokohama.game.played)) > before);
  await page.reload();
  await ready(page);
  assert.ok(await page.isVisible("#table"));
  assert.ok(!(await page.isVisible("#guide")), "it stays off");
  assert.deepEqual(table.problems, []);
});

for (const { name: game, title } of GAMES) {
  for (const [width, height, locale] of /** @type {any[][]} */ ([[390, 844, "fr-FR"], [360, 640, "pl-PL"], [844, 390, "en-GB"]])) {
    test(`what is explained of ${title} hides nothing on ${width} × ${height}`, async () => {
      const page = await begin(game, { width, height }, locale);
      await asked(page);
      await painted(page);
      await shot(page, `guide-${game}-${width}`);
      const [bar, canvas] = await Promise.all([page.locator("#guide").boundingBox(), page.locator("#table").boundingBox()]);
      assert.ok(canvas.y + canvas.height <= bar.y + 1, JSON.stringify([bar, canvas]));
      assert.ok(bar.height <= height * 0.42, JSON.stringify(bar));
      await toFirstTurn(page);
      await shot(page, `guide-${game}-turn-${width}`);
      assert.deepEqual(table.problems, []);
    });
  }
}
