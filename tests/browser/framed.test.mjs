// The page frame.html: where it cannot lay a table, in a frame that holds it back, on a site that lacks a file or forbids one, as a file; what
// is saved and copied in a frame, and what is sent.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { ROOT, bytesOf, openForTests, ownBrowser } from "./harness.mjs";

const table = await openForTests(ownBrowser);

const FRAME = "frame.html?seed=7ea&seats=person,person";

// A page of another site with the table's page in a frame; gives the frame.
/** @param {string} sandbox @param {{ allow?: string, query?: string } & import("playwright-core").BrowserContextOptions} [options] */
async function framed(sandbox, { allow = "", query = FRAME, ...options } = {}) {
  // The other site is not there: Chromium has to be told that it may come to this machine.
  const page = await table.blankPage({ permissions: ["local-network-access"], ...options });
  const source = new URL(query, table.address).href.replaceAll("&", "&amp;");
  const body = `<!doctype html><title>Rules</title><iframe sandbox="${sandbox}" allow="${allow}" src="${source}" width="900" height="600"></iframe>`;
  await page.route("https://rules.example/", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.addInitScript(() => {
    globalThis.told = [];
    addEventListener("message", ({ data }) => globalThis.told.push(data));
  });
  await page.goto("https://rules.example/");
  return page.frames()[1];
}

// What is told in the place of the table.
async function notice(place) {
  await place.waitForSelector(".notice:visible:not(#loading)");
  return place.locator(".notice:visible").allInnerTexts().then((texts) => texts.join("\n"));
}

const laid = (place) => place.waitForFunction(() => document.querySelector("meiji-table")?.table(1));

test("a frame without leave for scripts, or for its own files, says what its sandbox needs", async () => {
  assert.match(await notice(await framed("allow-same-origin")), /^The game .+ needs JavaScript\.$/);
  assert.match(await notice(await framed("allow-scripts")), /^The frame .+ needs allow-scripts allow-same-origin\.$/);
});

test("where the table comes, nothing but the table is seen", async () => {
  const frame = await framed("allow-scripts allow-same-origin");
  await laid(frame);
  assert.equal(await frame.locator(".notice:visible").count(), 0);
  const [host, page] = await Promise.all([frame.locator("meiji-table").boundingBox(), frame.locator("html").boundingBox()]);
  assert.deepEqual(host, page);
});

test("opened as a file, the page says how to open it", async () => {
  const page = await table.blankPage();
  await page.goto(pathToFileURL(join(ROOT, "dist/frame.html")).href);
  assert.match(await notice(page), /^Opened as a file, /);
});

for (const [what, pattern, given, says] of /** @type {any[][]} */ ([
  ["its script is missing", "**/frame.js", { status: 404 }, /^The file www\/frame\.js is missing on this server\./],
  ["the element is missing", "**/meiji-table.js", { status: 404 }, /^The file www\/meiji-table\.js is missing on this server\./],
  ["the element is given out as another type", "**/meiji-table.js", { contentType: "text/plain" }, /^The server gives www\/meiji-table\.js out as another type of file\./],
])) {
  test(`where ${what}, the page names the file`, async () => {
    const page = await table.blankPage();
    await page.route(pattern, (route) => route.fulfill({ body: "", ...given }));
    await page.goto(new URL(FRAME, table.address).href);
    await page.waitForSelector("#missing:visible, #wrong-type:visible");
    assert.match(await notice(page), says);
  });
}

// The window in which a record is given away, of the table in a frame.
async function sharing(frame) {
  await laid(frame);
  await frame.locator("#curtain-open").click();
  await frame.locator("meiji-table").press("m");
  await frame.locator('#menu [data-act="share"]').click();
}

test("in a frame a record is saved with leave to download; without it nothing can be known, and it is copied", async () => {
  const allowed = await framed("allow-scripts allow-same-origin allow-downloads");
  await sharing(allowed);
  const [saved] = await Promise.all([allowed.page().waitForEvent("download"), allowed.locator("#share-save").click()]);
  const record = String(await bytesOf(saved));
  const other = await framed("allow-scripts allow-same-origin", { allow: "clipboard-write", permissions: ["local-network-access", "clipboard-write", "clipboard-read"] });
  await sharing(other);
  let count = 0;
  other.page().on("download", () => (count += 1));
  await other.locator("#share-save").click();
  await other.locator("#share-record").click();
  await other.waitForFunction(() => document.querySelector("meiji-table").shadowRoot.getElementById("share-state").textContent === "Copied");
  assert.equal(await other.page().evaluate(() => navigator.clipboard.readText()), record);
  assert.equal(count, 0);
});

test("in a frame without leave to copy, the reader is told, and the text lies there", async () => {
  const frame = await framed("allow-scripts allow-same-origin");
  await sharing(frame);
  await frame.locator("#share-record").click();
  const state = frame.locator("#share-state");
  await frame.waitForFunction(() => document.querySelector("meiji-table").shadowRoot.getElementById("share-state").textContent !== "");
  assert.notEqual(await state.textContent(), "Copied");
  assert.equal(JSON.parse(await frame.locator("#share-copy").inputValue()).game, "yokohama");
});

// Whether a value is as a schema says, as far as that of messages says anything.
function fits(schema, value, { $defs }) {
  const within = (part, value) => fits(part, value, { $defs });
  if (schema.anyOf && !schema.anyOf.some((one) => within(one, value))) return false;
  if (schema.$ref) return within($defs[schema.$ref.split("/").at(-1)], value);
  if (schema.oneOf) return schema.oneOf.filter((one) => within(one, value)).length === 1;
  if ("const" in schema) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value);
  const kind = Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
  if (schema.type && ![schema.type].flat().includes(kind)) return false;
  if (kind === "string") return value.length <= (schema.maxLength ?? Infinity);
  if (kind === "array") return value.length <= (schema.maxItems ?? Infinity);
  const { properties = {}, required = [], additionalProperties = true } = schema;
  return (
    required.every((name) => name in value) &&
    Object.keys(properties).every((name) => !(name in value) || within(properties[name], value[name])) &&
    (additionalProperties || Object.keys(value).every((name) => name in properties))
  );
}

