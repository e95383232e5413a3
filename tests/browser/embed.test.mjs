// <yokohama-table> in somebody else's page, under that page's strict policy.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { ROOT, held, openForTests, shot } from "./harness.mjs";
import { painted, patient } from "./waits.mjs";

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; font-src 'self'; img-src data:; worker-src 'self'";
const HEARD = ["ready", "move", "decision", "end", "error"];

const RECORD = JSON.stringify(JSON.parse(await readFile(join(ROOT, "tests/games/2-church.json"), "utf8")).record);
const LESSON = await readFile(join(ROOT, "tests/lesson/small.json"), "utf8");

const table = await openForTests();

// A page around tables, as the body of its document; `heard` has every event of them, as `[id, name, detail]`.
/** @param {string} body @param {{ policy?: string } & import("playwright-core").BrowserContextOptions} [options] */
async function around(body, { policy = POLICY, ...options } = {}) {
  const page = await table.blankPage({ viewport: { width: 1280, height: 900 }, ...options });
  const html = `<!doctype html><meta charset="utf-8"><title>Rules</title><h1>Rules</h1>${body}<script type="module" src="www/yokohama-table.js"></script>`;
  await page.route("**/around.html", (route) => route.fulfill({ contentType: "text/html", headers: { "content-security-policy": policy }, body: html }));
  await page.addInitScript((names) => {
    globalThis.heard = [];
    for (const name of names) addEventListener(`yokohama-${name}`, (/** @type {any} */ { target, detail }) => globalThis.heard.push([target.id, name, detail]));
  }, HEARD);
  await page.goto(new URL("around.html", table.address).href);
  return page;
}

const heard = (page, id, name) => page.evaluate(([id, name]) => globalThis.heard.filter((one) => one[0] === id && one[1] === name).map((one) => one[2]), [id, name]);
const laid = (page, ...ids) => page.waitForFunction((ids) => ids.every((id) => document.getElementById(id).table(1)), ids);
const of = (page, id, what) => page.evaluate(([id, what]) => {
  const access = document.getElementById(id).table(1);
  return typeof access[what] === "function" ? access[what]() : access[what];
}, [id, what]);

test("two tables lie on one page, each in its language and palette, and a game goes on at one alone", async () => {
  const page = await around(`
    <yokohama-table id="a" players="2" seats="person,person" seed="7ea"></yokohama-table>
    <yokohama-table id="b" players="3" seats="person,greedy,apprentice" seed="7eb" lang="fr" theme="safe"></yokohama-table>`);
  await laid(page, "a", "b");
  assert.match(await page.locator("#b #tree").textContent(), /Commande/);
  assert.match(await page.locator("#a #tree").textContent(), /Order/);
  const palettes = await page.evaluate(() => ["a", "b"].map((id) => document.getElementById(id).shadowRoot.firstElementChild.dataset.palette));
  assert.deepEqual(palettes, ["print", "safe"]);
  const before = await of(page, "b", "hash");
  for (let move = 0; move < 6; move += 1) await page.evaluate(() => globalThis.a.table(1).play(globalThis.a.table(1).legalMoves()[0]));
  assert.ok((await of(page, "a", "played")) >= 6);
  assert.equal(await of(page, "b", "hash"), before);
  const moves = await heard(page, "a", "move");
  assert.ok(moves.length > 0 && moves.every(({ from, played }) => played > from), JSON.stringify(moves.map(({ from, played }) => [from, played])));
  const asked = (await heard(page, "a", "decision")).at(-1);
  assert.deepEqual(asked, await of(page, "a", "decision"));
  await shot(page, "embedded-1280");
  assert.deepEqual(table.problems, []);
});

// Waits until so many games have come to their end. However long one is, each of its moves comes.
async function toTheEnd(page, games) {
  const heardSoFar = () => page.evaluate(() => [globalThis.heard.length, globalThis.heard.filter(([, name]) => name === "end").length]);
  for (let [all, ends] = await heardSoFar(); ends < games; [all, ends] = await heardSoFar()) {
    await page.waitForFunction((all) => globalThis.heard.length > all, all);
  }
}

test("a table plays to its end by its interface, and says so once", async () => {
  const page = await around('<yokohama-table id="a" seats="greedy,apprentice" seed="7ea"></yokohama-table>');
  await laid(page, "a");
  await page.evaluate(() => {
    const shadow = globalThis.a.shadowRoot;
    const pace = shadow.getElementById("pace");
    pace.value = "instant";
    pace.dispatchEvent(new Event("change"));
  });
  await toTheEnd(page, 1);
  const [end, ...more] = await heard(page, "a", "end");
  assert.equal(more.length, 0);
  assert.equal(end.totals.length, 2);
  assert.ok(await page.locator("#a #final").isVisible());
  assert.ok((await page.locator("#a #sheet tr").count()) > 10);
  await shot(page, "embedded-final-1280");
  await page.locator("#a #again").click();
  await toTheEnd(page, 2);
  assert.deepEqual(table.problems, []);
});

test("a table is played by keys and by clicks, and heard", async () => {
  const page = await around('<yokohama-table id="a" seats="person,person" seed="7ea"></yokohama-table>');
  await laid(page, "a");
  // The curtain lies within the table alone, and takes no focus from the page.
  assert.ok(await page.locator("#a #curtain").isVisible());
  const [curtain, host] = await Promise.all([page.locator("#a #curtain").boundingBox(), page.locator("#a").boundingBox()]);
  assert.deepEqual(curtain, host);
  assert.ok(await page.evaluate(() => document.activeElement === document.body));
  await page.locator("#a #curtain-open").click();
  const before = await of(page, "a", "played");
  await page.locator("#a #tree button[id^=answer]").first().focus();
  await page.keyboard.press("Enter");
  for (let press = 0; press < 4 && (await of(page, "a", "played")) === before; press += 1) await page.keyboard.press("Enter");
  assert.ok((await of(page, "a", "played")) > before);
  assert.ok((await page.locator("#a #told").textContent()).length > 0);
  await page.locator("#a #curtain-open").click();
  await page.keyboard.press("m");
  assert.ok(await page.locator("#a #menu").isVisible());
  assert.equal(await page.locator('#a #menu [data-act="leave"]').count(), 0);
  assert.deepEqual(table.problems, []);
});

test("keys and wheel are the page's own until somebody plays at the table", async () => {
  const page = await around('<yokohama-table id="a" seats="person,merchant" seed="7ea"></yokohama-table>' + "<p>Text</p>".repeat(200));
  await laid(page, "a");
  const box = await page.locator("#a").boundingBox();
  await page.keyboard.press("m");
  assert.equal(await page.locator("#a #menu").isVisible(), false);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 100);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3);
  const isTaken = page.evaluate(() => new Promise((done) => addEventListener("wheel", ({ defaultPrevented }) => done(defaultPrevented), { passive: true })));
  await page.title(); // By now it is listened to.
  await page.mouse.wheel(0, 300);
  assert.equal(await isTaken, true);
  await painted(page);
  assert.equal(await page.evaluate(() => scrollY), 0);
  await page.keyboard.press("m");
  assert.ok(await page.locator("#a #menu").isVisible());
  assert.deepEqual(table.problems, []);
});

test("a record is shown at a moment and only looked at", async () => {
  const { record } = JSON.parse(await readFile(join(ROOT, "tests/games/2-church.json"), "utf8"));
  const page = await around("");
  await page.evaluate((record) => {
    const shown = document.createElement("yokohama-table");
    Object.assign(shown, { id: "a" });
    for (const [name, value] of Object.entries({ record, at: "40", readonly: "" })) shown.setAttribute(name, value);
    document.body.append(shown);
  }, JSON.stringify(record));
  await laid(page, "a");
  await page.waitForFunction(() => globalThis.a.shadowRoot.getElementById("past-slider").value === "40");
  assert.equal(await page.locator("#a #past-play").isVisible(), false);
  const refused = await page.evaluate(() => {
    const codes = [];
    for (const act of ["play", "undo", "redo", "restart"]) {
      try {
        globalThis.a.table(1)[act]("x");
      } catch (/** @type {any} */ { code, message }) {
        codes.push([code, message]);
      }
    }
    return codes;
  });
  assert.deepEqual(new Set(refused.map(([code]) => code)), new Set(["readonly"]));
  await page.locator("#a #past-forward").click();
  assert.equal(await page.inputValue("#a #past-slider"), "41");
  await page.keyboard.press("Escape");
  assert.ok(await page.locator("#a #past").isVisible());
  await page.evaluate(() => globalThis.a.table(1).lookAt(12));
  assert.equal(await page.inputValue("#a #past-slider"), "12");
  const message = await page.evaluate(() => {
    try {
      globalThis.a.table(1).lookAt(1e6);
    } catch (/** @type {any} */ error) {
      return [error.code, error.message];
    }
    return undefined;
  });
  assert.equal(message?.[0], "moment");
  await shot(page, "embedded-readonly-1280");
  assert.deepEqual(table.problems, []);
});

