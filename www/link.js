// A whole game as a link: its record, compressed, behind the #. It is not sent to any server.

import { LARGEST } from "./files.js";
import { page } from "./sources.js";
import { say } from "./words.js";

const MARK = "#game=";

// Longer links are not read; the longest game that fits a record comes to less.
const LONGEST = 1 << 20;

/** Whether there is a page to link to, and the browser can compress as links need it. */
export function canLink() {
  try {
    return page !== undefined && new CompressionStream("deflate-raw") !== undefined;
  } catch {
    return false;
  }
}

/** The link that opens a record on the game's page, whose address may be given: it is this page's own if that is the game's. */
export async function linkTo(record, { href } = page) {
  const packed = await all(new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  let text = "";
  for (const byte of packed) text += String.fromCharCode(byte);
  const letters = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${href.split("#")[0]}${MARK}${letters}`;
}

/** Whether the page was opened by such a link. */
export const isLink = () => location.hash.startsWith(MARK);

/** Uses the link up: a reload opens the game as it is then. */
export const useUp = () => history.replaceState(null, "", `${location.pathname}${location.search}`);

/** The record of the link by which the page was opened. */
export async function linked() {
  const letters = location.hash.slice(MARK.length);
  try {
    if (letters.length > LONGEST) throw new Error("too long");
    const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const record = await all(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
    return new TextDecoder("utf-8", { fatal: true }).decode(record);
  } catch {
    throw new Error(say("error-link"));
  }
}

// All that a stream gives, unless that is more than any record has: a few letters may unpack to any size.
async function all(stream) {
  const parts = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new Error("too large");
    }
    parts.push(value);
  }
}
