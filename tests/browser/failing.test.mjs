// What the page says and does when something around it or in it fails.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { ROOT, bytesOf, held, openForTests, ownBrowser, ready } from "./harness.mjs";
import { begin, leave, playOn, unfold } from "./players.mjs";
import { painted, patient } from "./waits.mjs";

const table = await openForTests(ownBrowser);

// The notice that is seen, and nothing else but the title.
async function notice(page) {
  await page.waitForSelector(".notice:visible:not(#loading)");
  return page.evaluate(() => {
    if (["#setup", "#start nav"].some((rest) => document.querySelector(rest)?.checkVisibility())) throw new Error("more is seen than the title");
    const shown = [...document.querySelectorAll(".notice")].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    return shown.map((one) => one.innerText.trim()).join("\n");
  });
}

test("opened as a file, the page says how to open it", async () => {
  table.forgives(); // The browser tells of what it refused.
  const page = await table.blankPage();
  await page.goto(pathToFileURL(join(ROOT, "dist/index.html")).href);
  assert.match(await notice(page), /^Opened as a file, .+ “cargo play” starts one\.$/);
});

test("what runs before all is read by browsers that are too old for the rest, which it tells of", async () => {
  table.forgives(); // The browser tells of what is missing.
  const { transform } = await import(pathToFileURL(join(ROOT, "xtask/bundler/node_modules/esbuild/lib/main.js")).href);
  const script = await readFile(join(ROOT, "dist/www/opening.js"), "utf8");
  const [old, newest] = await Promise.all(["es2017", "esnext"].map((target) => transform(script, { target })));
  assert.equal(old.code, newest.code, "nothing in it has to be said in older words");
});

for (const [what, pattern] of [
  ["the program", "**/cover_bg.wasm"],
  ["its own script", "**/page.js"],
  ["a script that it needs", "**/cover.js"],
]) {
  test(`where ${what} does not arrive, the page says so`, async () => {
    table.forgives(); // The browser tells of what is missing.
    const page = await table.blankPage();
    await page.route(pattern, (route) => route.abort());
    await page.goto(table.address);
    assert.match(await notice(page), /^The game could not be loaded\./);
  });
}

for (const [what, pattern, given, says] of /** @type {any[][]} */ ([
  ["a script that is missing", "**/cover.js", { status: 404 }, /^The file www\/cover\.js is missing on this server\./],
  ["the program that is missing", "**/cover_bg.wasm", { status: 404 }, /^The file www\/cover_bg\.wasm is missing/],
  ["a script of another type", "**/cover.js", { contentType: "text/plain", body: "" }, /^The server gives www\/cover\.js out as another type of file\./],
  ["a page in the place of the program", "**/cover_bg.wasm", { contentType: "text/html", body: "<p>Not found</p>" }, /^The server gives www\/cover_bg\.wasm out as another type/],
])) {
  test(`of ${what} the page names the file`, async () => {
    table.forgives(); // The browser tells of what is missing.
    const page = await table.blankPage();
    await page.route(pattern, (route) => route.fulfill({ body: "", ...given }));
    await page.goto(table.address);
    await page.waitForFunction(() => !document.getElementById("loading").checkVisibility() && !document.getElementById("not-loaded").checkVisibility());
    assert.match(await notice(page), says);
  });
}

