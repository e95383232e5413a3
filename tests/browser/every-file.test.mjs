// Every file of the site, one by one: missing, cut short, without an answer, and with one that stops midway. On each kind of page that ends in a sentence and a way on, or
// keeps nobody from playing. So it does where the first script of the page, which tells of what fails, comes last. Every second thing of it befalls a file on the first kind of
// page that asks for it, for the next file the others, and on each further kind one thing; `EVERY_CASE=1` in the environment lets everything befall everything.
//
// Slow: each kind of page is begun once or more for each of its files.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { EVERY_CASE, ROOT, openForTests, portOf } from "./harness.mjs";

const DIST = join(ROOT, "dist");
const TYPES = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2" };

// How many pages are open at once.
const AT_ONCE = 4;

// How often a page is looked at, in milliseconds.
const STRIDE = 100;

const table = await openForTests();

const WORDS = JSON.parse(await readFile(join(ROOT, "dist/www/words/en.json"), "utf8"));

// What the game says, as patterns; not what is no more than a word or two around a slot.
const texts = (part) => (typeof part === "string" ? [part] : Object.values(part).flatMap(texts));
const SENTENCES = texts(WORDS)
  .map((text) => text.split(/\{[^}]*\}/))
  .filter((parts) => parts.join("").length > 12)
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*")}$`, "s"));

// What whoever has a table on a page of their own says where its script does not come.
const THEIRS = "The table has not come. Reload the page, or play at example.org.";

// What the pages of the documentation say of it.
const [, OF_DOCS] = /HINDERED = "([^"]+)"/.exec(await readFile(join(ROOT, "docs/site/docs.js"), "utf8"));

const AROUND = `<!doctype html><html lang="en"><title>Rules</title><script type="module" src="www/yokohama-table.js"></script>
<yokohama-table seats="greedy,greedy" seed="tea">${THEIRS}</yokohama-table></html>`;

