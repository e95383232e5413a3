// The games that are kept on the device: past games and their figures, two tabs on one game, and storage that is broken, old or full.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { ROOT, bytesOf, openForTests, ready, shot } from "./harness.mjs";
import { begin, leave, playOn, sitDown } from "./players.mjs";

const table = await openForTests();

const SIZE = { viewport: { width: 1280, height: 800 } };
const recorded = async (name) => JSON.parse(await readFile(join(ROOT, `tests/games/${name}.json`), "utf8")).record;

async function openRecord(page, record) {
  const buffer = Buffer.from(JSON.stringify(record));
  await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer });
}

const hash = (page) => page.evaluate(() => globalThis.yokohama.game.hash());
const seats = (names) => names.map((name) => ({ name, kind: "person" }));

// Finishes a game: a recorded one without its last moves, or whole.
async function finished(page, name, names) {
  await openRecord(page, { ...(await recorded(name)), seats: seats(names) });
  await page.waitForSelector("#final", { state: "visible" });
  await page.click("#to-start");
}

test("a name of the past games turns neither its own direction nor another's", async () => {
  const page = await table.newPage(SIZE);
  await finished(page, "2-church", ["\u202EevA", "שלום 7"]);
  await page.click("#past-games");
  assert.deepEqual(await page.locator("#games-list bdi").allTextContents(), ["evA", "שלום 7"]);
  assert.deepEqual(table.problems, []);
});

test("finished games are listed with players, result and rounds, counted, and open again", async () => {
  const page = await table.newPage(SIZE);
  await page.click("#past-games");
  assert.match(await page.textContent("#games"), /No game has been kept yet/);
  await page.click("#games-close");
  await finished(page, "2-church", ["Aiko", "<b>Eva</b>"]);
  await finished(page, "3-shops", ["Aiko", "<b>Eva</b>", "Jack"]);
  await begin(page, { kinds: ["person", "greedy"], names: ["Aiko", "Mary"], seed: "2a" });
  await playOn(page, { until: (played, now) => played > 30 && now.kind === "touch" });
  const before = await hash(page);
  await leave(page);
  await page.click("#past-games");
  await shot(page, "games-1280");
  const items = page.locator("#games-list > li");
  assert.equal(await items.count(), 3);
  assert.match(await items.nth(0).textContent(), /Aiko.*Mary.*Round \d+, not finished/);
  assert.match(await items.nth(1).textContent(), /Aiko \d+.*<b>Eva<\/b> \d+.*Jack \d+.*won with \d+ points after \d+ rounds/);
  const rows = await page.locator("#games-table tbody tr").evaluateAll((rows) =>
    rows.map((row) => [...row.children].map(({ textContent }) => textContent)),
  );
  const aiko = rows.find(([name]) => name === "Aiko");
  assert.equal(aiko[1], "2");
  assert.equal(rows.reduce((sum, [, , wins]) => sum + Number(wins), 0), 2, "each game has a winner");
  assert.equal(rows.some(([name]) => name === "Mary"), false, "a game that goes on does not count");

  await items.nth(0).getByRole("button", { name: /^Open/ }).click();
  assert.equal(await hash(page), before);
  await leave(page);
  await page.click("#past-games");
  await items.nth(2).getByRole("button", { name: /^Open: .+ \d+, .+ \d+, .*won with .*Last played/ }).click();
  await page.waitForSelector("#final", { state: "visible" });
  assert.equal(await hash(page), (await recorded("2-church")).hash);
  // The same people, and the next seat starts; the same deal again.
  const dealt = () => page.evaluate(() => {
    const { game } = globalThis.yokohama;
    return { starter: game.view().table.starter, seed: JSON.parse(game.record()).seed, names: [game.playerName(0), game.playerName(1)] };
  });
  const over = await dealt();
  await page.click("#again");
  const again = await dealt();
  assert.deepEqual([again.starter, again.names], [1 - over.starter, over.names]);
  assert.notEqual(again.seed, over.seed);
  assert.deepEqual(table.problems, []);
});

