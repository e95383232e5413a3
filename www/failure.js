// What could not be done, told in a sentence; and what is left to do when the program itself fails.

import { tellsRenewal } from "./build.js";
import { download } from "./files.js";
import { element } from "./root.js";
import { gameOf } from "./whose.js";
import { say } from "./words.js";

const panel = element("failure");

// As much as is of use of what a browser tells about an error, in characters.
const LONGEST = 2000;

// What is said where the program failed, read while it still answers: of what is kept, of what is not, and where nothing lies on the table.
/** @type {Record<string, string>} */
const said = {};

/** @type {() => string | undefined} */
let latest; // Gives the record of what lies on the table.
/** @type {() => { isKept: boolean, isOver?: boolean }} */
let state;
/** @type {any} */
let reason; // Why it failed.

/**
 * Prepares the panel; the words must be there. `latestRecord()` gives the last record of what lies on the table, `undefined` if nothing does,
 * `again()` begins again from it, and `latestState()` tells whether it is kept, `isKept`, and whether nothing is hidden in it any more, `isOver`.
 *
 * @param {() => string | undefined} latestRecord
 * @param {() => void} again
 * @param {() => { isKept: boolean, isOver?: boolean }} [latestState]
 */
export function prepareFailure(latestRecord, again, latestState = () => ({ isKept: true, isOver: false })) {
  latest = latestRecord;
  state = latestState;
  Object.assign(said, { kept: say("error-unexpected"), unkept: say("error-unkept"), nothing: say("error-failed") });
  element("failure-close").addEventListener("click", hush);
  element("failure-save").addEventListener("click", () => download(`${gameOf(latest() ?? "")}.json`, latest() ?? ""));
  element("failure-reload").addEventListener("click", again);
}

// Shows a text with what is left to do: the ids of the buttons.
/** @param {string} text @param {string[]} ways */
function show(text, ways) {
  element("failure-text").textContent = text;
  for (const id of /** @type {const} */ (["failure-close", "failure-reload", "failure-save", "failure-report"])) element(id).hidden = !ways.includes(id);
  element("failure-hidden").hidden = !ways.includes("failure-save") || state().isOver === true;
  panel.hidden = false;
}

/** Tells what could not be done; nothing has changed. @param {any} error */
export function tell(error) {
  show(tellsRenewal(error) ? say("error-renewed") : (error?.message ?? String(error)), ["failure-close"]);
}

/** Tells that the program failed, by `error` if one is known: the game on this device, and its record, are what is left. @param {any} [error] */
export function crash(error) {
  reason = error;
  if (latest() === undefined) return show(said.nothing, ["failure-reload"]);
  show(state().isKept ? said.kept : said.unkept, ["failure-reload", "failure-save", "failure-report"]);
}

/** Why the program failed, as the browser tells it; empty if it has not, or nothing is known. */
export const whyFailed = () => String(reason?.stack ?? reason ?? "").slice(0, LONGEST);

/** Takes the panel away: another program has begun. */
export function recover() {
  reason = undefined;
  panel.hidden = true;
}

/** Takes the panel away, unless the program failed. */
export function hush() {
  if (element("failure-reload").hidden) panel.hidden = true;
}
