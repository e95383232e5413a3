// The person's own printed values: a content document instead of the built-in one.

import { tellsRenewal } from "./build.js";
import { fetched, unreadable } from "./fetched.js";
import { chooser, download } from "./files.js";
import { answering } from "./late.js";
import { programOf } from "./program.js";
import { element } from "./root.js";
import { keepSettingOf, settingOf } from "./store.js";
import { USUAL, folderOf } from "./whose.js";
import { make, say } from "./words.js";

/** @import { Table } from "./tables.js" */
/** @import { Name } from "./whose.js" */

/** @type {Map<Name, string>} */
const own = new Map(); // The documents as text, by game; none stands for the built-in one.
/** @type {Map<Name, string>} */
const refused = new Map(); // By game, what is wrong with the document that was kept: it is left alone until another one is loaded.
/** @type {Set<Name>} */
const read = new Set(); // Of which games it has been looked at what was kept from before.
/** @type {Name} */
let about = USUAL; // The game that the dialog is about.

/** The person's own content document for a game whose program has begun, as text; `undefined` if the built-in one holds. @param {Name} game */
export function ownContent(game) {
  readKept(game);
  return own.get(game);
}

// The program of a game that values are of: nobody asks for them before it has begun.
/** @param {Name} game */
const program = (game) => /** @type {Table} */ (programOf(game));

// A document kept from before holds again, if it is still good.
/** @param {Name} game */
function readKept(game) {
  if (read.has(game)) return;
  read.add(game);
  const content = settingOf("content", game);
  try {
    if (typeof content === "string") {
      program(game).checkContent(content);
      own.set(game, content);
    }
  } catch (/** @type {any} */ { message }) {
    refused.set(game, message);
  }
}

/** @param {string} text */
function state(text) {
  element("values-state").textContent = text;
  remark([]);
}

/** @param {string[]} remarks */
function remark(remarks) {
  element("values-remarks").hidden = remarks.length === 0;
  element("values-remarks").replaceChildren(...remarks.map((textContent) => make("li", { textContent })));
}

// Says which values hold.
function look() {
  element("values-drop").hidden = !own.has(about);
  state(refused.get(about) ?? (own.has(about) ? say("own-values-loaded") : ""));
  lookCloser();
}

let looks = 0; // How often it was looked at them.

// Says what is unusual about them as well, once who knows that has come, or that it has not: whoever opens the dialog again asks again.
async function lookCloser() {
  const look = (looks += 1);
  const text = own.get(about);
  if (text === undefined) return;
  const remarks = await answering(about).then((mind) => mind.remarks(text)).catch((error) => [tellsRenewal(error) ? say("error-renewed") : say("own-values-unseen")]);
  if (look === looks) remark(remarks);
}

/** @param {string | undefined} text */
function take(text) {
  if (text === undefined) own.delete(about);
  else own.set(about, text);
  refused.delete(about);
  const isKept = keepSettingOf("content", about, text);
  look();
  if (text !== undefined && !isKept) state(say("own-values-unkept"));
}

// Where each field of the built-in values comes from: the rows of each source.
async function sources() {
  /** @param {string} text */
  const head = (text) => make("th", { scope: "col", textContent: text });
  const kinds = { rulebook: say("source-rulebook"), published: say("source-published"), reconstructed: say("source-reconstructed") };
  const heads = [say("source-part"), ...Object.values(kinds)].map(head);
  const told = await listed(new URL(`schemas/${folderOf(about)}sources.json`, import.meta.url));
  const rows = Object.entries(told).flatMap(([section, fields]) =>
    Object.entries(fields).map(([field, found]) => {
      const name = make("th", { scope: "row" }, make("code", { textContent: `${section}: ${field}` }));
      return make("tr", {}, name, ...Object.keys(kinds).map((source) => make("td", {}, ...ranges(found[source]))));
    }),
  );
  return make("table", {}, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows));
}

// The list at an address, which may come cut short.
/** @param {URL} address @returns {Promise<Record<string, Record<string, Record<string, string>>>>} */
async function listed(address) {
  const text = await fetched(address);
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(address);
  }
}

// Rows of the document, such as "1-33, 35-36": no range is broken at the end of a line.
/** @param {string} [rows] */
function ranges(rows) {
  const parts = rows?.split(", ") ?? [];
  return parts.flatMap((textContent, place) => [...(place > 0 ? [", "] : []), make("span", { textContent })]);
}

/** Opens the dialog, for a game whose program has begun. @param {Name} game */
export function openValues(game) {
  const isOther = about !== game;
  about = game;
  element("values-drop").hidden = true;
  readKept(game);
  const title = make("summary", { textContent: say("value-sources") });
  const note = make("p", { textContent: say("value-sources-note") });
  const wide = make("div", { className: "wide" });
  element("value-sources").replaceChildren(title, note, wide);
  if (isOther || own.has(game) || refused.has(game)) look();
  element("values").showModal();
  sources().then((table) => wide.append(table), ({ message }) => wide.append(message));
}

/** Prepares the dialog. */
export function prepareValues() {
  /** @param {string} text */
  const load = (text) => {
    program(about).checkContent(text);
    take(text);
  };
  const choose = chooser("content-file", load, (error) => state(error.message));
  element("values-save").addEventListener("click", () => download(`${about}-content.json`, own.get(about) ?? program(about).defaultContent()));
  element("values-load").addEventListener("click", choose);
  element("values-drop").addEventListener("click", () => take(undefined));
  element("values-close").addEventListener("click", () => element("values").close());
}
