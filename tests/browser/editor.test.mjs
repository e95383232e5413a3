// The editor of positions: a form, a document and a table that show one position, checked after each change.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { findings } from "./axe.mjs";
import { ROOT, bytesOf, held, openForTests, ownBrowser, ready, shot } from "./harness.mjs";
import { answered, clocked, painted, pass, stopTime } from "./waits.mjs";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const table = await openForTests(ownBrowser);

async function opened(options = {}, mark = "") {
  const page = await table.blankPage({ viewport: WIDE, locale: "en", ...options });
  await clocked(page);
  await page.goto(`${table.address}editor.html${mark}`);
  await ready(page, table.problems);
  await laid(page);
  return page;
}

// Longer than nothing is changed before what is written is checked, in milliseconds.
const PAUSE = 1000;

// Waits until what was written is checked, and the position that is possible lies on the table alone.
async function laid(page) {
  await pass(page, PAUSE);
  await page.waitForFunction(() => {
    const tables = document.querySelectorAll("#laid meiji-table");
    return tables.length === 1 && tables[0].table(1) !== undefined;
  });
}

const field = (page, place) => page.locator(`[id="at-${place}"]`);
const written = async (page) => JSON.parse(await page.inputValue("#document"));
const hash = (page) => page.evaluate(() => document.querySelector("#laid meiji-table").table(1).hash());
const isPossible = async (page) => (await page.getAttribute("#state", "data-fault")) === "false";

// Opens a file by the button.
async function choose(page, name, text) {
  const asked = page.waitForEvent("filechooser");
  await page.click("#open");
  await (await asked).setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await page.waitForFunction(() => document.getElementById("file").value === ""); // It is read, and the same may be chosen again.
}

// Builds a position by the form alone, as a person would.
async function build(page) {
  await field(page, "options.players").selectOption({ label: "3" });
  await field(page, "seed").fill("harbour");
  await field(page, "round").fill("3");
  await page.locator('.square:has-text("b2")').click();
  await field(page, "areas.b2.area").selectOption({ label: "Tea" });
  await field(page, "areas.b2.assistants[0]").fill("2");
  await field(page, "areas.b2.shops[1]").selectOption({ index: 2 });
  await field(page, "seats[0].president").selectOption({ label: "b2 · Tea" });
  await field(page, "seats[0].goods.silk").fill("4");
  await field(page, "seats[0].yen").fill("7");
  await field(page, "seats[0].orders").selectOption({ index: 5 });
  await page.locator('fieldset[data-place="seats[0].orders"] .adding button').click();
  await page.locator('details[data-place="seats[1]"] > summary').click();
  await field(page, "seats[1].technologies").selectOption({ index: 4 });
  await page.locator('fieldset[data-place="seats[1].technologies"] .adding button').click();
  await field(page, "seats[1].points").fill("9");
  await field(page, "church[0]").selectOption({ index: 3 });
  await laid(page);
}

test("what a list begins with is what is dealt by all that was changed before, however fast", async () => {
  const page = await opened();
  await page.evaluate(() => {
    const choose = (place, find) => {
      const select = document.getElementById(`at-${place}`);
      select.value = [...select.options].find(find).value;
      for (const name of ["input", "change"]) select.dispatchEvent(new Event(name, { bubbles: true }));
    };
    // With three players no space is blocked any more.
    choose("options.players", ({ text }) => text === "3");
    choose("church[0]", ({ index }) => index === 3);
  });
  await laid(page);
  assert.ok(await isPossible(page), await page.textContent("#state"));
  assert.deepEqual((await written(page)).church, [2, ...Array(7).fill(null)]);
  assert.deepEqual(table.problems, []);
});

test("a place that is told to be empty is empty, whatever is dealt there", async () => {
  const page = await opened();
  const { church } = await page.evaluate(() => JSON.parse(document.querySelector("#laid meiji-table").table(1).record()).position);
  const blocked = church.findIndex((space) => space !== null);
  for (const [place, told] of /** @type {[string, (document: any) => unknown][]} */ ([["ports.a[0]", ({ ports }) => ports.a[0]], [`church[${blocked}]`, ({ church }) => church[blocked]]])) {
    await field(page, place).selectOption({ label: "None" });
    await laid(page);
    assert.equal(told(await written(page)), null, place);
    assert.equal(await field(page, place).inputValue(), "null", place);
    await page.click("#undo");
  }
  assert.deepEqual(table.problems, []);
});

