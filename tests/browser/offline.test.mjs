// After one visit the game is played without a network, and a new version waits until it is wanted.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { openForTests, ready } from "./harness.mjs";
import { begin, leave, playOn } from "./players.mjs";
import { GUARDS, beginNext, isWaiting, sites, updated } from "./sites.mjs";
import { overhear, overheard } from "./tongues.mjs";
import { answered, painted } from "./waits.mjs";

// The scripts of who thinks, which come when somebody is to.
const THINKING = ["www/think.js", "www/answers.js", "www/opponents_bg.wasm"];

// How long a browser may keep a worker that is busy before it lets the next one begin, in milliseconds, and some more: Chromium five minutes.
const LAST = 330_000;

const table = await openForTests();
const { site, visit, guards } = sites(table);

// What pages complained of, but for what a browser says itself once a server has stopped: it looks for the next version of the worker on its own.
const complaints = () => table.problems.filter((problem) => !problem.includes("An unknown error occurred when fetching the script"));

// Makes another version of a site, of which nothing goes together with the one before: its title and a sentence are others, and who
// thinks does not.
async function renew({ root }, title) {
  const list = await readFile(join(root, "files.js"), "utf8");
  const files = JSON.parse(list.match(/self\.FILES = (\{[^]*\});/)[1]);
  const change = async (path, edit) => {
    const before = await readFile(join(root, path), "utf8");
    const text = edit(before);
    assert.notEqual(text, before, path);
    await writeFile(join(root, path), text);
    files[path] = hash(text);
  };
  const version = hash(title);
  const renamed = (page) => page.replace(/<title>.*<\/title>/, `<title>${title}</title>`).replace(/data-version="[^"]*"/, `data-version="${version}"`);
  await change("index.html", renamed);
  for (const path of THINKING) await change(path, (script) => `throw new Error("${title}");\n${script}`);
  const words = ["en", "fr", "pl"].flatMap((tag) => [`www/words/${tag}.json`, `www/words/pages/${tag}.json`]);
  for (const path of words) await change(path, (words) => words.replace(/("NewGame": ?)"[^"]*"/, `$1"${title}"`));
  const [games] = list.match(/self\.GAMES = .*;\n/);
  await writeFile(join(root, "files.js"), `self.VERSION = "${version}";\n${games}self.FILES = ${JSON.stringify(files)};\n`);
}

// Makes the scripts and programs of a site those of another build, which all of them say.
async function rebuild({ root }) {
  const folder = join(root, "www");
  const [, build] = (await readFile(join(folder, "opponents_bg.wasm"), "latin1")).match(/yokohama-build([0-9a-f]{16})$/);
  for (const name of (await readdir(folder, { recursive: true })).filter((name) => /^[^/]*\.(?:js|wasm)$|^words\/.*\.json$/.test(name))) {
    const bytes = await readFile(join(folder, name), "latin1");
    await writeFile(join(folder, name), bytes.replaceAll(build, "f".repeat(16)), "latin1");
  }
}

const hash = (text) => createHash("sha256").update(text).digest("hex");

const state = (page) => page.evaluate(() => [globalThis.yokohama.game.hash(), globalThis.yokohama.game.played]);

// What of some files the browser keeps.
const keptOf = (page, paths) =>
  page.evaluate(async (paths) => {
    const found = await Promise.all(paths.map(async (path) => (await caches.match(path)) !== undefined));
    return paths.filter((_, index) => found[index]);
  }, paths);

// The files of each game that are kept only once it is played.
const later = async ({ root }) => JSON.parse((await readFile(join(root, "files.js"), "utf8")).match(/GAMES = (.*);/)[1]);

// How many versions of the site the browser keeps.
const kept = (page) => page.evaluate(async () => (await caches.keys()).length);

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
  assert.match(await page.title(), / · Meiji$/, "a folder is answered by its first page");
  await page.goto(`${address}www/docs`);
  assert.equal(page.url(), `${address}www/docs/`, "what that page names starts from the folder");
  assert.deepEqual(complaints(), []);
});

test("a game that was never opened here needs the network once, and says so", async () => {
  const place = await site("boxed");
  const page = await visit(place.address);
  const { duel } = await later(place);
  assert.ok(duel.length > 5, `${duel.length} files`);
  assert.deepEqual(await keptOf(page, duel), []);
  await place.stop();
  await page.context().setOffline(true);
  table.forgives(); // The browser tells of what it could not fetch.
  await page.check('#game [value="duel"]');
  await page.click("#begin");
  await page.waitForSelector("#failure", { state: "visible" });
  assert.match(await page.textContent("#failure-text"), /^Yokohama Duel has never been opened on this device/);
  await page.click("#lessons");
  await page.locator("#failure-text", { hasText: /^What lessons need could not be loaded/ }).waitFor();
  // The game that was kept is played all the same.
  await begin(page, { kinds: ["person", "greedy"], seed: "2a" });
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.game), "yokohama");
});

