// Lessons at the table: chosen on the first page, opened by a link, laid by an element; and read to their end, the next one in the next language.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { duel } from "./games/duel.mjs";
import { GAMES } from "./games/games.mjs";
import { yokohama } from "./games/yokohama.mjs";
import { EVERY_CASE, ROOT, held, openForTests, ready, shot } from "./harness.mjs";
import { away, begin, leave } from "./players.mjs";
import { painted, patient } from "./waits.mjs";

const shipped = async (name) => JSON.parse(await readFile(join(ROOT, "lessons", name), "utf8"));

// The lessons of a game, each with the game, its place among the game's, and its name among all.
async function lessonsOf({ name: game, folder }) {
  const order = await shipped(`${folder}order.json`);
  return Promise.all(order.map(async (name, place) => ({ game, place, name: folder + name, lesson: await shipped(folder + name) })));
}

const LESSONS = await lessonsOf(yokohama);
const DUELS = await lessonsOf(duel);
const ALL = (await Promise.all(GAMES.map(lessonsOf))).flat();

const table = await openForTests();

const said = (page) => page.locator("#lesson-said").textContent();

// A phone, and the widest that is one here.
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const PHONE_MOST = 600;

// Touches the table where a move leads on, as a reader would who knows which.
async function touch(page, move) {
  // A board that the pointer rests on would open its sheet by and by. A text of another length makes the table higher or lower, which the
  // next frames show.
  await away(page);
  await painted(page);
  const way = await page.evaluate((move) => {
    const way = globalThis.yokohama.view.wayTo(move);
    const { left, top } = document.getElementById("table").getBoundingClientRect();
    return way && { x: left + way[0], y: top + way[1] };
  }, move);
  assert.ok(way, `there is no way to ${move}`);
  // A finger rests nowhere either: on a phone a sheet would open below the pointer where the machine is slow to press.
  if (page.viewportSize().width < PHONE_MOST) await page.touchscreen.tap(way.x, way.y);
  else await page.mouse.click(way.x, way.y);
}

// Touches the table until a move is made, given in the short notation; gives whether the lesson has taken it.
async function make(page, short) {
  const [before, move] = await page.evaluate((short) => [globalThis.yokohama.game.played, globalThis.yokohama.game.readShort(short)], short);
  for (let touches = 0; touches < 6; touches += 1) {
    await touch(page, move);
    const [played, answer] = await page.evaluate(() => [globalThis.yokohama.game.played, document.getElementById("lesson-said").textContent]);
    if (played > before) return true;
    if (answer !== "") return false;
  }
  throw new Error(`${short} was not made`);
}

// What a lesson shows: the number of its step, and whether it goes on by a button alone, or is over.
const shown = (page) => page.evaluate(() => {
  const seen = (id) => document.getElementById(id).checkVisibility();
  const [number] = document.getElementById("lesson-where").textContent.match(/\d+/) ?? []; // At the end there is none.
  return { number: Number(number), goesOn: seen("lesson-on"), isOver: seen("lesson-again") };
});

async function read(page, lesson) {
  const seen = [];
  for (const { steps } = lesson; ; ) {
    const { number, goesOn, isOver } = await shown(page);
    if (isOver) return seen;
    const step = steps[number - 1];
    seen.push(step.id);
    assert.ok(seen.length < 100, "the lesson does not end");
    if (goesOn) {
      await page.click("#lesson-on");
      continue;
    }
    const moves = step.must?.split(";") ?? [await legal(page, step.may)];
    for (const move of moves) assert.ok(await make(page, move.trim()), `${step.id}: ${await said(page)}`);
  }
}

// The first legal move that one of some patterns describes, in the short notation.
const legal = (page, patterns) => page.evaluate((patterns) => {
  const { game } = globalThis.yokohama;
  for (const pattern of patterns) {
    const beginning = pattern.replace(/\.\.$/, "");
    const fits = ({ short }) => short === pattern || (beginning !== pattern && short.startsWith(beginning));
    const found = game.completions(beginning).find(fits);
    if (found) return found.short;
  }
  throw new Error(`nothing fits ${patterns}`);
}, patterns);

