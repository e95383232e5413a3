// Nothing wrong that a program passes to the game is taken for something else, or ends the game's program: every argument of
// every function and method of every module, with every kind of wrong value.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { GAMES } from "./games/games.mjs";
import { ROOT, openForTests } from "./harness.mjs";

// The programs that are tried, with the options of a game of two: one that is for two alone needs none.
const PROGRAMS = GAMES.map(({ name, folder, most }) => ({ name, folder, most, options: most > 2 ? { players: 2 } : {} }));

const table = await openForTests();
let page;
before(async () => {
  page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await page.evaluate(async (games) => {
    const cover = await import("./www/cover.js");
    const programs = {};
    for (const { name, folder, options } of games) {
      const [table, opponents] = await Promise.all([name, folder === "" ? "opponents" : `${name}_opponents`].map((script) => import(`./www/${script}.js`)));
      const words = await (await fetch(`www/words/${folder}en.json`)).text();
      for (const program of [table, opponents]) {
        await program.default();
        program.speak("en", words);
      }
      programs[name] = { modules: { cover, page: table, opponents }, api: table, words, options };
    }
    // What follows is about the programs of a game: its `modules`, of which `api` is the table's, its `words`, and the `options` of a game of two.
    globalThis.turnTo = (name) => Object.assign(globalThis, programs[name]);

    // A game of two in which four moves were played: of most games each has chosen, and the first has begun a turn.
    globalThis.begun = () => {
      const game = new api.Game(globalThis.options, "2a");
      for (let move = 0; move < 4; move += 1) game.play(game.legalMoves()[0]);
      return game;
    };

    // What a call comes to: `null` if it is answered, otherwise what is thrown.
    globalThis.thrown = (call) => {
      try {
        call();
        return null;
      } catch (error) {
        return error;
      }
    };

    // Code and message of an error that the game throws itself.
    globalThis.told = (call) => {
      const error = thrown(call);
      return error && [error.constructor.name, error.code, error.message];
    };
  }, PROGRAMS);
});

/** Turns to the programs of a game. @param {string} name */
const turnTo = (name) => page.evaluate((name) => void globalThis.turnTo(name), name);

