// What the programs declare is what they give: real values of many games, as literals, are held against the declared types by the compiler
// itself. A value with a field too many, too few or of another kind fails, and so does a name that is declared and never comes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { AT_STATION, SHOWN } from "../browser/odd.mjs";
import { Canvas } from "./canvas.mjs";
import { begun, chance, complaints, given, just, literal, nameOf, note, read, to } from "./held.mjs";

const [, yokohama, opponents] = await Promise.all(["cover", "yokohama", "opponents"].map((name) => begun(name, "en.json")));

// Records in which between them everything happens: of the Clerk against himself by the first rules, one of four computers, and one whose printed values show pieces.
const RECORDS = [
  ...[
    [{ players: 2 }, "7ea"],
    [{ players: 3, starter: { seat: 2 } }, "7ea"],
    [{ players: 4, achievementRewards: true, freeAgents: true }, "7ea"],
  ].map(([agreement, seed]) => {
    const game = new opponents.Game(agreement, seed, undefined, 1);
    while (game.decision() !== null) for (const move of game.plan("greedy", seed)) game.play(move);
    return game.record();
  }),
  ...["record-2-rewards", "record-4"].map((name) => JSON.stringify(JSON.parse(read(`tests/released/${name}.json`)).record)),
  SHOWN.record,
];

// The values that they were played with, where those are no edition's.
const OWN = SHOWN.content;

// Moves that are seldom legal, by the questions that they answer.
const ODD = {
  port: to(7, (space) => `order ${space}`),
  "second-order": to(6, (space) => `order ${space} for yen`),
  laboratory: to(6, (space) => `learn ${space} imports 0`),
  construction: [...to(5, (space) => `shop ${space}`), "house"],
  customs: to(8, (space) => `customs ${space}`),
  "shown-piece": ["assistant", "shop", "trading-house"].map((piece) => `recruit ${piece}`),
  "assistant-from": to(18, (place) => `from ${place}`),
  movements: to(18, (place) => `shift ${place} to ${place}`),
};

// Every move that was legal somewhere: most of them are not, elsewhere.
const elsewhere = new Set();

/** Plays a game of a record again, and notes all that is told on the way, and now and then on the table. */
function follow(record) {
  const game = yokohama.Game.load(record, OWN);
  const { players } = note("Options", game.options());
  game.goBack(0);
  const { moves } = JSON.parse(record);
  const random = chance(moves.length);
  for (const [count, move] of moves.entries()) {
    const { seat, ask } = note("Decision | null", game.decision());
    for (const each of game.legalMoves()) elsewhere.add(each);
    const others = [...elsewhere];
    const odd = [...(ODD[nameOf(ask)] ?? []), ...to(6, () => others[random(others.length)])];
    for (const each of odd) note("Forbidden | null", game.whyNot(each));
    note("GuidePoint[]", game.guide((seat + count) % players));
    if (count % 3 === 0) note("View", game.view(seat));
    if (count % 3 === 0) note("Completion", game.completion([move]));
    if (count % 200 === 199) show(game, seat);
    game.play(move);
    note("Happened[]", game.eventsSince(game.played - 1, seat));
  }
  for (const [tell, type] of Object.entries(TOLD)) note(type, game[tell]());
  note("Happened[]", game.eventsSince(0));
  note("LogLine[]", game.storySince(0));
  note("Sound[]", game.soundsSince(0));
  note("Forbidden | null", game.whyNot("on"));
  show(game, 0);
  game.goBack(0);
  note("Scores", game.scores());
  note("TypedMove[]", game.completions(""));
  game.free();
}

/** The refusal of whom the Station brought to the Church without an Assistant. */
function refuseAtStation() {
  const game = yokohama.Game.fromPosition(AT_STATION);
  game.play("move 0");
  for (const move of to(8, (space) => `church ${space} giving copper,silk`)) note("Forbidden | null", game.whyNot(move));
  game.free();
}

/** Refusals that seldom come, at the worked examples: what is left after some moves, and what the seat that moves has in hand. */
function refuse(example, hand, moves, refused) {
  const { position } = JSON.parse(read(`worked/${example}.json`));
  Object.assign(position.seats[0], hand);
  const game = yokohama.Game.fromPosition(JSON.stringify(position));
  for (const move of moves) game.play(move);
  for (const move of refused) note("Forbidden | null", game.whyNot(move));
  game.free();
}

const TOLD = { scores: "Scores", course: "Course", turns: "Turn[]", squares: "Square[]", aid: "AidSection[]", view: "View", decision: "Decision | null" };

