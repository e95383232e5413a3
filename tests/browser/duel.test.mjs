// Yokohama Duel at the page, as far as it is not played like every game there; and what is to be told from one game to the other.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { duel } from "./games/duel.mjs";
import { yokohama } from "./games/yokohama.mjs";
import { held, openForTests, ready, ROOT, shot } from "./harness.mjs";
import { goneOn, leave, playOn, sitDown } from "./players.mjs";
import { painted } from "./waits.mjs";
import { check } from "./whole.mjs";

const MARK = `#${duel.mark}${deflateRawSync(Buffer.from(duel.finished)).toString("base64url")}`;

const NAMES = ["Aiko", "Eva"];

const written = (path) => JSON.parse(readFileSync(join(ROOT, "lessons/duel", path), "utf8"));
const LESSONS = written("order.json").map((path) => written(path).title.en);

const table = await openForTests();

const lies = (page) => page.evaluate(() => [globalThis.yokohama.game?.game, globalThis.yokohama.game?.hash()]);

test("the first page offers it, whole, for two, and remembers that it was chosen", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  assert.equal(await page.textContent("#title"), "Yokohama");
  await page.check('#game [value="nippon"]');
  assert.match(await page.textContent("#players-note"), /in the making/i);
  await page.check('#game [value="duel"]');
  assert.equal(await page.textContent("#title"), "Yokohama Duel");
  assert.match(await page.textContent('#game label:has([value="duel"])'), /2 players\s+16 turns each/);
  assert.match(await page.textContent("#players-note"), /^Two, face to face/);
  assert.doesNotMatch(await page.textContent("body"), /in the making/i);
  assert.ok(!(await page.isVisible("#player-count")));
  assert.equal(await page.locator("#seats > li").count(), 2);
  assert.deepEqual(await page.locator("#options input").evaluateAll((inputs) => inputs.map(({ name }) => name)), ["randomStarter", "styles", "curtain"]);
  await page.fill("#seats li:first-child input", "Aiko");
  await shot(page, "start-duel-1280");
  await page.reload();
  await ready(page);
  assert.equal(await page.textContent("#title"), "Yokohama Duel");
  assert.equal(await page.inputValue("#seats li:first-child input"), "Aiko");
  // What was agreed for one game is not agreed for the other.
  await page.check('#game [value="yokohama"]');
  assert.equal(await page.inputValue("#seats li:first-child input"), "");
  assert.equal(await page.locator("#seats > li").count(), 4);
  assert.deepEqual(table.problems, []);
});

// Holds the program of each game's table back; gives what lets that of one come.
async function slow(page) {
  const [yokohama, duel] = [await held(page, "**/yokohama_bg.wasm"), await held(page, "**/duel_bg.wasm")];
  return { yokohama, duel };
}

for (const [first, then] of [["yokohama", "duel"], ["duel", "yokohama"]]) {
  test(`what was begun of ${first} is not done any more once ${then} is chosen, and ${then} does not wait for it`, async () => {
    const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
    const come = await slow(page);
    await page.goto(table.address);
    await page.check(`#game [value="${first}"]`);
    for (const id of ["begin", "help", "first-game", "own-values"]) {
      await page.check(`#game [value="${first}"]`);
      await page.click(`#${id}`);
      await page.waitForSelector("#loading", { state: "visible" });
      await page.check(`#game [value="${then}"]`);
      assert.equal(await page.isVisible("#loading"), false, id);
    }
    come[first]();
    await page.check(`#game [value="${first}"]`);
    await page.click("#help");
    await page.waitForSelector("#aid", { state: "visible" });
    assert.equal(await page.locator("dialog[open]").count(), 1, "what is asked for now is all that is done");
    await page.keyboard.press("Escape");
    await page.check(`#game [value="${then}"]`);
    await page.click("#begin");
    await page.waitForSelector("#loading", { state: "visible" });
    come[then]();
    await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
    assert.equal((await lies(page))[0], then);
    assert.equal(await page.isVisible("#failure"), false);
    assert.deepEqual(table.problems, []);
  });
}