// The bytes of each file.
const FILES = new Map();
for (const entry of await readdir(DIST, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  FILES.set(path.slice(DIST.length + 1), await readFile(path));
}

// What may befall a file: each answers a request for it in its way, or never.
const most = (path) => FILES.get(path).subarray(0, Math.floor(FILES.get(path).length * 0.6));
const FAULTS = {
  missing: (answer) => answer.writeHead(404, { "Content-Type": "text/html" }).end("<p>Not found</p>"),
  "cut short": (answer, path) => give(answer, path, most(path)),
};
const SILENT = { "without an answer": () => {}, "that stops midway": (answer, path) => answer.writeHead(200, headersOf(path)).write(most(path)) };

// Of what a browser makes nothing before all of it is there, an answer that stops midway is none. Where a page itself is missing or silent, nothing of the
// game is there: the server's own page tells of the one, and the browser of the other.
const faultsOf = (path) =>
  path.endsWith(".html") ? ["cut short"] : Object.keys({ ...FAULTS, ...SILENT }).filter((fault) => fault !== "that stops midway" || /\.(json|wasm)$/.test(path));

// Under the policy that the site has from the project's own server.
const { headers: given } = await fetch(table.address);
const HEADERS = Object.fromEntries(["cache-control", "content-security-policy", "x-content-type-options"].map((name) => [name, String(given.get(name))]));

/** @param {import("node:http").ServerResponse} answer @param {string} path @param {string | Uint8Array} body */
function give(answer, path, body) {
  answer.writeHead(200, headersOf(path)).end(body);
}

const headersOf = (path) => ({ ...HEADERS, "Content-Type": TYPES[extname(path)] ?? "text/plain" });

/**
 * What befalls files of a site, and which one comes last: `asked` are the files that were asked for, `silent` the answers to what never comes, or
 * never whole, by what was asked for, and `held` those to what comes last.
 *
 * @typedef {import("node:http").ServerResponse} Answer
 * @typedef {{ faults: Map<string, string>, last?: string, asked: Set<string>, silent: Map<Answer, string>, held: Answer[] }} Case
 */

// Each case has a site of its own, in a folder by its number and its kind of page, so that nothing of the one before is left in it.
/** @type {Case[]} */
const SITES = [];

// The site that a path leads to, and the file there.
/** @param {string} path */
function placeOf(path) {
  const [, number, file] = /^\/(\d+)-\d+\/([^?]*)/.exec(path) ?? [];
  return { site: SITES[Number(number)], name: file === "" ? "index.html" : String(file) };
}

const server = createServer((request, answer) => {
  const { site, name } = placeOf(String(request.url));
  if (!site) return answer.writeHead(404).end();
  site.asked.add(name);
  const fault = site.faults.get(name);
  if (fault !== undefined && Object.hasOwn(SILENT, fault)) {
    site.silent.set(answer, name);
    return SILENT[fault](answer, name);
  }
  if (site.last === name) return void site.held.push(answer);
  if (fault !== undefined) return FAULTS[fault](answer, name);
  if (name === "around.html") return give(answer, name, AROUND);
  return FILES.has(name) ? give(answer, name, FILES.get(name)) : answer.writeHead(404, HEADERS).end();
});
await new Promise((listens) => server.listen(0, "127.0.0.1", () => listens(undefined)));
after(() => {
  server.close();
  server.closeAllConnections();
});
const ADDRESS = `http://127.0.0.1:${portOf(server)}/`;

// The script that runs before all else, and tells of what fails.
const FIRST = "www/opening.js";

// To run in a page before all else: how long somebody waits for what does not come is the test's to say, and no clock's. Timers that run for
// so many milliseconds are held; `giveUp` lets the next one go, and tells whether there was one.
function patiently() {
  const LONG = 2000;
  const { setTimeout, clearTimeout } = globalThis;
  const held = new Map();
  let passed = 0; // How much more time has passed than the clock says.
  let last = 0;
  const now = () => performance.now() + passed;
  const hold = (act, time = 0, ...given) => {
    if (time < LONG) return setTimeout(act, time, ...given);
    last -= 1;
    held.set(last, { act: () => act(...given), due: now() + time });
    return last;
  };
  const giveUp = () => {
    const [next] = [...held].sort(([, one], [, other]) => one.due - other.due);
    if (next === undefined) return false;
    const [id, { act, due }] = next;
    held.delete(id);
    passed += Math.max(0, due - now());
    act();
    return true;
  };
  Object.assign(globalThis, { setTimeout: hold, clearTimeout: (id) => held.delete(id) || clearTimeout(id), giveUp });
}

// To run in a page before all else: where a case begins, the browser keeps only what a page of its kind finds there.
/** @param {{ local: Record<string, string>, session: Record<string, string> }[]} kept By the number of the kind. */
function afresh(kept) {
  const CASE = "test.case";
  const [, number, kind] = /^\/(\d+)-(\d+)\//.exec(location.pathname) ?? [];
  if (number === undefined || sessionStorage.getItem(CASE) === number) return;
  localStorage.clear();
  sessionStorage.clear();
  const { local, session } = kept[Number(kind)];
  Object.assign(localStorage, local);
  Object.assign(sessionStorage, session, { [CASE]: number });
}

// What is seen that tells of a fault: `{text, way}`, the way on being the id of a button or a reload; `undefined` if nothing is. `isLate` where nothing more
// is waited for.
const told = (isLate) => {
  // Before the style is there but the title is seen.
  const isAwaited = ({ href, sheet }) => sheet === null && performance.getEntriesByName(href).length === 0;
  if ([...document.querySelectorAll('link[rel="stylesheet"]:not([media="print"])')].some(isAwaited)) return undefined;
  const seen = (element) => element?.checkVisibility({ visibilityProperty: true });
  const element = document.querySelector("meiji-table, yokohama-table");
  const laid = element?.shadowRoot;
  // What stands in a table is seen until it comes: it tells of its script once that has come to nothing, or is long in coming.
  const isLeft = element && !laid && (document.readyState === "complete" || isLate);
  for (const root of [document, laid].filter(Boolean)) {
    const panel = root.getElementById("failure");
    if (seen(panel)) return { text: root.getElementById("failure-text").innerText.trim(), way: seen(root.getElementById("failure-close")) ? "failure-close" : "reload" };
  }
  const list = document.querySelector("#value-sources .wide");
  if (seen(list) && list.innerText !== "" && !list.querySelector("table")) return { text: list.innerText.trim(), way: "values-close" };
  const notice = [...document.querySelectorAll(".notice:not(#loading, .late)"), ...(laid?.querySelectorAll('.laying[role="alert"]') ?? [])].find(seen);
  if (notice) return { text: notice.innerText.trim(), way: "reload" };
  const tried = [...document.querySelectorAll(".live [role=alert]")].find(seen);
  if (tried) return { text: tried.innerText.trim(), way: "reload" };
  return isLeft && element.innerText.trim() !== "" ? { text: element.innerText.trim(), way: "reload" } : undefined;
};

// Nobody is to see for long what computers do; but with no pause at all they play on to the end while other pages are tried.
const QUICKLY = { pace: "quick", motion: "off" };

// Computers that play against each other, so that all that plays is asked for.
const COMPUTERS = { ...QUICKLY, start: { count: 2, seats: [{ name: "", kind: "greedy", crest: "wave" }, { name: "", kind: "greedy", crest: "plum" }], options: {} } };

const plays = () => globalThis.yokohama?.game?.played > 0 || document.getElementById("final")?.checkVisibility() === true;
const laidPlays = () => document.querySelector("meiji-table, yokohama-table")?.table?.(1)?.played > 0;

// Presses a button whatever the page looks like: it may have no style.
const press = (page, selector) => page.locator(selector).evaluate((button) => button.click());

// Touches the table where nothing lies.
const touch = async (page) => {
  const { x, y, w } = await page.evaluate(() => globalThis.yokohama.view.dock);
  await page.mouse.click(x + w / 2, y - 4);
};

// The same in an element.
const touchLaid = async (page) => {
  const { x, y, height } = await page.locator(":is(meiji-table, yokohama-table) canvas#table").boundingBox();
  await page.mouse.click(x + 3, y + height / 2);
};

// A game that is not over.
const begun = JSON.parse(await readFile(join(ROOT, "tests/released/record-1.json"), "utf8")).record;

// Each kind of page: its address, what lies in the browser before, and the way through it: what is waited for, and what is done then. `again` is
// what is done where a sentence was read and closed; without it the way is gone anew. Without the script that a page `reads` it is a text, and offers
// nothing else. What was tried on a kind that it is `like` is not tried again.
const PAGES = {
  "the first page": {
    path: "",
    kept: { local: { "yokohama.settings": JSON.stringify(COMPUTERS) } },
    way: [
      [() => document.documentElement?.dataset.page === "start", (page) => press(page, "#begin")],
      [plays],
    ],
    again: async (page) => ((await page.evaluate(() => globalThis.yokohama.game !== undefined)) ? touch(page) : press(page, "#begin")),
  },
  "the first page, for the game for two": {
    path: "",
    like: "the first page",
    kept: { local: { "yokohama.settings": JSON.stringify({ ...QUICKLY, game: "duel", starts: { duel: COMPUTERS.start } }) } },
    way: [
      [() => document.documentElement?.dataset.page === "start", (page) => press(page, "#begin")],
      [plays],
    ],
    again: async (page) => ((await page.evaluate(() => globalThis.yokohama.game !== undefined)) ? touch(page) : press(page, "#begin")),
  },
  "the first page, for the game of industry": {
    path: "",
    like: "the first page",
    kept: { local: { "yokohama.settings": JSON.stringify({ ...QUICKLY, game: "nippon", starts: { nippon: COMPUTERS.start } }) } },
    way: [
      [() => document.documentElement?.dataset.page === "start", (page) => press(page, "#begin")],
      [plays],
    ],
    again: async (page) => ((await page.evaluate(() => globalThis.yokohama.game !== undefined)) ? touch(page) : press(page, "#begin")),
  },
  "the first page, for a lesson": {
    path: "",
    like: "the first page",
    way: [
      [() => document.documentElement?.dataset.page === "start", (page) => press(page, "#lessons")],
      [() => document.getElementById("lessons-window")?.open, (page) => press(page, "#lessons-list button >> nth=0")],
      [() => document.getElementById("lesson")?.checkVisibility()],
    ],
  },
  "the first page, for a worked example": {
    path: "",
    like: "the first page",
    way: [
      [() => document.documentElement?.dataset.page === "start", (page) => press(page, "#lessons")],
      [() => document.getElementById("lessons-window")?.open, (page) => press(page, "#worked-list button >> nth=0")],
      [() => document.getElementById("worked")?.checkVisibility()],
    ],
  },
  "the first page, for where each printed value comes from": {
    path: "",
    like: "the first page",
    way: [
      [() => document.documentElement?.dataset.page === "start", (page) => press(page, "#own-values")],
      [() => document.getElementById("values")?.open, (page) => press(page, "#value-sources summary")],
      [() => document.querySelector("#value-sources tbody tr")?.checkVisibility()],
    ],
    again: (page) => press(page, "#own-values"),
  },
  "a table that is come back to": {
    path: "",
    kept: {
      local: { "yokohama.game.0123456789abcdef.0": JSON.stringify({ turn: 1, record: JSON.stringify(begun), seats: COMPUTERS.start.seats, options: {}, curtain: false, round: 2 }) },
      session: { "yokohama.here": "0123456789abcdef" },
    },
    way: [[plays]],
    again: touch,
  },
  "a link to a lesson": {
    path: "#lesson=lessons/turn.json",
    like: "a table that is come back to",
    again: (page) => page.reload({ waitUntil: "commit" }),
    way: [[() => document.getElementById("lesson")?.checkVisibility()]],
  },
  "a table in a frame": { path: "frame.html?seats=greedy,greedy&seed=tea&lang=en", way: [[laidPlays]], again: touchLaid },
  "a table on a page of somebody else": { path: "around.html", way: [[laidPlays]], again: touchLaid },
  "the editor": {
    path: "editor.html",
    way: [[() => document.getElementById("editor")?.checkVisibility() && document.querySelector("meiji-table, yokohama-table")?.table?.(1) !== undefined]],
  },
  "the editor, for the game for two": {
    path: "editor.html#duel",
    like: "the editor",
    way: [[() => document.getElementById("editor")?.checkVisibility() && document.querySelector("meiji-table, yokohama-table")?.table?.(1) !== undefined]],
  },
  "the editor, for the game of industry": {
    path: "editor.html#nippon",
    like: "the editor",
    way: [[() => document.getElementById("editor")?.checkVisibility() && document.querySelector("meiji-table, yokohama-table")?.table?.(1) !== undefined]],
  },
  "a page of the documentation": {
    path: "www/docs/embedding.html",
    reads: "www/docs/docs.js",
    way: [
      [() => document.querySelector(".live button")?.checkVisibility(), (page) => press(page, ".live button >> nth=0")],
      [() => document.querySelector("meiji-table, yokohama-table")?.table?.(1) !== undefined],
    ],
  },
};

// What no page of those asks for, each for its reason.
const APART = [
  /\.d\.ts$/, // for programmers
  /^icons\/|^manifest\.webmanifest$/, // asked for by whoever installs the game
  /^(sw|files)\.js$/, // of the service worker, without which the game is played: see offline.test.mjs
  /^licences\.txt$|^www\/fonts\/OFL|^www\/schemas\/(?!sources)|^www\/docs\/(?!embedding)/, // read, and not played with
  /^lessons\/|^worked\//, // one for all
  /^www\/words\/((pages|duel|nippon)\/)?(fr|pl)\.json$/, // one for all
];

// What is said in some of the cases, by a pattern; nothing at all by `undefined`: the way is gone as if nothing had befallen the file.
const SAID = new Map([
  ["the first page: index.html cut short", /^The game could not be loaded/],
  ["the editor: editor.html cut short", /^The game could not be loaded/],
  ["the first page, for where each printed value comes from: www/schemas/sources.json cut short", /schemas\/sources\.json cannot be had/],
  ["the first page: www/styles/first.css missing", /^The file www\/styles\/first\.css is missing/],
  ["the first page: www/styles/first.css cut short", /^The file www\/styles\/first\.css came incomplete/],
  ["the first page: www/styles/page.css missing", /^The file www\/styles\/page\.css is missing/],
  ["the first page: www/styles/page.css cut short", /^The file www\/styles\/page\.css came incomplete/],
  ["a table in a frame: www/styles/frame.css missing", /^The file www\/styles\/frame\.css is missing/],
  ["the editor: www/styles/editor.css cut short", /^The file www\/styles\/editor\.css came incomplete/],
  ["the first page: www/cover.js missing", /^The file www\/cover\.js is missing/],
  ["the first page: www/page.js cut short", /^The file www\/page\.js came incomplete, or this browser is too old to read it\. Reload the page/],
  ["a table in a frame: www/frame.js cut short", /^The file www\/frame\.js came incomplete/],
  ["a table in a frame: www/meiji-table.js cut short", /^The file www\/meiji-table\.js came incomplete/],
  ["the editor: www/editor.js cut short", /^The file www\/editor\.js came incomplete/],
  ["the first page: www/words/pages/en.json cut short", /^The file www\/words\/pages\/en\.json came incomplete/],
  ["the first page: www/words/en.json cut short", /^The file www\/words\/en\.json came incomplete/],
  ["the first page: www/yokohama_bg.wasm cut short", /^The file www\/yokohama_bg\.wasm came incomplete/],
  ["the first page, for the game for two: www/duel_bg.wasm cut short", /^The file www\/duel_bg\.wasm came incomplete/],
  ["the first page, for the game for two: www/words/duel/en.json cut short", /^The file www\/words\/duel\/en\.json came incomplete/],
  ["the first page, for the game for two: www/duel_opponents_bg.wasm without an answer", /^The computers could not be loaded\. .+ touch the table/],
  ["the first page, for the game of industry: www/nippon_bg.wasm cut short", /^The file www\/nippon_bg\.wasm came incomplete/],
  ["the first page, for the game of industry: www/words/nippon/en.json cut short", /^The file www\/words\/nippon\/en\.json came incomplete/],
  ["a table that is come back to: www/words/en.json cut short", /^The file www\/words\/en\.json came incomplete/],
  ["a table on a page of somebody else: www/words/en.json cut short", /^The file en\.json came incomplete/],
  ["the first page: www/opponents_bg.wasm without an answer", /^The computers could not be loaded\. .+ touch the table/],
  ["the first page: www/opponents_bg.wasm that stops midway", /^The computers could not be loaded\. .+ touch the table/],
  ["a table on a page of somebody else: www/words/en.json that stops midway", /^The file en\.json came incomplete/],
  ["the first page: www/think.js without an answer", undefined],
  ["the first page: www/opening.js missing", undefined],
  ["the first page: www/opening.js cut short", undefined],
  ["the first page: www/opening.js without an answer", undefined],
]);

// What the browser keeps before each kind of page.
const KEPT = Object.values(PAGES).map(({ kept: { local = {}, session = {} } = {} }) => ({ local: { "yokohama.settings": JSON.stringify(QUICKLY), ...local }, session }));

// A page on which one case comes after the other; small, since what is tried here is the same at every size, and less is drawn.
async function opened(locale = "en-US") {
  const page = await table.blankPage({ viewport: { width: 320, height: 240 }, locale });
  await page.addInitScript(patiently);
  await page.addInitScript(afresh, KEPT);
  follow(page);
  return page;
}

// What each page has asked for and not had yet.
/** @type {WeakMap<import("playwright-core").Page, Set<import("playwright-core").Request>>} */
const UNDER_WAY = new WeakMap();

// Keeps account of that: where another page comes, nothing is waited for any more.
/** @param {import("playwright-core").Page} page */
function follow(page) {
  const underWay = new Set();
  UNDER_WAY.set(page, underWay);
  page.on("request", (request) => {
    if (request.isNavigationRequest()) underWay.clear();
    underWay.add(request);
  });
  for (const end of /** @type {const} */ (["requestfinished", "requestfailed"])) page.on(/** @type {"requestfinished"} */ (end), (request) => underWay.delete(request));
}

/** @typedef {{ page: import("playwright-core").Page, kind: string, site: Case }} Tried */

// The site that each page is on.
/** @type {WeakMap<import("playwright-core").Page, Case>} */
const LIES_ON = new WeakMap();

// Begins on a kind of page, in a browser without a past, where something befalls the files that are named, and one comes last.
/** @param {import("playwright-core").Page} page @param {string} kind @param {{ faults?: Record<string, string>, last?: string }} [what] @returns {Promise<Tried>} */
async function begin(page, kind, { faults = {}, last } = {}) {
  /** @type {Case} */
  const site = { faults: new Map(Object.entries(faults)), last, asked: new Set(), silent: new Map(), held: [] };
  LIES_ON.set(page, site);
  const folder = `${SITES.push(site) - 1}-${Object.keys(PAGES).indexOf(kind)}`;
  await page.goto(`${ADDRESS}${folder}/${PAGES[kind].path}`, { waitUntil: "commit" });
  return { page, kind, site };
}

// What a page still has to come: all that it asked for, but what never comes, and what comes last.
/** @param {Tried} tried */
function toCome({ page, site }) {
  const never = new Set([site.last, ...site.silent.values()]);
  const names = [...(UNDER_WAY.get(page) ?? [])].map((request) => placeOf(new URL(request.url()).pathname).name);
  return names.filter((name) => !never.has(name));
}

// How often in a row a page is to be found calm.
const CALM = 3;

// Waits until nothing comes of itself any more: all that was asked for is there, but what never comes, and nothing else is asked for.
/** @param {Tried} tried */
async function calm(tried) {
  const { page, site } = tried;
  for (let calm = 0, asked = ""; calm < CALM; ) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    const now = [site.silent.size, site.asked.size].join();
    calm = toCome(tried).length === 0 && now === asked ? calm + 1 : 0;
    asked = now;
  }
}