test("a table without controls has no menu, and the page's words and colours change in mid-game", async () => {
  const page = await around('<yokohama-table id="a" seats="person,person" seed="7ea" controls="none" lang="en"></yokohama-table>');
  await laid(page, "a");
  await page.evaluate(() => globalThis.a.table(1).play(globalThis.a.table(1).legalMoves()[0]));
  const hash = await of(page, "a", "hash");
  assert.equal(await page.locator("#a #tree button", { hasText: /^Menu/ }).count(), 0);
  await page.evaluate(() => globalThis.a.setAttribute("theme", "clear"));
  assert.equal(await page.evaluate(() => globalThis.a.shadowRoot.firstElementChild.dataset.palette), "clear");
  await page.evaluate(() => globalThis.a.setAttribute("lang", "pl"));
  await laid(page, "a");
  await page.waitForFunction(() => globalThis.a.shadowRoot.firstElementChild.lang === "pl");
  assert.equal(await of(page, "a", "hash"), hash);
  assert.deepEqual(table.problems, []);
});

// What is odd: what it is, the attributes, and what is said of it.
/** @type {any[][]} */
const ODD = [
  ["a number of players that no game has", { players: "7" }, /2, 3 or 4 players, not for 7/],
  ["players that are no number", { players: "many" }, /“players” .+ must be a whole number .+, not “many”/],
  ["a seat that nobody can have", { seats: "person,wizard" }, /“seats” .+ person, apprentice, greedy, merchant or master for each of 2 seats/],
  ["no seats at all", { seats: "" }, /“seats” .+ for each of 2 seats/],
  ["more seats than players", { players: "2", seats: "person,person,person" }, /for each of 2 seats/],
  ["options that are no object", { options: "[1]" }, /“options” .+ must be an object in JSON, not “\[1\]”/],
  ["options that are none", { options: "{}}" }, /“options” .+ must be an object in JSON/],
  ["options that the game has not", { options: '{"dragons": true}' }, /dragons/],
  ["a record that is not there", { record: "nowhere.json" }, /nowhere\.json cannot be had/],
  ["an address that is none", { record: "javascript:alert(1)" }, /“record” .+ must be a record or a position, or the address of one/],
  ["a record that is broken", { record: '{"format": 1}' }, /./],
  ["a record that is none, of a game that is named", { game: "duel", record: "{}" }, /no record of a game of Yokohama Duel/],
  ["a moment that is no number", { at: "-1" }, /“at” .+ must be a whole number/],
  ["a moment after the last of the record", { record: RECORD, at: "100000" }, /“at” .+ whole number up to \d+, .+ not “100000”/],
  ["a moment of a game that is yet to begin", { at: "1" }, /“at” .+ whole number up to 0/],
  ["a palette that there is not", { theme: "neon" }, /“theme” .+ one of these: print, safe, clear, not “neon”/],
  ["controls that there are not", { controls: "some" }, /“controls” .+ must be none, not “some”/],
  ["a style that there is not", { seats: "person,merchant:wizard" }, /“seats” .+ for each of 2 seats/],
  ["players and options that do not agree", { players: "3", options: '{"players": 2}' }, /“players” .+ must be 2, as “options” says, not “3”/],
  ["seats and options that do not agree", { seats: "person,person", options: '{"players": 3}' }, /“seats” .+ for each of 3 seats/],
  ["players that the record has not", { players: "4", record: RECORD }, /“players” .+ must be 2, as “record” says, not “4”/],
  ["more seats than the record has", { seats: "person,person,person", record: RECORD }, /“seats” .+ for each of 2 seats/],
  ["a deal beside a record", { seed: "7ea", record: RECORD }, /“seed” .+ together with “record”/],
  ["options beside a record", { options: "{}", record: RECORD }, /“options” .+ together with “record”/],
  ["a record beside a lesson", { lesson: LESSON, record: RECORD }, /“record” .+ together with “lesson”/],
  ["a lesson that is only to be looked at", { lesson: LESSON, readonly: "" }, /“readonly” .+ together with “lesson”/],
  ["a moment of a lesson", { lesson: LESSON, at: "2" }, /“at” .+ together with “lesson”/],
  ["more players than the game for two has", { game: "duel", players: "3" }, /“players” .+ must be 2, not “3”/],
  ["more seats than the game for two has", { game: "duel", seats: "person,merchant,merchant" }, /“seats” .+ for each of 2 seats/],
  ["options of Yokohama at Yokohama Duel", { game: "duel", options: '{"starter": "random", "freeAgents": true}' }, /“options” .+ “freeAgents” is not known here/],
  ["options of the game for two that name a third seat", { game: "duel", options: '{"starter": {"seat": 2}}' }, /seat 3,/],
  ["a lesson of another game", { game: "duel", lesson: LESSON }, /“game” .+ must be yokohama, not “duel”/],
  ["markup", { players: "<img src=x onerror=alert(1)>" }, /not “<img src=x onerror=alert\(1\)>”/],
];

test("of what is odd in its attributes the element says what is wrong, the table beside it is laid, and mended it is laid too", async () => {
  table.forgives(/404/);
  const page = await around('<yokohama-table id="b" seed="1"></yokohama-table>');
  await laid(page, "b");
  for (const [what, attributes, says] of ODD) {
    await page.evaluate((attributes) => {
      document.getElementById("a")?.remove();
      globalThis.heard.length = 0;
      const odd = Object.assign(document.createElement("yokohama-table"), { id: "a", lang: "en" });
      for (const [name, value] of Object.entries(attributes)) odd.setAttribute(name, value);
      document.body.prepend(odd);
    }, attributes);
    await page.waitForFunction(() => globalThis.heard.some(([id, name]) => id === "a" && name === "error"));
    const [{ code, message }] = await heard(page, "a", "error");
    assert.match(message, says, what);
    assert.equal(typeof code, "string", what);
    assert.equal(await page.locator("#a [role=alert]:visible").textContent(), message);
    assert.equal(await page.evaluate(() => globalThis.a.table(1)), undefined, what);
  }
  await page.evaluate(() => globalThis.a.removeAttribute("players"));
  await laid(page, "a");
  // A palette that there is not is told at a table that is laid, too, whose game goes on once that is mended.
  await page.evaluate(() => globalThis.a.table(1).play(globalThis.a.table(1).legalMoves()[0]));
  await page.waitForFunction(() => globalThis.a.table(1).decision()?.seat === 0); // The person: no computer goes on.
  const hash = await of(page, "a", "hash");
  await page.evaluate(() => globalThis.a.setAttribute("theme", "neon"));
  await page.locator("#a [role=alert]:visible", { hasText: "neon" }).waitFor();
  await page.evaluate(() => globalThis.a.setAttribute("theme", "safe"));
  await laid(page, "a");
  assert.equal(await of(page, "a", "hash"), hash);
  // A language that the game does not speak is the page's own affair.
  await page.evaluate(() => globalThis.a.setAttribute("lang", "de"));
  await laid(page, "a");
  assert.equal(await of(page, "a", "hash"), hash);
  assert.deepEqual(table.problems, []);
});

test("a record is played on by whoever is asked for", async () => {
  const page = await around("");
  const lay = (attributes) =>
    page.evaluate((attributes) => {
      document.body.replaceChildren(Object.assign(document.createElement("yokohama-table"), { id: "a" }));
      for (const [name, value] of Object.entries(attributes)) globalThis.a.setAttribute(name, value);
    }, attributes);
  await lay({ seats: "person,person", seed: "7ea" });
  await laid(page, "a");
  const record = await of(page, "a", "record");
  await page.evaluate(() => (globalThis.heard.length = 0));
  await lay({ record, seats: "merchant,person", players: "2" });
  await page.waitForFunction(() => globalThis.heard.some(([, name, { seat }]) => name === "decision" && seat === 1));
  const { seats } = JSON.parse(await of(page, "a", "record"));
  assert.deepEqual(seats.map(({ kind }) => kind), ["merchant", "person"]);
  assert.deepEqual(table.problems, []);
});

