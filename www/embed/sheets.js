// The styles of the page, as they hold in the shadow of an element.

import aid from "../styles/aid.css";
import base from "../styles/base.css";
import chart from "../styles/chart.css";
import coach from "../styles/coach.css";
import final from "../styles/final.css";
import forced from "../styles/forced.css";
import ground from "../styles/ground.css";
import lesson from "../styles/lesson.css";
import own from "./table.css";
import past from "../styles/past.css";
import play from "../styles/play.css";
import seats from "../styles/seats.css";

// What lies on the table is measured by the table; windows open before the whole page, and are measured by that.
const texts = [ground, base, seats, within(play), within(chart), within(final), forced, within(past), within(lesson), aid, coach];

/** @type {WeakMap<Document, CSSStyleSheet[]>} */
const sheets = new WeakMap();

/** The sheets of a document, made once for all of its tables: those of another hold in none. @param {Document} document */
export function styled(document) {
  const made = sheets.get(document) ?? sheetsFor(document);
  sheets.set(document, made);
  return made;
}

/** @param {Document} document */
function sheetsFor({ defaultView }) {
  const { CSSStyleSheet } = defaultView ?? globalThis;
  return [...texts.map(housed), own].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

// What holds for the whole page holds for the table. Faces are loaded by script: a shadow has none of its own.
/** @param {string} text */
function housed(text) {
  return text
    .replaceAll(/@font-face \{[^}]*\}/g, "")
    .replaceAll(":root", ".house")
    .replaceAll(/^(html,\n)?body(?= \{)/gm, ".house");
}

// Sizes of the window become sizes of the table.
/** @param {string} text */
function within(text) {
  return text
    .replaceAll(/(?<=\d)d?v([wh])\b/g, "cq$1")
    .replaceAll(/@media ([^{]*(?:width|height|orientation)[^{]*) \{/g, (/** @type {string} */ _, /** @type {string} */ list) => {
      const queries = list.split(",").map((query) => query.trim());
      return `@container ${queries.length > 1 ? queries.map((query) => `(${query})`).join(" or ") : queries[0]} {`;
    });
}