// What the first page's module has, what the table's has not, and what that of the opponents has not.
const MODULES = {
  cover: (name) => /^(Backdrop|colors$|crestName$|languageOf$|picture$|speak$|text$)/.test(name),
  page: (name) => !/^(Lesson|inventory$|contentRemarks$)/.test(name) && !["advise", "chances", "chancesAt", "judge", "plan", "suggest"].some((method) => name === `Game#${method}`),
  opponents: (name) => !/^(TableView|Backdrop|aid$|colors$|picture$|Game#(guide|soundsSince)$)/.test(name),
};

// The arguments of all that the modules export: what each is to be, and one that is right. With "?" it may be left out;
// an "effort" is a whole number that says how long to think, and a "choice" an object that may be empty.
const ARGUMENTS = {
  "Game": [["object", "the options"], ["text?", "2a"], ["text?"], ["whole?", "the rules"]],
  "Game.fromPosition": [["text", "the position"], ["text?"]],
  "Game.load": [["text", "the record"], ["text?"]],
  "Game#advise": [["effort?", 1], ["text?", "2a"], ["function?"]],
  "Game#chances": [["whole", 0], ["effort?", 1], ["text?", "2a"], ["function?"]],
  "Game#chancesAt": [["whole", 0], ["whole?", 0], ["effort?", 1], ["text?", "2a"], ["function?"]],
  "Game#completion": [["list", []]],
  "Game#completions": [["text", "+"]],
  "Game#computerName": [["whole", 0]],
  "Game#dealStyles": [["list", ["merchant", "person"]]],
  "Game#eventsSince": [["whole", 0], ["whole?", 0]],
  "Game#guide": [["whole", 0]],
  "Game#goBack": [["whole", 2]],
  "Game#judge": [["whole", 2], ["effort?", 1], ["text?", "2a"], ["function?"]],
  "Game#lastChoice": [["whole", 0]],
  "Game#mayJudge": [["whole", 0]],
  "Game#plan": [["name", "random"], ["text?", "2a"], ["effort?", 1], ["function?"]],
  "Game#play": [["text", "a legal move"]],
  "Game#playerName": [["whole", 0]],
  "Game#practiceFrom": [["whole", 0], ["whole?", 0]],
  "Game#readShort": [["text", "a legal move"]],
  "Game#record": [["a seat each?", [{ name: "Aiko", kind: "person", crest: "wave" }, { name: "", kind: "greedy", crest: "plum" }]]],
  "Game#seen": [["whole?", 0]],
  "Game#setPlayers": [["a seat each", [{ name: "Aiko", crest: "wave" }, { name: "", crest: "plum", computer: "merchant:builder" }]]],
  "Game#shortGame": [["whole?", 0]],
  "Game#shortTurn": [["whole?", 0]],
  "Game#soundsSince": [["whole", 0], ["whole?", 0]],
  "Game#storyOf": [["whole", 0], ["whole?", 0]],
  "Game#storySince": [["whole", 0], ["whole?", 0]],
  "Game#suggest": [["name", "random"], ["text?", "2a"]],
  "Game#view": [["whole?", 0]],
  "Game#whyNot": [["text", "a legal move"]],
  "Lesson": [["text", "the lesson"], ["text?"]],
  "Lesson#attempt": [["text", "a legal move"], ["text?", "fr"]],
  "Lesson#hint": [["text?", "fr"]],
  "Lesson#step": [["text?", "fr"]],
  "Lesson#title": [["text?", "fr"]],
  "TableView": [["canvas", "a canvas"]],
  "TableView#ask": [["text", "asked"]],
  "TableView#beside": [["number", 1], ["number", 2], ["number", 3], ["number", 4], ["number", 5], ["number", 6]],
  "TableView#drag": [["number", 600], ["number", 400]],
  "TableView#drop": [["game", "the game"], ["number", 600], ["number", 400]],
  "TableView#dye": [["text", "print"]],
  "TableView#explain": [["number", 600], ["number", 400]],
  "TableView#focus": [["text?", "ask"]],
  "TableView#grab": [["number", 600], ["number", 400], ["number", 8]],
  "TableView#hover": [["number", 600], ["number", 400]],
  "TableView#paint": [["number?", 0]],
  "TableView#pan": [["number", 1], ["number", 1]],
  "TableView#pointAt": [["list", ["b3"]]],
  "TableView#press": [["game", "the game"], ["text", "ask"]],
  "TableView#resize": [["number", 1280], ["number", 800], ["number", 1]],
  "TableView#setManner": [["game", "the game"], ["object", { confirm: true, off: [] }]],
  "TableView#show": [["game", "the game"], ["object", { seat: 0, busy: false, motion: 0 }]],
  "TableView#touch": [["game", "the game"], ["number", 600], ["number", 400]],
  "TableView#wayTo": [["text", "a legal move"]],
  "TableView#zoom": [["number", 2], ["number", 600], ["number", 400]],
  "Backdrop": [["canvas", "a canvas"]],
  "Backdrop#paint": [["text", "start"], ["text", "print"], ["number", 400], ["number", 300], ["number", 1]],
  "aid": [["text?"]],
  "checkContent": [["text", "the content"]],
  "colors": [["text", "print"]],
  "contentRemarks": [["text", "the content"]],
  "crestName": [["name", "wave"]],
  "inventory": [["name?", "first"]],
  "languageOf": [["text", "fr-CA"]],
  "picture": [["text", "mon-wave"], ["text", "print"]],
  "speak": [["text", "en"], ["text", "the words"]],
  "text": [["text", "seat-of"], ["object?", { name: "Aiko" }]],
};

// Goes through all that a module exports; gives what went wrong, how much was called, and what was called without arguments.
async function misuse([module, ARGUMENTS, lesson]) {
  const api = modules[module];
  // The first page's has no game: that of the table is the wrong value, and what must not change.
  const { Game, defaultContent } = api.Game ? api : modules.page;
  const begun = () => Game.load(globalThis.begun().record());
  const canvas = () => document.createElement("canvas");
  const freed = begun();
  freed.free();
  const revoked = (target) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
  };
  const trap = () => {
    throw new TypeError("a trap");
  };
  const ring = {};
  ring.ring = ring;
  // Each wrong value, and what it is right for.
  const VALUES = {
    "nothing": [undefined, /\?$/],
    "null": [null, /\?$/],
    "true": [true],
    "NaN": [Number.NaN],
    "Infinity": [Number.POSITIVE_INFINITY],
    "-Infinity": [Number.NEGATIVE_INFINITY],
    "0": [0, /^(whole|effort|number)/],
    "-1": [-1, /^number/],
    "1.5": [1.5, /^number/],
    "256": [256, /^(whole|effort|number)/],
    "2^32 - 1": [2 ** 32 - 1, /^(whole|effort|number)/],
    "2^32": [2 ** 32, /^number/],
    "2^40": [2 ** 40, /^number/],
    "1e300": [1e300, /^number/],
    "-1e300": [-1e300, /^number/],
    "a BigInt": [1n],
    "no text": ["", /^text/],
    "a letter": ["x", /^text/],
    "a digit as text": ["0", /^text/],
    "a text without end": ["W".repeat(100_000), /^text/],
    "half a letter": ["\ud83d", /^text/],
    "a text that is an object": [new String("2a")],
    "a number that is an object": [new Number(1)],
    "a symbol": [Symbol("x")],
    "a function": [() => "2a", /^function/],
    "a class": [Game, /^function/],
    "an object": [{}, /^(object\?|choice)/],
    "a map": [new Map([["players", 2]]), /^(object\?|choice)/],
    "no list": [[], /^list/],
    "a list": [[2, "random", false, false]],
    "a list of lists": [[["Aiko", "wave", false], ["Eva", "plum", false]]],
    "a list with holes": [Array(2)],
    "a date": [new Date(0)],
    "an error": [new Error("x"), /^(object\?|choice)/],
    "an object that throws when it is read": [{ get players() { return trap(); }, get seat() { return trap(); }, get confirm() { return trap(); }, get name() { return trap(); } }],
    "an object that throws when it becomes a number or text": [{ toString: trap, valueOf: trap, toJSON: trap, [Symbol.toPrimitive]: trap }],
    "a list that throws": [[{ get name() { return trap(); } }, {}]],
    "a ring": [ring],
    "an object with a BigInt": [{ players: 2n, seat: 0n, busy: false, confirm: true, off: [], name: 1n }],
    "an object of wrong values": [{ players: "2", seat: "0", busy: 1, confirm: 1, off: {}, name: [] }],
    "an object with a negative seat": [{ players: 2, starter: { seat: -1 }, seat: -1, busy: false, confirm: false, off: ["x"], name: -1 }],
    "an object with a seat that is none": [{ players: 2, starter: { seat: 256 }, seat: 256, busy: false, confirm: false, off: ["x"], name: {} }],
    "a revoked proxy": [revoked({})],
    "a revoked list": [revoked([])],
    "a revoked function": [revoked(() => {}), /^function/],
    "a proxy that throws": [new Proxy({}, { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap })],
    "a lookalike of a game": [{ __wbg_ptr: 1, copy: () => ({}) }, /^(object\?|choice)/],
    "an heir of a game": [Object.create(Game.prototype), /^(object\?|choice)/],
    "a freed game": [freed, /^(object\?|choice)/],
    "a table": [new modules.page.TableView(canvas()), /^(object\?|choice)/],
    "an element": [document.body, /^(object\?|choice)/],
  };
  const record = begun().record();
  const position = begun().position();
  const content = defaultContent();

  // Everything about a game that must not change.
  const state = (game) => JSON.stringify([game.hash(), game.played, game.isPractice, game.revision, game.record(), game.playerName(0), game.legalMoves()]);

  // A game and a table that shows it, with a way to make arguments from what is said of them.
  const setUp = () => {
    const game = begun();
    const view = api.TableView && new api.TableView(canvas());
    view?.resize(1280, 800, 1);
    view?.show(game, { seat: game.decision().seat, busy: false, motion: 0 });
    view?.tree();
    const named = { "the game": game, "a canvas": canvas(), "a legal move": game.legalMoves()[0], "the record": record, "the content": content, "the words": globalThis.words, "the lesson": lesson, "the position": position, "the options": globalThis.options, "the rules": game.rules };
    return { game, view, reader: api.Lesson && new api.Lesson(lesson), made: (right) => (typeof right === "string" && Object.hasOwn(named, right) ? named[right] : right) };
  };

  // Every function, constructor and method of the module: its name, how many arguments it has, and how it is called.
  const own = (name) => !["constructor", "free", "prototype", "length", "name"].includes(name) && !name.startsWith("__");
  const all = [];
  for (const [name, thing] of Object.entries(api)) {
    if (["default", "initSync", "BUILD"].includes(name)) continue; // They begin the program, and say of which build it is.
    const isClass = /^class\b/.test(Function.prototype.toString.call(thing));
    all.push([name, thing.length, (_, args) => (isClass ? new thing(...args) : thing(...args))]);
    if (!isClass) continue;
    for (const method of Object.getOwnPropertyNames(thing).filter(own)) {
      all.push([`${name}.${method}`, thing[method].length, (_, args) => thing[method](...args)]);
    }
    for (const [method, { value }] of Object.entries(Object.getOwnPropertyDescriptors(thing.prototype)).filter(([method]) => own(method))) {
      const on = { Game: ({ game }) => game, TableView: ({ view }) => view, Lesson: ({ reader }) => reader, Backdrop: () => new api.Backdrop(canvas()) }[name];
      if (value) all.push([`${name}#${method}`, value.length, (held, args) => on(held)[method](...args)]);
    }
  }

  const wrongs = [];
  let calls = 0;
  for (const [name, length, call] of all) {
    const places = ARGUMENTS[name] ?? [];
    if (places.length !== length) wrongs.push(`${name}: ${places.length} of ${length} arguments are tested`);
    const rights = ({ made }) => places.map(([, right]) => made(right));
    const usual = setUp();
    const refused = length > 0 && thrown(() => call(usual, rights(usual)));
    if (refused) wrongs.push(`${name} as it should be: ${refused}`);
    for (const [place, [kind]] of places.entries()) {
      let held = setUp();
      for (const [what, [value, fits]] of Object.entries(VALUES)) {
        const isRight = fits?.test(kind) ?? false;
        if (isRight && kind === "effort?") continue;
        const before = state(held.game);
        const args = rights(held);
        args[place] = value;
        const error = thrown(() => call(held, args));
        const said = `${name}, argument ${place} being ${what}`;
        calls += 1;
        if (error === null) {
          if (!isRight) wrongs.push(`${said}: taken silently`);
          held = setUp();
          continue;
        }
        const isTyped = Object.getPrototypeOf(error) === Error.prototype && typeof error.code === "string" && error.message.length > 10;
        if (!isTyped) wrongs.push(`${said}: ${error}`);
        if (!isRight && error.code === "internal") wrongs.push(`${said}: ${error}`);
        const left = thrown(() => {
          if (state(held.game) !== before) throw new Error("the game has changed");
          held.view?.show(held.game, { seat: 0, busy: false, motion: 0 });
        });
        if (left) {
          wrongs.push(`after ${said}: ${left}`);
          held = setUp();
        }
      }
    }
  }
  const forgotten = Object.keys(ARGUMENTS).filter((name) => !all.some(([known]) => known === name));
  return { wrongs, forgotten, calls };
}

