// What painting costs: `cargo xtask frames` runs this and shows the line of JSON that it prints. A recorded game, of as many as can play it, is played
// at 1920×1080 with two device pixels to a pixel, on the page's own table. Timed is what the page does as well, `TableView.show`
// and `TableView.paint` (script), and then how long the browser takes until a pixel can be read back (raster). A picture as large as the table,
// copied in between, tells how fast the machine is at that moment. Played once more, the browser's profiler tells what a decision is spent on.

import { readFileSync } from "node:fs";
import { argv } from "node:process";
import { ROOT, open } from "./harness.mjs";
import { clocked, pass, stopTime } from "./waits.mjs";

// The game that is played, by its name.
const RECORDS = { yokohama: "tests/games/4-orders.json", duel: "tests/duel/games/begins-0.json", nippon: "tests/nippon/games/ends-4-0.json" };
const SCREEN = { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 };

// How often the game is played; each sample counts with the median of these. More are for a machine that does other work as well.
const GAMES = 1;

// How long a table at rest is watched, in milliseconds of its own time.
const REST = 10_000;

// Between two looks of the profiler, in microseconds.
const INTERVAL = 200;

/** What is timed, in milliseconds each. */
export const KINDS = [
  "decision", // Painting after a move, before the same player's eyes.
  "handover", // The same, when another player is asked and sees the table from their side.
  "full", // Painting everything from scratch: nothing cached, no symbol drawn yet.
  "whole", // Painting everything with the ground and the symbols at hand.
  "frame", // Painting one frame of what moves.
  "hover", // Painting what the pointer lights.
  "picture", // Copying one picture as large as the table: the least that anything costs which changes all of it.
];

/** What a decision is spent on, in milliseconds of script. */
export const LAYERS = [
  "scene", // Laying out what is to be seen: `TableView.show`.
  "painting", // Finding what has changed, and walking through it: `TableView.paint`.
  "ground", // Copying sky and sea.
  "symbols", // Copying symbols, and drawing those that are new.
  "words", // Writing.
  "shapes", // Filling and tracing panels, cards and lines.
];

/**
 * Plays the first `moves` of the recorded game of a name at a site so many times, and gives `{game, KIND_script_ms: {median, p99}, KIND_raster_ms,
 * decision_to_picture, decision_layers_ms: {LAYER}, idle_redraws}`: how many pictures could be copied in the time of a decision, by their medians;
 * what a decision's script is spent on, on average; and how often a table at rest was painted.
 */
export async function frames(site, { game: name = "yokohama", moves = Infinity, games = GAMES } = {}) {
  const { record } = JSON.parse(readFileSync(ROOT + RECORDS[name], "utf8"));
  const played = [];
  for (let game = 0; game < games; game += 1) {
    const page = await site.newPage(SCREEN);
    await deal(page, record);
    played.push(await page.evaluate(play, record.moves.slice(0, moves)));
    await page.context().close();
  }
  const idle = await redraws(site, record);
  const layers = await layered(site, record, moves);
  const line = { game: name };
  for (const kind of KINDS) {
    for (const part of ["script", "raster"]) {
      const samples = played[0][kind].map((_, number) => quantile(played.map((times) => times[kind][number][part]), 0.5));
      line[`${kind}_${part}_ms`] = { median: rounded(quantile(samples, 0.5)), p99: rounded(quantile(samples, 0.99)) };
    }
  }
  const whole = (kind) => quantile(played.flatMap((times) => times[kind].map(({ script, raster }) => script + raster)), 0.5);
  return { ...line, decision_to_picture: rounded(whole("decision") / whole("picture")), decision_layers_ms: layers, idle_redraws: idle };
}