test("who hears of a move may play on or take the table away at once, and every move is told once", async () => {
  const page = await around('<yokohama-table id="a" seats="person,person" seed="7ea"></yokohama-table>');
  await laid(page, "a");
  await page.evaluate(() => {
    const game = globalThis.a.table(1);
    globalThis.a.addEventListener("yokohama-move", ({ detail }) => {
      if (detail.played > 12) globalThis.a.remove();
      else game.play(game.legalMoves()[0]);
    });
    game.play(game.legalMoves()[0]);
  });
  const moves = await heard(page, "a", "move");
  const told = moves.map(({ from, played }) => [from, played]).sort(([a], [b]) => a - b);
  told.forEach(([from, played], at) => assert.ok(played > from && from === (told[at - 1]?.[1] ?? 0), JSON.stringify(told)));
  assert.ok(told.at(-1)[1] > 12);
  assert.deepEqual(table.problems, []);
});

// What is done to a table whose game has come to a state, and what that changes, one after the other before the table is laid again.
const HURRIED = [
  ["two languages one after the other", ["fr", "pl"].map((lang) => `taken.setAttribute("lang", "${lang}")`)],
  ["two moves about the page", ["document.body.append(taken)", "document.body.prepend(taken)"]],
  ["a palette after a move", ["document.body.prepend(taken)", 'taken.setAttribute("theme", "clear")']],
  ["a language, and taken away and put back", ['taken.setAttribute("lang", "fr")', "taken.remove()", "document.body.prepend(taken)"]],
  ["a language while it lies nowhere", ["taken.remove()", 'taken.setAttribute("lang", "fr")', "document.body.prepend(taken)"]],
];

for (const [what, deeds] of HURRIED) {
  for (const [when, pause] of /** @type {any[][]} */ ([["at once", async () => {}], ["while it is being laid", painted]])) {
    test(`a game goes on through ${what}, ${when}`, async () => {
      const page = await around('<yokohama-table id="a" seats="person,person" lang="en"></yokohama-table>');
      await laid(page, "a");
      await page.evaluate(() => {
        globalThis.taken = globalThis.a;
        globalThis.a.table(1).play(globalThis.a.table(1).legalMoves()[0]);
      });
      const hash = await of(page, "a", "hash");
      // None is laid again before all is done.
      await patient(page);
      const give = await held(page, "**/words/*.json");
      for (const deed of deeds) {
        await page.evaluate(deed);
        await pause(page);
      }
      give();
      await laid(page, "a");
      assert.equal(await of(page, "a", "hash"), hash);
      assert.deepEqual(table.problems, []);
    });
  }
}

test("a record that is looked through stays at its moment in another language, and a seed changed elsewhere deals anew", async () => {
  const { record } = JSON.parse(await readFile(join(ROOT, "tests/games/2-church.json"), "utf8"));
  const page = await around("");
  await page.evaluate((record) => {
    const shown = document.createElement("yokohama-table");
    for (const [name, value] of Object.entries({ id: "a", record, at: "40", readonly: "" })) shown.setAttribute(name, value);
    document.body.append(shown);
  }, JSON.stringify(record));
  await laid(page, "a");
  await page.locator("#a #past-forward").click();
  await page.evaluate(() => globalThis.a.setAttribute("lang", "fr"));
  await laid(page, "a");
  assert.equal(await page.inputValue("#a #past-slider"), "41");
  await page.evaluate(() => {
    const { a } = globalThis;
    a.remove();
    for (const name of ["record", "at", "readonly"]) a.removeAttribute(name);
    a.setAttribute("seed", "7ea");
    // A computer might have played before one looks.
    a.setAttribute("seats", "person,person");
    document.body.append(a);
  });
  await laid(page, "a");
  assert.equal(await of(page, "a", "played"), 0);
  assert.deepEqual(table.problems, []);
});

test("a table tells that it is there before all that it tells of its game, in a lesson too", async () => {
  const page = await around("");
  for (const attributes of [{ lesson: LESSON }, { record: RECORD, at: "12" }, { seats: "person,person", seed: "7ea" }]) {
    await page.evaluate((attributes) => {
      document.getElementById("a")?.remove();
      globalThis.told = [];
      const table = Object.assign(document.createElement("meiji-table"), { id: "a", lang: "en" });
      for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
      // What is there is asked for as it is told.
      for (const name of ["ready", "move", "decision", "end"]) table.addEventListener(`meiji-${name}`, () => globalThis.told.push([name, table.table(1)?.played]));
      document.body.append(table);
    }, attributes);
    await page.waitForFunction(() => globalThis.told.some(([name]) => name === "ready"));
    const told = await page.evaluate(() => globalThis.told);
    assert.equal(told[0][0], "ready", JSON.stringify(told));
    assert.ok(told.every(([, played]) => typeof played === "number"), JSON.stringify(told));
  }
  // Whoever takes the table away at that very moment has taken it away.
  await page.evaluate((lesson) => {
    const table = Object.assign(document.createElement("meiji-table"), { id: "a", lang: "en" });
    table.setAttribute("lesson", lesson);
    table.addEventListener("meiji-ready", () => table.remove());
    document.getElementById("a").replaceWith(table);
  }, LESSON);
  await page.waitForFunction(() => !document.getElementById("a"));
  await painted(page);
  assert.deepEqual(table.problems, []);
});

test("a lesson goes on where its reader was, in another language, in another place and after a crash", async () => {
  const lesson = await readFile(join(ROOT, "tests/lesson/small.json"), "utf8");
  const page = await around("");
  await overhear(page);
  await page.evaluate((lesson) => {
    globalThis.read = Object.assign(document.createElement("yokohama-table"), { id: "a", lang: "en" });
    globalThis.read.setAttribute("lesson", lesson);
    document.body.append(globalThis.read);
  }, lesson);
  await laid(page, "a");
  const number = async () => (await page.locator("#a #lesson-where").textContent()).match(/\d+/)[0];
  // Back and on again: what was taken back is no part of the way.
  await page.locator("#a #lesson-on").click();
  await page.locator("#a #lesson-back").click();
  await page.locator("#a #lesson-on").click();
  assert.equal(await number(), "2");
  await page.locator("#a #tree button[id^=answer]", { hasText: "Bank" }).first().press("Enter");
  await page.waitForFunction(() => globalThis.a.table(1).played > 0);
  const hash = await of(page, "a", "hash");
  const deeds = {
    language: () => page.evaluate(() => globalThis.read.setAttribute("lang", "fr")),
    place: () => page.evaluate(() => document.body.prepend(globalThis.read)),
    crash: async () => {
      await ruin(page, "a", "#tree button[id^=answer]");
      await page.locator("#a #failure-reload").click();
    },
  };
  table.forgives(); // The failure is told, as it should be.
  for (const [what, deed] of Object.entries(deeds)) {
    await deed();
    await laid(page, "a");
    assert.deepEqual([await number(), await of(page, "a", "hash")], ["2", hash], what);
  }
  // The rest of the step is still to be made, and the way back leads to the beginning.
  await page.locator("#a #tree button[id^=answer]", { hasText: "Thé" }).first().press("Enter");
  await page.waitForFunction(() => /3/.test(globalThis.a.shadowRoot.getElementById("lesson-where").textContent));
  for (let back = 0; back < 3; back += 1) await page.locator("#a #lesson-back").click();
  assert.equal(await number(), "1");
  assert.ok(await page.locator("#a #lesson-back").isDisabled());
});

// Lays a table with attributes that are long for markup.
async function lay(page, attributes) {
  await page.evaluate((attributes) => {
    const table = Object.assign(document.createElement("yokohama-table"), { id: "a", lang: "en" });
    for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
    document.body.append(table);
  }, attributes);
  await laid(page, "a");
}

test("a table that was taken away while its words were coming leaves the next one alone", async () => {
  const page = await around("", { locale: "en" });
  await patient(page);
  const send = await held(page, "**/words/en.json");
  const asked = page.waitForRequest("**/words/en.json");
  await page.evaluate(() => {
    document.body.innerHTML = '<yokohama-table id="a" seats="person,merchant" seed="7ea"></yokohama-table>';
  });
  await asked;
  await page.evaluate(() => globalThis.a.setAttribute("lang", "fr"));
  await laid(page, "a");
  const menu = () => page.locator("#a #menu").textContent();
  const french = await menu();
  const came = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/words/en.json"));
  send();
  await came;
  // What is fetched after it has come as well.
  await page.evaluate(async () => (await fetch(new URL("www/words/en.json", document.baseURI))).text());
  await painted(page);
  assert.equal(await menu(), french);
  assert.deepEqual(table.problems, []);
});

