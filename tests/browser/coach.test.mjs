// The coach: what it would do, and how one is doing. It speaks to the person whose hand is open, and among several persons only
// when all of them ask for it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { findings } from "./axe.mjs";
import { GAMES } from "./games/games.mjs";
import { openForTests, ready, shot } from "./harness.mjs";
import { begin, sitDown } from "./players.mjs";
import { clocked, painted, pass, stopTime, thought, watchThoughts } from "./waits.mjs";

const table = await openForTests();

const played = (page) => page.evaluate(() => globalThis.yokohama.game.played);

// Waits until the person whose hand is shown is asked.
const myTurn = (page) =>
  page.waitForFunction(() => {
    const { game, view } = globalThis.yokohama;
    return view.seat !== undefined && view.seat === game.decision()?.seat;
  });

// Presses the first answer that is offered.
const answer = (page) => page.locator("#tree button[id^=answer]").first().press("Enter");

// Answers whatever is asked until the first turn after the choice of Orders has begun.
async function toFirstTurn(page) {
  for (;;) {
    await myTurn(page);
    if (await page.evaluate(() => globalThis.yokohama.game.round > 0)) return;
    await answer(page);
  }
}

for (const { name: game, title, own } of GAMES) {
  // Nothing that only another game has is spoken of.
  const others = GAMES.filter(({ name }) => name !== game).map(({ own }) => own);

  test(`the coach of ${title} ranks turns with their steps and a reason, and what it would play is legal`, async () => {
    const page = await sitDown(table, { game, kinds: ["person", "merchant"], seed: "7ea" });
    await toFirstTurn(page);
    await page.keyboard.press("k");
    assert.ok(await page.isVisible("#coach"));
    await page.click("#coach-advise");
    await page.waitForSelector(".advice li");
    const turns = await page.locator(".advice > li").evaluateAll((items) =>
      items.map((item) => ({
        head: item.querySelector("h3").textContent,
        steps: [...item.querySelectorAll(".turn-steps li")].map((step) => step.textContent),
        reason: item.querySelector("p").textContent,
      })),
    );
    assert.ok(turns.length >= 1 && turns.length <= 3, String(turns.length));
    assert.match(turns[0].head, /^\d+\.\d points (ahead|behind) a few turns later$/);
    for (const { head } of turns.slice(1)) assert.match(head, /^(?:\d+\.\d points less|just as good)$/);
    for (const { steps, reason } of turns) assert.ok(steps.length > 0 && steps.every(Boolean) && reason.endsWith("."), reason);
    await shot(page, `coach-${game}-1280`);
    assert.deepEqual(await findings(page), []);
    const before = await played(page);
    const seat = await page.evaluate(() => globalThis.yokohama.view.seat);
    await page.click(".advice .go");
    assert.ok((await played(page)) > before, "the advice is played");
    const after = await page.evaluate(() => ({ seat: globalThis.yokohama.game.decision().seat, undo: globalThis.yokohama.game.canUndo }));
    assert.deepEqual(after, { seat, undo: true }, "and can be taken back");
    assert.equal(await page.textContent("#coach-body"), "", "nothing of it is left in the document");
    assert.deepEqual(table.problems, []);
  });

  for (const [language, points] of /** @type {[string, RegExp][]} */ ([["en", /^\d+\.\d points/], ["fr", /^Quelques tours plus tard\s: \d+,\d/], ["pl", /^\d+,\d punktu? .+ tur później$/]])) {
    test(`the coach of ${title} speaks the language of the page, ${language}, and of nothing that is another game's`, async () => {
      const page = await sitDown(table, { game, kinds: ["person", "merchant"], seed: "7ea", locale: language });
      await toFirstTurn(page);
      await page.keyboard.press("k");
      await page.click("#coach-advise");
      await page.waitForSelector(".advice li");
      assert.match(await page.locator(".advice h3").first().textContent(), points);
      const said = await page.locator("#coach").innerText();
      assert.match(said, own[language]);
      for (const other of others) assert.doesNotMatch(said, other[language]);
      assert.deepEqual(table.problems, []);
    });
  }
}

