// What helps who sees little, hears the page, or needs it large: axe finds nothing, zoom and forced colours work, the keys
// answer, the focus stays.

import assert from "node:assert/strict";
import { test } from "node:test";
import { findings } from "./axe.mjs";
import { GAMES } from "./games/games.mjs";
import { openForTests, shot } from "./harness.mjs";
import { begin, playOn, playedOut, sitDown, task, unfold } from "./players.mjs";

const table = await openForTests();

const NAMES = ["Aiko", "Eva"];

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const [number, { name: game, title, isOpen }] of GAMES.entries()) {
  // The pages of each further game are the same but for its words, which have least room on a phone.
  for (const viewport of SIZES.slice(number === 0 ? 0 : 1)) {
    test(`axe finds nothing on any page of ${title} ${viewport.width} wide`, async () => {
      const page = await table.newPage({ viewport });
      const found = async (where) => assert.deepEqual(await findings(page), [], where);
      await page.check(`#game [value="${game}"]`);
      await found("start");
      await page.click("#own-values");
      await found("values");
      await page.keyboard.press("Escape");
      await begin(page, { game, kinds: ["person", "person"], names: ["Aiko", "Eva"], seed: "5ec2e7" });
      if (!isOpen) {
        await found("curtain");
        await page.click("#curtain-open");
      }
      await found("table");
      await page.locator("#tree button", { hasText: /^Menu$/ }).press("Enter");
      await found("menu");
      await page.click('#menu [data-act="help"]');
      await found("help");
      for (const window of ["#aid", "#menu"]) {
        await page.keyboard.press("Escape");
        await page.waitForSelector(window, { state: "hidden" });
      }
      await page.locator("#tree button", { hasText: /^The whole log$/ }).press("Enter");
      await found("log");
      await page.keyboard.press("Escape");
      await page.waitForSelector("#notes", { state: "hidden" });
      await press(page, /^Menu$/);
      await page.click('#menu [data-act="leave"]');
      await begin(page, { game, kinds: ["greedy", "greedy"], seed: "5" });
      await playedOut(page);
      await found("final");
      assert.deepEqual(table.problems, []);
    });
  }
}

// Presses the button of the tree that is called so.
async function press(page, name) {
  await page.locator("#tree button", { hasText: name }).first().press("Enter");
}

const told = (page) => page.evaluate(() => document.getElementById("told").lastElementChild?.textContent);
const focused = (page) => page.evaluate(() => document.activeElement.textContent);
const ring = (page) => page.evaluate(() => globalThis.yokohama.view.focusRing());

for (const { name: game, title, letters, here } of GAMES) {
  test(`letters tell at a table of ${title} what is asked, what can be done, the own goods, the scores and what is here`, async () => {
    const page = await sitDown(table, { game, names: NAMES });
    const round = () => page.evaluate(() => globalThis.yokohama.game.round);
    await playOn(page, { until: async (_, now) => now.kind === "touch" && (await round()) > 0 });
    for (const [key, says] of Object.entries(letters)) {
      await page.keyboard.press(key);
      assert.match(await told(page), says, key);
    }
    await page.keyboard.press("l");
    assert.notEqual(await told(page), "");
    await page.keyboard.press("ArrowDown");
    const board = await focused(page);
    await page.keyboard.press("w");
    assert.match(await told(page), here);
    assert.ok((await told(page)).includes(board.split(",")[0]));
    await page.keyboard.press("?");
    assert.match(await page.textContent("#aid"), /Page Down.*what is asked/s);
    assert.equal(await focused(page), "Keys", "the keys come first");
    // While a dialog is open the letters rest.
    await page.evaluate(() => document.getElementById("told").replaceChildren());
    await page.keyboard.press("s");
    assert.equal(await told(page), undefined);
    await page.keyboard.press("Escape");
    assert.equal(await focused(page), board, "the focus comes back");
  });
}

