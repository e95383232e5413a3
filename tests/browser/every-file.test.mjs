// Every file of the site, one by one: missing, cut short, and without an answer. On each kind of page that ends in a sentence and a way on, or
// keeps nobody from playing.
//
// Slow: each kind of page is begun three times for each of its files.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { test } from "node:test";
import { ROOT, openForTests } from "./harness.mjs";

const DIST = join(ROOT, "dist");
const TYPES = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2" };

// How many pages are open at once.
const AT_ONCE = 4;

// How far the page's clock is set on between two looks at it, where something never comes, in milliseconds.
const STRIDE = 2_000;

// What has not come by then is late.
const LATE = 20_000;

const table = await openForTests();

const WORDS = JSON.parse(await readFile(join(ROOT, "src/words/languages/en.json"), "utf8"));

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

// What may befall a file; each answers a request for it in its way.
const FAULTS = {
  missing: (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<p>Not found</p>" }),
  "cut short": (route, path) => {
    const bytes = FILES.get(path);
    return route.fulfill({ contentType: TYPES[extname(path)], body: bytes.subarray(0, Math.floor(bytes.length * 0.6)) });
  },
  "without an answer": () => {},
};

// What is seen that tells of a fault: `{text, way}`, the way on being a button or a reload; `undefined` if nothing is.
const told = (isLate) => {
  // Before the style is there nothing is seen.
  const isAwaited = ({ href, sheet }) => sheet === null && performance.getEntriesByName(href).length === 0;
  if ([...document.querySelectorAll('link[rel="stylesheet"]')].some(isAwaited)) return undefined;
  const seen = (element) => element?.checkVisibility({ visibilityProperty: true });
  const element = document.querySelector("yokohama-table");
  const laid = element?.shadowRoot;
  // What stands in a table is seen until it comes: it tells of its script once that has come to nothing, or is long in coming.
  const isLeft = element && !laid && (document.readyState === "complete" || isLate);
  for (const root of [document, laid].filter(Boolean)) {
    const panel = root.getElementById("failure");
    if (seen(panel)) return { text: root.getElementById("failure-text").innerText.trim(), way: seen(root.getElementById("failure-close")) ? "close" : "reload" };
  }
  const notice = [...document.querySelectorAll(".notice:not(#loading)"), ...(laid?.querySelectorAll('.laying[role="alert"]') ?? [])].find(seen);
  if (notice) return { text: notice.innerText.trim(), way: "reload" };
  const tried = [...document.querySelectorAll(".live [role=alert]")].find(seen);
  if (tried) return { text: tried.innerText.trim(), way: "reload" };
  return isLeft && element.innerText.trim() !== "" ? { text: element.innerText.trim(), way: "reload" } : undefined;
};

// Computers that play against each other, so that all that plays is asked for.
const COMPUTERS = { start: { count: 2, seats: [{ name: "", kind: "greedy", crest: "wave" }, { name: "", kind: "greedy", crest: "plum" }], options: {} } };

const plays = () => globalThis.yokohama?.game?.played > 3 || document.getElementById("final")?.checkVisibility() === true;
const laidPlays = () => document.querySelector("yokohama-table")?.table?.(1)?.played > 3;

// Presses a button whatever the page looks like: it may have no style.
const press = (page, selector) => page.locator(selector).evaluate((button) => button.click());

// Touches the table where nothing lies.
const touch = async (page) => {
  const { x, y, w } = await page.evaluate(() => globalThis.yokohama.view.dock);
  await page.mouse.click(x + w / 2, y - 4);
};

// The same in an element.
const touchLaid = async (page) => {
  const { x, y, height } = await page.locator("yokohama-table canvas#table").boundingBox();
  await page.mouse.click(x + 3, y + height / 2);
};

// A game that is not over.
const begun = JSON.parse(await readFile(join(ROOT, "tests/released/record-1.json"), "utf8")).record;

// Each kind of page: its address, what lies in the browser before, and the way through it: what is waited for, and what is done then. `again` is
// what is done where a sentence was read and closed; without it the way is gone anew. Without the script that a page `reads` it is a text, and offers nothing else. What was tried on a kind that it is `like` is not tried again.
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
    way: [[() => document.getElementById("editor")?.checkVisibility() && document.querySelector("yokohama-table")?.table?.(1) !== undefined]],
  },
  "a page of the documentation": {
    path: "www/docs/embedding.html",
    reads: "www/docs/docs.js",
    way: [
      [() => document.querySelector(".live button")?.checkVisibility(), (page) => press(page, ".live button >> nth=0")],
      [() => document.querySelector("yokohama-table")?.table?.(1) !== undefined],
    ],
  },
};

