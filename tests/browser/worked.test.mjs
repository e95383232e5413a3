// The worked examples at the table: chosen on the first page, shown move by move, played on, and asked “why not?”.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { EVERY_CASE, ROOT, openForTests, shot } from "./harness.mjs";
import { away, leave } from "./players.mjs";
import { FRAME, clocked, pass, stopTime } from "./waits.mjs";

const documentOf = async (file) => JSON.parse(await readFile(join(ROOT, "worked", file), "utf8"));

// The games, each with the files of its examples.
const EXAMPLES = await Promise.all(
  GAMES.map(async ({ name: game, folder }) => ({ game, files: (await documentOf(`${folder}order.json`)).map((file) => folder + file) })),
);

const table = await openForTests();

// Opens an example from the first page.
async function choose(page, { title, position }, language = "en") {
  await page.check(`#game [value="${position.game ?? "yokohama"}"]`);
  await page.click("#lessons");
  await page.locator("#worked-list button", { hasText: title[language] }).first().click();
  await page.waitForSelector("#worked", { state: "visible" });
}

const played = (page) => page.evaluate(() => globalThis.yokohama.game.played);

// Waits until so many moves were played.
const until = (page, count) => page.waitForFunction((count) => globalThis.yokohama.game?.played >= count, count);

// Waits until what moves has come to rest.
const atRest = (page) => page.waitForFunction(() => globalThis.yokohama.view.motion === 0);

for (const { game, files } of EXAMPLES) {
  test(`every worked example of ${game} is offered in the order of the book, in the language that is spoken`, async () => {
    const page = await table.newPage({ viewport: { width: 1280, height: 800 }, locale: "fr-FR" });
    await page.check(`#game [value="${game}"]`);
    await page.click("#lessons");
    await shot(page, `worked-list-${game}`);
    await page.waitForSelector("#worked-list button"); // They are fetched.
    const titles = await page.locator("#worked-list button").allTextContents();
    const wanted = await Promise.all(files.map(async (file) => (await documentOf(file)).title.fr));
    assert.deepEqual(titles, wanted);
    assert.deepEqual(table.problems, []);
  });

  // That each is played as the book says is held natively: here each third one is seen, or with `EVERY_CASE=1` in the environment each.
  const shown = files.filter((_, number) => EVERY_CASE || number % 3 === 0);
  test(`examples of ${game} lie at the table, and their moves can be shown`, async () => {
    const page = await table.newPage({ viewport: { width: 1280, height: 800 }, locale: "pl-PL" });
    await page.evaluate(() => localStorage.setItem("yokohama.settings", JSON.stringify({ motion: "off", pace: "instant" })));
    for (const file of shown) {
      const example = await documentOf(file);
      await choose(page, example, "pl");
      assert.equal(await page.textContent("#worked-text"), example.text.pl);
      assert.deepEqual(await page.evaluate(() => [globalThis.yokohama.game.isPractice, globalThis.yokohama.game.game]), [true, game]);
      const begun = await played(page);
      const moves = await page.evaluate((moves) => {
        const { game } = globalThis.yokohama;
        return game.readShort(moves[0]);
      }, example.moves);
      assert.ok((await page.evaluate(() => globalThis.yokohama.game.legalMoves())).includes(moves), file);
      await page.click("#worked-show");
      if (example.sheet) {
        await page.waitForSelector("#final", { state: "visible" });
        await page.click("#to-start");
      } else {
        await until(page, begun + example.moves.length);
        if (file === "duel/church.json") await shot(page, "worked-duel-church-1280");
        await leave(page);
      }
      assert.ok(await page.isVisible("#start"), file);
      assert.ok(!(await page.isVisible("#continue")), "nothing of an example is kept");
    }
    assert.deepEqual(table.problems, []);
  });
}

test("an example is shown, played on, asked why, and closed", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  const example = await documentOf("placement.json");
  await clocked(page);
  await choose(page, example);
  await atRest(page);
  await shot(page, "worked-1280");
  const touch = async (short) => {
    await away(page);
    const { x, y } = await page.evaluate((short) => {
      const { game, view } = globalThis.yokohama;
      const [x, y] = view.wayTo(game.readShort(short)) ?? [];
      const { left, top } = document.getElementById("table").getBoundingClientRect();
      return { x: left + x, y: top + y };
    }, short);
    await page.mouse.click(x, y);
  };
  // Where the Laboratory lies, as long as it can be paid.
  const laboratory = await page.evaluate(() => {
    const { game, view } = globalThis.yokohama;
    const [x, y] = view.wayTo(game.readShort("+b1"));
    const { left, top } = document.getElementById("table").getBoundingClientRect();
    return [left + x, top + y];
  });
  await page.click("#worked-show");
  await until(page, 3);
  // Again, and by oneself: the show ends where somebody else plays.
  await stopTime(page);
  await page.click("#worked-show");
  assert.equal(await played(page), 0);
  for (const move of ["+a1", "+a2"]) {
    await touch(move);
    await pass(page, FRAME);
  }
  assert.equal(await played(page), 2);
  await pass(page, 10_000);
  assert.equal(await played(page), 2, "whoever plays goes on alone");
  await page.clock.resume();
  await page.mouse.click(...laboratory);
  await page.waitForSelector("#bubble", { state: "visible" });
  assert.match(await page.textContent("#bubble-text"), /¥/);
  await shot(page, "worked-why-1280");
  await page.click("#worked-rule");
  assert.ok(await page.isVisible("#aid"));
  await page.click("#aid-close");
  await touch("+b2");
  assert.ok((await played(page)) >= 3);
  await page.click("#worked-close");
  assert.ok(!(await page.isVisible("#worked")));
  assert.ok(await page.isVisible("#table"));
  assert.deepEqual(table.problems, []);
});

for (const [width, height] of [[390, 844], [844, 390], [1920, 1080]]) {
  test(`an example has room on ${width} × ${height}`, async () => {
    const page = await table.newPage({ viewport: { width, height } });
    await choose(page, await documentOf("church.json"));
    await atRest(page);
    await shot(page, `worked-${width}`);
    const [bar, canvas] = await Promise.all([page.locator("#worked").boundingBox(), page.locator("#table").boundingBox()]);
    assert.ok(canvas.height + bar.height <= height + 1 && bar.height <= height * 0.5, JSON.stringify([bar, canvas]));
    for (const id of ["worked-show", "worked-rule", "worked-close"]) {
      const box = await page.locator(`#${id}`).boundingBox();
      assert.ok(box.height >= 40 && box.x + box.width <= width, `${id}: ${JSON.stringify(box)}`);
    }
    assert.deepEqual(table.problems, []);
  });
}