for (const [file, what, answer, says] of /** @type {any[][]} */ ([
  ["yokohama_bg.wasm", "does not arrive", (route) => route.abort(), /^The game could not be loaded\./],
  ["yokohama_bg.wasm", "is missing", (route) => route.fulfill({ status: 404, body: "" }), /^The file www\/yokohama_bg\.wasm is missing on this server\./],
  ["yokohama_bg.wasm", "is a page", (route) => route.fulfill({ contentType: "text/html", body: "<p>Not found</p>" }), /^The server gives www\/yokohama_bg\.wasm out as another type of file\./],
  ["yokohama.js", "does not arrive", (route) => route.abort(), /^The game could not be loaded\./],
  ["yokohama.js", "is missing", (route) => route.fulfill({ status: 404, body: "" }), /^The file www\/yokohama\.js is missing on this server\./],
  ["yokohama.js", "is of another type", (route) => route.fulfill({ contentType: "text/plain", body: "" }), /^The server gives www\/yokohama\.js out as another type of file\./],
  ["yokohama.js", "is cut short", (route) => route.fulfill({ contentType: "text/javascript", body: "export function a() {" }), /^The file www\/yokohama\.js came incomplete/],
])) {
  test(`where ${file}, of the table's program, ${what}, the first page says so to whoever begins, and it can be tried again`, async () => {
    table.forgives(); // The browser tells of what is missing.
    const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
    await page.route(`**/${file}*`, answer); // Each further try of a script has an address of its own.
    await page.goto(table.address);
    await ready(page);
    assert.equal(await page.isVisible("#failure"), false, "nobody asked for it yet");
    for (const way of ["#begin", "#help", "#own-values"]) {
      await page.click(way);
      await page.waitForSelector("#failure", { state: "visible" });
      assert.match(await page.textContent("#failure-text"), says);
      assert.equal(await page.isVisible("#loading"), false);
      await page.click("#failure-close");
    }
    await unfold(page);
    await page.fill("#seed", "f0");
    await page.unroute(`**/${file}*`);
    await page.click("#begin");
    await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
    assert.equal(await page.isVisible("#failure"), false);
    await playOn(page, { until: (played) => played > 4 });
  });
}

test("where two files are missing one after the other, the second is named too", async () => {
  table.forgives(); // The browser tells of what is missing.
  const page = await table.blankPage();
  const missing = (route) => route.fulfill({ status: 404, body: "" });
  await page.route("**/page.css", missing);
  let lose;
  const lost = new Promise((resolve) => (lose = resolve));
  await page.route("**/cover.js", (route) => lost.then(() => missing(route)));
  await page.goto(table.address, { waitUntil: "commit" });
  const named = (file) => page.waitForFunction((file) => document.getElementById("missing")?.textContent.startsWith(`The file ${file} is missing`), file);
  await named("www/styles/page.css");
  lose();
  await named("www/cover.js");
});

for (const kept of [false, true]) {
  test(`a style whose connection breaks off is told of, and keeps nobody from ${kept ? "the game that was begun" : "the first page"}`, async () => {
    const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(table.address);
    await ready(page);
    if (kept) await begin(page, { kinds: ["person", "person"], seed: "2a", curtain: false });
    table.forgives(/page\.css|ERR_FAILED/);
    await page.route("**/page.css", (route) => route.abort());
    await page.reload();
    await page.waitForFunction((kept) => document.documentElement.dataset.page === (kept ? "play" : "start"), kept);
    await page.waitForFunction(() => document.getElementById("not-loaded").checkVisibility());
    assert.equal(await page.isVisible("#failure"), false);
    assert.deepEqual(table.problems, []);
  });
}

for (const viewport of [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }, { width: 390, height: 844 }]) {
  test(`the title is seen before the style of the rest has come, and stays where it is: ${viewport.width} wide`, async () => {
    const page = await table.blankPage({ viewport });
    const release = await held(page, "**/page.css");
    await page.goto(table.address, { waitUntil: "commit" });
    const title = () => page.evaluate(() => {
      const boxes = [...document.querySelectorAll("#start .title > *")].map((element) => element.getBoundingClientRect());
      return boxes.map(({ x, y, width, height }) => [x, y, width, height]);
    });
    await page.waitForFunction(() => document.querySelector("#start h1")?.checkVisibility() && document.fonts.check('700 46px "Yokohama Serif"') && document.fonts.check('15px "Yokohama Sans"'));
    const before = await title();
    assert.equal(await page.evaluate(() => document.getElementById("setup") === null), true);
    release();
    await ready(page);
    assert.deepEqual(await title(), before);
    assert.deepEqual(table.problems, []);
  });
}

test("a style that is long in coming is told of, keeps nobody from the page, and is taken once it comes", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  const release = await held(page, "**/page.css");
  await page.goto(table.address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.getElementById("awaited")?.checkVisibility() && document.documentElement.dataset.page === "start");
  release();
  await page.waitForFunction(() => getComputedStyle(document.getElementById("setup")).flexDirection === "column");
  await page.waitForFunction(() => ![...document.querySelectorAll(".notice")].some((notice) => notice.checkVisibility()));
  assert.deepEqual(table.problems, []);
});