// Who reads: on a phone, where what is asked for has to be within reach, whatever the lesson pointed at, the first lesson of each game and each third
// after it; at a table, where all is in sight, the ones after these. The others are not read here: what a lesson says and takes is held natively. With `EVERY_CASE=1` in the
// environment both read each.
const READERS = [
  { how: "", viewport: { width: 1280, height: 800 }, hasTouch: false, reads: ({ place }) => place % 3 === 1 },
  { how: " on a phone", ...PHONE, reads: ({ place }) => place % 3 === 0 },
];

// Each reader's next lesson is read in the next language: its sentences are held natively.
const LANGUAGES = Object.keys(LESSONS[0].lesson.title);

// Each reads at one page for each language, one lesson after the other, at which nothing moves: what is touched stays where it is.
const pages = await Promise.all(READERS.map(({ viewport, hasTouch }) => Promise.all(LANGUAGES.map((locale) => reading({ viewport, hasTouch, locale })))));

async function reading(options) {
  const page = await table.blankPage(options);
  await page.addInitScript(() => localStorage.setItem("yokohama.settings", JSON.stringify({ motion: "off" })));
  await page.goto(table.address);
  await ready(page);
  return page;
}

for (const [reader, { how, reads }] of READERS.entries()) {
  for (const [number, offered] of ALL.filter((one) => EVERY_CASE || reads(one)).entries()) {
    const tongue = (number + reader) % LANGUAGES.length;
    const [language, page] = [LANGUAGES[tongue], pages[reader][tongue]];
    test(`the lesson “${offered.lesson.title.en}” is read to its end in ${language}${how}`, () => readWhole(page, offered, language));
  }
}

async function readWhole(page, { game, name, lesson }, language) {
  const { width } = page.viewportSize();
  const called = name.replace(".json", "").replace("/", "-");
  if (!(await page.isVisible("#start"))) await comeAnew(page); // A lesson that failed is still there.
  await page.check(`#game [value="${game}"]`);
  const offer = page.locator("#lessons-list button", { hasText: lesson.title[language] });
  await page.click("#lessons");
  await offer.waitFor();
  assert.equal(await offer.locator("small").count(), 0, "it is told as finished before it is read");
  await offer.click();
  await page.waitForSelector("#lesson", { state: "visible" });
  assert.equal(await page.textContent("#lesson-title"), lesson.title[language]);
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.game), game);
  await shot(page, `lesson-${called}-${width}`);
  const seen = await read(page, lesson);
  assert.equal(seen[0], lesson.steps[0].id);
  await shot(page, `lesson-${called}-end-${width}`);
  await page.click("#lesson-close");
  assert.ok(await page.isVisible("#start"));
  await page.waitForFunction(isKept, { game, file: name.split("/").at(-1) });
  await page.click("#lessons");
  await offer.locator("small").waitFor();
  await page.click("#lessons-close");
  assert.deepEqual(table.problems, []);
}

// Whether it is kept that a lesson of a game was read to its end.
function isKept({ game, file }) {
  const { read, reads } = JSON.parse(localStorage.getItem("yokohama.settings"));
  return (game === "yokohama" ? read : reads?.[game])?.includes(file);
}

// Comes to the first page anew, whatever was left behind.
async function comeAnew(page) {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${table.address}#`);
  await page.reload();
  await ready(page);
}

test("a link to a lesson of another game leads to that game's table at once, and that game's alone", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  const fetched = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${table.address}#lesson=lessons/${DUELS[0].name}`);
  await ready(page);
  await page.waitForSelector("#lesson", { state: "visible" });
  assert.equal(await page.textContent("#lesson-title"), DUELS[0].lesson.title.en);
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.game), "duel");
  const has = (end) => fetched.some((path) => path.endsWith(end));
  assert.ok(has("/duel_bg.wasm") && !has("/yokohama_bg.wasm"), fetched.join());
  assert.deepEqual(table.problems, []);
});