test("the same deal again begins with the same cards and players, by the same rules", async () => {
  const page = await table.newPage(SIZE);
  const record = await recorded("2-shops");
  await openRecord(page, { ...record, seats: seats(["Aiko", "Eva"]) });
  await page.waitForSelector("#final", { state: "visible" });
  await page.click("#more summary");
  await page.keyboard.press("Escape");
  assert.equal(await page.isVisible("#same-deal"), false, "what is folded away goes by Escape");
  await page.click("#more summary");
  await page.click("#same-deal");
  const { seed, options, moves } = await page.evaluate(() => JSON.parse(globalThis.yokohama.game.record()));
  assert.deepEqual([seed, options, moves], [record.seed, record.options, []]);
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.rules), 1, "by which games of that version are played");
});

test("a game is deleted and brought back, and so are all", async () => {
  const page = await table.newPage(SIZE);
  await finished(page, "2-church", ["Aiko", "Eva"]);
  await finished(page, "2-shops", ["Aiko", "Eva"]);
  await page.click("#past-games");
  const items = page.locator("#games-list > li");
  await items.nth(0).getByRole("button", { name: /^Delete the game of Aiko, Eva/ }).click();
  assert.equal(await items.count(), 1);
  assert.match(await page.textContent("#games-told"), /1 game deleted\./);
  await page.click("#games-undo");
  assert.equal(await items.count(), 2);
  await page.click("#games-delete");
  assert.equal(await items.count(), 0);
  assert.equal(await page.isVisible("#continue"), false);
  await page.click("#games-undo");
  assert.equal(await items.count(), 2);
  await page.click("#games-delete");
  await page.click("#games-close");
  await page.reload();
  await ready(page);
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => /game|owner/.test(key))), []);
  assert.deepEqual(table.problems, []);
});

test("a game of each name is kept, opened, given away as a file, deleted and brought back, each by itself", async () => {
  const page = await table.newPage(SIZE);
  const kept = [];
  for (const { name: game, title } of GAMES) {
    await begin(page, { game, kinds: ["person", "greedy"], names: ["Aiko", "Eva"], seed: "2a" });
    await playOn(page, { until: (played, now) => played > 12 && now.kind === "touch" });
    kept.unshift({ game, title, hash: await hash(page) }); // The latest stands first.
    await leave(page);
  }
  await page.click("#past-games");
  const items = page.locator("#games-list > li");
  const titles = () => items.locator(".note").evaluateAll((notes) => notes.map(({ textContent }) => textContent.split(" · ")[0]));
  const all = kept.map(({ title }) => title);
  assert.deepEqual(await titles(), all);
  const lies = () => page.evaluate(() => [globalThis.yokohama.game.game, globalThis.yokohama.game.hash()]);
  const open = (place) => items.nth(place).getByRole("button", { name: /^Open/ }).click();
  for (const { game, hash } of kept.toReversed()) {
    // What was opened goes to the front.
    await open(kept.length - 1);
    await page.waitForSelector("#play", { state: "visible" });
    assert.deepEqual(await lies(), [game, hash]);
    await page.keyboard.press("m");
    await page.click('#menu [data-act="share"]');
    const [file] = await Promise.all([page.waitForEvent("download"), page.click("#share-save")]);
    assert.equal(file.suggestedFilename(), `${game}.json`);
    const record = JSON.parse(String(await bytesOf(file)));
    assert.deepEqual([record.game, record.hash], [game, hash]);
    await page.click("#share-close");
    await leave(page);
    await page.click("#past-games");
  }
  for (const [place, { title }] of kept.entries()) {
    const before = await titles();
    assert.equal(before[place], title);
    await items.nth(place).getByRole("button", { name: /^Delete/ }).click();
    assert.equal(await items.count(), kept.length - 1);
    await page.click("#games-undo");
    assert.deepEqual(await titles(), before);
  }
  await open(0);
  await page.waitForSelector("#play", { state: "visible" });
  assert.deepEqual(await lies(), [kept[0].game, kept[0].hash]);
  assert.deepEqual(table.problems, []);
});