test("lessons that are long in coming are not offered on the page of another game", async () => {
  const page = await table.newPage();
  const come = await held(page, "**/lessons/list.json");
  await page.click("#lessons");
  await page.check('#game [value="duel"]');
  const asked = page.waitForResponse("**/lessons/list.json");
  come();
  await asked;
  await page.click("#lessons");
  await page.waitForSelector("#lessons-window", { state: "visible" });
  assert.deepEqual(await page.locator("#lessons-list button").allTextContents(), LESSONS);
  assert.deepEqual(table.problems, []);
});

// Opens the window of one's own printed values of a game on the first page; gives what it says of them.
async function ownValues(page, game) {
  await page.check(`#game [value="${game}"]`);
  await page.click("#own-values");
  await page.waitForSelector("#values", { state: "visible" });
  const says = await page.textContent("#values-state");
  await page.click("#values-close");
  return says;
}

test("what is wrong with kept printed values of one game is said whenever its own are looked at, and with no other's", async () => {
  const page = await table.newPage();
  await page.evaluate((content) => localStorage.setItem("yokohama.settings", JSON.stringify({ game: "duel", contents: { duel: content } })), yokohama.edition);
  await page.goto("about:blank");
  await page.goto(table.address);
  await ready(page);
  await page.click("#begin");
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  await leave(page);
  assert.equal(await ownValues(page, "yokohama"), "");
  for (let times = 0; times < 2; times += 1) {
    assert.match(await ownValues(page, "duel"), /no printed values/);
    assert.equal(await ownValues(page, "yokohama"), "");
  }
  assert.deepEqual(table.problems, []);
});

test("what is unusual about one's own printed values of one game is not said of another's", async () => {
  const page = await table.newPage();
  const content = JSON.parse(await page.evaluate(async () => (await import("./www/yokohama.js")).defaultContent()));
  const orders = content.orders.with(9, content.orders[2]);
  const file = { name: "content.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify({ ...content, orders, edition: "my-box" })) };
  const come = await held(page, "**/www/opponents_bg.wasm");
  await page.click("#own-values");
  await page.setInputFiles("#content-file", file);
  await page.waitForSelector("#values-drop", { state: "visible" });
  await page.click("#values-close");
  await page.check('#game [value="duel"]');
  await page.click("#own-values");
  await page.waitForSelector("#values", { state: "visible" });
  const came = page.waitForResponse("**/www/opponents_bg.wasm");
  come();
  await came;
  // Once the same program has begun for somebody else as well, it is said what was to be said.
  await page.evaluate(async () => (await import(new URL("www/opponents.js", document.baseURI).href)).default());
  await painted(page);
  assert.equal(await page.textContent("#values-remarks"), "");
  await page.click("#values-close");
  await page.check('#game [value="yokohama"]');
  await page.click("#own-values");
  await page.locator("#values-remarks", { hasText: /Unusual, but taken: orders, row 10 .*row 3/ }).waitFor();
  assert.deepEqual(table.problems, []);
});

// Presses, by the keys alone, what is offered for the question: by what is said, a button of the question or a thing that can be used now; whichever, by a die.
async function pressed(page, next) {
  const all = await page.locator("#tree button").evaluateAll((buttons) =>
    buttons.map(({ textContent }, index) => ({ index, isUsable: textContent.startsWith("Usable now"), isAnswer: buttons[index].closest("[data-part=ask]") !== null })),
  );
  const usable = all.filter(({ isUsable, isAnswer }) => isUsable || isAnswer);
  const { index } = usable[next(usable.length)];
  await page.locator("#tree button").nth(index).focus();
  await page.keyboard.press("Enter");
}

// Slow: a whole game is walked through by pressing whatever can be pressed.
test("a whole game is played by keys and by ear alone: every question is put in words, and what can be used is pressed where it lies", async () => {
  const page = await sitDown(table, { game: "duel", names: NAMES, seed: "5" });
  let die = 7;
  const next = (most) => (die = (die * 48271) % 2147483647) % most;
  for (let presses = 0; !(await page.isVisible("#final")); presses += 1) {
    assert.ok(presses < 4000, "the game does not end");
    const played = await page.evaluate(() => globalThis.yokohama.game.played);
    if (await page.evaluate(() => globalThis.yokohama.game.decision()?.seat !== globalThis.yokohama.view.seat)) {
      await goneOn(page, played);
      continue;
    }
    if (presses % 20 === 0) assert.notEqual((await page.textContent("#part-ask"))?.trim(), "");
    await pressed(page, next);
  }
  await check(page, NAMES);
  assert.deepEqual(table.problems, []);
});

test("the end of a turn is declared even where nothing else is left to do", async () => {
  const page = await sitDown(table, { game: "duel", names: NAMES });
  const due = () => page.evaluate(() => {
    const { game } = globalThis.yokohama;
    return game.decision()?.ask === "end" && game.legalMoves().length === 1;
  });
  let declared = 0;
  await playOn(page, { until: async (played, now) => now.kind === "touch" && (await due()) && ++declared === 3 });
  assert.equal(declared, 3);
  assert.deepEqual(table.problems, []);
});

test("the chart of the analysis tells the rounds of turns, of which each has four", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(duel.finished) });
  await page.waitForSelector("#final", { state: "visible" });
  await page.click("#analyse");
  await page.waitForSelector("#analysis svg");
  assert.deepEqual(await page.locator("#analysis svg .tick:not(.ended)").allTextContents().then((all) => all.filter((text) => Number(text) % 25 !== 0)), ["1", "2", "3"]);
  const box = await page.locator("#analysis svg").boundingBox();
  const told = new Set();
  for (let x = 0; x < box.width; x += box.width / 100) {
    await page.mouse.move(box.x + x, box.y + box.height / 2);
    told.add(await page.textContent("#analysis .chart-note strong"));
  }
  assert.deepEqual([...told], ["Round 1", "Round 2", "Round 3", "Round 4", "At the end"]);
  assert.deepEqual(table.problems, []);
});

