// Looking back: through whole recorded games, from a line of the log, and on from the middle as practice; and what the end says.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { EVERY_CASE, FIRST_EDITION, ROOT, openForTests, ready, shot } from "./harness.mjs";
import { begin, leave, playOn, sitDown, task } from "./players.mjs";
import { clocked, painted, pass, stopTime, thought, watchThoughts } from "./waits.mjs";

const table = await openForTests();

const recorded = async (name) => JSON.parse(await readFile(join(ROOT, `tests/games/${name}.json`), "utf8")).record;

async function openRecord(page, record) {
  const buffer = Buffer.from(JSON.stringify(record));
  await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer });
}

const where = (page) => page.textContent("#past-where");
const state = (page) => page.evaluate(() => [globalThis.yokohama.game.hash(), globalThis.yokohama.game.played]);

// The middle of the thing on the table with a label.
async function spot(page, label) {
  return page.evaluate((label) => {
    const found = globalThis.yokohama.view.spots().find((spot) => spot.label === label);
    return found && [found.x + found.w / 2, found.y + found.h / 2];
  }, label);
}

async function openMenu(page, act) {
  await page.mouse.click(...(await spot(page, "Menu")));
  await page.click(`#menu [data-act="${act}"]`);
}

// The shortest alone, or with `EVERY_CASE=1` in the environment each.
const RECORDED = /** @type {any[][]} */ ([["2-church", /Church/], ["3-shops", /eighth Shop/], ["4-trading-houses", /fourth Trading House/]]).slice(0, EVERY_CASE ? 3 : 1);
for (const [name, ends] of RECORDED) {
  test(`the recorded game ${name} is looked through from its end to its beginning and back`, async () => {
    const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
    await openRecord(page, await recorded(name));
    await page.waitForSelector("#final", { state: "visible" });
    assert.match(await page.textContent("#ending"), ends);
    assert.ok((await page.locator("#decided p").count()) >= 2);
    const before = await state(page);
    await page.click("#more summary");
    await page.click("#step-through");
    const last = await where(page);
    assert.ok(await page.isVisible("#past"));
    const heard = await page.textContent("#tree");
    // Turn by turn to the beginning, and to the end again; in the shortest game step by step.
    const back = await page.evaluate(walk, { key: "ArrowLeft", shiftKey: true, end: 0 });
    const steps = before[1];
    const byStep = name === "2-church";
    const forth = await page.evaluate(walk, { key: "ArrowRight", shiftKey: !byStep, end: steps });
    const seen = back.map(({ where }) => where);
    assert.ok(back.every(({ at }, stop) => stop === 0 || at < back[stop - 1].at), "each turn begins before the next");
    const every = Array.from({ length: steps }, (_, step) => step + 1);
    const stops = [...back.map(({ at }) => at).reverse().slice(1), steps];
    assert.deepEqual(forth.map(({ at }) => at), byStep ? every : stops);
    assert.equal(forth.at(-1).where, last);
    await page.keyboard.press("Home");
    assert.match(seen.at(-1), /^First Orders/);
    assert.equal(await page.textContent("#past-what"), "Here the game began.");
    assert.notEqual(await page.textContent("#tree"), heard, "who hears the table hears the moment that is shown");
    const turns = await page.evaluate(() => globalThis.yokohama.game.turns().length);
    assert.ok(seen.length >= turns - 1, `${seen.length} stops for ${turns} turns`);
    // Step by step a little, then in one leap.
    for (let step = 1; step <= 25; step += 1) {
      await page.keyboard.press("ArrowRight");
      assert.equal(await page.inputValue("#past-slider"), String(step));
    }
    await shot(page, `past-${name}`);
    await page.keyboard.press("End");
    assert.equal(await where(page), last);
    await page.click("#past-first");
    assert.equal(await page.inputValue("#past-slider"), "0");
    await page.click("#past-forward");
    await page.click("#past-back");
    assert.equal(await page.inputValue("#past-slider"), "0");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#final", { state: "visible" });
    assert.deepEqual(await state(page), before, "the game is as it was");
    assert.deepEqual(table.problems, []);
  });
}

// Runs in the page: presses a key until so many moves are played in what is shown; gives what is shown after each.
function walk({ key, shiftKey, end }) {
  const seen = [];
  const slider = document.getElementById("past-slider");
  for (let press = 0; slider.valueAsNumber !== end; press += 1) {
    if (press > 5000) throw new Error("the past does not end");
    dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true }));
    seen.push({ at: slider.valueAsNumber, where: document.getElementById("past-where").textContent });
  }
  return seen;
}