const BUILT = {
  options: { players: 3, starter: { seat: 0 } },
  seed: "harbour",
  round: 3,
  areas: { b2: { area: "tea", assistants: [2], shops: [null, 1] } },
  seats: [{ president: "b2", goods: { silk: 4 }, yen: 7, orders: [4] }, { technologies: [4], points: 9 }],
};

for (const viewport of [WIDE, PHONE]) {
  test(`a position is built by the form alone, saved and opened again, ${viewport.width} wide`, async () => {
    const page = await opened({ viewport, hasTouch: viewport === PHONE });
    await build(page);
    assert.ok(await isPossible(page), await page.textContent("#state"));
    const document = await written(page);
    for (const [name, value] of Object.entries(BUILT)) assert.deepEqual(document[name], value, name);
    assert.equal(document.church[0], 2);
    const before = await hash(page);
    const asked = page.waitForEvent("download");
    await page.click("#save");
    const text = String(await bytesOf(await asked));
    assert.deepEqual(JSON.parse(text), document);
    await page.click("#new");
    await laid(page);
    assert.notEqual(await hash(page), before);
    await choose(page, "mine.json", text);
    await laid(page);
    assert.equal(await hash(page), before);
    assert.match(await page.textContent("#state"), /mine\.json/);
    assert.equal(await field(page, "seats[0].goods.silk").inputValue(), "4");
    const [width, height] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    assert.ok(width <= viewport.width, `${width} wide`);
    // Beside the table the form moves alone; on a phone it lies below.
    if (viewport === WIDE) assert.ok(height <= viewport.height, `${height} high`);
    await shot(page, `editor-${viewport.width}`);
    assert.deepEqual(table.problems, []);
  });
}

for (const [place, typed] of [["seed", "tea"], ["round", "3"]]) {
  test(`who writes in ${place} goes on writing where they were when the form is made anew`, async () => {
    const page = await opened();
    await stopTime(page); // The form is made anew once what was chosen is checked, and not before.
    await field(page, "options.players").selectOption({ label: "3" });
    await page.evaluate((place) => {
      document.querySelector('[id="at-options.players"]').dataset.old = "true";
      const input = document.querySelector(`[id="at-${place}"]`);
      input.focus();
      input.select();
    }, place);
    await pass(page, PAUSE);
    assert.equal(await page.evaluate(() => document.querySelector('[id="at-options.players"]').dataset.old), undefined);
    await page.keyboard.type(typed);
    assert.equal(await field(page, place).inputValue(), typed);
    assert.deepEqual(table.problems, []);
  });
}

test("an impossible position is told beside its field, and the last good one stays", async () => {
  const page = await opened();
  await build(page);
  const before = await hash(page);
  await field(page, "seats[0].hand.assistants").fill("19");
  await field(page, "seats[0].warehouse.assistants").fill("19");
  await laid(page);
  const told = await page.textContent("#fault");
  assert.match(told, /seats\[0\]/);
  assert.ok((await page.textContent("#state")).includes(told));
  assert.equal(await page.locator('[data-place^="seats[0]"] #fault, [data-place^="seats[0]"] + #fault').count(), 1);
  assert.equal(await hash(page), before);
  assert.equal(await field(page, "seats[0].hand.assistants").inputValue(), "19");
  assert.ok(await page.isDisabled("#play-on"));
  assert.ok(await page.isDisabled("#link"));
  // One that lies at another square than the one that is looked at: the way there is one press.
  await page.click("#undo");
  await page.click("#undo");
  await laid(page);
  assert.ok(await isPossible(page), await page.textContent("#state"));
  await page.fill("#document", (await page.inputValue("#document")).replace('"b2": {', '"c1": {"shops": [0, 0]},\n"b2": {'));
  await laid(page);
  assert.match(await page.textContent("#fault"), /areas\.c1/);
  await page.click("#state button");
  assert.equal(await page.locator('.square[aria-pressed="true"] small').textContent(), "c1");
  assert.equal(await page.evaluate(() => document.activeElement.closest('[data-place^="areas.c1"]') !== null), true);
  assert.equal(await hash(page), before);
  assert.deepEqual(table.problems, []);
});