test("another move than the lesson asks for is answered and not played, and the way back leads to every step", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${table.address}#lesson=lessons/turn.json`);
  await ready(page);
  await page.waitForSelector("#lesson", { state: "visible" });
  const { steps } = JSON.parse(await readFile(join(ROOT, "lessons/turn.json"), "utf8"));
  while (await page.isVisible("#lesson-on")) await page.click("#lesson-on");
  const other = await page.evaluate((must) => {
    const { game } = globalThis.yokohama;
    return game.legalMoves().find((move) => move !== game.readShort(must) && globalThis.yokohama.view.wayTo(move));
  }, steps[2].must);
  const hash = await page.evaluate(() => globalThis.yokohama.game.hash());
  await touch(page, other);
  assert.equal(await said(page), steps[2].wrong.en);
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.hash()), hash);
  await page.click("#lesson-hint");
  assert.equal(await said(page), steps[2].hints[0].en);
  await make(page, steps[2].must);
  await page.click("#lesson-back");
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.hash()), hash);
  assert.match(await page.textContent("#lesson-where"), /^3 /);
  await page.click("#lesson-back");
  assert.match(await page.textContent("#lesson-where"), /^2 /);
  // The link stays: a reload begins the lesson anew.
  await page.reload();
  await ready(page);
  await page.waitForSelector("#lesson", { state: "visible" });
  assert.match(await page.textContent("#lesson-where"), /^1 /);
  assert.deepEqual(table.problems, []);
});

test("a lesson is read in the smallest windows", async () => {
  const page = await table.newPage({ viewport: { width: 320, height: 320 } });
  await page.goto(`${table.address}#lesson=lessons/${DUELS[0].name}`);
  await page.waitForSelector("#lesson", { state: "visible" });
  for (const [width, height] of [[320, 320], [320, 480], [400, 320], [480, 360], [320, 568]]) {
    await page.setViewportSize({ width, height });
    const text = await page.locator("#lesson-text").boundingBox();
    assert.ok(text.width > 0.8 * width, `${text.width} of ${width} × ${height}`);
  }
  assert.deepEqual(table.problems, []);
});

test("a link to a lesson is used up when the lesson is left: a reload comes back to the game that was begun after it", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${table.address}#lesson=lessons/turn.json`);
  await ready(page);
  await page.waitForSelector("#lesson", { state: "visible" });
  await page.click("#lesson-close");
  await page.reload();
  await ready(page);
  assert.ok(await page.isVisible("#start"));
  await begin(page, { kinds: ["person", "person"], seed: "2a" });
  const hash = () => page.evaluate(() => globalThis.yokohama.game.hash());
  const before = await hash();
  await page.reload();
  await ready(page);
  assert.equal(await page.isVisible("#lesson"), false);
  assert.equal(await hash(), before);
  assert.deepEqual(table.problems, []);
});

// A page on which a lesson is waited for, and the way to let it come.
async function awaiting() {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await patient(page);
  const release = await held(page, "**/opponents_bg.wasm");
  await page.goto(table.address);
  await ready(page);
  await page.click("#lessons");
  await page.locator("#lessons-list button").first().click();
  await page.waitForSelector("#loading", { state: "visible" });
  const come = async () => {
    const opened = page.evaluate(() => new Promise((done) => addEventListener("yokohama-started", done, { once: true })));
    await page.title(); // By now it is listened to.
    release();
    await opened;
    await painted(page);
  };
  return { page, come };
}

test("a lesson that is waited for is said to come, and takes away no game that was begun meanwhile", async () => {
  const { page, come } = await awaiting();
  await begin(page, { kinds: ["person", "person"], seed: "2a" });
  const hash = await page.evaluate(() => globalThis.yokohama.game.hash());
  assert.equal(await page.isVisible("#loading"), false);
  await come();
  assert.equal(await page.isVisible("#lesson"), false);
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.hash()), hash);
  assert.deepEqual(table.problems, []);
});

test("nor does it come over the first page, where such a game was left again", async () => {
  const { page, come } = await awaiting();
  await begin(page, { kinds: ["person", "person"], seed: "2a" });
  await leave(page);
  await come();
  assert.equal(await page.isVisible("#lesson"), false);
  assert.ok(await page.isVisible("#begin"));
  assert.deepEqual(table.problems, []);
});