test("a game chosen before the browser could keep anything is played without a network afterwards", async () => {
  const place = await site("early");
  const { duel } = await later(place);
  const program = duel.find((path) => path.endsWith("duel_bg.wasm"));
  // Nothing is kept until the documents have come, nor is the game's program there when something is.
  const frees = [];
  for (const path of ["www/docs/index.html", program]) place.held.set(path, new Promise((free) => frees.push(free)));
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: "allow" });
  await page.goto(place.address);
  await ready(page);
  // What was asked for until now is told by then.
  while (!(await page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing)))) await painted(page);
  await painted(page);
  const asked = page.waitForRequest((request) => request.url().endsWith(program));
  const begun = begin(page, { game: "duel", kinds: ["person", "person"], seed: "2a", curtain: false }); // Nobody thinks: nothing is asked for later.
  await asked;
  assert.equal(await page.evaluate(() => navigator.serviceWorker.controller), null);
  const [keep, send] = frees;
  keep();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  send();
  await begun;
  while ((await keptOf(page, duel)).length < duel.length) await painted(page);
  await place.stop();
  await page.reload();
  await ready(page);
  await playOn(page, { until: (played, now) => played > 14 && now.kind === "touch" });
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.game), "duel");
  assert.deepEqual(complaints(), []);
});

test("all games are kept for offline by a button, and each is played without a network then", async () => {
  const place = await site("kept-all");
  const page = await visit(place.address);
  const others = Object.entries(await later(place)).filter(([game]) => game !== "yokohama");
  const files = others.flatMap(([, files]) => files);
  assert.deepEqual(await keptOf(page, files), []);
  await page.click("#keep-all");
  await page.locator("#kept-all", { hasText: /./ }).waitFor();
  assert.match(await page.textContent("#kept-all"), /^All games are kept/);
  assert.deepEqual(await keptOf(page, files), files);
  await place.stop();
  await page.reload();
  await ready(page);
  for (const [game] of others) {
    await begin(page, { game, kinds: ["person", "greedy"], seed: "2a" });
    await playOn(page, { until: (played, now) => played > 14 && now.kind === "touch" });
    assert.equal(await page.evaluate(() => globalThis.yokohama.game.game), game);
    await leave(page);
    await ready(page);
  }
  assert.deepEqual(complaints(), []);
});

test("a new version is offered on the first page, never begun in mid-game, and the game goes on in it", async () => {
  const place = await site("update");
  const page = await visit(place.address);
  await begin(page, { kinds: ["person", "greedy"], seed: "2a" });
  await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" });
  const before = await state(page);
  await renew(place, "Yokohama 2");
  await updated(page);
  await isWaiting(page);
  assert.equal(await page.isVisible("#update"), false, "not at the table");
  await page.reload();
  await ready(page);
  assert.equal(await page.title(), "Meiji", "a game that is gone on with stays in its version");
  assert.deepEqual(await state(page), before);
  await playOn(page, { until: (played, now) => played > before[1] && now.kind === "touch" });
  const gone = await state(page);

  // Another tab plays as well: it is not taken along.
  const other = await page.context().newPage();
  await other.goto(`${place.address}?other`);
  await ready(other);
  assert.equal(await other.title(), "Meiji");
  await other.waitForSelector("#update", { state: "visible" });
  await other.click("#update-now");
  await other.waitForSelector("#update-others", { state: "visible" });
  await page.close();
  await beginNext(other);
  await ready(other);
  assert.equal(await other.title(), "Yokohama 2");
  assert.equal(await other.textContent('[data-text="new-game"]'), "Yokohama 2", "the words are of the same version");
  await other.click("#continue");
  await other.waitForFunction(() => globalThis.yokohama.game !== undefined);
  assert.deepEqual(await state(other), gone);
  await place.stop();
  assert.deepEqual(complaints(), []);
});

