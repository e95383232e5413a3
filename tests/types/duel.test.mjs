// The programs of Yokohama Duel: whole games by computers, what is told of them on the way, and each value of the type that is declared for it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begun, chance, complaints, given, just, literal, nameOf, note, read, to } from "./held.mjs";

const [duel, thought] = await Promise.all(["duel", "duel_opponents"].map((name) => begun(name, "duel/en.json")));

const KINDS = ["random", "apprentice", "greedy", "merchant", "master:builder"];

// Moves that are seldom legal.
const ODD = [
  "on",
  "go bank",
  "go port",
  "by tram",
  "by station",
  "by stagecoach",
  ...["1", "2"].flatMap((support) => [`support ${support}`, `support ${support} phone`]),
  "phone",
  ...to(9, (level) => `card ${level}`),
  ...["buy-copper", "sell-tea", "buy-import"].map((exchange) => `exchange ${exchange}`),
  ...to(6, (slot) => `church ${slot}`),
  ...to(6, (slot) => `church ${slot} giving tea`),
  ...to(5, (slot) => `learn ${slot} imports 1`),
  "station bank",
  ...to(3, (slot) => `bonus ${slot}`),
  "shop",
  "house",
  ...to(9, (level) => `upgrade ${level}`),
  ...to(30, (order) => `deliver ${order}`),
  ...to(30, (order) => `keep ${order}`),
  "trader bank",
  "mill",
];

/** Plays a game to its end by computers, one a turn of each kind; gives its record. @param {string} seed @param {number} starter */
function played(seed, starter) {
  const game = new thought.Game({ starter: { seat: starter } }, seed);
  for (let turn = 0; game.decision() !== null; turn += 1) {
    const plan = game.plan(KINDS[turn % KINDS.length], seed, 1);
    assert.ok(plan.length > 0, `a plan of ${KINDS[turn % KINDS.length]}`);
    for (const move of plan) {
      assert.ok(game.legalMoves().includes(move), move);
      game.play(move);
    }
  }
  const record = game.record();
  game.free();
  return record;
}

/** Plays a game to its end by any legal moves; gives its record. @param {import("../../dist/www/duel_opponents.js").Game} game @param {number} seed */
function wandered(game, seed) {
  const random = chance(seed);
  for (let moves = game.legalMoves(); moves.length > 0; moves = game.legalMoves()) game.play(moves[random(moves.length)]);
  const record = game.record();
  game.free();
  return record;
}

// Between them everything happens.
// Both hands are full of Support cards: of those that are gained some go back, which seldom comes to pass.
const FULL = { game: "duel", position: 1, options: { starter: { seat: 0 } }, edition: "second", seed: "full", round: 1, seats: [{ support: { "plus-one": 4 } }, { support: { "plus-one": 4 } }] };

const RECORDS = [...["7e1", "7e14", "7e24"].map((seed) => played(seed, Number(seed.slice(2)) % 2)), ...to(10, (number) => wandered(new thought.Game({}, String(number + 1)), number + 1)), wandered(thought.Game.fromPosition(JSON.stringify(FULL)), 57)];

// Every move that was legal somewhere: most of them are not, elsewhere.
const elsewhere = new Set(ODD);

/** Plays a game of a record again, and notes all that is told on the way. */
function follow(record) {
  const game = duel.Game.load(record);
  note("Options", game.options());
  game.goBack(0);
  const { moves } = JSON.parse(record);
  const random = chance(moves.length);
  for (const [count, move] of moves.entries()) {
    const { seat } = note("Decision | null", game.decision());
    for (const each of game.legalMoves()) elsewhere.add(each);
    const others = [...elsewhere];
    for (const each of to(12, () => others[random(others.length)])) note("Forbidden | null", whyNot(game, each));
    note("View", game.view(seat));
    if (count % 3 === 0) note("Completion", game.completion([move]));
    if (count % 5 === 0) for (const { short } of note("TypedMove[]", game.completions(""))) assert.ok(game.legalMoves().includes(game.readShort(short)), short);
    game.play(move);
    note("Happened[]", game.eventsSince(game.played - 1, seat));
  }
  for (const [tell, type] of Object.entries(TOLD)) note(type, game[tell]());
  note("Happened[]", game.eventsSince(0));
  note("LogLine[]", game.storySince(0));
  note("Sound[]", game.soundsSince(0));
  note("Forbidden | null", game.whyNot("on"));
  assert.match(game.victoryText(), /\d/);
  const { hash } = JSON.parse(record);
  assert.equal(game.hash(), hash);
  game.free();
}

/** A small lesson, read to its end by the moves that it requires; what else is played is refused with a sentence. */
function learn() {
  const lesson = new thought.Lesson(JSON.stringify(LESSON));
  assert.equal(lesson.title(), LESSON.title.en);
  for (let step = note("LessonStep | null", lesson.step()); step !== null; step = note("LessonStep | null", lesson.step())) {
    if (!step.asks) lesson.on();
    else for (const move of ["go tea-plantation", "keep 1", lesson.required ?? "go silk-mill"]) note("LessonOutcome", lesson.attempt(move));
  }
  const game = duel.Game.load(lesson.record());
  assert.ok(game.isPractice);
  game.free();
  assert.throws(() => new thought.Lesson(JSON.stringify({ ...LESSON, steps: [] })), { code: "lesson" });
}

