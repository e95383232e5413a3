// What embedders were once told that they may call and read is declared still, word for word: names, what they take and what they give. What is new may
// come beside it. `API=write node --test released.test.mjs` adds what is new to the list.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";

const LIST = new URL("../released/api.txt", import.meta.url);

/** What a file declares, itself and by what it gives out of another. What a game says in types of its own is Yokohama's where no game is named. @param {string} file @returns {string} */
function declared(file) {
  const text = readFileSync(new URL(`../../dist/www/${file}`, import.meta.url), "utf8");
  const whole = text.replaceAll(/export \* from "\.\/([\w-]+)\.js";/g, (_, other) => declared(`${other}.d.ts`));
  return whole.replaceAll('<Name extends keyof Games = "yokohama">', "").replaceAll(/\bGames\[Name\]\["(\w+)"\]/g, "$1");
}

/** The declarations of a file, without what explains them, a line each: a member of a class or of an interface stands behind its name. @param {string} file */
function declarations(file) {
  const text = declared(file).replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const lines = [];
  for (const whole of text.split(/\n(?=export|declare)/).slice(1)) {
    const one = whole.replaceAll(/^export |\/\/.*$/gm, "").replaceAll(/\s+/g, " ").trim();
    const [, head, body] = /^((?:declare )?(?:class|interface) [^{]+)\{(.*)\}$/.exec(one) ?? [];
    if (head) lines.push(...membersOf(body).map((member) => `${head.trim()}: ${member}`));
    else if (!one.startsWith("type {")) lines.push(one);
    else lines.push(...one.replaceAll(/^type \{|\}.*$/g, "").split(",").map((name) => `type ${name.trim()}`));
  }
  return lines.filter((line) => !/^type $|^interface InitOutput/.test(line)).map((line) => `${file}: ${line}`);
}

/** What stands in braces, part by part: a semicolon within braces ends none. @param {string} body */
function membersOf(body) {
  const members = [""];
  let depth = 0;
  for (const letter of body) {
    depth += Number("{([".includes(letter)) - Number("})]".includes(letter));
    if (letter === ";" && depth === 0) members.push("");
    else members[members.length - 1] += letter;
  }
  return members.map((member) => member.trim()).filter((member) => member !== "");
}

/** A declaration with the names that stand for one other type alone in that file replaced by it, as in `type Sheet = Area`. @param {string} line @param {string[]} all */
function meant(line, all) {
  const [file] = line.split(": ");
  const aliases = all.map((other) => /^(.*?): type (\w+) = (\w+);$/.exec(other)).filter((found) => found?.[1] === file);
  return aliases.reduce((text, found) => text.replaceAll(new RegExp(`\\b${found?.[2]}\\b`, "g"), String(found?.[3])), line);
}

/** A declaration with every parameter that may be undefined as one that may be left out, which takes all that it took. @param {string} line */
const wider = (line) => line.replaceAll(/(\w+): ([^,()]*?) \| undefined(?=[,)])/g, "$1?: $2");

test("what was once declared to embedders is declared still", () => {
  const now = ["cover.d.ts", "yokohama.d.ts", "opponents.d.ts", "yokohama-table.d.ts"].flatMap(declarations);
  assert.ok(now.length > 500, `${now.length} declarations`);
  const known = readFileSync(LIST, "utf8").split("\n").filter(Boolean);
  if (process.env.API === "write") writeFileSync(LIST, `${[...known, ...now.filter((line) => !known.includes(line))].join("\n")}\n`);
  const there = new Set(now.flatMap((line) => [line, meant(line, now)]));
  assert.deepEqual(known.filter((line) => !there.has(line) && !there.has(wider(line))), []);
});
