// Files that the person takes and gives.

import { say } from "./words.js";

// More than any record or content document has, in bytes.
const LARGEST = 1 << 20;

// How long a file is on offer, in milliseconds.
const OFFERED = 10_000;

/** Offers a text to the person as a file. */
export function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), OFFERED);
}

/** Makes an input ask for a file; gives what opens it. `take` gets the text of the file, `refuse` the error if it cannot be had or taken. */
export function chooser(id, take, refuse) {
  const input = document.getElementById(id);
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (!file) return;
    try {
      if (file.size > LARGEST) throw new Error(say("error-file-too-large"));
      take(await file.text());
    } catch (error) {
      refuse(error);
    } finally {
      input.value = ""; // The same file may be chosen again.
    }
  });
  return () => input.click();
}
