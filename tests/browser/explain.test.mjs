// Looking closer: what is pointed at or pressed long is explained, boards show their sheets, and the aid tells the rules.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openForTests, shot } from "./harness.mjs";
import { finger, inSight, playOn, sitDown, task } from "./players.mjs";
import { clocked, painted, pass, stopTime } from "./waits.mjs";

const table = await openForTests();

const LAPTOP = { width: 1280, height: 800 };
const THREE = { kinds: ["person", "greedy", "greedy"], names: ["Aiko", "Eva", "Jack"] };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

// Plays with the mouse, or on a phone with a finger, up to a question.
async function playTo(page, wanted, touch) {
  await playOn(page, { ...(touch && { touch }), until: (_, now) => now.kind === "touch" && wanted(now) });
}

const spots = (page) => page.evaluate(() => globalThis.yokohama.view.spots());

// The middle of the thing whose label begins so.
async function middle(page, beginning) {
  const found = (await spots(page)).find(({ label }) => label.startsWith(beginning));
  assert.ok(found, `${beginning} is on the table`);
  return [found.x + found.w / 2, found.y + found.h / 2];
}

// What the card says that explains something; undefined while there is none.
const card = (page) => page.evaluate(() => globalThis.yokohama.view.explained);

const state = (page) => page.evaluate(() => [globalThis.yokohama.game.hash(), globalThis.yokohama.game.played]);

// Longer than a pointer rests before it is answered, or is off what it opened before that folds, in milliseconds.
const MOMENT = 500;

async function settled(page, wanted) {
  await page.waitForFunction((wanted) => (globalThis.yokohama.view.explained ?? "").startsWith(wanted), wanted);
}

test("a pointer that rests is told what it is on, and no longer once it leaves", async () => {
  const page = await sitDown(table, { ...THREE, prepare: clocked });
  await playTo(page, ({ move }) => move.startsWith("place"));
  const before = await state(page);
  await stopTime(page);
  await page.mouse.move(...(await middle(page, "Bank,")));
  await pass(page, 300);
  assert.equal(await card(page), undefined, "not at once");
  await page.clock.resume();
  await settled(page, "Bank");
  assert.match(await card(page), /Commercial Area.*Yen/);
  await shot(page, "card-bank-1280");
  await page.mouse.move(...(await middle(page, "Eva:")));
  await settled(page, "Eva");
  await shot(page, "card-player-1280");
  await page.keyboard.press("Escape");
  assert.equal(await card(page), undefined);
  await page.mouse.move(...(await middle(page, "Shops")));
  await settled(page, "Shops");
  await page.mouse.move(640, 3);
  await page.waitForFunction(() => !globalThis.yokohama.view.explained?.startsWith("Shops"));
  assert.deepEqual(await state(page), before);
  assert.deepEqual(table.problems, []);
});

test("a board shows its sheet to a pointer that rests, keeps it while the pointer is there, and folds it after", async () => {
  const page = await sitDown(table, { ...THREE, prepare: clocked });
  await playTo(page, ({ move }) => move.startsWith("place"));
  const before = await state(page);
  const isOpen = () => page.evaluate(() => globalThis.yokohama.view.openSheet);
  await page.mouse.move(...(await middle(page, "Port A,")));
  await page.waitForFunction(() => globalThis.yokohama.view.openSheet === "port-a");
  await shot(page, "sheet-by-hover-1280");
  // Onto the sheet: it stays, and each card on it is explained.
  await stopTime(page);
  const [x, y] = await middle(page, "Space 1, low");
  await page.mouse.move(x, y, { steps: 8 });
  await pass(page, 10 * MOMENT);
  assert.equal(await isOpen(), "port-a");
  assert.match(await card(page), /Order/);
  await shot(page, "card-order-1280");
  // Away from it: it folds.
  await page.mouse.move(640, 790);
  await page.clock.resume();
  await page.waitForFunction(() => globalThis.yokohama.view.openSheet === undefined);
  // A strip works in the same way; a click makes its sheet stay, another one folds it away.
  const strip = await middle(page, "Laboratory A");
  const place = (await spots(page)).find(({ label, x }) => label === "Laboratory A" && x > 900);
  assert.ok(place, String(strip));
  await page.mouse.move(place.x + 8, place.y + 6);
  await page.waitForFunction(() => globalThis.yokohama.view.openSheet === "laboratory-a");
  await pass(page, MOMENT); // Then a click is meant for the sheet.
  await page.mouse.click(place.x + 8, place.y + 6);
  await page.mouse.move(640, 790);
  await pass(page, 10 * MOMENT);
  assert.equal(await isOpen(), "laboratory-a");
  await page.mouse.click(place.x + 8, place.y + 6);
  assert.equal(await isOpen(), undefined);
  assert.deepEqual(await state(page), before);
});

