// Who plays which seat, in the middle of a game: handed to a computer and back, while computers wait, behind the curtain.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { openForTests, ready, shot } from "./harness.mjs";
import { playOn, playedOut, sitDown } from "./players.mjs";
import { clocked, painted, pass, stopTime, thought, watchThoughts } from "./waits.mjs";

const table = await openForTests();

const state = (page) => page.evaluate(() => [globalThis.yokohama.game.hash(), globalThis.yokohama.game.played]);

async function openMenu(page, act) {
  const [x, y] = await page.evaluate(() => {
    const { x, y, w, h } = globalThis.yokohama.view.spots().find(({ label }) => label === "Menu");
    return [x + w / 2, y + h / 2];
  });
  await page.mouse.click(x, y);
  await page.click(`#menu [data-act="${act}"]`);
}

for (const { name: game, title, isOpen } of GAMES) {
  test(`a seat of ${title} is handed to a computer and back, and no hand is opened by it`, async () => {
    const page = await sitDown(table, { game, kinds: ["person", "person"], names: ["Aiko", "Eva"] });
    await playOn(page, { until: (played, now) => played > 20 && now.kind === "touch" });
    const asked = () => page.evaluate(() => globalThis.yokohama.game.decision().seat);
    const shown = () => page.evaluate(() => globalThis.yokohama.view.seat);
    const me = await shown();
    const other = 1 - me;
    const hand = async (seat, kind) => {
      await openMenu(page, "seats");
      assert.equal(await page.isVisible("#who-hidden"), !isOpen, "of a curtain is told where one is drawn");
      if (kind === "greedy" && seat === me) await shot(page, `seats-${game}-1280`);
      await page.locator("#who-list li").nth(seat).locator(`label:has([value="${kind}"])`).click();
      await page.click("#who-apply");
    };
    // Where all see the same there is no curtain, and nothing behind it.
    const covered = async () => {
      if (isOpen) return;
      await page.waitForSelector("#curtain", { state: "visible" });
      assert.equal(await shown(), undefined);
    };
    const uncover = async () => {
      if (!isOpen) await page.click("#curtain-open");
      await page.waitForFunction(() => globalThis.yokohama?.view?.seat !== undefined && globalThis.yokohama.view.seat === globalThis.yokohama.game.decision()?.seat);
    };
    // Whoever is asked hands the own seat over: the other hand comes only from behind the curtain.
    await hand(me, "greedy");
    await covered();
    await page.waitForFunction((other) => globalThis.yokohama.game.decision().seat === other, other);
    await page.reload();
    await ready(page);
    await covered();
    await uncover();
    assert.equal(await shown(), other);
    await playOn(page, { until: (_, now) => now.kind === "curtain" || now.kind === "touch" });
    // And back: now there are two persons again, with a curtain between them.
    await hand(me, "person");
    await covered();
    await uncover();
    assert.equal(await shown(), await asked());
    const kinds = await page.evaluate(() => document.querySelectorAll("#who-list input:checked").length);
    assert.equal(kinds, 2);
    assert.deepEqual(table.problems, []);
  });
}

test("computers wait while somebody says who plays", async () => {
  const page = await sitDown(table, { kinds: ["greedy", "apprentice"], pace: "quick", prepare: clocked });
  // The next question reaches the worker only when it is let.
  await page.evaluate(watchThoughts);
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (question) {
      Worker.prototype.postMessage = postMessage;
      globalThis.release = () => postMessage.call(this, question);
    };
  });
  await page.waitForFunction(() => globalThis.release !== undefined);
  await openMenu(page, "seats");
  const before = await state(page);
  await page.evaluate(() => globalThis.release());
  await thought(page);
  await stopTime(page);
  await pass(page, 5000);
  await thought(page);
  assert.deepEqual(await state(page), before);
  await page.clock.resume();
  await page.keyboard.press("Escape");
  await page.waitForFunction((played) => globalThis.yokohama.game.played > played, before[1]);
  assert.deepEqual(table.problems, []);
});

test("computers go on where something else closes the window that asks who plays", async () => {
  const page = await sitDown(table, { kinds: ["person", "merchant", "merchant"], pace: "slow" });
  await playOn(page, { until: (played, now) => played > 3 && now.kind === "wait" });
  await openMenu(page, "seats");
  const before = await state(page);
  await page.evaluate(() => (location.hash = "#game=broken"));
  await page.waitForSelector("#failure", { state: "visible" });
  await page.click("#failure-close");
  await page.waitForFunction((played) => globalThis.yokohama.game.played > played, before[1]);
  assert.deepEqual(table.problems, []);
});

// Who plays the game that was kept last, by seat.
const kinds = (page) =>
  page.evaluate(() => {
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith("yokohama.game.")).map(([, text]) => JSON.parse(text));
    return kept.sort((a, b) => b.turn - a.turn)[0].seats.map(({ kind }) => kind);
  });