// What no page of those asks for, each for its reason.
const APART = [
  /\.d\.ts$/, // for programmers
  /^icons\/|^manifest\.webmanifest$/, // asked for by whoever installs the game
  /^(sw|files)\.js$/, // of the service worker, without which the game is played: see offline.test.mjs
  /^licences\.txt$|^www\/fonts\/OFL|^www\/schemas\/|^www\/docs\/(?!embedding)/, // read, and not played with
  /^lessons\/|^worked\//, // one for all
  /^www\/words\/(fr|pl)\.json$|^www\/words\/pages\/(fr|pl)\.json$/, // one for all
];

// What is said in some of the cases, by a pattern; nothing at all by `undefined`: the way is gone as if nothing had befallen the file.
const SAID = new Map([
  ["the first page: www/page.js cut short", /^The file www\/page\.js came incomplete, or this browser is too old to read it\. Reload the page/],
  ["a table in a frame: www/frame.js cut short", /^The file www\/frame\.js came incomplete/],
  ["a table in a frame: www/yokohama-table.js cut short", /^The file www\/yokohama-table\.js came incomplete/],
  ["the editor: www/editor.js cut short", /^The file www\/editor\.js came incomplete/],
  ["the first page: www/words/pages/en.json cut short", /^The file www\/words\/pages\/en\.json came incomplete/],
  ["a table that is come back to: www/words/en.json cut short", /^The file www\/words\/en\.json came incomplete/],
  ["a table on a page of somebody else: www/words/en.json cut short", /^The file en\.json came incomplete/],
  ["the first page: www/opponents_bg.wasm without an answer", /^The computers could not be loaded\. .+ touch the table/],
  ["the first page: www/think.js without an answer", undefined],
  ["the first page: www/opening.js missing", undefined],
  ["the first page: www/opening.js without an answer", undefined],
]);

// A page on which one case comes after the other; `asked` are the files that the last one asked for.
async function opened() {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  /** @type {any} */
  const state = { page, asked: new Set(), answer: undefined };
  await page.route("**/*", (route) => {
    const name = new URL(route.request().url()).pathname.slice(1).replace(/(^|\/)$/, "$1index.html");
    state.asked.add(name);
    if (state.answer?.path === name) return FAULTS[state.answer.fault](route, name);
    if (name === "around.html") return route.fulfill({ contentType: "text/html", body: AROUND });
    if (!FILES.has(name)) return route.fulfill({ status: 404, body: "" });
    return route.fulfill({ contentType: TYPES[extname(name)] ?? "text/plain", body: FILES.get(name) });
  });
  await page.clock.install();
  return state;
}

// Begins on a kind of page, in a browser without a past.
async function begin({ page }, kind) {
  const { path, kept = {} } = PAGES[kind];
  await page.goto(`${table.address}licences.txt`);
  await page.evaluate(({ local = {}, session = {} }) => {
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(localStorage, local);
    Object.assign(sessionStorage, session);
  }, kept);
  await page.goto(table.address + path, { waitUntil: "commit" });
}

