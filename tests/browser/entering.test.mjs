// Entering a move: by drag, by typing, with a confirmation of what cannot be taken back, and taking a whole turn back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openForTests, shot } from "./harness.mjs";
import { playOn, sitDown, task } from "./players.mjs";
import { painted } from "./waits.mjs";

const table = await openForTests();

const NAMES = ["Aiko", "Eva"];

async function state(page) {
  return page.evaluate(() => {
    const { game } = globalThis.yokohama;
    const decision = game.decision();
    return { hash: game.hash(), played: game.played, seat: decision?.seat, ask: decision?.ask };
  });
}

async function playTo(page, wanted) {
  await playOn(page, { until: (_, now) => now.kind === "touch" && wanted(now) });
  assert.equal((await task(page)).kind, "touch", "the game ended before");
}

// Points on the canvas where something can be taken up, no two in the same square of 16 pixels.
async function grips(page) {
  return page.evaluate(() => {
    const { view } = globalThis.yokohama;
    const found = [];
    for (let y = 4; y < innerHeight; y += 8) {
      for (let x = 4; x < innerWidth; x += 8) {
        if (view.grab(x, y, 0)) found.push([x, y]);
        view.letGo();
      }
    }
    return found;
  });
}

// The middles of the lit Areas: large things with a touch of their own.
async function litTiles(page) {
  return page.evaluate(() =>
    globalThis.yokohama.view
      .spots()
      .filter(({ lit, w, h }) => lit && w > 80 && h > 80)
      .map(({ x, y, w, h }) => [x + w / 2, y + h / 4]),
  );
}

async function drag(page, [x, y], [toX, toY]) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y - 12);
  await page.mouse.move(toX, toY, { steps: 4 });
}

test("an Assistant is dragged from the hand to an Area, and let go elsewhere it stays", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playTo(page, ({ move }) => move.startsWith("place"));
  const start = await state(page);
  const [grip] = await grips(page);
  assert.ok(grip, "there is something to take up");
  const [tile] = await litTiles(page);
  await drag(page, grip, [grip[0] + 60, 790]);
  await page.mouse.up();
  assert.deepEqual(await state(page), start);
  await drag(page, grip, tile);
  await shot(page, "entering-drag");
  await page.mouse.up();
  assert.equal((await state(page)).played, start.played + 1);
  assert.deepEqual(table.problems, []);
});

test("on a phone a finger drags a piece and pans elsewhere", async () => {
  const page = await sitDown(table, { names: NAMES, viewport: { width: 390, height: 844 }, hasTouch: true });
  await playTo(page, ({ move }) => move.startsWith("move "));
  const start = await state(page);
  const camera = async () => (await litTiles(page)).join();
  const client = await page.context().newCDPSession(page);
  const finger = (type, x, y) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  // The sea beside the Areas is no piece.
  const bare = await page.evaluate(() => {
    const { view } = globalThis.yokohama;
    for (let y = 120; y < 380; y += 6) {
      for (let x = 30; x < 360; x += 6) {
        const free = !view.grab(x, y, 10);
        view.letGo();
        if (free) return [x, y];
      }
    }
    return null;
  });
  assert.ok(bare);
  await page.evaluate(() => globalThis.yokohama.view.zoom(2, 190, 250));
  await painted(page);
  const before = await camera();
  await finger("touchStart", ...bare);
  for (const step of [10, 20, 40]) await finger("touchMove", bare[0] - step, bare[1] + step);
  await finger("touchEnd");
  assert.notEqual(await camera(), before, "the board moved");
  assert.deepEqual(await state(page), start);
  assert.deepEqual(table.problems, []);
});

test("what reveals a card waits for a button that says so, unless the setting drops it", async () => {
  const page = await sitDown(table, { names: NAMES });
  const labels = () => page.evaluate(() => globalThis.yokohama.view.spots().map(({ label }) => label));
  await playTo(page, ({ move }) => /^(learn|order)/.test(move));
  const spots = await page.evaluate(() => {
    const { game, view } = globalThis.yokohama;
    return game.legalMoves().filter((move) => /^(learn|order)/.test(move)).map((move) => [move, view.wayTo(move)]);
  });
  assert.ok(spots.length > 0);
  // The way to a sealed move leads over its own button.
  const { move } = await task(page);
  const start = await state(page);
  for (let touches = 0; (await state(page)).hash === start.hash; touches += 1) {
    assert.ok(touches < 4);
    const [x, y] = await page.evaluate((move) => globalThis.yokohama.view.wayTo(move), move);
    if (touches > 0) {
      assert.ok((await labels()).some((label) => /no way back|reveals/.test(label)) || !move.startsWith("learn"), move);
      await shot(page, "entering-sealed");
    }
    await page.mouse.click(x, y);
  }
  await page.evaluate(() => globalThis.yokohama.view.setManner(globalThis.yokohama.game, { confirm: false, off: [] }));
  assert.deepEqual(table.problems, []);
});

