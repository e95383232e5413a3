// The examples of the documents: what stands in their blocks of code.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./harness.mjs";

/**
 * The blocks of code of a document, in their order, as they stand there.
 *
 * @param {string} document its path
 * @returns {Array<{ document: string, language: string, code: string }>}
 */
export function examples(document) {
  const text = readFileSync(join(ROOT, document), "utf8");
  return [...text.matchAll(/^( *)```(\w+)([^\n]*)\n(.*?)^\1```$/gms)].map(([, indent, language, more, code]) => ({
    document,
    language: `${language}${more}`,
    code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }));
}