test("the rules of a position, and what is left to choose in its turn, are said by the form", async () => {
  const page = await opened();
  await page.fill("#document", '{"position": 1, "options": {"players": 2, "starter": {"seat": 0}}, "seed": "tea", "round": 1}');
  await laid(page);
  const said = async () => {
    await laid(page);
    assert.ok(await isPossible(page), await page.textContent("#state"));
    const { position, rules, pending } = await written(page);
    const taken = await page.evaluate(() => {
      const access = document.querySelector("#laid meiji-table").table(1);
      return { rules: access.rules, pending: JSON.parse(access.record()).position.pending };
    });
    return { position, rules, pending, taken };
  };
  // Other rules than the first need a later format.
  await field(page, "rules").selectOption({ label: "2" });
  await field(page, "seats[0].technologies").selectOption("13"); // Mining Technology.
  await page.locator('fieldset[data-place="seats[0].technologies"] .adding button').click();
  await field(page, "pending.goods").fill("1");
  await field(page, "pending.mined").check();
  const none = { station: false, goods: 0, pieces: 0, movements: 0, reward: false };
  const mined = { goods: 1, mined: true };
  assert.deepEqual(await said(), { position: 2, rules: 2, pending: mined, taken: { rules: 2, pending: { ...none, ...mined } } });
  await field(page, "pending.mined").uncheck();
  const shown = { assistants: 1, shops: 2, houses: 3 };
  for (const [piece, count] of Object.entries(shown)) await field(page, `pending.shown.${piece}`).fill(String(count));
  const counted = { ...none, goods: 1, pieces: 6, shown };
  assert.deepEqual(await said(), { position: 2, rules: 2, pending: { goods: 1, shown }, taken: { rules: 2, pending: counted } });
  await field(page, "rules").selectOption({ label: "1" });
  assert.deepEqual(await said(), { position: 2, rules: undefined, pending: { goods: 1, shown }, taken: { rules: 1, pending: counted } });
  assert.deepEqual(table.problems, []);
});

test("JSON typed by hand fills the form, and what cannot be read stays as it was typed", async () => {
  const page = await opened();
  const before = await hash(page);
  await page.fill("#document", '{"position": 1, "options": {"players": 4}, "round": 2, "seats": [{"yen": 12}]}');
  await laid(page);
  assert.ok(await isPossible(page), await page.textContent("#state"));
  assert.equal(await field(page, "seats[0].yen").inputValue(), "12");
  assert.equal(await page.locator(".square").count(), 18);
  assert.notEqual(await hash(page), before);
  const good = await hash(page);
  const broken = '{"position": 1, "options": {"players": 4},\n "round": }';
  await page.fill("#document", broken);
  await laid(page);
  assert.match(await page.textContent("#fault"), /2/);
  assert.equal(await page.inputValue("#document"), broken);
  assert.equal(await hash(page), good);
  assert.ok(await page.evaluate(() => document.getElementById("form").inert));
  // Odd values do not confuse the form, and are told.
  for (const odd of ['{"position": 1, "options": {"players": "4"}, "seats": 5}', '{"position": 1, "options": 2, "areas": [1], "ports": {"a": "x"}, "step": {}, "church": {"0": 1}}', "[]", "null", ""]) {
    await page.fill("#document", odd);
    await laid(page);
    assert.equal(await isPossible(page), false, odd);
    assert.equal(await page.inputValue("#document"), odd);
    assert.equal(await hash(page), good);
  }
  assert.deepEqual(table.problems, []);
});

test("files that are none are refused, and records are opened at their end", async () => {
  const page = await opened();
  const before = await page.inputValue("#document");
  for (const text of ["", "no JSON", "[]", '{"version": 1}', "x".repeat(2_000_000)]) {
    await choose(page, "odd.json", text);
    assert.equal(await page.inputValue("#document"), before);
    assert.ok((await page.textContent("#state")).length > 60);
  }
  const record = await page.evaluate(async () => {
    const { Game } = await globalThis.opponents();
    const game = new Game({ players: 2 }, "2a");
    for (let move = 0; move < 40; move += 1) game.play(game.legalMoves()[0]);
    return game.record();
  });
  await choose(page, "game.json", record);
  await laid(page);
  assert.ok(await isPossible(page), await page.textContent("#state"));
  const document = await written(page);
  assert.deepEqual([document.position, document.rules], [2, 2]);
  assert.ok(document.seats.length === 2 && document.round >= 1);
  assert.deepEqual(table.problems, []);
});

