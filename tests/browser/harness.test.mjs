// What all other tests rely on: that nothing which goes wrong on a page stays untold.

import { test } from "node:test";
import { openForTests } from "./harness.mjs";
import { painted } from "./waits.mjs";

const table = await openForTests();

// What may go wrong on a page: what tells of it, and how it goes wrong.
/** @type {Record<string, [RegExp, () => unknown]>} */
const WRONG = {
  "a file that is missing": [/404.*missing\.json/, () => fetch("www/missing.json").then(() => {})],
  "a script that is missing": [/404.*missing\.js/, () => import(new URL("www/missing.js", document.baseURI).href).catch(() => {})],
  "a picture that is missing": [/404.*missing\.svg/, () => void Object.assign(new Image(), { src: "missing.svg" })],
  "a request without an answer": [/ERR_CONNECTION_RESET.*broken\.json/, () => fetch("www/broken.json").catch(() => {})],
  "an error that nobody catches": [/uncaught: .*lost/, () => void setTimeout(() => { throw new Error("lost"); })],
  "a promise that nobody keeps": [/uncaught: .*broken/, () => void Promise.reject(new Error("broken"))],
  "a warning": [/warning: odd/, () => console.warn("odd")],
};

// The same of a worker.
/** @type {Record<string, [RegExp, () => unknown]>} */
const WRONG_IN_WORKER = {
  "a worker's file that is missing": [/404.*missing\.json/, () => globalThis.worker.postMessage("missing.json")],
  "a worker's request without an answer": [/broken\.json.*ERR_CONNECTION_RESET/, () => globalThis.worker.postMessage("broken.json")],
};

// Begins a worker that fetches files of the folder `www`, and runs.
const hire = () => new Promise((runs) => {
  const source = `onmessage = ({ data }) => fetch("${new URL("www/", document.baseURI).href}" + data).catch(() => {}); postMessage("")`;
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  worker.onmessage = () => runs(undefined);
  Object.assign(globalThis, { worker });
});

// Longer than any of them takes on a busy machine, in milliseconds.
const LONGEST = 60_000;

async function hired(page) {
  const worker = page.waitForEvent("worker");
  await page.evaluate(hire);
  await worker;
}

for (const [what, [told, goWrong]] of Object.entries({ ...WRONG, ...WRONG_IN_WORKER })) {
  test(`${what} is told of`, { timeout: LONGEST }, async () => {
    table.problems.length = 0; // One fault may be told of twice, and the second time late.
    const page = await table.newPage({ bypassCSP: true });
    await page.route("**/broken.json", (route) => route.abort("connectionreset"));
    if (what in WRONG_IN_WORKER) await hired(page);
    await page.evaluate(goWrong);
    while (!table.problems.some((problem) => told.test(problem))) await painted(page);
  });
}
