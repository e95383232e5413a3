// The page starts: its module runs and nothing complains.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { held, openForTests, ready } from "./harness.mjs";
import { leave, playOn, unfold } from "./players.mjs";
import { patient } from "./waits.mjs";

const table = await openForTests();

test("the page starts without a complaint", async () => {
  const page = await table.newPage();
  assert.equal(await page.title(), "Meiji");
  const version = await page.evaluate(async () => (await import("./www/yokohama.js")).version());
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.deepEqual(table.problems, []);
});

test("the title is there before the program, in words of the browser's language alone", async () => {
  for (const [locale, isRead] of /** @type {any[][]} */ ([["en-GB", true], ["fr-FR", false]])) {
    const page = await table.blankPage({ locale });
    await patient(page);
    const give = await held(page, "**/cover_bg.wasm");
    await page.goto(table.address, { waitUntil: "commit" });
    await page.waitForSelector("#start h1", { state: "visible" });
    const seen = (selector) => page.evaluate((text) => document.querySelector(text).checkVisibility({ visibilityProperty: true }), selector);
    assert.equal(await seen("#start .title p"), isRead, locale);
    assert.equal(await seen("#setup"), false);
    assert.equal(await seen("#start nav"), false);
    const at = await page.locator("#start h1").boundingBox();
    give();
    await ready(page);
    assert.ok((await seen("#start .title p")) && (await seen("#setup")));
    assert.deepEqual(await page.locator("#start h1").boundingBox(), at, "the title stays where it is");
  }
  assert.deepEqual(table.problems, []);
});

for (const [width, height] of [[1280, 720], [1280, 800], [1920, 1080]]) {
  test(`the first page of every game stands in a window of ${width} × ${height}, and who chooses another sees the form stay where it is`, async () => {
    for (const locale of ["en-GB", "fr-FR", "pl-PL"]) {
      const page = await table.newPage({ viewport: { width, height }, locale });
      const seats = [];
      for (const { name } of GAMES) {
        await page.check(`#game [value="${name}"]`);
        const high = await page.evaluate(() => document.documentElement.scrollHeight);
        assert.ok(high <= height, `${name} in ${locale}: ${high}`);
        seats.push((await page.locator("#seats").boundingBox()).y);
      }
      assert.ok(Math.max(...seats) - Math.min(...seats) < 1, seats.join());
    }
    assert.deepEqual(table.problems, []);
  });
}

test("nothing is asked of any other server", async () => {
  const page = await table.newPage();
  const asked = await page.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name));
  assert.ok(asked.some((name) => name.endsWith("/www/yokohama_bg.wasm")), asked.join("\n"));
  assert.deepEqual(asked.filter((name) => !name.startsWith(table.address)), []);
});

// What a page has asked for of the two programs that it shows.
const programs = (page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.match(/(cover|yokohama)_bg\.wasm$/)?.[1]).filter(Boolean));

test("the first page comes with a small program, and the table with its own, which comes alone where a table comes first", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  assert.deepEqual([...new Set(await programs(page))], ["cover", "yokohama"]);
  await page.click("#begin");
  await playOn(page, { until: (played) => played > 2 });
  const link = await page.evaluate(async () => {
    const { linkTo } = await import(new URL("www/page.js", document.baseURI).href);
    return linkTo(globalThis.yokohama.game.record());
  });
  await page.reload();
  await ready(page);
  assert.notEqual(await page.evaluate(() => globalThis.yokohama.game), undefined, "it comes back to its game");
  assert.deepEqual([...new Set(await programs(page))], ["yokohama"]);
  const other = await table.blankPage();
  await other.goto(link);
  await ready(other);
  assert.notEqual(await other.evaluate(() => globalThis.yokohama.game), undefined);
  assert.deepEqual([...new Set(await programs(other))], ["yokohama"]);
  // From there to the first page, which then has no need of its own.
  await leave(other);
  await other.waitForSelector("#start", { state: "visible" });
  assert.match(await other.inputValue("#seed"), /^\w+-\w+-\d{4}$/);
  assert.deepEqual(table.problems, []);
});

