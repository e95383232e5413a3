// Files that the person takes and gives.

import { element } from "./root.js";
import { LARGEST } from "./stream.js";
import { say } from "./words.js";

/** @import { Id } from "../types/elements.js" */

// How long a file is on offer, in milliseconds.
const OFFERED = 10_000;

/** Offers a text or a `Blob` to the person as a file. @param {string} name @param {string | Blob} content */
export function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), OFFERED);
}

/**
 * What becomes of the text of a file, given with its name, and of an error that keeps it from being had or taken.
 *
 * @typedef {(text: string, name: string) => unknown} Take
 * @typedef {(error: any) => void} Refuse
 */

// Takes the text of a file; tells what keeps it from being had or taken.
/** @param {File} file @param {Take} take @param {Refuse} refuse */
async function open(file, take, refuse) {
  try {
    if (file.size > LARGEST) throw new Error(say("error-file-too-large"));
    await take(await textOf(file), file.name);
  } catch (error) {
    refuse(error);
  }
}

// It may be a folder, or have gone since it was chosen; what a browser says of that is for programmers.
/** @param {File} file */
function textOf(file) {
  return file.text().catch(() => {
    throw new Error(say("error-file-unread", { file: file.name }));
  });
}

/**
 * Makes an input ask for a file; gives what opens it. `take` gets the text of the file and its name, `refuse` the error if it cannot be had or taken.
 *
 * @param {"record-file" | "content-file" | "file"} id
 * @param {Take} take
 * @param {Refuse} refuse
 */
export function chooser(id, take, refuse) {
  const input = element(id);
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    if (!file) return;
    await open(file, take, refuse);
    input.value = ""; // The same file may be chosen again.
  });
  return () => input.click();
}

/**
 * Lets a file be dropped on the page; `may()` tells whether one is wanted now. What else is dragged about is left alone.
 *
 * @param {() => boolean} may
 * @param {Take} take
 * @param {Refuse} refuse
 */
export function dropped(may, take, refuse) {
  /** @param {DragEvent} event */
  const isFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => {
    if (!isFile(event)) return;
    event.preventDefault(); // Else the browser would open the file in the place of the page.
    if (event.dataTransfer) event.dataTransfer.dropEffect = may() ? "copy" : "none";
  });
  addEventListener("drop", (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file && may()) open(file, take, refuse);
  });
}
