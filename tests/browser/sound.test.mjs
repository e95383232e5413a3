// Sounds: none until somebody wants them, then some of what happens, and quiet again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { MOVING, openForTests } from "./harness.mjs";
import { playOn, sitDown } from "./players.mjs";

const table = await openForTests();

// Counts every source of sound, as `sounds`.
async function count(page) {
  await page.evaluate(() => {
    globalThis.sounds = 0;
    const counted = (Node) => class extends Node {
      start(...at) {
        globalThis.sounds += 1;
        super.start(...at);
      }
    };
    Object.assign(globalThis, { OscillatorNode: counted(globalThis.OscillatorNode), AudioBufferSourceNode: counted(globalThis.AudioBufferSourceNode) });
    const Context = globalThis.AudioContext;
    globalThis.AudioContext = class extends Context {
      constructor() {
        super();
        globalThis.contexts = (globalThis.contexts ?? 0) + 1;
      }
    };
  });
}

// Sits down with sounds counted.
const withSounds = (options) => sitDown(table, { seed: "3c", prepare: count, ...MOVING, ...options });

const sounds = (page) => page.evaluate(() => globalThis.sounds);
const some = (more) => ({ until: (count) => count >= more });

async function flip(page) {
  await page.evaluate(() => document.getElementById("menu").showModal());
  await page.click("#sound");
  await page.click("#menu [data-act=resume]");
}

test("nothing is heard until it is wanted, and then what is played, for as long as it is wanted", async () => {
  const page = await withSounds();
  await playOn(page, some(12));
  assert.equal(await page.evaluate(() => globalThis.contexts), undefined, "no sound is even prepared");
  await flip(page);
  const sample = await sounds(page);
  assert.ok(sample > 0, "a sample is heard");
  await playOn(page, some(30));
  await flip(page);
  // What was played may still have gone on until then.
  const heard = await sounds(page);
  assert.ok(heard > sample + 5, `${heard} sounds of 18 moves`);
  await playOn(page, some(40));
  assert.equal(await sounds(page), heard);
  assert.equal(await page.evaluate(() => globalThis.contexts), 1);
});

test("a machine without sound plays on in silence", async () => {
  const page = await withSounds();
  await page.evaluate(() => {
    const None = class {
      constructor() {
        throw new DOMException("no device", "NotSupportedError");
      }
    };
    Object.assign(globalThis, { AudioContext: None });
  });
  await flip(page);
  await playOn(page, some(10));
  assert.ok((await page.evaluate(() => globalThis.yokohama.game.played)) >= 10);
});

test("a machine whose sound breaks plays on in silence", async () => {
  const page = await withSounds();
  await page.evaluate(() => {
    const Broken = class {
      constructor() {
        throw new Error("broken");
      }
    };
    Object.assign(globalThis, { GainNode: Broken });
    globalThis.AudioContext.prototype.resume = () => Promise.reject(new Error("broken"));
  });
  await flip(page);
  await playOn(page, some(6));
  assert.ok(await page.isHidden("#failure"));
  assert.deepEqual(table.problems, []);
});
