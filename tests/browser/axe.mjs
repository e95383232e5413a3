// What axe finds wrong with a page: rules of the Web Content Accessibility Guidelines that can be tried by a program.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong with a page as it is, each with where; `left` are selectors of what is left out.
 *
 * @param {import("playwright-core").Page} page
 * @param {string[]} [left]
 * @returns {Promise<string[]>}
 */
export async function findings(page, left = []) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (left) => {
    // All else that it could tell, such as what is right, is much.
    const { violations } = await globalThis.axe.run({ exclude: left.map((one) => [one]) }, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
  }, left);
}
