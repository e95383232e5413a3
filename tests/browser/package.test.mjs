// The npm package, installed where it is used: in a page that Vite makes, and in one without any bundler.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { after, before, test } from "node:test";
import { examples } from "./examples.mjs";
import { ROOT, openForTests, portOf } from "./harness.mjs";
import vite from "./vite/vite.config.js";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".wasm": "application/wasm", ".woff2": "font/woff2" };

// What its document shows of it: programs, and how Vite is told of it.
const shown = examples("docs/embedding.md").filter(({ language, code }) => language === "js" && /^(import .*"meiji-table|\/\/ vite)/.test(code)).map(({ code }) => code);
const [configs, programs] = [true, false].map((isConfig) => shown.filter((code) => code.includes("// vite") === isConfig));

const table = await openForTests();
let place;
before(async () => {
  place = mkdtempSync(join(tmpdir(), "yokohama-package-"));
  const run = (program, given, cwd = place) => execFileSync(program, given, { cwd, stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" });
  run("cargo", ["xtask", "package"], ROOT);
  cpSync(join(ROOT, "tests/browser/vite"), place, { recursive: true, filter: (path) => !path.includes("node_modules") });
  mkdirSync(join(place, "examples"));
  for (const [number, code] of programs.entries()) {
    // What each has come to in the end, for the test.
    const game = code.includes("const game") ? "game.game" : '""';
    writeFileSync(join(place, `examples/${number}.js`), `${code}\n(globalThis.ran ??= []).push(${game});\n`);
  }
  const scripts = programs.map((_, number) => `<script type="module" src="/examples/${number}.js"></script>`);
  writeFileSync(join(place, "examples/index.html"), `<!doctype html><title>Examples</title>${scripts.join("")}`);
  const packed = run("npm", ["pack", "--silent", "--pack-destination", place], join(ROOT, "pkg")).trim();
  run("npm", ["ci", "--silent", "--no-audit", "--no-fund"]);
  // Under the name that it had first, too, as an older page asks for it.
  run("npm", ["install", "--silent", "--no-save", "--no-audit", "--no-fund", `./${packed}`, `yokohama-table@file:${packed}`]);
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

// The tables of the page that Vite makes, by their ids, and the games that they lay.
const IDS = ["a", "b", "c"];
const LAID = ["yokohama", "duel", "nippon"];

// Opens a page, and plays at each of its tables, by their ids, until its computer has answered.
/** @param {string} address @param {string[]} ids */
async function played(address, ids) {
  const page = await table.blankPage({ viewport: { width: 1100, height: 800 } });
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(address);
  for (const id of ids) {
    await page.waitForFunction((id) => document.getElementById(id).table(1), id);
    await page.evaluate((id) => {
      const element = document.getElementById(id);
      const game = element.table(1);
      const play = () => game.decision()?.seat === 0 && game.played < 20 && game.play(game.legalMoves()[0]);
      element.addEventListener(element.localName.replace("table", "decision"), () => setTimeout(play));
      play();
    }, id);
  }
  for (const id of ids) await page.waitForFunction((id) => document.getElementById(id).table(1).played > 15, id);
  assert.deepEqual(table.problems, []);
  return page;
}

// What is said of a move that is none, in a language of the package.
function refusal(tag) {
  const { page } = JSON.parse(readFileSync(join(place, `node_modules/meiji-table/words/${tag}.json`), "utf8"));
  return page.ErrorMove.replace("{text}", "nonsense");
}

test("a page that Vite makes has a table of each game that plays, and the engines for itself", async (context) => {
  const page = await played(await serve(join(place, "dist"), context), IDS);
  const engines = await page.evaluate(() => globalThis.engines);
  assert.deepEqual(engines.map(([game]) => game), LAID);
  for (const [, hash] of engines) assert.match(hash, /^[0-9a-f]{16}$/);
  assert.equal(new Set(engines.map(([, hash]) => hash)).size, LAID.length);
  assert.deepEqual(await page.evaluate(() => globalThis.refused), ["fr", "duel/fr", "nippon/fr"].map((words) => ["not-a-move", refusal(words)]));
  assert.deepEqual(await page.evaluate((ids) => ids.map((id) => document.getElementById(id).table(1).game), IDS), LAID);
});

test("what is shown of the package runs as it stands, for Yokohama and for Yokohama Duel", async (context) => {
  const page = await table.blankPage();
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(`${await serve(join(place, "dist"), context)}examples/`);
  await page.waitForFunction((count) => globalThis.ran?.length === count, programs.length);
  assert.deepEqual((await page.evaluate(() => globalThis.ran)).sort(), ["", "duel", "yokohama"]);
  assert.ok(await page.evaluate(() => customElements.get("meiji-table") !== undefined));
  const [config, ...more] = configs;
  assert.equal(more.length, 0);
  const told = await import(`data:text/javascript,${encodeURIComponent(config)}`);
  for (const name of told.default.optimizeDeps.exclude) assert.ok(vite.optimizeDeps.exclude.includes(name), name);
  assert.deepEqual(table.problems, []);
});

test("a page has a table of each game while it is being written, too, as Vite serves it then", async (context) => {
  // Of all ports the system gives one that is free, and Vite says which.
  const vite = spawn(join(place, "node_modules/.bin/vite"), ["--host", "127.0.0.1", "--port", "0", "--clearScreen", "false"], { cwd: place, env: { ...process.env, NO_COLOR: "1" } });
  context.after(() => vite.kill());
  const address = await new Promise((resolve, reject) => {
    let told = "";
    for (const stream of [vite.stdout, vite.stderr]) {
      stream.on("data", (text) => {
        told += text;
        const [found] = told.match(/http:\S+/) ?? [];
        if (found) resolve(found);
      });
    }
    vite.once("exit", () => reject(new Error(told)));
  });
  const page = await played(address, IDS);
  assert.deepEqual(await page.evaluate((ids) => ids.map((id) => document.getElementById(id).table(1).game), IDS), LAID);
  await page.close(); // It waits for what is changed, as long as it is open.
});

test("a page that was written for the package by its first name is made and plays as it was", async (context) => {
  const page = await played(`${await serve(join(place, "dist"), context)}first/`, ["a"]);
  assert.match(await page.evaluate(() => globalThis.engine), /^[0-9a-f]{16}$/);
  assert.deepEqual(await page.evaluate(() => globalThis.refused), ["not-a-move", refusal("fr")]);
});

for (const [tag, folder] of [["meiji-table", "meiji-table"], ["yokohama-table", "meiji-table"], ["yokohama-table", "yokohama-table"]]) {
  test(`a page without a bundler has a <${tag}> that plays, from the package ${folder}`, async (context) => {
    const page = `<!doctype html><title>Rules</title><${tag} id="a" seats="person,merchant" seed="7ea"></${tag}><script type="module" src="node_modules/${folder}/${tag}.js"></script>`;
    writeFileSync(join(place, "plain.html"), page);
    await played(`${await serve(place, context)}plain.html`, ["a"]);
  });
}

test("the declarations say what is there", async (context) => {
  const page = await table.blankPage();
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(await serve(join(place, "dist"), context));
  await page.waitForFunction(() => document.getElementById("a").table(1));
  const declared = readFileSync(join(place, "node_modules/meiji-table/meiji-table.d.ts"), "utf8");
  const access = /interface TableAccess<[^{]*> \{(.*?)\n\}/s.exec(declared)[1];
  const names = [...access.matchAll(/^  (?:readonly )?(\w+)[(:]/gm)].map(([, name]) => name).sort();
  const there = await page.evaluate(() => Object.getOwnPropertyNames(Object.getPrototypeOf(globalThis.a.table(1))).filter((name) => name !== "constructor").sort());
  assert.deepEqual(there, names);
  const events = [...declared.matchAll(/"(\w+-\w+)": CustomEvent/g)].map(([, name]) => name).sort();
  assert.deepEqual(events, ["meiji", "yokohama"].flatMap((called) => ["decision", "end", "error", "move", "ready"].map((name) => `${called}-${name}`)));
});

for (const [name, path, options, titles] of /** @type {Array<[string, string, object, string[]]>} */ ([
  ["meiji-table", "", { players: 2 }, ["A position of Yokohama", "Printed values of Yokohama"]],
  ["meiji-table", "duel/", {}, ["A position of Yokohama Duel", "Printed values of Yokohama Duel"]],
  ["meiji-table", "nippon/", { players: 2 }, ["A position of Nippon", "Printed values of Nippon"]],
  ["yokohama-table", "", { players: 2 }, ["A position of Yokohama", "Printed values of Yokohama"]],
])) {
  test(`the engine ${name}/${path}engine speaks without a page, and has the schemas beside it`, () => {
    const script = `
      import { readFileSync } from "node:fs";
      import init, { Game, speak } from "${name}/${path}engine";
      import words from "${name}/words/${path}pl.json" with { type: "json" };
      import schema from "${name}/schemas/${path}position.json" with { type: "json" };
      import content from "${name}/schemas/${path}content.json" with { type: "json" };
      await init({ module_or_path: readFileSync(new URL(import.meta.resolve("${name}/${path}engine.wasm"))) });
      speak("pl", JSON.stringify(words));
      try {
        new Game(${JSON.stringify(options)}, "7ea").play("nonsense");
      } catch ({ code, message }) {
        console.log(JSON.stringify([code, message, schema.title, content.title]));
      }`;
    const said = execFileSync("node", ["--input-type=module", "--eval", script], { cwd: place, encoding: "utf8" });
    assert.deepEqual(JSON.parse(said), ["not-a-move", refusal(`${path}pl`), ...titles]);
  });
}

test("every link of the package's documents leads to a file of it", () => {
  const folder = join(place, "node_modules/meiji-table");
  const written = readdirSync(join(folder, "docs"), { encoding: "utf8", recursive: true }).filter((name) => name.endsWith(".md"));
  const documents = ["README.md", ...written.map((name) => `docs/${name}`)];
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