test("with the server stopped and after an update, nothing is seen in another language on the way", async () => {
  const place = await site("tongues");
  const page = await visit(place.address, { locale: "fr-FR" });
  await overhear(page, "fr");
  const seenAgain = async () => {
    await page.reload();
    await ready(page);
    assert.deepEqual((await overheard(page)).foreign, []);
  };
  await seenAgain();
  await renew(place, "Yokohama 2");
  await updated(page);
  await isWaiting(page);
  await page.click("#update-now");
  await page.waitForFunction((title) => document.title === title, "Yokohama 2");
  await ready(page);
  assert.deepEqual((await overheard(page)).foreign, []);
  await seenAgain();
  assert.equal(await page.textContent('[data-text="new-game"]'), "Yokohama 2");
  await place.stop();
  await seenAgain();
  await begin(page, { kinds: ["person", "person"], seed: "2a" });
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  await seenAgain();
  assert.notEqual(await page.evaluate(() => globalThis.yokohama.game), undefined);
  assert.deepEqual(complaints(), []);
});

// Hands the seat of whoever is asked over to a computer.
async function handOver(page) {
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  const seat = await page.evaluate(() => globalThis.yokohama.game.decision().seat);
  const [x, y] = await page.evaluate(() => {
    const { x, y, w, h } = globalThis.yokohama.view.spots().find(({ label }) => label === "Menu");
    return [x + w / 2, y + h / 2];
  });
  await page.mouse.click(x, y);
  await page.click('#menu [data-act="seats"]');
  await page.locator("#who-list li").nth(seat).locator('label:has([value="greedy"])').click();
  await page.click("#who-apply");
  if (await page.isVisible("#who-let")) await page.click("#who-let"); // No person is left.
}

test("what comes only later comes of the version that is played, whatever lies on the server", async () => {
  const place = await site("later");
  const page = await visit(place.address);
  await begin(page, { kinds: ["person", "person"], seed: "2a", curtain: false });
  await renew(place, "Yokohama 2");
  await updated(page);
  await isWaiting(page);
  await handOver(page);
  await page.waitForFunction(() => globalThis.yokohama.game.played > 0);
  assert.equal(await page.isVisible("#failure"), false);
  const texts = await page.evaluate((paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())), [...THINKING, "www/words/fr.json"]);
  for (const text of texts) assert.ok(!text.includes("Yokohama 2"));
  await place.stop();
  assert.deepEqual(complaints(), []);
});

test("a new version takes nothing away from the documentation and the editor, in which tables lie", async () => {
  const place = await site("beside");
  const page = await visit(place.address);
  await page.reload();
  await ready(page);
  const others = [];
  for (const path of ["www/docs/", "editor.html"]) {
    others.push(await page.context().newPage());
    await others.at(-1).goto(place.address + path);
  }
  await renew(place, "Yokohama 2");
  await updated(page);
  await page.waitForSelector("#update", { state: "visible" });
  for (const other of others) {
    await page.click("#update-now");
    await page.waitForSelector("#update-others", { state: "visible" });
    await page.evaluate(() => (document.getElementById("update-others").hidden = true));
    assert.ok(!(await other.evaluate(async (path) => (await fetch(path)).text(), `${place.address}www/think.js`)).includes("Yokohama 2"));
    await other.close();
  }
  await beginNext(page);
  assert.equal(await page.title(), "Yokohama 2");
  await place.stop();
  assert.deepEqual(complaints(), []);
});

test("who begins something while a new version is being begun stays at it, and is offered the version afterwards", async () => {
  const place = await site("between");
  const page = await visit(place.address);
  await page.reload();
  await ready(page);
  await renew(place, "Yokohama 2");
  await updated(page);
  await page.waitForSelector("#update", { state: "visible" });
  await page.evaluate(() => {
    globalThis.isLeft = false; // In another document nothing is known of it.
    navigation.addEventListener("navigate", () => (globalThis.isLeft = true));
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
    document.getElementById("update-now").click();
    document.getElementById("begin").click();
    return changed;
  });
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  assert.equal(await page.evaluate(() => globalThis.isLeft), false);
  await leave(page);
  await page.waitForSelector("#update", { state: "visible" });
  await Promise.all([page.waitForEvent("load"), page.click("#update-now")]);
  assert.equal(await page.title(), "Yokohama 2");
  await place.stop();
  assert.deepEqual(complaints(), []);
});

