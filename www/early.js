// What was begun before the scripts came: see opening.js. There is none of it where a page of somebody else has an element.

import { patiently } from "./patience.js";
import { element, house } from "./root.js";

/**
 * What a file was made into, given its address, a promise; `undefined`, or a promise of it, where that was not begun or has failed.
 *
 * @param {string | URL} source
 */
export const early = (source) => globalThis.yokohamaEarly?.[String(source)];

/**
 * Waits for what runs before all, as far as it comes: a page that it does not come to begins without it.
 */
export async function opened() {
  /** @type {HTMLScriptElement | null} */
  const script = document.querySelector('script[src$="www/opening.js"]');
  const [came] = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByName(script?.src ?? ""));
  const isMissing = script === null || (came?.responseStatus ?? 200) !== 200;
  if (house.dataset.opened === undefined && !isMissing && document.readyState !== "complete") {
    const settled = new Promise((resolve) => {
      for (const name of ["load", "error"]) script.addEventListener(name, resolve);
      addEventListener("load", resolve); // It may have come before this ran, and be broken: the page is not loaded before it has had its turn.
    });
    await patiently(settled).catch(() => {});
  }
  house.dataset.opened = "true";
}

/**
 * Tells that the page could not begin. What runs before all finds out why; where that is not there either, the least is said.
 *
 * @param {unknown} error
 */
export function hindered(error) {
  const isTold = document.querySelector("body > .notice:not(.late, [hidden])") !== null;
  if (!isTold) element("not-loaded").hidden = false;
  dispatchEvent(new CustomEvent("yokohama-not-started", { detail: error }));
}