/** Holds a module to refusing what is wrong; `lesson` is one of its game. @param {"cover" | "page" | "opponents"} module @param {typeof ARGUMENTS} all @param {string} [lesson] */
async function refuses(module, all, lesson) {
  const own = Object.fromEntries(Object.entries(all).filter(([name]) => MODULES[module](name)));
  const { wrongs, forgotten, calls } = await page.evaluate(misuse, /** @type {const} */ ([module, own, lesson]));
  assert.deepEqual(wrongs, [], module);
  assert.deepEqual(forgotten, [], `these are no longer there in ${module}`);
  assert.ok(calls > 30 * Object.keys(own).length, `${module}: ${calls} calls`);
  assert.deepEqual(table.problems, []);
}

test("every wrong argument of every function of the first page is refused with a code and a sentence, and changes nothing", async () => {
  await turnTo("yokohama");
  await refuses("cover", ARGUMENTS);
});

for (const { name, folder, most } of PROGRAMS) {
  test(`every wrong argument of every function of ${name} is refused with a code and a sentence, and changes nothing`, async () => {
    await turnTo(name);
    const [, ...rest] = ARGUMENTS.Game;
    const all = { ...ARGUMENTS, Game: [[most > 2 ? "object" : "choice", "the options"], ...rest] };
    const lesson = await readFile(join(ROOT, `tests/${folder}lesson/small.json`), "utf8");
    for (const module of /** @type {const} */ (["page", "opponents"])) await refuses(module, all, lesson);
  });
}