test("of two styles that are long in coming one is told of until both have come", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  const [first, rest] = [await held(page, "**/first.css"), await held(page, "**/page.css")];
  await page.goto(table.address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.getElementById("awaited")?.checkVisibility() && document.documentElement.dataset.page === "start");
  rest();
  await page.waitForFunction(() => getComputedStyle(document.getElementById("setup")).flexDirection === "column");
  assert.equal(await page.isVisible("#awaited"), true);
  first();
  await page.waitForFunction(() => getComputedStyle(document.body).margin === "0px");
  await page.waitForFunction(() => ![...document.querySelectorAll(".notice")].some((notice) => notice.checkVisibility()));
  assert.deepEqual(table.problems, []);
});

test("a style that is long in coming and then fails is told of as what did not come", async () => {
  table.forgives(); // The browser tells of what is missing.
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  let fail = () => {};
  const failed = new Promise((resolve) => (fail = () => resolve(undefined)));
  await page.route("**/page.css", (route) => failed.then(() => route.abort()));
  await page.goto(table.address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.getElementById("awaited")?.checkVisibility() && document.documentElement.dataset.page === "start");
  fail();
  await page.waitForFunction(() => document.getElementById("not-loaded").checkVisibility() && !document.getElementById("awaited").checkVisibility());
});

// Slow: nobody answers, and that is waited for twice.
test("who begins where the table's program never comes is told all the while what is waited for", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await held(page, "**/yokohama_bg.wasm");
  await page.goto(table.address);
  await ready(page);
  await page.click("#begin");
  await page.waitForSelector("#loading", { state: "visible" });
  await page.evaluate(() => {
    globalThis.untold = 0;
    const look = () => {
      const isTold = ["loading", "awaited", "failure"].some((id) => document.getElementById(id).checkVisibility());
      globalThis.untold += isTold ? 0 : 1;
      if (document.getElementById("failure").hidden) setTimeout(look, 50);
    };
    look();
  });
  await page.waitForSelector("#failure", { state: "visible" });
  assert.match(await page.textContent("#failure-text"), /^The game could not be loaded\./);
  const untold = await page.evaluate(() => globalThis.untold);
  assert.equal(untold, 0, "looks at which nothing was told");
});

test("where the table's words alone cannot be read, that is told in the language of the others", async () => {
  const page = await table.blankPage({ locale: "fr-FR" });
  await page.route("**/www/words/fr.json", (route) => route.fulfill({ contentType: "application/json", body: "{" }));
  await page.goto(`${table.address}#lesson=lessons/turn.json`);
  await page.waitForFunction(() => document.getElementById("broken").textContent.startsWith("Le fichier ") && document.getElementById("broken").checkVisibility());
});

test("a link whose table does not come tells of it, and opens it when it does", async () => {
  const page = await table.blankPage();
  await page.route("**/yokohama_bg.wasm", (route) => route.abort());
  await page.goto(`${table.address}#game=AAAA`);
  assert.match(await notice(page), /^The game could not be loaded\./);
});

// The site under another policy.
async function under(policy, options) {
  const page = await table.blankPage(options);
  await page.route("**/*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), "content-security-policy": policy } });
  });
  await page.goto(table.address);
  return page;
}

test("a site that forbids WebAssembly or scripts is told what its policy needs, in the language of the browser", async () => {
  const rest = "default-src 'self'; img-src 'self' data:";
  const page = await under(`${rest}; script-src 'self'`);
  await page.waitForSelector("#policy:visible");
  assert.match(await notice(page), /needs script-src 'self' 'wasm-unsafe-eval'\.$/);
  const french = await under(`${rest}; script-src 'self'`, { locale: "fr-FR" });
  await french.waitForFunction(() => document.getElementById("policy").innerText.startsWith("Ce site interdit"));
  const none = await under(`${rest}; script-src 'none'`);
  await hurryStyles(none);
  await none.waitForSelector(".late:visible");
  assert.match(await notice(none), /needs script-src 'self'\.$/);
});

// Lets what the style only shows after a while be shown at once.
async function hurryStyles(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 1000 });
}

const isWaited = (page) => page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => true));