test("a program shows a moment of a game that is over in the place of its score", async () => {
  const page = await around("");
  await lay(page, { record: RECORD });
  assert.ok(await page.locator("#a #final").isVisible());
  await page.evaluate(() => globalThis.a.table(1).lookAt(12));
  assert.equal(await page.locator("#a #final").isVisible(), false);
  assert.ok(await page.locator("#a #past-slider").isVisible());
  assert.equal(await page.inputValue("#a #past-slider"), "12");
  await page.locator("#a #past-close").click();
  assert.ok(await page.locator("#a #final").isVisible());
  assert.deepEqual(table.problems, []);
});

test("a program shows a moment of a lesson's game in the place of its score", async () => {
  const record = JSON.parse(RECORD);
  const last = record.moves.length - 1;
  const lesson = { lesson: 1, title: { en: "The end" }, start: { record, at: last }, steps: [{ id: "last", text: { en: "End it." }, must: "." }] };
  const page = await around("");
  await lay(page, { lesson: JSON.stringify(lesson) });
  await page.locator("#a #tree button[id^=answer]").first().press("Enter");
  await page.locator("#a #lesson-score").click();
  assert.ok(await page.locator("#a #final").isVisible());
  await page.evaluate((at) => globalThis.a.table(1).lookAt(at), last);
  assert.equal(await page.locator("#a #final").isVisible(), false);
  assert.equal(await page.inputValue("#a #past-slider"), String(last));
  await page.locator("#a #past-close").click();
  assert.ok(await page.locator("#a #lesson").isVisible());
  assert.deepEqual(table.problems, []);
});

test("a table that is laid at a moment leaves the focus where it is, and shows that moment in the language that its page then wishes", async () => {
  const page = await around("<input id=field>");
  await page.evaluate(() => {
    globalThis.field.focus();
    addEventListener("yokohama-ready", (/** @type {any} */ { target }) => (target.lang = "fr"));
  });
  await lay(page, { record: RECORD, at: "40" });
  await page.waitForFunction(() => globalThis.a.shadowRoot.firstElementChild.lang === "fr");
  await laid(page, "a");
  assert.equal(await page.inputValue("#a #past-slider"), "40");
  assert.ok(await page.locator("#a #past").isVisible());
  assert.equal(await page.evaluate(() => document.activeElement.id), "field");
  assert.deepEqual(table.problems, []);
});

test("who looks back in a lesson cannot play on from there, and the lesson goes on", async () => {
  const page = await around("");
  await lay(page, { lesson: LESSON });
  await page.evaluate(() => globalThis.a.table(1).lookAt(0));
  assert.equal(await page.locator("#a #past-play").getAttribute("aria-disabled"), "true");
  await page.locator("#a #past-play").dispatchEvent("click");
  await page.locator("#a #past-close").click();
  await page.locator("#a #lesson-on").click();
  assert.match(await page.locator("#a #lesson-where").textContent(), /2/);
  await page.locator("#a #tree button[id^=answer]", { hasText: "Bank" }).first().press("Enter");
  await page.waitForFunction(() => globalThis.a.table(1).played > 0);
  assert.deepEqual(table.problems, []);
});

test("a game that is over is played again with its printed values and by its rules: another deal, where the next seat starts, and the same", async () => {
  const page = await around("");
  const dealt = () => page.evaluate(() => {
    const access = globalThis.a.table(1);
    const { content, seed } = JSON.parse(access.record());
    return { content, seed, rules: access.rules, starter: access.view().table.starter, played: access.played };
  });
  await lay(page, { record: RECORD });
  const over = await dealt();
  assert.equal(over.rules, 1, "those of the games of that version");
  await page.locator("#a #again").click();
  const again = await dealt();
  assert.deepEqual(again, { ...over, seed: again.seed, starter: 1 - over.starter, played: 0 });
  assert.notEqual(again.seed, over.seed);
  await page.evaluate(() => globalThis.a.remove());
  await lay(page, { record: RECORD });
  await page.locator("#a #more summary").click();
  await page.locator("#a #same-deal").click();
  assert.deepEqual(await dealt(), { ...over, played: 0 });
  assert.deepEqual(table.problems, []);
});

test("what computers played to its end is taken back by the person who had left them the seat, and ends once more", async () => {
  const page = await around("");
  // Near its end, so that little is played.
  const record = await page.evaluate(async (text) => {
    document.documentElement.lang = "en";
    localStorage.setItem("yokohama.settings", JSON.stringify({ pace: "instant" }));
    const { Game } = await globalThis.opponents();
    const game = Game.load(text);
    return game.practiceFrom(game.played - 20).record();
  }, RECORD);
  await lay(page, { record, seats: "person,greedy" });
  await page.waitForFunction(() => globalThis.a.table(1).decision()?.seat === 0);
  const before = await of(page, "a", "hash");
  // From the score, from under the table that is looked at again, and from the score once more.
  const ways = ["#score-return", "#handed-back", "#score-return"];
  for (const [index, way] of ways.entries()) {
    await page.locator("#a #tree button[id^=answer]").first().focus();
    await page.keyboard.press("m");
    await page.locator('#a #menu [data-act="seats"]').click();
    await page.locator("#a #who-list li").first().locator('label:has([value="greedy"])').click();
    await page.locator("#a #who-apply").click();
    await page.locator("#a #who-let").click();
    await page.locator("#a #score-return").waitFor();
    assert.equal((await heard(page, "a", "end")).length, index + 1);
    if (way === "#handed-back") {
      await page.locator("#a #more summary").click();
      await page.locator("#a #look").click();
    }
    await page.locator(`#a ${way}`).click();
    await page.locator("#a #curtain-open").click();
    await page.locator("#a #tree button[id^=answer]").first().waitFor();
    assert.equal(await page.locator("#a #to-score").isVisible(), false, "there is none any more");
    assert.equal(await of(page, "a", "hash"), before);
    assert.deepEqual(JSON.parse(await of(page, "a", "record")).seats.map(({ kind }) => kind), ["person", "greedy"]);
  }
  assert.deepEqual(table.problems, []);
});

test("who looks back sees their own hand after the table was laid anew, and practises with it", async () => {
  const page = await around('<yokohama-table id="a" seats="person,merchant" seed="7ea" lang="en"></yokohama-table>');
  await laid(page, "a");
  await page.evaluate(() => {
    const access = globalThis.a.table(1);
    while (access.played < 6) access.play(access.legalMoves()[0]);
    access.lookAt(6);
    globalThis.kept = globalThis.a;
  });
  const seen = () => page.locator("#a #tree").textContent();
  const hand = () => page.evaluate(() => globalThis.a.table(1).view(0).hand.orders);
  const before = [await seen(), await hand()];
  await page.evaluate(() => document.body.prepend(globalThis.kept));
  await laid(page, "a");
  assert.equal(await page.inputValue("#a #past-slider"), "6");
  assert.deepEqual([await seen(), await hand()], before);
  await page.locator("#a #past-play").click();
  assert.deepEqual(await hand(), before[1]);
  assert.deepEqual(table.problems, []);
});

test("a practice game that is laid at a moment is marked as one", async () => {
  const page = await around("");
  const { position } = JSON.parse(LESSON).start;
  await lay(page, { record: JSON.stringify(position), seats: "person,merchant", at: "0" });
  assert.ok(await page.locator("#a #past").isVisible());
  assert.ok(await page.locator("#a #practice").isVisible());
  assert.deepEqual(table.problems, []);
});