test("what may be gone on with says which game it is of, whichever the page is about", async () => {
  const page = await sitDown(table, { game: "duel", names: NAMES });
  await leave(page);
  const offered = () => page.textContent("#continue small");
  assert.equal(await offered(), "Yokohama Duel: Aiko, Eva");
  await page.check('#game [value="yokohama"]');
  assert.equal(await offered(), "Yokohama Duel: Aiko, Eva");
  assert.deepEqual(table.problems, []);
});

test("past games of several names say which they are of, and each game has figures of its own", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  const opened = async (text) => {
    await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await page.waitForSelector("#final", { state: "visible" });
    const best = await page.evaluate(() => String(Math.max(...globalThis.yokohama.game.scores().totals)));
    await page.click("#to-start");
    await page.click("#past-games");
    return best;
  };
  const one = await opened(yokohama.finished);
  assert.doesNotMatch(await page.textContent("#games-list"), /Yokohama/, "where there is one alone nobody asks");
  assert.equal(await page.locator("#games-table tbody").count(), 1);
  await page.click("#games-close");
  const other = await opened(duel.finished);
  assert.deepEqual(await page.locator("#games-list .note").evaluateAll((notes) => notes.map(({ textContent }) => textContent.split(" · ")[0])), ["Yokohama Duel", "Yokohama"]);
  const tables = await page.locator("#games-table tbody").evaluateAll((bodies) => bodies.map((body) => [...body.querySelectorAll("tr")].map((row) => row.textContent)));
  assert.deepEqual(tables.map(([title]) => title), ["Yokohama Duel", "Yokohama"]);
  for (const [index, best] of [other, one].entries()) assert.ok(tables[index].slice(1).some((row) => row.endsWith(best)), tables[index].join());
  assert.deepEqual(table.problems, []);
});

for (const [what, open] of /** @type {any[][]} */ ([
  ["a link", (page) => page.evaluate((hash) => (location.hash = hash), MARK)],
  ["a file", (page) => page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(duel.finished) })],
])) {
  test(`${what} with a game of it lays it in the place of a game of another name, and the other way round`, async () => {
    const page = await sitDown(table, { names: NAMES });
    assert.equal((await lies(page))[0], "yokohama");
    await open(page);
    await page.waitForFunction(() => globalThis.yokohama.game?.game === "duel");
    await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(yokohama.finished) });
    await page.waitForFunction(() => globalThis.yokohama.game?.game === "yokohama");
    assert.deepEqual(table.problems, []);
  });
}