test("that no script has run is not said while they are on their way, nor over a page that works", async () => {
  table.forgives(); // The browser tells of what is missing.
  const slow = await table.blankPage();
  let give;
  const given = new Promise((resolve) => (give = resolve));
  await slow.route("**/page.js", async (route) => {
    await given;
    await route.fallback();
  });
  await slow.goto(table.address, { waitUntil: "commit" });
  await slow.waitForSelector("#loading", { state: "visible" });
  await hurryStyles(slow);
  await isWaited(slow);
  assert.equal(await slow.isVisible(".late"), false, "while they are on their way");
  give();
  await ready(slow);

  const page = await table.blankPage();
  await page.route("**/opening.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(table.address);
  await ready(page);
  await hurryStyles(page);
  await isWaited(page);
  assert.equal(await page.isVisible(".late"), false, "over a page that works");
  await begin(page, { kinds: ["person", "greedy"], seed: "f0" });
  await playOn(page, { until: (played) => played > 4 });
});

test("a browser without WebAssembly is told so", async () => {
  const page = await table.blankPage();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  await page.goto(table.address);
  assert.match(await notice(page), /^This browser cannot run WebAssembly/);
});

test("a page without JavaScript says what it needs", async () => {
  const page = await table.blankPage({ javaScriptEnabled: false });
  await page.goto(table.address);
  assert.match(await page.innerText("body"), /needs JavaScript/);
});

test("a font that does not arrive keeps nobody from playing", async () => {
  const page = await table.blankPage();
  await page.route("**/sans-700.woff2", (route) => route.abort());
  await page.goto(table.address);
  await ready(page);
  await begin(page, { kinds: ["person", "greedy"], seed: "f0" });
  await playOn(page, { until: (played) => played > 8 });
});

test("every face is there before anything is painted", async () => {
  const page = await table.blankPage();
  await patient(page);
  const release = await held(page, "**/*.woff2");
  await page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    globalThis.missing = [];
    CanvasRenderingContext2D.prototype.fillText = function (...given) {
      if (!document.fonts.check(this.font)) globalThis.missing.push(this.font);
      return fillText.apply(this, given);
    };
  });
  await page.goto(table.address, { waitUntil: "commit" }); // The fonts belong to what a page loads.
  // The program is there and speaks, and the page waits for them all the same.
  await page.waitForFunction(() => document.querySelector("select.language option") !== null);
  await painted(page);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.page), undefined);
  release();
  await ready(page);
  await begin(page, { kinds: ["person", "greedy"], seed: "f0" });
  await playOn(page, { until: (played) => played > 4 });
  assert.equal(await page.evaluate(() => [...document.fonts].every((face) => face.status === "loaded")), true);
  assert.deepEqual(await page.evaluate(() => globalThis.missing), []);
});

test("a face that comes later than anybody waits for it is painted with as soon as it is there", async () => {
  const page = await table.blankPage();
  const release = await held(page, "**/*.woff2");
  await page.goto(table.address, { waitUntil: "commit" }); // The fonts belong to what a page loads.
  await ready(page);
  await begin(page, { kinds: ["person", "person"], seed: "f0" });
  await painted(page);
  await page.evaluate(() => (globalThis.before = document.querySelector("#table").toDataURL()));
  release();
  await page.waitForFunction(() => document.querySelector("#table").toDataURL() !== globalThis.before);
});

test("a table that a page comes back to is painted once", async () => {
  const page = await table.blankPage();
  await patient(page);
  await page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    globalThis.texts = 0;
    CanvasRenderingContext2D.prototype.fillText = function (...given) {
      globalThis.texts += 1;
      return fillText.apply(this, given);
    };
  });
  await page.goto(table.address);
  await ready(page);
  await begin(page, { kinds: ["person", "person"], seed: "f0" });
  await page.reload();
  await ready(page);
  const drawn = await page.evaluate(() => globalThis.texts);
  const once = await page.evaluate(() => {
    globalThis.texts = 0;
    globalThis.yokohama.view.repaint();
    return globalThis.texts;
  });
  assert.ok(once > 20 && drawn < 1.5 * once, `${drawn} texts were painted, ${once} of them lie on the table`);
});

test("where nothing can be kept, the page says so once and the game goes on", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(table.address);
  await ready(page);
  await page.click("#begin");
  assert.match(await page.textContent("#failure-text"), /no room left .+ Save the record/);
  await page.click("#failure-close");
  await playOn(page, { until: (played) => played > 12 });
  assert.equal(await page.isVisible("#failure"), false);
});

