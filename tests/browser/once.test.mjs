// What is made once for each of several things is made anew where that failed; no browser is needed for that.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

// As a module, wherever this Node.js would not take it for one.
const { once } = await import(`data:text/javascript,${encodeURIComponent(readFileSync("../../www/once.js", "utf8"))}`);

test("what several ask for is made once for each thing", async () => {
  const asked = [];
  const made = new Map();
  const make = async (name) => {
    asked.push(name);
    return `${name} made`;
  };
  const all = ["a", "b", "a"].map((name) => once(made, name, make));
  assert.deepEqual(await Promise.all(all), ["a made", "b made", "a made"]);
  assert.equal(await once(made, "a", make), "a made");
  assert.deepEqual(asked, ["a", "b"]);
});

test("what failed is made anew, and whoever heard of it late takes nothing of that away", async () => {
  const made = new Map();
  const tries = [];
  const make = async () => {
    tries.push(tries.length + 1);
    if (tries.length === 1) throw new Error("not there");
    return tries.length;
  };
  // The first who hears of it asks again at once, before the other has heard of it.
  const again = once(made, "a", make).catch(() => once(made, "a", make));
  await assert.rejects(once(made, "a", make), /not there/);
  assert.equal(await again, 2);
  assert.equal(await once(made, "a", make), 2);
  assert.deepEqual(tries, [1, 2]);
});
