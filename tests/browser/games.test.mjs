// Whole games by clicks on the canvas, from the first page to the final score, and the same games again natively.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openForTests, shot } from "./harness.mjs";
import { begin, playOn } from "./players.mjs";
import { check, twoByMouse } from "./whole.mjs";

const table = await openForTests();

test("two persons play a whole game at one screen", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  const shots = new Map([[30, "table-1280-early"], [140, "table-1280-late"]]);
  const curtains = await twoByMouse(page, { seed: "2a", shots, last: "final-1280" });
  assert.ok(curtains > 16, `${curtains} curtains`);
  assert.deepEqual(table.problems, []);
});

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
