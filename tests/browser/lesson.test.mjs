// Lessons and positions in the API: a lesson is read in the second program, and the page's own shows what it tells of the table.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { ROOT, openForTests } from "./harness.mjs";

const document = JSON.parse(await readFile(join(ROOT, "tests/lesson/small.json"), "utf8"));

const table = await openForTests();
let page;
before(async () => {
  page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await page.evaluate(async () => {
    globalThis.second = await import("./www/opponents.js");
    await second.default();
    second.speak("en", await (await fetch("www/words/en.json")).text());
    globalThis.first = await import("./www/yokohama.js");
    globalThis.told = (call) => {
      try {
        call();
        return null;
      } catch (/** @type {any} */ error) {
        return [error.code, error.message];
      }
    };
  });
});

test("a lesson is read to its end, and its table is shown at every step", async () => {
  const went = await page.evaluate((text) => {
    const lesson = new second.Lesson(text);
    const steps = [];
    for (let step = lesson.step(); step; step = lesson.step()) {
      const game = first.Game.load(lesson.record());
      steps.push([step.id, step.number, game.isPractice]);
      if (lesson.on()) continue;
      const wanted = lesson.required ?? game.legalMoves().find((move) => /^(on|move)/.test(move));
      const { outcome, message } = lesson.attempt(wanted);
      if (outcome !== "right") throw new Error(`${step.id}: ${outcome}, ${message}`);
    }
    const end = lesson.record();
    lesson.back();
    const last = lesson.step("fr").text;
    lesson.restart();
    return { steps, round: first.Game.load(end).round, last, id: lesson.step().id, title: lesson.title("fr") };
  }, JSON.stringify(document));
  // Two moves are required at the second step; of the ways onwards it took the first that is legal.
  const came = went.steps.map(([id]) => id);
  assert.deepEqual([...came.slice(0, 5), ...came.slice(-2)], ["welcome", "place", "place", "done", "onwards", "end-of-turn", "again"]);
  assert.ok(went.steps.every(([, , isPractice]) => isPractice));
  assert.deepEqual([went.round, went.last, went.id, went.title], [2, "It is your turn again.", "welcome", "Un premier tour"]);
});

test("a wrong move is answered by the author, an illegal one by the rules", async () => {
  const said = await page.evaluate((text) => {
    const lesson = new second.Lesson(text);
    lesson.on();
    const before = lesson.record();
    const said = ["place 2", "place 5", "move 3"].map((move) => lesson.attempt(move));
    return { said, same: lesson.record() === before, hints: [lesson.hint(), lesson.hint()], odd: told(() => lesson.attempt("castle")) };
  }, JSON.stringify(document));
  assert.deepEqual(said.said.slice(0, 2), [
    { outcome: "wrong", message: "The Silk Mill comes later." },
    { outcome: "wrong", message: "Not there." },
  ]);
  assert.equal(said.said[2].outcome, "illegal");
  assert.match(said.said[2].message, /Rulebook/);
  assert.ok(said.same);
  assert.deepEqual(said.hints, ["Look at the upper row.", "The Bank is a1, Tea a2."]);
  assert.equal(said.odd[0], "not-a-move");
});

test("a lesson and a position that are wrong are refused with their place", async () => {
  const lesson = structuredClone(document);
  lesson.steps[1].must = "+a1; >a1";
  const errors = await page.evaluate(
    ([lesson, text]) => [
      told(() => new second.Lesson(lesson)),
      told(() => new second.Lesson("{")),
      told(() => first.Game.fromPosition(text)),
      told(() => first.Game.fromPosition("[]")),
    ],
    [JSON.stringify(lesson), JSON.stringify({ position: 1, options: { players: 2 }, seats: [{ yen: -1 }] })],
  );
  assert.deepEqual(errors.map(([code]) => code), ["lesson", "lesson", "position", "position"]);
  assert.match(errors[0][1], /“place”/);
  assert.match(errors[2][1], /seats\[0\]\.yen/);
});

test("a position is written down and begun with, and its game is kept like any other", async () => {
  const went = await page.evaluate(() => {
    const game = new first.Game({ players: 3 }, "2a");
    for (let move = 0; move < 30; move += 1) game.play(game.legalMoves().at(-1));
    const begun = first.Game.fromPosition(game.position());
    const moves = [game.legalMoves(), begun.legalMoves()].map(String);
    const views = [game.view(0), begun.view(0)].map((view) => JSON.stringify(view));
    begun.play(begun.legalMoves()[0]);
    const again = first.Game.load(begun.record());
    begun.goBack(0);
    return { moves, views, hash: again.played, practice: again.isPractice, back: begun.position() === game.position() };
  });
  assert.equal(went.moves[0], went.moves[1]);
  assert.equal(went.views[0], went.views[1]);
  assert.deepEqual([went.hash, went.practice, went.back], [1, true, true]);
});

test("whatever a link holds, it unpacks to a text of bounded length or says so", async () => {
  const came = await page.evaluate(async () => {
    const { linkTo, linked } = await import("./www/page.js");
    const game = new first.Game({ players: 2 }, "2a");
    const letters = (await linkTo(game.record())).split("#game=")[1];
    const signs = "ABab09-_!=%é";
    // Seeds of our own, so that what fails can be found again.
    let state = 7;
    const below = (bound) => (state = (state * 48271) % 2147483647) % bound;
    /** @type {any} */
    const came = { opened: 0, refused: 0, odd: [] };
    for (let number = 0; number < 300; number += 1) {
      let spoilt = letters;
      for (let change = number === 0 ? 1 : 0; change < 2; change += 1) {
        const at = below(spoilt.length + 1);
        const put = below(3) === 0 ? "" : signs[below(signs.length)].repeat(1 + below(3));
        if (number > 0) spoilt = spoilt.slice(0, at) + put + spoilt.slice(at + below(4));
      }
      history.replaceState(null, "", `#game=${spoilt}`);
      try {
        const text = await linked();
        came.opened += 1;
        if (text.length > 1 << 20) came.odd.push("too long");
        const error = told(() => first.Game.load(text));
        if (error && !/record/.test(error[0])) came.odd.push(error[0]);
      } catch (/** @type {any} */ error) {
        came.refused += 1;
        if (error.message.length < 20) came.odd.push(error.message);
      }
    }
    return came;
  });
  assert.deepEqual(came.odd, []);
  assert.ok(came.opened > 0 && came.refused > 100, `${came.opened} opened, ${came.refused} refused`);
});