// Goes the way of a kind of page from a step on, until it is gone or something is told for good: what is told, `undefined` at its end.
async function go(tried, isOver = false) {
  const { page, kind, site } = tried;
  const { way } = PAGES[kind];
  const look = (isLate) => page.evaluate(`({ said: (${told})(${isLate}), there: [${way.map(([isThere]) => `Boolean((${isThere})())`)}] })`);
  let isLate = false;
  for (let step = isOver ? way.length - 1 : 0; ; ) {
    const { said, there } = await look(isLate);
    // Who had come to the table comes back to it, and goes no way again.
    if (said || there.at(-1)) {
      await calm(tried); // It may be told better, or only now.
      const again = await look(isLate);
      if (again.said?.text === said?.text) return said;
    } else if (there[step] && step < way.length - 1) {
      await way[step][1](page);
      step += 1;
    } else if (site.silent.size > 0) {
      await calm(tried);
      isLate = !(await giveUp(page));
    } else await delay(STRIDE);
  }
}

// Lets the time pass until a page gives up what it waits for; gives whether it waited for something.
const giveUp = (page) => page.evaluate(() => globalThis.giveUp());

// From now on nothing befalls a file of a site; what was never answered is broken off.
function mend(site) {
  site.faults.clear();
  for (const answer of site.silent.keys()) answer.destroy();
  site.silent.clear();
}

