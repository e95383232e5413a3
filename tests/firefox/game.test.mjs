// A short game in another engine than the other tests': the site as it ships, driven by a person's clicks. `cargo xtask firefox` runs it.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launch } from "puppeteer-core";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

// Longer than anything should take, in milliseconds.
const PATIENCE = 60_000;
const WIDTH = 1280;
const HEIGHT = 800;

// Which game is played, and how many rounds of it before and after the page is loaded anew.
const GAME = process.env.GAME ?? "yokohama";
const ROUNDS = { yokohama: 3, duel: 1, nippon: 2 }[GAME];

let server;
let browser;
let address;
before(async () => {
  server = spawn("cargo", ["xtask", "serve", "--port", "0"], { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: server.stdout })) {
    [address] = line.match(/http:\/\/127\.0\.0\.1:\d+\//) ?? [];
    if (address) break;
  }
  browser = await launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
    defaultViewport: null, // Else it asks for more than Firefox ESR knows.
    args: [`--width=${WIDTH}`, `--height=${HEIGHT}`],
  });
});
after(async () => {
  await browser?.close();
  server?.kill();
});

async function blank() {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const problems = [];
  page.on("console", (message) => ["error", "warn"].includes(message.type()) && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  return { page, problems };
}

// Waits until a function says so in the page. The driver's own way needs what the site's policy forbids.
async function until(page, holds) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if (await page.evaluate(holds)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`never: ${holds}`);
}

const ready = (page) => until(page, () => document.documentElement.dataset.ready === "true");

// Clicks on the canvas what leads to a legal move, until so many rounds are over.
async function play(page, rounds) {
  for (let clicks = 0; clicks < 1000; clicks += 1) {
    const now = await page.evaluate(() => {
      const { game, view } = globalThis.yokohama;
      const decision = game.decision();
      const wait = decision?.seat !== view.seat;
      const moves = wait ? [] : game.legalMoves();
      // Any move, but not always the first: the same every time.
      const move = moves[Number.parseInt(game.hash().slice(0, 4), 16) % moves.length];
      const way = wait ? null : view.wayTo(move);
      const box = document.getElementById("table").getBoundingClientRect();
      return { round: game.round, over: decision === null, wait, move, way: way && [box.left + way[0], box.top + way[1]] };
    });
    if (now.over || now.round > rounds) return now.round;
    if (now.wait) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    assert.notEqual(now.way, null, `a way to ${now.move}`);
    await page.mouse.click(...now.way);
  }
  return assert.fail("the rounds do not pass");
}

test(`a person plays some rounds of ${GAME} with a Clerk, loads the page anew, and goes on`, async () => {
  const { page, problems } = await blank();
  await page.goto(address);
  await ready(page);
  await page.evaluate(() => localStorage.setItem("yokohama.settings", JSON.stringify({ pace: "instant" })));
  await page.click(`#game label:has([value="${GAME}"])`);
  await page.click("#fold summary");
  await page.type("#seed", "2a");
  await page.click('#seats > li:nth-child(2) .kind label:has([value="greedy"])');
  await page.click("#begin");
  await until(page, () => globalThis.yokohama.game !== undefined);
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.game), GAME);
  assert.ok((await play(page, ROUNDS)) > ROUNDS);
  await page.screenshot({ path: "table.png" });
  const before = await page.evaluate(() => [globalThis.yokohama.game.hash(), globalThis.yokohama.game.played]);
  await page.reload();
  await ready(page);
  await until(page, () => globalThis.yokohama.game !== undefined);
  assert.deepEqual(await page.evaluate(() => [globalThis.yokohama.game.hash(), globalThis.yokohama.game.played]), before);
  assert.ok((await play(page, 2 * ROUNDS)) > 2 * ROUNDS);
  assert.deepEqual(problems, []);
});

test("a table lies in another page", async () => {
  const { page, problems } = await blank();
  await page.goto(`${address}www/docs/index.html`);
  await page.click(".live button");
  await until(page, () => document.querySelector("meiji-table")?.table?.(1) !== undefined);
  const played = await page.evaluate(() => {
    const access = document.querySelector("meiji-table").table(1);
    access.play(access.legalMoves()[0]);
    return access.played;
  });
  assert.ok(played > 0);
  assert.deepEqual(problems, []);
});
