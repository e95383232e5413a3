// A document at an address that somebody named: a record, a position, a lesson.

import { answerOf } from "./patience.js";
import { LARGEST, all } from "./stream.js";
import { say } from "./words.js";

// As much of an address as is told again.
const TOLD = 80;

/**
 * The address that a text from outside stands for, seen from `base`; `undefined` if that is none of a file on a server.
 *
 * @param {string} text
 * @param {string | URL} base
 */
export function addressOf(text, base) {
  const address = URL.canParse(text, base) ? new URL(text, base) : undefined;
  return ["http:", "https:"].includes(address?.protocol ?? "") ? address : undefined;
}

/**
 * The text of the file at an address.
 *
 * @throws {Error} With a sentence, if it cannot be had or is larger than any such file.
 * @param {string | URL} address
 */
export async function fetched(address) {
  const answer = await answerOf(address).catch(() => undefined);
  if (!answer?.ok || answer.body === null) throw unreadable(address);
  if (Number(answer.headers.get("Content-Length")) > LARGEST) {
    answer.body.cancel().catch(() => {}); // It may have broken off.
    throw tooLarge();
  }
  let bytes;
  try {
    bytes = await all(answer.body);
  } catch {
    throw unreadable(address); // It broke off.
  }
  if (bytes === undefined) throw tooLarge();
  return new TextDecoder().decode(bytes);
}

/** What is said of an address from which nothing fit to be read came. @param {string | URL} address */
export const unreadable = (address) => new Error(say("error-fetch", { address: String(address).slice(0, TOLD) }));

/** What is said of a text that is no address. @param {string} text */
export const noAddress = (text) => new Error(say("error-address", { address: text.slice(0, TOLD) }));

const tooLarge = () => new Error(say("error-file-too-large"));