for (const { name } of PROGRAMS) {
  test(`only a whole number leads back, and only a seat's own number opens a hand: ${name}`, async () => {
    await turnTo(name);
    const went = await page.evaluate(() => {
      const game = begun();
      const odd = [undefined, Number.NaN, "x", {}, -1, 1.5, 2 ** 40];
      const back = odd.map((number) => told(() => game.goBack(number)));
      const seen = [256, "x", {}, -1, 1.5, Number.NaN].map((seat) => told(() => game.view(seat)));
      return { back, seen, played: game.played, isPractice: game.isPractice, onlooker: told(() => game.view(null)) };
    });
    const wanted = (name, given) => ["Error", "argument", `“${name}” must be a whole number from 0 to 4294967295, not ${given}.`];
    assert.deepEqual(went.back, ["undefined", "NaN", "“x”", "object", "-1", "1.5", "1099511627776"].map((given) => wanted("number", given)));
    assert.deepEqual(went.seen[0], ["Error", "seat", "Nobody sits on seat 256."]);
    assert.deepEqual(went.seen.slice(1), ["“x”", "object", "-1", "1.5", "NaN"].map((given) => wanted("seat", given)));
    assert.deepEqual([went.played, went.isPractice, went.onlooker], [4, false, null]);
  });
}