test("a game that is brought back keeps what another tab has played of it meanwhile", async () => {
  const one = await table.newPage(SIZE);
  await begin(one, { kinds: ["person", "greedy"], seed: "2a" });
  await playOn(one, { until: (played, now) => played > 10 && now.kind === "touch" });
  const two = await one.context().newPage();
  await two.goto(table.address);
  await ready(two);
  await two.click("#past-games");
  await two.click("#games-delete");
  await playOn(one, { until: (played, now) => played > 20 && now.kind === "touch" });
  const last = await hash(one);
  await two.click("#games-undo");
  await one.close();
  await two.click("#games-close");
  await two.click("#continue");
  assert.equal(await hash(two), last);
  assert.deepEqual(table.problems, []);
});

test("a game that is opened in a second tab goes on there, and can be taken over", async () => {
  const one = await table.newPage(SIZE);
  await begin(one, { kinds: ["person", "greedy"], names: ["Aiko", "Eva"], seed: "2a" });
  await playOn(one, { until: (played, now) => played > 20 && now.kind === "touch" });
  const before = await hash(one);
  const two = await one.context().newPage();
  await two.goto(table.address);
  await ready(two);
  assert.ok(await two.isVisible("#setup"), "a new tab takes no game away by itself");
  await two.click("#continue");
  assert.equal(await hash(two), before);
  await one.waitForSelector("#elsewhere", { state: "visible" });
  assert.match(await one.textContent("#elsewhere"), /another tab/);
  await shot(one, "elsewhere-1280");
  await playOn(two, { until: (played, now) => played > 30 && now.kind === "touch" });
  const later = await hash(two);
  // The first tab takes over what the second one has come to.
  await one.click("#take-over");
  assert.equal(await hash(one), later);
  await two.waitForSelector("#elsewhere", { state: "visible" });
  await playOn(one, { until: (played, now) => played > 36 && now.kind === "touch" });
  const last = await hash(one);
  await two.click("#elsewhere-start");
  assert.ok(await two.isVisible("#setup"));
  await one.reload();
  await ready(one);
  assert.equal(await hash(one), last, "nothing was lost");
  assert.deepEqual(table.problems, []);
});

test("a tab that was not told finds out before it keeps anything", async () => {
  const page = await table.newPage(SIZE);
  await begin(page, { kinds: ["person", "greedy"], seed: "2a" });
  await playOn(page, { until: (played, now) => played > 20 && now.kind === "touch" });
  // Another tab's doing of which this one heard nothing.
  const kept = await page.evaluate(() => {
    const [owner] = Object.keys(localStorage).filter((key) => key.startsWith("yokohama.owner."));
    localStorage.setItem(owner, "another tab");
    return JSON.stringify(localStorage);
  });
  await playOn(page, { until: async () => page.isVisible("#elsewhere") });
  assert.equal(await page.evaluate(() => JSON.stringify(localStorage)), kept);
});

// Two tabs of a browser, each with a game of its own: of the seeds a1 and b2.
async function twoTabs() {
  const one = await table.newPage(SIZE);
  await begin(one, { kinds: ["person", "greedy"], seed: "a1" });
  const two = await one.context().newPage();
  await two.goto(table.address);
  await ready(two);
  await begin(two, { kinds: ["person", "greedy"], seed: "b2" });
  return [one, two];
}

test("two tabs play two games, and each comes back to its own after a reload", async () => {
  const [one, two] = await twoTabs();
  const seed = (page) => page.evaluate(() => JSON.parse(globalThis.yokohama.game.record()).seed);
  const anew = (page) => page.reload().then(() => ready(page));
  const own = async () => {
    assert.match(await seed(one), /a1$/);
    assert.match(await seed(two), /b2$/);
    for (const page of [one, two]) assert.equal(await page.isVisible("#elsewhere"), false);
  };
  for (const page of [one, two]) await anew(page);
  await own();
  // At the same moment too, as when a browser is begun anew: whichever comes first, it is no other's game that it comes back to.
  for (let time = 0; time < 3; time += 1) {
    await Promise.all([one, two].map(anew));
    await own();
  }
  assert.deepEqual(table.problems, []);
});

