// Why no program could be begun, as the page of the site tells it too: in the language of the browser, if its words can be had.

import { tellsRenewal } from "../build.js";
import { sentence } from "../sentence.js";

// Where the table's files lie.
const FOLDER = new URL(".", import.meta.url).href;

// Which of them the page's policy has kept back, the first of them first.
/** @type {string[]} */
const barred = [];
document.addEventListener("securitypolicyviolation", ({ blockedURI, disposition }) => {
  if (disposition === "enforce" && blockedURI.startsWith(FOLDER)) barred.push(blockedURI.slice(FOLDER.length));
});

/**
 * The sentence about an error that kept the program from beginning. `notices` are the site's own, by id, as elements with a text and the
 * key of it; the game that was to be laid brings the program of its table, which is named where no other file is known, and its words.
 *
 * @param {any} error
 * @param {Map<string, HTMLElement>} notices
 * @param {Pick<import("../sources.js").Brought, "table" | "words">} brought
 * @returns {Promise<string>}
 */
export async function refusal(error, notices, { table, words: wordsOf }) {
  await new Promise((resolve) => setTimeout(resolve)); // Of what the policy keeps back the browser tells on its own.
  if (tellsRenewal(error)) return renewal(notices, wordsOf);
  const told = notices.get(noticeOf(error));
  const address = /^404 (\S+)/.exec(error?.message)?.[1] ?? error?.broken;
  const file = address?.split("/").at(-1) ?? barred[0] ?? String(table).split("/").at(-1) ?? "";
  const { language } = navigator;
  // The site's own texts are English.
  const spoken = language.startsWith("en") ? undefined : await sentence({ key: told?.dataset.text ?? "", slots: { file } }, language, wordsOf);
  return spoken ?? String(told?.textContent).replace("{file}", file);
}

// The page of the site has no text of its own for it; English stands in where the game does not speak the browser's language.
/** @param {Map<string, HTMLElement>} notices @param {(tag: string) => URL | undefined} wordsOf */
async function renewal(notices, wordsOf) {
  const spoken = (/** @type {string} */ tag) => sentence({ key: "error-renewed" }, tag, wordsOf);
  return (await spoken(navigator.language)) ?? (await spoken("en")) ?? String(notices.get("not-loaded")?.textContent);
}

/** @param {any} error */
function noticeOf(error) {
  if (typeof WebAssembly !== "object") return "no-wasm";
  const said = error?.message ?? "";
  if (said.startsWith("404 ")) return "missing";
  const isForbidden = /content security|unsafe-eval|csp/i.test(said);
  if (error?.broken && !isForbidden) return "broken";
  if (!(error instanceof WebAssembly.CompileError)) return barred.length > 0 ? "policy-file" : "not-loaded";
  return isForbidden ? "policy" : "wrong-type";
}
