// Players who sit at the page: they see what is legal through the API, and do all by clicks or taps on the canvas.

import assert from "node:assert/strict";
import { wordsOf } from "./tongues.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** A table of the harness. @typedef {Awaited<ReturnType<typeof import("./harness.mjs").open>>} Site */
/** How one sits down. @typedef {{ game?: string, kinds?: string[], names?: string[], seed?: string, pace?: string, curtain?: boolean, prepare?: (page: Page) => unknown }} Seated */
/** How one plays on. @typedef {{ stray?: number, touch?: (page: Page, task: any) => Promise<void>, seen?: (page: Page, task: any) => unknown, until?: (played: number, task: any) => unknown }} Playing */

/**
 * Fills the first page in and begins: `game` is its name; `kinds` are the seats', `"person"` or a computer's; `thought` is how long Masters think, as the menu has it.
 * All at once, and without a pointer that would come to rest on the table: start.test.mjs fills the form in by mouse, finger and keys. Afterwards
 * there is a game, or the page says why there is none.
 *
 * @param {Page} page
 * @param {{ game?: string, kinds: string[], names?: string[], seed: string, pace?: string, curtain?: boolean, thought?: string }} wishes
 */
export async function begin(page, { game = "yokohama", kinds, names = [], seed, pace = "instant", curtain = true, thought }) {
  await page.locator("#begin").waitFor();
  await page.evaluate(({ game, kinds, names, seed, curtain, settings }) => {
    localStorage.setItem("yokohama.settings", JSON.stringify(settings));
    const part = (selector) => document.querySelector(selector);
    const write = (field, text) => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    };
    part(`#game [value="${game}"]`).click();
    part(`#player-count [value="${kinds.length}"]`).click();
    for (const [seat, kind] of kinds.entries()) {
      const row = `#seats > li:nth-child(${seat + 1})`;
      write(part(`${row} input[type="text"]`), names[seat] ?? "");
      part(`${row} [value="${kind === "person" ? "person" : "computer"}"]`).click();
      if (kind !== "person") part(`${row} .kind [value="${kind}"]`).click();
    }
    const hidden = part('#options [name="curtain"]');
    // Where all see the same none is offered.
    if (hidden !== null && hidden.checked !== curtain) hidden.click();
    write(part("#seed"), seed);
    part("#begin").click();
  }, { game, kinds, names, seed, curtain, settings: { pace, thought } }); // What is undefined is left out.
  await page.waitForFunction(() => globalThis.yokohama?.game !== undefined || document.getElementById("failure").checkVisibility());
}

/** Unfolds the options of the form of the first page, the seed among them. @param {Page} page */
export const unfold = (page) => page.locator("#fold").evaluate((/** @type {HTMLDetailsElement} */ fold) => void (fold.open = true));

/**
 * Opens the game at a `table` of the harness and begins it; gives the page. `game`, `kinds`, `names`, `seed`, `pace` and `curtain` are as for
 * `begin`: without them a person sits down with a Clerk. `prepare(page)` is called before. The rest is Playwright's for a context,
 * such as `viewport`, without which it is a laptop's.
 *
 * @param {Site} table
 * @param {Seated & import("playwright-core").BrowserContextOptions} [options]
 */
export async function sitDown(table, { game, kinds = ["person", "greedy"], names, seed = "2a", pace, curtain, prepare, ...context } = {}) {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 }, ...context });
  await prepare?.(page);
  await begin(page, { game, kinds, names, seed, pace, curtain });
  return page;
}

/**
 * What a person has to do now: `{kind: "over"}`, `{kind: "curtain"}`, `{kind: "wait"}`, or `{kind: "touch", move, x, y}`, the
 * point being on the page and `null` where nothing to touch is in sight. `stray` is the chance, 0 to 1, that a question is
 * answered with any legal move and not the one that a greedy player takes. The choice depends on the record so far alone. `hidden` are the
 * legal moves that no way leads to at once, where there is a pointer.
 *
 * @param {Page} page
 */
