// What every test in the browser needs: the site as it ships, served by the project's own server under its strict content
// security policy, and a Chromium without a past. `cargo verify` builds the site first; by hand it takes
// `cargo xtask dist`, then `npm ci` and `node --test` in this folder.

import { spawn } from "node:child_process";
import { existsSync, readFileSync, statfsSync } from "node:fs";
import { createInterface } from "node:readline";
import { after, afterEach, beforeEach } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

/** Whether everything is tried that is of several kinds: a usual run tries each kind once. */
export const EVERY_CASE = process.env.EVERY_CASE === "1";
/** For a page on which things move. */
export const MOVING = /** @type {const} */ ({ reducedMotion: "no-preference" });

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The printed values that the recorded games of `tests/games` were played with, as a text. */
export const FIRST_EDITION = readFileSync(`${ROOT}src/yokohama/content/editions/first.json`, "utf8");
const SHOTS = fileURLToPath(new URL("shots/", import.meta.url));

// `cargo verify` names the browser that it found or installed; by hand it is Debian's.
const CHROMIUM = process.env.CHROMIUM ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);

// Playwright adds `--headless` and an empty profile, which it removes again.
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// What the browser's processes share lies on the disk if Playwright has its way, since in a container there may be no room for it in memory.
const SHARED = "/dev/shm";
const ROOM = 1e9; // In bytes: far more than all pages take that are open at once.
const roomOf = ({ bavail, bsize }) => bavail * bsize;
const NOT_THESE = existsSync(SHARED) && roomOf(statfsSync(SHARED)) > ROOM ? ["--disable-dev-shm-usage"] : [];

/**
 * Launches a browser as it is needed here; `launch` is Playwright's way to. It is tried once more: on a busy machine a browser now and then
 * dies before it has begun (Chromium 148 of a segmentation fault, once in some hundred times).
 *
 * @template T
 * @param {(options: import("playwright-core").LaunchOptions) => Promise<T>} launch
 */
export function launched(launch) {
  const options = { executablePath: CHROMIUM, args: FLAGS, ignoreDefaultArgs: NOT_THESE };
  return launch(options).catch(() => launch(options));
}

// A site and a browser that are lent to all files of tests; by hand each file has its own. See lender.mjs.
const { MEIJI_SITE: SITE, MEIJI_BROWSER: BROWSER } = process.env;

/** A browser of one's own, for tests of what a whole browser has once: its clipboard. */
export const ownBrowser = () => launched((options) => chromium.launch(options));

// One that is lent may have ended by the fault of another file.
const anyBrowser = () => (BROWSER ? chromium.connect(BROWSER).catch(ownBrowser) : ownBrowser());

// Longer than any start of the game should take, in milliseconds.
const START = 60_000;

/** Starts the server on a free port; gives its address and the way to end it. */
export async function serve() {
  const server = spawn("cargo", ["xtask", "serve", "--port", "0"], { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => server.once("close", resolve));
  const kill = () => server.kill();
  process.once("exit", kill); // A test program that dies takes its server with it.
  const stop = async () => {
    process.off("exit", kill);
    kill();
    await ended;
  };
  const address = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      const [found] = line.match(/http:\/\/127\.0\.0\.1:\d+\//) ?? [];
      if (found) resolve(found);
    });
    server.once("error", reject);
    server.once("close", () => reject(new Error("the server ended before it named its address")));
  });
  return { address, stop };
}

