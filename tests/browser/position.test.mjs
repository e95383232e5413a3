// A position in a page by one tag: as a text, at an address, with whoever plays on, and from the editor.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, openForTests, ownBrowser, ready } from "./harness.mjs";
import { answered, clocked, pass } from "./waits.mjs";

const { position } = JSON.parse(await readFile(join(ROOT, "worked/church.json"), "utf8"));
const { players } = position.options;

const table = await openForTests(ownBrowser);

// A page around tables; at `position.json` it has the position.
async function around(body) {
  const page = await table.blankPage({ viewport: { width: 1280, height: 900 } });
  const html = `<!doctype html><meta charset="utf-8"><title>Rules</title>${body}<script type="module" src="www/yokohama-table.js"></script>`;
  await page.route("**/around.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.route("**/position.json", (route) => route.fulfill({ json: position }));
  await page.addInitScript(() => {
    globalThis.faults = [];
    addEventListener("yokohama-error", (/** @type {any} */ { target, detail }) => globalThis.faults.push([target.id, detail.code, detail.message]));
  });
  await page.goto(new URL("around.html", table.address).href);
  return page;
}

const laid = (page, ...ids) => page.waitForFunction((ids) => ids.every((id) => document.getElementById(id).table(1)), ids);
const of = (page, id, what) => page.evaluate(([id, what]) => document.getElementById(id).table(1)[what](), [id, what]);
const tag = (id, document, more = "") => `<yokohama-table id="${id}" lang="en" ${more} record='${JSON.stringify(document).replaceAll("'", "&#39;")}'></yokohama-table>`;

test("a position is laid as it is written, as a text and from an address", async () => {
  const page = await around(tag("a", position, "readonly") + '<yokohama-table id="b" readonly record="position.json"></yokohama-table>');
  await laid(page, "a", "b");
  const wanted = await page.evaluate(async (text) => {
    document.documentElement.lang = "en";
    const { Game } = await globalThis.opponents();
    return Game.fromPosition(text).hash();
  }, JSON.stringify(position));
  assert.deepEqual([await of(page, "a", "hash"), await of(page, "b", "hash")], [wanted, wanted]);
  assert.deepEqual(table.problems, []);
});

test("who sits at a position plays on, and the game stays where it is in another language", async () => {
  const seats = ["person", ...Array(players - 1).fill("apprentice")].join(",");
  const page = await around(tag("a", { ...position, seed: "7ea" }, `seats="${seats}"`));
  await laid(page, "a");
  for (let played = 0; played < 400; played += 1) {
    const asked = await of(page, "a", "decision");
    if (asked === null || asked.seat !== 0) break;
    await page.evaluate(() => globalThis.a.table(1).play(globalThis.a.table(1).legalMoves()[0]));
  }
  await page.waitForFunction(() => globalThis.a.table(1).storySince(0).some(({ seat }) => seat === 1));
  await page.waitForFunction(() => globalThis.a.table(1).decision()?.seat === 0);
  const hash = await of(page, "a", "hash");
  await page.evaluate(() => globalThis.a.setAttribute("lang", "fr"));
  await page.waitForFunction(() => globalThis.a.shadowRoot.firstElementChild.lang === "fr");
  await laid(page, "a");
  assert.equal(await of(page, "a", "hash"), hash);
  assert.deepEqual(table.problems, []);
});

for (const [what, document, more, code, says] of [
  ["an impossible position", { ...position, round: -1 }, "", "position", /round/],
  ["one for too many", { ...position, options: { players: 9 } }, "", "position", /players/],
  ["one without options", { position: 1 }, "", "position", /options/],
  ["one of a later version", { ...position, position: 99 }, "", "position", /99|newer/],
  ["other seats than it has", position, 'seats="person,person,person,person,person"', "attribute", new RegExp(`for each of ${players} seats`)],
]) {
  test(`of ${what} the element says what is wrong`, async () => {
    const page = await around(tag("a", document, more));
    await page.waitForFunction(() => globalThis.faults.length > 0);
    const [[, told, message]] = await page.evaluate(() => globalThis.faults);
    assert.equal(told, code);
    assert.match(message, says);
    assert.equal(await page.locator("#a [role=alert]:visible").textContent(), message);
  });
}

// A game that is over and began with a position, as a record: what was left of a recorded game was played from there.
async function practised(page) {
  const { record } = JSON.parse(await readFile(join(ROOT, "tests/games/2-church.json"), "utf8"));
  const played = await page.evaluate(async (text) => {
    document.documentElement.lang = "en";
    const { Game, suggest } = await globalThis.opponents();
    const whole = Game.load(text);
    const game = Game.fromPosition(whole.practiceFrom(whole.played - 20).position());
    while (game.decision() !== null) game.play(suggest(game, "greedy", "1"));
    return game.record();
  }, JSON.stringify(record));
  return JSON.parse(played);
}

for (const [where, lay, within, read] of /** @type {any[][]} */ ([
  ["element", (page, record) => page.evaluate((text) => document.getElementById("a").setAttribute("record", text), JSON.stringify(record)), "#a ", () => globalThis.a.table(1).record()],
  ["page", (page, record) => page.setInputFiles("#record-file", { name: "game.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) }), "", () => globalThis.yokohama.game.record()],
])) {
  test(`the same deal of a game that began with a position is that position, in the ${where}`, async () => {
    const page = where === "page" ? await table.newPage({ viewport: { width: 1280, height: 800 } }) : await around('<yokohama-table id="a" lang="en"></yokohama-table>');
    const record = await practised(page);
    await lay(page, record);
    await page.locator(`${within}#final`).waitFor();
    await page.locator(`${within}#more summary`).click();
    await page.locator(`${within}#same-deal`).click();
    const { seed, position, moves, practice } = JSON.parse(await page.evaluate(read));
    assert.deepEqual([seed, position, moves, practice], [record.seed, record.position, [], true]);
    assert.ok(await page.locator(`${within}#practice`).isVisible());
    assert.deepEqual(table.problems, []);
  });
}

test("the editor gives a position as the tag that lays it in a page", async () => {
  const editor = await table.blankPage({ locale: "en", permissions: ["clipboard-read", "clipboard-write"] });
  await clocked(editor);
  await editor.goto(`${table.address}editor.html`);
  await ready(editor, table.problems);
  await editor.fill("#document", JSON.stringify({ ...position, about: "Tom's & <b>\"Ann\"</b>" }));
  await pass(editor, 1000); // Until it is checked.
  await editor.click("#tag");
  await answered(editor, async () => (await navigator.clipboard.readText()).includes("<meiji-table"));
  const given = await editor.evaluate(() => navigator.clipboard.readText());
  const page = await around(given.replace("<meiji-table", '<meiji-table id="a" readonly') + tag("b", position, "readonly"));
  await laid(page, "a", "b");
  assert.equal(await of(page, "a", "hash"), await of(page, "b", "hash"));
  await editor.fill("#document", "{ half");
  await editor.waitForFunction(() => document.getElementById("tag").disabled);
  assert.deepEqual(table.problems, []);
});
