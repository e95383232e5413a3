// Which game a document or a link is of; no browser is needed for that.

import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

// As a module, wherever this Node.js would not take it for one.
const folder = mkdtempSync(join(tmpdir(), "yokohama-whose-"));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "package.json"), '{"type": "module"}');
copyFileSync(join(ROOT, "www/whose.js"), join(folder, "whose.js"));
const { USUAL, folderOf, gameIn, gameOf, gameOfRecord, linkIn, markOf } = await import(pathToFileURL(join(folder, "whose.js")).href);

test("a document is of the game that it names, and of Yokohama where it names none or is none", () => {
  const { record } = JSON.parse(readFileSync(join(ROOT, "tests/games/2-orders.json"), "utf8"));
  assert.equal(gameOf(JSON.stringify(record)), "yokohama");
  assert.equal(gameOf(JSON.stringify({ ...record, game: "duel" })), "duel");
  for (const text of ["{}", "", "null", "1", "[", '{"game": 7}', '"duel"', "[]"]) assert.equal(gameOf(text), USUAL, text);
});

test("a text that is no document is of the game that it is taken for, and a document is not", () => {
  for (const text of ["", "[", '{"game": "yokohama", "ver']) assert.equal(gameOf(text, "duel"), "duel", text);
  for (const text of ["{}", '{"game": 7}', "[]"]) assert.equal(gameOf(text, "duel"), USUAL, text);
  assert.equal(gameOf('{"game": "yokohama"}', "duel"), "yokohama");
});

test("a record is of the game that it names, and what is none of the one that it is taken for", () => {
  assert.equal(gameOfRecord('{"game": "yokohama"}', "duel"), "yokohama");
  for (const text of ["", "[", "{}", '{"game": 7}', "[]"]) assert.equal(gameOfRecord(text, "duel"), "duel", text);
});

test("a link to a game of Yokohama is as it always was, and one to another names that", () => {
  assert.equal(markOf("yokohama"), "#game=");
  assert.equal(markOf("duel"), "#duel=");
  assert.equal(markOf("go"), "#game=", "whoever reads it refuses it");
  assert.equal(linkIn("#game=abc"), "abc");
  assert.equal(linkIn("#duel=abc"), "abc");
  assert.equal(linkIn("#duel="), "");
  for (const other of ["", "#", "#lesson=abc", "#go=abc", "game=abc", "#duelist=abc"]) assert.equal(linkIn(other), undefined, other);
});

test("a link to a game or to a lesson that comes with one says which, and what is no such link leads to Yokohama", () => {
  const duel = ["#duel=abc", "#duel=", "#lesson=lessons/duel/turn.json"];
  const usual = ["", "#game=abc", "#lesson=lessons/turn.json", "#lesson=lessons/duel", "#lesson=my/lessons/duel/turn.json", "#go=abc"];
  for (const link of duel) assert.equal(gameIn(link), "duel", link);
  for (const link of usual) assert.equal(gameIn(link), USUAL, link);
});

test("what is of a game alone lies in its folder, but for that of Yokohama", () => {
  assert.equal(folderOf(USUAL), "");
  assert.equal(folderOf("duel"), "duel/");
});