test("the document becomes of the version that tells what is written into it, in one change", async () => {
  const page = await opened();
  const first = '{"position": 1, "options": {"players": 2}}';
  /** @type {[string, (input: import("playwright-core").Locator) => Promise<unknown>][]} */
  const ways = [
    ["rules", (input) => input.selectOption({ label: "2" })],
    ["pending.shown.shops", (input) => input.fill("1")],
    ["pending.mined", (input) => input.check()],
  ];
  for (const [place, write] of ways) {
    await page.fill("#document", first);
    await laid(page);
    await write(field(page, place));
    assert.equal((await written(page)).position, 2, place);
    await page.click("#undo");
    assert.equal(await page.inputValue("#document"), first, place);
  }
  await field(page, "pending.goods").fill("1");
  assert.equal((await written(page)).position, 1);
  assert.deepEqual(table.problems, []);
});

test("changes are undone and done again, by buttons and by keys, and a reload loses none", async () => {
  const page = await opened();
  const first = await page.inputValue("#document");
  await field(page, "seats[0].yen").pressSequentially("25");
  await laid(page);
  assert.equal((await written(page)).seats[0].yen, 25);
  await page.keyboard.press("Control+z");
  assert.equal(await page.inputValue("#document"), first);
  assert.equal(await field(page, "seats[0].yen").inputValue(), "");
  await page.keyboard.press("Control+y");
  assert.equal(await field(page, "seats[0].yen").inputValue(), "25");
  await page.click("#undo");
  assert.equal(await page.inputValue("#document"), first);
  await page.click("#redo");
  await page.fill("#document", "{ half");
  await page.reload();
  await ready(page, table.problems);
  assert.equal(await page.inputValue("#document"), "{ half");
  assert.equal(await isPossible(page), false);
  await page.click("#new");
  await laid(page);
  assert.ok(await isPossible(page));
  await page.keyboard.press("Control+z");
  assert.equal(await page.inputValue("#document"), "{ half");
  assert.deepEqual(table.problems, []);
});

test("the link opens the same position in the game, for whoever has it", async () => {
  const page = await opened({ permissions: ["clipboard-read", "clipboard-write"] });
  await build(page);
  const before = await hash(page);
  await page.click("#link");
  await answered(page, async () => (await navigator.clipboard.readText()).includes("#game="));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // What leaves no choice plays itself in a game: its beginning is what is compared.
  const beginning = async (opened) => {
    await opened.waitForFunction(() => globalThis.yokohama?.game !== undefined);
    return opened.evaluate(async () => {
      const { Game } = await globalThis.opponents();
      const { moves, hash, ...begun } = JSON.parse(globalThis.yokohama.game.record());
      return [Game.fromPosition(JSON.stringify({ ...begun.position, position: 2, options: begun.options, rules: begun.rules, edition: begun.edition, seed: begun.seed })).hash(), begun.practice];
    });
  };
  const other = await table.blankPage({ viewport: WIDE });
  await other.goto(link);
  await ready(other, table.problems);
  assert.deepEqual(await beginning(other), [before, true]);
  await page.click("#play-on");
  assert.deepEqual(await beginning(page), [before, true]);
  assert.deepEqual(table.problems, []);
});

test("the table takes neither the focus nor the place of what is written", async () => {
  const page = await opened();
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
  await field(page, "seats[0].yen").pressSequentially("8");
  await laid(page);
  await painted(page);
  assert.equal(await page.evaluate(() => document.activeElement.id), "at-seats[0].yen");
  // Nothing has been played: there is nothing to step through.
  assert.equal(await page.locator("#laid #past").isVisible(), false);
});

// Whose table lies there.
const lies = (page) => page.evaluate(() => JSON.parse(document.querySelector("#laid meiji-table").table(1).record()).game);

// Presses a Place of the game for two, of which then is said what is built there.
const lookAt = (page, place) => page.locator(".square", { hasText: place }).click();

// Adds what is called so to a list.
async function add(page, place, label) {
  await field(page, place).selectOption({ label });
  await page.locator(`fieldset[data-place="${place}"] .adding button`).click();
}

