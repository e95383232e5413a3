// The analysis after a game: how likely each player was to win, and which turns cost most.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { findings } from "./axe.mjs";
import { ROOT, openForTests, ready, shot } from "./harness.mjs";
import { sitDown } from "./players.mjs";

const table = await openForTests();

// Waits until a game is analysed. However long that takes, each turn of it is done some time.
async function analysed(page) {
  for (let done = -1; !(await page.isVisible("#analysis .worst")); ) {
    const more = await page.waitForFunction((done) => {
      const { value } = document.querySelector("#analysis progress");
      return document.querySelector("#analysis .worst") !== null || (value > done && [value]);
    }, done);
    [done] = [].concat(await more.jsonValue());
  }
}

test("the analysis finds a turn that was thrown away, and leads to it", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  const record = JSON.parse(await readFile(join(ROOT, "tests/games/2-church.json"), "utf8")).record;
  const text = await page.evaluate(thrownAway, record);
  await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(text.record) });
  await page.waitForSelector("#final", { state: "visible" });
  await page.click("#analyse");
  await page.waitForFunction(() => document.querySelector("#analysis progress").value > 0);
  await page.click("#analysis-waiting button");
  assert.equal(await page.textContent("#analysis-state"), "Stopped.");
  await page.click("#analysis-body button");
  await analysed(page);
  const heads = await page.locator(".worst h4").allTextContents();
  const found = heads.findIndex((head) => head.startsWith(`Round ${text.round}:`));
  assert.ok(found >= 0, heads.join());
  await shot(page, "analysis-1280");
  assert.ok((await page.locator("#analysis polyline").count()) === 2, "a line for each player");
  const rows = await page.locator("#analysis tbody tr").count();
  assert.equal(rows, text.turns + 1);
  await page.click("#analysis summary");
  assert.deepEqual(await findings(page), []);
  await page.locator(".worst button").nth(found).click();
  await page.waitForSelector("#past", { state: "visible" });
  assert.equal(await page.inputValue("#past-slider"), String(text.at));
  await page.keyboard.press("Escape");
  await page.waitForSelector("#final", { state: "visible" });
  await page.click("#analyse");
  assert.ok(await page.isVisible("#analysis .worst"), "nobody waits for it twice");
  assert.deepEqual(table.problems, []);
});

// Runs in the page: plays a game to its end in which seat 0 does nothing in one turn; gives its record and that turn.
async function thrownAway({ options }) {
  const { Game } = await globalThis.opponents();
  const game = new Game(options, "7ea");
  const round = 10;
  while (game.decision() !== null) {
    const { seat, ask } = game.decision();
    if (game.round === round && seat === 0) {
      // The least that can be done: to go on wherever that is allowed.
      const moves = game.legalMoves();
      game.play(moves.includes("on") ? "on" : moves[0]);
      continue;
    }
    for (const move of game.plan("merchant", `${game.played}${ask}`)) game.play(move);
  }
  const turns = game.turns().filter(({ seat }) => seat === 0);
  return { record: game.record(), at: turns.find((turn) => turn.round === round).at, round, turns: turns.length };
}

test("practice from a game between persons tells nobody what the others hold there", async () => {
  const page = await sitDown(table, { kinds: ["person", "person"], seed: "5ec2e7" });
  await page.click("#curtain-open");
  for (let round = 0; round < 2; ) {
    if (await page.isVisible("#curtain")) await page.click("#curtain-open");
    await page.locator("#tree button[id^=answer]").first().press("Enter");
    ({ round } = await page.evaluate(() => ({ round: globalThis.yokohama.game.round })));
  }
  const judged = await page.evaluate(() => {
    const { game } = globalThis.yokohama;
    const of = (practice) => [0, 1].map((seat) => practice.mayJudge(seat));
    return [game, game.practiceFrom(6), game.practiceFrom(6, 1)].map(of);
  });
  assert.deepEqual(judged, [[true, true], [false, false], [false, true]]);
  // The practice game is played to its end and analysed.
  if (await page.isVisible("#curtain")) await page.click("#curtain-open");
  await page.keyboard.press("h");
  await page.click("#past-play");
  await page.waitForFunction(() => globalThis.yokohama.game.isPractice);
  const text = await page.evaluate(async () => {
    const { suggest } = await globalThis.opponents();
    const { game } = globalThis.yokohama;
    while (game.decision() !== null) game.play(suggest(game, "random", String(game.played)));
    return game.record();
  });
  await page.reload();
  await ready(page);
  await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.waitForSelector("#final", { state: "visible" });
  await page.click("#analyse");
  assert.match(await page.textContent("#analysis-state"), /stays hidden/);
  assert.ok(await page.isHidden("#analysis-waiting"));
  assert.equal(await page.textContent("#analysis-body"), "");
  assert.deepEqual(table.problems, []);
});

test("a game that took another course is analysed anew", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  // Who thinks about a game names the state that it ended in, and is half done before.
  await page.addInitScript(() => {
    globalThis.bar = [];
    const Worker = class extends EventTarget {
      postMessage({ number, record, ask }) {
        const steps = [JSON.parse(record).hash];
        const answer = ask === "judge" ? { cost: 3, steps, better: { steps, reason: "" } } : [50, 50];
        queueMicrotask(() => {
          this.dispatchEvent(new MessageEvent("message", { data: { number, done: 0.5 } }));
          globalThis.bar.push(document.querySelector("#analysis progress").value);
          this.dispatchEvent(new MessageEvent("message", { data: { number, answer } }));
        });
      }
      terminate() {}
    };
    Object.assign(globalThis, { Worker });
  });
  await page.goto(table.address);
  await ready(page);
  const { record } = JSON.parse(await readFile(join(ROOT, "tests/games/2-church.json"), "utf8"));
  const buffer = Buffer.from(JSON.stringify(record));
  await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer });
  await page.waitForSelector("#final", { state: "visible" });
  const told = async () => {
    await page.click("#analyse");
    const step = await page.locator("#analysis .worst .turn-steps li").first().textContent();
    await page.click("#analysis-close");
    return step;
  };
  assert.equal(await told(), record.hash);
  const bar = await page.evaluate(() => globalThis.bar);
  assert.ok(bar.length > 20, `${bar.length} questions`);
  for (const [part, done] of bar.entries()) assert.ok(Math.abs(done - (part + 0.5) / bar.length) < 1e-6, `${part}: ${done}`);
  const hash = await page.evaluate(async () => {
    const { suggest } = await globalThis.opponents();
    const { game } = globalThis.yokohama;
    game.goBack(game.played - 30);
    while (game.decision() !== null) game.play(suggest(game, "greedy", "1"));
    return game.hash();
  });
  assert.notEqual(hash, record.hash);
  assert.equal(await told(), hash);
  assert.deepEqual(table.problems, []);
});
