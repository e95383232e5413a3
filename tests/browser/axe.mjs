// What axe finds wrong with a page: rules of the Web Content Accessibility Guidelines that can be tried by a program.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong with a page as it is, each with where; `left` are selectors of what is left out, and `rules` what is looked for, all if nothing is said.
 *
 * @param {import("playwright-core").Page} page
 * @param {{ left?: string[], rules?: string[] }} [asked]
 * @returns {Promise<string[]>}
 */
export async function findings(page, { left = [], rules } = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async ([left, rules]) => {
    // All else that it could tell, such as what is right, is much.
    const { violations } = await globalThis.axe.run({ exclude: left.map((one) => [one]) }, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
  }, /** @type {const} */ ([left, rules]));
}

/** What axe finds too faint on a page as it is: all that a palette can change. */
export const faint = (page) => findings(page, { rules: ["color-contrast"] });