// The same of the game for two: a moment of the second round, after one card.
async function buildForTwo(page) {
  await field(page, "seed").fill("harbour");
  await field(page, "round").fill("2");
  await lookAt(page, "Bank");
  await field(page, "places.bank.shops").selectOption({ label: "Both" });
  await field(page, "places.bank.house").selectOption({ index: 2 });
  await field(page, "seats[0].goods.silk").fill("4");
  await field(page, "seats[0].yen").fill("7");
  await field(page, "seats[0].support.plus-two").fill("1");
  await field(page, "seats[0].cards[2].upgraded").check();
  await field(page, "seats[0].orders").selectOption({ index: 5 });
  await page.locator('fieldset[data-place="seats[0].orders"] .adding button').click();
  await page.locator('details[data-place="seats[1]"] > summary').click();
  await add(page, "seats[1].technologies", "Telephone");
  await add(page, "seats[1].used", "Telephone");
  await field(page, "seats[1].church").selectOption({ index: 3 });
  await page.locator('fieldset[data-place="seats[1].church"] .adding button').click();
  await field(page, "seats[1].cards[0].at").selectOption({ label: "Bank" });
  await field(page, "church[5]").selectOption({ label: "Taken" });
  await field(page, "bonus[1]").selectOption({ index: 8 });
  await field(page, "actions[0].step").selectOption({ label: "2. Bonus" });
  await laid(page);
}

const BUILT_FOR_TWO = {
  position: 2,
  game: "duel",
  options: { starter: { seat: 0 } },
  seed: "harbour",
  round: 2,
  places: { bank: { shops: [0, 1], house: 1 } },
  bonus: ["deal", 7, "deal"],
  church: [...Array(5).fill("deal"), null],
};

for (const viewport of [WIDE, PHONE]) {
  test(`a position of the game for two is built by the form alone, saved and opened again, ${viewport.width} wide`, async () => {
    const page = await opened({ viewport, hasTouch: viewport === PHONE }, "#duel");
    assert.equal(await lies(page), "duel");
    await buildForTwo(page);
    await field(page, "actions[0].at").selectOption({ label: "Bank" });
    await field(page, "actions[0].influence").fill("5");
    await laid(page);
    assert.ok(await isPossible(page), await page.textContent("#state"));
    const document = await written(page);
    for (const [name, value] of Object.entries(BUILT_FOR_TWO)) assert.deepEqual(document[name], value, name);
    assert.deepEqual(document.actions, [{ step: "bonus", at: "bank", influence: 5 }]);
    assert.deepEqual(document.seats, [
      { goods: { silk: 4 }, yen: 7, support: { "plus-two": 1 }, cards: [{}, {}, { upgraded: true }], orders: [4] },
      { technologies: ["telephone"], used: ["telephone"], church: [3], cards: [{ at: "bank" }] },
    ]);
    const before = await hash(page);
    const asked = page.waitForEvent("download");
    await page.click("#save");
    const text = String(await bytesOf(await asked));
    assert.deepEqual(JSON.parse(text), document);
    await page.click("#new");
    await laid(page);
    assert.notEqual(await hash(page), before);
    assert.equal(await lies(page), "duel");
    await choose(page, "mine.json", text);
    await laid(page);
    assert.equal(await hash(page), before);
    assert.equal(await field(page, "seats[0].goods.silk").inputValue(), "4");
    const [width, height] = await page.evaluate(() => [globalThis.document.documentElement.scrollWidth, globalThis.document.documentElement.scrollHeight]);
    assert.ok(width <= viewport.width, `${width} wide`);
    if (viewport === WIDE) assert.ok(height <= viewport.height, `${height} high`);
    await shot(page, `editor-duel-${viewport.width}`);
    assert.deepEqual(table.problems, []);
  });
}