test("a hand behind the curtain, and who asks for the coach, stay as they are in another language", async () => {
  const page = await around('<yokohama-table id="a" seats="person,person" seed="7ea" lang="en"></yokohama-table>');
  await laid(page, "a");
  const press = async (act) => {
    await page.keyboard.press("m");
    await page.locator(`#a #menu [data-act="${act}"]`).click();
  };
  const anew = async (lang) => {
    await page.evaluate((lang) => globalThis.a.setAttribute("lang", lang), lang);
    await laid(page, "a");
    await page.locator("#a #curtain-open").waitFor();
  };
  await page.locator("#a #curtain-open").click();
  await press("coach");
  await page.locator("#a #coach-asks input").first().check();
  await page.locator("#a #coach-close").click();
  await anew("fr");
  await page.locator("#a #curtain-open").click();
  await press("coach");
  const asks = await page.locator("#a #coach-asks input").evaluateAll((boxes) => boxes.map(({ checked }) => checked));
  assert.deepEqual(asks, [true, false]);
  await page.locator("#a #coach-close").click();
  const { seat } = await of(page, "a", "decision");
  await press("seats");
  await page.locator("#a #who-list li").nth(seat).locator('label:has([value="apprentice"])').click();
  await page.locator("#a #who-apply").click();
  // The computer plays, and whoever is left is asked: from behind the curtain, and so after the table is laid anew.
  await page.locator("#a #curtain-open").waitFor();
  await anew("pl");
  await page.locator("#a #curtain-open").click();
  assert.equal(await page.locator("#a #curtain").isVisible(), false);
  assert.deepEqual(table.problems, []);
});

test("of two attributes that change together neither is lost", async () => {
  const page = await around('<yokohama-table id="a" seats="person,person" seed="7ea" lang="en"></yokohama-table>');
  await laid(page, "a");
  const hash = await of(page, "a", "hash");
  await page.evaluate(() => {
    globalThis.a.setAttribute("lang", "fr");
    globalThis.a.setAttribute("seed", "another");
  });
  await laid(page, "a");
  assert.notEqual(await of(page, "a", "hash"), hash);
  assert.equal(await page.evaluate(() => globalThis.a.shadowRoot.firstElementChild.lang), "fr");
  assert.deepEqual(table.problems, []);
});

// The code and the sentence of what calls throw, by what is called.
const refused = (page, calls) =>
  page.evaluate((calls) => {
    const { access } = globalThis;
    return calls.map(([what, ...given]) => {
      try {
        const { value } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(access), what) ?? {};
        void (typeof value === "function" ? access[what](...given) : access[what]);
        return [what, undefined, undefined];
      } catch (/** @type {any} */ { code, message }) {
        return [what, code, message];
      }
    });
  }, calls);

test("what was kept of a table that is gone says so, whatever it is asked", async () => {
  const deeds = {
    "another language": () => globalThis.a.setAttribute("lang", "fr"),
    "another game": () => globalThis.a.setAttribute("seed", "7eb"),
    removal: () => globalThis.a.remove(),
  };
  for (const [what, deed] of Object.entries(deeds)) {
    const page = await around('<yokohama-table id="a" seats="person,person" seed="7ea" lang="en"></yokohama-table>');
    await laid(page, "a");
    const names = await page.evaluate(() => {
      globalThis.access = globalThis.a.table(1);
      return Object.getOwnPropertyNames(Object.getPrototypeOf(globalThis.access)).filter((name) => !["constructor", "version"].includes(name));
    });
    assert.ok(names.length > 20);
    await page.evaluate(deed);
    for (const [name, code, message] of await refused(page, names.map((name) => [name]))) {
      assert.equal(code, "gone", `${name} after ${what}`);
      assert.match(message, /taken away or laid anew/);
    }
    assert.deepEqual(table.problems, []);
  }
});

test("what a program asks is answered as declared, and what cannot be done has the code that is declared", async () => {
  const page = await around('<yokohama-table id="a" seats="person,person" seed="7ea" lang="en"></yokohama-table>');
  await laid(page, "a");
  const [before, after] = await page.evaluate(() => {
    const access = (globalThis.access = globalThis.a.table(1));
    const told = () => [access.canUndo, access.canRedo, access.isPractice, access.played];
    const before = told();
    while (access.decision().ask === "first-order") access.play(access.legalMoves()[0]);
    const begun = access.played;
    access.play(access.legalMoves().find((move) => move.startsWith("place")));
    const placed = told();
    access.undo();
    const undone = told();
    access.redo();
    const seat = access.decision().seat;
    return [before, { begun, placed, undone, seat, events: access.eventsSince(begun), all: access.completions("+"), position: JSON.parse(access.position()), view: access.view(seat), everybody: access.view() }];
  });
  assert.deepEqual(before, [false, false, false, 0]);
  assert.deepEqual(after.placed.slice(0, 3), [true, false, false]);
  assert.deepEqual(after.undone, [false, true, false, after.begun]);
  assert.deepEqual(after.events.map(({ kind, move }) => [kind, move]), [["placed", after.begun]]);
  assert.ok(after.all.length > 1 && after.all.every(({ short, label }) => short.startsWith("+") && label.length > 5));
  assert.equal(after.position.position, 2);
  assert.ok(after.view.seat === after.seat && after.view.hand.orders.length === 1 && after.view.table.boards.length === 18);
  assert.ok(after.everybody.seat === null && after.everybody.hand.orders.length === 0);
  const odd = [
    [["readShort", "nonsense"], "not-a-move"],
    [["readShort", 7], "argument"],
    [["completion", "place 1"], "moves"],
    [["completion", ["castle"]], "not-a-move"],
    [["view", 9], "seat"],
    [["eventsSince", 0, 9], "seat"],
    [["eventsSince", -1], "argument"],
    [["redo"], "nothing-to-redo"],
    [["lookAt", 1e6], "moment"],
    [["play", "castle"], "not-a-move"],
  ];
  const codes = await refused(page, odd.map(([call]) => call));
  assert.deepEqual(codes.map(([, code]) => code), odd.map(([, code]) => code));
  // Short moves that cannot be played now are moves all the same.
  assert.equal((await refused(page, [["readShort", ">a1"]]))[0][1], undefined);
  await page.evaluate(() => globalThis.access.restart());
  assert.deepEqual((await refused(page, [["undo"], ["restart"]])).map(([, code]) => ["nothing-to-undo", "sealed"].includes(code)), [true, true]);
  assert.deepEqual(table.problems, []);
});

test("an interface that there is not is refused", async () => {
  const page = await around('<yokohama-table id="a"></yokohama-table>');
  await laid(page, "a");
  const refused = await page.evaluate(() => {
    try {
      return globalThis.a.table(2);
    } catch (/** @type {any} */ error) {
      return [error.name, error.message];
    }
  });
  assert.deepEqual(refused, ["RangeError", "<yokohama-table> has no interface 2; there is 1"]);
});

// For what a table leaves to a timer, such as news that are to fade: this only ends what hangs. In milliseconds.
const LONGEST = 120_000;

