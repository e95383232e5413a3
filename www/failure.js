// What could not be done, told in a sentence; and what is left to do when the program itself fails.

import { download } from "./files.js";
import { latestRecord } from "./games.js";
import { say } from "./words.js";

const element = (id) => document.getElementById(id);
const panel = element("failure");

// Read while the program still answers.
let unexpected;

/** Prepares the panel; the words must be there. */
export function prepareFailure() {
  unexpected = say("error-unexpected");
  element("failure-close").addEventListener("click", hush);
  element("failure-save").addEventListener("click", () => download("yokohama.json", latestRecord()));
  element("failure-reload").addEventListener("click", () => location.reload());
}

function show(text, crashed) {
  element("failure-text").textContent = text;
  element("failure-close").hidden = crashed;
  element("failure-reload").hidden = !crashed;
  element("failure-save").hidden = !crashed || latestRecord() === undefined;
  panel.hidden = false;
}

/** Tells what could not be done; nothing has changed. */
export function tell(error) {
  show(error?.message ?? String(error), false);
}

/** Tells that the program failed: the game on this device, and its record, are what is left. */
export function crash() {
  show(unexpected, true);
}

/** Takes the panel away, unless the program failed. */
export function hush() {
  if (element("failure-reload").hidden) panel.hidden = true;
}
