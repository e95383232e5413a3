// Who plays by keys never loses the focus, whatever goes away under it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { openForTests } from "./harness.mjs";
import { playOn, playedOut, sitDown, task } from "./players.mjs";
import { painted } from "./waits.mjs";

const table = await openForTests();

// What has the focus: its id, or else its text; `null` if nothing that can be seen has.
async function focused(page) {
  await painted(page);
  return page.evaluate(() => {
    const { activeElement: at, body } = document;
    return at === body || at.getClientRects().length === 0 ? null : at.id || at.textContent;
  });
}

const enter = (page, where) => page.locator(where).press("Enter");

test("a refusal gives the focus back to what was refused, by way of the rule", async () => {
  const page = await sitDown(table);
  await playOn(page, { until: (_, now) => now.kind === "touch" && now.move.startsWith("place") });
  const refused = page.locator("#tree button", { hasText: /^In the Warehouse: .* Assistants/ });
  await refused.press("Enter");
  await enter(page, "#bubble-rule");
  await page.waitForSelector("#aid", { state: "visible" });
  await page.keyboard.press("Escape");
  assert.equal(await focused(page), await refused.getAttribute("id"));
});

test("a typed move that takes away what had the focus leaves it on the question", async () => {
  const page = await sitDown(table);
  await playOn(page, { until: (_, now) => now.kind === "touch" && now.move.startsWith("move ") });
  await page.locator("#tree button").first().focus();
  await page.keyboard.press("/");
  await page.keyboard.type(await page.evaluate(() => globalThis.yokohama.game.completions(">")[0].short));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  assert.equal(await focused(page), "part-ask");
});

test("a heading to which the page leads has the focus without a frame around it: there is nothing to press", async () => {
  const page = await sitDown(table, { kinds: ["greedy", "greedy"], seed: "5" });
  await playedOut(page);
  assert.equal(await focused(page), "winner");
  const seen = () => page.evaluate(() => [document.activeElement.matches(":focus-visible"), getComputedStyle(document.activeElement).outlineStyle]);
  assert.deepEqual(await seen(), [true, "none"]);
  await page.keyboard.press("Tab");
  assert.deepEqual(await seen(), [true, "solid"], "what can be pressed has one");
  assert.deepEqual(table.problems, []);
});

test("the past gives the focus back where the button that had it was put away meanwhile", async () => {
  const page = await sitDown(table, { kinds: ["person", "greedy"], pace: "step" });
  for (let now = await task(page); now.kind === "touch"; now = await task(page)) await page.mouse.click(now.x, now.y);
  await page.locator("#next-step").focus();
  await page.keyboard.press("h");
  assert.equal(await focused(page), "past-back");
  await page.keyboard.press("Escape");
  assert.notEqual(await focused(page), null);
  await page.keyboard.press("h");
  await page.locator("#past-slider").press("Escape");
  assert.ok(await page.isHidden("#past"), "Escape closes the past from its slider too");
  assert.notEqual(await focused(page), null);
});

test("who leaves the table stands at the beginning of the first page, and keeps the focus there", async () => {
  const page = await sitDown(table);
  await page.locator("#tree button", { hasText: /^Menu$/ }).press("Enter");
  await enter(page, '#menu [data-act="leave"]');
  assert.equal(await focused(page), "house");
  for (const name of ["add", "add"]) {
    await enter(page, `[data-focus="${name}"]`);
    assert.notEqual(await focused(page), null, name);
  }
  for (const count of [4, 3]) {
    await page.locator(`#player-count [value="${count}"]`).press("ArrowLeft");
    assert.ok(await page.isChecked(`#player-count [value="${count - 1}"]`));
    assert.notEqual(await page.evaluate(() => document.activeElement.closest("#player-count")), null);
  }
});

// What was told last.
const told = (page) => page.evaluate(() => document.getElementById("told").lastElementChild?.textContent ?? "");

// What has the focus, with the question.
const stand = (page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return { id: at.id, text: at.textContent, question: document.getElementById("part-ask").textContent };
  });

