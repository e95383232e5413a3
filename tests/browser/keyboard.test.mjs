// Whole games without a mouse and without sight of the canvas: all that is known is the tree's text and what is told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { openForTests } from "./harness.mjs";
import { sitDown } from "./players.mjs";
import { check } from "./whole.mjs";

const table = await openForTests();

// What a person who hears the page knows: where the focus is, what is asked and what is told. Nothing is read from the game.
async function heard(page) {
  return page.evaluate(() => {
    const shown = (id) => document.getElementById(id).checkVisibility();
    const { activeElement } = document;
    const ask = document.querySelector('#tree [data-part="ask"]');
    return {
      over: shown("final"),
      focus: activeElement.textContent.trim(),
      tag: activeElement.tagName,
      part: activeElement.closest("[data-part]")?.dataset.part,
      heading: ask?.firstElementChild.textContent,
      answers: [...(ask?.querySelectorAll("button") ?? [])].map((button) => button.textContent),
      told: [...document.querySelectorAll("#told p")].map((line) => line.textContent),
    };
  });
}

// What a worker does before all else: what is random for it is the same each time.
const SAME = `let die = 5;
crypto.getRandomValues = (bytes) => {
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (die = (die * 48271) % 2147483647);
  return bytes;
};
`;

// From now on computers choose the same each time, so that a game is as long as it was.
async function foresee(page) {
  await page.route("**/*think.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: SAME + (await response.text()) });
  });
}

// Leaves the tree alone to play by.
async function hideTable(page) {
  await page.evaluate(() => Object.assign(document.getElementById("table").style, { visibility: "hidden", opacity: "0" }));
}

// What takes back, and answers nothing.
const BACK = ["Undo", "Cancel"];

const NAMES = ["Aiko", "Eva"];

// Goes by Tab to an answer and presses it; gives its label.
async function answer(page, wanted) {
  for (let presses = 0; presses < 60; presses += 1) {
    const { focus, part, tag } = await heard(page);
    if (part === "ask" && tag === "BUTTON" && focus === wanted) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not come to “${wanted}”`);
}

for (const { name: game, title, wayOut } of GAMES) {
  test(`a whole game of ${title} is played by keys alone, from the first page to the final score, with the canvas hidden`, async () => {
    const page = await sitDown(table, { game, names: NAMES, seed: "4", prepare: foresee });
    await hideTable(page);
    let die = 7;
    const next = (most) => (die = (die * 48271) % 2147483647) % most;
    for (let turns = 0; ; turns += 1) {
      assert.ok(turns < 1500, "the game does not end");
      const now = await heard(page);
      if (now.over) break;
      assert.notEqual(now.tag, "BODY", `the focus is lost at “${now.heading}”`);
      const answers = now.answers.filter((label) => !BACK.includes(label));
      if (answers.length === 0) {
        await page.waitForFunction((ways) => {
          const answers = [...document.querySelectorAll('#tree [data-part="ask"] button')].map((button) => button.textContent);
          return document.getElementById("final").checkVisibility() || answers.some((label) => !ways.includes(label));
        }, BACK);
        continue;
      }
      const good = answers.filter((label) => !wayOut.test(label));
      const choice = good.length > 0 ? good : answers;
      await answer(page, choice[next(Math.min(choice.length, 6))]);
    }
    assert.equal(await page.evaluate(() => document.activeElement.id), "winner", "the focus is on the result");
    await check(page, NAMES);
    assert.deepEqual(table.problems, []);
  });
}