test("what is impossible in the game for two is told beside its field, the way there leads to its Place, and taking back makes it good", async () => {
  const page = await opened({}, "#duel");
  const before = await hash(page);
  await field(page, "seats[0].support.plus-one").fill("4");
  await field(page, "seats[0].support.plus-two").fill("3");
  await laid(page);
  const told = await page.textContent("#fault");
  assert.match(told, /seats\[0\]\.support/);
  assert.equal(await page.locator('fieldset[data-place="seats[0].support"] #fault').count(), 1);
  assert.ok(await page.isDisabled("#play-on"));
  assert.equal(await hash(page), before);
  await page.click("#undo");
  await page.click("#undo");
  await laid(page);
  assert.ok(await isPossible(page), await page.textContent("#state"));
  assert.equal(await hash(page), before);
  await page.fill("#document", (await page.inputValue("#document")).replace('"round": 1', '"round": 1,\n  "places": {"customs": {"shops": [1, 1]}}'));
  await laid(page);
  assert.match(await page.textContent("#fault"), /places\.customs/);
  await page.click("#state button");
  assert.equal(await page.locator('.square[aria-pressed="true"]').textContent(), "Customs");
  assert.equal(await page.evaluate(() => document.activeElement.id), "at-places.customs.shops");
  // What is about all that the two have is told above them.
  await page.click("#undo");
  await field(page, "actions[0].step").selectOption({ label: "2. Bonus" });
  await laid(page);
  assert.equal(await page.locator('section[data-place="seats"] > h2 + #fault').count(), 1);
  assert.equal(await hash(page), before);
  assert.deepEqual(table.problems, []);
});

test("each step of an action asks for what it needs, and keeps what it can of what was said", async () => {
  const page = await opened({}, "#duel");
  await field(page, "actions[0].step").selectOption('"support"');
  const actions = async () => (await written(page)).actions;
  assert.deepEqual(await actions(), [{ step: "support", at: "tea-plantation", influence: 1 }]);
  await field(page, "actions[0].at").selectOption({ label: "Chinatown" });
  await field(page, "actions[0].influence").fill("3");
  await field(page, "actions[0].step").selectOption({ label: "Chinatown" });
  await field(page, "actions[0].step.exchange").fill("2");
  assert.deepEqual(await actions(), [{ step: { exchange: 2 }, at: "chinatown", influence: 3 }]);
  // A Trader's, within it.
  await field(page, "actions[1].step").selectOption('"church"');
  assert.deepEqual((await actions())[1], { step: "church", at: "tea-plantation", influence: 1 });
  await field(page, "actions[0].step").selectOption('"card"');
  assert.deepEqual((await actions())[0], { step: "card", at: "chinatown" });
  assert.equal(await field(page, "actions[0].influence").count(), 0);
  await field(page, "actions[0].step").selectOption('"place"');
  assert.deepEqual((await actions())[0], { step: "place" });
  // Odd values do not confuse the form, and are told.
  const good = await page.inputValue("#document");
  for (const odd of ['"options": 2, "places": [1], "actions": [1, {"step": {}}], "looking": 5, "under": [1, null], "seats": 5', '"options": {}, "technologies": "x", "church": {"0": 1}, "bonus": [9], "owed": 3, "seats": [{"cards": 1, "support": [], "used": "x"}]']) {
    await page.fill("#document", `{"position": 1, "game": "duel", ${odd}}`);
    await laid(page);
    assert.equal(await isPossible(page), false, odd);
  }
  await page.fill("#document", good);
  for (const number of [1, 0]) await field(page, `actions[${number}].step`).selectOption({ index: 0 });
  assert.equal(await actions(), undefined);
  await laid(page);
  assert.ok(await isPossible(page), await page.textContent("#state"));
  assert.deepEqual(table.problems, []);
});

