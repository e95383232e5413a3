// The programs of Nippon: whole games by computers, what is told of them on the way, and each value of the type that is declared for it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begun, chance, complaints, given, just, literal, nameOf, note, read, to } from "./held.mjs";

const [nippon, thought] = await Promise.all(["nippon", "nippon_opponents"].map((name) => begun(name, "nippon/en.json")));

const KINDS = ["random", "apprentice", "greedy", "merchant"];

// Moves that are seldom legal.
const ODD = [
  "stop",
  "finish",
  "store",
  "consolidate",
  ...["money", "coal", "knowledge"].map((track) => `exchange ${track}`),
  ...["take mines red", "take knowledge white"],
  ...["produce", "ships", "local-market"].map((action) => `act ${action}`),
  ...to(6, (steps) => `steps ${steps}`),
  ...["silk", "light-bulbs"].flatMap((good) => [`run ${good}`, `improve ${good}`, `goods ${good}`]),
  ...["silk-1", "paper-3", "clocks-2"].map((factory) => `build ${factory}`),
  ...to(8, (contract) => `fulfil ${contract} giving silk`),
  ...["kyushu", "kansai"].map((region) => `site ${region}`),
  ...to(7, (value) => `place osaka top ${value + 1}`),
  ...["top", "left"].map((side) => `return osaka ${side}`),
  ...["2", "5"].flatMap((level) => ["yen", "coal"].map((bonus) => `reward ${level} ${bonus}`)),
  ...["money", "regions"].map((space) => `space ${space}`),
];

/** Plays a game to its end by computers, one a turn of each kind; gives its record. @param {string} seed @param {number} players */
function played(seed, players) {
  const game = new thought.Game({ players }, seed);
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

// Between them and the recorded games everything happens.
const RECORDED = ["ends-2-0", "ends-3-2", "ends-4-1", "unpaid", "full-city", "return", "no-reward", "empty-bag"];
const RECORDS = [
  ...[2, 3, 4].map((players) => played(`7e${players}`, players)),
  ...RECORDED.map((name) => JSON.stringify(JSON.parse(read(`tests/nippon/games/${name}.json`)).record)),
];

// Every move that was legal somewhere: most of them are not, elsewhere.
const elsewhere = new Set(ODD);

/** Plays a game of a record again, and notes all that is told on the way. */
function follow(record) {
  const game = nippon.Game.load(record);
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
  note("Forbidden | null", game.whyNot("stop"));
  assert.match(game.victoryText(), /\d/);
  const { hash } = JSON.parse(record);
  assert.equal(game.hash(), hash);
  game.free();
}

/** A small lesson, read to its end by the first moves that are right; what else is played is refused with a sentence. */
function learn() {
  const text = read("tests/nippon/lesson/small.json");
  const lesson = new thought.Lesson(text);
  assert.equal(lesson.title(), JSON.parse(text).title.en);
  for (let step = note("LessonStep | null", lesson.step()); step !== null; step = note("LessonStep | null", lesson.step())) {
    if (!step.asks) {
      lesson.on();
      continue;
    }
    const game = nippon.Game.load(lesson.record());
    const moves = lesson.required ? [lesson.required] : game.legalMoves();
    game.free();
    for (const move of ["consolidate", ...moves]) if (note("LessonOutcome", lesson.attempt(move)).outcome === "right") break;
  }
  const game = nippon.Game.load(lesson.record());
  assert.ok(game.isPractice);
  game.free();
  assert.throws(() => new thought.Lesson(JSON.stringify({ ...JSON.parse(text), steps: [] })), { code: "lesson" });
}

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
    for (const { Game } of [nippon, thought]) {
      const game = Game.load(record);
      assert.equal(game.game, "nippon");
      assert.equal(JSON.parse(game.record()).game, "nippon");
      assert.equal(game.decision(), null);
      const { totals, standings } = game.scores();
      assert.equal(totals.length, game.options().players);
      assert.equal(totals[standings[0]], Math.max(...totals));
      game.free();
    }
  }
});

test("a document of another game, and what is wrong with one of this, is told by its name and place", () => {
  const yokohama = read("tests/released/record-4.json");
  assert.throws(() => nippon.Game.load(JSON.stringify(JSON.parse(yokohama).record)), { code: "not-a-record" });
  assert.throws(() => new nippon.Game({ players: 5 }), { code: "options" });
  assert.throws(() => new nippon.Game({ players: 2, starter: { seat: 2 } }), { code: "options" });
  assert.throws(() => new nippon.Game({ players: 2 }, "7ea", undefined, 2), { code: "rules" });
  assert.throws(() => nippon.Game.fromPosition("{}"), { code: "position", message: /.{10}/ });
  assert.throws(() => nippon.checkContent("{}"), { code: "content" });
  nippon.checkContent(nippon.defaultContent().replace('"edition": "first"', '"edition": "own"'));
});

test("a position is written and begins a game, and what a seat sees does so too", () => {
  const game = new nippon.Game({ players: 3 }, "7ea");
  for (let count = 0; count < 25; count += 1) game.play(game.legalMoves()[0]);
  const begun = nippon.Game.fromPosition(game.position());
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
  note("Inventory", thought.inventory("first"));
  assert.throws(() => thought.inventory("second"), { code: "edition" });
  const game = new thought.Game({ players: 2 }, "7ea");
  while (game.round < 3) for (const move of game.plan("greedy", "7ea")) game.play(move);
  for (const { reason, steps } of note("Advice[]", game.advise(1, "7ea"))) assert.ok(reason.length > 5 && steps.every((step) => step.length > 3));
  for (const { at } of game.turns().slice(0, 4)) note("Judgement | null", game.judge(at, 1, "7ea"));
  const chances = game.chances(0, 2, "7ea");
  assert.equal(Math.round([...chances].reduce((sum, one) => sum + one)), 100);
  const literals = { nippon: "", nippon_opponents: "" };
  for (const [type, values] of given) {
    const program = /Lesson|Inventory|Advice|Judgement/.test(type) ? "nippon_opponents" : "nippon";
    for (const value of values) literals[program] += literal(type, value);
  }
  for (const [program, text] of Object.entries(literals)) assert.deepEqual(complaints(program, text), []);
  for (const value of ["{ seat: 0 }", '{ seat: 0, ask: "port" }', '{ seat: "0", ask: "turn" }']) {
    assert.equal(complaints("nippon", `(${value}) satisfies Decision;\n`).filter((line) => line.includes("error TS")).length, 1, value);
  }
  const all = (type) => [...given].filter(([name]) => name.startsWith(type)).flatMap(([, values]) => values).flat().filter(Boolean);
  const deeds = all("Happened");
  // A VP Multiplier is taken once all Rewards are gone, as in none of these games; what it brings is in a position of the rulebook’s tests.
  // So is what becomes of one that finds no free space.
  const rare = ["multiplier-taken", "multiplier-discarded"];
  const text =
    just('Exclude<Deed["kind"], "multiplier-taken" | "multiplier-discarded">', deeds.map(({ kind }) => kind).filter((kind) => !rare.includes(kind))) +
    just("Names<Ask>", all("Decision").map(({ ask }) => nameOf(ask))) +
    just("Stage", all("View").map(({ table }) => table.stage));
  assert.deepEqual(complaints("nippon", text), []);
});