test("a version that begins leaves alone what the next one is keeping already", async () => {
  const place = await site("two");
  const page = await visit(place.address);
  await page.reload();
  await ready(page);
  await renew(place, "Yokohama 2");
  await updated(page);
  await page.waitForSelector("#update", { state: "visible" });
  // Half of the third version is there when the second begins.
  let give;
  place.held.set("licences.txt", new Promise((given) => (give = given)));
  await renew(place, "Yokohama 3");
  await updated(page);
  await answered(page, async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready;
    return installing !== null && waiting !== null;
  });
  await Promise.all([page.waitForEvent("load"), page.click("#update-now")]);
  await ready(page);
  assert.equal(await page.title(), "Yokohama 2");
  give();
  // The page of the second begins the third by itself where that is there as its own worker is asked for, and offers it where it came later. It
  // is loaded anew for it, and nobody else may load it meanwhile.
  await page.waitForFunction(() => document.title === "Yokohama 3" || document.getElementById("update").checkVisibility());
  await page.evaluate(() => document.title === "Yokohama 2" && document.getElementById("update-now").click()).catch(() => {}); // It may be on its way.
  await page.waitForFunction(() => document.title === "Yokohama 3", undefined, { timeout: LAST });
  await ready(page);
  await place.stop();
  const files = JSON.parse((await readFile(join(place.root, "files.js"), "utf8")).match(/FILES = (\{[^]*\});/)[1]);
  const ofGames = Object.values(await later(place)).flat();
  const wanted = Object.keys(files).filter((path) => !ofGames.includes(path));
  assert.deepEqual(await keptOf(page, wanted), wanted);
  assert.equal(await kept(page), 1, "and what came before is cleared up");
  assert.deepEqual(complaints(), []);
});

test("a game that was never played here is not kept; once anything of it is asked for all of it is, and stays so in the next version", async () => {
  const place = await site("games");
  const page = await visit(place.address);
  await page.reload();
  await ready(page);
  const { duel } = await later(place);
  assert.ok(duel.includes("www/duel_opponents_bg.wasm") && duel.includes("www/words/duel/en.json"), duel.join());
  assert.deepEqual(await keptOf(page, duel), []);
  await renew(place, "Yokohama 2");
  await updated(page);
  await beginNext(page);
  assert.deepEqual(await keptOf(page, duel), [], "nor does an update fetch it");

  assert.equal(await page.evaluate(async (path) => (await fetch(path)).ok, "www/duel_opponents.js"), true);
  while ((await keptOf(page, duel)).length < duel.length) await painted(page);
  await renew(place, "Yokohama 3");
  await updated(page);
  await beginNext(page);
  assert.equal(await kept(page), 1);
  assert.deepEqual(await keptOf(page, duel), duel);
  await place.stop();
  const bytes = await page.evaluate(async (path) => (await (await fetch(path)).arrayBuffer()).byteLength, "www/duel_opponents_bg.wasm");
  assert.ok(bytes > 100_000, `${bytes} bytes without a network`);
  assert.deepEqual(complaints(), []);
});

test("who turns to another game on the first visit and plays no other is spared the usual one in the next version", async () => {
  const place = await site("another");
  const page = await visit(place.address);
  const games = await later(place);
  const { duel, yokohama } = games;
  assert.deepEqual(await keptOf(page, yokohama), yokohama, "it can be played without a network after one visit");
  await begin(page, { game: "duel", kinds: ["person", "person"], seed: "2a", curtain: false });
  await page.waitForFunction(() => globalThis.yokohama.game?.game === "duel");
  while ((await keptOf(page, duel)).length < duel.length) await painted(page);
  await leave(page);
  await page.reload();
  await ready(page);
  await renew(place, "Yokohama 2");
  await updated(page);
  await beginNext(page);
  await ready(page);
  assert.deepEqual(await keptOf(page, yokohama), [], "an update fetches nothing of it");
  assert.deepEqual(await keptOf(page, duel), duel);
  const files = JSON.parse((await readFile(join(place.root, "files.js"), "utf8")).match(/FILES = (\{[^]*\});/)[1]);
  const rest = Object.keys(files).filter((path) => !Object.values(games).flat().includes(path));
  assert.deepEqual(await keptOf(page, rest), rest);
  // Once it is wanted it comes, and stays.
  await begin(page, { kinds: ["person", "person"], seed: "2a", curtain: false });
  while ((await keptOf(page, yokohama)).length < yokohama.length) await painted(page);
  await renew(place, "Yokohama 3");
  await leave(page);
  await updated(page);
  await beginNext(page);
  assert.deepEqual(await keptOf(page, [...duel, ...yokohama]), [...duel, ...yokohama]);
  await place.stop();
  assert.deepEqual(complaints(), []);
});