for (const [what, shut] of [
  ["full", () => (Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); })],
  ["shut off", () => Object.defineProperty(globalThis, "localStorage", { get: () => { throw new DOMException("shut off", "SecurityError"); } })],
]) {
  test(`where storage is ${what}, settings hold as long as the page`, async () => {
    const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(shut);
    await page.goto(table.address);
    await ready(page);
    const palette = () => page.evaluate(() => document.documentElement.dataset.palette);
    await page.click('#palettes label:has([value="clear"])');
    assert.equal(await palette(), "clear");
    assert.ok(await page.isChecked('#palettes [value="clear"]'));
    await page.click('#palettes label:has([value="print"])');
    assert.equal(await palette(), "print");
  });
}

test("when the program fails, the record is offered, and another one goes on without a reload", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "greedy"], seed: "bad" });
  let last;
  await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" && (last = now) });
  const hash = await page.evaluate(() => globalThis.yokohama.game.hash());
  // The next touch finds the game gone.
  await page.evaluate(() => globalThis.yokohama.game.free());
  await page.mouse.click(last.x, last.y);
  assert.match(await page.textContent("#failure-text"), /goes on/);
  assert.equal(await page.isVisible("#failure-close"), false);
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#failure-save")]);
  assert.equal(JSON.parse(String(await bytesOf(saved))).hash, hash);
  await page.mouse.click(last.x, last.y); // Nobody listens any more.
  await page.evaluate(() => (globalThis.sameDocument = true));
  await page.click("#failure-reload");
  await page.waitForSelector("#failure", { state: "hidden" });
  assert.ok(await page.evaluate(() => globalThis.sameDocument));
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.hash()), hash);
  const played = await page.evaluate(() => globalThis.yokohama.game.played);
  await playOn(page, { until: (now) => now > played + 10 });
});

// Where a legal move begins on the page.
const wayOn = (page) =>
  page.evaluate(() => {
    const { game, view } = globalThis.yokohama;
    const box = document.getElementById("table").getBoundingClientRect();
    const [x, y] = view.wayTo(game.legalMoves().find((move) => view.wayTo(move)));
    return [box.left + x, box.top + y];
  });

test("when the program fails in a lesson, its own record is offered, and nothing is said to be kept", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "greedy"], seed: "bad" });
  await playOn(page, { until: (played) => played > 10 });
  await leave(page);
  await page.click("#lessons");
  await page.locator("#lessons-list button").first().click();
  await page.waitForSelector("#lesson", { state: "visible" });
  const hash = await page.evaluate(() => globalThis.yokohama.game.hash());
  const [x, y] = await wayOn(page);
  await page.evaluate(() => globalThis.yokohama.game.free());
  await page.mouse.click(x, y);
  assert.match(await page.textContent("#failure-text"), /not kept .+ Save the record/);
  assert.ok(await page.isVisible("#failure-hidden"), "what is hidden is in it");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#failure-save")]);
  assert.equal(JSON.parse(String(await bytesOf(saved))).hash, hash);
});

test("what is not kept for want of room is not said to be", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "greedy"], seed: "bad" });
  await playOn(page, { until: (played, now) => played > 4 && now.kind === "touch" });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.mouse.click(...(await wayOn(page)));
  await page.click("#failure-close");
  const [x, y] = await wayOn(page);
  await page.evaluate(() => globalThis.yokohama.game.free());
  await page.mouse.click(x, y);
  assert.match(await page.textContent("#failure-text"), /not kept/);
});

test("what found no room goes on after a failure with the printed values that it was begun with", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  const content = await page.evaluate(async () => (await import("./www/yokohama.js")).defaultContent());
  const own = JSON.stringify({ ...JSON.parse(content), edition: "my-box" });
  await page.setInputFiles("#content-file", { name: "own.json", mimeType: "application/json", buffer: Buffer.from(own) });
  await page.waitForSelector("#values-drop", { state: "attached" });
  await begin(page, { kinds: ["person", "greedy"], seed: "bad" });
  await playOn(page, { until: (played, now) => played > 4 && now.kind === "touch" });
  await leave(page);
  await page.click("#own-values");
  await page.click("#values-drop");
  await page.click("#values-close");
  await page.click("#continue");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.mouse.click(...(await wayOn(page)));
  await page.click("#failure-close");
  const hash = await page.evaluate(() => globalThis.yokohama.game.hash());
  const [x, y] = await wayOn(page);
  await page.evaluate(() => {
    globalThis.sameDocument = true;
    globalThis.yokohama.game.free();
  });
  await page.mouse.click(x, y);
  await page.click("#failure-reload");
  await page.waitForFunction((hash) => globalThis.sameDocument && globalThis.yokohama.game?.hash() === hash, hash);
});