test("a tab comes back to its game whatever befell another one as it came back to its own", async () => {
  table.forgives(/cannot draw the table/);
  const [one, two] = await twoTabs();
  // The first gets no further than the beginning.
  await one.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    /** @this {any} */
    const failing = function (...given) {
      return this.id === "table" ? null : Reflect.apply(getContext, this, given);
    };
    Object.assign(HTMLCanvasElement.prototype, { getContext: failing });
  });
  await one.reload();
  await one.waitForSelector("#failure", { state: "visible" });
  await two.reload();
  await ready(two);
  assert.match(await two.evaluate(() => JSON.parse(globalThis.yokohama.game.record()).seed), /b2$/);
  assert.deepEqual(table.problems, []);
});

test("a duplicated tab goes on with the game, and the one that it was made of can take it over", async () => {
  const one = await table.newPage(SIZE);
  await begin(one, { kinds: ["person", "greedy"], seed: "a1" });
  await playOn(one, { until: (played, now) => played > 10 && now.kind === "touch" });
  const before = await hash(one);
  // What a browser copies when a tab is duplicated.
  const own = await one.evaluate(() => ({ ...sessionStorage }));
  const two = await one.context().newPage();
  await two.addInitScript((own) => sessionStorage.length === 0 && Object.assign(sessionStorage, own), own);
  await two.goto(table.address);
  await ready(two);
  assert.equal(await hash(two), before);
  await one.waitForSelector("#elsewhere", { state: "visible" });
  await playOn(two, { until: (played, now) => played > 16 && now.kind === "touch" });
  const later = await hash(two);
  await one.click("#take-over");
  assert.equal(await hash(one), later);
  await two.waitForSelector("#elsewhere", { state: "visible" });
  // Both begin again at the same moment, as when a browser is begun anew: the last to come has it, and nothing is lost.
  await Promise.all([one, two].map((page) => page.reload().then(() => ready(page))));
  assert.deepEqual([await hash(one), await hash(two)], [later, later]);
  const asked = [one, two].map((page) => page.waitForSelector("#elsewhere", { state: "visible" }).then(() => page));
  const other = await Promise.any(asked);
  const owner = other === one ? two : one;
  await playOn(owner, { until: (played, now) => played > 20 && now.kind === "touch" });
  const last = await hash(owner);
  await other.click("#take-over");
  assert.equal(await hash(other), last);
  await owner.waitForSelector("#elsewhere", { state: "visible" });
  assert.deepEqual(table.problems, []);
});

test("a game that was kept before games had ids is taken over", async () => {
  const page = await table.newPage(SIZE);
  const record = await recorded("2-church");
  await page.evaluate((record) => {
    const seats = [{ name: "Aiko", kind: "person", crest: "plum" }, { name: "Eva", kind: "greedy", crest: "wave" }];
    const game = { record: JSON.stringify(record), seats, options: record.options, curtain: true, round: 9, over: true, open: false };
    localStorage.setItem("yokohama.game.0", JSON.stringify({ ...game, turn: 41 }));
    localStorage.setItem("yokohama.game.1", JSON.stringify({ ...game, turn: 40 }));
  }, record);
  await page.reload();
  await ready(page);
  await page.click("#past-games");
  assert.equal(await page.locator("#games-list > li").count(), 1);
  await page.locator("#games-list button").first().click();
  await page.waitForSelector("#final", { state: "visible" });
  assert.equal(await hash(page), record.hash);
  const saved = await page.evaluate(() => [localStorage.getItem("yokohama.game.0"), localStorage.getItem("yokohama.game.1")]);
  assert.deepEqual(saved, [null, null]);
  assert.deepEqual(table.problems, []);
});

