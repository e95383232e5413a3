// A game is given away: as a link, as a text, as a picture, as a report; and what is given opens, or says why not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { bytesOf, held, openForTests, ready } from "./harness.mjs";
import { leave, playOn, playedOut, sitDown, unfold } from "./players.mjs";
import { patient } from "./waits.mjs";

const table = await openForTests();

const wide = { viewport: { width: 1280, height: 800 } };
const state = (page) => page.evaluate(() => [globalThis.yokohama.game.hash(), globalThis.yokohama.game.played]);

// Presses a button of the menu.
async function choose(page, act) {
  await page.keyboard.press("m");
  await page.click(`#menu [data-act="${act}"]`);
}

// Presses a button of the dialog; gives the text that it copies.
async function copied(page, id) {
  await page.click(`#${id}`);
  await page.waitForFunction(() => document.getElementById("share-state").textContent !== "");
  return page.inputValue("#share-copy");
}

for (const { name: game, title, mark, isOpen } of GAMES) {
  test(`a link opens the same game of ${title} for somebody else, who goes on with it`, async () => {
    const page = await sitDown(table, { game, names: ["Aiko", "<b>Eva</b>"] });
    await playOn(page, { until: (played, now) => played > 60 && now.kind === "touch" });
    const there = await state(page);
    await choose(page, "share");
    assert.match(await page.textContent("#share-text"), isOpen ? /chance/ : /hands/);
    const link = await copied(page, "share-link");
    assert.ok(link.startsWith(`${table.address}#${mark}`) && link.length < 2000, `${link.length}: ${link.slice(0, 60)}`);
    await page.click("#share-close");
    await page.waitForSelector("#share", { state: "hidden" });
    assert.equal(await page.inputValue("#share-copy"), "", "nothing of it is left in the document");

    const other = await table.blankPage(wide); // In a context of its own: nothing is kept there.
    await other.goto(link);
    await ready(other);
    await other.waitForFunction(() => globalThis.yokohama.game !== undefined);
    assert.deepEqual(await state(other), there);
    assert.equal(await other.evaluate(() => globalThis.yokohama.game.game), game);
    assert.equal(await other.evaluate(() => location.hash), "", "a reload opens the game as it is then");
    if (await other.isVisible("#curtain-open")) await other.click("#curtain-open");
    await playOn(other, { until: (played, now) => played > there[1] && now.kind === "touch" });
    const gone = await state(other);
    await other.reload();
    await ready(other);
    assert.deepEqual(await state(other), gone);
    assert.deepEqual(table.problems, []);
  });
}

test("what is given away is the game as it is then, not as it was when the dialog was opened", async () => {
  const page = await sitDown(table, { names: ["Aiko", "Eva"] });
  await playOn(page, { until: (played, now) => played > 20 && now.kind === "touch" });
  await choose(page, "share");
  // As a computer plays on behind it.
  const played = await page.evaluate(() => {
    const { game } = globalThis.yokohama;
    game.play(game.legalMoves()[0]);
    return game.played;
  });
  assert.equal(JSON.parse(await copied(page, "share-record")).moves.length, played);
  assert.deepEqual(table.problems, []);
});

for (const { name: game, title } of GAMES) {
  test(`what one sees of ${title} is given away while the game goes on: the hands of the others are dealt anew`, async () => {
    const page = await sitDown(table, { game, names: ["Aiko", "Eva"] });
    await playOn(page, { until: (played, now) => played > 40 && now.kind === "touch" });
    const looks = (seat) => JSON.stringify(globalThis.yokohama.game.view(seat).table);
    const seat = await page.evaluate(() => globalThis.yokohama.view.seat);
    const there = await page.evaluate(looks, seat);
    await choose(page, "share");
    const link = await copied(page, "share-seen");
    assert.ok(link.length < 2000, `${link.length}`);
    const other = await table.blankPage(wide);
    await other.goto(link);
    await ready(other);
    await other.waitForFunction(() => globalThis.yokohama.game !== undefined);
    assert.equal(await other.evaluate(looks, seat), there);
    assert.deepEqual(await other.evaluate(() => [globalThis.yokohama.game.isPractice, globalThis.yokohama.game.played]), [true, 0]);
    const seeds = await Promise.all([page, other].map((one) => one.evaluate(() => JSON.parse(globalThis.yokohama.game.record()).seed)));
    assert.notEqual(seeds[0], seeds[1], "the seed would tell what is hidden");
    assert.deepEqual(table.problems, []);
  });
}

