// The page: it starts the game's module and leads from the first page to the table and the final score.

import init, { Game, checkContent } from "./yokohama.js";
import { Play } from "./play.js";
import { showFinal } from "./final.js";
import { CRESTS, freshSeed, prepare } from "./start.js";
import { kept } from "./store.js";
import { fill, say } from "./words.js";

const pages = ["start", "play", "final"].map((id) => document.getElementById(id));
const failure = document.getElementById("failure");
let content; // A content document of the person's own, as text.
let play;

function show(id) {
  for (const page of pages) page.hidden = page.id !== id;
  failure.hidden = true;
  document.body.dataset.page = id;
}

/** Tells what could not be done. */
function tell(error) {
  failure.textContent = error?.message ?? String(error);
  failure.hidden = false;
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
  play = new Play(game, { ...table, content }, { leave: toStart, over: (ended) => finish(ended), open: openText });
}

function finish(ended) {
  show("final");
  showFinal(ended, {
    again: () => begin({ ...ended.table, seed: "" }),
    look: () => {
      show("play");
      ended.look();
    },
    leave: toStart,
  });
}

function begin({ seats, options, curtain, seed }) {
  try {
    sitDown(new Game(options, seed === "" ? undefined : seed, content), { seats, options, curtain });
  } catch (error) {
    tell(error);
  }
}

// Opens the newest game that is kept; a slot that does not open is passed over.
function resume() {
  let reason;
  for (const game of kept()) {
    try {
      content = game.content ?? content;
      return sitDown(Game.load(game.record, game.content), game);
    } catch (error) {
      reason = error;
    }
  }
  tell(reason);
}

// Opens a record as a text, at a table for persons unless it names others.
function openText(text) {
  let seats;
  try {
    seats = JSON.parse(text).seats;
  } catch {
    // The record's own check says what is wrong.
  }
  const game = Game.load(text, content);
  const { players, ...rest } = game.options();
  const table = CRESTS.slice(0, players).map((crest, index) => ({
    name: typeof seats?.[index]?.name === "string" ? seats[index].name : "",
    kind: ["person", "greedy", "random"].includes(seats?.[index]?.kind) ? seats[index].kind : "person",
    crest,
  }));
  sitDown(game, { seats: table, options: { players, ...rest }, curtain: true });
}

function offerToContinue() {
  const [newest] = kept();
  const button = document.getElementById("continue");
  button.hidden = newest === undefined;
  if (newest) button.textContent = say("continue", { round: newest.round ?? 1 });
}

// A file that the person chooses, as text.
function chosen(id, take) {
  const input = document.getElementById(id);
  input.addEventListener("change", async () => {
    const [file] = input.files;
    input.value = "";
    if (!file) return;
    try {
      if (file.size > 1 << 20) throw new Error(say("error-file-too-large"));
      take(await file.text());
    } catch (error) {
      tell(error);
    }
  });
  return () => input.click();
}

async function main() {
  await init();
  fill();
  document.getElementById("loading").remove();
  prepare(begin);
  document.getElementById("continue").addEventListener("click", resume);
  document.getElementById("open-record").addEventListener("click", chosen("record-file", openText));
  const ownContent = chosen("content-file", (text) => {
    checkContent(text);
    content = text;
    document.getElementById("own-content").textContent = say("own-values-loaded");
  });
  document.getElementById("own-content").addEventListener("click", ownContent);
  const [newest] = kept();
  toStart();
  // A reload in the middle of a game comes back to it.
  if (newest?.open) resume();
  document.documentElement.dataset.ready = "true";
}

window.addEventListener("error", (event) => tell(event.error ?? event.message));
window.addEventListener("unhandledrejection", (event) => tell(event.reason));

try {
  await main();
} catch (error) {
  document.getElementById("loading")?.remove();
  tell(error);
}

