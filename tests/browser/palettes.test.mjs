// The palettes: chosen on the first page or in the menu, shown at once and kept; axe finds nothing in any of them. And the
// pages at 200 % zoom and in forced colours, which are palettes of the reader's own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faint, findings } from "./axe.mjs";
import { GAMES } from "./games/games.mjs";
import { openForTests, ready, shot } from "./harness.mjs";
import { begin, playedOut } from "./players.mjs";
import { painted } from "./waits.mjs";

const PALETTES = ["print", "safe", "clear"];

const table = await openForTests();

// Presses the button of the tree that is called so.
async function press(page, name) {
  await page.locator("#tree button", { hasText: name }).first().press("Enter");
}

async function choose(page, name) {
  if (await page.isVisible("#palettes")) await page.locator(`#palettes label:has([value="${name}"])`).click();
  else await page.locator("#palette").selectOption(name);
}

const pixels = (page, id) => page.evaluate((id) => document.getElementById(id).toDataURL(), id);

// The share of two pictures that looks otherwise.
const changed = (page, one, other) =>
  page.evaluate(async ([one, other]) => {
    const [a, b] = await Promise.all(
      [one, other].map(async (source) => {
        const image = Object.assign(new Image(), { src: source });
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
        context?.drawImage(image, 0, 0);
        return new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? []);
      }),
    );
    return a.filter((pixel, at) => pixel !== b[at]).length / a.length;
  }, [one, other]);

const images = (page) => page.evaluate(() => [...document.querySelectorAll("img.icon")].map(({ src }) => src));
const property = (page, name) => page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name);

test("a palette is shown at once on the first page, and kept", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  const looks = [];
  for (const name of PALETTES) {
    await choose(page, name);
    looks.push({ backdrop: await pixels(page, "backdrop"), icons: await images(page), ink: await property(page, "--vermilion-dark") });
    await shot(page, `palette-start-${name}`);
  }
  assert.equal(new Set(looks.map(({ backdrop }) => backdrop)).size, 3, "what lies behind the page");
  assert.equal(new Set(looks.map(({ icons }) => icons.join())).size, 3, "crests");
  assert.ok(looks[0].ink !== looks[1].ink, "buttons");
  await page.reload();
  await ready(page);
  assert.equal(await page.locator("#palettes input:checked").inputValue(), "clear");
  // Its symbols may lie elsewhere on their sheets, which rounds an edge otherwise.
  const reloaded = await changed(page, looks[2].backdrop, await pixels(page, "backdrop"));
  assert.ok(reloaded < 0.001, `as before the reload: ${reloaded}`);
  assert.deepEqual(table.problems, []);
});

test("a palette is shown at once on the table, and nothing of the last one stays", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await begin(page, { kinds: ["person", "greedy"], seed: "2a" });
  await page.waitForSelector('#tree [data-part="ask"]', { state: "attached" });
  await page.mouse.move(640, 2); // Where nothing explains itself after a while.
  const look = async (name) => {
    await press(page, /^Menu$/);
    await choose(page, name);
    await page.keyboard.press("Escape");
    // The focus comes back, and the table is painted with it.
    await painted(page);
    return pixels(page, "table");
  };
  const print = await look("print");
  const safe = await look("safe");
  const clear = await look("clear");
  assert.ok((await changed(page, print, clear)) > 0.5);
  assert.ok((await changed(page, print, safe)) > 0.1);
  const again = await changed(page, safe, await look("safe"));
  assert.ok(again < 0.001, `as after the woodblock print: ${again}`);
  const back = await changed(page, print, await look("print"));
  assert.ok(back < 0.001, `as at the beginning: ${back}`);
});

test("who asked the system for more contrast gets it unless they choose", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 }, contrast: "more" });
  assert.equal(await page.locator("#palettes input:checked").inputValue(), "clear");
  await choose(page, "print");
  await page.reload();
  await ready(page);
  assert.equal(await page.locator("#palettes input:checked").inputValue(), "print");
  const forced = await table.newPage({ viewport: { width: 1280, height: 800 }, forcedColors: "active" });
  assert.equal(await forced.locator("#palettes input:checked").inputValue(), "clear");
});

