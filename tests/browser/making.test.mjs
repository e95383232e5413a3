// A game whose table is still in the making: whatever is of it is told as such, its programs are not asked for, and what lay there stays.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { ROOT, openForTests, ready } from "./harness.mjs";
import { sitDown } from "./players.mjs";

const { record } = JSON.parse(await readFile(join(ROOT, "tests/duel/games/begins-0.json"), "utf8"));
const DUEL = JSON.stringify(record);
const MARK = `#duel=${deflateRawSync(Buffer.from(DUEL)).toString("base64url")}`;
const YOKOHAMA = JSON.stringify(JSON.parse(await readFile(join(ROOT, "tests/games/2-church.json"), "utf8")).record);
const SAYS = /^This is of the game “duel”, whose table is still in the making/;

const table = await openForTests();

const said = async (page) => {
  await page.waitForSelector("#failure", { state: "visible" });
  return page.textContent("#failure-text");
};

// What a page asks for of that game.
function asksFor(page) {
  const asked = [];
  page.on("request", (request) => /\/(?:duel[\w.]*|duel\/\w+\.json)$/.test(request.url()) && asked.push(request.url()));
  return asked;
}

test("a link to such a game leads to the first page, which says so, and is used up", async () => {
  const page = await table.blankPage();
  const asked = asksFor(page);
  await page.goto(`${table.address}${MARK}`);
  assert.match(await said(page), SAYS);
  await ready(page);
  assert.ok(await page.isVisible("#start"));
  assert.equal(await page.evaluate(() => location.hash), "");
  assert.deepEqual(asked, []);
  assert.deepEqual(table.problems, []);
});

for (const [what, open] of /** @type {any[][]} */ ([
  ["a link", (page) => page.evaluate((hash) => (location.hash = hash), MARK)],
  ["a file", (page) => page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(DUEL) })],
])) {
  test(`of ${what} with such a game a table says so, and the game on it goes on`, async () => {
    const page = await sitDown(table, { names: ["Aiko", "Eva"] });
    const asked = asksFor(page);
    const lies = () => page.evaluate(() => [globalThis.yokohama.game.game, globalThis.yokohama.game.hash()]);
    const before = await lies();
    await open(page);
    assert.match(await said(page), SAYS);
    assert.ok(await page.isVisible("#play"));
    assert.deepEqual(await lies(), before);
    await page.reload();
    await ready(page);
    assert.deepEqual(await lies(), before, "a reload comes back to it");
    assert.deepEqual(asked, []);
    assert.deepEqual(table.problems, []);
  });
}

test("a kept game of such a one stays kept, and is told of where it is to be opened", async () => {
  const page = await table.blankPage();
  await page.goto(table.address);
  await ready(page);
  const kept = JSON.stringify({ turn: 1, record: DUEL, seats: [{ kind: "person" }, { kind: "person" }], time: 1e12 });
  await page.evaluate((kept) => {
    localStorage.setItem("yokohama.game.0123456789abcdef.0", kept);
    sessionStorage.setItem("yokohama.here", "0123456789abcdef");
  }, kept);
  await page.reload();
  await ready(page);
  await page.click("#continue");
  assert.match(await said(page), SAYS);
  assert.equal(await page.evaluate(() => localStorage.getItem("yokohama.game.0123456789abcdef.0")), kept);
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

test("an element says so of its attribute and of its documents, and plays the game that it is asked for", async () => {
  for (const attributes of [{ game: "duel" }, { record: DUEL }, { game: "duel", record: DUEL }]) {
    const { code, message } = await laid(attributes);
    assert.equal(code, "attribute");
    assert.match(message, SAYS);
  }
  assert.equal(await laid({ game: "yokohama" }), "yokohama");
  assert.equal(await laid({ game: "yokohama", record: YOKOHAMA }), "yokohama");
  assert.deepEqual(table.problems, []);
});

test("an element refuses a game that nobody knows, and one that is not that of its document", async () => {
  for (const [attributes, says] of /** @type {any[][]} */ ([
    [{ game: "go" }, /game.+yokohama.+go/],
    [{ game: "duel", record: YOKOHAMA }, /game.+yokohama.+duel/],
    [{ game: "yokohama", record: DUEL }, /game.+duel.+yokohama/],
  ])) {
    const { code, message } = await laid(attributes);
    assert.equal(code, "attribute");
    assert.match(message, says);
  }
  assert.deepEqual(table.problems, []);
});