test("the aid's tables say what only their icons show, and are searched for it", async () => {
  const page = await sitDown(table, { names: NAMES });
  await page.keyboard.press("F1");
  const orders = page.locator('#aid [data-section="all-orders"]');
  assert.match(await orders.ariaSnapshot(), /cell "\d \w+(, \d \w+)* and \d \w+" .*|cell "\d (copper|silk|tea|fish)/);
  const bare = await page.locator("#aid td").evaluateAll((cells) => cells.filter((cell) => cell.ariaHidden !== "true" && cell.querySelector("img") && cell.textContent.trim() === ""));
  assert.deepEqual(bare, [], "no icon is silent");
  await page.fill("#aid-search", "imported good");
  assert.ok((await orders.locator("tbody tr").count()) > 0);
  assert.ok(await page.evaluate(() => document.getElementById("aid").scrollWidth <= document.getElementById("aid").clientWidth));
});

test("the groups of the first page and the field for moves are named and explained", async () => {
  const page = await table.newPage({ viewport: SIZES[0] });
  const groups = await page.locator('#seats [role="radiogroup"]').evaluateAll((all) => all.map((group) => group.ariaLabel));
  assert.equal(new Set(groups).size, groups.length, groups.join());
  const strength = page.locator("#seats .kind .choice").first();
  const told = () => strength.evaluate((group) => document.getElementById(group.getAttribute("aria-describedby")).textContent);
  assert.equal(await told(), "takes the next points");
  // By keys: Clerk, Merchant, Master.
  await strength.locator("input:checked").press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.match(await told(), /thinks ahead for/);
  await begin(page, { kinds: ["person", "greedy"], seed: "2a" });
  await playOn(page, { until: (_, now) => now.kind === "touch" && now.move.startsWith("place") });
  await page.keyboard.press("/");
  assert.equal(await page.evaluate(() => document.getElementById("typing").ariaLabel), "Type moves");
  await page.keyboard.type("bank");
  // It is said once nobody types: the move itself where it is the only one.
  const found = (text) => page.waitForFunction((text) => new RegExp(text).test(document.getElementById("typed-state").textContent), text);
  await found("^(1 move: Place .* Bank.*|2 moves)$");
  assert.match(await page.textContent("#typed-list"), /Place an Assistant in the Bank/);
  await page.fill("#typed", "nowhere");
  await found("^0 moves$");
});

test("single letters can be switched off, and stay off", async () => {
  const page = await sitDown(table, { names: NAMES });
  await press(page, /^Menu$/);
  await page.getByLabel(/Single keys/).uncheck();
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.getElementById("told").replaceChildren());
  await page.keyboard.press("s");
  assert.equal(await told(page), undefined);
  await page.reload();
  await page.waitForSelector("#tree button");
  assert.equal(await page.evaluate(() => document.getElementById("letters").checked), false);
});

test("arrows lead from Area to Area as they lie, and the ring is where the focus is", async () => {
  const page = await sitDown(table, { names: NAMES });
  await playOn(page, { until: (_, now) => now.kind === "touch" && now.move.startsWith("place") });
  await page.keyboard.press("ArrowRight");
  const first = await ring(page);
  await page.keyboard.press("ArrowRight");
  const right = await ring(page);
  assert.ok(right.x > first.x && Math.abs(right.y - first.y) < 2, "one to the right");
  await page.keyboard.press("ArrowDown");
  const below = await ring(page);
  assert.ok(below.y > right.y && Math.abs(below.x - right.x) < right.w, "one below");
  await page.keyboard.press("ArrowUp");
  assert.deepEqual(await ring(page), right);
  await page.keyboard.press("Home");
  assert.deepEqual(await ring(page), first);
  await shot(page, "focus-1280");
  // Who touches the table sees no ring, and the focus stays for the next key.
  const area = await focused(page);
  await page.mouse.click(5, 500);
  assert.equal(await ring(page), null);
  await page.keyboard.press("w");
  assert.deepEqual(await ring(page), first);
  assert.equal(await focused(page), area);
});

test("the focus brings what a phone has folded away into sight", async () => {
  const page = await sitDown(table, { names: NAMES, viewport: SIZES[1], hasTouch: true });
  await playOn(page, { until: (_, now) => now.kind === "touch" && now.move.startsWith("place") });
  const sees = (name) => page.evaluate((name) => globalThis.yokohama.view.spots().some(({ label }) => label.includes(name)), name);
  assert.equal(await sees("later"), false);
  const part = () => page.evaluate(() => document.activeElement.closest("[data-part]")?.dataset.part);
  while ((await part()) !== "goals") await page.keyboard.press("PageDown");
  const label = await focused(page);
  assert.ok(await sees(label), "an Achievement is on the canvas");
  const { x, y, w, h } = await ring(page);
  assert.ok(x >= 0 && y >= 0 && x + w <= 390 && y + h <= 844);
  await shot(page, "focus-390");
});

for (const { name: game, title, chooses, shut } of GAMES) {
  test(`what is forbidden in ${title} says why when it is pressed, and Escape takes a half-entered step back`, async () => {
    const page = await sitDown(table, { game, names: NAMES });
    await playOn(page, { until: (_, now) => now.kind === "touch" && chooses.test(now.move) });
    const forbidden = page.locator('#tree :is([data-part^="row-"], [data-part="slots"]) button').filter({ hasNotText: /^(Usable|Chosen)/, hasText: shut }).first();
    await forbidden.press("Enter");
    assert.match(await told(page), /\(Rulebook: .+\)$/);
    const question = await page.textContent('[data-part="ask"] > h2');
    const several = page.locator('#tree [data-part="ask"] button', { hasText: /ways, to choose from next/ });
    if ((await several.count()) > 0) {
      await several.first().press("Enter");
      assert.notEqual(await page.textContent('[data-part="ask"] > h2'), question);
      assert.equal(await focused(page), await page.textContent('[data-part="ask"] > h2'), "the focus is on the question");
      await page.keyboard.press("Escape");
      assert.equal(await page.textContent('[data-part="ask"] > h2'), question);
    }
  });
}

