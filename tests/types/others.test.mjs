// What is of another game is refused by each program, with a code and a sentence: options, a record, a position, printed values, a lesson, a move.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begun, read } from "./held.mjs";

// Each game with options of its own, and with such as another takes and it does not.
const GAMES = /** @type {const} */ ([
  { game: "yokohama", thinks: "opponents", folder: "", options: { players: 3 }, strange: [{}, { starter: { seat: 1 } }] },
  { game: "duel", thinks: "duel_opponents", folder: "duel/", options: {}, strange: [{ players: 2 }, { starter: "random", freeAgents: true }] },
  { game: "nippon", thinks: "nippon_opponents", folder: "nippon/", options: { players: 4 }, strange: [{}, { players: 2, achievementRewards: false }] },
]);

const programs = new Map();
for (const { game, thinks, folder } of GAMES) programs.set(game, await Promise.all([game, thinks].map((name) => begun(name, `${folder}en.json`))));

// What each game says of itself.
const said = GAMES.map(({ game, folder, options }) => {
  const [table] = programs.get(game);
  const played = new table.Game(options, "7ea");
  return { game, record: played.record(), position: played.position(), content: table.defaultContent(), lesson: read(`lessons/${folder}turn.json`) };
});

// What must not be: a code alone, or no sentence.
const refused = (/** @type {string} */ code) => ({ name: "Error", code, message: /^[^ ].{15,}[.)]$/s });

for (const { game, options, strange } of GAMES) {
  test(`the programs of ${game} refuse what is of another game, each by its code`, () => {
    const [table, thinks] = programs.get(game);
    const others = said.filter((one) => one.game !== game);
    for (const { Game, checkContent } of [table, thinks]) {
      for (const one of strange) assert.throws(() => new Game(one, "7ea"), refused("options"), JSON.stringify(one));
      for (const other of others) {
        assert.throws(() => Game.load(other.record), refused("not-a-record"), other.game);
        assert.throws(() => Game.fromPosition(other.position), refused("position"), other.game);
        assert.throws(() => checkContent(other.content), refused("content"), other.game);
        assert.throws(() => new Game(options, "7ea", other.content), refused("content"), other.game);
      }
    }
    // A seat is told as persons count.
    assert.throws(() => new table.Game({ ...options, starter: { seat: 8 } }, "7ea"), { code: "options", message: /seat 9/ });
    for (const other of others) assert.throws(() => new thinks.Lesson(other.lesson), refused("lesson"), other.game);
  });
}