test("taken from the page, a table leaves nothing behind; put back, it goes on", async () => {
  const page = await around("<div id=place></div>");
  // Every machine that sounds are made with.
  await page.evaluate(() => {
    globalThis.contexts = [];
    const Context = globalThis.AudioContext;
    globalThis.AudioContext = class extends Context {
      constructor() {
        super();
        globalThis.contexts.push(this);
      }
    };
  });
  const session = await page.context().newCDPSession(page);
  const workers = new Set();
  page.on("worker", (worker) => {
    workers.add(worker);
    worker.on("close", () => workers.delete(worker));
  });
  // Remembers what the table is made of, without holding it: its elements, and its interface, which has the game.
  const remember = () =>
    page.evaluate(() => {
      const { a } = globalThis;
      const parts = [a, a.table(1), a.shadowRoot, ...a.shadowRoot.querySelectorAll("*")];
      (globalThis.remembered ??= []).push(parts.map((part) => [part.id || part.localName || part.constructor.name, new WeakRef(part)]));
    });
  // What is left of each table that was taken.
  const left = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return page.evaluate(() => globalThis.remembered.map((parts) => parts.filter(([, part]) => part.deref()).map(([name]) => name)));
  };
  const layAndTake = async () => {
    await page.evaluate(() => {
      globalThis.place.innerHTML = '<yokohama-table id="a" seats="merchant,merchant" seed="7ea"></yokohama-table>';
    });
    await laid(page, "a");
    await page.waitForFunction(() => globalThis.a.table(1).played > 2);
    await remember();
    await page.evaluate(() => globalThis.place.replaceChildren());
  };
  // Whoever was asked for advice thinks in a worker of its own, and whoever was heard has a machine for it.
  const layAskAndTake = async () => {
    await page.evaluate(() => {
      globalThis.place.innerHTML = '<yokohama-table id="a" seats="person,person" seed="7ea"></yokohama-table>';
    });
    await laid(page, "a");
    await page.locator("#a #curtain-open").click();
    await page.keyboard.press("k");
    for (const box of await page.locator("#a #coach-asks input").all()) await box.check();
    await page.locator("#a #coach-chances").click();
    await page.locator("#a .chances").waitFor();
    assert.ok(workers.size > 0);
    await remember();
    await page.evaluate(() => {
      const sound = globalThis.a.shadowRoot.getElementById("sound");
      if (sound.checked) sound.click();
      sound.click();
      globalThis.place.replaceChildren();
    });
  };
  // What listens on the page around a table.
  const listeners = async () => {
    const found = [];
    for (const expression of ["window", "document", "document.documentElement", "document.body"]) {
      const { result } = await session.send("Runtime.evaluate", { expression });
      const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: String(result.objectId) });
      found.push(...listeners.map(({ type }) => `${expression} ${type}`));
    }
    return found;
  };
  await layAndTake();
  const first = await listeners();
  for (const layOne of [layAskAndTake, layAndTake, layAskAndTake, layAndTake, layAskAndTake]) await layOne();
  assert.deepEqual(await listeners(), first);
  while (workers.size > 0) await painted(page);
  await page.waitForFunction(() => globalThis.contexts.length >= 3 && globalThis.contexts.every(({ state }) => state === "closed"));
  // Moved about, its game goes on.
  await page.evaluate(() => {
    globalThis.place.innerHTML = '<yokohama-table id="b" seats="person,person" seed="7ea"></yokohama-table>';
  });
  await laid(page, "b");
  await page.evaluate(() => globalThis.b.table(1).play(globalThis.b.table(1).legalMoves()[0]));
  const hash = await of(page, "b", "hash");
  await page.evaluate(() => document.body.prepend(globalThis.b));
  await laid(page, "b");
  assert.equal(await of(page, "b", "hash"), hash);
  // Of those before nothing is left; the browser itself may hold on to a single one, of whatever it touched last.
  let rest;
  const end = Date.now() + LONGEST;
  do {
    await painted(page);
    rest = (await left()).filter((parts) => parts.length > 0);
  } while (rest.length > 1 && Date.now() < end);
  assert.ok(rest.length <= 1, rest.map((parts) => `${parts.length} parts: ${parts.slice(0, 9)}`).join("\n"));
  assert.deepEqual(table.problems, []);
});

// Keeps the memories of programs that begin from now on in reach.
const overhear = (page) =>
  page.evaluate(() => {
    globalThis.memories = [];
    const { instantiate } = WebAssembly;
    const overheard = async (...given) => {
      const made = await Reflect.apply(instantiate, WebAssembly, given);
      globalThis.memories.push((made.instance ?? made).exports.memory);
      return made;
    };
    Object.assign(WebAssembly, { instantiate: overheard });
  });

// Lets the program of a table, which is the one that began last, answer no more, and asks it at once by a button: before it can fail at
// a frame of its own, which would leave no button to press.
const ruin = (page, id, button) =>
  page.evaluate(([id, button]) => {
    new Uint8Array(globalThis.memories.at(-1).buffer).fill(255);
    document.getElementById(id).shadowRoot.querySelector(button).click();
  }, [id, button]);

test("where one table's program fails, the other goes on, and the first begins again from its record", async () => {
  table.forgives(); // The failure is told, as it should be.
  const page = await around(
    '<yokohama-table id="a" seats="person,person" seed="7ea"></yokohama-table><yokohama-table id="b" seats="person,person" seed="7eb"></yokohama-table>',
  );
  await laid(page, "a", "b");
  await page.evaluate(() => globalThis.a.table(1).play(globalThis.a.table(1).legalMoves()[0]));
  const hash = await of(page, "a", "hash");
  // Its program is begun again, with its memory in reach.
  await overhear(page);
  await page.evaluate(() => globalThis.a.setAttribute("lang", "en"));
  await laid(page, "a");
  assert.equal(await of(page, "a", "hash"), hash);
  await ruin(page, "a", "#curtain-open");
  await page.waitForFunction(() => globalThis.heard.some(([id, name, { code }]) => id === "a" && name === "error" && code === "crash"));
  assert.ok(await page.locator("#a #failure").isVisible());
  await page.evaluate(() => globalThis.b.table(1).play(globalThis.b.table(1).legalMoves()[0]));
  assert.equal((await heard(page, "b", "error")).length, 0);
  await page.locator("#a #failure-reload").click();
  await page.waitForSelector("#a #failure", { state: "hidden" });
  await laid(page, "a");
  assert.equal(await of(page, "a", "hash"), hash);
});

for (const called of ["meiji", "yokohama"]) {
  test(`what <${called}-table> tells of a table that is laid ${called === "meiji" ? "says of which game, also once its program has failed" : "says no more than it always did"}`, async () => {
    table.forgives(); // The failures are told, as they should be.
    const page = await around("");
    await overhear(page);
    for (const { name: game } of GAMES) {
      await page.evaluate(([called, game, names]) => {
        globalThis.told = [];
        const table = Object.assign(document.createElement(`${called}-table`), { id: "a", lang: "en" });
        for (const [name, value] of Object.entries({ game, players: "2", seats: "person,person", seed: "7ea" })) table.setAttribute(name, value);
        for (const name of names) table.addEventListener(`${called}-${name}`, (/** @type {any} */ { detail }) => globalThis.told.push([name, detail.code, detail.game]));
        document.body.replaceChildren(table);
      }, /** @type {const} */ ([called, game, HEARD]));
      await laid(page, "a");
      await page.evaluate(() => {
        const access = globalThis.a.table(1);
        access.play(access.legalMoves()[0]);
        new Uint8Array(globalThis.memories.at(-1).buffer).fill(255);
        setTimeout(() => access.hash());
      });
      await page.waitForFunction(() => globalThis.told.some(([, code]) => code === "crash"));
      // Where no table is laid, none is told of.
      await page.evaluate(() => globalThis.a.setAttribute("controls", "all"));
      await page.waitForFunction(() => globalThis.told.some(([, code]) => code === "attribute"));
      const told = await page.evaluate(() => globalThis.told.map(([name, code, game]) => [code ?? name, game]));
      assert.deepEqual([...new Set(told.map(([what]) => what))].sort(), ["attribute", "crash", "decision", "move", "ready"]);
      for (const [what, of] of told) assert.equal(of, called === "meiji" && what !== "attribute" ? game : undefined, `${what} of ${game}`);
    }
  });
}

test("computers that cannot be had are told in the element, and by an event", async () => {
  table.forgives(); // The failure is told, as it should be.
  const page = await around("");
  await page.route("**/opponents_bg.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await page.evaluate(() => {
    document.body.innerHTML = '<yokohama-table id="a" seats="merchant,merchant" seed="7ea" lang="en"></yokohama-table>';
  });
  await page.waitForFunction(() => globalThis.heard.some(([, name]) => name === "error"));
  const [{ code, message }] = await heard(page, "a", "error");
  assert.equal(code, "computers");
  assert.match(message, /computers could not be loaded/);
  assert.equal(await page.locator("#a #failure-text:visible").textContent(), message);
});

test("a language that cannot be kept is told in the element, and by an event", async () => {
  const page = await around('<yokohama-table id="a" seats="person,merchant" seed="7ea"></yokohama-table>');
  await laid(page, "a");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error("shut off");
    };
    const select = globalThis.a.shadowRoot.querySelector("#menu select.language");
    select.value = "fr";
    select.dispatchEvent(new Event("change"));
  });
  const [{ code, message }] = await heard(page, "a", "error");
  assert.equal(code, "storage");
  assert.equal(await page.locator("#a #failure-text").textContent(), message);
  assert.deepEqual(table.problems, []);
});

// Lets something in the scripts of a table go wrong as soon as it answers the key of the menu.
const stumble = (page, id) =>
  page.evaluate((id) => {
    const shadow = document.getElementById(id).shadowRoot;
    shadow.getElementById("menu").showModal = undefined;
    shadow.querySelector("#tree button[data-act=menu], #tree button:last-of-type").focus();
  }, id);

