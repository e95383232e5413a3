// The first page as the door to all games: which is chosen, what comes first, how one learns, and what of the options is set.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { ROOT, openForTests, ready, shot } from "./harness.mjs";
import { misfits } from "./misfits.mjs";
import { leave, sitDown, unfold } from "./players.mjs";

const table = await openForTests();

const LAPTOP = { width: 1280, height: 800 };
const NAMES = ["Aiko", "Eva"];

// The lessons of a game in their order, each with what it is called.
async function lessonsOf({ folder }) {
  const files = JSON.parse(await readFile(join(ROOT, "lessons", folder, "order.json"), "utf8"));
  return Promise.all(files.map(async (file) => ({ file, ...JSON.parse(await readFile(join(ROOT, "lessons", folder, file), "utf8")) })));
}

test("the games hang side by side, one is chosen by keys alone, and that is seen by more than its colour", async () => {
  const page = await table.newPage({ viewport: LAPTOP });
  const prints = page.getByRole("radiogroup", { name: "Game" }).getByRole("radio");
  assert.equal(await prints.count(), GAMES.length);
  // Without colours: how wide the frame is, and whether there is a tick.
  const marks = () =>
    page.locator("#game label").evaluateAll((labels) =>
      labels.map((label) => {
        const [, spread] = /0px 0px 0px (\d+)/.exec(getComputedStyle(label.querySelector(".print")).boxShadow) ?? [];
        return [Number(spread), getComputedStyle(label.querySelector(".mark"), "::after").content !== "none"];
      }),
    );
  await prints.first().focus();
  for (const [place, { name, title }] of GAMES.entries()) {
    if (place > 0) await page.keyboard.press("ArrowRight");
    assert.ok(await prints.nth(place).isChecked(), title);
    assert.equal(await page.evaluate(() => /** @type {HTMLInputElement} */ (document.activeElement).value), name, "the focus goes with it");
    assert.equal(await page.textContent("#title"), title);
    assert.notEqual(await page.locator(`#game input[value="${name}"] + .print`).evaluate((print) => getComputedStyle(print).outlineStyle), "none", "the focus is seen");
    const seen = await marks();
    assert.deepEqual(seen.map(([, tick]) => tick), GAMES.map((_, at) => at === place));
    assert.ok(seen.every(([spread], at) => at === place || spread < seen[place][0]), JSON.stringify(seen));
  }
  const [first] = await page.locator("#game label").allTextContents();
  assert.match(first, /Yokohama.*Merchants.*2–4 players.*20 rounds/s, "what it is, how many can play it and how long");
  assert.deepEqual(await page.locator("#game img").evaluateAll((all) => all.filter((image) => !(/** @type {HTMLImageElement} */ (image).naturalWidth > 0)).length), 0, "all are drawn");
  assert.deepEqual(table.problems, []);
});

test("a game that was left open comes first, before one that is over and whichever game it is of, and learning after it", async () => {
  const page = await sitDown(table, { game: "duel", names: NAMES });
  await leave(page);
  const [yokohama] = GAMES;
  await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(yokohama.finished) });
  await page.waitForSelector("#final", { state: "visible" });
  await page.click("#to-start");
  const leads = () => page.locator("#start .lead").evaluateAll((all) => all.map(({ id }) => id));
  assert.match(await page.textContent("#continue"), /^Continue.* Yokohama Duel: Aiko, Eva$/);
  assert.deepEqual(await leads(), ["continue"]);
  const [above, below] = [await page.locator("#continue").boundingBox(), await page.locator("#learn").boundingBox()];
  assert.ok(above.y + above.height <= below.y, "it stands above");
  await page.click("#continue");
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.game), "duel");
  await leave(page);
  // Where every game is over its score may be looked at, but is not what is done first.
  await page.click("#past-games");
  await page.locator("#games-list li", { hasText: "Yokohama Duel" }).getByRole("button", { name: /^Delete/ }).click();
  await page.click("#games-close");
  assert.match(await page.textContent("#continue"), /^Show the score Yokohama: /);
  assert.deepEqual(await leads(), ["learn"]);
  assert.deepEqual(table.problems, []);
});

