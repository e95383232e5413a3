// At the table: taking back and playing again, why not, quick clicks, resizing, reloading, and standing still.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { GAMES } from "./games/games.mjs";
import { MOVING, openForTests, ready, shot } from "./harness.mjs";
import { goneOn, playOn, sitDown, task } from "./players.mjs";
import { painted, pass, stopTime } from "./waits.mjs";

const table = await openForTests();

const NAMES = ["Aiko", "Eva"];

// The seat of the one person who sits down with a computer.
const PERSON = 0;

const SIZE = { width: 1280, height: 800 };

async function state(page) {
  return page.evaluate(() => {
    const { game } = globalThis.yokohama;
    const decision = game.decision();
    return { hash: game.hash(), played: game.played, seat: decision?.seat, ask: decision?.ask };
  });
}

// The middle of the thing on the table with a label.
async function spot(page, label) {
  return page.evaluate((label) => {
    const found = globalThis.yokohama.view.spots().find((spot) => spot.label === label);
    return found && [found.x + found.w / 2, found.y + found.h / 2];
  }, label);
}

// Answers the question with the greedy player's move; gives the question's state before.
async function answer(page) {
  const before = await state(page);
  for (;;) {
    const now = await task(page);
    if (now.kind === "curtain") await page.click("#curtain-open");
    else if (now.kind === "touch") await page.mouse.click(now.x, now.y);
    else await goneOn(page, before.played);
    if ((await state(page)).hash !== before.hash) return before;
  }
}

// Plays up to the question that a test asks for.
async function playTo(page, wanted) {
  await playOn(page, { until: (_, now) => now.kind === "touch" && wanted(now) });
  assert.equal((await task(page)).kind, "touch", "the game ended before");
}

for (const { name: game, title } of GAMES) {
  test(`a choice at the table of ${title} is taken back and played again by the buttons and by keys`, async () => {
    const page = await sitDown(table, { game, names: NAMES });
    await playOn(page, { until: (played, now) => played > 8 && now.kind === "touch" });
    let [first, second] = [await answer(page), await state(page)];
    // Two questions to the person, one after the other: the computer too may be asked twice.
    const isDue = () => first.seat === PERSON && second.seat === PERSON;
    while (!isDue() || !(await page.evaluate(() => globalThis.yokohama.game.canUndo))) [first, second] = [await answer(page), await state(page)];
    await page.mouse.click(...(await spot(page, "Undo")));
    assert.deepEqual(await state(page), first);
    await page.mouse.click(...(await spot(page, "Redo")));
    assert.deepEqual(await state(page), second);
    await page.keyboard.press("Control+z");
    assert.deepEqual(await state(page), first);
    await page.keyboard.press("Control+Shift+z");
    assert.deepEqual(await state(page), second);
    assert.deepEqual(table.problems, []);
  });
}

test("nobody takes back what another did or what was revealed", async () => {
  const page = await sitDown(table, { kinds: ["person", "person"], names: NAMES });
  await playTo(page, ({ move }) => move.startsWith("move "));
  const { seat } = await state(page);
  await playOn(page, { until: (_, now) => now.kind === "curtain" });
  await page.click("#curtain-open");
  const next = await state(page);
  assert.notEqual(next.seat, seat);
  assert.equal(await spot(page, "Undo"), undefined, "there is nothing to press");
  await page.keyboard.press("Control+z");
  assert.deepEqual(await state(page), next);
  // The bubble says why it cannot be.
  assert.match(await page.textContent("#bubble"), /practice/);
});

test("as practice, a person goes back to their last choice, whatever happened since", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playTo(page, ({ move }) => move.startsWith("place"));
  const choices = [];
  // To the end of the turn and through the computer's.
  for (const { seat } = await state(page); choices.length < 40; ) {
    choices.push(await answer(page));
    if (choices.at(-1).ask === "after") break;
    assert.equal((await state(page)).seat, seat);
  }
  await playOn(page, { until: (_, now) => now.kind === "touch" });
  await page.mouse.click(...(await spot(page, "Menu")));
  await page.click('#menu [data-act="practice"]');
  const back = await state(page);
  assert.ok(choices.some((choice) => isDeepStrictEqual(choice, back)), JSON.stringify(back));
  assert.ok(await page.evaluate(() => globalThis.yokohama.game.isPractice));
});

test("what cannot be played tells why, with the rulebook's chapter, and changes nothing", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playTo(page, ({ move }) => move.startsWith("move "));
  const before = await state(page);
  // The tiles of Areas where the President cannot go.
  const tiles = await page.evaluate(() =>
    globalThis.yokohama.view.spots().filter(({ lit, w, h }) => !lit && w > 150 && h > 120 && w < 220 && h < 200),
  );
  assert.ok(tiles.length > 4, `${tiles.length} tiles`);
  for (const { x, y, w } of tiles.slice(0, 5)) {
    await page.mouse.click(x + w / 2, y + 30);
    const bubble = page.locator("#bubble");
    assert.match(await page.textContent("#bubble-text"), /\(Rulebook: .+\)$/);
    const box = await bubble.boundingBox();
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= SIZE.width && box.y + box.height <= SIZE.height);
  }
  await shot(page, "why-not-1280");
  assert.deepEqual(await state(page), before);
  await page.keyboard.press("Escape");
  assert.equal(await page.isVisible("#bubble"), false);
});

test("the second click of a double click does not answer the next question", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playTo(page, ({ move }) => move.startsWith("place"));
  const { played } = await state(page);
  const { x, y } = await task(page);
  await page.mouse.dblclick(x, y);
  assert.equal((await state(page)).played, played + 1);
});

