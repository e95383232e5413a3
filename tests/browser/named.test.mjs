// What this house is called by pages around it: <meiji-table>, and <yokohama-table>, as it was called when Yokohama was its only game. Each has
// its events, its colours and its sentences under its own name, and lays a table of every game; so does a frame, which marks its messages as both.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { openForTests } from "./harness.mjs";

const table = await openForTests();

const CALLED = ["meiji", "yokohama"];
const HEARD = ["ready", "move", "decision", "end", "error"];

// A page around tables, as the body of its document, with the script of that name; `heard` has every event by any name, as `[id, name]`.
/** @param {string} body @param {string} [called] */
async function around(body, called = "meiji") {
  const page = await table.blankPage({ viewport: { width: 1280, height: 900 } });
  const html = `<!doctype html><meta charset="utf-8"><title>Rules</title>${body}<script type="module" src="www/${called}-table.js"></script>`;
  await page.route("**/around.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.addInitScript((names) => {
    globalThis.heard = [];
    for (const name of names) addEventListener(name, (/** @type {any} */ { target, type }) => globalThis.heard.push([target.id, type]));
  }, CALLED.flatMap((called) => HEARD.map((name) => `${called}-${name}`)));
  await page.goto(new URL("around.html", table.address).href);
  return page;
}

const laid = (page, ...ids) => page.waitForFunction((ids) => ids.every((id) => document.getElementById(id).table(1)), ids);

for (const called of CALLED) {
  test(`<${called}-table> tells what happens, takes colours and is refused under its own name`, async () => {
    const tag = `${called}-table`;
    const page = await around(`<${tag} id="a" seats="person,person" seed="7ea" lang="en"></${tag}><${tag} id="b" controls="all" lang="en"></${tag}>`, called);
    await laid(page, "a");
    await page.evaluate(() => globalThis.a.table(1).play(globalThis.a.table(1).legalMoves()[0]));
    await page.waitForFunction(() => globalThis.heard.some(([id]) => id === "b"));
    const heard = await page.evaluate(() => globalThis.heard);
    assert.ok(heard.every(([, name]) => name.startsWith(`${called}-`)), JSON.stringify(heard));
    const names = heard.filter(([id]) => id === "a").map(([, name]) => name.replace(`${called}-`, ""));
    assert.deepEqual([...new Set(names)].sort(), ["decision", "move", "ready"]);
    assert.match(await page.locator("#b [role=alert]").innerText(), new RegExp(`^“controls” of <${tag}> must be none, not “all”`));
    const color = () => page.evaluate(() => getComputedStyle(globalThis.a.shadowRoot.getElementById("curtain-name")).color);
    const [other] = CALLED.filter((name) => name !== called);
    await page.evaluate((other) => globalThis.a.style.setProperty(`--${other}-ink`, "rgb(60, 0, 0)"), other);
    assert.equal(await color(), "rgb(31, 35, 41)");
    await page.evaluate((called) => globalThis.a.style.setProperty(`--${called}-ink`, "rgb(0, 60, 0)"), called);
    assert.equal(await color(), "rgb(0, 60, 0)");
    const refused = await page.evaluate(() => {
      try {
        return globalThis.a.table(2);
      } catch (/** @type {any} */ { name, message }) {
        return [name, message];
      }
    });
    assert.deepEqual(refused, ["RangeError", `<${tag}> has no interface 2; there is 1`]);
    assert.equal(await page.evaluate(() => globalThis.a.table(1).game), "yokohama");
    assert.deepEqual(table.problems, []);
  });
}

