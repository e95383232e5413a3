// What a person gives away of a game: a link, the record as a text or a file, a picture of the table, a report of what went wrong.

import { BUILD } from "./build.js";
import { whyFailed } from "./failure.js";
import { download } from "./files.js";
import { canLink, linkTo } from "./link.js";
import { offerOf } from "./offers.js";
import { asked } from "./program.js";
import { hasOrigin } from "./rematch.js";
import { element, house } from "./root.js";
import { recordOf } from "./sitters.js";
import { gameOf, nameOf } from "./whose.js";
import { say } from "./words.js";

/** @import { Game } from "../types/table.js" */
/** @import { Table } from "./play.js" */

const dialog = element("share");

// Some programs cut longer links.
const SAFE = 2000;

/** @type {string | undefined} */
let program; // Read while the program still answers.

/**
 * Prepares the dialog and what is offered when the program fails: `latestRecord()` gives the last record of what lies on the table.
 *
 * @param {() => string | undefined} latestRecord
 */
export function prepareShare(latestRecord) {
  program = asked().version();
  element("share-link").hidden = !canLink();
  element("share-close").addEventListener("click", () => {
    forget(); // Of its closing a dialog tells only later.
    dialog.close();
  });
  dialog.addEventListener("close", forget);
  element("failure-report").addEventListener("click", async () => {
    const told = await copied(report(latestRecord() ?? ""));
    element("failure-text").textContent = told ? say("copied") : report("");
  });
}

// What was copied is not left in the document, where the next player could come upon it.
function forget() {
  element("share-copy").value = "";
  element("share-copy").hidden = true;
  element("share-state").textContent = "";
}

/**
 * Whether the record of a game at a table, as for `Play`, tells what is still hidden: in this game, or in the one that it is practice of.
 *
 * @param {Game} game
 * @param {Pick<Table, "practice">} table
 */
export const tellsHidden = (game, table) => !isOver(game) || hasOrigin(game, table);

/** @param {Game} game */
const isOver = (game) => game.decision() === null;

/**
 * Opens the dialog for a game at a table, as for `Play`. `canvas` holds the table as it is seen. What a `seat` sees of it, or an onlooker, can be
 * given away while the game goes on; the record would tell what is hidden.
 *
 * @param {Game} game
 * @param {Pick<Table, "seats" | "practice">} table
 * @param {{ canvas?: HTMLCanvasElement, seat?: number }} [given]
 */
export function openShare(game, table, { canvas, seat } = {}) {
  // Taken as it is given, not as it was when the dialog was opened: computers and worked examples play on behind it.
  const recorded = () => recordOf(game, table.seats);
  const which = nameOf(game);
  const seen = !isOver(game);
  const [goesOn, practice] = offerOf(which).open ? [say("share-open"), say("share-practice-open")] : [say("share-hidden"), say("share-practice")];
  element("share-text").textContent = seen ? goesOn : tellsHidden(game, table) ? practice : say("share-over");
  element("share-link").onclick = () => giveLink(recorded);
  element("share-seen").hidden = !seen || !canLink();
  element("share-seen").onclick = () => giveLink(() => recordSeen(game, table, seat));
  element("share-record").onclick = () => give(recorded(), say("copied"));
  element("share-report").onclick = () => give(report(recorded()), say("copied"));
  element("share-save").onclick = () => download(`${which}.json`, recorded());
  element("share-picture").hidden = canvas === undefined;
  element("share-picture").onclick = () => canvas?.toBlob((picture) => picture && download(`${which}.png`, picture));
  dialog.showModal();
}

// The record of what a seat sees of a game, or an onlooker.
/** @param {Game} game @param {Pick<Table, "seats">} table @param {number} [seat] */
function recordSeen(game, table, seat) {
  const seen = game.seen(seat);
  try {
    return recordOf(seen, table.seats);
  } finally {
    seen.free();
  }
}

// Gives the link to a record; tells what keeps it from being made.
/** @param {() => string} recorded */
async function giveLink(recorded) {
  try {
    const link = await linkTo(recorded());
    await give(link, link.length > SAFE ? say("share-long", { n: link.length }) : say("copied"));
  } catch (/** @type {any} */ error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    element("share-state").textContent = error.message;
  }
}

// Copies a text and says so; where the browser does not let a page copy, it lies there to be copied by hand.
/** @param {string} text @param {string} told */
async function give(text, told) {
  if (!dialog.open) return; // It was closed while the link was made.
  const box = element("share-copy");
  box.value = text;
  box.hidden = false;
  box.select();
  element("share-state").textContent = (await copied(text)) ? told : say("copy-failed");
}

/** @param {string} text */
const copied = (text) => navigator.clipboard?.writeText(text).then(() => true, () => false) ?? false;

// What who mends the game has to know: which game, in what, why it failed if it did, and how it came about.
/** @param {string} record */
function report(record) {
  const { lang, dataset } = house;
  const screen = `${innerWidth}×${innerHeight} @${devicePixelRatio}`;
  const which = `Meiji, ${gameOf(record)} ${[program, BUILD].filter(Boolean).join(" ")}`;
  const why = [lastTold(), whyFailed()].filter(Boolean);
  return [which, navigator.userAgent, `${screen} ${lang} ${dataset.palette}`, ...why, record].join("\n");
}

// What the program said when it failed; its memory may be spoilt.
function lastTold() {
  try {
    return asked().lastWords();
  } catch {
    return undefined;
  }
}