// Tries what comes of a fault of a file on a kind of page: gives the sentence, or `undefined` if the way was gone all the same.
async function befallen(page, kind, path, fault) {
  const tried = await begin(page, kind, { faults: { [path]: fault } });
  const { reads } = PAGES[kind];
  if (path === reads) return isRead(tried);
  return goneOn(tried, await go(tried));
}

// A page of text is there to be read without its script, and offers nothing that would need it.
async function isRead(tried) {
  const { page } = tried;
  await page.waitForSelector("h1");
  await calm(tried);
  assert.deepEqual(await page.locator(".live button").evaluateAll((all) => all.filter((button) => button.checkVisibility())), []);
}

// The same where the page's first script comes once the page waits for nothing else, or has given that up as well.
async function befallenBefore(page, kind, path, fault, isGivenUp) {
  const tried = await begin(page, kind, { faults: { [path]: fault }, last: FIRST });
  do await calm(tried);
  while (isGivenUp && (await giveUp(page)));
  come(tried.site);
  await page.waitForFunction(() => document.readyState === "complete"); // Which it is once that has run.
  return goneOn(tried, await go(tried));
}

// What comes last comes now.
function come(site) {
  const name = site.last;
  site.last = undefined;
  for (const answer of site.held.splice(0)) give(answer, name, FILES.get(name));
}