test("the game of the document decides about form and table, whether it is chosen, typed, opened or taken back, and a reload goes on with it", async () => {
  const page = await opened();
  const first = await page.inputValue("#document");
  const isOf = async (game) => {
    // Its program may be on its way.
    await page.waitForFunction((game) => {
      const tables = document.querySelectorAll("#laid meiji-table");
      return tables.length === 1 && JSON.parse(tables[0].table(1)?.record() ?? "{}").game === game;
    }, game);
    await laid(page);
    assert.ok(await isPossible(page), await page.textContent("#state"));
    assert.equal(await lies(page), game);
    assert.equal(await field(page, "game").inputValue(), JSON.stringify(game));
    assert.equal(new URL(page.url()).hash, game === "duel" ? "#duel" : "");
    assert.equal(await page.locator('[data-place="places"]').count(), game === "duel" ? 1 : 0);
    assert.equal(await page.locator('[data-place="areas"]').count(), game === "duel" ? 0 : 1);
  };
  await isOf("yokohama");
  await field(page, "game").focus();
  await field(page, "game").selectOption({ label: "Yokohama Duel" });
  await isOf("duel");
  assert.equal(await page.evaluate(() => document.activeElement.id), "at-game");
  await page.click("#undo");
  assert.equal(await page.inputValue("#document"), first);
  await isOf("yokohama");
  await page.fill("#document", '{"position": 1, "game": "duel", "options": {}, "seed": "tea", "round": 3}');
  await isOf("duel");
  await page.reload();
  await ready(page, table.problems);
  await isOf("duel");
  assert.equal((await written(page)).round, 3);
  // What cannot be read is of the game that was there.
  await page.fill("#document", "{ half");
  await laid(page);
  assert.equal(await isPossible(page), false);
  assert.equal(await page.locator('[data-place="places"]').count(), 1);
  await choose(page, "church.json", JSON.stringify(JSON.parse(readFileSync(`${ROOT}tests/games/2-church.json`, "utf8")).record));
  await isOf("yokohama");
  await choose(page, "begins.json", JSON.stringify(JSON.parse(readFileSync(`${ROOT}tests/duel/games/begins-0.json`, "utf8")).record));
  await isOf("duel");
  assert.deepEqual((await written(page)).stage, "over");
  // The address asks for another game than what was kept is of, which is there to be taken back.
  await page.goto(`${table.address}editor.html`);
  await ready(page, table.problems);
  await isOf("duel");
  await page.click("#new");
  await field(page, "game").selectOption({ label: "Yokohama" });
  await isOf("yokohama");
  const kept = await page.inputValue("#document");
  await page.goto("about:blank");
  await page.goto(`${table.address}editor.html#duel`);
  await ready(page, table.problems);
  await isOf("duel");
  await page.click("#undo");
  assert.equal(await page.inputValue("#document"), kept);
  await isOf("yokohama");
  // So does an address that is changed while the page is open.
  await page.evaluate(() => void (location.hash = "duel"));
  await isOf("duel");
  // A game that is none of the house's is told by the first.
  await page.fill("#document", '{"position": 1, "game": "chess", "options": {"players": 2}}');
  await laid(page);
  assert.match(await page.textContent("#fault"), /game/);
  assert.deepEqual(table.problems, []);
});

test("where the program of another game does not come, that is told and what is written stays; it is asked for again", async () => {
  const page = await opened();
  const before = await page.inputValue("#document");
  table.forgives(/duel_opponents_bg\.wasm/);
  await page.route("**/duel_opponents_bg.wasm", (route) => route.abort());
  await field(page, "game").selectOption({ label: "Yokohama Duel" });
  await page.waitForFunction(() => /could not be loaded/.test(document.getElementById("state").textContent));
  assert.equal(await page.inputValue("#document"), before);
  assert.equal(await field(page, "game").inputValue(), '"yokohama"');
  await page.fill("#document", '{"position": 1, "game": "duel", "options": {}}');
  await page.waitForFunction(() => /could not be loaded/.test(document.getElementById("state").textContent));
  assert.ok(await page.evaluate(() => document.getElementById("form").inert));
  assert.ok(await page.isDisabled("#tag"));
  await page.unroute("**/duel_opponents_bg.wasm");
  await page.fill("#document", '{"position": 1, "game": "duel", "options": {}, "round": 1}');
  await page.waitForFunction(() => !document.getElementById("form").inert);
  await laid(page);
  assert.ok(await isPossible(page), await page.textContent("#state"));
  assert.equal(await lies(page), "duel");
});

test("a game that is long in coming does not come in the place of what was chosen or written meanwhile", async () => {
  const page = await table.blankPage({ viewport: WIDE, locale: "en" });
  const give = await held(page, "**/duel_opponents_bg.wasm");
  await clocked(page);
  await page.goto(`${table.address}editor.html`);
  await ready(page, table.problems);
  await laid(page);
  const came = () => page.waitForResponse("**/duel_opponents_bg.wasm");
  await field(page, "game").selectOption({ label: "Yokohama Duel" });
  assert.match(await page.textContent("#state"), /being laid/);
  await field(page, "seed").fill("harbour");
  await laid(page);
  await field(page, "game").selectOption({ label: "Yokohama Duel" });
  await field(page, "game").selectOption({ label: "Yokohama" });
  await laid(page);
  const chosen = await page.inputValue("#document");
  const [answer] = await Promise.all([came(), give()]);
  await answer.finished();
  // It has come once the game of a document turns to it; nothing else has.
  await page.fill("#document", '{"position": 1, "game": "duel", "options": {}, "round": 1}');
  await page.waitForFunction(() => !document.getElementById("form").inert);
  await laid(page);
  assert.equal(await lies(page), "duel");
  await page.click("#undo");
  assert.equal(await page.inputValue("#document"), chosen);
  await page.click("#undo");
  assert.equal((await written(page)).seed, "harbour");
  assert.deepEqual(table.problems, []);
});

