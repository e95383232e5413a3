// What nobody sees cannot be pressed: not even a script that presses every hidden button of the page changes or breaks anything.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openForTests } from "./harness.mjs";
import { begin, leave, playOn, playedOut, sitDown } from "./players.mjs";

const table = await openForTests();

// Presses every button that cannot be seen, and moves the slider of the past; gives how many there were and what has changed.
async function pressUnseen(page) {
  return page.evaluate(async () => {
    const state = () => {
      const { game } = globalThis.yokohama;
      const shown = [...document.querySelectorAll("main, dialog, section")].filter((one) => one.checkVisibility()).map(({ id }) => id);
      return JSON.stringify([game?.hash(), game?.played, game?.isPractice, shown, localStorage.length]);
    };
    // What a press leads to has come by the time a frame and a task after it have.
    const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const slider = document.getElementById("past-slider");
    const buttons = [...document.querySelectorAll("button")].filter((one) => !one.checkVisibility() || one.closest("[inert]"));
    const before = state();
    const changed = [];
    for (const button of buttons) {
      button.click();
      await settled();
      if (state() !== before) changed.push(button.id || button.dataset.act || button.textContent);
    }
    if (!slider.checkVisibility()) slider.dispatchEvent(new Event("input"));
    if (state() !== before) changed.push("slider");
    return { count: buttons.length, changed };
  });
}

async function nothingHappens(page, where) {
  const { count, changed } = await pressUnseen(page);
  assert.ok(count > 30, `${where}: ${count} buttons`);
  assert.deepEqual(changed, [], where);
  assert.ok(await page.isHidden("#failure"), where);
}

test("hidden buttons of the first page, the curtain, the table and the past do nothing", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await nothingHappens(page, "the first page");
  await begin(page, { kinds: ["person", "person"], names: ["Aiko", "Eva"], seed: "5ec2e7" });
  await nothingHappens(page, "the curtain");
  await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" });
  await nothingHappens(page, "the table");
  await page.keyboard.press("h");
  await nothingHappens(page, "the past");
  await page.keyboard.press("Escape");
  await leave(page);
  await nothingHappens(page, "the first page after a game");
  assert.deepEqual(table.problems, []);
});

test("hidden buttons of the final score do nothing, there and after it", async () => {
  const page = await sitDown(table, { kinds: ["greedy", "greedy"], seed: "5" });
  await playedOut(page);
  await nothingHappens(page, "the final score");
  await page.click("#to-start");
  await nothingHappens(page, "the first page after it");
  assert.deepEqual(table.problems, []);
});
