// Records and content documents that cannot be opened: a sentence in the page, and the game in progress untouched.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { ROOT, bytesOf, openForTests, ready } from "./harness.mjs";
import { begin, leave, playOn } from "./players.mjs";

const table = await openForTests();

const file = (text) => ({ name: "file.json", mimeType: "application/json", buffer: Buffer.from(text) });
const record = async () => JSON.parse(await readFile(join(ROOT, "tests/games/2-church.json"), "utf8")).record;

// A page with a game that is some moves old.
async function inProgress() {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "greedy"], seed: "f11e" });
  await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" });
  return page;
}

const hash = (page) => page.evaluate(() => globalThis.yokohama.game.hash());

test("a record that does not open is refused in a sentence, at the table and on the first page", async () => {
  const page = await inProgress();
  const before = await hash(page);
  const good = await record();
  /** @type {Record<string, any[]>} */
  const records = {
    "junk": ["no record at all", /./],
    "another game's": [JSON.stringify({ ...good, game: "chess" }), /chess/],
    "a newer one": [JSON.stringify({ ...good, version: 999 }), /999|newer/i],
    "unknown content": [JSON.stringify({ ...good, edition: "mine", content: "0123456789abcdef" }), /mine/],
    "a broken move": [JSON.stringify({ ...good, moves: ["keep 0", "fly 7"] }), /fly 7/],
    "an illegal move": [JSON.stringify({ ...good, moves: ["keep 0", "keep 0", "deliver 3"] }), /3/],
    "another end": [JSON.stringify({ ...good, hash: "0000000000000000" }), /./],
    "an endless one": [JSON.stringify({ ...good, moves: Array(100_000).fill("keep 0") }), /./],
    "a huge file": ["[".repeat(2 << 20), /large/],
  };
  for (const [name, [text, says]] of Object.entries(records)) {
    await page.setInputFiles("#record-file", file(text));
    await page.waitForSelector("#failure", { state: "visible" });
    const said = await page.textContent("#failure-text");
    assert.match(said, says, name);
    assert.match(said, /[a-z].+\.$/, `${name}: ${said}`);
    assert.equal(await page.isVisible("#failure-reload"), false, "the program goes on");
    assert.equal(await hash(page), before, name);
    await page.click("#failure-close");
    await page.waitForSelector("#failure", { state: "hidden" });
  }
  // After a reload too: nothing of it was kept.
  await page.reload();
  await ready(page);
  assert.equal(await hash(page), before);
  assert.deepEqual(table.problems, []);
});

test("a record opens at a table, is saved again with names and crests, and opens again", async () => {
  const page = await inProgress();
  const good = { ...(await record()), version: 2, seats: [{ name: "Ō-Kichi", kind: "person", crest: "plum" }, { name: "<b>Ned</b>", kind: "greedy", crest: "chrysanthemum" }] };
  await page.setInputFiles("#record-file", file(JSON.stringify(good)));
  await page.waitForSelector("#final", { state: "visible" });
  assert.equal(await hash(page), good.hash);
  assert.ok((await page.textContent("#sheet")).includes("<b>Ned</b>"), "a name is plain text");
  await page.click("#more summary");
  await page.click("#share-final");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#share-save")]);
  await page.click("#share-close");
  const text = String(await bytesOf(saved));
  assert.deepEqual(JSON.parse(text).seats, good.seats);
  assert.deepEqual(JSON.parse(text).moves, good.moves);
  await page.click("#to-start");
  await page.setInputFiles("#record-file", file(text));
  await page.waitForSelector("#final", { state: "visible" });
  assert.equal(await hash(page), good.hash);
  assert.deepEqual(table.problems, []);
});

for (const { name: game, title, cards, field, sources, unusual } of GAMES) {
  test(`printed values of one's own of ${title} hold for the next game, and a broken document tells its row and rule`, async () => {
    const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
    await page.check(`#game [value="${game}"]`);
    await page.click("#own-values");
    const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#values-save")]);
    const content = JSON.parse(String(await bytesOf(saved)));
    assert.ok(content[cards].length >= 8);

    // Where each of them comes from: by which rows.
    await page.click("#value-sources summary");
    await page.locator("#value-sources tbody tr").first().waitFor();
    const cells = await page.locator("#value-sources tr", { hasText: `${cards}: ${field}` }).locator("td").allTextContents();
    assert.deepEqual(cells, sources);
    const told = await page.locator("#value-sources tbody tr").allTextContents();
    assert.ok(told.length > 12, `${told.length} fields`);

    const broken = structuredClone(content);
    broken[cards][4].reward = {};
    await page.setInputFiles("#content-file", file(JSON.stringify(broken)));
    await page.waitForFunction(() => document.getElementById("values-state").textContent !== "");
    assert.match(await page.textContent("#values-state"), new RegExp(`${cards}.*5|5.*${cards}`, "i"));
    assert.equal(await page.isVisible("#values-drop"), false);

    // Positions and lessons name printed values by their edition alone.
    content[cards][Math.min(9, content[cards].length - 1)] = structuredClone(content[cards][2]);
    await page.setInputFiles("#content-file", file(JSON.stringify(content)));
    await page.waitForFunction((name) => document.getElementById("values-state").textContent.includes(`“${name}”`), content.edition);
    assert.match(await page.textContent("#values-state"), /another name at “edition”/);
    assert.equal(await page.isVisible("#values-drop"), false);

    // What a box might well have is taken, and told with its row.
    content.edition = "my-box";
    await page.setInputFiles("#content-file", file(JSON.stringify(content)));
    await page.waitForSelector("#values-drop", { state: "visible" });
    await page.locator("#values-remarks", { hasText: unusual }).waitFor();
    await page.click("#values-close");
    await begin(page, { game, kinds: ["person", "greedy"], seed: "1" });
    const edition = () => page.evaluate(() => JSON.parse(globalThis.yokohama.game.record()).edition);
    assert.equal(await edition(), "my-box");
    assert.deepEqual(JSON.parse(await page.evaluate(() => globalThis.yokohama.game.content())), content, "it is played by them");
    // The game comes back with its own values, and so does the form.
    await page.reload();
    await ready(page);
    assert.equal(await edition(), "my-box");
    assert.deepEqual(table.problems, []);
  });
}

