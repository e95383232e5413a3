// What is told to who plays by ear: each thing once, when it is of use, and where one comes from one comes back to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openForTests } from "./harness.mjs";
import { playOn, sitDown } from "./players.mjs";
import { painted } from "./waits.mjs";

const table = await openForTests();

const NAMES = ["Aiko", "Eva"];
const question = (page) => page.textContent("#part-ask");
const isPlacing = (_, now) => now.kind === "touch" && now.move.startsWith("place");

// Keeps from now on all that is told, and all that gets the focus.
async function listen(page) {
  await page.evaluate(() => {
    globalThis.heard = [];
    const hear = (text) => globalThis.heard.push(text);
    const told = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => hear(node.textContent))));
    told.observe(document.getElementById("told"), { childList: true });
    addEventListener("focusin", (/** @type {any} */ { target }) => hear(target.textContent));
  });
}

// How often something that was heard since began with a text.
async function times(page, text) {
  const heard = await page.evaluate(() => globalThis.heard.splice(0));
  return heard.filter((line) => line.startsWith(text)).length;
}

test("the question at the start of a turn is heard once, after the curtain and after a computer", async () => {
  for (const kinds of [["person", "person"], ["person", "greedy"]]) {
    const page = await sitDown(table, { kinds, names: NAMES });
    await playOn(page, { until: (played, now) => played > 6 && now.kind === "touch" && now.move === "on" });
    // By keys to the end of the turn and into the next one.
    await page.locator("#part-ask").focus();
    await listen(page);
    await page.locator('#tree [data-part="ask"] button', { hasText: /^End your turn/ }).press("Enter");
    if (kinds[1] === "person") await page.locator("#curtain-open").press("Enter");
    await page.waitForFunction(() => document.getElementById("part-ask").textContent.startsWith("Place up to"));
    await painted(page);
    assert.equal(await times(page, await question(page)), 1, kinds.join());
    assert.equal(await page.evaluate(() => document.activeElement.id), "part-ask");
  }
  assert.deepEqual(table.problems, []);
});

test("of the questions between typed moves only the last is told", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playOn(page, { until: isPlacing });
  await page.keyboard.press("/");
  const shorts = (await page.locator("#typed-list code").allTextContents()).filter((short) => short.startsWith("+"));
  await page.fill("#typed", shorts.slice(0, 3).join("; "));
  await listen(page);
  await page.keyboard.press("Enter");
  await painted(page);
  const heard = await page.evaluate(() => globalThis.heard.splice(0));
  assert.equal(heard.filter((line) => line.startsWith("Aiko places")).length, 3, heard.join("\n"));
  assert.equal(heard.filter((line) => line.startsWith("Place Assistants")).length, 0, heard.join("\n"));
  assert.ok(heard.at(-1).startsWith(await question(page)), heard.join("\n"));
});

test("who closes what the menu opened is back at the menu's button, unless something came of it", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playOn(page, { until: (played, now) => played > 8 && isPlacing(played, now) });
  const at = () => page.evaluate(() => [document.querySelector("dialog:modal")?.id, document.activeElement.dataset.act]);
  for (const [act, window] of [["coach", "coach"], ["log", "notes"], ["seats", "who"], ["help", "aid"], ["type", "typing"], ["manners", "manners"]]) {
    await page.keyboard.press("m");
    await page.locator(`#menu [data-act="${act}"]`).press("Enter");
    await page.waitForSelector(`#${window}`, { state: "visible" });
    await page.keyboard.press("Escape");
    await page.waitForSelector("#menu", { state: "visible" });
    assert.deepEqual(await at(), ["menu", act]);
    await page.keyboard.press("Escape");
    await page.waitForSelector("#menu", { state: "hidden" });
  }
  // A line of the log leads into the past, and no menu comes between.
  await page.keyboard.press("m");
  await page.locator('#menu [data-act="log"]').press("Enter");
  await page.locator("#notes .log button").first().press("Enter");
  await painted(page);
  assert.deepEqual([await page.isVisible("#past"), await page.isVisible("#menu")], [true, false]);
  assert.deepEqual(table.problems, []);
});

