// Whole games: what they come to at the page, and natively.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT, shot } from "./harness.mjs";
import { begin, playOn } from "./players.mjs";

// Replays a record with the program that is no web page; gives where it leads.
async function natively(record) {
  const folder = await mkdtemp(join(tmpdir(), "meiji-"));
  try {
    const file = join(folder, "record.json");
    await writeFile(file, record);
    // In the profile of the tests, which have built it already.
    const words = ["run", "--quiet", "--profile", "test", "--example", "replay", "--", file];
    const { stdout } = await promisify(execFile)("cargo", words, { cwd: ROOT });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

// What the game says of itself once it is over.
async function outcome(page) {
  return page.evaluate(() => {
    const { game } = globalThis.yokohama;
    const { totals, standings } = game.scores();
    return { record: game.record(), hash: game.hash(), round: game.round, totals, standings };
  });
}

// How it is said who won, between a name and points, by language.
const WINS = { en: "wins with", fr: "l’emporte avec", pl: "wygrywa:" };

// What the final page says.
async function finalPage(page) {
  return page.evaluate(() => {
    const cells = (row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent);
    const number = (text) => (text === "–" ? 0 : Number(text.replace("−", "-")));
    const rows = [...document.querySelectorAll("#sheet tbody tr:not(.part)")].map((row) => ({
      name: row.querySelector("th").textContent,
      kind: row.className,
      points: cells(row).map(number),
    }));
    const names = [...document.querySelectorAll("#sheet thead th span")].map((name) => name.textContent);
    return { rows, names, winner: document.getElementById("winner").textContent, language: document.documentElement.lang };
  });
}

/** Holds that the sheet of a game that is over adds up, is the game's own, and the same natively. @param {import("playwright-core").Page} page @param {string[]} names */
export async function check(page, names) {
  const over = await outcome(page);
  const { rows, names: shown, winner, language } = await finalPage(page);
  const best = over.standings.map((seat) => over.totals[seat]);
  const index = (kind) => rows.findIndex((row) => row.kind === kind);
  const add = (some) => best.map((_, column) => some.reduce((sum, row) => sum + row.points[column], 0));
  assert.deepEqual(shown, over.standings.map((seat) => names[seat]));
  const told = winner.replaceAll(/\s/g, " ");
  // Where nothing breaks a tie both have won.
  const isShared = best[0] === best[1] && shown.slice(0, 2).every((name) => told.includes(name)) && told.includes(` ${best[0]} `);
  assert.ok(isShared || told.startsWith(`${shown[0]} ${WINS[language]} ${best[0]} `), winner);
  assert.deepEqual(rows[index("total")].points, best);
  // A game that scores nothing before its end has no sum of that.
  const track = Math.max(index("sum"), 0);
  if (track > 0) assert.deepEqual(add(rows.slice(0, track)), rows[track].points, "what was scored in play adds up");
  assert.deepEqual(add(rows.slice(track, index("total"))), best, "the sheet adds up");

  const { record, hash, round, totals, standings } = over;
  const native = await natively(record);
  assert.deepEqual({ hash: native.hash, totals: native.totals }, { hash, totals });
  assert.deepEqual({ round: native.round, standings: native.standings }, { round, standings });
  assert.equal(JSON.parse(record).hash, hash);
}

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

/**
 * Plays a whole game of two persons at one screen by mouse, from the first page to the final score, and holds what it comes to; nothing of a hand is there
 * while the curtain is drawn. `shots` says after how many touches a picture is taken, and its name. Gives how often the curtain was drawn.
 *
 * @param {import("playwright-core").Page} page
 * @param {{ game?: string, seed: string, shots: Map<number, string>, last: string }} wishes
 */
export async function twoByMouse(page, { game, seed, shots, last }) {
  const names = ["Aiko", "Eva"];
  await begin(page, { game, kinds: ["person", "person"], names, seed });
  let [curtains, touches] = [0, 0];
  await playOn(page, {
    stray: 0.1,
    seen: async (_, now) => {
      touches += 1;
      const picture = shots.get(touches);
      if (picture) await shot(page, picture);
      if (now.kind !== "curtain") return;
      curtains += 1;
      assert.deepEqual(await page.evaluate(onCurtain), []);
    },
  });
  await shot(page, last);
  await check(page, names);
  return curtains;
}
