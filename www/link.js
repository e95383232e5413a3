// A whole game as a link: its record, compressed, behind the #. It is not sent to any server.

import { page } from "./sources.js";
import { all } from "./stream.js";
import { gameOf, linkIn, markOf } from "./whose.js";
import { say } from "./words.js";

// Longer links are not read; the longest game that fits a record comes to less.
const LONGEST = 1 << 20;

/** Whether there is a page to link to, and the browser can compress as links need it. */
export function canLink() {
  try {
    return page !== undefined && Boolean(new CompressionStream("deflate-raw"));
  } catch {
    return false;
  }
}

/**
 * The link that opens a record on the game's page, whose address may be given: it is this page's own if that is the game's.
 *
 * @param {string} record
 * @param {{ href: string }} [given]
 */
export async function linkTo(record, { href } = page ?? location) {
  const packed = await all(new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  let text = "";
  for (const byte of packed ?? []) text += String.fromCharCode(byte);
  const letters = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${href.split("#")[0]}${markOf(gameOf(record))}${letters}`;
}

/** Whether the page was opened by such a link. */
export const isLink = () => linkIn(location.hash) !== undefined;

/** Uses the link up: a reload opens the game as it is then. */
export const useUp = () => history.replaceState(null, "", `${location.pathname}${location.search}`);

/** The record of the link by which the page was opened. */
export const linked = () => unpacked(linkIn(location.hash) ?? "");

/**
 * The text that the letters of a link hold.
 *
 * @throws {Error} With a sentence, if they hold no whole record.
 * @param {string} letters
 */
export async function unpacked(letters) {
  try {
    if (letters.length > LONGEST) throw new Error("too long");
    const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const record = await all(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
    if (record === undefined) throw new Error("too large");
    return new TextDecoder("utf-8", { fatal: true }).decode(record);
  } catch {
    throw new Error(say("error-link"));
  }
}