test("who begins before the table's program is there is told to wait, and gets one game", async () => {
  const page = await table.blankPage({ viewport: { width: 1280, height: 800 } });
  await patient(page);
  const come = await held(page, "**/yokohama_bg.wasm");
  await page.goto(table.address);
  await unfold(page);
  await page.fill("#seed", "2a");
  await page.click("#begin");
  await page.waitForSelector("#loading", { state: "visible" });
  const uppermost = await page.evaluate(() => {
    const { x, y, width, height } = document.getElementById("loading").getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2).id;
  });
  assert.equal(uppermost, "loading", "it lies before the page");
  await page.click("#begin");
  come();
  await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
  await ready(page);
  assert.equal(await page.isVisible("#loading"), false);
  assert.equal(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^yokohama\.game\..*\.[01]$/.test(key)).length > 0), true);
  const kept = await page.evaluate(() => new Set(Object.keys(localStorage).filter((key) => key.startsWith("yokohama.owner."))).size);
  assert.equal(kept, 1, "one game, however often it was pressed");
  await playOn(page, { until: (played) => played > 4 });
  assert.deepEqual(table.problems, []);
});

for (const [by, viewport] of /** @type {[string, { width: number, height: number }][]} */ ([["mouse", { width: 1280, height: 800 }], ["finger", { width: 390, height: 844 }]])) {
  test(`who plays is chosen and a game begun by ${by} alone`, async () => {
    const hasTouch = by === "finger";
    const page = await table.newPage({ viewport, hasTouch });
    const press = (locator) => (hasTouch ? locator.tap() : locator.click());
    await press(page.locator('#player-count label:has([value="2"])'));
    for (const [seat, kind] of ["greedy", "master"].entries()) {
      const row = page.locator("#seats > li").nth(seat);
      await press(row.locator('label:has([value="person"])'));
      await press(row.locator('label:has([value="computer"])'));
      await press(row.locator(`.kind label:has([value="${kind}"])`));
    }
    await press(page.locator("#seats > li").first().locator('label:has([value="person"])'));
    await press(page.locator("#fold summary"));
    await press(page.locator('#options label:has([name="curtain"])'));
    await press(page.locator("#begin"));
    await page.waitForFunction(() => globalThis.yokohama.game !== undefined);
    const kinds = await page.evaluate(() => JSON.parse(localStorage.getItem("yokohama.settings")).start.seats.map(({ kind }) => kind));
    assert.deepEqual(kinds.slice(0, 2), ["person", "master"]);
    assert.deepEqual(table.problems, []);
  });
}

test("the form takes players, colours and options, by keys alone too, and remembers them", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await page.focus("#player-count input:checked");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await page.locator("#seats input[type=text]").count(), 2);
  await page.keyboard.press("ArrowRight");
  await page.click("text=Add a player");
  assert.equal(await page.locator("#seats input[type=text]").count(), 4);
  await page.locator("#player-count label").nth(1).click();
  assert.equal(await page.locator("#seats input[type=text]").count(), 3);
  const row = page.locator("#seats > li");

  // Seats change places by the keys of their handles, and the focus goes with them.
  await row.nth(2).locator("input[type=text]").fill("Jack");
  await row.nth(2).getByRole("button", { name: "Move Jack: seat 3 of 3" }).press("ArrowUp");
  assert.equal(await row.nth(1).locator("input[type=text]").inputValue(), "Jack");
  assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), "Move Jack: seat 2 of 3");
  await page.keyboard.press("Enter");
  assert.equal(await row.nth(0).locator("input[type=text]").inputValue(), "Jack", "pressed, one seat earlier");
  await page.keyboard.press("ArrowDown");
  // Each computer is named with the seat that it plays.
  const computer = row.nth(1).getByRole("radiogroup", { name: /Which computer plays Purple/ });
  await computer.getByRole("radio", { name: "Master" }).check({ force: true });
  assert.match(await computer.evaluate((group) => document.getElementById(group.getAttribute("aria-describedby")).textContent), /ahead/);
  // Blue becomes pink, and who was pink becomes blue.
  await row.nth(0).getByRole("button", { name: /^Blue/ }).press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.title), "Pink: change the colour", "the focus stays");
  assert.deepEqual(
    await page.locator("#seats button.crest").evaluateAll((all) => all.map(({ title }) => title.split(":")[0])),
    ["Pink", "Purple", "Blue"],
  );
  await page.focus("#fold summary");
  await page.keyboard.press("Enter");
  await page.getByLabel("Achievement Reward tokens").focus();
  await page.keyboard.press("Space");
  const seed = await page.inputValue("#seed");
  await page.click("#new-seed");
  assert.notEqual(await page.inputValue("#seed"), seed);
  await page.fill("#seed", "C0FFEE");
  await page.locator("#seed").press("Enter");

  const dealt = await page.evaluate(() => {
    const { game } = globalThis.yokohama;
    return { options: game.options(), names: [0, 1, 2].map((seat) => game.playerName(seat)), seed: JSON.parse(game.record()).seed };
  });
  assert.deepEqual(dealt.names, ["Pink", "Jack", "Blue"]);
  assert.equal(dealt.options.players, 3);
  assert.equal(dealt.options.achievementRewards, true);
  assert.equal(dealt.options.freeAgents, false);
  assert.match(dealt.seed, /^0*c0ffee$/);
  await page.reload();
  await ready(page);
  await leave(page);
  assert.equal(await row.nth(1).locator("input[type=text]").inputValue(), "Jack");
  assert.ok(await page.getByLabel("Achievement Reward tokens").isChecked());
});