test("what happened is told once, and the question when it comes to a person", async () => {
  const page = await sitDown(table, { names: NAMES });
  await page.evaluate(() => {
    globalThis.said = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) globalThis.said.push(node.textContent);
    }).observe(document.getElementById("told"), { childList: true });
  });
  await playOn(page, { until: (played, now) => played > 30 && now.kind === "touch" });
  const said = await page.evaluate(() => globalThis.said);
  const story = await page.evaluate(() => globalThis.yokohama.game.storySince(0, 0).map(({ text }) => text));
  const placed = story.filter((line) => line.includes("Eva") && line.includes("places"));
  assert.ok(placed.length > 0);
  const times = (line, lines) => lines.filter((other) => other.includes(line)).length;
  for (const line of new Set(placed)) assert.ok(times(line, said) <= times(line, story), line);
  const question = await page.textContent('[data-part="ask"] > h2');
  assert.ok(said.at(-1).startsWith(question) || (await focused(page)) === question, said.at(-1));
});

test("while the curtain is down there is nothing but the curtain, and then the focus goes to the question", async () => {
  const page = await sitDown(table, { kinds: ["person", "person"], names: NAMES });
  const names = await page.evaluate(() => [...document.querySelectorAll("#tree button")].filter((b) => b.checkVisibility()).length);
  assert.ok(names > 0);
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.closest("#play")), null);
  }
  assert.doesNotMatch(await page.textContent("#tree"), /asks for.*asks for.*keep/i);
  await page.focus("#curtain-open");
  await page.keyboard.press("Enter");
  assert.equal(await focused(page), await page.textContent('[data-part="ask"] > h2'));
  assert.ok((await task(page)).kind === "touch");
});

test("at 200 % zoom the page at half its size is whole", async () => {
  const page = await table.newPage({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(await fits(), "start");
  await begin(page, { kinds: ["person", "greedy"], seed: "2a" });
  assert.ok(await fits(), "table");
  await shot(page, "zoom-table");
  await press(page, /^Menu$/);
  for (const button of await page.locator("#menu button, #menu label").all()) {
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await button.boundingBox();
    assert.ok(x >= 0 && y >= -1 && x + width <= 640 && y + height <= 401);
  }
  await shot(page, "zoom-menu");
});

test("in forced colours what is chosen, focused and curtained is still told apart", async () => {
  const page = await table.newPage({ viewport: SIZES[0], forcedColors: "active" });
  const chosen = page.locator("#player-count label");
  const looks = await chosen.evaluateAll((labels) => labels.map((l) => getComputedStyle(l.querySelector("span")).backgroundColor));
  assert.equal(new Set(looks).size, 2, "the chosen number of players stands out");
  await unfold(page);
  const box = page.locator(".switch input").first();
  const [off, on] = [await box.screenshot(), (await box.check(), await box.screenshot())];
  assert.notDeepEqual(off, on, "a switch that is on looks so");
  assert.equal(await box.evaluate((input) => getComputedStyle(input).appearance), "auto");
  await shot(page, "forced-start");
  await begin(page, { kinds: ["person", "person"], seed: "5ec2e7" });
  const covered = await page.evaluate(() => getComputedStyle(document.getElementById("curtain")).backgroundColor);
  assert.doesNotMatch(covered, /, 0(\.\d+)?\)$/, "nothing shines through the curtain");
  await shot(page, "forced-curtain");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  assert.ok(await ring(page));
  await shot(page, "forced-table");
  await press(page, /^Menu$/);
  await shot(page, "forced-menu");
});

test("the key that goes on without more finds the answer by what it is now", async () => {
  const page = await table.newPage();
  const found = await page.evaluate(async () => {
    const { Tree } = await import("./www/page.js");
    const over = new AbortController();
    const tree = new Tree(over.signal, { press() {}, focus() {}, edge() {} });
    const show = (goesOn) => tree.show([{ id: "ask", level: 1, heading: "What now?", told: [], items: [{ id: "answer", label: "This", goesOn }] }], 0);
    const ways = [false, true, false].map((goesOn) => {
      show(goesOn);
      return tree.toWayOn();
    });
    over.abort();
    return ways;
  });
  assert.deepEqual(found, [undefined, "goesOn", undefined]);
  assert.deepEqual(table.problems, []);
});