for (const { name } of PROGRAMS) {
  test(`players and those who sat are as many as the game has: ${name}`, async () => {
    await turnTo(name);
    const came = await page.evaluate(() => {
      const game = begun();
      const nine = Array.from({ length: 9 }, () => ({ name: "Aiko", crest: "wave", kind: "person", computer: "greedy" }));
      const sat = nine.map(({ name, kind, crest }) => ({ name, kind, crest }));
      const named = game.playerName(0);
      const errors = [() => game.setPlayers([]), () => game.setPlayers(nine), () => game.record(sat), () => game.record([])].map(told);
      return { errors, kept: named === game.playerName(0), said: told(() => game.record(sat.slice(0, 2))) };
    });
    const list = (name) => ["Error", name, `“${name}” must be a list of 2 seats, as many as the game has.`];
    assert.deepEqual(came.errors, [list("players"), list("players"), list("seats"), list("seats")]);
    assert.ok(came.kept);
    assert.equal(came.said, null);
  });
}

test("what must be a text, a game or a canvas says so", async () => {
  await turnTo("yokohama");
  const said = await page.evaluate(() => {
    const game = begun();
    const thinking = modules.opponents.Game.load(game.record());
    const view = new api.TableView(document.createElement("canvas"));
    const calls = [
      () => game.play(5),
      () => api.Game.load(5),
      () => new api.Game({ players: 2 }, 5),
      () => new api.Game({ players: 2 }, "2a", undefined, "new"),
      () => new api.Game({ players: 2 }, "2a", undefined, 3),
      () => view.focus(5),
      () => view.touch(view, 1, 1),
      () => new api.TableView(document.body),
      () => thinking.plan("random", "2a", 1, "later"),
      () => thinking.advise("x", 2),
      () => game.setPlayers({ length: 2 }),
      () => game.setPlayers([{ name: "Aiko", crest: "rat" }, { name: "Eva", crest: "plum" }]),
      () => game.dealStyles(["person", "wizard"]),
      () => new api.Game({ players: 2, dragons: true }),
      () => new api.Game({ players: 2, starter: { seat: Number.NaN } }),
      () => game.play(`\u202e${"q".repeat(40)}`),
      () => game.view("\u2066".repeat(41)),
    ];
    return calls.map((call) => told(call)[2]);
  });
  assert.deepEqual(said, [
    "“action” must be a text, not 5.",
    "“record” must be a text, not 5.",
    "“seed” must be a text, not 5.",
    "“rules” must be a whole number from 0 to 4294967295, not “new”.",
    "The rules of a game are told by a number from 1 to 2.",
    "“id” must be a text, not 5.",
    "“game” must be a game that is still there, not object.",
    "“canvas” must be a canvas of the page, not object.",
    "“told” must be a function, not “later”.",
    "“playouts” must be a whole number from 0 to 4294967295, not “x”.",
    "“players” is not as it must be: a list belongs here.",
    "“players[0].crest” is not as it must be: one of these belongs here: wave, plum, wisteria, chrysanthemum.",
    "“kinds[1]” is not as it must be: one of these belongs here: person, random, apprentice, greedy, merchant, merchant:builder, merchant:scholar, merchant:trader, master, master:builder, master:scholar, master:trader.",
    "“options” is not as it must be: “dragons” is not known here.",
    "“options” is not as it must be: this is no plain data.",
    `“\ufffd${"q".repeat(39)}…” is no move of the game.`,
    `“seat” must be a whole number from 0 to 4294967295, not “${"\ufffd".repeat(40)}…”.`,
  ]);
});