test("all that is sent is as the published schema says", async () => {
  const schema = await (await fetch(new URL("www/schemas/message.json", table.address))).json();
  const frame = await framed("allow-scripts allow-same-origin", { query: `${FRAME}&parent=https%3A%2F%2Frules.example` });
  const page = frame.page();
  await page.waitForFunction(() => globalThis.told.some(({ event }) => event === "decision"));
  const questions = schema.$defs.question.properties.ask.enum.map((ask, id) => ({ meiji: 1, id, ask }));
  assert.ok(questions.every((question) => fits(schema, question, schema)));
  await page.evaluate(
    ([questions, target]) => {
      for (const question of questions) document.querySelector("iframe").contentWindow.postMessage(question, target);
    },
    [questions, table.address.slice(0, -1)],
  );
  await page.waitForFunction((count) => globalThis.told.filter(({ id }) => id !== undefined).length === count, questions.length);
  const told = await page.evaluate(() => globalThis.told);
  assert.ok(told.some(({ answer }) => answer) && told.some(({ error }) => error) && told.some(({ event }) => event));
  for (const message of told) assert.ok(fits(schema, message, schema), JSON.stringify(message));
  const question = { id: 1, ask: "hash" };
  for (const mark of [{ meiji: 1 }, { yokohama: 1 }, { meiji: 1, yokohama: 1 }]) assert.ok(fits(schema, { ...mark, ...question }, schema));
  for (const odd of [question, { meiji: 2, ...question }, { yokohama: 1, id: 1, ask: "free" }]) assert.equal(fits(schema, odd, schema), false);
});

// A page of the site under another policy.
async function under(policy, path, options) {
  const page = await table.blankPage(options);
  await page.route("**/*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), ...policy } });
  });
  await page.goto(new URL(path, table.address).href);
  return page;
}

const enforced = (policy) => ({ "content-security-policy": policy });
const REST = "default-src 'self'; img-src 'self' data:";

for (const path of ["", "editor.html", FRAME]) {
  const name = path.split("?")[0] || "index.html";
  test(`where the policy keeps a file of its own from ${name}, the page names it`, async () => {
    const programs = await under(enforced(`${REST}; script-src 'self' 'wasm-unsafe-eval'; connect-src https://elsewhere.example`), path);
    const said = path === FRAME ? "meiji-table [role=alert]:visible" : "#policy-file:visible";
    assert.match(await programs.locator(said).innerText(), /^This site’s policy keeps \S+_bg\.wasm from the game\. .+ connect-src 'self'\.$/);
    // The frame takes back that the table is being laid a moment after the table has said why it is not.
    if (path === FRAME) await programs.locator(".notice:visible").first().waitFor({ state: "hidden" });
    assert.equal(await programs.locator(".notice:visible").count(), path === FRAME ? 0 : 1);
    const opening = new URL("www/opening.js", table.address).href;
    const scripts = await under(enforced(`${REST}; script-src ${opening} 'wasm-unsafe-eval'`), path, { locale: "pl-PL" });
    await scripts.waitForFunction(() => document.getElementById("policy-file").innerText.startsWith("Zasady tej strony nie dopuszczają pliku www/"));
    assert.match(await notice(scripts), /pliku www\/[\w-]+\.js do gry/);
    const none = await under(enforced(`${REST}; script-src 'none'`), path);
    await none.waitForSelector(".late:visible");
    assert.match(await notice(none), /needs script-src 'self'\.$/);
  });
}

test("what a policy only reports keeps nobody from the table", async () => {
  const page = await under({ "content-security-policy-report-only": "script-src 'self'; connect-src https://elsewhere.example" }, FRAME);
  await laid(page);
  assert.equal(await page.locator(".notice:visible").count(), 0);
});

test("what stands inside the tag is seen until the element's script has run, and where it does not", async () => {
  for (const comes of [false, true]) {
    const page = await table.blankPage();
    const body = '<!doctype html><title>Rules</title><meiji-table id="a" seats="person,person" seed="7ea"><a id="instead" href="./">The game</a></meiji-table><script type="module" src="www/meiji-table.js"></script>';
    await page.route("**/around.html", (route) => route.fulfill({ contentType: "text/html", body }));
    if (!comes) await page.route("**/meiji-table.js", (route) => route.abort());
    await page.goto(new URL("around.html", table.address).href);
    if (comes) await laid(page);
    assert.equal(await page.isVisible("#instead"), !comes);
  }
});
