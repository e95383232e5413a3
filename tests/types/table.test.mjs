// What the element declares, held by programs on pages around it: those of the first release, and those of every game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { complaints } from "./held.mjs";

const errors = (text) => complaints("meiji-table", text).filter((line) => line.includes("error TS"));

test("a program that was written for the one game that there was is sound as it was", () => {
  const text = `
    const table = document.querySelector("yokohama-table")!;
    table.addEventListener("yokohama-move", ({ detail }) => detail.events.map(({ text, kind }) => [text, kind]));
    table.addEventListener("yokohama-decision", ({ detail }: CustomEvent<Decision>) => detail.ask);
    const access: TableAccess = table.table(1)!;
    const view: View = access.view(0);
    const options: Options = access.options();
    const moves: MoveDetail = { from: 0, played: 1, events: access.eventsSince(0), story: access.storySince(0).map(({ text }) => text) };
    for (const { area } of view.table.boards) access.play(String([area, options.players, moves.played]));`;
  assert.deepEqual(errors(text), []);
});

test("a program knows the types of a table by the name of its game", () => {
  const asked = 'const access = document.querySelector("meiji-table")!.table(1)!;\n';
  assert.deepEqual(errors(`${asked}if (access.game === "duel") access.options().starter;\nif (access.game === "yokohama" || access.game === "nippon") access.options().players;\n`), []);
  assert.equal(errors(`${asked}access.options().players;\n`).length, 1);
  assert.equal(errors(`${asked}if (access.game === "duel") access.options().players;\n`).length, 1);
  assert.deepEqual(errors(`document.body.addEventListener("meiji-move", ({ detail }) => detail.events.map(({ text }) => text));\n`), []);
});

// What only one game has, in whatever it tells: options, a view, a question, an event, a score.
const OF_ONE = {
  yokohama: ["access.options().freeAgents", "access.view().table.boards.map(({ area }) => area)", 'access.decision()?.ask === "movement"', 'access.eventsSince(0).some(({ kind }) => kind === "agent-used")', "access.scores().sheet.map((score) => score.customs)"],
  duel: ["access.view().hand.looked", 'access.decision()?.ask === "opening"', 'access.eventsSince(0).some(({ kind }) => kind === "card-played")', "access.scores().sheet.map((score) => score.mostOrders)"],
};

test("what a table is asked, and what its events tell, is a union on the name of the game", () => {
  const heard = {
    move: { yokohama: 'detail.events.some(({ kind }) => kind === "agent-used")', duel: 'detail.events.some(({ kind }) => kind === "card-played")' },
    decision: { yokohama: 'detail.ask === "movement"', duel: 'detail.ask === "opening"' },
    end: { yokohama: "detail.sheet.map((score) => score.customs)", duel: "detail.sheet.map((score) => score.mostOrders)" },
  };
  /** Whatever one game has, a line each, where the table is of a game. @param {"yokohama" | "duel"} of @param {"yokohama" | "duel"} game */
  const lines = (of, game) => [
    ...OF_ONE[of].map((line) => `if (access.game === "${game}") console.log(${line});`),
    ...Object.entries(heard).map(([name, told]) => `document.body.addEventListener("meiji-${name}", ({ detail }) => detail.game === "${game}" && ${told[of]});`),
  ];
  const asked = 'const access = document.querySelector("meiji-table")!.table(1)!;';
  const right = [...lines("yokohama", "yokohama"), ...lines("duel", "duel")];
  assert.deepEqual(errors([asked, ...right].join("\n")), []);
  const wrong = [...lines("yokohama", "duel"), ...lines("duel", "yokohama")];
  const refused = errors([asked, ...wrong].join("\n")).map((error) => Number(/\((\d+),/.exec(error)?.[1]));
  assert.equal(new Set(refused).size, wrong.length, refused.join());
  assert.ok(wrong.length > 12);
});

test("what is told of a table names its game, and an error may come before there is one", () => {
  const games = 'const games: Record<keyof Games, number> = { yokohama: 1, duel: 2, nippon: 3 };\n';
  /** @param {string} event @param {string} deed */
  const heard = (event, deed) => errors(`${games}document.body.addEventListener("${event}", ({ detail }) => ${deed});\n`);
  assert.deepEqual(heard("meiji-ready", "games[detail.game].toFixed()"), []);
  assert.deepEqual(heard("meiji-error", "detail.game && games[detail.game].toFixed() + detail.code"), []);
  assert.equal(heard("meiji-error", "games[detail.game]").length, 1);
  for (const event of ["ready", "error"]) assert.equal(heard(`yokohama-${event}`, "detail.game.length").length, 1, event);
});