test("what is for the person to declare the coach does not offer to play, and says so", async () => {
  const page = await sitDown(table, { kinds: ["person", "merchant"], seed: "7ea" });
  // The first question is an Order to keep: the other one is gone for good.
  await myTurn(page);
  await page.keyboard.press("k");
  await page.click("#coach-advise");
  await page.waitForSelector(".advice li");
  assert.equal(await page.locator(".advice .go").count(), 0);
  assert.match(await page.textContent(".advice .note"), /yours to declare/);
  assert.deepEqual(table.problems, []);
});

test("the chances of all seats come to a hundred", async () => {
  const page = await sitDown(table, { kinds: ["person", "greedy", "greedy"], names: ["Aiko"], seed: "7ea", viewport: { width: 390, height: 844 } });
  await toFirstTurn(page);
  await page.keyboard.press("k");
  await page.click("#coach-chances");
  await page.waitForSelector(".chances li");
  assert.match(await page.textContent("#coach-state"), /: .+ \d+ percent, .+ \d+ percent$/);
  const lines = await page.locator(".chances li").allTextContents();
  assert.equal(lines.length, 3);
  assert.match(lines[0], /^Aiko\d+ %$/);
  const sum = lines.map((line) => Number(line.match(/(\d+) %$/)[1])).reduce((sum, chance) => sum + chance, 0);
  assert.ok(Math.abs(sum - 100) <= 2, lines.join());
  await shot(page, "coach-chances-390");
  const wide = await page.evaluate(() => document.getElementById("coach").scrollWidth <= document.getElementById("coach").clientWidth);
  assert.ok(wide, "nothing is cut");
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(table.problems, []);
});

// Runs in the page: whatever the coach is asked from now on it thinks about for long. Keeps what its bar shows, what is read aloud,
// and how many workers were ended.
const slowly = () => {
  const { postMessage, terminate } = Worker.prototype;
  Worker.prototype.postMessage = function (question) {
    postMessage.call(this, { ...question, playouts: 8000, games: 600 });
  };
  Worker.prototype.terminate = function () {
    globalThis.ended += 1;
    terminate.call(this);
  };
  const bar = document.querySelector("#coach-waiting progress");
  const state = document.getElementById("coach-state");
  globalThis.ended = 0;
  globalThis.seen = { bar: [], said: [] };
  new MutationObserver(() => bar.hasAttribute("value") && seen.bar.push(bar.value)).observe(bar, { attributes: true });
  new MutationObserver(() => seen.said.push(state.textContent)).observe(state, { childList: true, subtree: true, characterData: true });
};

test("how far the coach is shows while it thinks, is not read aloud, and it can be stopped there", async () => {
  const page = await sitDown(table, { kinds: ["person", "merchant"], seed: "7ea" });
  await toFirstTurn(page);
  await page.keyboard.press("k");
  await page.evaluate(slowly);
  for (const [button, answer] of [["#coach-advise", ".advice li"], ["#coach-chances", ".chances li"]]) {
    await page.evaluate(() => Object.values(globalThis.seen).forEach((list) => (list.length = 0)));
    await page.click(button);
    await page.waitForSelector(answer);
    const { bar, said } = await page.evaluate(() => globalThis.seen);
    // Each was seen by itself: the page was free in between, and nobody thought on it.
    assert.ok(bar.length >= 3, `${button}: ${bar}`);
    assert.deepEqual(bar, [...bar].sort((a, b) => a - b), "it never goes back");
    assert.ok(bar.at(-1) <= 1 && new Set(bar).size >= 3, String(bar));
    assert.ok(said.length <= 3, said.join("; "));
    assert.equal(said[0], "The coach is thinking…");
    // And stopped on the way.
    await page.evaluate(() => Object.assign(globalThis, { ended: 0 }).seen.bar.splice(0));
    await page.click(button);
    await page.waitForFunction(() => globalThis.seen.bar.length > 0);
    if (button === "#coach-advise") await shot(page, "coach-thinks-1280");
    await page.click("#coach-waiting button");
    assert.equal(await page.textContent("#coach-state"), "Stopped.");
    assert.equal(await page.evaluate(() => globalThis.ended), 1, "nobody thinks any more");
    const shown = await page.evaluate(() => globalThis.seen.bar.length);
    await painted(page);
    assert.equal(await page.evaluate(() => globalThis.seen.bar.length), shown);
    assert.equal(await page.textContent("#coach-body"), "");
  }
  assert.deepEqual(table.problems, []);
});