for (const hasTouch of [false, true]) {
  test(`a seat is dragged to another place by ${hasTouch ? "finger" : "mouse"}, and a drag given up changes nothing`, async () => {
    const page = await table.newPage(hasTouch ? { viewport: { width: 390, height: 844 }, hasTouch, isMobile: true } : { viewport: { width: 1280, height: 800 } });
    const names = () => page.locator("#seats input[type=text]").evaluateAll((all) => all.map(({ value }) => value));
    for (const [index, name] of ["Aiko", "Eva", "Jack"].entries()) await page.locator("#seats input[type=text]").nth(index).fill(name);
    const session = await page.context().newCDPSession(page);
    const middle = async (index) => {
      const { x, y, width, height } = await page.locator(".grip").nth(index).boundingBox();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const drag = async (from, to) => {
      await page.locator(".grip").nth(Math.max(from, to)).scrollIntoViewIfNeeded();
      const [start, end] = [await middle(from), await middle(to)];
      if (hasTouch) {
        await touch("touchStart", [start]);
        await touch("touchMove", [{ x: start.x, y: (start.y + end.y) / 2 }]);
        await touch("touchMove", [{ x: end.x, y: end.y + 4 * Math.sign(to - from) }]);
        await touch("touchEnd", []);
      } else {
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(end.x, end.y + 4 * Math.sign(to - from), { steps: 4 });
        await page.mouse.up();
      }
    };
    await drag(0, 2);
    assert.deepEqual(await names(), ["Eva", "Jack", "Aiko"]);
    await drag(1, 0);
    assert.deepEqual(await names(), ["Jack", "Eva", "Aiko"]);
    await drag(1, 1);
    assert.deepEqual(await names(), ["Jack", "Eva", "Aiko"]);
    assert.deepEqual(await page.locator("#seats li").evaluateAll((rows) => rows.map((row) => row.style.transform).join("")), "");
    assert.deepEqual(table.problems, []);
  });
}

test("a game that waits comes first, with its round and players, and the rules open at their beginning", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  assert.equal(await page.isVisible("#continue"), false);
  await page.click("#help");
  assert.match(await page.evaluate(() => document.activeElement.textContent), /in short/);
  assert.equal(await page.locator("#aid-body").evaluate((body) => body.scrollTop < 80), true);
  await page.click("#aid-close");
  await page.locator("#seats input[type=text]").first().fill("<b>Aiko");
  await page.click("#begin");
  await leave(page);
  assert.match(await page.textContent("#continue"), /^Continue the game Yokohama: <b>Aiko, Pink, Purple$/, "no round has begun");
  await page.click("#continue");
  assert.ok(await page.isVisible("#table"));
  assert.equal(await page.evaluate(() => globalThis.yokohama.game.playerName(0)), "<b>Aiko");
  const round = () => page.evaluate(() => globalThis.yokohama.game.round);
  await playOn(page, { until: async (_, now) => now.kind === "touch" && (await round()) > 0 });
  await leave(page);
  assert.match(await page.textContent("#continue"), /^Continue: round 1 Yokohama: <b>Aiko, Pink, Purple$/);
});

