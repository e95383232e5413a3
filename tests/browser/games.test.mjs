// Whole games by clicks on the canvas, from the first page to the final score, and the same games again natively.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { ROOT, openForTests, shot } from "./harness.mjs";
import { begin, playOn } from "./players.mjs";

const table = await openForTests();
let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "yokohama-"));
});
after(() => rm(folder, { recursive: true }));

// Replays a record with the program that is no web page; gives where it leads.
async function natively(record) {
  const file = join(folder, "record.json");
  await writeFile(file, record);
  // In the profile of the tests, which have built it already.
  const words = ["run", "--quiet", "--profile", "test", "--example", "replay", "--", file];
  const { stdout } = await promisify(execFile)("cargo", words, { cwd: ROOT });
  return JSON.parse(stdout);
}

// What the game says of itself once it is over.
async function outcome(page) {
  return page.evaluate(() => {
    const { game } = globalThis.yokohama;
    const { totals, standings } = game.scores();
    return { record: game.record(), hash: game.hash(), round: game.round, totals, standings };
  });
}

// What the final page says.
async function finalPage(page) {
  return page.evaluate(() => {
    const cells = (row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent);
    const number = (text) => (text === "–" ? 0 : Number(text));
    const rows = [...document.querySelectorAll("#sheet tbody tr:not(.part)")].map((row) => ({
      name: row.querySelector("th").textContent,
      kind: row.className,
      points: cells(row).map(number),
    }));
    const names = [...document.querySelectorAll("#sheet thead th span")].map((name) => name.textContent);
    return { rows, names, winner: document.getElementById("winner").textContent };
  });
}

// The sheet adds up, is the game's own, and the same natively.
async function check(page, names) {
  const over = await outcome(page);
  const { rows, names: shown, winner } = await finalPage(page);
  const best = over.standings.map((seat) => over.totals[seat]);
  const index = (kind) => rows.findIndex((row) => row.kind === kind);
  const add = (some) => best.map((_, column) => some.reduce((sum, row) => sum + row.points[column], 0));
  assert.deepEqual(shown, over.standings.map((seat) => names[seat]));
  assert.ok(winner.startsWith(`${shown[0]} wins with ${best[0]} points`), winner);
  assert.deepEqual(rows[index("total")].points, best);
  assert.deepEqual(add(rows.slice(0, index("sum"))), rows[index("sum")].points, "what was scored in play adds up");
  assert.deepEqual(add(rows.slice(index("sum"), index("total"))), best, "the sheet adds up");

  const { record, hash, round, totals, standings } = over;
  const native = await natively(record);
  assert.deepEqual({ hash: native.hash, totals: native.totals }, { hash, totals });
  assert.deepEqual({ round: native.round, standings: native.standings }, { round, standings });
  assert.equal(JSON.parse(record).hash, hash);
}

test("two persons play a whole game at one screen", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  const names = ["Aiko", "Eva"];
  await begin(page, { kinds: ["person", "person"], names, seed: "2a" });
  let curtains = 0;
  const shots = new Map([[30, "table-1280-early"], [140, "table-1280-late"]]);
  let touches = 0;
  await playOn(page, {
    stray: 0.1,
    seen: async (_, now) => {
      touches += 1;
      if (shots.has(touches)) await shot(page, shots.get(touches));
      if (now.kind !== "curtain") return;
      curtains += 1;
      const leaked = await page.evaluate(onCurtain);
      assert.deepEqual(leaked, []);
    },
  });
  assert.ok(curtains > 16, `${curtains} curtains`);
  await shot(page, "final-1280");
  await check(page, names);
  assert.deepEqual(table.problems, []);
});

// Runs in the page while the curtain is drawn: what of either hand is in the document or on the canvas.
function onCurtain() {
  const { game, view } = globalThis.yokohama;
  const told = (seat) => game.storySince(0, seat).map(({ text }) => text);
  const open = new Set(told(undefined));
  const secret = [0, 1].flatMap((seat) => told(seat).filter((line) => !open.has(line)));
  const page = document.documentElement.outerHTML;
  const found = secret.filter((line) => page.includes(line));
  if (view.seat !== undefined) found.push(`the hand of seat ${view.seat} lies open`);
  if (view.spots().some(({ lit }) => lit)) found.push("something is lit");
  return found;
}

test("one person plays a whole game against three computers", async () => {
  const page = await table.newPage({ viewport: { width: 1920, height: 1080 } });
  const names = ["Mary", "Jack", "Aiko", "Eva"];
  await begin(page, { kinds: ["person", "greedy", "greedy", "apprentice"], names, seed: "70c0" });
  let touches = 0;
  await playOn(page, {
    stray: 0.1,
    seen: async (_, now) => {
      touches += 1;
      assert.equal(now.kind, "touch", "a person alone has no curtain");
      if (touches === 60) await shot(page, "table-1920");
    },
  });
  await shot(page, "final-1920");
  await check(page, names);

  // Back to the table, and back to the score.
  await page.click("#more summary");
  await page.click("#look");
  await page.waitForFunction(() => !document.getElementById("play").hidden);
  await shot(page, "table-1920-over");
  await page.click("#to-score");
  assert.ok(await page.isVisible("#sheet"));

  // The same players again, with another deal.
  await page.click("#again");
  const again = await page.evaluate(() => [globalThis.yokohama.game.round, globalThis.yokohama.game.playerName(1)]);
  assert.deepEqual(again, [0, "Jack"]);
  assert.deepEqual(table.problems, []);
});