test("the bar does not go back where another worker begins anew", async () => {
  const page = await sitDown(table, { kinds: ["person", "greedy"], seed: "7ea" });
  await toFirstTurn(page);
  await page.keyboard.press("k");
  await page.evaluate(slowly);
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function ({ number }) {
      Worker.prototype.postMessage = postMessage;
      this.dispatchEvent(new MessageEvent("message", { data: { number, done: 0.4 } }));
      this.dispatchEvent(new ErrorEvent("error", { message: "broken" }));
    };
  });
  await page.click("#coach-advise");
  await page.waitForSelector(".advice li");
  const bar = await page.evaluate(() => globalThis.seen.bar);
  assert.equal(bar[0], 0.4);
  assert.ok(bar.length >= 3 && bar.every((done) => done >= 0.4), String(bar));
  assert.deepEqual(table.problems, []);
});

test("a thought is stopped, and the coach can be asked again", async () => {
  const page = await sitDown(table, { kinds: ["person", "greedy"], seed: "7ea" });
  await toFirstTurn(page);
  const before = await page.evaluate(() => globalThis.yokohama.game.hash());
  await page.keyboard.press("k");
  // Its worker hears nothing before it is stopped.
  await page.evaluate(() => {
    globalThis.ended = 0;
    const { postMessage, terminate } = Worker.prototype;
    Worker.prototype.postMessage = () => {};
    Worker.prototype.terminate = function () {
      globalThis.ended += 1;
      Worker.prototype.postMessage = postMessage;
      terminate.call(this);
    };
  });
  await page.click("#coach-advise");
  assert.ok(await page.isVisible("#coach-waiting"));
  await page.focus("#coach-waiting button");
  await page.keyboard.press("Enter");
  assert.equal(await page.textContent("#coach-state"), "Stopped.");
  assert.ok(await page.isHidden("#coach-waiting"));
  assert.equal(await page.evaluate(() => [globalThis.ended, document.activeElement.id].join()), "1,coach-advise");
  await page.click("#coach-advise");
  await page.waitForSelector(".advice li");
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.hash()), before, "the game is as it was");
  assert.deepEqual(table.problems, []);
});

test("a coach whose worker never came can be asked again", async () => {
  const page = await sitDown(table, { kinds: ["person", "greedy"], seed: "7ea" });
  await toFirstTurn(page);
  await page.keyboard.press("k");
  await page.evaluate(() => {
    globalThis.hear = Worker.prototype.postMessage;
    Worker.prototype.postMessage = () => {};
  });
  await page.click("#coach-advise");
  await page.waitForFunction(() => /no answer/.test(document.getElementById("coach-state").textContent));
  await page.evaluate(() => Object.assign(Worker.prototype, { postMessage: globalThis.hear }));
  await page.click("#coach-advise");
  await page.waitForSelector(".advice li");
  assert.deepEqual(table.problems, []);
});

test("where no worker can be had the coach says so, and the game goes on", async () => {
  const page = await sitDown(table, {
    kinds: ["person", "greedy"],
    seed: "7ea",
    prepare: async (page) => {
      await page.addInitScript(() => Object.assign(globalThis, { Worker: undefined }));
      await page.reload();
      await ready(page);
    },
  });
  await toFirstTurn(page);
  await page.keyboard.press("k");
  await page.click("#coach-advise");
  await page.waitForFunction(() => /no answer/.test(document.getElementById("coach-state").textContent));
  assert.ok(await page.isHidden("#coach-waiting"));
  await page.keyboard.press("Escape");
  const before = await played(page);
  for (let press = 0; press < 3 && (await played(page)) === before; press += 1) await answer(page);
  assert.ok((await played(page)) > before);
  assert.deepEqual(table.problems, []);
});