test("the past is drawn as the table was then, and nothing can be entered in it", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await openRecord(page, await recorded("3-orders"));
  await page.waitForSelector("#final", { state: "visible" });
  const told = await page.evaluate(async (content) => {
    const { Game, TableView } = await import("./www/yokohama.js");
    const { game } = globalThis.yokohama;
    const moves = JSON.parse(game.record()).moves;
    const then = new Game(game.options(), JSON.parse(game.record()).seed, content);
    const sizes = [new TableView(document.createElement("canvas")), new TableView(document.createElement("canvas"))];
    for (const view of sizes) view.resize(1280, 800, 1);
    const [past, now] = sizes;
    const labels = (view) => view.spots().map(({ label, x, y }) => [label, x, y]);
    const apart = [];
    const times = [];
    let lit = 0;
    for (const [at, move] of moves.entries()) {
      if (at % 23 === 0) {
        const begun = performance.now();
        past.show(game, { seat: null, busy: false, at });
        times.push(performance.now() - begun);
        now.show(then, { seat: null, busy: false });
        if (JSON.stringify(labels(past)) !== JSON.stringify(labels(now))) apart.push(at);
        past.show(game, { seat: 0, busy: false, at });
        lit += past.spots().filter((spot) => spot.lit).length;
      }
      then.play(move);
    }
    times.sort((a, b) => a - b);
    return { apart, lit, median: times[times.length >> 1], count: times.length, moves: moves.length };
  }, FIRST_EDITION);
  assert.ok(told.count > 20, JSON.stringify(told));
  assert.deepEqual(told.apart, []);
  assert.equal(told.lit, 0);
  console.log(`a step of ${told.moves} takes ${told.median.toFixed(1)} ms`);
});

test("a line of the log leads to where it happened, in the list and on the table, and back to now", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "greedy"], names: ["Aiko", "Eva"], seed: "2a" });
  await playOn(page, { until: (played, now) => played > 60 && now.kind === "touch" });
  const before = await state(page);
  await openMenu(page, "log");
  const line = page.locator("#notes .log button", { hasText: "Aiko places" }).first();
  const text = await line.textContent();
  const list = await page.locator("#notes .log button").allTextContents();
  await line.click();
  assert.ok(await page.isVisible("#past"));
  assert.ok((await page.textContent("#past-what")).includes(text), text);
  assert.match(await where(page), /^Round \d+ · Aiko · step \d+ of \d+$/);
  // Nothing is lit, and touching what could be a move says and does nothing.
  assert.equal(await page.evaluate(() => globalThis.yokohama.view.spots().some(({ lit }) => lit)), false);
  for (let x = 250; x < 900; x += 130) await page.mouse.click(x, 300);
  await page.keyboard.press("Control+z");
  assert.deepEqual(await state(page), before);
  await page.click("#past-close");
  assert.equal(await page.isVisible("#past"), false);

  // On the table itself, which tells as much of the list as it has room for.
  const found = await page.waitForFunction(
    (list) => globalThis.yokohama.view.spots().find(({ label, x, h }) => x < 210 && h < 60 && list.includes(label)),
    list,
  );
  const onTable = await found.jsonValue();
  await page.mouse.click(onTable.x + 60, onTable.y + onTable.h / 2);
  assert.ok((await page.textContent("#past-what")).includes(onTable.label), onTable.label);
  await shot(page, "past-log-1280");
  await page.keyboard.press("h");
  assert.equal(await page.isVisible("#past"), false);
  assert.deepEqual(await state(page), before);
  assert.equal((await task(page)).kind, "touch", "the question is open again");
  await playOn(page, { until: (played) => played > before[1] });
  assert.deepEqual(table.problems, []);
});

test("a line of the table's log that a finger touches opens the whole log, whose rows are high enough for it", async () => {
  const page = await sitDown(table, { names: ["Aiko", "Eva"], hasTouch: true });
  await playOn(page, { until: (played, now) => played > 40 && now.kind === "touch" });
  const before = await state(page);
  const line = await page.evaluate(() => globalThis.yokohama.view.spots().find(({ label, x, h }) => x < 210 && h < 60 && /^(Aiko|Eva) \w+s /.test(label)));
  await page.touchscreen.tap(line.x + 60, line.y + line.h / 2);
  assert.equal(await page.isVisible("#past"), false);
  const rows = page.locator("#notes .log button");
  assert.ok((await rows.count()) > 20);
  const sizes = await rows.evaluateAll((rows) => rows.map((row) => [row.offsetHeight, row.parentElement.clientWidth - row.offsetWidth]));
  for (const [high, beside] of sizes) assert.ok(high >= 44 && beside === 0, `${high} px high, ${beside} px beside it`);
  const text = await rows.last().textContent();
  await rows.last().tap();
  assert.ok((await page.textContent("#past-what")).includes(text), text);
  assert.deepEqual(await state(page), before);
  assert.deepEqual(table.problems, []);
});

