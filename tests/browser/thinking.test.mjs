// Computers think in a worker, and the game goes on where there is none.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { held, openForTests, ready, shot } from "./harness.mjs";
import { begin, playOn, playedOut } from "./players.mjs";
import { clocked, painted, pass, patient } from "./waits.mjs";

const table = await openForTests();

const KINDS = ["apprentice", "greedy", "merchant", "master"];

for (const { name: game, title, most } of GAMES) {
  test(`computers of every kind play ${title} to its end, and think beside the page`, async () => {
    const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
    const workers = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    for (let seated = 0; seated < KINDS.length; seated += most) {
      if (seated > 0) await page.click("#to-start");
      await begin(page, { game, kinds: KINDS.slice(seated, seated + most), seed: "7ea", thought: "quick" });
      await playedOut(page);
    }
    assert.equal(workers.length, 1, workers.join());
    assert.match(workers[0], /think\.js$/);
    assert.deepEqual(table.problems, []);
  });
}

// Counts the questions to the worker and its answers.
const watched = () => {
  globalThis.asked = 0;
  globalThis.answered = 0;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...given) {
    globalThis.asked += 1;
    const answered = ({ data }) => {
      if (data.number !== given[0].number || data.answer === undefined) return;
      this.removeEventListener("message", answered);
      globalThis.answered += 1;
    };
    this.addEventListener("message", answered);
    return Reflect.apply(postMessage, this, given);
  };
};

test("a person plays a whole game against three Masters, and all of their thoughts are the worker's", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await patient(page);
  await page.addInitScript(watched);
  await page.reload();
  let fetched = 0;
  page.on("request", (request) => (fetched += request.url().includes("/www/answers.js") ? 1 : 0));
  await begin(page, { kinds: ["person", "master", "master", "master"], seed: "7ea", thought: "quick" });
  await playOn(page);
  const { asked, answered } = await page.evaluate(() => ({ asked: globalThis.asked, answered: globalThis.answered }));
  assert.ok(asked > 30, `${asked} thoughts`);
  assert.equal(answered, asked);
  assert.equal(fetched, 1, "the worker has the script that answers, and the page has not");
  assert.deepEqual(table.problems, []);
});

test("where no worker can be had, the page thinks itself", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => Object.assign(globalThis, { Worker: undefined }));
  await page.reload();
  await begin(page, { kinds: ["person", "merchant"], seed: "7ea" });
  await playOn(page, { until: (played) => played > 60 });
  assert.ok((await page.evaluate(() => globalThis.yokohama.game.played)) > 60);
  assert.deepEqual(table.problems, []);
});

test("where the worker says nothing the page thinks itself, and is no longer waited for; the worker does once it comes", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const unasked = [];
    globalThis.workers = new Set();
    globalThis.answers = 0;
    globalThis.isSilent = true;
    Worker.prototype.postMessage = function (...given) {
      globalThis.workers.add(this);
      if (globalThis.isSilent) return void unasked.push(() => Reflect.apply(postMessage, this, given));
      this.addEventListener("message", ({ data }) => (globalThis.answers += data.number === given[0].number && data.answer !== undefined ? 1 : 0));
      return Reflect.apply(postMessage, this, given);
    };
    globalThis.come = () => {
      globalThis.isSilent = false;
      for (const ask of unasked) ask();
    };
  });
  await page.reload();
  await begin(page, { kinds: ["greedy", "greedy", "greedy"], seed: "7ea", pace: "quick" });
  await page.waitForFunction(() => globalThis.yokohama.game.played > 12); // The first of them took as long as the worker was waited for.
  await page.evaluate(() => globalThis.come());
  await page.waitForFunction(() => globalThis.answers > 0);
  assert.equal(await page.evaluate(() => globalThis.workers.size), 1);
  assert.deepEqual(table.problems, []);
});

test("where the program of the computers cannot be fetched that is told, and it is tried again", async () => {
  table.forgives(/404/);
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route("**/opponents_bg.wasm", (route) => route.fulfill({ status: 404 }));
  await begin(page, { kinds: ["greedy", "greedy"], seed: "7ea" });
  await page.waitForSelector("#failure", { state: "visible" });
  assert.match(await page.textContent("#failure-text"), /^The computers could not be loaded\./);
  assert.equal(await page.isVisible("#failure-save"), false, "nothing is lost");
  await page.unroute("**/opponents_bg.wasm");
  await page.click("#failure-close");
  const moves = () => page.evaluate(() => globalThis.yokohama.game.played);
  const before = await moves();
  const bare = await page.evaluate(() => {
    const { x, y, w } = globalThis.yokohama.view.dock;
    return [x + w / 2, y - 4];
  });
  await page.mouse.click(...bare);
  await page.waitForFunction((before) => globalThis.yokohama.game === undefined || globalThis.yokohama.game.played > before, before);
  assert.deepEqual(table.problems, []);
});

