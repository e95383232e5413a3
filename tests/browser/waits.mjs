// What tests wait for where there is nothing to be seen: that nothing happens is shown by what comes after it, or by time that is the test's own.

/** @typedef {import("playwright-core").Page} Page */

/** Waits until a page has been painted and has done all that it was about to do: what was to come of itself has come. @param {Page} page */
export async function painted(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
}

// Longer than anything takes on a busy machine that is still to come, in milliseconds.
const LONGEST = 300_000;

/**
 * Waits until something holds in a page that has to be asked for: `waitForFunction` takes the promise of an answer for a yes.
 *
 * @param {Page} page
 * @param {() => Promise<boolean>} holds
 */
export async function answered(page, holds) {
  const end = Date.now() + LONGEST;
  while (!(await page.evaluate(holds))) {
    if (Date.now() > end) throw new Error(`it never held: ${holds}`);
    await painted(page);
  }
}

/**
 * Lets a page wait for what comes, such as a file that is held back or a worker on a busy machine, for as long as that takes: what would give it up
 * after seconds never runs.
 *
 * @param {Page} page
 */
export async function patient(page) {
  await page.addInitScript(neverGiveUp);
  await page.evaluate(neverGiveUp);
}

function neverGiveUp() {
  const { setTimeout } = globalThis;
  const wait = (act, time = 0, ...given) => setTimeout(act, time < 4000 ? time : 2 ** 31 - 1, ...given);
  Object.assign(globalThis, { setTimeout: wait });
}

/** Long enough for a frame, and too short for what is pointed at to be explained, in milliseconds. */
export const FRAME = 40;

// How far a page's time goes on as it is stopped, in milliseconds: its clock has to be told a moment that is still to come.
const AHEAD = 600_000;

/** For `sitDown`, which does it before a game begins: the page's time, which goes on as ever, can be stopped with all timers that run then. @param {Page} page */
export const clocked = (page) => page.clock.install();

/**
 * Stops the time of a page, so that its timers and frames come by `pass` alone; what it asks of a worker or of the network comes as ever.
 * Where the page was not `clocked`, timers that run already go on.
 *
 * @param {Page} page
 */
export async function stopTime(page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD);
}

/**
 * Lets so many milliseconds pass in a page whose time is stopped, one timer and frame after the other.
 *
 * @param {Page} page
 * @param {number} time
 */
export async function pass(page, time) {
  await page.clock.runFor(time);
}

/**
 * To be done in a page before a computer thinks: from then on `unanswered` is the number of questions to workers that have no answer yet
 * and may get one.
 */
export function watchThoughts() {
  globalThis.unanswered = 0;
  const { postMessage, terminate } = Worker.prototype;
  const waits = new Map(); // How many, by worker.
  const count = (worker, more) => {
    waits.set(worker, Math.max(0, (waits.get(worker) ?? 0) + more));
    globalThis.unanswered = [...waits.values()].reduce((sum, some) => sum + some, 0);
  };
  Worker.prototype.postMessage = function (...given) {
    if (!waits.has(this)) this.addEventListener("message", ({ data }) => data.done === undefined && count(this, -1));
    count(this, 1);
    return Reflect.apply(postMessage, this, given);
  };
  Worker.prototype.terminate = function () {
    count(this, -Infinity);
    return terminate.call(this);
  };
}

/** Waits until every thought of a page whose thoughts are watched has come to an answer, and the page has taken it: it does so before it is asked anything else. @param {Page} page */
export async function thought(page) {
  await page.waitForFunction(() => globalThis.unanswered === 0);
}