test("a click just after a sheet has opened is meant for what lay there before", async () => {
  const page = await sitDown(table, { ...THREE, prepare: clocked });
  await playTo(page, ({ move }) => move.startsWith("place"));
  const [x, y] = await middle(page, "Port A,");
  const lit = (await spots(page)).filter((spot) => spot.lit && spot.h > 100);
  await page.mouse.move(x, y);
  await page.waitForFunction(() => globalThis.yokohama.view.openSheet === "port-a");
  // An Area that the sheet has covered: in the row below or above.
  const target = lit.find((tile) => Math.abs(tile.y + tile.h / 2 - y) > 100 && Math.abs(tile.y + tile.h / 2 - y) < 300);
  assert.ok(target, "the sheet covers an Area that is lit");
  // The pointer comes again, and clicks as soon as the sheet is there: nobody could have seen it.
  await page.mouse.move(640, 790);
  await page.waitForFunction(() => globalThis.yokohama.view.openSheet === undefined);
  await stopTime(page);
  await page.mouse.move(x, y);
  await pass(page, 400);
  const clicked = await page.evaluate(([x, y]) => {
    const { game, view } = globalThis.yokohama;
    const { played } = game;
    const sheet = view.openSheet;
    document.getElementById("table").dispatchEvent(new MouseEvent("click", { clientX: x, clientY: y, detail: 1 }));
    return [sheet, game.played - played];
  }, [target.x + target.w / 2, target.y + 30]);
  assert.deepEqual(clicked, ["port-a", 1], "the Assistant was placed");
});

test("a finger that stays explains without playing, and the next touch puts that away", async () => {
  const page = await sitDown(table, { ...THREE, ...PHONE });
  await playTo(page, ({ move }) => move.startsWith("place"), finger);
  const before = await state(page);
  const now = await inSight(page, await task(page));
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, points) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x: now.x, y: now.y }]);
  await page.waitForFunction(() => globalThis.yokohama.view.explained !== undefined);
  await touch("touchEnd", []);
  await painted(page);
  assert.notEqual(await card(page), undefined, "it stays when the finger leaves");
  assert.deepEqual(await state(page), before, "no move was played");
  await shot(page, "card-area-390");
  // The strip of players: a touch explains, another one puts it away.
  const [x, y] = await middle(page, "Eva:");
  await page.touchscreen.tap(x, y);
  assert.match(await card(page), /^Eva/);
  await shot(page, "card-player-390");
  await page.touchscreen.tap(x, y);
  assert.equal(await card(page), undefined);
  assert.deepEqual(await state(page), before);
  assert.deepEqual(table.problems, []);
});