test("a failure is told while the worker that keeps the game is not there yet", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => {});
  });
  await page.goto(table.address);
  await ready(page);
  await begin(page, { kinds: ["person", "greedy"], seed: "bad" });
  await playOn(page, { until: (played, now) => played > 4 && now.kind === "touch" });
  const [x, y] = await wayOn(page);
  await page.evaluate(() => globalThis.yokohama.game.free());
  await page.mouse.click(x, y);
  await page.waitForSelector("#failure-reload", { state: "visible" });
});

test("a report tells the build and why the program failed", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await begin(page, { kinds: ["person", "greedy"], seed: "bad" });
  await playOn(page, { until: (played, now) => played > 4 && now.kind === "touch" });
  const record = await page.evaluate(() => globalThis.yokohama.game.hash());
  await page.evaluate(() => setTimeout(() => { throw new Error("a broken plank"); }));
  await page.click("#failure-report");
  await page.waitForFunction(() => document.getElementById("failure-text").textContent === "Copied");
  const report = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(report, /^Meiji, yokohama \S+ [0-9a-f]{16}\n/);
  assert.match(report, /\nError: a broken plank/);
  assert.ok(report.includes(record));
});

test("when the first page fails, no game is offered that was left before", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "greedy"], seed: "bad" });
  await playOn(page, { until: (played) => played > 4 });
  await leave(page);
  await page.evaluate(() => setTimeout(() => { throw new Error("a broken plank"); }));
  await page.waitForSelector("#failure", { state: "visible" });
  assert.equal(await page.textContent("#failure-text"), "Something unexpected happened. Reload the page.");
  for (const id of ["failure-save", "failure-report", "failure-hidden"]) assert.equal(await page.isVisible(`#${id}`), false, id);
});

test("a program whose memory is spoilt is replaced, and the game goes on", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "greedy"], seed: "bad" });
  let last;
  await playOn(page, { until: (played) => played > 10 });
  await page.reload(); // Then this program alone answers, for the pages around the table too.
  await ready(page);
  await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" && (last = now) });
  const hash = await page.evaluate(() => globalThis.yokohama.game.hash());
  await page.evaluate(async () => {
    const { default: begin } = await import(new URL("www/yokohama.js", document.baseURI).href);
    new Uint8Array((await begin()).memory.buffer).fill(255);
  });
  await page.mouse.click(last.x, last.y);
  await page.waitForSelector("#failure-reload", { state: "visible" });
  await page.click("#failure-reload");
  await page.waitForSelector("#failure", { state: "hidden" });
  await page.waitForFunction((hash) => globalThis.yokohama.game?.hash() === hash, hash);
  await playOn(page, { until: (now) => now > 24 });
  await leave(page);
  await page.waitForSelector("#start", { state: "visible" });
  assert.equal(await page.isVisible("#failure"), false);
});

test("a game that fails as it is taken up does not keep the first page from coming", async () => {
  const page = await table.newPage();
  await begin(page, { kinds: ["person", "greedy"], seed: "bad" });
  // The table's canvas gives nothing to paint in, once.
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    /** @this {any} */
    const failing = function (...given) {
      if (this.id === "table" && !sessionStorage.failed) {
        sessionStorage.failed = true;
        throw new Error("out of order");
      }
      return Reflect.apply(getContext, this, given);
    };
    Object.assign(HTMLCanvasElement.prototype, { getContext: failing });
  });
  await page.reload();
  await page.waitForSelector("#failure", { state: "visible" });
  assert.match(await page.textContent("#failure-text"), /cannot draw the table/);
  await page.reload();
  await ready(page);
  assert.ok(await page.isVisible("#setup"));
  await page.click("#continue");
  assert.equal(await page.evaluate(() => globalThis.yokohama.view.seat), 0);
});

test("a browser that paints nothing is told so", async () => {
  const page = await table.blankPage();
  await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
  await page.goto(table.address);
  await page.waitForSelector("#failure", { state: "visible" });
  assert.match(await page.textContent("#failure-text"), /cannot draw the table/);
});