const LESSON = {
  lesson: 1,
  title: { en: "A first turn" },
  start: { position: { game: "duel", position: 1, options: { starter: { seat: 0 } }, edition: "first", seed: "lesson", round: 1 } },
  steps: [
    { id: "welcome", text: { en: "These cards are yours." }, show: ["card/1", "silk-mill"] },
    { id: "place", text: { en: "Choose the Silk Mill." }, show: ["silk-mill"], may: [">si"] },
    { id: "silk", text: { en: "Add to it, and end the turn." }, must: "+1; ." },
  ],
};

// What no version of the notation knows is left out.
function whyNot(game, move) {
  try {
    return game.whyNot(move);
  } catch (error) {
    assert.equal(/** @type {{ code: string }} */ (error).code, "not-a-move", move);
    return null;
  }
}

const TOLD = { scores: "Scores", course: "Course", turns: "Turn[]", view: "View", decision: "Decision | null" };

test("computers play games to their end, and records of them open in either program", () => {
  for (const record of RECORDS) {
    for (const { Game } of [duel, thought]) {
      const game = Game.load(record);
      assert.equal(game.game, "duel");
      assert.equal(JSON.parse(game.record()).game, "duel");
      assert.equal(game.decision(), null);
      const { totals, standings } = game.scores();
      assert.equal(totals.length, 2);
      assert.equal(totals[standings[0]], Math.max(...totals));
      game.free();
    }
  }
});

test("a document of the other game, and what is wrong with one of this, is told by its name and place", () => {
  const yokohama = read("tests/released/record-4.json");
  assert.throws(() => duel.Game.load(JSON.stringify(JSON.parse(yokohama).record)), { code: "not-a-record" });
  assert.throws(() => new duel.Game({ players: 2 }), { code: "options" });
  assert.throws(() => new duel.Game({ starter: { seat: 2 } }), { code: "options" });
  assert.throws(() => new duel.Game({}, "7ea", undefined, 2), { code: "rules" });
  assert.throws(() => duel.Game.fromPosition("{}"), { code: "position", message: /.{10}/ });
  assert.throws(() => duel.checkContent("{}"), { code: "content" });
  duel.checkContent(duel.defaultContent().replace('"edition": "first"', '"edition": "own"'));
});

test("a position is written and begins a game, and what a seat sees does so too", () => {
  const game = new duel.Game({}, "7ea");
  for (let count = 0; count < 25; count += 1) game.play(game.legalMoves()[0]);
  const begun = duel.Game.fromPosition(game.position());
  assert.deepEqual(begun.legalMoves(), game.legalMoves());
  const { seat } = game.decision();
  const seen = game.seen(seat);
  assert.deepEqual(seen.view(seat), game.view(seat));
  assert.ok(begun.isPractice && seen.isPractice);
  for (const one of [game, begun, seen]) one.free();
});

test("every value is of the type that is declared for it, and each name that is declared comes", () => {
  for (const record of RECORDS) follow(record);
  learn();
  note("Inventory", thought.inventory());
  for (const edition of ["first", "second"]) note("Inventory", thought.inventory(edition));
  assert.throws(() => thought.inventory("third"), { code: "edition" });
  const game = new thought.Game({}, "7ea");
  note("Kind[]", game.dealStyles(["person", "master"]));
  while (game.round < 2) for (const move of game.plan("greedy", "7ea")) game.play(move);
  for (const { reason, steps } of note("Advice[]", game.advise(1, "7ea"))) assert.ok(reason.length > 5 && steps.every((step) => step.length > 3));
  for (const { at } of game.turns().slice(0, 4)) note("Judgement | null", game.judge(at, 1, "7ea"));
  const chances = game.chances(0, 2, "7ea");
  assert.equal(Math.round([...chances].reduce((sum, one) => sum + one)), 100);
  const literals = { duel: "", duel_opponents: "" };
  for (const [type, values] of given) {
    const program = /Lesson|Inventory|Advice|Judgement|Kind\[/.test(type) ? "duel_opponents" : "duel";
    for (const value of values) literals[program] += literal(type, value);
  }
  for (const [program, text] of Object.entries(literals)) assert.deepEqual(complaints(program, text), []);
  for (const value of ["{ seat: 0 }", '{ seat: 0, ask: "port" }', '{ seat: "0", ask: "place" }']) {
    assert.equal(complaints("duel", `(${value}) satisfies Decision;\n`).filter((line) => line.includes("error TS")).length, 1, value);
  }
  const all = (type) => [...given].filter(([name]) => name.startsWith(type)).flatMap(([, values]) => values).flat().filter(Boolean);
  const deeds = all("Happened");
  const text =
    just('Deed["kind"]', deeds.map(({ kind }) => kind)) +
    just("Names<Ask>", all("Decision").map(({ ask }) => nameOf(ask))) +
    just("Stage", all("View").map(({ table }) => table.stage)) +
    just("Names<Step>", all("View").flatMap(({ table }) => table.actions.slice(0, table.depth).map(({ step }) => nameOf(step)))) +
    just("Why", deeds.filter(({ kind }) => kind === "gained").map(({ why }) => why));
  assert.deepEqual(complaints("duel", text), []);
});