// Collects what a page complains of: console errors and warnings, uncaught errors, and requests without a good answer. The console tells of answers that
// are none, but not of a worker's: only a page that has one has every answer looked at, for that makes a page a fifth dearer.
function listen(page, complain) {
  page.on("console", (message) => {
    // Playwright says so of each page that is not to keep the game.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (["error", "warning"].includes(message.type())) complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complain(`uncaught: ${error.stack ?? error}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // A page that is loaded anew breaks off what it was fetching: that is nobody's fault.
    if (why !== "net::ERR_ABORTED") complain(`no answer: ${request.url()} ${why}`);
  });
  page.once("worker", () => {
    page.on("response", (response) => {
      if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`);
    });
  });
}

/**
 * To run in a page before all else, whose own program has no computer players: `await opponents()` is the program that has them, of the game on the
 * table or the usual one, with its
 * `Game`, and `suggest(game, kind, seed)` and `plan(game, …)` for a game of the page, as the methods of these names.
 */
export function lend() {
  const lent = {};
  const borrow = async (name) => {
    const [script, folder] = name === "yokohama" ? ["opponents", ""] : [`${name}_opponents`, `${name}/`];
    const { default: begin, Game, speak } = await import(new URL(`www/${script}.js`, document.baseURI).href);
    const { lang } = document.documentElement;
    const [words] = await Promise.all([fetch(new URL(`www/words/${folder}${lang}.json`, document.baseURI)), begin()]);
    speak(lang, await words.text());
    const doing = (what) => (game, ...question) => {
      const twin = Game.load(game.record(), game.content());
      try {
        return twin[what](...question);
      } finally {
        twin.free();
      }
    };
    return { Game, suggest: doing("suggest"), plan: doing("plan") };
  };
  globalThis.opponents = () => {
    const name = globalThis.yokohama?.game?.game ?? "yokohama";
    return (lent[name] ??= borrow(name));
  };
}

/**
 * Begins with a server and a browser, `launch` says which.
 *
 * `newPage(options)` opens the game in a context of its own and gives the page once the game's module runs; the options
 * are Playwright's for a context, such as `{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }`.
 * `blankPage(options)` gives such a page before it goes anywhere. In each, `await opponents()` lends computer players. `address` is the site's. `problems` holds what any page complained of so far,
 * `forgives(pattern)` says what the pages of a test may complain of from then on, without one anything: a browser may tell of it late, when the next test runs,
 * and `start()` that a test begins. `contexts()` gives the contexts that are open. `close()` ends both, or gives back what is lent.
 */
export async function open(launch = anyBrowser) {
  const server = SITE ? { address: SITE, stop: async () => {} } : await serve();
  try {
    const browser = await launch();
    /** @type {string[]} */
    const problems = [];
    /** @type {RegExp[]} */
    let forgiven = []; // Of the test that runs.
    const blankPage = async (options) => {
      const own = forgiven;
      // Most pages are new to the game and seen once: nothing is kept of it for them. Nor does anything move, unless a test is about that.
      const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce", ...options });
      await context.addInitScript(lend);
      context.setDefaultTimeout(START);
      /** @param {string} complaint */
      const complain = (complaint) => own.some((pattern) => pattern.test(complaint)) || problems.push(complaint);
      context.on("page", (page) => listen(page, complain)); // Other tabs too.
      return context.newPage();
    };
    return {
      address: server.address,
      problems,
      /** @param {RegExp} pattern */
      forgives: (pattern = /^/) => void forgiven.push(pattern),
      start: () => void (forgiven = []),
      contexts: () => browser.contexts(),
      blankPage,
      async newPage(options) {
        const page = await blankPage(options);
        await page.goto(server.address);
        await ready(page, problems);
        return page;
      },
      async close() {
        await browser.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * For a file of tests: what `open` gives, which is there from before the file's first test until after its last. What a test opened is
 * closed after it, for a table that nobody looks at goes on working; and what the pages of a test that failed complained of is forgotten,
 * for it is no fault of the next one. What a file waits for at its top comes before: once no test is left to run, the site is closed.
 */
export async function openForTests(launch) {
  const site = await open(launch);
  let running = 0;
  let kept = []; // Opened for all tests of the file.
  beforeEach(() => {
    if (running === 0) {
      kept = site.contexts();
      site.start();
    }
    running += 1;
  });
  afterEach(async (/** @type {any} */ { passed }) => {
    running -= 1;
    if (running > 0) return;
    const done = site.contexts().filter((context) => !kept.includes(context));
    for (const page of done.flatMap((context) => context.pages())) await page.unrouteAll({ behavior: "ignoreErrors" });
    await Promise.all(done.map((context) => context.close()));
    if (!passed) site.problems.length = 0;
  });
  after(() => site.close());
  return site;
}

/** Waits until the game's module runs; `problems` are told if it does not. Needed after a reload alone. */
export async function ready(page, problems = []) {
  try {
    await page.waitForFunction(() => document.documentElement.dataset.ready === "true", null, { timeout: START });
  } catch (error) {
    throw new Error(["the game did not start", ...problems].join("\n"), { cause: error });
  }
}

/**
 * Holds back what a page asks for by a pattern of addresses; gives what lets it come.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} pattern
 * @returns {Promise<() => void>}
 */
export async function held(page, pattern) {
  let give = () => {};
  const given = new Promise((resolve) => (give = () => resolve(undefined)));
  await page.route(pattern, async (route) => {
    await given;
    await route.continue();
  });
  return give;
}

/** The port on which a server of a test listens. @param {import("node:net").Server} server */
export function portOf(server) {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server does not listen");
  return address.port;
}

/** What a page has given to be kept as a file, as bytes. */
export async function bytesOf(download) {
  const parts = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return Buffer.concat(parts);
}

/** Keeps a picture of what the page shows as `shots/NAME.png` where somebody wants to look at it: `SHOTS=write node --test`. */
export async function shot(page, name) {
  if (process.env.SHOTS === "write") await page.screenshot({ path: `${SHOTS}${name}.png` });
}