test("who wants all for when there is no network is given every game", async () => {
  const place = await site("all");
  const page = await visit(place.address);
  await page.reload();
  await ready(page);
  const files = Object.values(await later(place)).flat();
  await page.evaluate(
    () =>
      new Promise((done) => {
        navigator.serviceWorker.addEventListener("message", ({ data }) => data === "kept-all" && done(true));
        navigator.serviceWorker.controller?.postMessage("keep-all");
      }),
  );
  assert.deepEqual(await keptOf(page, files), files);
  await place.stop();
  assert.deepEqual(complaints(), []);
});

test("a page that was on its way from another version than the one that has begun is offered that one", async () => {
  const page = await visit((await site("between")).address);
  const offer = page.locator("#update");
  // Has the page itself come from a version of this name.
  const rename = (version) =>
    page.evaluate(async (version) => {
      const [name] = await caches.keys();
      const cache = await caches.open(name);
      const kept = await cache.match("index.html");
      const text = String(await kept?.text()).replace(/data-version="[^"]*"/, `data-version="${version}"`);
      await cache.put("index.html", new Response(text, { headers: kept?.headers }));
    }, version);
  const version = await page.evaluate(() => document.documentElement.dataset.version);
  await rename("another");
  await page.reload();
  await ready(page);
  await offer.waitFor();
  await rename(version);
  await Promise.all([page.waitForEvent("load"), page.click("#update-now")]);
  await ready(page);
  // What the worker answers comes after what it was asked before.
  await page.evaluate(
    () =>
      new Promise((answered) => {
        navigator.serviceWorker.addEventListener("message", answered);
        navigator.serviceWorker.controller?.postMessage("which-version");
      }),
  );
  assert.ok(await offer.isHidden());
  assert.deepEqual(complaints(), []);
});

test("where the kept files are gone, those of the same version are kept anew, and none of another are given out", async () => {
  table.forgives(); // The browser tells of what did not come.
  const place = await site("cleared");
  const page = await visit(place.address);
  const clear = () => page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await begin(page, { kinds: ["person", "person"], seed: "2a" });
  const before = await state(page);
  await clear();
  await page.reload();
  await ready(page);
  assert.deepEqual(await state(page), before);
  assert.ok(await page.evaluate(async () => (await caches.match("www/page.js")) !== undefined));

  await clear();
  await renew(place, "Yokohama 2");
  const came = await page.evaluate((paths) => Promise.all(paths.map((path) => fetch(path).then(() => path, () => "nothing"))), [...THINKING, "www/words/fr.json"]);
  assert.deepEqual(new Set(came), new Set(["nothing"]));
  await page.reload();
  await ready(page);
  assert.equal(await page.title(), "Yokohama 2", "a page is of the server's version as a whole");
  assert.deepEqual(await state(page), before);
  await place.stop();
});

test("nothing keeps the game from being installed", async () => {
  const { address } = await site("installed");
  const page = await visit(address);
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  for (const { src, type } of JSON.parse(String(data)).icons) {
    const answer = await page.request.get(new URL(src, address).href);
    assert.deepEqual([answer.status(), answer.headers()["content-type"]], [200, type]);
  }
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // A browser without a past is one that nothing is installed in.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), []);
  assert.deepEqual(complaints(), []);
});

test("what is kept stays under the policy of the site", async () => {
  table.forgives(); // The browser tells of what it refused.
  const { address, stop } = await site("policy");
  const page = await visit(address);
  await stop();
  for (const path of ["", "editor.html", "frame.html"]) {
    const answer = await page.goto(address + path);
    assert.ok(answer?.fromServiceWorker(), path);
    for (const name of GUARDS) assert.equal(answer?.headers()[name], guards[path === "frame.html" ? 1 : 0][name], `${path} ${name}`);
    const came = await page.evaluate(
      () =>
        new Promise((done) => {
          document.head.append(Object.assign(document.createElement("script"), { textContent: "globalThis.ranInline = true" }));
          // Not at once: what is asked by the browser's tools may.
          setTimeout(() => {
            try {
              done([globalThis.ranInline === true, (0, eval)("1")]);
            } catch (/** @type {any} */ error) {
              done([globalThis.ranInline === true, error.name]);
            }
          });
        }),
    );
    assert.deepEqual(came, [false, "EvalError"], path);
  }
});