test("a turn is begun again by its key and by the menu", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playTo(page, ({ move }) => move.startsWith("place"));
  await page.keyboard.press("Control+Backspace");
  const first = await state(page);
  for (let count = 0; count < 2; count += 1) {
    const { x, y } = await task(page);
    await page.mouse.click(x, y);
  }
  assert.notEqual((await state(page)).hash, first.hash);
  await page.keyboard.press("Control+Backspace");
  assert.equal((await state(page)).hash, first.hash);
  assert.deepEqual(table.problems, []);
});

test("moves are typed in one line, what is wrong is said, and a turn is copied", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playTo(page, ({ move }) => move.startsWith("place"));
  const start = await state(page);
  await page.keyboard.press("/");
  assert.ok(await page.locator("#typing").isVisible());
  const shorts = () => page.locator("#typed-list code").allTextContents();
  const [one, two] = (await shorts()).filter((short) => short.startsWith("+"));
  await page.fill("#typed", `${one}; ${two}`);
  await page.keyboard.press("Enter");
  assert.equal((await state(page)).played, start.played + 2);
  // What happens on the table beside it renews what can be typed; single keys work there, and Escape closes the field alone.
  const last = await shorts();
  await page.locator("#part-ask").focus();
  await page.keyboard.press("g");
  assert.match(await page.textContent("#told"), /¥/);
  await page.keyboard.press("Control+z");
  assert.equal((await state(page)).played, start.played + 1);
  assert.notDeepEqual(await shorts(), last);
  await page.keyboard.press("Control+y");
  assert.deepEqual(await shorts(), last);
  await page.fill("#typed", "rubbish");
  await page.keyboard.press("Enter");
  assert.match(await page.textContent("#typed-state"), /rubbish/);
  assert.equal(await page.inputValue("#typed"), "rubbish");
  await page.fill("#typed", "h");
  await page.keyboard.press("Enter");
  assert.match(await page.textContent("#typed-state"), /Rulebook/);
  await shot(page, "entering-typed");
  await page.click("#copy-turn");
  assert.ok((await page.inputValue("#typed-text")).endsWith(`${one}; ${two}`));
  await page.click("#copy-game");
  assert.match(await page.inputValue("#typed-text"), /Aiko: .+\nEva: /);
  await page.keyboard.press("Escape");
  assert.ok(!(await page.locator("#typing").isVisible()));
  await page.waitForFunction(() => document.getElementById("typed-list").textContent === "");
  assert.deepEqual(table.problems, []);
});

test("nothing typed is left when the curtain falls", async () => {
  const page = await sitDown(table, { kinds: ["person", "person"], names: NAMES });
  await playTo(page, ({ move }) => move === "on");
  await page.keyboard.press("/");
  for (let count = 0; count < 40 && !(await page.locator("#curtain").isVisible()); count += 1) {
    const shorts = await page.locator("#typed-list code").allTextContents();
    await page.fill("#typed", shorts.includes(".") ? "." : shorts.includes("<") ? "<" : shorts[0]);
    await page.keyboard.press("Enter");
  }
  assert.ok(await page.locator("#curtain").isVisible());
  assert.ok(!(await page.locator("#typing").isVisible()));
  // A browser tells a moment later that a window has closed.
  await page.waitForFunction(() => document.getElementById("typed").value === "");
  assert.equal(await page.textContent("#typed-list"), "");
  assert.deepEqual(table.problems, []);
});

test("of two equal Orders in hand either card plays the one move that is offered", async () => {
  const page = await sitDown(table, { names: NAMES });
  const told = await page.evaluate(async () => {
    const { Game, TableView, defaultContent } = await import("./www/yokohama.js");
    const content = JSON.parse(defaultContent());
    content.edition = "alike";
    for (const order of content.orders) Object.assign(order, { country: "dutch", goods: [0, 0, 1, 0], reward: { points: 1 } });
    const position = {
      position: 2,
      options: { players: 2, starter: { seat: 0 } },
      rules: 2,
      edition: "alike",
      seed: "1",
      round: 3,
      seats: [{ orders: [4, 7], goods: { tea: 2 } }, {}],
    };
    const view = new TableView(document.createElement("canvas"));
    view.resize(1280, 800, 1);
    const begin = () => {
      const game = Game.fromPosition(JSON.stringify(position), JSON.stringify(content));
      view.show(game, { seat: 0, busy: false });
      return game;
    };
    const offered = begin().legalMoves();
    const lit = view.spots().filter((spot) => spot.lit);
    // Cards that say the same have one label.
    const cards = lit.filter(({ label }) => lit.filter((other) => other.label === label).length === 2);
    const touched = cards.map(({ x, y, w, h }) => {
      const game = begin();
      const answer = view.touch(game, x + w / 2, y + h / 2);
      game.play(answer.move);
      return { move: answer.move, left: game.view(0).hand.orders };
    });
    return { offered, second: begin().whyNot("deliver 7"), touched };
  });
  assert.deepEqual(told.offered.filter((move) => move.startsWith("deliver")), ["deliver 4"]);
  assert.equal(told.second, null);
  const first = { move: "deliver 4", left: [7] };
  assert.deepEqual(told.touched, [first, first]);
  assert.deepEqual(table.problems, []);
});
