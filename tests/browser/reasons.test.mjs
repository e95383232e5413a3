// "Why not?" through the whole chain of rules, words and JavaScript: every kind of refusal that there is, found in recorded
// games, in a sentence with its chapter.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { FIRST_EDITION, ROOT, openForTests } from "./harness.mjs";
import { AT_STATION, SHOWN } from "./odd.mjs";

const table = await openForTests();

const GAMES = `${ROOT}tests/games/`;

// The kinds as JavaScript sees them, from the list in the rules.
function kinds() {
  const source = readFileSync(`${ROOT}src/yokohama/rules/refusal.rs`, "utf8");
  const [, list] = source.match(/pub enum Refusal \{(.*?)\n\}/s);
  const names = [...list.matchAll(/^ {4}([A-Z]\w+)/gm)].map(([, name]) => name);
  return names.map((name) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase());
}

// Moves of every sort, legal or not.
function bag(records) {
  const upTo = (n, text) => Array.from({ length: n }, (_, i) => text(i));
  const agents = ["american", "dutch", "british", "french", "german", "free", "reward"];
  return [
    ...new Set(records.flatMap(({ moves }) => moves)),
    ...upTo(16, (i) => `move ${i} paying bank,bank`),
    ...upTo(3, (i) => `achieve ${i}`),
    ...upTo(6, (i) => `learn ${i} imports 9`),
    ...agents.flatMap((agent) => upTo(11, (place) => `agent ${agent} ${place}`)),
    ...upTo(11, (i) => `shift ${i} to ${i}`),
    ...upTo(8, (i) => `church ${i} giving copper,silk,tea,fish,import,yen`),
  ];
}

// Not met so: with a full hand a Port asks nothing, and only a touch can be about another Area than the one that acts.
const SELDOM = ["hand-full", "other-area"];

test("every kind of refusal comes with a sentence and its chapter", async () => {
  const page = await table.newPage();
  const records = readdirSync(GAMES)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(GAMES + name, "utf8")).record)
    .filter(({ edition }) => edition === "first");
  const found = await page.evaluate(
    async ({ records, content, bag, wanted, seldom, odd }) => {
      const { Game } = await import("./yokohama.js".replace(/^\./, new URL("www", document.baseURI).href));
      const found = {};
      for (const { options, seed, moves } of records) {
        const game = new Game(options, seed, content, 1);
        moves.forEach((move, step) => {
          // Every move of the bag is tried in the end, a few at each question.
          const some = bag.filter((_, i) => i % 13 === step % 13);
          for (const tried of [...some, "house"]) {
            const reason = game.whyNot(tried);
            if (reason) found[reason.rule] ??= reason;
          }
          game.play(move);
        });
        for (const move of bag.slice(0, 3)) found[game.whyNot(move).rule] ??= game.whyNot(move);
        if (wanted.every((kind) => kind in found || seldom.includes(kind))) break;
      }
      const ask = (game, moves) => moves.map((move) => game.whyNot(move)).forEach((reason) => reason && (found[reason.rule] ??= reason));
      const shown = Game.load(odd.shown.record, odd.shown.content);
      for (let at = 0; at < shown.played; at += 1) {
        const then = shown.practiceFrom(at);
        if (JSON.stringify(then.decision().ask).includes("shown-piece")) ask(then, ["assistant", "shop", "trading-house"].map((piece) => `recruit ${piece}`));
        then.free();
      }
      const station = Game.fromPosition(odd.station);
      station.play("move 0");
      ask(station, ["church 0 giving copper,silk"]);
      return found;
    },
    { records, content: FIRST_EDITION, bag: bag(records), wanted: kinds(), seldom: SELDOM, odd: { shown: SHOWN, station: AT_STATION } },
  );
  assert.deepEqual(kinds().filter((kind) => !(kind in found)), SELDOM);
  for (const [kind, { message, chapter }] of Object.entries(found)) {
    assert.match(message, /^[^{}]+\. .*\(Rulebook: [^{}]+\)$|^[^{}]+ \(Rulebook: [^{}]+\)$/, kind);
    assert.match(chapter, /^[a-z-]+$/, kind);
  }
});