// Goes the way of a kind of page from a step on, until it is gone or something is told: what is told, `undefined` at its end.
async function go({ page }, kind, { hurries = false, isOver = false } = {}) {
  const { way } = PAGES[kind];
  let waited = 0;
  for (let step = isOver ? way.length - 1 : 0; step < way.length; ) {
    const [isThere, act] = way[step];
    const said = await page.evaluate(told, waited > LATE);
    if (said) return said;
    if (await page.evaluate(isThere)) {
      await act?.(page);
      step += 1;
    } else if (hurries) {
      await page.clock.fastForward(STRIDE);
      waited += STRIDE;
    }
    else await page.waitForTimeout(10);
  }
  return undefined;
}

// Tries what comes of a fault of a file on a kind of page: gives the sentence, or `undefined` if the way was gone all the same.
async function befallen(state, kind, path, fault) {
  const { page } = state;
  state.answer = { path, fault };
  await begin(state, kind);
  const { reads } = PAGES[kind];
  if (path === reads) return void (await page.waitForSelector("h1"));
  const came = await go(state, kind, { hurries: fault === "without an answer" });
  state.answer = undefined;
  if (came === undefined) return undefined;
  const { text, way } = came;
  assert.ok([THEIRS, OF_DOCS].includes(text) || SENTENCES.some((sentence) => sentence.test(text)), `“${text}” is no sentence of the game`);
  const { again } = PAGES[kind];
  if (way === "close") await page.locator("#failure-close").click();
  else await page.reload({ waitUntil: "commit" });
  if (way === "close" && again) await again(page);
  const after = await go(state, kind, { isOver: way === "close" && again !== undefined });
  assert.equal(after, undefined, `after “${text}” there is no way on`);
  return text;
}

// Longer than any case takes on a busy machine: a page that says nothing for so long is closed, and told of.
const PATIENCE = 90_000;

/** @type {Map<string, string[]>} */
const tried = new Map(Object.keys(PAGES).map((kind) => [kind, []]));

for (const [kind, { like }] of Object.entries(PAGES)) {
  test(`${kind}: whatever befalls a file, there is a sentence and a way on`, async () => {
    const first = await opened();
    await begin(first, kind);
    assert.equal(await go(first, kind), undefined);
    const files = [...first.asked].filter((path) => FILES.has(path) && path !== "licences.txt" && !path.endsWith(".html") && !tried.get(like)?.includes(path));
    assert.ok(files.length > 0);
    tried.set(kind, files);
    const cases = files.flatMap((path) => Object.keys(FAULTS).map((fault) => [path, fault]));
    /** @type {string[]} */
    const wrong = [];
    const work = async (state) => {
      for (let one = cases.shift(); one; one = cases.shift()) {
        const timer = setTimeout(() => state.page.context().close(), PATIENCE);
        try {
          const said = await befallen(state, kind, ...one);
          const what = `${kind}: ${one.join(" ")}`;
          if (process.env.SAID) console.log(`${what}: ${said}`);
          if (SAID.has(what)) assert.match(String(said), SAID.get(what) ?? /^undefined$/);
          SAID.delete(what);
        } catch (/** @type {any} */ { message }) {
          const isSilent = state.page.isClosed();
          wrong.push(`${one.join(" ")}: ${isSilent ? "no sentence, and no way on" : message}`);
          await state.page.context().close();
          state = await opened();
        } finally {
          clearTimeout(timer);
        }
      }
      await state.page.context().close();
    };
    const others = await Promise.all(Array.from({ length: AT_ONCE - 1 }, opened));
    await Promise.all([first, ...others].map(work));
    assert.deepEqual(wrong, []);
    table.problems.length = 0;
  });
}

test("every file of the site was tried, but for those that no page needs to be played", () => {
  const all = new Set([...tried.values()].flat());
  const left = [...FILES.keys()].filter((path) => !all.has(path) && !path.endsWith(".html") && !APART.some((reason) => reason.test(path)));
  assert.deepEqual(left, []);
  assert.deepEqual([...SAID.keys()], [], "these are cases no more");
});