test("what is kept and cannot be read is told, harms nothing, and is deleted only when that is asked for", async () => {
  const page = await table.newPage(SIZE);
  await finished(page, "2-church", ["Aiko", "Eva"]);
  await page.evaluate(() => {
    const odd = { turn: 1, record: "no record", seats: [{ name: 7, crest: "rat" }, null], round: "x", over: true, result: { totals: "5" }, time: "?" };
    localStorage.setItem("yokohama.game.0badbadbadbadbad.0", "{ torn");
    localStorage.setItem("yokohama.game.1badbadbadbadbad.1", JSON.stringify(odd));
    sessionStorage.setItem("yokohama.here", "0badbadbadbadbad");
  });
  await page.reload();
  await ready(page);
  await page.click("#past-games");
  assert.equal(await page.locator("#games-list > li").count(), 2);
  assert.match(await page.textContent("#games-broken"), /1 kept game cannot be read\./);
  await page.locator("#games-list > li").nth(1).getByRole("button", { name: /^Open/ }).click();
  assert.match(await page.textContent("#failure-text"), /no record of a game/);
  await page.click("#failure-close");
  await page.click("#past-games");
  await page.click("#games-broken-delete");
  assert.equal(await page.isVisible("#games-broken"), false);
  assert.equal(await page.evaluate(() => localStorage.getItem("yokohama.game.0badbadbadbadbad.0")), null);
  assert.equal(await page.locator("#games-list > li").count(), 2);
  assert.deepEqual(table.problems, []);
});

for (const { name: game, title } of GAMES) {
  test(`a game of ${title} whose latest record was spoilt goes on from the one before it`, async () => {
    const page = await sitDown(table, { game });
    await playOn(page, { until: (played, now) => played > 4 && now.kind === "touch" });
    // Gives what the other one tells of it.
    const spoilt = () =>
      page.evaluate(() => {
        const slots = Object.keys(localStorage).filter((key) => key.startsWith("yokohama.game."));
        const [[key, latest], [, before]] = slots.map((key) => [key, JSON.parse(localStorage.getItem(key))]).sort(([, a], [, b]) => b.turn - a.turn);
        localStorage.setItem(key, JSON.stringify({ ...latest, record: latest.record.slice(0, 200) }));
        return JSON.parse(before.record).moves;
      });
    const goesOn = async (moves) => {
      await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
      const record = JSON.parse(await page.evaluate(() => globalThis.yokohama.game.record()));
      assert.equal(record.game, game);
      assert.deepEqual(record.moves.slice(0, moves.length), moves);
    };
    const moves = await spoilt();
    await page.reload();
    await ready(page);
    await goesOn(moves);
    await leave(page);
    const again = await spoilt();
    await page.click("#continue");
    await goesOn(again);
    assert.deepEqual(table.problems, []);
  });
}

test("a game whose turn is none that a game has is found again as it was played last", async () => {
  for (const turn of [-3, 2 ** 53 - 1, "7", null]) {
    const page = await sitDown(table, { ...SIZE, kinds: ["person", "person"], curtain: false });
    await playOn(page, { until: (played) => played > 4 });
    await page.evaluate((turn) => {
      const kept = Object.entries(localStorage).filter(([key]) => /^yokohama\.game\..*[01]$/.test(key)).map(([key, text]) => ({ key, game: JSON.parse(text) }));
      const { key, game } = kept.sort((a, b) => b.game.turn - a.game.turn)[0];
      for (const other of kept) localStorage.removeItem(other.key);
      localStorage.setItem(key, JSON.stringify({ ...game, turn }));
    }, turn);
    await page.reload();
    await ready(page);
    await playOn(page, { until: (played) => played > 8 });
    const hash = await page.evaluate(() => globalThis.yokohama.game.hash());
    await page.reload();
    await ready(page);
    assert.equal(await page.evaluate(() => globalThis.yokohama.game?.hash()), hash, String(turn));
    await page.context().close();
  }
  assert.deepEqual(table.problems, []);
});