test("all games lie on one page, under either name, and each goes on by itself", async () => {
  const kinds = GAMES.flatMap(({ name }) => ["meiji-table", "yokohama-table"].map((tag) => ({ id: `${name}-${tag}`, name, tag })));
  const page = await around(kinds.map(({ id, name, tag }) => `<${tag} id="${id}" game="${name}" players="2" seats="person,person" seed="7ea" lang="en"></${tag}>`).join(""));
  const ids = kinds.map(({ id }) => id);
  await laid(page, ...ids);
  const of = (what) => page.evaluate(([ids, what]) => ids.map((id) => {
    const access = document.getElementById(id).table(1);
    return typeof access[what] === "function" ? access[what]() : access[what];
  }), /** @type {const} */ ([ids, what]));
  assert.deepEqual(await of("game"), kinds.map(({ name }) => name));
  const before = await of("hash");
  assert.equal(new Set(before).size, GAMES.length, "the same seed deals the same under either name");
  for (const { name } of GAMES) {
    const id = `${name}-meiji-table`;
    const old = await of("hash");
    await page.evaluate((id) => {
      globalThis.heard.length = 0;
      const access = document.getElementById(id).table(1);
      for (let move = 0; move < 4; move += 1) access.play(access.legalMoves()[0]);
    }, id);
    const now = await of("hash");
    assert.deepEqual(ids.filter((_, at) => now[at] !== old[at]), [id]);
    const moves = await page.evaluate(() => globalThis.heard.filter(([, name]) => name.endsWith("-move")));
    assert.deepEqual([...new Set(moves.map(String))], [`${id},meiji-move`]);
  }
  assert.deepEqual(table.problems, []);
});

test("a frame lays the game that its address names, fetches no other, and speaks of it by both names", async () => {
  // The other site is not there: Chromium has to be told that it may come to this machine.
  const page = await table.blankPage({ viewport: { width: 1000, height: 700 }, permissions: ["local-network-access"] });
  const query = new URLSearchParams({ game: "duel", seats: "person,merchant", seed: "7ea", parent: "https://rules.example" });
  const source = new URL(`frame.html?${query}`, table.address).href.replaceAll("&", "&amp;");
  const html = `<!doctype html><title>Rules</title><iframe sandbox="allow-scripts allow-same-origin" src="${source}" width="900" height="600"></iframe>`;
  await page.route("https://rules.example/", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.addInitScript(() => {
    globalThis.told = [];
    addEventListener("message", ({ data }) => globalThis.told.push(data));
  });
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("https://rules.example/");
  await page.waitForFunction(() => globalThis.told.some(({ event }) => event === "decision"));
  const target = table.address.slice(0, -1);
  const say = (/** @type {object} */ message) => page.evaluate(([message, target]) => document.querySelector("iframe").contentWindow.postMessage(message, target), /** @type {const} */ ([message, target]));
  const answer = (/** @type {string} */ id) => page.waitForFunction((id) => globalThis.told.find((message) => message.id === id), id).then((found) => found.jsonValue());
  await say({ meiji: 1, id: "game", ask: "game" });
  assert.deepEqual(await answer("game"), { meiji: 1, yokohama: 1, id: "game", answer: "duel" });
  await say({ yokohama: 1, id: "moves", ask: "legalMoves" });
  const { answer: moves } = await answer("moves");
  await say({ meiji: 1, id: "play", ask: "play", with: [moves[0]] });
  assert.equal((await answer("play")).error, undefined);
  await page.waitForFunction(() => globalThis.told.some(({ event, detail }) => event === "move" && detail.played > 0));
  // What a message does wrong is told in the words of the game that lies there.
  await say({ meiji: 1, id: "odd", ask: "constructor" });
  const { error } = await answer("odd");
  assert.ok(error.code === "message" && error.message.includes("legalMoves"), error.message);
  const told = await page.evaluate(() => globalThis.told);
  assert.ok(told.every(({ meiji, yokohama }) => meiji === 1 && yokohama === 1));
  const events = told.filter(({ event }) => event !== undefined);
  assert.deepEqual([...new Set(events.map(({ event }) => event))].sort(), ["decision", "move", "ready"]);
  assert.ok(events.every(({ detail }) => detail.game === "duel"), JSON.stringify(events));
  assert.deepEqual(asked.filter((path) => /yokohama_bg|\/words\/en\.json/.test(path)), []);
  assert.deepEqual(table.problems, []);
});

test("programs find the game of the page by the house's name and by its first one", async () => {
  const page = await table.newPage();
  assert.ok(await page.evaluate(() => globalThis.meiji === globalThis.yokohama && "game" in globalThis.meiji));
});