for (const { name: game, title, isOpen } of GAMES) {
  test(`axe finds nothing in any palette on the pages of ${title}`, async () => {
    const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
    // A palette changes nothing but what is seen: all else is tried in the first of them.
    const found = async (where, name) => assert.deepEqual(await (name === PALETTES[0] ? findings : faint)(page), [], `${where}, ${name}`);
    await page.check(`#game [value="${game}"]`);
    for (const name of PALETTES) {
      await choose(page, name);
      await found("start", name);
    }
    await begin(page, { game, kinds: ["person", "person"], names: ["Aiko", "Eva"], seed: "5ec2e7" });
    const dye = async (name) => {
      await page.evaluate((name) => {
        const select = document.querySelector("#palette");
        select.value = name;
        select.dispatchEvent(new Event("change"));
      }, name);
    };
    for (const name of PALETTES) {
      await dye(name);
      await found(isOpen ? "table" : "curtain", name);
    }
    if (!isOpen) await page.click("#curtain-open");
    await press(page, /^Menu$/);
    for (const name of PALETTES) {
      await dye(name);
      await found("menu", name);
    }
    await page.click('#menu [data-act="leave"]');
    await begin(page, { game, kinds: ["greedy", "greedy"], seed: "5" });
    await playedOut(page);
    for (const name of PALETTES) {
      await dye(name);
      await found("final", name);
      await shot(page, `palette-final-${game}-${name}`);
    }
  });
}

// Whether a page or dialog fits: nothing reaches beyond its sides, and whatever is pressed can be brought into sight.
async function fits(page, scope, { width, height }) {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${scope} is not wider than the window`);
  const [count, outside] = await page.locator(`${scope} :is(button, select, input, summary):visible`).evaluateAll(
    (pressed, { width, height }) => {
      const outside = pressed.filter((one) => {
        one.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < -1 || top < -1 || right > width + 1 || bottom > height + 1;
      });
      return [pressed.length, outside.map((one) => one.outerHTML.slice(0, 120))];
    },
    { width, height },
  );
  assert.ok(count > 0, scope);
  assert.deepEqual(outside, [], `${scope}: out of sight`);
}

// Goes through every page and dialog; `seen(scope)` is called on each.
async function tour(page, seen) {
  await seen("#start");
  for (const [opener, dialog] of [["#own-values", "#values"], ["#past-games", "#games"], ["#help", "#aid"]]) {
    await page.click(opener);
    await seen(dialog);
    await page.keyboard.press("Escape");
  }
  await begin(page, { kinds: ["person", "person"], names: ["Aiko", "Eva"], seed: "5ec2e7" });
  await seen("#curtain");
  await page.click("#curtain-open");
  await press(page, /^Menu$/);
  await seen("#menu");
  for (const [act, dialog] of [["log", "#notes"], ["seats", "#who"], ["type", "#typing"], ["manners", "#manners"]]) {
    await page.click(`#menu [data-act="${act}"]`);
    await seen(dialog);
    // It leads back to the menu.
    await page.click(`${dialog} [id$="-close"]`);
  }
  await page.click('#menu [data-act="leave"]');
  await begin(page, { kinds: ["greedy", "greedy"], seed: "5" });
  await playedOut(page);
  await seen("#final");
}

test("at 200 % zoom every page and dialog can be read and used", async () => {
  const viewport = { width: 640, height: 400 };
  const page = await table.newPage({ viewport, deviceScaleFactor: 2 });
  await tour(page, async (scope) => {
    await shot(page, `zoom-${scope.slice(1)}`);
    await fits(page, scope, viewport);
  });
  assert.deepEqual(table.problems, []);
});

test("in forced colours every page and dialog keeps its edges, and what is drawn its ground", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 }, forcedColors: "active" });
  await tour(page, async (scope) => {
    await shot(page, `forced-${scope.slice(1)}`);
    const bare = await page.locator(`${scope} :is(button, select, input[type="text"]):visible:not(.link)`).evaluateAll((all) =>
      all.filter((one) => !one.closest("ol.log") && parseFloat(getComputedStyle(one).borderTopWidth) === 0).map((one) => one.outerHTML.slice(0, 100)),
    );
    assert.deepEqual(bare, [], `${scope}: what is pressed has an edge`);
  });
  const ground = await page.evaluate(() => getComputedStyle(document.querySelector("#chart svg")).backgroundColor);
  assert.notEqual(ground, "rgba(0, 0, 0, 0)", "the chart is on paper");
});