test("results that no game has are not shown and not counted", async () => {
  const page = await table.newPage(SIZE);
  await finished(page, "2-church", ["Aiko", "Eva"]);
  await page.evaluate(() => {
    const { record, seats } = JSON.parse(Object.entries(localStorage).filter(([key]) => key.startsWith("yokohama.game."))[0][1]);
    const results = [
      [seats, { totals: [-(2 ** 40), 5], standings: [0, 1] }],
      [seats, { totals: [2 ** 40, 5], standings: [0, 1] }],
      [seats, { totals: [1, 2.5], standings: [0, 1] }],
      [seats, { totals: [1, 2], standings: [0, 7] }],
      [[], { totals: [], standings: [] }],
      [[...seats, ...seats, ...seats], { totals: [1, 2, 3, 4, 5, 6], standings: [5, 4, 3, 2, 1, 0] }],
    ];
    for (const [number, [seats, result]] of results.entries()) {
      const game = { turn: 1, record, seats, over: true, round: 9, result };
      localStorage.setItem(`yokohama.game.${number}badbadbadbadbad.0`, JSON.stringify(game));
    }
  });
  await page.reload();
  await ready(page);
  await page.click("#past-games");
  assert.equal(await page.locator("#games-list > li").count(), 7);
  const rows = await page.locator("#games-table tbody tr").evaluateAll((rows) => rows.map((row) => [...row.children].slice(0, 2).map(({ textContent }) => textContent)));
  assert.deepEqual(rows.sort(), [["Aiko", "1"], ["Eva", "1"]]);
  assert.deepEqual(table.problems, []);
});

test("where storage is shut off, the game is told of it once and the list is empty", async () => {
  const page = await table.blankPage(SIZE);
  await page.addInitScript(() => {
    const shut = { get: () => { throw new DOMException("shut off", "SecurityError"); } };
    Object.defineProperty(globalThis, "localStorage", shut);
    Object.defineProperty(globalThis, "sessionStorage", shut);
  });
  await page.goto(table.address);
  await ready(page);
  await page.click("#past-games");
  assert.match(await page.textContent("#games"), /No game has been kept yet/);
  await page.click("#games-close");
  await page.click("#begin");
  assert.match(await page.textContent("#failure-text"), /does not let the game be kept .+ Save the record/);
  await page.click("#failure-close");
  await playOn(page, { until: (played) => played > 12 });
  assert.equal(await page.isVisible("#failure"), false);
  assert.equal(await page.isVisible("#elsewhere"), false);
});

test("no more games are kept than the page says", async () => {
  const page = await table.newPage(SIZE);
  const record = JSON.stringify(await recorded("4-orders"));
  const told = await page.evaluate(async (record) => {
    const { MOST, claim, freshId, games, keep } = await import("./www/page.js");
    const seats = [0, 1, 2, 3].map((seat) => ({ name: `${seat}`, kind: "person", crest: "wave" }));
    const ids = Array.from({ length: MOST + 5 }, freshId);
    let now = Date.now();
    Date.now = () => (now += 1); // Each is kept later than the one before.
    for (const id of ids) {
      claim(id);
      keep(id, { record, seats, options: {}, round: 1, over: true });
    }
    const kept = games().games.map(({ id }) => id);
    return { most: MOST, kept, expected: ids.slice(5).reverse() };
  }, record);
  assert.equal(told.kept.length, told.most);
  assert.deepEqual(told.kept, told.expected);
});

// Fills the device with so many games that are dated in the future, `over` or not, and gives their ids.
const dated = (page, record, over) =>
  page.evaluate(async ([record, over]) => {
    const { MOST, freshId } = await import("./www/page.js");
    const seats = ["Aiko", "Eva", "Jack", "Mary"].map((name, seat) => ({ name, kind: "person", crest: ["wave", "plum", "wisteria", "chrysanthemum"][seat] }));
    const ids = Array.from({ length: MOST }, freshId);
    const time = Date.now() + 400 * 24 * 3600 * 1000;
    for (const [number, id] of ids.entries()) {
      localStorage.setItem(`yokohama.game.${id}.0`, JSON.stringify({ record, seats, options: {}, round: 1, over: over && number % 2 === 0, turn: 2, time: time + number }));
    }
    return ids;
  }, [record, over]);

