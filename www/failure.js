// What could not be done, told in a sentence; and what is left to do when the program itself fails.

import { download } from "./files.js";
import { element } from "./root.js";
import { say } from "./words.js";

const panel = element("failure");

// Read while the program still answers.
let unexpected;

let latest; // Gives the record that was kept last.

/**
 * Prepares the panel; the words must be there. `latestRecord()` gives the record that was to be kept last, if there is one, and
 * `again()` begins again from it.
 */
export function prepareFailure(latestRecord, again) {
  latest = latestRecord;
  unexpected = say("error-unexpected");
  element("failure-close").addEventListener("click", hush);
  element("failure-save").addEventListener("click", () => download("yokohama.json", latest()));
  element("failure-reload").addEventListener("click", again);
}

// Shows a text with what is left to do: the ids of the buttons.
function show(text, ways) {
  element("failure-text").textContent = text;
  for (const id of ["failure-close", "failure-reload", "failure-save", "failure-report"]) element(id).hidden = !ways.includes(id);
  panel.hidden = false;
}

/** Tells what could not be done; nothing has changed. */
export function tell(error) {
  show(error?.message ?? String(error), ["failure-close"]);
}

/** Tells that the program failed: the game on this device, and its record, are what is left. */
export function crash() {
  show(unexpected, latest() === undefined ? ["failure-reload"] : ["failure-reload", "failure-save", "failure-report"]);
}

/** Takes the panel away: another program has begun. */
export function recover() {
  panel.hidden = true;
}

/** Takes the panel away, unless the program failed. */
export function hush() {
  if (element("failure-reload").hidden) panel.hidden = true;
}