/** Asks a table that shows a game for all that it tells. */
function show(game, seat) {
  const view = new yokohama.TableView(new Canvas());
  view.resize(1280, 800, 1);
  view.show(game, { seat, busy: false });
  view.paint();
  note("Bounds", view.dock);
  note("Sheet | undefined", view.openSheet);
  note("[number, number]", view.beside(10, 10, 20, 20, 100, 50));
  for (const move of game.legalMoves()) note("[number, number] | null", view.wayTo(move));
  for (const { x, y, w, h } of note("Spot[]", view.spots())) note("Answer", view.touch(game, x + w / 2, y + h / 2));
  view.show(game, { seat: null, busy: true, at: 0, motion: 1 });
  view.show(game, { seat, busy: false });
  for (const { items } of note("TreePart[]", view.tree())) {
    for (const { id } of items) {
      view.focus(id);
      view.show(game, { seat, busy: false });
      note("Bounds | null", view.focusRing());
      note("Answer", view.press(game, id));
      view.cancel();
      view.show(game, { seat, busy: false });
    }
  }
  view.free();
}

/** Reads the first lesson to its end by the moves that it requires, and goes astray at each step. */
function learn() {
  const lesson = new opponents.Lesson(read("lessons", JSON.parse(read("lessons/order.json"))[0]));
  for (let step = note("LessonStep | null", lesson.step()); step !== null; step = note("LessonStep | null", lesson.step())) {
    const game = opponents.Game.load(lesson.record());
    const others = step.asks ? game.legalMoves().filter((move) => move !== lesson.required).slice(0, 1) : [];
    for (const move of [...others, "keep 1", lesson.required ?? game.legalMoves()[0]]) {
      if (step.asks) note("LessonOutcome", lesson.attempt(move));
    }
    if (!step.asks) lesson.on();
    else if (lesson.step()?.id === step.id && lesson.required === undefined) assert.ok(game.legalMoves().some((move) => lesson.attempt(move).outcome === "right"));
    game.free();
  }
}

test("each program of a game tells which game it is of, as records do", () => {
  for (const { Game } of [yokohama, opponents]) {
    const game = new Game({ players: 2 }, "7ea");
    assert.equal(game.game, "yokohama");
    assert.equal(JSON.parse(game.record()).game, game.game);
    game.free();
  }
});

// Slow: whole games are played again, and nearly everything that can be asked is asked on the way.
test("every value is of the type that is declared for it", () => {
  for (const record of RECORDS) follow(record);
  refuse("laboratory", {}, ["move 1"], to(6, (space) => `learn ${space} imports 9`));
  refuse("church", { imports: 0 }, ["move 1"], to(8, (space) => `church ${space} giving import`));
  refuseAtStation();
  learn();
  note("Inventory", opponents.inventory());
  note("Array<{ kind: Waste; text: string }>", yokohama.wasteKinds());
  note("ScoreLine[]", yokohama.scoreLines());
  note("TallyFigure[]", yokohama.tallyFigures());
  note("Array<{ tag: string, name: string }>", yokohama.languages());
  const game = new opponents.Game({ players: 3 }, "7ea");
  note("Kind[]", game.dealStyles(["person", "merchant", "master"]));
  note("Advice[]", game.advise(1, "7ea"));
  for (const move of game.plan("greedy", "7ea")) game.play(move);
  while (game.round < 2) game.play(game.suggest("greedy", "7ea"));
  for (const { at } of game.turns()) note("Judgement | null", game.judge(at, 1, "7ea"));
  const literals = { yokohama: "", opponents: "" };
  for (const [type, values] of given) {
    const program = /Lesson|Inventory|Advice|Judgement|Kind\[/.test(type) ? "opponents" : "yokohama";
    for (const value of values) literals[program] += literal(type, value);
  }
  for (const [program, text] of Object.entries(literals)) assert.deepEqual(complaints(program, text), []);
  for (const value of ["{ seat: 0 }", '{ seat: 0, ask: "nothing" }', '{ seat: 0, ask: "port", odd: 1 }', '{ seat: "0", ask: "port" }']) {
    assert.equal(complaints("yokohama", `(${value}) satisfies Decision;\n`).filter((line) => line.includes("error TS")).length, 1, value);
  }
});

test("what is declared by name is what comes", () => {
  const all = (type) => [...given].filter(([name]) => name.startsWith(type)).flatMap(([, values]) => values).flat().filter(Boolean);
  const deeds = all("Happened");
  const text =
    just('Deed["kind"]', deeds.map(({ kind }) => kind)) +
    just("Names<Ask>", all("Decision").map(({ ask }) => nameOf(ask))) +
    just("Names<Stage>", all("View").map(({ table }) => nameOf(table.stage))) +
    just('Answer["kind"]', all("Answer").map(({ kind }) => kind)) +
    just("Why", deeds.filter(({ kind }) => kind === "gained").map(({ why }) => why)) +
    just("Area", all("View").flatMap(({ table }) => table.boards.map(({ area }) => area))) +
    just('GuidePoint["point"]', all("GuidePoint").map(({ point }) => point)) +
    // A Port is not even asked about by whose hand is full.
    just('Exclude<Refusal["rule"], "hand-full">', [...all("Forbidden"), ...all("Answer")].flatMap(({ rule }) => rule ?? []));
  assert.deepEqual(complaints("yokohama", text), []);
});
