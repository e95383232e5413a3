// Each program and each tag that the documents show, run as it stands there: for Yokohama, for Yokohama Duel, and for each game where it is the same for
// all. What the site's own pages let a reader try is laid by docs.test.mjs; what is written for the package, by package.test.mjs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { examples } from "./examples.mjs";
import { GAMES } from "./games/games.mjs";
import { openForTests } from "./harness.mjs";

const DOCUMENTS = ["README.md", "docs/embedding.md", "docs/site/engine.md", "docs/duel/content.md"];
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; font-src 'self'; img-src data:; worker-src 'self'";

const table = await openForTests();
const origin = table.address.slice(0, -1);

const all = DOCUMENTS.flatMap(examples).filter(({ language }) => ["js", "html"].includes(language));

// What an example is, by what it does.
const KINDS = {
  engine: ({ language, code }) => language === "js" && /from "[./][^"]*www\//.test(code),
  packaged: ({ language, code }) => language === "js" && /"meiji-table|optimizeDeps/.test(code) && !code.includes("document."),
  element: ({ language, code }) => language === "js" && /meiji-(ready|end)/.test(code),
  framing: ({ language, code }) => language === "js" && code.includes('querySelector("iframe")'),
  tag: ({ language, code }) => language === "html" && code.includes("<meiji-table"),
  frame: ({ language, code }) => language === "html" && code.includes("<iframe"),
};
/** @param {keyof typeof KINDS} kind */
const those = (kind) => all.filter(KINDS[kind]);

// An example with the site where this one is.
/** @param {string} code */
const here = (code) => code.replaceAll('"/yokohama/', '"/').replaceAll("https://games.example/yokohama/", table.address).replaceAll("https://games.example", origin).replaceAll('"dist/www/', '"/www/');

// A page with a body and modules, in their order, under an address of its own, and what it logs.
/** @param {string} body @param {string[]} modules @param {{ address?: string, policy?: string }} [options] */
async function run(body, modules, { address = new URL("example.html", table.address).href, policy = POLICY } = {}) {
  const page = await table.blankPage({ viewport: { width: 1100, height: 800 }, permissions: ["local-network-access"] });
  const scripts = modules.map((_, number) => `<script type="module" src="example-${number}.js"></script>`).join("");
  const html = `<!doctype html><meta charset="utf-8"><title>Example</title>${body}${scripts}`;
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", headers: { "content-security-policy": policy }, body: html }));
  for (const [number, module] of modules.entries()) {
    const source = `${module}\n(globalThis.ran ??= []).push(${number});\n`;
    await page.route(new URL(`example-${number}.js`, address).href, (route) => route.fulfill({ contentType: "text/javascript", body: source }));
  }
  /** @type {import("playwright-core").ConsoleMessage[]} */
  const logged = [];
  page.on("console", (message) => logged.push(message));
  await page.goto(address);
  await page.waitForFunction((count) => globalThis.ran?.length === count, modules.length);
  return { page, logged };
}

// Waits until so much was logged; gives what, by its arguments.
/** @param {import("playwright-core").Page} page @param {import("playwright-core").ConsoleMessage[]} logged @param {number} count */
async function told(page, logged, count) {
  while (logged.length < count) await page.waitForEvent("console");
  return Promise.all(logged.map((message) => Promise.all(message.args().map((arg) => arg.jsonValue()))));
}

// The claims of an example: what a comment says that a line gives, beside what it gave.
/** @param {string} code */
const claiming = (code) => code.replaceAll(/^(game\.\w+\(.*\)); +\/\/ ([{[].*)$/gm, "(globalThis.claims ??= []).push([$1, $2]);");

// A value with "…" in the place of every text that may be any.
/** @param {any} given @param {any} claimed @returns {any} */
function shortened(given, claimed) {
  if (claimed === "…") return String(given).length > 0 ? "…" : given;
  if (typeof claimed !== "object" || claimed === null || Array.isArray(claimed)) return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, shortened(value, claimed[name])]));
}