// Makes sure that what was told is a sentence and leads on; gives the sentence.
async function goneOn(tried, came) {
  if (came === undefined) return undefined;
  const { page, kind } = tried;
  const { text, way } = came;
  assert.ok([THEIRS, OF_DOCS].includes(text) || SENTENCES.some((sentence) => sentence.test(text)), `“${text}” is no sentence of the game`);
  const { again } = PAGES[kind];
  mend(tried.site);
  const isClosed = way !== "reload";
  if (isClosed) await page.locator(`#${way}`).click();
  else await page.reload({ waitUntil: "commit" });
  if (isClosed && again) await again(page);
  const after = await go(tried, isClosed && again !== undefined);
  assert.equal(after, undefined, `after “${text}” there is no way on`);
  return text;
}

// Longer than any case takes on a busy machine, in milliseconds: a page that says nothing for so long is closed, and told of.
const LONGEST = 120_000;

// Tries some cases on several pages at once, of which some may be there; gives what is wrong.
/** @param {any[][]} cases @param {(page: import("playwright-core").Page, ...one: any[]) => Promise<void>} attempt @param {import("playwright-core").Page[]} [there] */
async function tryAll(cases, attempt, there = []) {
  table.forgives(); // The browser tells of what did not come.
  /** @type {string[]} */
  const wrong = [];
  const left = [...cases];
  const work = async (page) => {
    for (let one = left.shift(); one; one = left.shift()) {
      const timer = setTimeout(() => page.context().close(), LONGEST);
      try {
        await attempt(page, ...one);
      } catch (/** @type {any} */ { message }) {
        const site = /** @type {Case} */ (LIES_ON.get(page));
        const waits = [...(UNDER_WAY.get(page) ?? [])].map((request) => request.url());
        const isOver = page.isClosed() ? `no sentence, and no way on; of ${[...site.asked]} these are to come: ${waits}; ` : "";
        wrong.push(`${one.join(" ")}: ${isOver}${message}`);
        await page.context().close();
        page = await opened();
      } finally {
        clearTimeout(timer);
      }
    }
    await page.context().close();
  };
  const others = await Promise.all(Array.from({ length: AT_ONCE - there.length }, () => opened()));
  await Promise.all([...there, ...others].map(work));
  return wrong;
}