for (const several of [false, true]) {
  test(`an error of the scripts is told by an event, and the table goes on, ${several ? "with another beside it" : "alone on the page"}`, async () => {
    table.forgives(); // The failure is told, as it should be.
    const other = several ? '<yokohama-table id="b" seats="person,merchant" seed="7eb"></yokohama-table>' : "";
    const page = await around(`<yokohama-table id="a" seats="person,merchant" seed="7ea" lang="en"></yokohama-table>${other}`);
    await laid(page, "a", ...(several ? ["b"] : []));
    // What is none of its own is none of its business.
    const uncaught = page.waitForEvent("pageerror");
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error("of the page"))));
    await uncaught;
    await painted(page);
    assert.equal((await heard(page, "a", "error")).length, 0);
    await stumble(page, "a");
    await page.keyboard.press("m");
    await page.waitForFunction(() => globalThis.heard.some(([, name]) => name === "error"));
    const [{ code, message }, ...more] = await heard(page, "a", "error");
    assert.equal(code, "unexpected");
    assert.match(message, /unexpected happened/);
    assert.equal(more.length, 0);
    assert.equal(await page.locator("#a #failure").isVisible(), false);
    assert.deepEqual((await heard(page, "b", "error")).map(({ code }) => code), several ? ["unexpected"] : []);
    // What stood in the way is gone, and the same key opens the menu.
    await page.evaluate(() => delete globalThis.a.shadowRoot.getElementById("menu").showModal);
    await page.keyboard.press("m");
    assert.ok(await page.locator("#a #menu").isVisible());
  });
}

// What somebody else's page does wrong at the only table, as a body of a function of it and its interface.
const FAULTS = {
  "refuses a move that nobody catches": 'game.play("nonsense")',
  "refuses a short text that nobody catches": 'game.readShort("nonsense")',
  "is listened to by what throws": `table.addEventListener("yokohama-move", () => { throw new Error("of the page"); });
    game.play(game.legalMoves()[0]);`,
  "is listened to by what waits and throws": `table.addEventListener("yokohama-move", async () => game.play("nonsense"));
    game.play(game.legalMoves()[0]);`,
};

for (const [what, fault] of Object.entries(FAULTS)) {
  test(`a table that ${what} plays on and is not said to have failed`, async () => {
    table.forgives(); // The failure is told, as it should be.
    const page = await around('<yokohama-table id="a" seats="person,person" seed="7ea" lang="en"></yokohama-table>');
    await laid(page, "a");
    const uncaught = page.waitForEvent("pageerror");
    await page.evaluate((fault) => {
      const deed = () => globalThis.eval(`((table, game) => { ${fault} })`)(globalThis.a, globalThis.a.table(1));
      setTimeout(deed);
    }, fault);
    await uncaught;
    await painted(page);
    assert.deepEqual(await heard(page, "a", "error"), []);
    assert.equal(await page.locator("#a #failure").isVisible(), false);
    const before = await of(page, "a", "played");
    await page.evaluate(() => globalThis.a.table(1).play(globalThis.a.table(1).legalMoves()[0]));
    assert.ok((await of(page, "a", "played")) > before);
  });
}

test("a record that was looked through when its program failed is shown at its moment again, and what is kept is said truly", async () => {
  table.forgives(); // The failure is told, as it should be.
  const page = await around("");
  await overhear(page);
  await page.evaluate((record) => {
    const shown = document.createElement("yokohama-table");
    for (const [name, value] of Object.entries({ id: "a", record, at: "40", readonly: "", lang: "en" })) shown.setAttribute(name, value);
    document.body.append(shown);
  }, RECORD);
  await laid(page, "a");
  await page.locator("#a #past-forward").click();
  await ruin(page, "a", "#past-forward");
  await page.locator("#a #failure-reload").waitFor();
  assert.match(await page.locator("#a #failure-text").textContent(), /not kept on this device/);
  await page.locator("#a #failure-reload").click();
  await page.waitForSelector("#a #failure", { state: "hidden" });
  await laid(page, "a");
  assert.equal(await page.inputValue("#a #past-slider"), "42"); // Where it was led from 40 by two steps, the second of which failed.
});

test("whoever practises finds the way back in another language, and in another place", async () => {
  const page = await around("");
  await page.evaluate((record) => {
    const played = document.createElement("yokohama-table");
    for (const [name, value] of Object.entries({ id: "a", record, at: "40", seats: "person,merchant", lang: "en" })) played.setAttribute(name, value);
    document.body.append(played);
    globalThis.practised = played;
  }, RECORD);
  await laid(page, "a");
  const whole = await of(page, "a", "hash");
  await page.locator("#a #past-play").click();
  const hash = await of(page, "a", "hash");
  assert.notEqual(hash, whole);
  for (const deed of ['practised.setAttribute("lang", "fr")', "document.body.prepend(practised)"]) {
    await page.evaluate(deed);
    await laid(page, "a");
    assert.equal(await of(page, "a", "hash"), hash, deed);
    assert.equal(await page.locator("#a #practice-back").isHidden(), false, deed);
  }
  await page.locator("#a #practice-back").click();
  assert.equal(await of(page, "a", "hash"), whole);
  assert.deepEqual(table.problems, []);
});

test("where the program is of another build, the element says that a newer version lies on the server", async () => {
  table.forgives(); // The failure is told, as it should be.
  for (const [locale, says] of /** @type {any[][]} */ ([["en-GB", /^A newer version of the game lies on the server/], ["de-DE", /^A newer version/], ["fr-FR", /^Une version plus récente/]])) {
    const page = await around("", { locale });
    await page.route("**/yokohama_bg.wasm", async (route) => {
      const answer = await route.fetch();
      const program = await answer.body();
      program.write("0".repeat(16), program.length - 16, "latin1"); // Its build stands at its end.
      await route.fulfill({ response: answer, body: program });
    });
    await page.evaluate(() => document.body.append(Object.assign(document.createElement("yokohama-table"), { id: "a" })));
    await page.waitForFunction(() => globalThis.heard.some(([, name]) => name === "error"));
    const [{ code, message }] = await heard(page, "a", "error");
    assert.equal(code, "load");
    assert.match(message, says);
  }
});

for (const [what, policy, block, says] of /** @type {any[][]} */ ([
  ["forbids WebAssembly", POLICY.replace(" 'wasm-unsafe-eval'", ""), undefined, /needs script-src 'self' 'wasm-unsafe-eval'/],
  ["lacks the program", POLICY, { status: 404, body: "" }, /yokohama_bg\.wasm is missing on this server/],
  ["gives a page out as the program", POLICY, { contentType: "text/html", body: "<p>Not found</p>" }, /another type of file/],
])) {
  test(`where the site ${what}, the element says so`, async () => {
    table.forgives(); // The failure is told, as it should be.
    const page = await around("", { policy });
    if (block) await page.route("**/*.wasm", (route) => route.fulfill(block));
    await page.evaluate(() => document.body.append(Object.assign(document.createElement("yokohama-table"), { id: "a" })));
    await page.waitForFunction(() => globalThis.heard.some(([, name]) => name === "error"));
    assert.match(await page.locator("#a [role=alert]:visible").textContent(), says);
  });
}

for (const [width, height] of [[390, 844], [1920, 1080]]) {
  test(`a table fits its box on a page of ${width} × ${height}`, async () => {
    const page = await around('<p>Before</p><yokohama-table id="a" seats="person,merchant" seed="7ea"></yokohama-table><p>After</p>', { viewport: { width, height } });
    await laid(page, "a");
    const [host, canvas] = await Promise.all([page.locator("#a").boundingBox(), page.locator("#a #table").boundingBox()]);
    assert.deepEqual([Math.round(canvas.width), Math.round(canvas.height)], [Math.round(host.width), Math.round(host.height)]);
    assert.ok(host.width <= width && host.height >= 320);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    await shot(page, `embedded-${width}`);
    assert.deepEqual(table.problems, []);
  });
}

test("colours of the page around are taken over", async () => {
  const page = await around('<yokohama-table id="a" seats="person,person" seed="7ea"></yokohama-table>');
  await laid(page, "a");
  const color = () => page.evaluate(() => getComputedStyle(globalThis.a.shadowRoot.getElementById("curtain-name")).color);
  assert.equal(await color(), "rgb(31, 35, 41)");
  await page.evaluate(() => globalThis.a.style.setProperty("--yokohama-ink", "rgb(0, 60, 0)"));
  assert.equal(await color(), "rgb(0, 60, 0)");
  assert.deepEqual(table.problems, []);
});