test("the aid finds words as they are typed, marks them, and says when there are none", async () => {
  for (const [name, options] of [["1280", { viewport: LAPTOP }], ["390", PHONE]]) {
    const page = await table.newPage(options);
    await page.click("#help");
    assert.ok((await page.locator("#aid-body section").count()) > 25);
    await shot(page, `aid-${name}`);
    await page.fill("#aid-search", "stagecoach");
    const marks = page.locator("#aid-body mark");
    assert.ok((await marks.count()) >= 2);
    await page.waitForFunction(() => /^\d+ places with “stagecoach”$/.test(document.getElementById("aid-state").textContent));
    for (const text of await marks.allTextContents()) assert.equal(text.toLowerCase(), "stagecoach");
    const found = await page.locator("#aid-body section").count();
    assert.ok(found >= 2 && found < 8, `${found} sections`);
    await shot(page, `aid-search-${name}`);
    await page.fill("#aid-search", "<b>zeppelin");
    assert.equal(await page.locator("#aid-body section").count(), 0);
    await page.waitForFunction(() => document.getElementById("aid-state").textContent.includes("“<b>zeppelin”"));
    // Escape takes back what was searched for, and leaves the window open.
    await page.press("#aid-search", "Escape");
    assert.equal(await page.inputValue("#aid-search"), "");
    assert.ok((await page.locator("#aid-body section").count()) > 25);
    await page.click("#aid-close");
    // Nothing of it is left, a moment later.
    await page.waitForFunction(() => document.getElementById("aid-body").textContent.trim() === "");
    // Nothing is wider than the window.
    await page.keyboard.press("F1");
    const wide = await page.evaluate(() => document.getElementById("aid-body").scrollWidth - document.getElementById("aid-body").clientWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
  }
  assert.deepEqual(table.problems, []);
});

test("“why not?” leads to the chapter that it cites, by mouse and by keyboard", async () => {
  for (const way of ["mouse", "keyboard"]) {
    const page = await sitDown(table, THREE);
    await playTo(page, ({ move }) => move.startsWith("move "));
    const tile = (await spots(page)).find(({ label, lit, h }) => !lit && h > 100 && label.startsWith("Canal."));
    const answer = tile ?? (await spots(page)).find(({ lit, w, h }) => !lit && w > 110 && h > 120 && w < 220);
    await page.mouse.click(answer.x + answer.w / 2, answer.y + 30);
    const text = await page.textContent("#bubble-text");
    const [, chapter] = text.match(/\(Rulebook: (.+)\)$/);
    const box = await page.locator("#bubble").boundingBox();
    const over = box.x < answer.x + answer.w && box.x + box.width > answer.x && box.y < answer.y + answer.h && box.y + box.height > answer.y;
    assert.ok(!over, "the tile stays in sight");
    const button = page.locator("#bubble-rule");
    assert.ok((await button.boundingBox()).height >= 36);
    await shot(page, "why-not-rule-1280");
    if (way === "mouse") await button.click();
    else {
      await button.focus();
      await page.keyboard.press("Enter");
    }
    assert.ok(await page.isVisible("#aid"));
    const heading = page.locator("#aid-body h3:focus");
    assert.equal(await heading.textContent(), chapter);
    const at = await heading.boundingBox();
    const body = await page.locator("#aid-body").boundingBox();
    assert.ok(at.y >= body.y - 1 && at.y < body.y + body.height, "it is in sight");
    await shot(page, "aid-chapter-1280");
    await page.keyboard.press("Escape");
    assert.equal(await page.isVisible("#aid"), false);
  }
  assert.deepEqual(table.problems, []);
});

// A tile that the President cannot go to, asked why; gives where it was touched.
async function refused(page, touch) {
  const least = page.viewportSize().width < 600 ? 60 : 110;
  const tile = (await spots(page)).find(({ lit, y, w, h }) => !lit && w > least && h > least && w < 2 * least && y < 400);
  assert.ok(tile, "there is an Area out of reach");
  const at = { x: tile.x + tile.w / 2, y: tile.y + 30 };
  await touch(page, at);
  assert.ok(await page.isVisible("#bubble"));
  return at;
}

const gone = (page) => page.waitForSelector("#bubble", { state: "hidden" });

test("“why not?” stays while the pointer is on what was refused or on the bubble, and goes with it", async () => {
  const page = await sitDown(table, { ...THREE, prepare: clocked });
  await playTo(page, ({ move }) => move.startsWith("move "));
  const click = (page, { x, y }) => page.mouse.click(x, y);
  await stopTime(page);
  const { x, y } = await refused(page, click);
  await page.mouse.move(x + 4, y + 4);
  await pass(page, 6000);
  assert.ok(await page.isVisible("#bubble"), "it can be read");
  // Over to the bubble: the way there takes a moment.
  const box = await page.locator("#bubble").boundingBox();
  await page.mouse.move(box.x + 20, box.y + 12, { steps: 6 });
  await pass(page, 20_000);
  assert.ok(await page.isVisible("#bubble"), "the pointer is on it");
  await page.mouse.move(640, 795, { steps: 3 });
  await pass(page, 2000);
  assert.equal(await page.isVisible("#bubble"), false, "the pointer has left");
  // Nothing else that is touched, and no wheel, is told beside it.
  await refused(page, click);
  await page.mouse.wheel(0, 20);
  assert.equal(await page.isVisible("#bubble"), false);
  await refused(page, click);
  await page.mouse.down();
  assert.equal(await page.isVisible("#bubble"), false);
  await page.mouse.up();
  // What was refused to keys is not taken away by a mouse that was elsewhere all the time.
  await page.mouse.move(640, 795);
  await page.locator("#tree button", { hasText: /^In the Warehouse: .* Assistants/ }).press("Enter");
  await page.mouse.move(600, 790);
  await pass(page, 6000);
  assert.ok(await page.isVisible("#bubble"), "keys have asked");
  await pass(page, 6000);
  assert.equal(await page.isVisible("#bubble"), false, "it goes by itself");
  assert.deepEqual(table.problems, []);
});

test("“why not?” goes at the next touch of a finger, a tap or not", async () => {
  const page = await sitDown(table, { ...THREE, ...PHONE, prepare: clocked });
  await playTo(page, ({ move }) => move.startsWith("move "), finger);
  await stopTime(page);
  const { x, y } = await refused(page, finger);
  await pass(page, 6000);
  assert.ok(await page.isVisible("#bubble"), "a finger that is lifted has not left");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 3, y: y + 40 }] });
  await gone(page);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.deepEqual(table.problems, []);
});
