// What released versions left behind, in links and in browsers: it opens in this one.

import assert from "node:assert/strict";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, openForTests, ready } from "./harness.mjs";
import { built, released, sites } from "./sites.mjs";

const read = (name) => readFile(join(ROOT, "tests/released", name), "utf8");

const table = await openForTests();
const { site } = sites(table);

const hash = (page) => page.evaluate(() => globalThis.yokohama.game.hash());

test("a link that a released version gave opens the same game", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${table.address}${(await read("link.txt")).trim()}`);
  await ready(page);
  await page.waitForSelector("#final", { state: "visible" });
  assert.equal(await hash(page), JSON.parse(await read("record-2-crests.json")).hash);
  assert.deepEqual(table.problems, []);
});

const rules = (page) => page.evaluate(() => globalThis.yokohama.game.rules);

test("a game of a released version is played on, practised and played again by its own rules", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${table.address}${(await read("link.txt")).trim()}`);
  await ready(page);
  await page.waitForSelector("#final", { state: "visible" });
  const over = await hash(page);
  assert.equal(await rules(page), 1);
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.practiceFrom(0).rules), 1);
  await page.click("#again");
  await page.waitForFunction((over) => globalThis.yokohama.game.hash() !== over, over);
  assert.equal(await rules(page), 1);
  assert.deepEqual(table.problems, []);
});

test("a link that tells its rules opens the same game", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${table.address}${(await read("link-2.txt")).trim()}`);
  await ready(page);
  await page.waitForFunction(() => globalThis.yokohama?.game !== undefined);
  assert.equal(await hash(page), JSON.parse(await read("record-4.json")).hash);
  assert.equal(await rules(page), 2);
  assert.deepEqual(table.problems, []);
});

// The first page of a browser that a released version has kept something in: the page, and what was kept.
async function keptIn(file) {
  const kept = JSON.parse(await read(file));
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript((kept) => {
    if (localStorage.length === 0) for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, kept.localStorage);
  await page.goto(table.address);
  await ready(page);
  return { page, kept };
}

test("what a released version kept in a browser is there: a game in progress, one that is over, and the settings", async () => {
  const { page, kept } = await keptIn("storage.json");
  assert.ok(await page.isChecked('[name="who-1"][value="person"]'), "a second person sits there, who is not usual");
  await page.click("#past-games");
  assert.equal(await page.locator("#games-list > li").count(), 2);
  await page.click("#games-close");
  await page.click("#continue");
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  assert.equal(await hash(page), kept.hash);
  assert.deepEqual(table.problems, []);
});

test("a game that was kept with its rules goes on by them", async () => {
  const { page, kept } = await keptIn("storage-2.json");
  await page.click("#continue");
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  assert.deepEqual([await hash(page), await rules(page)], [kept.hash, 2]);
  assert.deepEqual(table.problems, []);
});

test("a lesson of a released version is read", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  const lesson = JSON.parse(await read("lesson.json"));
  await page.route("**/released.json", (route) => route.fulfill({ json: lesson }));
  await page.goto(`${table.address}#lesson=released.json`);
  await ready(page);
  await page.waitForSelector("#lesson", { state: "visible" });
  assert.equal(await page.textContent("#lesson-title"), lesson.title.en);
  assert.deepEqual(table.problems, []);
});

// A page of somebody else with what a released version declared, at an origin; `/record.json` beside it is a record. What lies nowhere else comes from the site.
/** @param {string} name @param {string} origin @param {import("playwright-core").BrowserContextOptions} [options] */
async function pageOfOthers(name, origin, options) {
  const page = await table.blankPage({ viewport: { width: 1280, height: 900 }, ...options });
  const { record } = JSON.parse(await readFile(join(ROOT, "tests/games/2-church.json"), "utf8"));
  const files = {
    [`${name}.html`]: ["text/html", await read(`pages/${name}.html`)],
    [`${name}.js`]: ["text/javascript", await read(`pages/${name}.js`)],
    "record.json": ["application/json", JSON.stringify(record)],
  };
  for (const [path, [contentType, body]] of Object.entries(files)) await page.route(`${origin}/${path}`, (route) => route.fulfill({ contentType, body }));
  return page;
}