// A page of another site with the table's page in a frame, as `rules.example` writes it.
async function framed(query, { sandbox = "allow-scripts allow-same-origin" } = {}) {
  // The other site is not there: Chromium has to be told that it may come to this machine.
  const page = await table.blankPage({ viewport: { width: 1000, height: 700 }, permissions: ["local-network-access"] });
  const source = new URL(`frame.html?${new URLSearchParams(query)}`, table.address).href;
  const html = `<!doctype html><title>Rules</title><iframe sandbox="${sandbox}" src="${source.replaceAll("&", "&amp;")}" width="900" height="600"></iframe>`;
  await page.route("https://rules.example/", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.addInitScript(() => {
    globalThis.told = [];
    addEventListener("message", ({ data, origin }) => globalThis.told.push({ ...data, origin }));
  });
  await page.goto("https://rules.example/");
  return page;
}

const say = (page, message, target = table.address.slice(0, -1)) =>
  page.evaluate(([message, target]) => document.querySelector("iframe").contentWindow.postMessage(message, target), [message, target]);
const told = (page, id) => page.waitForFunction((id) => globalThis.told.find((message) => message.id === id), id).then((found) => found.jsonValue());

test("in a frame the table speaks with the one page that it is told of", async () => {
  const page = await framed({ seats: "person,person", seed: "7ea", parent: "https://rules.example" });
  await page.waitForFunction(() => globalThis.told.some(({ event }) => event === "decision"));
  await say(page, { yokohama: 1, id: "moves", ask: "legalMoves" });
  const { answer, origin, meiji, yokohama } = await told(page, "moves");
  assert.ok(answer.length > 1 && meiji === 1 && yokohama === 1 && `${origin}/` === table.address);
  await say(page, { meiji: 1, id: "game", ask: "game" });
  assert.equal((await told(page, "game")).answer, "yokohama");
  await say(page, { yokohama: 1, id: "play", ask: "play", with: [answer[0]] });
  assert.equal((await told(page, "play")).error, undefined);
  await page.waitForFunction(() => globalThis.told.some(({ event, detail }) => event === "move" && detail.played > 0));
  await say(page, { yokohama: 1, id: "again", ask: "play", with: ["nonsense"] });
  assert.equal((await told(page, "again")).error.code, "not-a-move");
  for (const [id, odd] of /** @type {any[][]} */ ([["a", { ask: "constructor" }], ["b", { ask: "play", with: "x" }], ["c", { ask: "play", with: [1, 2, 3, 4, 5] }], ["d", {}]])) {
    await say(page, { yokohama: 1, id, ...odd });
    assert.equal((await told(page, id)).error.code, "message");
  }
  // What contains itself can be sent, and is no plain value.
  await page.evaluate((target) => {
    const given = [];
    given.push(given);
    document.querySelector("iframe").contentWindow.postMessage({ yokohama: 1, id: "e", ask: "play", with: given }, target);
  }, table.address.slice(0, -1));
  assert.equal((await told(page, "e")).error.code, "message");
  // What is no message of the protocol gets no answer.
  const count = await page.evaluate(() => globalThis.told.length);
  for (const odd of [null, 1, "x", { yokohama: 2, id: 9, ask: "hash" }, { meiji: 2, id: 9, ask: "hash" }, { id: 9, ask: "hash" }, { yokohama: 1, ask: "hash" }, { yokohama: 1, id: {}, ask: "hash" }]) await say(page, odd);
  // Messages come in their order: what is answered last is all that is answered.
  await say(page, { yokohama: 1, id: "last", ask: "constructor" });
  await told(page, "last");
  assert.equal(await page.evaluate(() => globalThis.told.length), count + 1);
  assert.deepEqual(table.problems, []);
});

test("in a frame what a message does wrong is told in the table's language", async () => {
  const page = await framed({ seed: "7ea", lang: "pl", parent: "https://rules.example" });
  await page.waitForFunction(() => globalThis.told.some(({ event }) => event === "ready"));
  await say(page, { yokohama: 1, id: "a", ask: "play", with: "x" });
  const { code, message } = (await told(page, "a")).error;
  assert.equal(code, "message");
  assert.equal(message, "„with” to lista, na której są najwyżej 4 proste wartości.");
  await say(page, { yokohama: 1, id: "b", ask: "constructor" });
  assert.match((await told(page, "b")).error.message, /^„ask” to jedno z\u00a0tych słów: decision, .*, round, .*\.$/);
  assert.deepEqual(table.problems, []);
});

for (const [what, parent] of [["no page", undefined], ["another page", "https://other.example"], ["any page", "*"], ["no origin", "https://rules.example/path"]]) {
  test(`in a frame that names ${what}, the table is silent`, async () => {
    table.forgives(/postMessage/); // A browser says itself that a message for another page did not come here.
    const page = await framed({ seed: "7ea", ...(parent && { parent }) });
    const frame = page.frames()[1] ?? (await page.waitForEvent("framenavigated"));
    await frame.waitForFunction(() => document.querySelector("meiji-table")?.table(1));
    await say(page, { yokohama: 1, id: 1, ask: "hash" });
    // Messages come in their order, to the frame and from it: this one comes after all that it might say.
    await frame.evaluate(() => addEventListener("message", ({ data }) => data === "last" && globalThis.parent.postMessage({ id: "last" }, "*")));
    await say(page, "last");
    await told(page, "last");
    assert.deepEqual((await page.evaluate(() => globalThis.told)).map(({ id }) => id), ["last"]);
    assert.deepEqual(table.problems, []);
  });
}

// Slow: a whole game is played by its interface, whose every move is told.
test("whoever hears what is asked may play on at once, to the end of the game, and all is told in its order", async () => {
  const page = await around('<yokohama-table id="a" seats="person,person" seed="7ea"></yokohama-table>');
  await laid(page, "a");
  await page.evaluate(() => {
    localStorage.setItem("yokohama.settings", JSON.stringify({ pace: "instant" }));
    const { a } = globalThis;
    // Not the first of the moves each time, for a game that ends.
    const any = (moves, hash) => moves[Number.parseInt(hash.slice(0, 6), 16) % moves.length];
    const playOn = () => {
      const access = a.table(1);
      if (access.decision() === null) return;
      access.play(any(access.legalMoves(), access.hash()));
      globalThis.known = [access.played, JSON.parse(access.record()).moves.length];
    };
    a.addEventListener("yokohama-decision", playOn);
    playOn();
  });
  await page.locator("#a #final").waitFor();
  assert.equal(await page.locator("#a #curtain").isVisible(), false);
  const [played, told] = await page.evaluate(() => globalThis.known);
  assert.equal(told, played, "its record has what was just played");
  const moves = await heard(page, "a", "move");
  for (const [before, { from }] of moves.slice(1).entries()) assert.equal(from, moves[before].played);
  assert.equal(moves.at(-1).played, await of(page, "a", "played"));
  assert.equal((await heard(page, "a", "end")).length, 1);
  assert.deepEqual([await heard(page, "a", "error"), table.problems], [[], []]);
});

test("whoever hears of the end may look back at once, and comes to the score afterwards", async () => {
  const page = await around("");
  const record = await page.evaluate(async (text) => {
    document.documentElement.lang = "en";
    const { Game } = await globalThis.opponents();
    const game = Game.load(text);
    return game.practiceFrom(game.played - 1).record();
  }, RECORD);
  await page.evaluate(() => document.body.addEventListener("yokohama-end", () => globalThis.a.table(1).lookAt(3)));
  await lay(page, { record, seats: "person,person", lang: "en" });
  await page.evaluate(() => {
    const access = globalThis.a.table(1);
    while (access.decision() !== null) access.play(access.legalMoves()[0]);
  });
  await page.locator("#a #past").waitFor();
  assert.equal(await page.locator("#a #final").isVisible(), false);
  assert.equal(await page.locator("#a #past-slider").inputValue(), "3");
  await page.locator("#a #past-close").click();
  await page.locator("#a #final").waitFor();
  assert.equal((await heard(page, "a", "end")).length, 1);
  assert.deepEqual(table.problems, []);
});

test("a table that is moved into another document is laid there", async () => {
  const page = await around('<yokohama-table id="a" seats="person,person" seed="7ea"></yokohama-table><iframe></iframe>');
  await laid(page, "a");
  await page.evaluate(() => globalThis.a.table(1).play(globalThis.a.table(1).legalMoves()[0]));
  const hash = await of(page, "a", "hash");
  await page.evaluate(() => document.querySelector("iframe").contentDocument.body.append((globalThis.moved = globalThis.a)));
  await page.waitForFunction(() => globalThis.moved.table(1) !== undefined);
  assert.equal(await page.evaluate(() => globalThis.moved.table(1).hash()), hash);
  assert.ok(await page.frameLocator("iframe").locator("#a canvas").isVisible());
  assert.deepEqual([await heard(page, "a", "error"), table.problems], [[], []]);
});