for (const game of GAMES) {
  test(`who learns ${game.title} is led to the first lesson that was not read to its end, and then to a game that is explained`, async () => {
    const lessons = await lessonsOf(game);
    const page = await table.newPage({ viewport: LAPTOP });
    const learn = async (read) => {
      await page.evaluate(([game, read]) => {
        localStorage.setItem("yokohama.settings", JSON.stringify(game === "yokohama" ? { read } : { reads: { [game]: read } }));
        sessionStorage.clear();
      }, [game.name, read]);
      await page.reload();
      await ready(page);
      await page.check(`#game [value="${game.name}"]`);
      assert.deepEqual(await page.locator("#start .lead").evaluateAll((all) => all.map(({ id }) => id)), ["learn"]);
      await page.click("#learn");
    };
    const read = [];
    for (const { file, title } of lessons.slice(0, 2)) {
      await learn(read);
      await page.waitForSelector("#lesson", { state: "visible" });
      assert.equal(await page.textContent("#lesson-title"), title.en);
      assert.equal(await page.evaluate(() => globalThis.yokohama.game.game), game.name);
      await page.click("#lesson-close");
      read.push(file);
    }
    await learn(lessons.map(({ file }) => file));
    await page.waitForSelector("#guide", { state: "visible" });
    assert.equal(await page.evaluate(() => globalThis.yokohama.game.game), game.name);
    assert.deepEqual(table.problems, []);
  });
}

test("the options are folded, and tell in a line what is set otherwise than usual", async () => {
  const page = await table.newPage({ viewport: LAPTOP });
  const told = () => page.textContent("#set");
  assert.equal(await page.isVisible("#seed"), false);
  assert.equal(await told(), "as usual");
  await page.focus("#fold summary");
  await page.keyboard.press("Space");
  assert.ok(await page.isVisible("#seed"));
  await page.getByLabel("Free Agent 5-Power tokens").check();
  await page.getByLabel("Random starting player").uncheck();
  assert.equal(await told(), "Free Agent 5-Power tokens: on · Random starting player: off");
  await page.fill("#seed", "tea");
  assert.equal(await told(), "Free Agent 5-Power tokens: on · Random starting player: off · Seed: tea");
  await page.reload();
  await ready(page);
  assert.equal(await told(), "Free Agent 5-Power tokens: on · Random starting player: off · Seed: tea", "as it was left");
  await unfold(page);
  await page.click("#new-seed");
  assert.equal(await told(), "Free Agent 5-Power tokens: on · Random starting player: off", "one that is proposed is none that was chosen");
  await page.reload();
  await ready(page);
  assert.equal(await told(), "Free Agent 5-Power tokens: on · Random starting player: off", "nor is it after a reload");
  await page.check('#game [value="duel"]');
  assert.equal(await told(), "as usual", "each game has its own");
  assert.deepEqual(table.problems, []);
});

