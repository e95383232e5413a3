// The npm package, installed where it is used: in a page that Vite makes, and in one without any bundler.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT, openForTests, portOf } from "./harness.mjs";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".wasm": "application/wasm", ".woff2": "font/woff2" };

const table = await openForTests();
let place;
before(async () => {
  place = mkdtempSync(join(tmpdir(), "yokohama-package-"));
  const run = (program, given, cwd = place) => execFileSync(program, given, { cwd, stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" });
  run("cargo", ["xtask", "package"], ROOT);
  cpSync(join(ROOT, "tests/browser/vite"), place, { recursive: true, filter: (path) => !path.includes("node_modules") });
  const packed = run("npm", ["pack", "--silent", "--pack-destination", place], join(ROOT, "pkg")).trim();
  run("npm", ["ci", "--silent", "--no-audit", "--no-fund"]);
  run("npm", ["install", "--silent", "--no-save", "--no-audit", "--no-fund", `./${packed}`]);
  run(join(place, "node_modules/.bin/vite"), ["build", "--logLevel", "error"]);
});
after(() => rmSync(place, { recursive: true }));

// Serves a folder as any plain server does; gives its address.
function serve(folder, context) {
  const server = createServer(({ url = "" }, answer) => {
    const path = join(folder, new URL(url, "http://here").pathname.replace(/\/$/, "/index.html"));
    try {
      answer.writeHead(200, { "Content-Type": TYPES[extname(path)] ?? "application/octet-stream" }).end(readFileSync(path));
    } catch {
      answer.writeHead(404).end();
    }
  });
  context.after(() => server.close());
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${portOf(server)}/`)));
}

// Plays at a page's table until its computer has answered.
async function played(address) {
  const page = await table.blankPage({ viewport: { width: 1100, height: 800 } });
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(address);
  await page.waitForFunction(() => document.getElementById("a").table(1));
  await page.evaluate(() => {
    const game = globalThis.a.table(1);
    const play = () => game.decision()?.seat === 0 && game.played < 20 && game.play(game.legalMoves()[0]);
    globalThis.a.addEventListener("yokohama-decision", () => setTimeout(play));
    play();
  });
  await page.waitForFunction(() => globalThis.a.table(1).played > 15);
  assert.deepEqual(table.problems, []);
  return page;
}

// What is said of a move that is none, in a language of the package.
function refusal(tag) {
  const { page } = JSON.parse(readFileSync(join(place, `node_modules/yokohama-table/words/${tag}.json`), "utf8"));
  return page.ErrorMove.replace("{text}", "nonsense");
}

test("a page that Vite makes has a table that plays, and the engine for itself", async (context) => {
  const page = await played(await serve(join(place, "dist"), context));
  assert.match(await page.evaluate(() => globalThis.engine), /^[0-9a-f]{16}$/);
  assert.deepEqual(await page.evaluate(() => globalThis.refused), ["not-a-move", refusal("fr")]);
});

test("a page without a bundler has a table that plays", async (context) => {
  const page = '<!doctype html><title>Rules</title><yokohama-table id="a" seats="person,merchant" seed="7ea"></yokohama-table><script type="module" src="node_modules/yokohama-table/yokohama-table.js"></script>';
  writeFileSync(join(place, "plain.html"), page);
  await played(`${await serve(place, context)}plain.html`);
});

test("the declarations say what is there", async (context) => {
  const address = await serve(place, context);
  const page = await table.blankPage();
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(`${address}plain.html`);
  await page.waitForFunction(() => document.getElementById("a").table(1));
  const declared = readFileSync(join(place, "node_modules/yokohama-table/yokohama-table.d.ts"), "utf8");
  const access = /interface TableAccess \{(.*?)\n\}/s.exec(declared)[1];
  const names = [...access.matchAll(/^  (?:readonly )?(\w+)[(:]/gm)].map(([, name]) => name).sort();
  const there = await page.evaluate(() => Object.getOwnPropertyNames(Object.getPrototypeOf(globalThis.a.table(1))).filter((name) => name !== "constructor").sort());
  assert.deepEqual(there, names);
  const events = [...declared.matchAll(/"(yokohama-\w+)": CustomEvent/g)].map(([, name]) => name).sort();
  assert.deepEqual(events, ["decision", "end", "error", "move", "ready"].map((name) => `yokohama-${name}`));
});

test("the engine speaks without a page, and has the schemas beside it", () => {
  const script = `
    import { readFileSync } from "node:fs";
    import init, { Game, speak } from "yokohama-table/engine";
    import words from "yokohama-table/words/pl.json" with { type: "json" };
    import schema from "yokohama-table/schemas/position.json" with { type: "json" };
    import duel from "yokohama-table/schemas/duel/content.json" with { type: "json" };
    await init({ module_or_path: readFileSync(new URL(import.meta.resolve("yokohama-table/engine.wasm"))) });
    speak("pl", JSON.stringify(words));
    try {
      new Game({ players: 2 }, "7ea").play("nonsense");
    } catch ({ code, message }) {
      console.log(JSON.stringify([code, message, schema.title, duel.title]));
    }`;
  const said = execFileSync("node", ["--input-type=module", "--eval", script], { cwd: place, encoding: "utf8" });
  assert.deepEqual(JSON.parse(said), ["not-a-move", refusal("pl"), "A position of Yokohama", "Printed values of Yokohama Duel"]);
});

test("every link of the package's documents leads to a file of it", () => {
  const folder = join(place, "node_modules/yokohama-table");
  const documents = ["README.md", ...readdirSync(join(folder, "docs")).map((name) => `docs/${name}`)];
  let count = 0;
  for (const document of documents) {
    for (const [, link] of readFileSync(join(folder, document), "utf8").matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
      if (link.includes("://")) continue;
      assert.ok(existsSync(join(folder, dirname(document), link)), `${document}: ${link}`);
      count += 1;
    }
  }
  assert.ok(count > 6, String(count));
});