test("nor does the second click of one whose first click was the page's answer anything at the table", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playTo(page, ({ move }) => move.startsWith("place"));
  const { played } = await state(page);
  const { x, y } = await task(page);
  await page.evaluate(() => document.body.click());
  await page.mouse.move(x, y);
  for (const clickCount of [2, 1]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    assert.equal((await state(page)).played, played + (clickCount === 1 ? 1 : 0), `click ${clickCount}`);
  }
});

test("quick clicks anywhere leave a game that goes on", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playTo(page, ({ move }) => move.startsWith("place"));
  let die = 42;
  const next = (most) => (die = (die * 48271) % 2147483647) % most;
  for (let clicks = 0; clicks < 60; clicks += 1) {
    // The bar's buttons lead away from the table.
    await page.mouse.click(next(SIZE.width), 60 + next(SIZE.height - 60));
  }
  const { record, hash } = await page.evaluate(async () => {
    const { Game } = await import("./www/yokohama.js");
    const record = globalThis.yokohama.game.record();
    return { record: JSON.parse(record).hash, hash: Game.load(record).hash() };
  });
  assert.equal(record, hash);
  assert.deepEqual(table.problems, []);
});

test("a half-entered move outlasts a resize, and the table fits every size", async () => {
  const page = await sitDown(table, { names: NAMES, seed: "b" });
  // A way that costs something is chosen in two touches.
  await playOn(page, {
    until: (_, now) => now.kind === "touch" && now.move.startsWith("move "),
  });
  const { x, y, move } = await task(page);
  await page.mouse.click(x, y);
  const way = await page.evaluate((move) => globalThis.yokohama.view.wayTo(move), move);
  for (const [width, height] of [[1920, 1080], [1024, 768], [390, 844], [844, 390], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(([w, h]) => {
      const canvas = document.getElementById("table");
      return canvas.width === w && canvas.height === h;
    }, [width, height]);
    const out = await page.evaluate(([w, h]) => {
      const beyond = globalThis.yokohama.view.spots().filter((s) => s.x < -1 || s.y < -1 || s.x + s.w > w + 1 || s.y + s.h > h + 1);
      return beyond.map(({ label }) => label);
    }, [width, height]);
    assert.deepEqual(out, [], `${width}×${height}`);
  }
  assert.deepEqual(await page.evaluate((move) => globalThis.yokohama.view.wayTo(move), move), way);
});

for (const { name: game, title } of GAMES) {
  test(`a game of ${title} that is reloaded, or left and taken up again, is where it was`, async () => {
    const page = await sitDown(table, { game, names: NAMES });
    await playOn(page, { until: (played, now) => played > 40 && now.kind === "touch" });
    const before = await state(page);
    await page.reload();
    await ready(page);
    assert.deepEqual(await state(page), before);
    assert.equal(await page.evaluate(() => globalThis.yokohama.game.playerName(0)), "Aiko");

    await page.mouse.click(...(await spot(page, "Menu")));
    await page.click('#menu [data-act="leave"]');
    assert.equal(await page.evaluate(() => globalThis.yokohama.game), undefined);
    await page.reload();
    await ready(page);
    assert.ok(await page.isVisible("#setup"), "who left the table does not find it laid again");
    assert.match(await page.textContent("#continue"), /round \d+/i);
    await page.click("#continue");
    assert.deepEqual(await state(page), before);

    // The newest of the two slots is torn: the one before it holds.
    await page.evaluate(() => {
      const slots = Object.keys(localStorage).filter((key) => key.startsWith("yokohama.game."));
      const turn = (slot) => JSON.parse(localStorage.getItem(slot)).turn;
      const newest = slots.sort((a, b) => turn(b) - turn(a))[0];
      localStorage.setItem(newest, localStorage.getItem(newest).slice(0, 500));
    });
    await page.reload();
    await ready(page);
    if (await page.isVisible("#continue")) await page.click("#continue");
    assert.deepEqual(await state(page), before);
    assert.deepEqual(table.problems, []);
  });
}

test("nothing is drawn while nothing happens", async () => {
  const page = await sitDown(table, { names: NAMES, ...MOVING });
  await playTo(page, ({ move }) => move.startsWith("place"));
  await page.waitForFunction(() => globalThis.yokohama.view.motion === 0);
  await stopTime(page);
  await pass(page, 1000);
  await page.evaluate(() => {
    let calls = 0;
    const paint = CanvasRenderingContext2D.prototype;
    for (const name of ["fill", "stroke", "fillRect", "fillText", "drawImage", "clearRect"]) {
      const original = paint[name];
      paint[name] = function (...given) {
        calls += 1;
        return original.apply(this, given);
      };
    }
    globalThis.calls = () => calls;
  });
  const calls = () => page.evaluate(() => globalThis.calls());
  await pass(page, 10_000);
  assert.equal(await calls(), 0);
  await page.evaluate(() => globalThis.yokohama.view.repaint());
  assert.ok((await calls()) > 500, `${await calls()} calls paint the table`);
});

test("a press that a program makes without a pointer is none that the game fails of", async () => {
  const page = await sitDown(table);
  await page.evaluate(() => document.getElementById("table").dispatchEvent(new PointerEvent("pointerdown", { pointerId: 77, bubbles: true, clientX: 5, clientY: 5 })));
  await painted(page);
  assert.equal(await page.isVisible("#failure"), false);
  assert.deepEqual(table.problems, []);
});