test("where nothing can be kept, whoever begins or opens a position is told so at once", async () => {
  const page = await opened();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await page.click("#new");
  await laid(page);
  assert.match(await page.textContent("#state"), /A new position; undo brings back what was there\. This browser does not let the position be kept/);
  await choose(page, "other.json", await page.inputValue("#document"));
  await laid(page);
  assert.match(await page.textContent("#state"), /other\.json is open; .+ This browser does not let the position be kept/);
  assert.deepEqual(table.problems, []);
});

test("the link of the game for two opens the same position in the game", async () => {
  const page = await opened({ permissions: ["clipboard-read", "clipboard-write"] }, "#duel");
  await field(page, "seats[0].yen").fill("9");
  await laid(page);
  const before = await hash(page);
  await page.click("#link");
  await answered(page, async () => (await navigator.clipboard.readText()).includes("#duel="));
  const other = await table.blankPage({ viewport: WIDE });
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await ready(other, table.problems);
  await other.waitForFunction(() => globalThis.yokohama?.game !== undefined);
  assert.deepEqual(await other.evaluate(() => [globalThis.yokohama.game.game, globalThis.yokohama.game.hash()]), ["duel", before]);
  await page.click("#play-on");
  await page.waitForFunction(() => globalThis.yokohama?.game !== undefined);
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.hash()), before);
  assert.deepEqual(table.problems, []);
});

// What is too small for a finger.
const small = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#editor button:not(.link), #editor select, #editor input:not([type=checkbox]):not([type=file])")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
      .map((one) => one.outerHTML.slice(0, 80)),
  );

test("axe finds nothing, in any language, possible or not; fingers have room", async () => {
  for (const [viewport, locale] of /** @type {any[][]} */ ([[WIDE, "en"], [PHONE, "fr"], [{ width: 1920, height: 1080 }, "pl"]])) {
    const page = await opened({ viewport, locale, bypassCSP: true });
    const found = () => findings(page, { left: ["#laid"] });
    assert.equal(await page.evaluate(() => document.documentElement.lang), locale);
    assert.deepEqual(await found(), []);
    await field(page, "options.achievementRewards").check();
    await field(page, "seats[0].yen").fill("99999");
    await laid(page);
    assert.equal(await isPossible(page), false);
    assert.deepEqual(await found(), []);
    if (viewport === PHONE) assert.deepEqual(await small(page), []);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= viewport.width, `${width} wide`);
    await shot(page, `editor-${locale}-${viewport.width}`);
  }
  assert.deepEqual(table.problems, []);
});

test("axe finds nothing in the form of the game for two, in any language, possible or not; fingers have room", async () => {
  for (const [viewport, locale] of /** @type {any[][]} */ ([[WIDE, "en"], [PHONE, "pl"], [{ width: 1920, height: 1080 }, "fr"]])) {
    const page = await opened({ viewport, locale, bypassCSP: true }, "#duel");
    const found = () => findings(page, { left: ["#laid"] });
    assert.equal(await page.evaluate(() => document.documentElement.lang), locale);
    assert.deepEqual(await found(), []);
    await field(page, "actions[0].step").selectOption('"bonus"');
    await field(page, "looking.free").selectOption("1");
    await field(page, "seats[0].yen").fill("99999");
    await laid(page);
    assert.equal(await isPossible(page), false);
    assert.deepEqual(await found(), []);
    if (viewport === PHONE) assert.deepEqual(await small(page), []);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= viewport.width, `${width} wide`);
    await shot(page, `editor-duel-${locale}-${viewport.width}`);
  }
  assert.deepEqual(table.problems, []);
});
