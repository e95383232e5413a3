// The documentation in the site: every page stands by itself, its links lead somewhere, and its examples play.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { findings } from "./axe.mjs";
import { EVERY_CASE, ROOT, openForTests, shot } from "./harness.mjs";

const FOLDER = join(ROOT, "dist/www/docs");
const pages = (await readdir(FOLDER)).filter((name) => name.endsWith(".html"));

const table = await openForTests();

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

async function opened(name, viewport = WIDE) {
  const page = await table.blankPage({ viewport, bypassCSP: false });
  await page.goto(`${table.address}www/docs/${name}`);
  return page;
}

test("every page fits a phone while the fonts of the site are not there yet", async () => {
  const page = await table.blankPage({ viewport: PHONE });
  await page.route("**/*.woff2", (route) => route.abort());
  table.forgives(/ERR_FAILED/);
  for (const name of pages) {
    await page.goto(`${table.address}www/docs/${name}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= PHONE.width, `${name} is ${width} wide`);
  }
  assert.deepEqual(table.problems, []);
});

test("every page has one title, fits a phone, and every link on it leads to something", async () => {
  const page = await opened("index.html", PHONE);
  const asked = new Map();
  for (const name of pages) {
    await page.goto(`${table.address}www/docs/${name}`);
    assert.equal(await page.locator("h1").count(), 1, name);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= PHONE.width, `${name} is ${width} wide`);
    for (const link of await page.locator("a[href]").evaluateAll((links) => links.map(({ href }) => href))) asked.set(link, name);
    const lost = await page.locator("a[href^='#']").evaluateAll((links) => links.filter(({ hash }) => !document.getElementById(hash.slice(1))).map(({ hash }) => hash));
    assert.deepEqual(lost, [], name);
  }
  for (const [link, name] of asked) {
    if (!link.startsWith(table.address)) continue;
    const answer = await page.request.get(link.split("#")[0]);
    assert.ok(answer.ok(), `${name}: ${link}`);
  }
  assert.deepEqual(table.problems, []);
});

// Each at one of both widths, or with `EVERY_CASE=1` in the environment at each.
test("axe finds nothing on any of them", async () => {
  for (const [width, viewport] of [WIDE, PHONE].entries()) {
    const page = await table.blankPage({ viewport, bypassCSP: true });
    for (const name of pages.filter((_, number) => EVERY_CASE || number % 2 === width)) {
      await page.goto(`${table.address}www/docs/${name}`);
      assert.deepEqual(await findings(page), [], name);
    }
  }
});

test("every example is laid where it stands, under the site's own policy, and tells its events", async () => {
  for (const viewport of [WIDE, PHONE]) {
    const page = await opened("index.html", viewport);
    const examples = page.locator(".live");
    const count = await examples.count();
    assert.ok(count >= 3);
    for (let number = 0; number < count; number += 1) {
      const example = examples.nth(number);
      await example.locator("button").click();
      await page.waitForFunction((number) => document.querySelectorAll(".live")[number].querySelector("meiji-table")?.table?.(1), number);
      assert.match(await example.locator("output").textContent(), /meiji-ready/);
    }
    await examples.first().scrollIntoViewIfNeeded();
    await shot(page, `docs-${viewport.width}`);
  }
  assert.deepEqual(table.problems, []);
});

test("an example whose script does not come says so, and comes when it is asked for again", async () => {
  table.forgives(); // The browser tells of what is missing.
  const page = await opened("index.html");
  // The script's own address stays without an answer: many browsers never ask there again while the page lives.
  await page.route("**/meiji-table.js", (route) => route.abort());
  const example = page.locator(".live").first();
  await example.locator("button").click();
  assert.match(await example.locator("[role=alert]").textContent(), /could not be loaded.*press again/);
  await example.locator("button").click();
  await example.locator("output", { hasText: "meiji-ready" }).waitFor();
  assert.equal(await example.locator(":scope > [role=alert]").count(), 0);
});

test("the interfaces are told whole", async () => {
  const page = await opened("api.html");
  for (const place of ["tableaccess", "legalmoves", "whynot", "record"]) assert.equal(await page.locator(`#${place}`).count(), 1, place);
  await page.goto(`${table.address}www/docs/engine.html`);
  const told = await page.locator("h3").allTextContents();
  const declared = await readFile(join(ROOT, "dist/www/opponents.d.ts"), "utf8");
  const methods = [...declared.matchAll(/^ {4}(?:static |readonly )?(\w+)\(/gm)].map(([, name]) => name).filter((name) => !["free", "constructor"].includes(name));
  assert.deepEqual(methods.filter((name) => !told.includes(name)), []);
});