// Every text of the page with so much of it once more.
const LONGER = 0.4;
function lengthen(share) {
  const walker = document.createTreeWalker(document.getElementById("start"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = /** @type {Text} */ (node).data.trim();
    if (text.length > 2) /** @type {Text} */ (node).data += ` ${text.slice(0, Math.ceil(text.length * share))}`;
  }
}

for (const [width, height] of [[320, 256], [360, 640], [390, 844], [844, 390], [1024, 768], [1280, 800], [1920, 1080]]) {
  test(`texts that are 40 % longer fit the first page of ${width} × ${height}, with a game to continue`, async () => {
    const page = await sitDown(table, { game: "duel", names: ["Wilhelmine", "Maximilian"], viewport: { width, height } });
    await leave(page);
    for (const { name } of GAMES) {
      await page.check(`#game [value="${name}"]`);
      await unfold(page);
      await page.evaluate(lengthen, LONGER);
      assert.deepEqual(await page.evaluate(misfits), [], name);
      const names = await page.locator("#seats input[type=text]").evaluateAll((fields) => fields.map(({ clientWidth }) => clientWidth));
      assert.ok(names.every((wide) => wide > 80), `room for a name: ${names.join()}`);
      await page.reload();
      await ready(page);
    }
    await shot(page, `door-${width}`);
    assert.deepEqual(table.problems, []);
  });
}

const LOCALES = ["en-GB", "fr-FR", "pl-PL"];

for (const locale of LOCALES) {
  test(`on a laptop all is in sight in ${locale}, of each game, with a game to continue and as many players as can be`, async () => {
    const page = await sitDown(table, { game: "duel", names: NAMES, viewport: LAPTOP, locale });
    await leave(page);
    for (const { name } of GAMES) {
      await page.check(`#game [value="${name}"]`);
      const most = page.locator("#player-count input").last();
      if (await most.isVisible()) await most.check();
      const high = await page.evaluate(() => document.documentElement.scrollHeight);
      assert.ok(high <= LAPTOP.height, `${name}: ${high}`);
    }
    assert.deepEqual(table.problems, []);
  });

  test(`on a phone the prints, what is done first and the head of the form are in sight in ${locale}`, async () => {
    const page = await sitDown(table, { game: "duel", names: NAMES, viewport: { width: 390, height: 844 }, locale });
    await leave(page);
    const ends = await page.evaluate(() => ["#game", "#continue", "#learn", "#title"].map((one) => document.querySelector(one).getBoundingClientRect().bottom));
    assert.ok(ends.every((end, at) => end > (ends[at - 1] ?? 0) && end <= 844), ends.join());
    assert.deepEqual(table.problems, []);
  });
}

// Counts the curves that are drawn behind the page, by the moment: those of one task are one.
function watchBackdrop() {
  globalThis.moments = [];
  let isNew = true;
  const { bezierCurveTo } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.bezierCurveTo = function (...given) {
    if (this.canvas.id === "backdrop") {
      if (isNew) {
        globalThis.moments.push(0);
        isNew = false;
        setTimeout(() => (isNew = true));
      }
      globalThis.moments[globalThis.moments.length - 1] += 1;
    }
    return Reflect.apply(bezierCurveTo, this, given);
  };
}

test("what lies behind the page is painted in two moments where somebody waits for it, and from then on in one", async () => {
  const page = await table.blankPage({ viewport: LAPTOP });
  await page.addInitScript(watchBackdrop);
  await page.goto(table.address);
  await ready(page);
  const [view, grain, ...rest] = await page.evaluate(() => globalThis.moments);
  assert.ok(view > 0 && view < 300 && grain > 500, `${view}, ${grain}`);
  assert.deepEqual(rest, []);
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.waitForFunction(() => globalThis.moments.length > 2);
  assert.ok(await page.evaluate(() => globalThis.moments[2] > 500));
  assert.deepEqual(table.problems, []);
});

test("the first duel of a visit ends under the sky of its hour", async () => {
  const page = await table.newPage({ viewport: LAPTOP });
  await page.check('#game [value="duel"]');
  await page.reload(); // Its program is the first that comes.
  await ready(page);
  const { record } = JSON.parse(await readFile(join(ROOT, "tests/duel/games/begins-0.json"), "utf8"));
  await page.setInputFiles("#record-file", { name: "duel.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) });
  await page.waitForSelector("#final", { state: "visible" });
  const sky = () =>
    page.evaluate(() => {
      const { canvas, context } = { canvas: /** @type {HTMLCanvasElement} */ (document.getElementById("backdrop")), context: new OffscreenCanvas(1, 1).getContext("2d") };
      context?.drawImage(canvas, 0, canvas.height / 4, canvas.width, 1, 0, 0, 1, 1);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    });
  const first = await sky();
  assert.ok(first[0] > first[2], `dusk is red: ${first}`);
  assert.deepEqual(table.problems, []);
});