test("computers wait while somebody looks back", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await clocked(page);
  await page.evaluate(watchThoughts);
  await begin(page, { kinds: ["greedy", "apprentice"], seed: "c0", pace: "quick" });
  await page.waitForFunction(() => globalThis.yokohama.game.played > 8);
  await page.keyboard.press("h");
  const before = await state(page);
  await page.keyboard.press("ArrowLeft");
  await page.mouse.click(640, 300);
  await stopTime(page);
  await pass(page, 5000);
  await thought(page);
  assert.deepEqual(await state(page), before);
  await page.clock.resume();
  await page.keyboard.press("Escape");
  await page.waitForFunction((played) => globalThis.yokohama.game.played > played, before[1]);
});

for (const { name: game, title } of GAMES) {
  test(`from the middle a practice game of ${title} goes on, in which what was hidden is dealt anew, and the game itself is kept`, async () => {
    const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
    await begin(page, { game, kinds: ["person", "greedy"], names: ["Aiko", "Eva"], seed: "2a" });
    await playOn(page, { until: (played, now) => played > 50 && now.kind === "touch" });
    const before = await state(page);
    await page.keyboard.press("h");
    for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowLeft");
    const at = Number(await page.inputValue("#past-slider"));
    await page.click("#past-play");
    assert.equal(await page.isVisible("#past"), false);
    assert.match(await page.textContent("#practice"), /^Practice game/);
    await shot(page, "practice-1280");
    const practice = await page.evaluate(() => ({
      isPractice: globalThis.yokohama.game.isPractice,
      record: JSON.parse(globalThis.yokohama.game.record()),
    }));
    assert.equal(practice.isPractice, true);
    assert.deepEqual(practice.record.deals.map((deal) => [deal.at, deal.seat]), [[at, 0]]);
    await playOn(page, { until: (played, now) => played > at + 6 && now.kind === "touch" });
    // It comes back after a reload, and leads back to the game.
    await page.reload();
    await ready(page);
    assert.ok(await page.isVisible("#practice"));
    await page.click("#practice-back");
    assert.deepEqual(await state(page), before);
    assert.equal(await page.evaluate(() => globalThis.yokohama.game.isPractice), false);
    assert.equal(await page.isVisible("#practice"), false);
    assert.deepEqual(table.problems, []);
  });
}

test("where a game has ended there is nothing to play on, and before its end there is", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await openRecord(page, await recorded("2-shops"));
  await page.click("#more summary");
  await page.click("#step-through");
  const playOnHere = page.locator("#past-play");
  assert.equal(await playOnHere.getAttribute("aria-disabled"), "true");
  await playOnHere.click({ force: true });
  assert.ok(await page.isVisible("#past"), "the past is still looked at");
  for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowLeft");
  assert.equal(await playOnHere.getAttribute("aria-disabled"), "false");
  await playOnHere.click();
  assert.match(await page.textContent("#practice"), /^Practice game/);
  // The game that it comes from might go on, and its deal is not shown.
  await playOn(page);
  await page.click("#more summary");
  assert.ok(await page.isVisible("#share-final"));
  assert.equal(await page.isVisible("#same-deal"), false);
  assert.deepEqual(table.problems, []);
});

for (const way of ["#look", "#step-through"]) {
  test(`a finished game is practised as a game of its own, from ${way}, and stays as it ended`, async () => {
    const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
    const seats = [{ name: "Aiko", kind: "person" }, { name: "Eva", kind: "greedy" }];
    await openRecord(page, { ...(await recorded("2-shops")), seats });
    await page.waitForSelector("#final", { state: "visible" });
    const [hash] = await state(page);
    await page.click("#more summary");
    await page.click(way);
    assert.ok(await page.isVisible(way === "#look" ? "#to-score" : "#past"));
    await openMenu(page, "practice");
    assert.deepEqual([await page.isVisible("#play"), await page.isVisible("#final"), await page.isVisible("#past")], [true, false, false]);
    assert.match(await page.textContent("#practice"), /^Practice game/);
    assert.equal(await page.isVisible("#to-score"), false, "there is no score yet");
    assert.equal((await task(page)).kind, "touch");
    await playOn(page, { until: (_, now) => now.kind === "touch" });
    // What was played to its end is as it was, in the list and in the figures.
    await leave(page);
    await page.click("#past-games");
    const games = await page.locator("#games-list > li").allTextContents();
    assert.equal(games.length, 2);
    assert.match(games[0], /not finished.*practice/i);
    assert.match(games[1], /won with/);
    assert.equal(await page.locator("#games-table tbody tr").count(), 2);
    await page.locator("#games-list > li").nth(0).getByRole("button", { name: /^Open/ }).click();
    await page.click("#practice-back");
    await page.waitForSelector("#final", { state: "visible" });
    assert.equal((await state(page))[0], hash);
    assert.deepEqual(table.problems, []);
  });
}

