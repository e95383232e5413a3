// The programs of all games declare the same, word for word, but for what each game calls by types of its own: who speaks of one game's program can
// speak of any.

import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { ROOT, read } from "./held.mjs";

const USUAL = "yokohama";
const games = readdirSync(`${ROOT}src`).filter((room) => existsSync(`${ROOT}src/${room}/rules.d.ts`));
const others = games.filter((game) => game !== USUAL);

// What a game has types of its own for: the declarations of its room.
const OWN = readdirSync(`${ROOT}src/${USUAL}`, { encoding: "utf8", recursive: true }).filter((name) => name.endsWith(".d.ts"));

// The tool that writes the declarations indents them its own way.
/** @param {string} text */
const flush = (text) => text.replaceAll(/^ +/gm, "");

/** What a program declares besides, line by line; each has some of those, and just as they stand there. @param {string} game @param {string} program */
function shared(game, program) {
  const text = flush(read("dist/www", `${program}.d.ts`));
  const rest = OWN.reduce((rest, name) => rest.replace(flush(read("src", game, name)).trim(), `// ${name}`), text);
  assert.notEqual(rest, text);
  return rest.split("\n");
}

for (const { what, of } of [
  { what: "of its table", of: (/** @type {string} */ game) => game },
  { what: "of who thinks", of: (/** @type {string} */ game) => (game === USUAL ? "opponents" : `${game}_opponents`) },
]) {
  for (const game of others) {
    test(`the program ${what} in ${game} declares what that in ${USUAL} does, and nothing else`, () => {
      const [usual, other] = [USUAL, game].map((game) => shared(game, of(game)));
      assert.ok(usual.length > 500, `${usual.length} lines`);
      const lacking = usual.filter((line) => !other.includes(line));
      const besides = other.filter((line) => !usual.includes(line));
      assert.deepEqual({ lacking, besides }, { lacking: [], besides: [] });
      assert.deepEqual(other, usual);
    });
  }
}

test("the element declares every game, each by the same names", () => {
  const [, listed] = /interface Games \{(.*?)\n\}/s.exec(read("www/embed/meiji-table.d.ts")) ?? [];
  const told = [...String(listed).matchAll(/^ {2}(\w+): \{(.*?)^ {2}\};/gms)].map(([, game, types]) => ({ game, names: [...String(types).matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name) }));
  assert.deepEqual(told.map(({ game }) => game).sort(), [...games].sort());
  for (const { game, names } of told) assert.deepEqual(names, told[0]?.names, game);
});
