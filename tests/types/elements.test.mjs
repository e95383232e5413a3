// What is declared is what is there: `types/elements.d.ts` has the elements of the game's pages as they stand there, so that what scripts ask for by an id is what they take it for.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test("every id of a page is declared with the kind of its element, and no other", () => {
  const there = ["index.html", "editor.html"].flatMap((page) => [...read(page).matchAll(/<([a-z][\w-]*)\b[^>]*?\sid="([^"]+)"/g)].map(([, tag, id]) => `${id}: ${tag}`));
  const kinds = read("types/elements.d.ts").match(/interface Ids \{(.*?)\n\}/s)[1].matchAll(/^ {2}(\w+):([^;]*);/gm);
  const declared = [...kinds].flatMap(([, tag, ids]) => [...ids.matchAll(/"([^"]+)"/g)].map(([, id]) => `${id}: ${tag}`));
  assert.deepEqual(declared.sort(), [...new Set(there)].sort());
});

test("the site declares what programs may call, and nothing else", () => {
  const declared = readdirSync(new URL("../../dist/www", import.meta.url), { encoding: "utf8", recursive: true }).filter((path) => path.endsWith(".d.ts"));
  assert.deepEqual(declared.sort(), ["cover", "duel", "duel_opponents", "meiji-table", "nippon", "nippon_opponents", "opponents", "yokohama", "yokohama-table"].map((name) => `${name}.d.ts`).sort());
});

test("no parameter that may be left out is declared as one that is needed", () => {
  for (const name of ["cover", "duel", "duel_opponents", "nippon", "nippon_opponents", "opponents", "yokohama"]) {
    const needed = read(`dist/www/${name}.d.ts`).match(/[(,] *\w+: [^,()]*\bundefined\b/g);
    assert.deepEqual(needed, null, name);
  }
});