test("Escape closes the uppermost window alone, the field for moves too", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playOn(page, { until: isPlacing });
  const open = () => page.evaluate(() => [...document.querySelectorAll("dialog[open]")].map(({ id }) => id).sort());
  const escape = async () => {
    await page.keyboard.press("Escape");
    await painted(page);
    return open();
  };
  // The aid over the field.
  await page.keyboard.press("/");
  await page.keyboard.press("F1");
  assert.deepEqual(await open(), ["aid", "typing"]);
  assert.deepEqual(await escape(), ["typing"]);
  assert.deepEqual(await escape(), []);
  // The field over the aid, as a program may open it.
  await page.keyboard.press("F1");
  await page.evaluate(async () => {
    const { openTyping } = await import("./www/page.js");
    openTyping(globalThis.yokohama.game, { play: () => ({ rest: "", message: "" }), canPlay: () => false, onlooker: () => 0 });
  });
  assert.deepEqual(await open(), ["aid", "typing"]);
  assert.equal(await page.evaluate(() => document.activeElement.id), "typed");
  assert.deepEqual(await escape(), ["aid"]);
  assert.deepEqual(await escape(), []);
});

test("every row of the aid's tables has its header", async () => {
  const page = await sitDown(table, { names: NAMES });
  await page.keyboard.press("F1");
  const rows = page.locator("#aid tbody tr");
  assert.ok((await rows.count()) > 80);
  const without = await rows.evaluateAll((rows) => rows.filter((row) => row.querySelectorAll('th[scope="row"]').length !== 1).map((row) => row.textContent));
  assert.deepEqual(without, []);
  const nameless = await page.locator("#aid tbody th").evaluateAll((heads) => heads.filter((head) => head.textContent.trim() === "").length);
  assert.equal(nameless, 0);
  assert.ok(await page.getByRole("rowheader", { name: "Brickyard" }).isVisible());
});

test("every step of the past says what happened there, and its slider says it too", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playOn(page, { until: (played, now) => played > 60 && now.kind === "touch" });
  await page.keyboard.press("h");
  await listen(page);
  const steps = [];
  for (;;) {
    const step = await page.evaluate(() => {
      const [where, what] = ["past-where", "past-what"].map((id) => document.getElementById(id).textContent);
      const slider = document.getElementById("past-slider");
      return { at: slider.valueAsNumber, where, what, spoken: slider.ariaValueText };
    });
    steps.push(step);
    if (step.at === 0) break;
    await page.keyboard.press("ArrowLeft");
  }
  assert.ok(steps.length > 60);
  for (const { at, where, what, spoken } of steps) {
    assert.match(what, /\w/, `step ${at}`);
    assert.equal(spoken, `${where} · ${what}`);
  }
  assert.ok(steps.some(({ what }) => what.startsWith("Aiko: Go on to the main action")), "a choice that nothing came of");
  assert.equal(await times(page, "Round 1 · Aiko · step 1 of "), 1, "it is told beside the slider");
  // On the slider its own value is heard.
  await page.focus("#past-slider");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await times(page, "First Orders"), 0);
  assert.deepEqual(table.problems, []);
});

test("where an answer is pressed while the question has the focus, the ring goes with the focus to what confirms it", async () => {
  const page = await sitDown(table, { names: NAMES });
  await page.waitForFunction(() => globalThis.yokohama.game.decision()?.seat === 0);
  await page.keyboard.press("Tab");
  await page.locator("#part-ask").focus();
  await page.locator('#tree [data-part="ask"] button').first().evaluate((button) => button.click());
  const focused = () => page.evaluate(() => [document.activeElement.textContent, JSON.stringify(globalThis.yokohama.view.focusRing())]);
  const [text, ring] = await focused();
  assert.match(text, /^Confirm/);
  // Come to once more, it has the same ring.
  await page.evaluate(() => {
    const { activeElement } = document;
    activeElement.blur();
    activeElement.focus();
  });
  assert.deepEqual(await focused(), [text, ring]);
});