test("with the server stopped there are lessons, examples, the coach, the editor, the frame and the documentation's tables", async () => {
  const { address, stop } = await site("whole");
  const page = await visit(address);
  await stop();
  await page.reload();
  await ready(page);

  await page.click("#lessons");
  await page.locator("#lessons-list button").first().click();
  await page.waitForSelector("#lesson", { state: "visible" });
  await page.click("#lesson-on");
  assert.notEqual(await page.textContent("#lesson-text"), "");
  await page.click("#lesson-close");

  await page.click("#lessons");
  await page.locator("#worked-list button").first().click();
  await page.waitForSelector("#worked", { state: "visible" });
  const played = await page.evaluate(() => globalThis.yokohama.game.played);
  await page.click("#worked-show");
  await page.waitForFunction((played) => globalThis.yokohama.game.played > played, played);
  await leave(page);

  await begin(page, { kinds: ["person", "greedy"], seed: "2a" });
  await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" });
  await page.keyboard.press("k");
  await page.click("#coach-advise");
  await page.waitForSelector(".advice li");

  await page.goto(`${address}editor.html`);
  await page.waitForFunction(() => document.querySelector("#laid meiji-table")?.table(1) !== undefined);
  await page.goto(`${address}frame.html?seats=apprentice,greedy`);
  await page.waitForFunction(() => document.querySelector("meiji-table").table(1)?.played > 10);
  await page.goto(`${address}www/docs/`);
  await page.locator(".live button").first().click();
  await page.waitForFunction(() => document.querySelector(".live meiji-table")?.table?.(1) !== undefined);
  assert.deepEqual(complaints(), []);
});

// A page that no service worker keeps.
async function visitPlainly({ address }) {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  return page;
}

async function toldOfRenewal(page) {
  await page.waitForSelector("#failure", { state: "visible" });
  assert.match(await page.textContent("#failure-text"), /^A newer version of the game lies on the server/);
  assert.deepEqual(complaints(), []);
}

for (const [what, kinds] of /** @type {any[][]} */ ([
  ["nothing of what thinks", ["person", "person"]],
  ["the program of what thinks, and not its scripts,", ["person", "greedy"]],
])) {
  test(`where a page has ${what} of its own build, it says so, and the game goes on in the newer one`, async () => {
    const place = await site(`renewed-${kinds.at(-1)}`);
    const page = await visitPlainly(place);
    await ready(page);
    const fetched = kinds.includes("greedy") ? page.waitForResponse((answer) => answer.url().endsWith("opponents_bg.wasm"), { timeout: 0 }) : undefined;
    await begin(page, { kinds, seed: "2a", curtain: false });
    await (await fetched)?.finished();
    await page.waitForFunction(() => globalThis.yokohama.view.seat === globalThis.yokohama.game.decision().seat);
    const before = await state(page);
    await rebuild(place);
    await handOver(page);
    await toldOfRenewal(page);
    assert.deepEqual(await state(page), before);
    await page.reload();
    await page.waitForFunction((played) => globalThis.yokohama.game?.played > played, before[1]);
    assert.equal(await page.isVisible("#failure"), false);
    assert.deepEqual(complaints(), []);
  });
}

test("a lesson and a table of another build than the page are not begun, and the page says why", async () => {
  const place = await site("renewed");
  const page = await visitPlainly(place);
  await ready(page);
  let give;
  place.held.set("www/yokohama_bg.wasm", new Promise((given) => (give = given)));
  const late = await visitPlainly(place);
  await late.waitForSelector("#start", { state: "visible" });
  await rebuild(place);
  give();
  await page.click("#lessons");
  await page.locator("#lessons-list button").first().click();
  await toldOfRenewal(page);
  await ready(late);
  await late.click("#begin");
  await toldOfRenewal(late);
});

test("a version whose files are not all of one build is not kept", async () => {
  table.forgives(); // The browser tells of it.
  const place = await site("torn");
  await writeFile(join(place.root, "www/words/pl.json"), "{}");
  const page = await table.blankPage({ serviceWorkers: "allow" });
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...given) {
      globalThis.registered = register.apply(this, given);
      return globalThis.registered;
    };
  });
  await page.goto(place.address);
  await ready(page);
  await page.waitForFunction(() => globalThis.registered !== undefined);
  const became = await page.evaluate(async () => {
    const keeper = await globalThis.registered;
    const worker = keeper.installing ?? keeper.waiting ?? keeper.active;
    const isSettled = () => worker === null || ["activated", "redundant"].includes(worker.state);
    while (!isSettled()) await new Promise((changed) => worker.addEventListener("statechange", changed, { once: true }));
    return worker?.state ?? "redundant";
  });
  assert.equal(became, "redundant");
  await place.stop();
});
