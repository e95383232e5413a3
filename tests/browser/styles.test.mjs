// Merchants and Masters of different styles: dealt by the seed, told at the table, kept with the game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openForTests, ready, shot } from "./harness.mjs";
import { leave, sitDown, unfold } from "./players.mjs";

const table = await openForTests();

const KINDS = ["person", "merchant", "merchant", "master"];
const STYLES = ["builder", "scholar", "trader"];

// The kinds of players as the record tells them, which is how they are kept.
const kinds = (page) => page.evaluate(() => {
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith("yokohama.game.")).map(([, text]) => JSON.parse(text));
  return kept.sort((a, b) => b.time - a.time || b.turn - a.turn)[0].seats.map(({ kind }) => kind);
});
const called = (page) => page.evaluate(() => [0, 1, 2, 3].map((seat) => globalThis.yokohama.game.computerName(seat)));

test("three opponents have three styles, by the seed, and keep them over a reload", async () => {
  const page = await sitDown(table, { kinds: KINDS, seed: "7ea", pace: "slow" });
  const begun = await kinds(page);
  assert.deepEqual(begun.map((kind) => kind.split(":")[0]), KINDS);
  assert.deepEqual(begun.slice(1).map((kind) => kind.split(":")[1]).sort(), STYLES);
  const names = await called(page);
  assert.equal(names[0], undefined);
  for (const [seat, kind] of ["Merchant", "Merchant", "Master"].entries()) assert.match(names[seat + 1], new RegExp(`^${kind}, a (builder|scholar|trader)$`));
  // Panels and those who listen are told.
  const tree = await page.textContent("#tree");
  for (const name of names.slice(1)) assert.ok(tree.includes(`Played by the computer: ${name}, fond of `), name);
  await shot(page, "styles-1280");
  await page.reload();
  await ready(page);
  assert.deepEqual(await kinds(page), begun);
  assert.deepEqual(await called(page), names);
  // The same seed deals the same styles.
  await leave(page);
  const again = await sitDown(table, { kinds: KINDS, seed: "7ea", pace: "slow" });
  assert.deepEqual(await kinds(again), begun);
  assert.deepEqual(table.problems, []);
});

test("without the option nobody has a style, and a Clerk has none either", async () => {
  const plain = ["person", "merchant", "greedy"];
  const page = await table.newPage({ viewport: { width: 390, height: 844 } });
  for (const [seat, kind] of plain.entries()) {
    const row = page.locator("#seats > li").nth(seat);
    await row.locator(`label:has([value="${kind === "person" ? "person" : "computer"}"])`).click();
    if (kind !== "person") await row.locator(`.kind label:has([value="${kind}"])`).click();
  }
  const option = page.getByLabel("Computers of different styles");
  assert.ok(await option.isChecked());
  await shot(page, "styles-start-390");
  await unfold(page);
  await page.locator('#options label:has([name="styles"])').click();
  await page.click("#begin");
  assert.deepEqual(await kinds(page), plain);
  await leave(page);
  await unfold(page);
  await page.locator('#options label:has([name="styles"])').click();
  await page.click("#begin");
  const [, merchant, clerk] = await kinds(page);
  assert.match(merchant, /^merchant:(builder|scholar|trader)$/);
  assert.equal(clerk, "greedy");
  assert.deepEqual(table.problems, []);
});

test("a game that was kept before there were styles goes on without them, and odd styles are none", async () => {
  const page = await sitDown(table, { kinds: KINDS, seed: "7ea", pace: "slow" });
  // The game is left before what is kept of it is changed, so that nobody plays on meanwhile.
  const goOnWith = async (seats, more) => {
    await leave(page);
    await page.evaluate(([seats, more]) => {
      for (const [key, text] of Object.entries(localStorage).filter(([key]) => key.startsWith("yokohama.game."))) {
        const kept = JSON.parse(text);
        localStorage.setItem(key, JSON.stringify({ ...kept, ...more, seats: kept.seats.map((seat, at) => ({ ...seat, kind: seats[at] })) }));
      }
    }, [seats, more]);
    await page.click("#continue");
  };
  await goOnWith(KINDS, { styles: null });
  assert.deepEqual(await called(page), [undefined, "Merchant", "Merchant", "Master"]);
  await goOnWith(["person", "merchant:miser", "greedy:builder", "master:scholar"], { styles: "odd" });
  assert.deepEqual(await called(page), [undefined, "Merchant", "Clerk", "Master, a scholar"]);
  assert.deepEqual(table.problems, []);
});

test("a seat that is handed over gets a style that nobody has yet", async () => {
  const page = await sitDown(table, { kinds: ["person", "merchant", "person"], seed: "7ea", pace: "slow" });
  const before = await kinds(page);
  await page.evaluate(() => document.getElementById("menu").showModal());
  await page.click('#menu [data-act="seats"]');
  assert.ok(await page.locator("#who-list li").nth(1).locator('[value="merchant"]').isChecked());
  await page.locator("#who-list li").nth(2).locator('label:has([value="merchant"])').click();
  await page.click("#who-apply");
  await page.waitForFunction(() => globalThis.yokohama.game.computerName(2) !== undefined);
  const after = await kinds(page);
  assert.equal(after[1], before[1], "who has a style keeps it");
  assert.match(after[2], /^merchant:/);
  assert.notEqual(after[2], after[1]);
  assert.deepEqual(table.problems, []);
});

test("a style is refused by its name where there is no such one", async () => {
  const page = await sitDown(table, { kinds: ["person", "greedy"], seed: "2a" });
  const errors = await page.evaluate(async () => {
    const { plan } = await globalThis.opponents();
    const { game } = globalThis.yokohama;
    const told = (call) => {
      try {
        call();
        return "nothing";
      } catch (/** @type {any} */ { code, message }) {
        return [code, message];
      }
    };
    return ["merchant:miser", "greedy:builder", "baker"].map((kind) => [told(() => plan(game, kind, "2a")), told(() => game.dealStyles([kind, "person"]))]);
  });
  for (const [plan, deal] of errors) {
    assert.equal(plan[0], "opponent");
    assert.equal(deal[0], "kinds");
    for (const [, message] of [plan, deal]) assert.match(message, /one of these belongs here: .*greedy, merchant, merchant:builder, .*, master:trader/);
  }
  const shown = await page.evaluate(async () => (await globalThis.opponents()).plan(globalThis.yokohama.game, "merchant:builder", "2a").length);
  assert.ok(shown > 0);
  assert.deepEqual(table.problems, []);
});
