// What released versions left behind, in links and in browsers: it opens in this one.

import assert from "node:assert/strict";
import { readFile, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { duel } from "./games/duel.mjs";
import { yokohama } from "./games/yokohama.mjs";
import { ROOT, openForTests, ready } from "./harness.mjs";
import { built, released, sites } from "./sites.mjs";

// What was written of each game: its folder, the record to which each link leads, how many games each browser kept, and the state that each position is.
const RELEASED = [
  {
    ...yokohama,
    links: { "link.txt": "record-2-crests.json", "link-2.txt": "record-4.json" },
    kept: { "storage.json": 2, "storage-2.json": 1 },
    positions: { "position.json": "8170c984df539c2e", "position-2.json": "d6eeb5cd3932f148" },
    lessons: ["lesson.json", "lesson-2.json"],
  },
  {
    ...duel,
    links: { "link.txt": "record-2-crests.json" },
    kept: { "storage.json": 2 },
    positions: { "position.json": "1390df1fd1127cc0" },
    lessons: ["lesson.json"],
  },
];

const FOLDER = join(ROOT, "tests/released");
const SIZE = { viewport: { width: 1280, height: 800 } };

/** @typedef {import("playwright-core").Page} Page */

/** @param {string} name */
const read = (name) => readFile(join(FOLDER, name), "utf8");
/** @param {string} name */
const written = async (name) => JSON.parse(await read(name));

const table = await openForTests();
const { site } = sites(table);

/** @param {Page} page @returns {Promise<string>} */
const hash = (page) => page.evaluate(() => globalThis.yokohama.game.hash());
/** @param {Page} page @returns {Promise<number>} */
const rules = (page) => page.evaluate(() => globalThis.yokohama.game.rules);
/** @param {Page} page @returns {Promise<string>} */
const whose = (page) => page.evaluate(() => globalThis.yokohama.game.game);

/** @param {Page} page */
const atTable = (page) => page.waitForFunction(() => globalThis.yokohama.game !== undefined);

// Opens a link that a released version gave; gives the page once its game lies there.
/** @param {string} name */
async function follow(name) {
  const page = await table.blankPage(SIZE);
  await page.goto(`${table.address}${(await read(name)).trim()}`);
  await ready(page);
  await atTable(page);
  return page;
}

for (const { name: game, title, folder, links, positions } of RELEASED) {
  for (const [link, name] of Object.entries(links)) {
    test(`${folder}${link}, which a released version gave, opens the same game of ${title}, by its rules`, async () => {
      const page = await follow(folder + link);
      const { hash: was, record } = await written(folder + name);
      assert.deepEqual([await whose(page), await hash(page), await rules(page)], [game, was, record.rules ?? 1]);
      assert.deepEqual(table.problems, []);
    });
  }

  test(`a game of ${title} of a released version is played on, practised and played again by its own rules`, async () => {
    const page = await follow(`${folder}link.txt`);
    await page.waitForSelector("#final", { state: "visible" });
    const over = await hash(page);
    assert.equal(await rules(page), 1);
    assert.equal(await page.evaluate(() => globalThis.yokohama.game.practiceFrom(0).rules), 1);
    await page.click("#again");
    await page.waitForFunction((over) => globalThis.yokohama.game.hash() !== over, over);
    assert.deepEqual([await whose(page), await rules(page)], [game, 1]);
    assert.deepEqual(table.problems, []);
  });

  test(`every record and every position of ${title} of a released version comes to its state, and a record to its points`, async () => {
    const page = await table.newPage(SIZE);
    const files = (await readdir(join(FOLDER, folder))).filter((name) => name.startsWith("record-"));
    const records = await Promise.all(files.map(async (name) => {
      const { record, content, ...is } = await written(folder + name);
      return { name, open: "load", given: [JSON.stringify(record), content && (await read(folder + content))], is };
    }));
    const laid = await Promise.all(Object.entries(positions).map(async ([name, hash]) => ({ name, open: "fromPosition", given: [await read(folder + name)], is: { hash } })));
    const all = [...records, ...laid];
    const came = await page.evaluate(async ([game, all]) => {
      const { default: begin, Game } = await import(new URL(`www/${game}.js`, document.baseURI).href);
      await begin(); // The page comes ahead with one game alone.
      return all.map(({ open, given }) => {
        const opened = Game[open](...given);
        return { hash: opened.hash(), totals: opened.scores().totals };
      });
    }, /** @type {const} */ ([game, all]));
    for (const [place, { name, is }] of all.entries()) assert.deepEqual(came[place], { ...came[place], ...is }, name);
    assert.ok(records.length > 1 && laid.length > 0);
    assert.deepEqual(table.problems, []);
  });
}

// The first page of a browser that a released version has kept something in: the page, and what was kept.
/** @param {string} file */
async function keptIn(file) {
  const kept = await written(file);
  const page = await table.blankPage(SIZE);
  await page.addInitScript((kept) => {
    if (localStorage.length === 0) for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, kept.localStorage);
  await page.goto(table.address);
  await ready(page);
  return { page, kept };
}

// By which rules the game goes on that a browser kept: as its record tells.
/** @param {{ localStorage: Record<string, string>, hash: string }} kept */
function rulesOf({ localStorage, hash }) {
  const games = Object.entries(localStorage).filter(([name]) => name.startsWith("yokohama.game."));
  const records = games.map(([, text]) => JSON.parse(JSON.parse(text).record));
  return records.find((record) => record.hash === hash).rules ?? 1;
}

for (const { name: game, title, folder, kept: browsers } of RELEASED) {
  for (const [file, count] of Object.entries(browsers)) {
    test(`of ${title} a released version kept ${folder}${file} in a browser: its games are there, and the one that is open goes on by its rules`, async () => {
      const { page, kept } = await keptIn(folder + file);
      await page.click("#past-games");
      assert.equal(await page.locator("#games-list > li").count(), count);
      await page.click("#games-close");
      await page.click("#continue");
      await atTable(page);
      assert.deepEqual([await whose(page), await hash(page), await rules(page)], [game, kept.hash, rulesOf(kept)]);
      assert.deepEqual(table.problems, []);
    });
  }
}

test("who sat at a table of Yokohama is asked to sit there again: a second person, who is not usual", async () => {
  const { page } = await keptIn("storage.json");
  assert.ok(await page.isChecked('[name="who-1"][value="person"]'));
  assert.deepEqual(table.problems, []);
});

test("the first page is as it was left with Yokohama Duel: the game, who plays, printed values of one's own, a lesson that was read", async () => {
  const { page, kept } = await keptIn("duel/storage.json");
  assert.ok(await page.isChecked('#game [value="duel"]'));
  assert.equal(await page.inputValue('#seats > li:nth-child(1) input[type="text"]'), "Aki");
  assert.ok(await page.isChecked('[name="who-1"][value="computer"]'));
  assert.ok(await page.isChecked('#seats > li:nth-child(2) .kind [value="merchant"]'));
  await page.click("#lessons");
  const offers = page.locator("#lessons-list button");
  await offers.first().locator("small").waitFor();
  assert.equal(await offers.locator("small").count(), 1);
  await page.click("#lessons-close");
  await page.click("#own-values");
  await page.waitForSelector("#values-drop", { state: "visible" });
  await page.click("#values-close");
  await page.click("#begin");
  await atTable(page);
  const content = await page.evaluate(() => globalThis.yokohama.game.content());
  assert.deepEqual(JSON.parse(content), await written("duel/content.json"));
  assert.notEqual(await hash(page), kept.hash);
  assert.deepEqual(table.problems, []);
});

test("a game of Yokohama Duel that was over, with printed values of somebody's own, is told and opens with its points", async () => {
  const { page, kept } = await keptIn("duel/storage.json");
  await page.click("#past-games");
  const { hash: was, totals } = kept.over;
  const item = page.locator("#games-list > li", { hasText: `won with ${Math.max(...totals)} points` });
  await item.getByRole("button", { name: /^Open/ }).click();
  await page.waitForSelector("#final", { state: "visible" });
  assert.deepEqual([await hash(page), await page.evaluate(() => globalThis.yokohama.game.scores().totals)], [was, totals]);
  assert.deepEqual(table.problems, []);
});

for (const { name: game, folder, lessons } of RELEASED) {
  for (const name of lessons) {
    test(`${folder}${name} of a released version is read`, async () => {
      const page = await table.blankPage(SIZE);
      const lesson = await written(folder + name);
      await page.route("**/released.json", (route) => route.fulfill({ json: lesson }));
      await page.goto(`${table.address}#lesson=released.json`);
      await ready(page);
      await page.waitForSelector("#lesson", { state: "visible" });
      assert.deepEqual([await whose(page), await page.textContent("#lesson-title")], [game, lesson.title.en]);
      assert.deepEqual(table.problems, []);
    });
  }
}

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