// What is tried of a file on a kind of page, where it is the file of that number; always what a sentence is held for.
function faultsHere(kind, path, number) {
  const all = faultsOf(path);
  if (EVERY_CASE) return all;
  const isNew = ![...tried.values()].flat().includes(path);
  const turn = (number + Object.keys(PAGES).indexOf(kind)) % all.length;
  const isDue = (place) => (isNew && all.length > 1 ? place % 2 === number % 2 : place === turn);
  return all.filter((fault, place) => isDue(place) || SAID.has(`${kind}: ${path} ${fault}`));
}

/** @type {Map<string, string[]>} */
const tried = new Map(Object.keys(PAGES).map((kind) => [kind, []]));

for (const [kind, { like }] of Object.entries(PAGES)) {
  test(`${kind}: whatever befalls a file, there is a sentence and a way on`, async () => {
    const first = await opened();
    const whole = await begin(first, kind);
    assert.equal(await go(whole), undefined);
    const files = [...whole.site.asked].filter((path) => FILES.has(path) && !tried.get(String(like))?.includes(path));
    assert.ok(files.length > 0);
    const cases = files.flatMap((path, number) => faultsHere(kind, path, number).map((fault) => [path, fault]));
    tried.set(kind, files);
    const attempt = async (page, path, fault) => {
      const said = await befallen(page, kind, path, fault);
      const what = `${kind}: ${path} ${fault}`;
      if (SAID.has(what)) assert.match(String(said), SAID.get(what) ?? /^undefined$/);
      SAID.delete(what);
    };
    assert.deepEqual(await tryAll(cases, attempt, [first]), []);
  });
}