test("a link that holds no whole game says so, and the game on this device stays", async () => {
  const page = await sitDown(table, {});
  await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" });
  const before = await state(page);
  await choose(page, "share");
  const link = await copied(page, "share-link");
  const bomb = await page.evaluate(async () => {
    const packed = new Blob([" ".repeat(1 << 24)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), "")).replaceAll("+", "-").replaceAll("/", "_");
  });
  for (const broken of [link.slice(0, -20), `${link.split("#")[0]}#game=`, `${link.split("#")[0]}#game=%%%`, `${link.split("#")[0]}#game=${bomb}`, `${link.split("#")[0]}#game=bm8`, `${link.split("#")[0]}#duel=%%%`]) {
    const other = await page.context().newPage();
    await other.goto(broken);
    await other.waitForSelector("#failure", { state: "visible" });
    assert.match(await other.textContent("#failure-text"), /\.$/);
    assert.ok(await other.isVisible("#start"));
    await other.close();
  }
  assert.deepEqual(await state(page), before);
  assert.deepEqual(table.problems, []);
});

test("a link that is pasted into a tab with a game opens, and that game stays kept; a broken one leaves it on the table", async () => {
  const page = await sitDown(table, {});
  await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" });
  const before = await state(page);
  await choose(page, "share");
  const link = await copied(page, "share-link");
  await page.click("#share-close");
  await page.waitForSelector("#menu", { state: "visible" }); // To which that leads back.
  await page.evaluate(() => (location.hash = "#game=bm8"));
  await page.waitForSelector("#failure", { state: "visible" });
  await page.click("#failure-close");
  assert.deepEqual(await state(page), before);
  await playOn(page, { until: (played, now) => played > before[1] && now.kind === "touch" });
  await page.evaluate((hash) => (location.hash = hash), link.slice(link.indexOf("#")));
  await page.waitForFunction((played) => globalThis.yokohama.game.played === played, before[1]);
  assert.deepEqual(await state(page), before);
  const kept = await page.evaluate(() => Object.keys(localStorage).map((key) => /^yokohama\.game\.(\w+)\.\d$/.exec(key)?.[1]));
  assert.equal(new Set(kept.filter(Boolean)).size, 2);
  assert.deepEqual(table.problems, []);
});

test("a letter of two halves at the end of a long name keeps no record from being opened", async () => {
  const page = await sitDown(table, {});
  const record = await page.evaluate(() => {
    const kept = JSON.parse(globalThis.yokohama.game.record([0, 1].map((seat) => ({ name: "", kind: "person", crest: ["wave", "plum"][seat] }))));
    kept.seats[0].name = `a${"😀".repeat(12)}`;
    return JSON.stringify(kept);
  });
  await page.setInputFiles("#record-file", { name: "a.json", mimeType: "application/json", buffer: Buffer.from(record) });
  await page.waitForFunction(() => globalThis.yokohama.game.playerName(0).startsWith("a😀"));
  assert.equal(await page.isVisible("#failure"), false);
  assert.deepEqual(table.problems, []);
});

