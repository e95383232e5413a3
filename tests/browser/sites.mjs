// Sites of their own for tests of what browsers keep: each lies in a folder that can be changed, and its server can be stopped.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { after, before } from "node:test";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import { ROOT, portOf, ready } from "./harness.mjs";
import { answered } from "./waits.mjs";

/** @typedef {Awaited<ReturnType<typeof import("./harness.mjs").openForTests>>} Site */

const TYPES = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json", ".png": "image/png", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2" };

/** The headers that the project's own server gives a page and a frame. */
export const GUARDS = ["content-security-policy", "x-content-type-options"];

/** Lays the site as it was built into a folder. @param {string} folder */
export const built = (folder) => cp(join(ROOT, "dist"), folder, { recursive: true });

/** What lays a folder of `tests/released` that is packed there. @param {string} name */
export const released = (name) => async (/** @type {string} */ folder) => {
  await mkdir(folder, { recursive: true });
  const packed = await readFile(join(ROOT, `tests/released/${name}.tar.br`));
  const tar = spawn("tar", ["--extract", "--directory", folder], { stdio: ["pipe", "inherit", "inherit"] });
  tar.stdin.end(brotliDecompressSync(packed));
  const [code] = await once(tar, "close");
  assert.equal(code, 0);
};

/**
 * For all tests of a file: `site(name, lay)` gives a plain server of the site, as `lay(folder)` lays it down, else as it was built, and its `renew()` puts
 * the site as it was built in the place of that one; `visit(address, options)` opens it in a browser that keeps it, and gives the page; `guards` are the headers of the page, and of the one for frames.
 *
 * @param {Site} table
 */
export function sites(table) {
  /** @type {string} */
  let folder;
  /** @type {Array<Record<string, string>>} */
  const guards = [];
  /** @type {import("node:http").Server[]} */
  const servers = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "yokohama-offline-"));
    guards.push(...(await Promise.all(["", "frame.html"].map(guardsOf))));
  });
  after(async () => {
    for (const server of servers) server.closeAllConnections();
    for (const server of servers) server.close();
    await rm(folder, { recursive: true });
  });

  async function guardsOf(path) {
    const { headers } = await fetch(table.address + path);
    const found = Object.fromEntries(GUARDS.map((name) => [name, headers.get(name) ?? ""]));
    assert.match(String(found["content-security-policy"]), /script-src 'self'.*frame-ancestors/);
    return found;
  }

  // A plain server of a copy of the site, in a folder of its own below the root. Its answers have the headers of the project's
  // own server and some that have no business in a cache. What `held` promises for a path is waited for before the file is given out.
  async function site(name, lay = built) {
    let root = join(folder, name);
    await lay(root);
    const held = new Map(); // By path, what is waited for.
    const server = createServer(async (request, answer) => {
      const { url = "" } = request;
      const path = new URL(url, "http://x").pathname.replace(/^\/games\/yokohama\//, "").replace(/(^|\/)$/, "$1index.html");
      // As many servers do.
      if (url.endsWith("/index.html")) return answer.writeHead(308, { Location: "./" }).end();
      try {
        await held.get(path);
        const bytes = await readFile(join(root, path));
        const headers = { ...guards[path === "frame.html" ? 1 : 0], "Content-Type": TYPES[extname(path)] ?? "text/plain", Vary: "Accept-Encoding, Origin" };
        if (request.headers["accept-encoding"]?.includes("gzip")) answer.writeHead(200, { ...headers, "Content-Encoding": "gzip" }).end(gzipSync(bytes));
        else answer.writeHead(200, headers).end(bytes);
      } catch {
        answer.writeHead(404).end();
      }
    });
    servers.push(server);
    await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
    return {
      get root() {
        return root;
      },
      held,
      // All at once: a browser looks for another version on its own, and half of one would be none.
      async renew() {
        const next = await mkdtemp(`${root}-`);
        await built(next);
        root = next;
      },
      address: `http://127.0.0.1:${portOf(server)}/games/yokohama/`,
      async stop() {
        const closed = new Promise((closed) => server.close(closed));
        server.closeAllConnections();
        await closed;
      },
    };
  }

  async function visit(address, options) {
    const page = await table.blankPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: "allow", ...options });
    await page.goto(address);
    await ready(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await answered(page, keepsWhatIsHere);
    return page;
  }

  return { site, visit, guards };
}

// Whether all is kept of the game whose table came with the page. Runs in the page; a version that told nothing of games kept all.
async function keepsWhatIsHere() {
  const list = await (await fetch("files.js")).text();
  const games = JSON.parse(/self\.GAMES = (.*);/.exec(list)?.[1] ?? "{}");
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  const here = Object.values(games).filter((own) => own.some((path) => path.endsWith(".wasm") && asked.includes(new URL(path, document.baseURI).href)));
  const found = await Promise.all(here.flat().map((path) => caches.match(path)));
  return found.every((file) => file !== undefined);
}

/** Lets the page look for another version. @param {import("playwright-core").Page} page */
export const updated = (page) => page.evaluate(async () => (await navigator.serviceWorker.ready).update());

/** Waits until another version is there. @param {import("playwright-core").Page} page */
export const isWaiting = (page) => answered(page, async () => (await navigator.serviceWorker.ready).waiting !== null);

/**
 * Begins the next version on the only page that is open. One that was just closed may be told to be there still: then it is asked for again.
 *
 * @param {import("playwright-core").Page} page
 */
export async function beginNext(page) {
  for (let isBegun = false; !isBegun; ) {
    await page.evaluate(() => void Object.assign(document.getElementById("update-others") ?? {}, { hidden: true }));
    const begun = page.waitForEvent("load").then(() => true);
    const refused = page.waitForSelector("#update-others", { state: "visible" }).then(() => false);
    for (const late of [begun, refused]) late.catch(() => {}); // Only one of them comes.
    await page.click("#update-now");
    isBegun = await Promise.race([begun, refused]);
  }
}