test("from the end of a lesson the reader goes on with the next one, and the link to the first is used up", async () => {
  const [first, second] = LESSONS;
  const page = await table.newPage({ ...PHONE, locale: "fr-FR" });
  await page.goto(`${table.address}#lesson=lessons/${first.name}`);
  await page.reload();
  await page.waitForSelector("#lesson", { state: "visible" });
  assert.ok(await page.isHidden("#lesson-next"));
  await read(page, first.lesson);
  await page.waitForSelector("#lesson-next", { state: "visible" });
  await page.waitForFunction(() => globalThis.yokohama.view.motion === 0);
  await shot(page, "lesson-next-390");
  await page.click("#lesson-next");
  const title = (text) => page.waitForFunction((text) => document.getElementById("lesson-title").textContent === text, text);
  await title(second.lesson.title.fr);
  assert.ok(await page.isHidden("#lesson-next"));
  await page.waitForFunction(() => location.hash === "");
  assert.deepEqual(table.problems, []);
});

test("after the last lesson there is no next one, and a lesson of somebody else has none: they lead to a first game", async () => {
  const own = JSON.parse(await readFile(join(ROOT, "tests/lesson/small.json"), "utf8"));
  for (const lesson of [LESSONS.at(-1).lesson, own]) {
    const page = await table.blankPage({ viewport: { width: 1280, height: 800 }, locale: "en" });
    await page.route("**/given.json", (route) => route.fulfill({ contentType: "application/json", body: JSON.stringify(lesson) }));
    await page.goto(`${table.address}#lesson=given.json`);
    await ready(page, table.problems);
    await page.waitForSelector("#lesson", { state: "visible" });
    const listed = page.waitForResponse("**/lessons/list.json", { timeout: 0 }); // The lesson is read first.
    await read(page, lesson);
    await (await listed).finished();
    // What is fetched after it has come as well.
    await page.evaluate(async () => (await fetch(new URL("lessons/list.json", document.baseURI))).text());
    await painted(page);
    assert.ok(await page.isHidden("#lesson-next"));
    assert.ok(await page.isVisible("#lesson-first"));
  }
  assert.deepEqual(table.problems, []);
});

test("from the end of the last lesson of Yokohama Duel a first game of it begins, and where a lesson asks for nothing a move is not called wrong", async () => {
  const { name, lesson } = DUELS.at(-1);
  const page = await table.newPage({ viewport: { width: 1280, height: 800 }, locale: "en" });
  await page.goto(`${table.address}#lesson=lessons/${name}`);
  await page.reload();
  await page.waitForSelector("#lesson", { state: "visible" });
  assert.equal(await make(page, ">fi"), false);
  assert.equal(await said(page), "No move is asked for here yet: read on.");
  assert.ok(await page.isHidden("#lesson-first"));
  await read(page, lesson);
  await page.waitForSelector("#lesson-first", { state: "visible" });
  await page.click("#lesson-first");
  await page.waitForSelector("#guide", { state: "visible" });
  assert.ok(await page.isHidden("#lesson"));
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.game), "duel");
  assert.match(await page.textContent("#guide-text"), /^An Order brings points/);
  await page.waitForFunction(() => location.hash === "");
  assert.deepEqual(table.problems, []);
});

test("a lesson that is none is refused with its step, and the first page stays", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  const broken = JSON.parse(await readFile(join(ROOT, "lessons/turn.json"), "utf8"));
  broken.steps[2].must = ">a2";
  await page.route("**/broken.json", (route) => route.fulfill({ json: broken }));
  await page.goto(`${table.address}#lesson=broken.json`);
  await ready(page);
  await page.waitForSelector("#failure", { state: "visible" });
  assert.match(await page.textContent("#failure-text"), /first/);
  assert.ok(await page.isVisible("#start"));
  assert.deepEqual(table.problems, []);
});

for (const [width, height] of [[390, 844], [844, 390], [1920, 1080]]) {
  test(`a lesson has room on ${width} × ${height}`, async () => {
    const page = await table.blankPage({ viewport: { width, height } });
    await page.goto(`${table.address}#lesson=lessons/turn.json`);
    await ready(page);
    await page.waitForSelector("#lesson", { state: "visible" });
    await page.click("#lesson-on");
    await page.click("#lesson-on");
    await painted(page);
    await shot(page, `lesson-${width}`);
    const [bar, canvas] = await Promise.all([page.locator("#lesson").boundingBox(), page.locator("#table").boundingBox()]);
    assert.ok(canvas.height + bar.height <= height + 1 && bar.height <= height * 0.5, JSON.stringify([bar, canvas]));
    assert.ok(await page.isVisible("#lesson-text"));
    assert.deepEqual(table.problems, []);
  });
}