const keptIds = (page) => page.evaluate(async () => (await import("./www/page.js")).games().games.map(({ id }) => id));

test("games that a wrong clock dated in the future push no new one out, and what goes for it is told", async () => {
  const page = await table.newPage(SIZE);
  const old = await dated(page, JSON.stringify(await recorded("4-orders")), false);
  await page.reload();
  await ready(page);
  const mine = [];
  for (const seed of ["a1", "b2", "c3"]) {
    await begin(page, { kinds: ["person", "greedy"], names: ["Aiko", "Eva"], seed });
    await page.waitForSelector("#failure", { state: "visible" });
    assert.match(await page.textContent("#failure-text"), /^At most 50 games are kept on this device\. Removed for this one: Aiko, Eva, Jack, Mary \(.+\d{4}.*\)\.$/);
    await page.click("#failure-close");
    mine.push(await page.evaluate(() => sessionStorage.getItem("yokohama.here")));
    await playOn(page, { until: (played, now) => played > 6 && now.kind === "touch" });
    await leave(page);
    assert.match(await page.textContent("#continue"), /Aiko, Eva/, "the latest is what was played last");
  }
  const kept = await keptIds(page);
  assert.equal(kept.length, old.length);
  assert.deepEqual(kept.slice(0, 3), mine.reverse());
});

test("where there is no room for one more, what is over goes before what is not", async () => {
  const page = await table.newPage(SIZE);
  const old = await dated(page, JSON.stringify(await recorded("4-orders")), true);
  await begin(page, { kinds: ["person", "greedy"], seed: "a1" });
  await page.waitForSelector("#failure", { state: "visible" });
  const kept = await keptIds(page);
  const gone = old.filter((id) => !kept.includes(id));
  assert.equal(gone.length, 1);
  assert.equal(old.indexOf(gone[0]) % 2, 0, "it was over");
});

test("what goes for a game that is over as it is opened is told beside its score", async () => {
  const page = await table.newPage(SIZE);
  const record = JSON.stringify(await recorded("4-orders"));
  await dated(page, record, false);
  await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(record) });
  await page.waitForSelector("#final", { state: "visible" });
  assert.match(await page.textContent("#failure-text"), /^At most 50 games are kept on this device\. Removed for this one: Aiko/);
  assert.ok(await page.isVisible("#failure"));
});

test("what cannot be opened in a tab whose game is played elsewhere leads it to the first page", async () => {
  const one = await table.newPage(SIZE);
  await begin(one, { kinds: ["person", "greedy"], seed: "2a" });
  const two = await one.context().newPage();
  await two.goto(table.address);
  await ready(two);
  await two.click("#continue");
  await one.waitForSelector("#elsewhere", { state: "visible" });
  await one.evaluate(() => (location.hash = "#game=broken"));
  await one.waitForSelector("#failure", { state: "visible" });
  assert.ok(await one.isVisible("#setup"));
  assert.equal(await one.isVisible("#elsewhere"), false);
  await one.click("#failure-close");
  // And one that was deleted meanwhile is said to be gone.
  await one.click("#past-games");
  await two.evaluate(() => localStorage.clear());
  await one.locator("#games-list button").first().click();
  await one.waitForSelector("#failure", { state: "visible" });
  assert.match(await one.textContent("#failure-text"), /no longer there/);
  assert.deepEqual(table.problems, []);
});

test("a name of blanks alone is none, at the table and after it", async () => {
  const page = await sitDown(table, { ...SIZE, kinds: ["person", "person"], names: ["   ", "Eva"], curtain: false });
  await playOn(page, { until: (played) => played > 4 });
  await leave(page);
  assert.match(await page.textContent("#continue"), /Blue, Eva/);
});