for (const { name: game, title } of GAMES) {
  test(`the record, a report and a picture of ${title} are given, and the record that is dropped on the page opens`, async () => {
    const page = await sitDown(table, { game,});
    await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" });
    const before = await state(page);
    await choose(page, "share");
    assert.equal(await page.evaluate(() => document.getElementById("menu-hidden").hidden), false, "beside the button that saves the record");
    const record = await copied(page, "share-record");
    assert.equal(JSON.parse(record).game, game);
    const report = await copied(page, "share-report");
    assert.match(report, new RegExp(`^Meiji, ${game} \\d+\\.\\d+\\.\\d+ [0-9a-f]{16}\\n.*Chrom`), "the build, too");
    assert.ok(report.endsWith(record));
    const [picture] = await Promise.all([page.waitForEvent("download"), page.click("#share-picture")]);
    assert.equal(picture.suggestedFilename(), `${game}.png`);
    assert.equal((await bytesOf(picture)).subarray(1, 4).toString(), "PNG");
    const [file] = await Promise.all([page.waitForEvent("download"), page.click("#share-save")]);
    assert.equal(file.suggestedFilename(), `${game}.json`);
    assert.equal(String(await bytesOf(file)), record);
    await page.click("#share-close");
    await leave(page);

    const drop = (text) =>
      page.evaluate((text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], "game.json"));
        for (const type of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }, text);
    await drop("no record");
    await page.waitForSelector("#failure", { state: "visible" });
    await page.click("#failure-close");
    await drop(record);
    await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
    assert.deepEqual(await state(page), before);
    assert.deepEqual(table.problems, []);
  });
}

test("whole games that computers played come to links of about two thousand letters", async () => {
  const page = await table.newPage(wide);
  const lengths = await page.evaluate(async () => {
    const { Game } = await globalThis.opponents();
    const { linkTo } = await import("./www/page.js");
    const lengths = [];
    for (const players of [2, 3, 4]) {
      const game = new Game({ players }, `link ${players}`);
      while (game.decision() !== null) for (const move of game.plan("merchant", "a", 1)) game.play(move);
      lengths.push((await linkTo(game.record())).length);
    }
    return lengths;
  });
  console.log(`letters of a link to a whole game of 2, 3 and 4: ${lengths.join(", ")}`);
  assert.ok(lengths.every((length) => length < 3000), lengths.join());
});

// Slow: computers play a whole game to its end.
test("practice of a game that goes on is never dealt again, wherever its record is opened, and tells that it gives that one away", async () => {
  const page = await sitDown(table, { names: ["Aiko", "Eva"], pace: "instant" });
  await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" });
  await page.keyboard.press("h");
  await page.click("#past-play");
  await page.waitForSelector("#practice", { state: "visible" });
  await choose(page, "seats");
  await page.locator("#who-list li").first().locator('label:has([value="greedy"])').click();
  await page.click("#who-apply");
  await page.click("#who-let");
  await playedOut(page);
  await page.click("#more summary");
  assert.equal(await page.isVisible("#same-deal"), false);
  await page.click("#share-final");
  assert.match(await page.textContent("#share-text"), /practice .+ hands/);
  const link = await copied(page, "share-link");
  const other = await table.blankPage(wide);
  await other.goto(link);
  await ready(other);
  await other.waitForSelector("#final", { state: "visible" });
  await other.click("#more summary");
  assert.equal(await other.isVisible("#same-deal"), false);
  await other.click("#share-final");
  assert.match(await other.textContent("#share-text"), /practice .+ hands/);
  assert.deepEqual(table.problems, []);
});

test("a link that is followed while the table is on its way opens after it", async () => {
  const page = await sitDown(table, { names: ["Aiko", "Eva"] });
  await choose(page, "share");
  const { hash } = new URL(await copied(page, "share-link"));
  const seed = () => JSON.parse(globalThis.yokohama.game.record()).seed;
  const first = await page.evaluate(seed);
  const other = await table.blankPage(wide);
  await patient(other);
  const come = await held(other, "**/yokohama_bg.wasm");
  await other.goto(table.address);
  await unfold(other);
  await other.fill("#seed", "7eb");
  await other.click("#begin");
  await other.waitForSelector("#loading", { state: "visible" });
  await other.evaluate((hash) => (location.hash = hash), hash);
  come();
  await other.waitForFunction((seed) => globalThis.yokohama.game && JSON.parse(globalThis.yokohama.game.record()).seed === seed, first);
  assert.equal(await other.evaluate(() => location.hash), "");
  assert.deepEqual(table.problems, []);
});
