// Whole games of each kind by clicks on the canvas and typed, from the first page to the final score, and the same games again natively. By taps they are
// played in phone.test.mjs, and by keys and by ear in keyboard.test.mjs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { EVERY_CASE, MOVING, openForTests, shot } from "./harness.mjs";
import { begin, goneOn, playOn, sitDown } from "./players.mjs";
import { wordsOf } from "./tongues.mjs";
import { check, twoByMouse } from "./whole.mjs";

const table = await openForTests();

test("every game that the first page offers is tried here", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  const offered = await page.locator("#game input").evaluateAll((inputs) => inputs.map(({ value }) => value));
  assert.deepEqual(GAMES.map(({ name }) => name), offered);
  for (const { name, title } of GAMES) {
    await page.check(`#game [value="${name}"]`);
    assert.equal(await page.textContent("#title"), title);
  }
  assert.deepEqual(table.problems, []);
});

for (const { name: game, title, folder, isOpen, begins, first, others } of GAMES) {
  test(`two persons play a whole game of ${title} at one screen`, async () => {
    const page = await table.newPage({ viewport: { width: 1280, height: 800 }, ...MOVING });
    const shots = new Map([[20, `table-${game}-1280-early`], [90, `table-${game}-1280-late`]]);
    const curtains = await twoByMouse(page, { game, seed: "2a", shots, last: `final-${game}-1280` });
    assert.ok(isOpen ? curtains === 0 : curtains > 8, `${curtains} curtains`);
    assert.deepEqual(table.problems, []);
  });

  test(`one person plays a whole game of ${title} against computers, in French, and another deal after it`, async () => {
    const page = await table.newPage({ viewport: { width: 1920, height: 1080 }, locale: "fr-FR" });
    const names = ["Mary", "Jack", "Aiko", "Eva"].slice(0, 1 + others.length);
    await begin(page, { game, kinds: ["person", ...others], names, seed: "70c0" });
    let touches = 0;
    await playOn(page, {
      stray: 0.1,
      seen: async (_, now) => {
        touches += 1;
        assert.equal(now.kind, "touch", "a person alone has no curtain");
        if (touches === 1) assert.equal(await page.textContent("#part-ask"), wordsOf("fr", folder).query[first]);
        if (touches === 40) await shot(page, `table-${game}-1920`);
      },
    });
    await shot(page, `final-${game}-1920`);
    await check(page, names);

    // Back to the table, and back to the score.
    await page.click("#more summary");
    await page.click("#look");
    await page.waitForFunction(() => !document.getElementById("play").hidden);
    await shot(page, `table-${game}-1920-over`);
    await page.click("#to-score");
    assert.ok(await page.isVisible("#sheet"));

    // The same players again, with another deal.
    await page.click("#again");
    const again = await page.evaluate(() => {
      const { game } = globalThis.yokohama;
      return [game.game, game.round, game.playerName(1)];
    });
    assert.deepEqual(again, [game, begins, "Jack"]);
    assert.deepEqual(table.problems, []);
  });

  // Typing is the same in every round: it goes on to the end with `EVERY_CASE=1` in the environment.
  test(`a game of ${title} is typed, and what is wrong is said`, async () => {
    const names = ["Aiko", "Eva"];
    const most = EVERY_CASE ? Infinity : 80;
    const page = await sitDown(table, { game, names, seed: "9" });
    await playOn(page, { until: (_, now) => now.kind === "touch" });
    await page.keyboard.press("/");
    await page.fill("#typed", "rubbish");
    await page.keyboard.press("Enter");
    assert.match(await page.textContent("#typed-state"), /rubbish/);
    let typed = 0;
    while (!(await page.isVisible("#final"))) {
      const played = await page.evaluate(() => globalThis.yokohama.game.played);
      if (played >= most) break;
      if (await page.evaluate(() => globalThis.yokohama.game.decision()?.seat !== globalThis.yokohama.view.seat)) {
        await goneOn(page, played);
        continue;
      }
      if (!(await page.isVisible("#typing"))) await page.keyboard.press("/");
      const short = await page.evaluate(async () => {
        const { game } = globalThis.yokohama;
        const { suggest } = await globalThis.opponents();
        const move = suggest(game, "greedy", game.hash());
        const [{ short }] = game.completions("").filter(({ short }) => game.readShort(short) === move);
        return short;
      });
      await page.fill("#typed", short);
      await page.keyboard.press("Enter");
      await goneOn(page, played);
      typed += 1;
    }
    assert.ok(typed > 15, `${typed} moves were typed`);
    if (EVERY_CASE) await check(page, names);
    assert.deepEqual(table.problems, []);
  });
}