// Lays the table for the game of a record, before its first move and with the values that it was played with.
async function deal(page, { game, options, seed, edition }) {
  const values = readFileSync(`${ROOT}src/${game}/content/editions/${edition}.json`, "utf8");
  const text = await page.evaluate(async ([game, options, seed, values]) => {
    const { default: begin, Game } = await import(new URL(`www/${game}.js`, document.baseURI).href);
    await begin(); // The page comes ahead with one game alone.
    return new Game(options, seed, values).record();
  }, [game, options, seed, values]);
  await page.setInputFiles("#record-file", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(text) });
  // Where all see the same there is no curtain to open.
  await page.waitForFunction(() => ["curtain", "play"].some((id) => document.getElementById(id).checkVisibility()));
  if (await page.isVisible("#curtain-open")) await page.click("#curtain-open");
}

// Plays the first moves of a record, and gives what the script of a decision is spent on, on average.
async function layered(site, record, moves) {
  const page = await site.newPage(SCREEN);
  await deal(page, record);
  const profiler = await page.context().newCDPSession(page);
  await profiler.send("Profiler.enable");
  await profiler.send("Profiler.setSamplingInterval", { interval: INTERVAL });
  await profiler.send("Profiler.start");
  const decisions = await page.evaluate(decide, record.moves.slice(0, moves));
  const { profile } = await profiler.send("Profiler.stop");
  await page.context().close();
  return spent(profile, decisions);
}