test("every example is of a kind that is run, and of each kind one is of Yokohama and one of Yokohama Duel, or it is the same for all", () => {
  for (const example of all) {
    const kinds = Object.values(KINDS).filter((is) => is(example));
    assert.equal(kinds.length, 1, `${example.document}: ${example.code}`);
  }
  const isOfDuel = ({ code }) => /duel/.test(code);
  for (const document of ["README.md", "docs/embedding.md", "docs/site/engine.md"]) {
    for (const kind of /** @type {const} */ (["engine", "tag", "frame"])) {
      const found = those(kind).filter((example) => example.document === document);
      if (found.length > 0) assert.ok(found.some(isOfDuel) && !found.every(isOfDuel), `${document}: ${kind}`);
    }
  }
  // Of tags that can be tried there are as many of either, beside those of Nippon.
  const live = examples("docs/embedding.md").filter(({ language }) => language === "html live").map(({ code }) => code);
  const ofDuel = live.filter((code) => code.includes("duel"));
  const ofNippon = live.filter((code) => code.includes("nippon"));
  assert.equal(live.length - ofDuel.length - ofNippon.length, ofDuel.length);
});

for (const example of those("engine")) {
  const [, program] = /www\/(\w+)\.js/.exec(example.code) ?? [];
  test(`what ${example.document} shows of ${program}.js runs as it stands, and gives what it says`, async () => {
    const { page } = await run("", [claiming(here(example.code))]);
    const claims = await page.evaluate(() => globalThis.claims ?? []);
    const lines = example.code.match(/; +\/\/ [{[]/g)?.length ?? 0;
    assert.equal(claims.length, lines);
    if (example.document === "README.md") assert.ok(lines >= 3, `${lines} lines`);
    for (const [given, claimed] of claims) assert.deepEqual(shortened(given, claimed), claimed);
    assert.deepEqual(table.problems, []);
  });
}

for (const { name: game, finished } of GAMES) {
  test(`what is shown for programs at a table runs at one of ${game}`, async () => {
    const found = those("element");
    assert.equal(found.length, 2);
    const [begins, ends] = found.map(({ code }) => here(code));
    const element = 'import "/www/meiji-table.js";';
    const first = await run(`<meiji-table game="${game}" seats="person,person" seed="tea"></meiji-table>`, [begins, element]);
    // The other may be asked the same, and then nothing forbids it.
    const [[decision, refusal]] = await told(first.page, first.logged, 1);
    assert.equal(typeof decision.seat, "number");
    assert.ok(refusal === null || refusal.message.length > 15, JSON.stringify(refusal));
    assert.equal(await first.page.evaluate(() => document.querySelector("meiji-table").table(1).game), game);
    // What is over says so when it is laid.
    const whole = await run("", [ends, element]);
    await whole.page.evaluate(([record]) => {
      const laid = document.createElement("meiji-table");
      laid.setAttribute("record", record);
      laid.setAttribute("seats", "person,person");
      document.body.append(laid);
    }, [finished]);
    const [[points]] = await told(whole.page, whole.logged, 1);
    const { totals, sheet } = await whole.page.evaluate(() => document.querySelector("meiji-table").table(1).scores());
    assert.equal(points, game === "duel" ? sheet[0].mostOrders : totals[0]);
    assert.equal(typeof points, "number");
    assert.deepEqual(table.problems, []);
  });
}

for (const { document: from, code } of those("tag")) {
  const [, game = "yokohama"] = /game="(\w+)"/.exec(code) ?? [];
  test(`the tag of ${game} that ${from} shows lays its table`, async () => {
    const { page } = await run(here(code), ['import "/www/meiji-table.js";']);
    await page.waitForFunction(() => document.querySelector("meiji-table")?.table(1));
    assert.equal(await page.evaluate(() => document.querySelector("meiji-table").table(1).game), game);
    assert.deepEqual(table.problems, []);
  });
}

for (const { document: from, code } of those("frame")) {
  const [, game = "yokohama"] = /game=(\w+)/.exec(code) ?? [];
  test(`the frame of ${game} that ${from} shows speaks with the page around it as is shown there`, async () => {
    const speaking = those("framing").map(({ code }) => here(code));
    assert.equal(speaking.length, 1);
    const policy = `default-src 'none'; script-src 'self'; frame-src ${origin}`;
    const { page, logged } = await run(here(code), speaking, { address: "https://rules.example/", policy });
    const [[moves]] = await told(page, logged, 1);
    assert.ok(Array.isArray(moves) && moves.length > 1, JSON.stringify(moves));
    const frame = page.frames()[1];
    assert.equal(await frame.evaluate(() => document.querySelector("meiji-table").table(1).game), game);
    assert.deepEqual(table.problems, []);
  });
}