test("a table that is left while the program of the computers comes is asked nothing more", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await patient(page);
  const give = await held(page, "**/opponents_bg.wasm");
  await begin(page, { kinds: ["greedy", "greedy"], seed: "7ea" });
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  await painted(page); // The first is to think.
  await page.keyboard.press("m");
  await page.click('#menu [data-act="leave"]');
  await begin(page, { kinds: ["greedy", "greedy"], seed: "7eb" });
  give();
  await playedOut(page);
  assert.deepEqual(table.problems, []);
});

test("a worker that dies is replaced, and the game goes on", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "merchant"], seed: "7ea" });
  // The first worker says that it is broken as soon as it is asked.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    globalThis.about = []; // The games that were asked about.
    Worker.prototype.postMessage = function (...given) {
      globalThis.about.push(given[0].record);
      if (globalThis.about.length > 1) return Reflect.apply(postMessage, this, given);
      this.dispatchEvent(new ErrorEvent("error", { message: "broken" }));
    };
  });
  const moves = () => page.evaluate(() => globalThis.yokohama.game.played);
  const before = await moves();
  await playOn(page, { until: (played) => played > before + 40 });
  assert.ok((await moves()) > before + 40);
  assert.ok(await page.evaluate(() => globalThis.about[0] === globalThis.about[1]), "another worker is asked the same");
  assert.deepEqual(table.problems, []);
});

// A worker that never answers, and is counted when it is ended.
const mute = () => {
  globalThis.ended = 0;
  const { postMessage, terminate } = Worker.prototype;
  Worker.prototype.postMessage = () => {};
  Worker.prototype.terminate = function () {
    globalThis.ended += 1;
    Worker.prototype.postMessage = postMessage;
    terminate.call(this);
  };
};

test("a thought that is not wanted any more is ended, and the game goes on", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "master"], seed: "7ea" });
  const asked = () => page.evaluate(() => globalThis.yokohama.game.decision().seat);
  await page.waitForFunction(() => globalThis.yokohama.game.decision().seat === 0);
  await page.evaluate(mute);
  while ((await asked()) === 0) await page.locator("#tree button[id^=answer]").first().press("Enter");
  const before = await page.evaluate(() => globalThis.yokohama.game.played);
  // The Master, who would think for ever, hands its seat to a Clerk.
  const [x, y] = await page.evaluate(() => {
    const { x, y, w, h } = globalThis.yokohama.view.spots().find(({ label }) => label === "Menu");
    return [x + w / 2, y + h / 2];
  });
  await page.mouse.click(x, y);
  await page.click('#menu [data-act="seats"]');
  await page.locator("#who-list li").nth(1).locator('label:has([value="greedy"])').click();
  await page.click("#who-apply");
  await page.waitForFunction((before) => globalThis.yokohama.game.played > before, before);
  assert.equal(await page.evaluate(() => globalThis.ended), 1);
  assert.deepEqual(table.problems, []);
});

test("a Master thinks as long as it is let, and how far it is shows above the question", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await clocked(page);
  await begin(page, { kinds: ["person", "master"], seed: "7ea" });
  const asked = () => page.evaluate(() => globalThis.yokohama.game.decision().seat);
  await page.waitForFunction(() => globalThis.yokohama.game.decision().seat === 0);
  const menu = async () => {
    const [x, y] = await page.evaluate(() => {
      const { x, y, w, h } = globalThis.yokohama.view.spots().find(({ label }) => label === "Menu");
      return [x + w / 2, y + h / 2];
    });
    await page.mouse.click(x, y);
  };
  // What the worker is asked, which it hears only when it is let, and what is seen meanwhile.
  await page.evaluate(() => {
    globalThis.budgets = [];
    globalThis.shown = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (question) {
      globalThis.budgets.push(question.playouts);
      globalThis.tell = () => this.dispatchEvent(new MessageEvent("message", { data: { number: question.number, done: 0.5 } }));
      globalThis.think = () => postMessage.call(this, question);
    };
    const bar = document.getElementById("thinking");
    new MutationObserver(() => bar.hidden || globalThis.shown.push([bar.value, bar.getBoundingClientRect().top])).observe(bar, { attributes: true });
  });
  await menu();
  await page.click('#thought label:has([value="long"])');
  await page.keyboard.press("Escape");
  while ((await asked()) === 0) await page.locator("#tree button[id^=answer]").first().press("Enter");
  await page.waitForFunction(() => globalThis.budgets.length > 0);
  // As a slow machine would tell it.
  await pass(page, 1000);
  await page.evaluate(() => globalThis.tell());
  await page.waitForFunction(() => globalThis.shown.length > 0);
  const dock = await page.evaluate(() => globalThis.yokohama.view.dock.y);
  const [[value, top]] = await page.evaluate(() => globalThis.shown);
  assert.deepEqual([value, Math.round(top)], [0.5, Math.round(dock)]);
  await shot(page, "thinking-1280");
  await page.evaluate(() => globalThis.think());
  await page.waitForFunction(() => document.getElementById("thinking").hidden);
  assert.equal(await page.evaluate(() => globalThis.budgets[0]), 1600);
  await page.reload();
  await ready(page);
  await menu();
  assert.ok(await page.isChecked('#thought [value="long"]'), "it is remembered");
  assert.deepEqual(table.problems, []);
});