test("where what is unusual about printed values of one's own cannot be looked up, that is told, and looked up when the dialog is opened again", async () => {
  table.forgives(/opponents_bg\.wasm|404/);
  const page = await table.newPage();
  await page.route("**/opponents_bg.wasm", (route) => route.fulfill({ status: 404 }));
  const content = await page.evaluate(async () => JSON.parse((await import("./www/yokohama.js")).defaultContent()));
  await page.click("#own-values");
  const orders = content.orders.with(9, content.orders[2]);
  await page.setInputFiles("#content-file", file(JSON.stringify({ ...content, orders, edition: "my-box" })));
  await page.locator("#values-remarks", { hasText: /could not be looked up/ }).waitFor();
  assert.match(await page.textContent("#values-state"), /Your own values are in/);
  await page.unroute("**/opponents_bg.wasm");
  await page.click("#values-close");
  await page.click("#own-values");
  await page.locator("#values-remarks", { hasText: /Unusual, but taken: orders, row 10 .*row 3/ }).waitFor();
  assert.deepEqual(table.problems, []);
});

test("printed values of one's own that find no room are said to hold as long as the page", async () => {
  const page = await table.newPage();
  const content = await page.evaluate(async () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    return (await import("./www/yokohama.js")).defaultContent();
  });
  await page.click("#own-values");
  await page.setInputFiles("#content-file", file(JSON.stringify({ ...JSON.parse(content), edition: "my-box" })));
  await page.waitForFunction(() => /could not be kept/.test(document.getElementById("values-state").textContent));
  await page.click("#values-drop");
  assert.equal(await page.textContent("#values-state"), "");
});

test("printed values that this version cannot read stay kept until others are loaded", async () => {
  const page = await table.newPage();
  const later = JSON.stringify({ edition: "of a later version" });
  await page.evaluate((content) => localStorage.setItem("yokohama.settings", JSON.stringify({ content })), later);
  await page.reload();
  await ready(page);
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("yokohama.settings")).content), later);
  await page.click("#own-values");
  assert.equal(await page.isVisible("#values-drop"), false, "they do not hold");
  assert.deepEqual(table.problems, []);
});

test("printed values of one's own come into no game that was played without them", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  const thinks = page.waitForResponse("**/opponents_bg.wasm", { timeout: 0 });
  const content = await page.evaluate(async () => (await import("./www/yokohama.js")).defaultContent());
  await page.setInputFiles("#content-file", file(JSON.stringify({ ...JSON.parse(content), edition: "my-box" })));
  await page.waitForSelector("#values-drop", { state: "attached" });
  const edition = () => page.evaluate(() => JSON.parse(globalThis.yokohama.game.record()).edition);
  for (const way of ["#same-deal", "#again"]) {
    await page.setInputFiles("#record-file", file(JSON.stringify(await record())));
    await page.waitForSelector("#final", { state: "visible" });
    if (way === "#same-deal") await page.click("#more summary");
    await page.click(way);
    assert.equal(await edition(), "first", way);
    await leave(page);
  }
  // They hold for the games of the form, and for what such a game leads to.
  await page.click("#begin");
  assert.equal(await edition(), "my-box");
  const own = await page.evaluate(() => globalThis.yokohama.game.record());
  await leave(page);
  await page.setInputFiles("#record-file", file(own));
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  assert.equal(await edition(), "my-box");
  await (await thinks).finished(); // The reload would break off what a computer fetches.
  await page.reload();
  await ready(page);
  assert.equal(await edition(), "my-box");
  assert.deepEqual(table.problems, []);
});

test("a file that cannot be read is told of in the language of the page", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 }, locale: "fr-FR" });
  await page.evaluate(() => {
    File.prototype.text = () => Promise.reject(new DOMException("A requested file or directory could not be found", "NotFoundError"));
  });
  await page.setInputFiles("#record-file", file("{}"));
  await page.waitForSelector("#failure", { state: "visible" });
  assert.match(await page.textContent("#failure-text"), /^Impossible de lire le fichier /);
  assert.deepEqual(table.problems, []);
});