for (const { name, most } of PROGRAMS) {
  test(`a table of any size can be drawn, and touched anywhere: ${name}`, async () => {
    await turnTo(name);
    const failed = await page.evaluate((most) => {
      const lengths = [-1e300, 0, 0.5, 360, 5000, 1e300];
      const failed = [];
      for (const options of most > 2 ? [{ players: 2 }, { players: most }] : [{}]) {
        const game = new api.Game(options, "2a");
        const view = new api.TableView(document.createElement("canvas"));
        for (const [width, height] of lengths.flatMap((width) => lengths.map((height) => [width, height]))) {
          const error = thrown(() => {
            for (const ratio of [-1, 0, 1e300, 1]) view.resize(width, height, ratio);
            view.show(game, { seat: 0, busy: false, motion: 1 });
            for (const far of [-1e300, 0, 1e300]) {
              view.pan(far, far);
              view.zoom(far, far, far);
              view.hover(far, far);
              view.touch(game, far, far);
              view.beside(far, far, far, far, far, far);
            }
            if (width < 1e4 && height < 1e4) view.paint();
            view.tree();
          });
          if (error) failed.push(`${width} × ${height}: ${error}`);
        }
        view.resize(1280, 800, 1);
        view.show(game, { seat: 0, busy: false, motion: 0 });
        if (view.spots().length < 20) failed.push("the table is gone");
      }
      return failed;
    }, most);
    assert.deepEqual(failed, []);
    assert.deepEqual(table.problems, []);
  });
}

test("a table that shows one game is not harmed by another", async () => {
  await turnTo("yokohama");
  const wrong = await page.evaluate(async () => {
    const { suggest } = await opponents();
    const wrong = [];
    const four = new api.Game({ players: 4 }, "2a");
    while (four.round < 2 || four.decision().seat !== 3) four.play(suggest(four, "random", "2a"));
    const two = new api.Game({ players: 2 }, "2a");
    for (let move = 0; move < 12; move += 1) {
      const view = new api.TableView(document.createElement("canvas"));
      view.resize(1280, 800, 1);
      for (const [shown, other] of [[four, two], [two, four]]) {
        const asked = shown.decision().seat;
        view.show(shown, { seat: asked, busy: false, motion: 1 });
        const presses = view.tree().flatMap(({ items }) => items.map(({ id }) => () => view.press(other, id)));
        const touches = view.spots().map(({ x, y, w, h }) => () => view.touch(other, x + w / 2, y + h / 2));
        const manner = () => view.setManner(other, { confirm: true, off: [] });
        for (const call of [...presses, ...touches, manner]) {
          const error = thrown(call);
          if (error && error.code !== "seat") wrong.push(String(error));
          view.show(shown, { seat: asked, busy: false, motion: 0 });
        }
      }
      view.free();
      two.play(suggest(two, "random", "2a"));
    }
    const view = new api.TableView(document.createElement("canvas"));
    view.show(four, { seat: 3, busy: false });
    const odd = [{ seat: 4, busy: false }, { seat: -1, busy: false }, { seat: 0, busy: false, at: 1.5 }, { seat: Number.NaN, busy: false }];
    const codes = odd.map((wish) => thrown(() => view.show(four, wish))?.code);
    codes.push(thrown(() => view.setManner(two, { confirm: true, off: [] }))?.code);
    return { wrong: [...new Set(wrong)], codes, seat: view.seat };
  });
  assert.deepEqual(wrong, { wrong: [], codes: ["seat", "show", "show", "show", "seat"], seat: 3 });
  assert.deepEqual(table.problems, []);
});