test("who plays changes by the button that says so alone: not by Escape, nor where the dialog is closed for the next person", async () => {
  const page = await sitDown(table, { kinds: ["person", "person"], names: ["Aiko", "Eva"] });
  await playOn(page, { until: (played, now) => played > 20 && now.kind === "touch" });
  const other = 1 - (await page.evaluate(() => globalThis.yokohama.view.seat));
  const wish = () => page.locator("#who-list li").nth(other).locator('label:has([value="greedy"])').click();
  const before = await state(page);
  for (const close of [
    () => page.evaluate(async () => (await import("./www/page.js")).closeDialogs()),
    () => page.keyboard.press("Escape"),
    () => page.click("#who-close"),
  ]) {
    await openMenu(page, "seats");
    await wish();
    await close();
    await page.waitForFunction(() => !document.getElementById("who").open);
    await painted(page);
    assert.deepEqual([await kinds(page), await state(page)], [["person", "person"], before]);
    if (await page.isVisible("#menu")) await page.keyboard.press("Escape");
  }
  // Keys that go through the choices are no decision either.
  await openMenu(page, "seats");
  await page.locator("#who-list li").nth(other).locator('[value="person"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.getElementById("who").open);
  await painted(page);
  assert.deepEqual([await kinds(page), await state(page)], [["person", "person"], before]);
  await page.keyboard.press("Escape");
  await openMenu(page, "seats");
  await wish();
  await page.click("#who-apply");
  await page.waitForFunction(() => /is now played by the computer/.test(document.getElementById("told").textContent));
  assert.equal((await kinds(page))[other], "greedy");
  assert.match(await page.textContent("#told"), /(Aiko|Eva) is now played by the computer: Clerk\. “Who plays”/);
  assert.deepEqual(table.problems, []);
});

// Slow: computers play whole games to their end.
test("where no person would be left the game asks first, and what computers then played to its end can be taken back", async () => {
  const page = await sitDown(table, { kinds: ["person", "greedy"], names: ["Aiko", "Eva"] });
  await playOn(page, { until: (played, now) => played > 20 && now.kind === "touch" });
  const before = await state(page);
  const give = async () => {
    await openMenu(page, "seats");
    await page.locator("#who-list li").first().locator('label:has([value="greedy"])').click();
    await page.click("#who-apply");
    await page.waitForSelector("#who-alone", { state: "visible" });
    assert.match(await page.textContent("#who-alone"), /No person will be left .+ taken back/);
  };
  // Who thinks better of it, and another choice, which asks no more.
  await give();
  await page.keyboard.press("Escape");
  await painted(page);
  assert.deepEqual([await kinds(page), await state(page)], [["person", "greedy"], before]);
  await page.keyboard.press("Escape");
  await give();
  await page.locator("#who-list li").first().locator('label:has([value="person"])').click();
  assert.equal(await page.isVisible("#who-alone"), false);
  await page.click("#who-apply");
  await painted(page);
  assert.deepEqual([await kinds(page), await state(page)], [["person", "greedy"], before]);

  // Nor does a key that is held answer what is asked then.
  await openMenu(page, "seats");
  await page.locator("#who-list li").first().locator('label:has([value="greedy"])').click();
  await page.locator("#who-apply").focus();
  for (let held = 0; held < 3; held += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  assert.ok(await page.isVisible("#who-alone"));
  assert.deepEqual([await kinds(page), await state(page)], [["person", "greedy"], before]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await give();
  await page.click("#who-let");
  await playedOut(page);
  await shot(page, "seats-alone-1280");
  await page.reload();
  await page.waitForSelector("#score-return", { state: "visible" });
  await page.click("#score-return");
  await page.waitForSelector("#play", { state: "visible" });
  assert.deepEqual([await kinds(page), await state(page)], [["person", "greedy"], before]);
  assert.equal(await page.isVisible("#handed"), false);
  await playOn(page, { until: (played, now) => played > before[1] + 4 && now.kind === "touch" });

  // The same while the computers play.
  await page.evaluate(() => localStorage.setItem("yokohama.settings", JSON.stringify({ pace: "step" })));
  const then = await state(page);
  await give();
  await page.click("#who-let");
  await page.waitForSelector("#handed", { state: "visible" });
  await page.click("#next-step");
  await page.waitForFunction((played) => globalThis.yokohama.game.played > played, then[1]);
  await page.click("#handed-back");
  await page.waitForSelector("#handed", { state: "hidden" });
  assert.deepEqual([await kinds(page), await state(page)], [["person", "greedy"], then]);
  assert.deepEqual(table.problems, []);
});

test("who plays is chosen on a phone without scrolling sideways", async () => {
  const page = await sitDown(table, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.evaluate(() => document.getElementById("menu").showModal());
  await page.click('#menu [data-act="seats"]');
  const { wide, narrow } = await page.evaluate(() => {
    const { scrollWidth: wide, clientWidth: narrow } = document.getElementById("who");
    return { wide, narrow };
  });
  assert.ok(wide <= narrow, `${wide} in ${narrow}`);
  await shot(page, "who-390");
  assert.deepEqual(table.problems, []);
});