test("any text is a seed, the same text the same deal, and digits are the number they are", async () => {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  assert.match(await page.inputValue("#seed"), /^[a-z]+-[a-z]+-\d{4}$/);
  const deal = async (seed) => {
    await unfold(page);
    await page.fill("#seed", seed);
    await page.click("#begin");
    const dealt = await page.evaluate(() => JSON.parse(globalThis.yokohama.game.record()).seed);
    await leave(page);
    return dealt;
  };
  const words = await deal("Plum harbour – 港");
  assert.match(words, /^[0-9a-f]{14,16}$/);
  assert.equal(await deal("  plum harbour – 港"), words);
  assert.notEqual(await deal("plum harbour"), words);
  assert.equal(await deal("2A"), "2a");
  assert.notEqual(await deal(""), await deal(""), "none is a random one");
  const code = await page.evaluate(async () => {
    const { Game } = await import("./www/yokohama.js");
    try {
      new Game({ players: 2 }, " ");
    } catch (/** @type {any} */ error) {
      return error.code;
    }
  });
  assert.equal(code, "seed");
});

test("the first page fits every width, is named for those who hear it, and is easily read", async () => {
  const page = await table.newPage();
  for (const [width, height] of [[360, 640], [390, 844], [768, 1024], [1024, 768], [1280, 800], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((width) => innerWidth === width, width);
    const { wide, small } = await page.evaluate(() => {
      const seen = [...document.querySelectorAll("#start button, #start input, #start a, #start label:not(.seed), #start summary")].filter((one) => one.offsetWidth > 0);
      const small = seen.filter((one) => {
        const box = (one.closest("label") ?? one).getBoundingClientRect();
        return !one.classList.contains("link") && (box.width < 43.5 || box.height < 41.5);
      });
      const wide = document.documentElement.scrollWidth > innerWidth;
      return { wide, small: small.map((one) => one.id || one.className || one.name) };
    });
    assert.equal(wide, false, `${width} scrolls sideways`);
    assert.deepEqual(small, [], `too small to touch at ${width}`);
  }
  const unnamed = await page.evaluate(() =>
    [...document.querySelectorAll("#start button, #start input:not([type=file])")]
      .filter((one) => !one.hidden && !(one.ariaLabel || one.title || one.textContent.trim() || one.labels?.[0]?.textContent.trim()))
      .map((one) => one.outerHTML),
  );
  assert.deepEqual(unnamed, []);
  assert.deepEqual(await page.evaluate(contrasts), []);
});

test("half a letter that a script wrote into a name or the seed keeps no game from beginning", async () => {
  const page = await table.newPage();
  await unfold(page);
  await page.evaluate(() => {
    const write = (selector, text) => {
      const field = document.querySelector(selector);
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    write('#seats input[type="text"]', "A\ud83d");
    write("#seed", "\udc00b");
  });
  await page.click("#begin");
  await page.waitForFunction(() => globalThis.yokohama?.game !== undefined || document.getElementById("failure").checkVisibility());
  const told = await page.evaluate(() => {
    const { game } = globalThis.yokohama;
    return [game.playerName(0), JSON.parse(game.record()).seed];
  });
  assert.deepEqual(told, ["A", "b"]);
  assert.deepEqual(table.problems, []);
});

// Runs in the page: the texts on paper whose contrast is below 4.5 to 1.
function contrasts() {
  const channels = (color) => color.match(/[\d.]+/g).map(Number);
  const light = (color) => {
    const [r, g, b] = channels(color).map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const ground = (element) => {
    const { backgroundColor } = getComputedStyle(element);
    const [, , , alpha = 1] = channels(backgroundColor);
    return alpha === 1 || !element.parentElement ? backgroundColor : ground(element.parentElement);
  };
  const texts = [...document.querySelectorAll("#game *, #setup *, #start nav *")].filter(
    (one) => one.offsetWidth > 0 && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()),
  );
  return texts.flatMap((one) => {
    const [a, b] = [light(getComputedStyle(one).color), light(ground(one))];
    const contrast = Math.max(a, b) / Math.min(a, b);
    return contrast < 4.5 ? [`${one.textContent}: ${contrast.toFixed(2)}`] : [];
  });
}