// What each kind of page needs that may fail before its first script has run; and where the page waits for that script, what may fail once it has given
// that up.
const BEFORE = {
  "the first page": ["www/styles/first.css", "www/styles/page.css", "www/page.js", "www/cover.js"],
  "a table in a frame": ["www/styles/frame.css", "www/frame.js", "www/meiji-table.js"],
  "the editor": ["www/styles/editor.css", "www/editor.js", "www/meiji-table.js", "www/opponents_bg.wasm", "www/words/en.json"],
};
const GIVEN_UP = ["www/styles/first.css", "www/styles/page.css", "www/cover_bg.wasm", "www/words/pages/en.json"];

test("what fails before the first script of a page has run is told by it, and names the file", async () => {
  const given = (kind, files, isGivenUp) => files.flatMap((path) => ["missing", "cut short"].map((fault) => [kind, path, fault, isGivenUp]));
  const cases = [...Object.entries(BEFORE).flatMap(([kind, files]) => given(kind, files, false)), ...given("the first page", GIVEN_UP, true)];
  const attempt = async (page, kind, path, fault, isGivenUp) => {
    const said = String(await befallenBefore(page, kind, path, fault, isGivenUp));
    assert.ok(said.startsWith(`The file ${path} ${fault === "missing" ? "is missing" : "came incomplete"}`), said);
  };
  assert.deepEqual(await tryAll(cases, attempt), []);
});

