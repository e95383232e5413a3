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