test("an element lays a lesson", async () => {
  const page = await table.blankPage({ viewport: { width: 1100, height: 800 } });
  const html = '<!doctype html><title>Rules</title><yokohama-table id="a" lesson="lessons/turn.json" lang="en"></yokohama-table><script type="module" src="www/yokohama-table.js"></script>';
  await page.route("**/around.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(new URL("around.html", table.address).href);
  await page.waitForFunction(() => document.getElementById("a").table(1));
  await page.locator("#a #lesson-on").click();
  assert.match(await page.locator("#a #lesson-where").textContent(), /^2 /);
  assert.equal(await page.locator("#a #lesson-close").isVisible(), false);
  const code = await page.evaluate(() => {
    try {
      return globalThis.a.table(1).play(globalThis.a.table(1).legalMoves()[0]);
    } catch (/** @type {any} */ error) {
      return error.code;
    }
  });
  assert.equal(code, "readonly", "the lesson alone plays");
  await shot(page, "lesson-embedded");
  assert.deepEqual(table.problems, []);
});

test("a lesson that was chosen or linked goes on where its reader was when the page speaks another language", async () => {
  const chosen = await table.newPage({ viewport: { width: 1280, height: 800 } });
  const { title, steps } = JSON.parse(await readFile(join(ROOT, "lessons/turn.json"), "utf8"));
  await chosen.click("#lessons");
  await chosen.locator("#lessons-list button", { hasText: title.en }).click();
  await chosen.waitForSelector("#lesson", { state: "visible" });
  for (const page of [chosen, await opened("turn.json")]) {
    while (await page.isVisible("#lesson-on")) await page.click("#lesson-on");
    await make(page, steps[2].must);
    const [where] = (await page.textContent("#lesson-where")).match(/\d+/);
    const hash = await page.evaluate(() => globalThis.yokohama.game.hash());
    await page.keyboard.press("m");
    await page.selectOption("#menu select.language", "fr");
    await page.waitForFunction(() => document.documentElement.lang === "fr");
    await ready(page);
    await page.waitForSelector("#lesson", { state: "visible" });
    assert.equal(await page.textContent("#lesson-title"), title.fr);
    assert.equal((await page.textContent("#lesson-where")).match(/\d+/)[0], where);
    assert.equal(await page.evaluate(() => globalThis.yokohama.game.hash()), hash);
    // Once it was come back to, a reload is one as ever.
    await page.reload();
    await ready(page);
    assert.equal(await page.isVisible("#lesson"), page !== chosen);
    if (page !== chosen) assert.match(await page.textContent("#lesson-where"), /^\D*1 /);
  }
  assert.deepEqual(table.problems, []);
});

// Opens a lesson that comes with the game by a link.
async function opened(name) {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${table.address}#lesson=lessons/${name}`);
  await ready(page);
  await page.waitForSelector("#lesson", { state: "visible" });
  return page;
}

test("what the others do after a step that is only read is seen at once", async () => {
  const page = await opened("technologies.json");
  const played = () => page.evaluate(() => globalThis.yokohama.game.played);
  const before = await played();
  await page.click("#lesson-on");
  assert.ok((await played()) > before);
  assert.deepEqual(table.problems, []);
});

test("a lesson whose game ends shows the score, which leads back to it", async () => {
  const page = await opened("endgame.json");
  assert.equal(await page.isVisible("#lesson-score"), false);
  await read(page, JSON.parse(await readFile(join(ROOT, "lessons/endgame.json"), "utf8")));
  await page.click("#lesson-score");
  assert.ok(await page.isVisible("#sheet"));
  const ways = await page.locator("#final nav button:visible").evaluateAll((buttons) => buttons.map(({ id }) => id));
  assert.deepEqual(ways, ["to-lesson"]);
  await shot(page, "lesson-score-1280");
  await page.click("#to-lesson");
  assert.ok(await page.isVisible("#lesson"));
  assert.deepEqual(table.problems, []);
});
