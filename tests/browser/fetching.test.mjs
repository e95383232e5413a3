// Records and lessons at addresses that somebody else names: whatever lies there is read, or refused with a sentence.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT, openForTests, ready } from "./harness.mjs";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".wasm": "application/wasm" };
const LETTERS = " ".repeat(1 << 16);
const LARGEST = 1 << 20; // bytes

// What a server may do instead of giving a document out.
const ODD = {
  // Gives for ever: `given` counts what was taken of it.
  "/endless": (answer) => {
    given = 0;
    const more = () => {
      while (!answer.destroyed && answer.write(LETTERS)) given += LETTERS.length;
      given += LETTERS.length;
    };
    answer.on("drain", more);
    answer.writeHead(200);
    more();
  },
  "/huge": (answer) => {
    answer.writeHead(200, { "Content-Length": LARGEST + 1 });
    answer.write(LETTERS);
  },
  "/broken": (answer) => {
    answer.writeHead(200, { "Content-Length": 1000 });
    answer.write('{"lesson": 1', () => answer.socket.end());
  },
};
let given;

const table = await openForTests();
let server;
let address;
before(async () => {
  // The site without a policy, on a server that does all of that.
  server = createServer(({ url }, answer) => {
    const { pathname } = new URL(String(url), "http://here");
    if (ODD[pathname]) return ODD[pathname](answer);
    try {
      const body = readFileSync(join(ROOT, "dist", pathname.replace(/\/$/, "/index.html")));
      return answer.writeHead(200, { "Content-Type": TYPES[extname(pathname) || ".html"] ?? "application/octet-stream" }).end(body);
    } catch {
      return answer.writeHead(404).end();
    }
  });
  address = await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${server.address().port}/`)));
});
after(() => {
  server.closeAllConnections();
  server.close();
});

// What is named, and what the page and the element say of it.
/** @type {any[][]} */
const NAMED = [
  ["an address without end", "endless", /^This file is larger than any game/, /^This file is larger than any game/],
  ["a file that says it is too large", "huge", /^This file is larger than any game/, /^This file is larger than any game/],
  ["a file that breaks off", "broken", /broken cannot be had\./, /broken cannot be had\./],
  ["a file that is missing", "lessons/none.json", /none\.json cannot be had\./, /none\.json cannot be had\./],
  ["a server that there is not", "http://127.0.0.1:9/", /127\.0\.0\.1:9\/ cannot be had\./, /127\.0\.0\.1:9\/ cannot be had\./],
  ["an address that is none", "http://", /^“http:\/\/” is no address of a file: /, /must be a lesson, or the address of one, not “http:\/\/”/],
  ["text in the place of an address", "data:application/json,{}", /^“data:application\/json,\{\}” is no address of a file: /, /must be a lesson, or the address of one, not “data:/],
];

for (const [what, named, page, element] of NAMED) {
  test(`of ${what} the page and the element say what is wrong`, async () => {
    assert.match(await linked(encodeURIComponent(named)), page);
    given = undefined;
    assert.match(await attributed({ lesson: named }), element);
    assert.ok(given === undefined || given < 16 * LARGEST, `${given} bytes were taken`);
  });
}

// What the page says of a link to a lesson; it stays where it is.
async function linked(hash) {
  const page = await table.blankPage();
  await page.goto(`${address}#lesson=${hash}`);
  await ready(page);
  await page.waitForSelector("#failure", { state: "visible" });
  assert.ok(await page.isVisible("#start"));
  const text = await page.textContent("#failure-text");
  await page.context().close();
  return text;
}

// What the element says of its attributes.
async function attributed(attributes) {
  const page = await table.blankPage();
  const body = '<!doctype html><title>Rules</title><script type="module" src="www/yokohama-table.js"></script>';
  await page.route("**/around.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${address}around.html`);
  const told = await page.evaluate(
    (attributes) =>
      new Promise((resolve) => {
        addEventListener("yokohama-error", (/** @type {any} */ { detail }) => resolve(detail));
        const odd = document.createElement("yokohama-table");
        for (const [name, value] of Object.entries({ lang: "en", ...attributes })) odd.setAttribute(name, value);
        document.body.append(odd);
      }),
    attributes,
  );
  await page.context().close();
  assert.equal(told.code, "attribute");
  return told.message;
}

test("a link that was spoilt on its way is told as such", async () => {
  assert.match(await linked("%"), /^“%” is no address of a file: /);
});

test("an attribute longer than any game is refused before it is read", async () => {
  for (const name of ["options", "record", "lesson", "seats"]) {
    assert.equal(await attributed({ [name]: `{${" ".repeat(LARGEST)}}` }), `“${name}” of <yokohama-table> is longer than any game or lesson.`);
  }
});

test("where the list of lessons or what lessons need is missing, the page says so, and it can be tried again", async () => {
  const page = await table.blankPage();
  const asked = async (says) => {
    await page.waitForSelector("#failure", { state: "visible" });
    assert.match(await page.textContent("#failure-text"), says);
    await page.click("#failure-close");
  };
  await page.goto(address);
  await ready(page);
  const html = { contentType: "text/html", body: "<p>Not found</p>" };
  for (const none of [html, { json: null }, { json: {} }, { json: [] }, { json: [{ file: "turn.json" }] }]) {
    await page.route("**/lessons/list.json", (route) => route.fulfill(none));
    await page.click("#lessons");
    await asked(/lessons\/list\.json cannot be had\./);
    await page.unroute("**/lessons/list.json");
  }
  for (const missing of ["**/opponents_bg.wasm", "**/answers.js"]) {
    await page.route(missing, (route) => route.fulfill({ status: 404, body: "" }));
    await page.click("#lessons");
    await page.click("#lessons-list button >> nth=0");
    await asked(/^What lessons need could not be loaded\. /);
    // A script's own address stays without an answer: many browsers never ask there again while the page lives.
    if (missing.endsWith(".wasm")) await page.unroute(missing);
  }
  for (const none of [html, { json: null }, { json: {} }]) {
    await page.click("#lessons");
    await page.waitForSelector("#worked-list button");
    await page.route("**/worked/*-*.json", (route) => route.fulfill(none));
    await page.click("#worked-list button >> nth=0");
    await asked(/worked\/[\w-]+\.json cannot be had\./);
    await page.unroute("**/worked/*-*.json");
  }
  await page.click("#lessons");
  await page.click("#lessons-list button >> nth=0");
  await page.waitForSelector("#lesson", { state: "visible" });
});