test("among persons it speaks when all ask, which is kept with the game, and says nothing once the curtain is drawn", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "person"], names: ["Aiko", "Eva"], seed: "5ec2e7" });
  await page.keyboard.press("k");
  assert.ok(await page.isHidden("#coach"), "not through the curtain");
  await page.click("#curtain-open");
  await page.keyboard.press("k");
  assert.deepEqual(await page.locator("#coach-asks label").allTextContents(), ["Aiko asks for the coach", "Eva asks for the coach"]);
  const buttons = async () => [await page.isEnabled("#coach-advise"), await page.isEnabled("#coach-chances")];
  assert.deepEqual(await buttons(), [false, false]);
  await page.locator("#coach-asks input").nth(0).check();
  assert.deepEqual(await buttons(), [false, false]);
  assert.match(await page.textContent("#coach-text"), /only when all of them ask/);
  await page.locator("#coach-asks input").nth(1).check();
  assert.deepEqual(await buttons(), [true, true]);
  await page.reload();
  await page.click("#curtain-open");
  await page.keyboard.press("k");
  assert.deepEqual(await buttons(), [true, true], "all still ask");
  await page.click("#coach-advise");
  await page.waitForSelector(".advice li");
  const kept = await page.textContent(".advice");
  assert.match(kept, /Order/);
  await page.keyboard.press("Escape");
  const first = await page.evaluate(() => globalThis.yokohama.view.seat);
  // What was thought for one person and comes late is shown to nobody: who thinks is let only after the curtain, if it still may.
  await page.evaluate(watchThoughts);
  await page.evaluate(() => {
    const { postMessage, terminate } = Worker.prototype;
    let isEnded = false;
    Worker.prototype.postMessage = function (question) {
      globalThis.release = () => isEnded || postMessage.call(this, question);
    };
    Worker.prototype.terminate = function () {
      isEnded = true;
      terminate.call(this);
    };
  });
  await page.keyboard.press("k");
  await page.click("#coach-advise");
  await page.waitForFunction(() => globalThis.release !== undefined);
  await page.evaluate(() => document.getElementById("coach").close());
  while ((await page.evaluate(() => globalThis.yokohama.game.decision().seat)) === first) await answer(page);
  await page.waitForSelector("#curtain", { state: "visible" });
  await page.evaluate(() => void globalThis.release());
  await thought(page);
  await painted(page);
  assert.equal(await page.textContent("#coach-body"), "");
  assert.equal(await page.textContent("#coach-state"), "");
  assert.ok(await page.isHidden("#coach"));
  assert.deepEqual(table.problems, []);
});

test("computers wait for a person who asks the coach, and go on after that", async () => {
  const page = await sitDown(table, { kinds: ["person", "greedy", "greedy"], seed: "7ea", prepare: clocked });
  await toFirstTurn(page);
  await page.evaluate(watchThoughts);
  await page.evaluate(() => {
    const select = document.getElementById("pace");
    select.value = "quick";
    select.dispatchEvent(new Event("change"));
  });
  const mine = () => page.evaluate(() => globalThis.yokohama.view.seat === globalThis.yokohama.game.decision().seat);
  while (await mine()) await answer(page);
  await page.keyboard.press("k");
  assert.match(await page.textContent("#coach-state"), /when it is your turn/);
  // A thought that had begun before comes to its end first.
  await thought(page);
  const before = await played(page);
  await page.click("#coach-chances");
  await page.waitForSelector(".chances li");
  await stopTime(page);
  await pass(page, 5000);
  await thought(page);
  assert.equal(await played(page), before);
  await page.clock.resume();
  await page.keyboard.press("Escape");
  await page.waitForFunction((before) => globalThis.yokohama.game.played > before, before);
  assert.deepEqual(table.problems, []);
});

test("the coach keeps silent about the past", async () => {
  const page = await sitDown(table, { kinds: ["person", "greedy"], seed: "7ea" });
  await toFirstTurn(page);
  await page.keyboard.press("h");
  await page.keyboard.press("k");
  assert.match(await page.textContent("#coach-text"), /as it is now/);
  assert.ok(await page.isDisabled("#coach-advise"));
  assert.deepEqual(table.problems, []);
});
