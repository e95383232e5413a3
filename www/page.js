// The page: it starts the game's module and leads from the first page to the table and the final score.

import init, { Game } from "./yokohama.js";
import { backdrop } from "./art.js";
import { crash, hush, prepareFailure, tell as refuse } from "./failure.js";
import { chooser } from "./files.js";
import { showFinal } from "./final.js";
import { faces, whenLate } from "./fonts.js";
import { preparePanels, showHelp } from "./panels.js";
import { Play } from "./play.js";
import { CRESTS, freshSeed, prepareStart } from "./start.js";
import { keepSettings, kept, settings } from "./store.js";
import { ownContent, prepareValues } from "./values.js";
import { fill, say } from "./words.js";

const element = (id) => document.getElementById(id);
const PAGES = ["start", "play", "final"].map(element);
const KINDS = ["person", "greedy", "random"];

let behind; // Changes what lies behind the page.
let openRecord; // Asks for a file.
let play;
let started = false; // Whether the program has come as far as the first page.

/**
 * For programs and tests: the game in progress and its table, the `Game` and `TableView` of the JavaScript API; both
 * `undefined` on the first page. They live as long as the game is on the table.
 */
globalThis.yokohama = {
  get game() {
    return play?.game;
  },
  get view() {
    return play?.view;
  },
};

// Whatever nobody expected: the program may be in any state, so it is not asked for anything any more.
function fail() {
  play?.abandon();
  crash();
}

// Tells what could not be done. Where the program itself failed, that is no reason to be read.
function tell(error) {
  if (error instanceof WebAssembly.RuntimeError) fail();
  else refuse(error);
}

function show(id) {
  for (const page of PAGES) page.hidden = page.id !== id;
  document.body.dataset.page = id;
  hush();
  if (id !== "play") behind(id);
  scrollTo(0, 0);
}

function toStart() {
  play?.leave();
  play = undefined;
  freshSeed();
  offerToContinue();
  show("start");
}

function sitDown(game, table) {
  play?.leave();
  show("play");
  play = new Play(game, table, { leave: toStart, over: finish, open: () => openRecord(), trouble: tell });
  play.goOn();
}

function finish() {
  const { game, table } = play;
  show("final");
  showFinal(game, table, {
    again: () => begin({ ...table, seed: "" }),
    look: () => {
      show("play");
      play.lookBack(finish);
    },
    leave: toStart,
  });
}

function begin({ seats, options, curtain, seed, content = ownContent() }) {
  try {
    sitDown(new Game(options, seed === "" ? undefined : seed, content), { seats, options, curtain, content });
  } catch (error) {
    tell(error);
  }
}

// Opens the newest game that is kept; a slot that does not open is passed over.
function resume() {
  let reason = new Error(say("error-no-game"));
  for (const { record, seats, options, curtain, content } of kept()) {
    let game;
    try {
      game = Game.load(record, content);
    } catch (error) {
      reason = error;
      continue;
    }
    return sitDown(game, { seats, options, curtain, content });
  }
  tell(reason);
}

// Opens a record as a text, at a table for persons unless it names others.
function openText(text) {
  const content = ownContent();
  const game = Game.load(text, content);
  const { seats = [] } = JSON.parse(text);
  const options = game.options();
  const table = CRESTS.slice(0, options.players).map((crest, seat) => ({
    name: String(seats[seat]?.name ?? ""),
    kind: KINDS.includes(seats[seat]?.kind) ? seats[seat].kind : "person",
    crest,
  }));
  sitDown(game, { seats: table, options, curtain: true, content });
}

function offerToContinue() {
  const [newest] = kept();
  const button = element("continue");
  button.hidden = newest === undefined;
  if (newest) button.textContent = newest.over ? say("show-score") : say("continue", { round: newest.round ?? 1 });
}

// A reload in the middle of a game comes back to it; but not again to one that failed the last time.
function comeBack() {
  const { returning } = settings({ returning: false });
  keepSettings({ returning: !returning });
  const [newest] = kept();
  if (newest?.open && !returning) resume();
  keepSettings({ returning: false });
}

async function main() {
  await init();
  fill();
  prepareFailure();
  await faces();
  whenLate(() => play?.repaint());
  behind = backdrop();
  preparePanels();
  prepareStart(begin);
  prepareValues();
  openRecord = chooser("record-file", openText, tell);
  element("open-record").addEventListener("click", openRecord);
  element("continue").addEventListener("click", resume);
  element("help").addEventListener("click", showHelp);
  started = true;
  dispatchEvent(new Event("yokohama-started"));
  toStart();
  comeBack();
  document.documentElement.dataset.ready = "true";
}

try {
  await main();
  // Without an error it is not the program that failed but something in the browser.
  addEventListener("error", ({ error }) => error && fail());
  addEventListener("unhandledrejection", fail);
} catch (error) {
  if (error?.code) tell(error);
  else if (started) fail();
  dispatchEvent(new Event(started || error?.code ? "yokohama-started" : "yokohama-not-started"));
  throw error;
}
