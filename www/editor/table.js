// The table on which the last possible position lies. The next one is laid behind it, and takes its place once it can be seen.

import { element, house } from "../root.js";
import { settings } from "../store.js";
import { gameOf } from "../whose.js";
import { make } from "../words.js";

/** @type {string | undefined} */
let shown; // The record on the table.
/** @type {HTMLElement | undefined} */
let laying;

/** Lays a record, unless it lies there already. @param {string} record */
export function lay(record) {
  if (record === shown) return;
  shown = record;
  laying?.remove();
  const before = element("laid").firstElementChild;
  // Until it lies there it may not take the focus from what is being written.
  const table = make("meiji-table", { inert: true });
  laying = before ? table : undefined;
  const { palette } = settings({});
  /** @type {Record<string, string>} */
  const attributes = { game: gameOf(record), record, lang: house.lang, controls: "none", readonly: "", ...(palette && { theme: palette }) };
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  table.addEventListener("meiji-ready", () => {
    if (laying === table) laying = undefined;
    if (table !== before) before?.remove();
    table.classList.remove("behind");
    dye(table);
    requestAnimationFrame(() => (table.inert = false));
  }, { once: true });
  // One that cannot be laid is laid again with the next change.
  table.addEventListener("meiji-error", () => {
    if (laying !== table) return;
    table.remove();
    laying = undefined;
    shown = undefined;
  });
  if (before) table.classList.add("behind");
  element("laid").append(table);
}

// The page is printed in the colours of the table.
/** @param {HTMLElement} table */
function dye(table) {
  /** @type {HTMLElement | null | undefined} */
  const laid = table.shadowRoot?.querySelector(".house");
  if (!laid) return;
  const { style } = laid;
  for (const name of style) if (name.startsWith("--")) house.style.setProperty(name, style.getPropertyValue(name));
}