test("a choice that cannot be taken back is asked about, and the focus is on the button that confirms it", async () => {
  const page = await sitDown(table);
  const offered = page.locator('#tree [data-part="ask"] button').first();
  const label = await offered.textContent();
  assert.match(label, /^Keep the \w+ Order .*asks for .* return the other one to the box\./);
  await offered.press("Enter");
  const confirming = await stand(page);
  assert.match(confirming.question, /^Keep the \w+ Order\?$/);
  assert.equal(confirming.text, `Confirm: ${label}`);
  assert.match(await told(page), /^Keep the \w+ Order\? .*Press Enter to confirm, Escape/);
  await page.keyboard.press("w");
  assert.equal(await told(page), label);
  // The key that goes on leads there too, and says that Enter confirms.
  await page.keyboard.press("a");
  await page.keyboard.press("d");
  assert.equal((await stand(page)).text, confirming.text);
  assert.equal(await told(page), "Press Enter to confirm, Escape to take it back.");
  await page.keyboard.press("Escape");
  assert.equal((await stand(page)).id, "part-ask");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  assert.notEqual((await stand(page)).question, confirming.question);
  assert.equal((await stand(page)).id, "part-ask", "the next question");
});

test("after each answer the focus is on the question, wherever it was given, and what is taken back is said", async () => {
  const page = await sitDown(table);
  await playOn(page, { until: (_, now) => now.kind === "touch" && now.move.startsWith("place") });
  await page.keyboard.press("ArrowDown");
  const area = page.locator('#tree [data-part^="row-"] button', { hasText: /^[^.]+, usable\./ }).first();
  for (const [key, said] of [["Control+z", "Taken back: "], ["Control+Backspace", "The turn begins anew."]]) {
    await area.press("Enter");
    assert.equal((await stand(page)).id, "part-ask");
    await page.keyboard.press(key);
    assert.ok((await page.textContent("#told")).includes(said), key);
  }
  // Round through all parts of the table, and by a letter to the menu.
  const first = (await stand(page)).id;
  await page.keyboard.press("PageUp");
  assert.notEqual((await stand(page)).id, first);
  await page.keyboard.press("PageDown");
  assert.equal((await stand(page)).id, first);
  await page.keyboard.press("m");
  assert.ok(await page.isVisible("#menu"));
  await page.keyboard.press("Escape");
  await page.keyboard.press("d");
  assert.match((await stand(page)).text, /main action|movement|End your turn/);
  await page.keyboard.press("a");
  assert.equal((await stand(page)).id, "part-ask");
});

for (const { name: game, title } of GAMES.filter(({ isOpen }) => isOpen)) {
  test(`what is taken back of another person’s turn of ${title} is said by what that person did`, async () => {
    const page = await sitDown(table, { game, kinds: ["person", "person"] });
    const asked = () => page.evaluate(() => globalThis.yokohama.game.decision().seat);
    const first = await asked();
    await playOn(page, { until: async () => (await asked()) !== first });
    const [played, story] = await page.evaluate(() => [globalThis.yokohama.game.played, globalThis.yokohama.game.storySince(0)]);
    await page.keyboard.press("Control+z");
    const left = await page.evaluate(() => globalThis.yokohama.game.played);
    assert.ok(left < played);
    const gone = story.find(({ move }) => move >= left);
    assert.equal(await page.textContent("#told p:last-child"), `Taken back: ${gone?.text}`);
  });
}

test("what is only looked at says so when it is pressed, and an edge is told", async () => {
  const page = await sitDown(table);
  await playOn(page, { until: (_, now) => now.kind === "touch" && now.move.startsWith("place") });
  for (const part of ["players", "sights"]) {
    await page.evaluate(() => document.getElementById("told").replaceChildren());
    await page.locator(`#tree [data-part="${part}"] button`).first().press("Enter");
    assert.notEqual(await told(page), "", part);
  }
  const board = page.locator("#tree button", { hasText: /^Port A: / });
  const open = await board.getAttribute("aria-expanded");
  await board.press("Enter");
  assert.notEqual(await board.getAttribute("aria-expanded"), open);
  await page.locator('#tree [data-part="row-0"] button').first().focus();
  await page.keyboard.press("ArrowUp");
  assert.equal(await told(page), "No Area lies that way.");
});