// What each layer of a number of decisions took on average, by a profile: a function belongs to the nearest layer that called it.
function spent({ nodes, samples, timeDeltas }, decisions) {
  const layerOf = new Map();
  const walk = (id, above) => {
    const { callFrame, children = [] } = byId.get(id);
    const layer = LAYERS.includes(callFrame.functionName) ? callFrame.functionName : above;
    layerOf.set(id, layer);
    for (const child of children) walk(child, layer);
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  walk(nodes[0].id, undefined);
  const times = Object.fromEntries(LAYERS.map((layer) => [layer, 0]));
  for (const [number, id] of samples.entries()) {
    const layer = layerOf.get(id);
    if (layer !== undefined) times[layer] += timeDeltas[number] / 1000;
  }
  return Object.fromEntries(LAYERS.map((layer) => [layer, rounded(times[layer] / decisions)]));
}

// Plays moves, and gives how many of them led to a decision of who had decided before. Only what such a decision takes bears the names of layers,
// for a profiler to see. Runs in the page.
async function decide(moves) {
  const { game, view } = globalThis.yokohama;
  const table = document.getElementById("table");
  let isTold = false;
  // A profiler knows a function by the name that it is written under.
  const layers = {
    scene: (act, on, given) => Reflect.apply(act, on, given),
    painting: (act, on, given) => Reflect.apply(act, on, given),
    ground: (act, on, given) => Reflect.apply(act, on, given),
    symbols: (act, on, given) => Reflect.apply(act, on, given),
    words: (act, on, given) => Reflect.apply(act, on, given),
    shapes: (act, on, given) => Reflect.apply(act, on, given),
  };
  const tell = (prototype, act, layerOf) => {
    const own = prototype[act];
    prototype[act] = function (...given) {
      return isTold ? layers[layerOf(given, this)](own, this, given) : Reflect.apply(own, this, given);
    };
  };
  tell(Object.getPrototypeOf(view), "show", () => "scene");
  tell(Object.getPrototypeOf(view), "paint", () => "painting");
  // What is drawn elsewhere than on the table is a symbol.
  const onTable = (layerOf) => (given, { canvas }) => (canvas === table ? layerOf(given) : "symbols");
  // Of the ground whole pieces are copied, of symbols what is cut out of a sheet.
  tell(CanvasRenderingContext2D.prototype, "drawImage", onTable((given) => (given.length > 3 ? "symbols" : "ground")));
  tell(CanvasRenderingContext2D.prototype, "fillText", onTable(() => "words"));
  const shapes = ["arc", "beginPath", "bezierCurveTo", "clearRect", "clip", "closePath", "ellipse", "fill", "fillRect", "lineTo", "moveTo", "quadraticCurveTo", "rect", "restore", "roundRect", "save", "setTransform", "stroke"];
  for (const act of shapes) tell(CanvasRenderingContext2D.prototype, act, onTable(() => "shapes"));
  let decisions = 0;
  for (const move of moves) {
    game.play(move);
    const seat = game.decision()?.seat ?? null;
    isTold = seat === view.seat;
    decisions += Number(isTold);
    view.show(game, { seat, busy: false, motion: 0 });
    view.paint();
    isTold = false;
    // The browser shows what was painted.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  return decisions;
}

// Counts how often the table of a record is drawn or painted while nobody does anything, on a page whose time is the measure's own.
async function redraws(site, record) {
  const page = await site.newPage(SCREEN);
  await clocked(page);
  await deal(page, record);
  await stopTime(page);
  await pass(page, 1000); // What moved has come to rest.
  await page.evaluate(async (name) => {
    const { TableView } = await import(new URL(`www/${name}.js`, document.baseURI).href);
    globalThis.redraws = 0;
    for (const name of ["show", "paint", "repaint"]) {
      const own = TableView.prototype[name];
      TableView.prototype[name] = function (...given) {
        globalThis.redraws += 1;
        return own.apply(this, given);
      };
    }
  }, record.game);
  await pass(page, REST);
  const idle = await page.evaluate(() => globalThis.redraws);
  await page.context().close();
  return idle;
}

// Plays moves, and times what the table does. Runs in the page.
async function play(moves) {
  const { game, view } = globalThis.yokohama;
  const context = document.getElementById("table").getContext("2d");
  const times = { decision: [], handover: [], full: [], whole: [], frame: [], hover: [], picture: [] };
  const picture = document.createElement("canvas");
  const time = (kind, act) => {
    context.getImageData(0, 0, 1, 1);
    const start = performance.now();
    act();
    const painted = performance.now();
    context.getImageData(0, 0, 1, 1);
    times[kind].push({ script: painted - start, raster: performance.now() - painted });
  };
  const show = (motion = 0) => view.show(game, { seat: game.decision()?.seat ?? null, busy: false, motion });
  const showAll = () => {
    show();
    view.paint();
  };
  showAll();
  for (const [number, move] of moves.entries()) {
    // Some moves are shown in motion.
    const inMotion = number % 8 === 7;
    game.play(move);
    if (inMotion) {
      show(1);
      view.paint(0);
      const end = view.motion;
      for (let now = 50; now < end; now += 50) time("frame", () => view.paint(now));
      view.settle();
      view.paint();
    } else {
      time(game.decision()?.seat === view.seat ? "decision" : "handover", showAll);
    }
    // And now and then a pointer passes over the table.
    if (number % 32 === 4) {
      for (const { x, y, w, h } of view.spots().filter((_, spot) => spot % 6 === 0)) {
        if (view.hover(x + w / 2, y + h / 2)) time("hover", showAll);
      }
      view.hover(-1, -1);
      showAll();
    }
    if (number % 32 === 16) time("full", () => view.repaint());
    if (number % 32 === 20) {
      // Another size and back: the canvas is empty.
      view.resize(innerWidth, innerHeight, 1);
      view.resize(innerWidth, innerHeight, devicePixelRatio);
      time("whole", showAll);
    }
    if (number % 8 === 3) {
      picture.width = context.canvas.width;
      picture.height = context.canvas.height;
      const copy = picture.getContext("2d");
      copy?.drawImage(context.canvas, 0, 0);
      copy?.getImageData(0, 0, 1, 1); // Only now is it painted: that is not what is timed.
      time("picture", () => context.drawImage(picture, 0, 0));
    }
    // The browser shows what was painted.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  return times;
}

function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const rounded = (time) => Math.round(time * 100) / 100;

if (import.meta.filename === argv[1]) {
  const site = await open();
  try {
    console.log(JSON.stringify(await frames(site, { game: argv[2] })));
  } finally {
    await site.close();
  }
}
