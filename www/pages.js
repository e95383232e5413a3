// The pages of the document, of which one is shown: the first one, the table, the final score; and what lies behind them.

import { backdrop, redye } from "./art.js";
import { hush } from "./failure.js";
import { element, house } from "./root.js";

const PAGES = /** @type {const} */ (["start", "play", "final"]).map((id) => element(id));

/** @type {ReturnType<typeof backdrop>} */
let behind; // Changes what lies behind the page.

/** Lays what lies behind the pages. */
export function prepareBehind() {
  behind = backdrop();
}

/** Paints what lies behind a page that is still to be shown. @param {string} id */
export const paintBehind = (id) => behind.show(id);

/** Another program draws what lies behind from now on. */
export const renewBehind = () => behind.renew();

/** What lies behind is printed in other colours. */
export function redyeBehind() {
  redye();
  behind?.show();
}

/** Whether any page was shown. */
export const isAnyShown = () => house.dataset.page !== undefined;

/** Shows a page; what was told goes with the one before. @param {string} id */
export function show(id) {
  hush();
  turnTo(id);
}

/** The same, where what was told stays. @param {string} id */
export function turnTo(id) {
  for (const page of PAGES) page.hidden = page.id !== id;
  house.dataset.page = id;
  dispatchEvent(new Event("yokohama-started")); // Whoever waited for something has something else now.
  if (id !== "play") behind.show(id);
  scrollTo(0, 0);
}
