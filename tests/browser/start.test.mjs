// The page starts: its module runs and nothing complains.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open } from "./harness.mjs";

let table;
before(async () => {
  table = await open();
});
after(() => table.close());

test("the page starts without a complaint", async () => {
  const page = await table.newPage();
  assert.equal(await page.title(), "Yokohama");
  const version = await page.evaluate(async () => (await import("./www/yokohama.js")).version());
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.deepEqual(table.problems, []);
});

test("nothing is asked of any other server", async () => {
  const page = await table.newPage();
  const asked = await page.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name));
  assert.ok(asked.some((name) => name.endsWith("/www/yokohama_bg.wasm")), asked.join("\n"));
  assert.deepEqual(asked.filter((name) => !name.startsWith(table.address)), []);
});

test("what goes wrong is noticed", async () => {
  const page = await table.newPage();
  await page.evaluate(() => fetch("absent"));
  assert.ok(table.problems.some((problem) => problem.startsWith("404: ")), table.problems.join("\n"));
});