// What each kind of page cannot begin without.
const NEEDED = {
  "the first page": "www/cover_bg.wasm",
  "a table that is come back to": "www/yokohama_bg.wasm",
  "a table in a frame": "www/yokohama_bg.wasm",
  "the editor": "www/opponents_bg.wasm",
};

test("where the first script never comes, what a page cannot begin without is told of all the same", async () => {
  const attempt = async (page, kind, path, fault) => {
    const tried = await begin(page, kind, { faults: { [FIRST]: fault, [path]: "missing" } });
    assert.ok(await goneOn(tried, await go(tried)), "nothing is told");
  };
  const cases = Object.entries(NEEDED).flatMap(([kind, path]) => faultsOf(FIRST).map((fault) => [kind, path, fault]));
  assert.deepEqual(await tryAll(cases, attempt), []);
});

test("where the words of another language do not come to a table on a page of somebody else, that is told in English", async () => {
  const pages = await Promise.all(Array.from({ length: AT_ONCE }, () => opened("fr-FR")));
  const attempt = async (page, path, fault) => {
    const said = await befallen(page, "a table on a page of somebody else", path, fault);
    assert.match(String(said), fault === "without an answer" ? /^The game could not be loaded/ : /^The file fr\.json/);
  };
  const path = "www/words/fr.json";
  assert.deepEqual(await tryAll(faultsOf(path).map((fault) => [path, fault]), attempt, pages), []);
});

test("every file of the site was tried, but for those that no page needs to be played", () => {
  const all = new Set([...tried.values()].flat());
  const left = [...FILES.keys()].filter((path) => !all.has(path) && !APART.some((reason) => reason.test(path)));
  assert.deepEqual(left, []);
  assert.deepEqual([...SAID.keys()], [], "these are cases no more");
});