export async function task(page, stray = 0) {
  return page.evaluate(async (stray) => {
    const { suggest } = await globalThis.opponents();
    const { game, view } = globalThis.yokohama;
    const shown = (id) => !document.getElementById(id).hidden;
    if (shown("failure")) throw new Error(document.getElementById("failure-text").textContent);
    if (shown("final")) return { kind: "over" };
    if (shown("curtain")) return { kind: "curtain" };
    const decision = game.decision();
    if (decision === null || view.seat !== decision.seat) return { kind: "wait" };
    const hash = game.hash();
    if (globalThis.plan?.hash !== hash || globalThis.plan.played !== game.played) {
      const moves = game.legalMoves();
      // On a phone much is behind tabs, and to look for all of it at each question takes long.
      const hidden = matchMedia("(hover: hover)").matches ? moves.filter((move) => view.wayTo(move) === null) : [];
      const die = Number.parseInt(hash.slice(0, 4), 16) / 65536;
      const any = moves[Number.parseInt(hash.slice(4, 8), 16) % moves.length];
      const move = die < stray ? any : suggest(game, "greedy", hash);
      globalThis.plan = { hash, played: game.played, move, hidden };
    }
    const { move, hidden } = globalThis.plan;
    const way = view.wayTo(move);
    const box = document.getElementById("table").getBoundingClientRect();
    return { kind: "touch", move, hidden, x: way && box.left + way[0], y: way && box.top + way[1] };
  }, stray);
}

/**
 * Plays for every person at the page until the game is over, or `until(played, task)` says so. `touch(page, task)` touches a point;
 * `seen(page, task)` is called before. Gives how many touches it took.
 *
 * @param {Page} page
 * @param {Playing} [options]
 */
export async function playOn(page, { stray = 0, touch = click, seen = async () => {}, until = () => false } = {}) {
  let touches = 0;
  for (;;) {
    const now = await task(page, stray);
    if (now.kind === "over") return touches;
    const played = await page.evaluate(() => globalThis.yokohama.game.played);
    if (await until(played, now)) return touches;
    if (now.kind === "wait") {
      await goneOn(page, played);
      continue;
    }
    await seen(page, now);
    if (now.kind === "curtain") await page.click("#curtain-open");
    else await touch(page, now);
    touches += 1;
    assert.ok(touches < 5000, "the game does not end");
  }
}

/**
 * Waits while nobody has anything to do, until more than `played` moves are played or a person has something to do; not for ever.
 *
 * @param {Page} page
 * @param {number} played
 */
export async function goneOn(page, played) {
  await page.waitForFunction((played) => {
    const shown = (id) => !document.getElementById(id).hidden;
    if (["failure", "final", "curtain"].some(shown)) return true;
    const { game, view } = globalThis.yokohama;
    const asked = game.decision()?.seat;
    return game.played > played || (asked !== undefined && view.seat === asked);
  }, played);
}

/** Waits until the computers at a table have played to the end, and the final score is seen. However long a game is, each of its steps comes. @param {Page} page */
export async function playedOut(page) {
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  while (!(await page.isVisible("#final"))) {
    assert.equal(await page.isVisible("#failure"), false, await page.textContent("#failure-text"));
    await goneOn(page, await page.evaluate(() => globalThis.yokohama.game.played));
  }
}

/** Takes the pointer off the page, so that nothing which it rests on opens between a look and a touch. @param {Page} page */
export const away = (page) => page.mouse.move(-1, -1);

async function click(page, { move, hidden, x, y }) {
  assert.deepEqual(hidden, [], "every legal move is in sight");
  assert.notEqual(x, null, `a way to ${move}`);
  await page.mouse.click(x, y);
}

/** Leaves the game by the menu, wherever it stands. @param {Page} page */
export async function leave(page) {
  await page.evaluate(() => {
    const menu = document.getElementById("menu");
    if (!menu.open) menu.showModal();
    menu.querySelector('[data-act="leave"]').click();
  });
}

// What leads on a phone to things that are out of sight, by the keys of the words.
const TABS = ["ZoomFit", "OrdersLabel", "MoreTab"];

/** Touches for `playOn` with a finger on a phone; first shows the whole board or another tab where that is out of sight. */
export async function finger(page, now) {
  const { x, y } = await inSight(page, now);
  await page.touchscreen.tap(x, y);
}

/** The task that a person has `now` on a phone, once what there is to touch is within sight: `{x, y}` is its point on the page. */
export async function inSight(page, now) {
  if (now.x !== null) return now;
  const [spots, language] = await page.evaluate(() => [globalThis.yokohama.view.spots(), document.documentElement.lang]);
  const { page: texts } = wordsOf(language);
  const tabs = TABS.map((key) => texts[key]);
  for (const way of spots.filter(({ label }) => tabs.includes(label))) {
    await page.touchscreen.tap(way.x + way.w / 2, way.y + way.h / 2);
    const then = await task(page);
    if (then.x !== null) return then;
  }
  assert.fail(`no way to ${now.move}`);
}