for (const { name } of PROGRAMS) {
  test(`a copy of a game is played for itself: ${name}`, async () => {
    await turnTo(name);
    const played = await page.evaluate(() => {
      const game = begun();
      const copy = game.copy();
      const same = copy.hash() === game.hash();
      copy.play(copy.legalMoves()[0]);
      game.setPlayers([{ name: "Aiko", crest: "wave" }, { name: "Eva", crest: "plum", computer: null }]);
      return { same, played: [game.played, copy.played], names: copy.playerName(0) !== game.playerName(0) };
    });
    assert.equal(played.same, true);
    assert.equal(played.names, true);
    assert.ok(played.played[1] > played.played[0]);
  });
}

// What thinks for a while, with arguments that end in who is told of it.
const THINKING = {
  advise: [20, "2a"],
  chances: [0, 4, "2a"],
  chancesAt: [2, 0, 4, "2a"],
  judge: [2, 20, "2a"],
  plan: ["master", "2a", 400],
};

for (const { name } of PROGRAMS) {
  test(`who is told of a thought may ask the game, and a change is refused with a code; freed then, it goes afterwards: ${name}`, async () => {
    await turnTo(name);
    const found = await page.evaluate((thinking) => {
      const { Game } = globalThis.modules.opponents;
      const changes = {
        play: (game) => game.play(game.legalMoves()[0]),
        undo: (game) => game.undo(),
        redo: (game) => game.redo(),
        restart: (game) => game.restart(),
        goBack: (game) => game.goBack(2),
        setPlayers: (game) => game.setPlayers([{ name: "Aiko", crest: "wave" }, { name: "Eva", crest: "plum" }]),
      };
      const thinks = (game, name, told) => JSON.stringify(game[name](...thinking[name], told));
      // A game about which there is something to think.
      const begun = (name) => {
        const game = new Game(globalThis.options, "2a");
        for (let isTold = false; !isTold; thinks(game, name, () => (isTold = true))) game.play(game.legalMoves()[0]);
        return game;
      };
      return Object.keys(thinking).map((name) => {
        const game = begun(name);
        const [hash, quiet] = [game.hash(), thinks(game, name, undefined)];
        const codes = {};
        let heard = 0;
        const answer = thinks(game, name, () => {
          heard += 1;
          for (const [change, act] of Object.entries(changes)) codes[change] = globalThis.told(() => act(game))?.[1] ?? "nothing";
          if (game.hash() !== hash || game.copy().hash() !== hash) codes.hash = "another";
        });
        const after = globalThis.told(() => changes.play(game));
        game.free();
        const freed = begun(name);
        let isFreed = false;
        const last = thinks(freed, name, () => {
          if (!isFreed) freed.free();
          isFreed = true;
        });
        const gone = globalThis.told(() => freed.hash()) !== null;
        return { name, heard, codes, isSame: answer === quiet, after, isFreed: isFreed && gone, isLast: last === quiet };
      });
    }, THINKING);
    for (const { name, heard, codes, ...rest } of found) {
      assert.ok(heard > 0, `${name} tells of nothing`);
      const busy = Object.fromEntries(["play", "undo", "redo", "restart", "goBack", "setPlayers"].map((change) => [change, "busy"]));
      assert.deepEqual(codes, busy, name);
      assert.deepEqual(rest, { isSame: true, after: null, isFreed: true, isLast: true }, name);
    }
  });
}
