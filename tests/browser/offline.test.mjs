// After one visit the game is played without a network, and a new version waits until it is wanted.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT, open, ready } from "./harness.mjs";
import { begin, playOn } from "./players.mjs";

const TYPES = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2" };

let table;
let folder;
before(async () => {
  table = await open();
  folder = await mkdtemp(join(tmpdir(), "yokohama-offline-"));
});
after(async () => {
  await rm(folder, { recursive: true });
  await table.close();
});

// A plain server of a copy of the site, in a folder of its own below the root.
async function site(name) {
  const root = join(folder, name);
  await cp(join(ROOT, "dist"), root, { recursive: true });
  const server = createServer(async (request, answer) => {
    const path = new URL(request.url, "http://x").pathname.replace(/^\/games\/yokohama\//, "").replace(/(^|\/)$/, "$1index.html");
    // As many servers do.
    if (request.url.endsWith("/index.html")) return answer.writeHead(308, { Location: "./" }).end();
    try {
      const bytes = await readFile(join(root, path));
      answer.writeHead(200, { "Content-Type": TYPES[extname(path)] ?? "text/plain" }).end(bytes);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    root,
    address: `http://127.0.0.1:${server.address().port}/games/yokohama/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

// Makes another version of a site: its title is another one.
async function renew({ root }, title) {
  const page = (await readFile(join(root, "index.html"), "utf8")).replace(/<title>.*<\/title>/, `<title>${title}</title>`);
  await writeFile(join(root, "index.html"), page);
  const hash = createHash("sha256").update(page).digest("hex");
  const list = await readFile(join(root, "files.js"), "utf8");
  await writeFile(join(root, "files.js"), list.replace(/"index.html": "\w+"/, `"index.html": "${hash}"`).replace(/VERSION = "\w+"/, `VERSION = "${hash}"`));
}

const state = (page) => page.evaluate(() => [globalThis.yokohama.game.hash(), globalThis.yokohama.game.played]);

async function visit(address) {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: "allow" });
  await page.goto(address);
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

test("after one visit everything works with the server stopped", async () => {
  const { address, stop } = await site("offline");
  const page = await visit(address);
  await stop();
  await page.reload();
  await ready(page);
  await begin(page, { kinds: ["person", "master"], seed: "2a" });
  await playOn(page, { until: (played, now) => played > 25 && now.kind === "touch" });
  const before = await state(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await state(page), before);
  // Another language was not fetched before.
  await page.evaluate(() => localStorage.setItem("yokohama.settings", JSON.stringify({ language: "pl" })));
  await page.reload();
  await ready(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "pl");
  await page.goto(`${address}www/docs/`);
  assert.match(await page.title(), /Yokohama/, "a folder is answered by its first page");
  await page.goto(`${address}www/docs`);
  assert.equal(page.url(), `${address}www/docs/`, "what that page names starts from the folder");
  assert.deepEqual(table.problems, []);
});

test("a new version is offered on the first page, never begun in mid-game, and the game goes on in it", async () => {
  const place = await site("update");
  const page = await visit(place.address);
  await begin(page, { kinds: ["person", "greedy"], seed: "2a" });
  await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" });
  const before = await state(page);
  await renew(place, "Yokohama 2");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  assert.equal(await page.isVisible("#update"), false, "not at the table");
  await page.reload();
  await ready(page);
  assert.equal(await page.title(), "Yokohama", "a game that is gone on with stays in its version");
  assert.deepEqual(await state(page), before);
  await playOn(page, { until: (played, now) => played > before[1] && now.kind === "touch" });
  const gone = await state(page);

  // Another tab plays as well: it is not taken along.
  const other = await page.context().newPage();
  await other.goto(`${place.address}?other`);
  await ready(other);
  assert.equal(await other.title(), "Yokohama");
  await other.waitForSelector("#update", { state: "visible" });
  await other.click("#update-now");
  await other.waitForSelector("#update-others", { state: "visible" });
  await page.close();
  await Promise.all([other.waitForEvent("load"), other.click("#update-now")]);
  await ready(other);
  assert.equal(await other.title(), "Yokohama 2");
  await other.click("#continue");
  await other.waitForFunction(() => globalThis.yokohama.game !== undefined);
  assert.deepEqual(await state(other), gone);
  await place.stop();
  assert.deepEqual(table.problems, []);
});

test("a version whose files are not all of one build is not kept", async () => {
  const place = await site("torn");
  await writeFile(join(place.root, "www/words/pl.json"), "{}");
  const page = await table.blankPage({ serviceWorkers: "allow" });
  await page.goto(place.address);
  await ready(page);
  const kept = await page.evaluate(async () => {
    const [keeper] = await navigator.serviceWorker.getRegistrations();
    for (let tries = 0; tries < 100 && keeper?.installing; tries += 1) await new Promise((wait) => setTimeout(wait, 50));
    return keeper?.active !== null && keeper?.active !== undefined;
  });
  assert.equal(kept, false);
  await place.stop();
  table.problems.length = 0; // The browser tells of it.
});