test("a link to a game of it leads to its table", async () => {
  const page = await table.blankPage();
  await page.goto(`${table.address}${MARK}`);
  await page.waitForFunction(() => globalThis.yokohama?.game?.game === "duel");
  assert.equal(await page.evaluate(() => location.hash), "");
  assert.deepEqual(table.problems, []);
});

test("a file that cannot be read is refused by the game that the page is about, whether or not one lies on its table", async () => {
  const page = await table.newPage();
  const refused = async (title) => {
    await page.setInputFiles("#record-file", { name: "cut.json", mimeType: "application/json", buffer: Buffer.from(duel.finished.slice(0, 300)) });
    await page.waitForSelector("#failure", { state: "visible" });
    assert.equal(await page.textContent("#failure-text"), `This is no record of a game of ${title}: it ends before it is complete.`);
    await page.click("#failure-close");
  };
  await refused(yokohama.title);
  await page.locator("#game label", { hasText: duel.title }).click();
  await refused(duel.title);
  await page.locator("#game label", { hasText: yokohama.title }).first().click();
  await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(duel.finished) });
  await page.waitForSelector("#final", { state: "visible" });
  await refused(duel.title);
  assert.deepEqual(table.problems, []);
});

// What an element says of its attributes: why no table is laid, or which game is played at it.
async function laid(attributes) {
  const page = await table.blankPage();
  await page.route("**/around.html", (route) => route.fulfill({ contentType: "text/html", body: '<!doctype html><title>Rules</title><script type="module" src="www/yokohama-table.js"></script>' }));
  await page.goto(new URL("around.html", table.address).href);
  const told = await page.evaluate(
    (attributes) =>
      new Promise((resolve) => {
        const element = document.createElement("yokohama-table");
        element.addEventListener("yokohama-error", (/** @type {any} */ { detail }) => resolve(detail));
        element.addEventListener("yokohama-ready", () => resolve(JSON.parse(/** @type {any} */ (element).table(1).record()).game));
        for (const [name, value] of Object.entries({ lang: "en", ...attributes })) element.setAttribute(name, value);
        document.body.append(element);
      }),
    attributes,
  );
  await page.context().close();
  return told;
}

test("an element lays the game that its attribute or its document names", async () => {
  for (const attributes of [{ game: "duel" }, { game: "duel", seats: "person,greedy", seed: "7" }, { record: duel.finished }, { game: "duel", record: duel.finished }]) {
    assert.equal(await laid(attributes), "duel");
  }
  assert.equal(await laid({ game: "yokohama" }), "yokohama");
  assert.equal(await laid({ game: "yokohama", record: yokohama.finished }), "yokohama");
  assert.deepEqual(table.problems, []);
});

test("an element refuses a game that nobody knows, and one that is not that of its document", async () => {
  for (const [attributes, says, as = "attribute"] of /** @type {any[][]} */ ([
    [{ game: "go" }, /game.+yokohama.+go/],
    [{ game: "duel", record: yokohama.finished }, /game.+yokohama.+duel/],
    [{ game: "yokohama", record: duel.finished }, /game.+duel.+yokohama/],
    [{ game: "duel", players: "3" }, /“players” .+ must be 2, not “3”/],
    [{ game: "duel", players: "3", options: "{}" }, /“players” .+ must be 2, not “3”/],
    [{ players: "3", record: duel.finished }, /“players” .+ must be 2, as “record” says, not “3”/],
    // What names no game that there is says nothing against the one that is asked for, which tells what is wrong with it.
    [{ game: "duel", record: duel.finished.slice(0, 300) }, /^(?!.+must be).*Yokohama Duel.+ends before it is complete/, "not-a-record"],
    [{ game: "duel", record: duel.finished.replace('"duel"', '"go"') }, /^(?!.+must be).*Yokohama Duel.+“go”/, "not-a-record"],
  ])) {
    const { code, message } = await laid(attributes);
    assert.equal(code, as);
    assert.match(message, says);
  }
  assert.deepEqual(table.problems, []);
});