test("a round of the chart, or of its table by keys, shows the table as it was at the end of that round", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await openRecord(page, await recorded("2-shops"));
  await page.waitForSelector("#final", { state: "visible" });
  const ends = await page.evaluate(() => globalThis.yokohama.game.turns());
  const last = ends.at(-1).round;
  const shown = () => page.evaluate(() => Number(document.getElementById("past-slider").value));
  const chart = page.locator("#chart svg");
  const { x, y, width, height } = await chart.boundingBox();
  // Under the pointer the chart says what each player had then.
  await page.mouse.move(x + width * 0.4, y + height / 2);
  const round = Number((await page.textContent("#chart-note strong")).match(/\d+/)[0]);
  assert.ok(round > 1 && round < last, `${round} of ${last}`);
  const { rounds } = await page.evaluate(() => globalThis.yokohama.game.course());
  const had = await page.locator("#chart-note span").allTextContents();
  assert.deepEqual(had.map(Number).sort(), [...rounds[round]].sort());
  await page.mouse.click(x + width * 0.4, y + height / 2);
  assert.equal(await shown(), ends.find((turn) => turn.round > round).at);
  assert.match(await where(page), new RegExp(`^Round ${round} `));
  // From the past one comes back to the score.
  await page.click("#past-close");
  await page.waitForSelector("#final", { state: "visible" });
  // The end of the chart is the end of the game.
  await chart.click({ position: { x: width - 80 * (width / 456), y: height / 2 } });
  assert.equal(await shown(), (await state(page))[1]);
  await page.keyboard.press("Escape");
  await page.locator("#chart summary").first().press("Enter");
  await page.getByRole("button", { name: "Round 2: see the table then" }).press("Enter");
  assert.equal(await shown(), ends.find((turn) => turn.round > 2).at);
  assert.deepEqual(table.problems, []);
});

test("several persons at one screen look back without anybody's hand", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "person"], names: ["Aiko", "Eva"], seed: "2a" });
  await playOn(page, { until: (played, now) => played > 30 && now.kind === "touch" });
  assert.notEqual(await page.evaluate(() => globalThis.yokohama.view.seat), undefined);
  await page.keyboard.press("h");
  assert.equal(await page.evaluate(() => globalThis.yokohama.view.seat), undefined);
  await page.keyboard.press("Home");
  for (let step = 0; step < 4; step += 1) {
    assert.doesNotMatch(await page.textContent("#past-what"), /keeps the/);
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Escape");
  assert.notEqual(await page.evaluate(() => globalThis.yokohama.view.seat), undefined);
});

for (const [width, height] of [[390, 844], [360, 640], [844, 390], [1920, 1080]]) {
  test(`the bar of the past and the table have room at ${width}×${height}`, async () => {
    const page = await table.newPage({ viewport: { width, height } });
    await openRecord(page, { ...(await recorded("4-shops")), seats: [{ name: "Wolfeschlegelsteinhausen", kind: "person" }] });
    await page.waitForSelector("#final", { state: "visible" });
    await shot(page, `final-history-${width}`);
    await page.click("#more summary");
    await page.click("#step-through");
    for (let step = 0; step < 40; step += 1) await page.keyboard.press("ArrowLeft");
    await painted(page);
    await shot(page, `past-${width}`);
    const out = await page.evaluate(() => {
      const table = document.getElementById("table").getBoundingClientRect();
      const inside = ({ left, right, top, bottom }) => left >= 0 && top >= table.bottom - 1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const all = [...document.querySelectorAll("#past button, #past input, #past p")];
      const small = all.filter((one) => one.tagName === "BUTTON" && Math.min(one.offsetWidth, one.offsetHeight) < 43.5);
      return { table: table.height, bar: document.getElementById("past").offsetHeight, out: all.filter((one) => !inside(one.getBoundingClientRect())).map(({ id }) => id), small: small.map(({ id }) => id) };
    });
    assert.deepEqual([out.out, out.small], [[], []]);
    assert.ok(out.bar <= height * 0.25, JSON.stringify(out));
  });
}

test("of what was looked back at nothing is left in the document", async () => {
  const page = await sitDown(table, { names: ["Aiko", "Eva"] });
  await playOn(page, { until: (played, now) => played > 6 && now.kind === "touch" });
  await page.keyboard.press("h");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const bar = () => page.evaluate(() => [...document.querySelectorAll("#past, #past *")].flatMap((one) => [one.ariaValueText, one.children.length === 0 && one.id.startsWith("past-w") ? one.textContent : ""]).filter(Boolean).join(" "));
  assert.match(await bar(), /Aiko|Eva/);
  await page.keyboard.press("Escape");
  assert.equal(await bar(), "");
});