// Holds what such a page was told against what it was told by the version that it was made for; PAGES=write keeps it for a page that is new.
/** @param {string} name @param {object} told */
async function toldAsBefore(name, told) {
  const text = `${JSON.stringify(told, undefined, 1)}\n`;
  if (process.env.PAGES === "write") await writeFile(join(ROOT, `tests/released/pages/${name}.json`), text);
  assert.deepEqual(JSON.parse(text), JSON.parse(await read(`pages/${name}.json`)));
}

// What a frame tells, as a released version told it: by one name alone, and not of which game.
/** @param {Array<{ meiji: number, detail?: object } & Record<string, unknown>>} messages */
const byItsFirstName = (messages) =>
  messages.map(({ meiji, detail, ...message }) => {
    assert.equal(meiji, message.yokohama);
    if (detail === undefined) return message;
    const { game, ...before } = /** @type {{ game?: string }} */ (detail);
    assert.ok(game === undefined || game === "yokohama");
    return { ...message, detail: before };
  });

test("a page that was made around tables of a released version is told all that it was told then", async () => {
  const origin = table.address.slice(0, -1);
  const page = await pageOfOthers("embedding", origin);
  await page.goto(`${origin}/embedding.html`);
  await page.waitForFunction("globalThis.isDone && Object.values(told).every((heard) => heard.length > 0)");
  await toldAsBefore("embedding", await page.evaluate("told"));
  assert.deepEqual(table.problems, []);
});

test("a page that was made around a frame of a released version is told all that it was told then", async () => {
  // The other site is not there: Chromium has to be told that it may come to this machine.
  const page = await pageOfOthers("framing", "https://rules.example", { permissions: ["local-network-access"] });
  await page.goto(`https://rules.example/framing.html#${table.address.slice(0, -1)}`);
  await page.waitForFunction("told.some(({ id }) => id === 'last')");
  await toldAsBefore("framing", byItsFirstName(await page.evaluate("told")));
  assert.deepEqual(table.problems, []);
});

// Lays the site as it is, and a bundle beside it, which looks for its files in the root of its server.
/** @param {string} root */
async function besideBundle(root) {
  await built(root);
  await released("bundle")(join(root, "bundle"));
  await rename(join(root, "bundle/assets"), join(root, "assets"));
}

// Lays a table of today on a page, for what its attributes say; gives its game and its hash.
/** @param {import("playwright-core").Page} page @param {Record<string, string>} attributes */
const laidToday = (page, attributes) =>
  page.evaluate(async (attributes) => {
    const table = document.createElement("meiji-table");
    for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
    const ready = new Promise((resolve) => table.addEventListener("meiji-ready", resolve));
    document.body.append(table);
    await ready;
    const access = table.table(1);
    return [access?.game, access?.hash()];
  }, attributes);

test("a bundle that was made with the package of a released version plays with what it has, and beside tables of today", async () => {
  const { address } = await site("today", besideBundle);
  const page = await table.blankPage({ viewport: { width: 1100, height: 800 } });
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(new URL("/bundle/", address).href);
  await page.waitForFunction(() => document.getElementById("a").table(1));
  await page.evaluate(() => {
    const game = globalThis.a.table(1);
    const play = () => game.decision()?.seat === 0 && game.played < 20 && game.play(game.legalMoves()[0]);
    globalThis.a.addEventListener("yokohama-decision", () => setTimeout(play));
    play();
  });
  await page.waitForFunction(() => globalThis.a.table(1).played > 15);
  assert.deepEqual(await page.evaluate(() => globalThis.refused[0]), "not-a-move");
  assert.ok(asked.length > 5);
  assert.deepEqual(asked.filter((path) => !/^\/(bundle\/$|assets\/|favicon)/.test(path)), []);

  await page.addScriptTag({ type: "module", url: new URL("www/meiji-table.js", address).href });
  const [hash, record] = await page.evaluate(() => [globalThis.a.table(1).hash(), globalThis.a.table(1).record()]);
  assert.deepEqual(await laidToday(page, { record, readonly: "" }), ["yokohama", hash]);
  assert.equal((await laidToday(page, { game: "duel", seats: "person,person" }))[0], "duel");
  await page.waitForFunction(() => globalThis.a.table(1).decision()?.seat === 0);
  assert.deepEqual(table.problems, []);
});
