// The player's aid: tables and rules to look up, with search. It opens where a refusal, a button or F1 points.

import { icon } from "./art.js";
import { typingPause } from "./pause.js";
import { played } from "./program.js";
import { ears, element, isModal } from "./root.js";
import { fill, make, say } from "./words.js";

/** @import { AidCell, AidSection, Game } from "../types/table.js" */

const dialog = element("aid");
const field = element("aid-search");

const pause = typingPause();

/** @type {AidSection[]} */
let sections = [];

/**
 * Prepares the aid. `game()` gives the game in progress, `content()` the printed values for the next one; either may be
 * undefined. F1 opens it wherever no other window is open.
 *
 * @param {() => Game | undefined} game
 * @param {() => string | undefined} content
 */
export function prepareAid(game, content) {
  fill(dialog);
  field.placeholder = say("aid-search");
  element("aid-close").addEventListener("click", () => dialog.close());
  // What was read is not left in the document.
  dialog.addEventListener("close", () => {
    sections = [];
    pause.stop();
    element("aid-body").replaceChildren();
    element("aid-contents").replaceChildren();
  });
  field.addEventListener("input", () => draw());
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || field.value === "") return;
    // What was searched for goes first, then the window.
    event.preventDefault();
    field.value = "";
    draw();
  });
  openAid = (chapter) => {
    if (dialog.open) return;
    sections = game()?.aid() ?? played().aid(content());
    field.value = "";
    draw();
    dialog.showModal();
    goTo(chapter);
  };
  ears.addEventListener("keydown", (event) => {
    if (event.key !== "F1") return;
    event.preventDefault();
    if (element("curtain").hidden && !isModal()) openAid();
  });
}

/** Opens the aid, at a section by its name or, without one, at its beginning. @type {(chapter?: string) => void} */
export let openAid = () => {};

// Shows a section, and lets the keyboard go on from there.
/** @param {string} [id] */
function goTo(id) {
  const section = element("aid-body").querySelector(`[data-section="${id}"]`);
  if (!section) {
    element("aid-body").scrollTop = 0;
    element("aid-title").focus();
    return;
  }
  section.scrollIntoView({ block: "start" });
  /** @type {HTMLElement | null} */
  const title = section.querySelector("h3");
  title?.focus({ preventScroll: true });
}

// Everything, or what the search finds.
function draw() {
  const needle = folded(field.value.trim());
  let hits = 0;
  const drawn = sections.map((section) => {
    const { node, count } = build(section, needle);
    hits += count;
    return { section, node, found: needle === "" || count > 0 };
  });
  const found = drawn.filter((entry) => entry.found);
  element("aid-body").replaceChildren(...found.map(({ node }) => node));
  element("aid-body").scrollTop = 0;
  element("aid-contents").replaceChildren(...contents(found.map(({ section }) => section)));
  const state = element("aid-state");
  state.hidden = needle === "";
  const told = { n: hits, text: field.value.trim() };
  pause.stop();
  if (needle === "") state.textContent = "";
  else pause.after(() => (state.textContent = hits > 0 ? say("aid-found", told) : say("aid-nothing", told)));
}

// The sections as links, under the name of each part.
/** @param {AidSection[]} shown */
function contents(shown) {
  const parts = [...new Set(shown.map(({ part }) => part))];
  return parts.flatMap((part) => {
    const items = shown.filter((section) => section.part === part).map(({ id, title }) => {
      const link = make("button", { type: "button", className: "link", textContent: title });
      link.addEventListener("click", () => goTo(id));
      return make("li", {}, link);
    });
    return [make("h3", { textContent: part }), make("ul", {}, ...items)];
  });
}

// A section with its hits marked, and how many there are. Of a table only the rows with hits are shown, unless the title has one.
/** @param {AidSection} section @param {string} needle */
function build({ id, title, blocks }, needle) {
  let count = 0;
  /** @param {string} words */
  const text = (words) => {
    const { nodes, hits } = marked(words, needle);
    count += hits;
    return nodes;
  };
  const heading = make("h3", { tabIndex: -1 }, ...text(title));
  const whole = needle === "" || count > 0;
  /** @param {AidCell} cell @param {[tag: "td" | "th", properties: { scope?: string }]} shown */
  const cell = ({ parts, said }, [tag, properties]) => {
    const before = count;
    const seen = parts.flatMap((part) => words(part, text));
    if (said === null) return make(tag, properties, ...seen);
    // What only a symbol says is found too.
    const found = needle !== "" && count === before && folded(said).includes(needle);
    count += Number(found);
    const shown = make(found ? "mark" : "span", { ariaHidden: "true" }, ...seen);
    return said === "" ? make("td", { ariaHidden: "true" }, ...seen) : make(tag, properties, shown, make("span", { className: "unseen", textContent: said }));
  };
  /** @param {AidCell[]} cells */
  const row = (cells) => {
    const before = count;
    // The first cell that is heard names the row.
    const name = cells.findIndex(({ said }) => said !== "");
    const line = make("tr", {}, ...cells.map((of, at) => cell(of, at === name ? ["th", { scope: "row" }] : ["td", {}])));
    return whole || count > before ? [line] : [];
  };
  const body = blocks.map((block) => {
    if ("text" in block) return make("p", {}, ...text(block.text));
    const [heads, rows] = block.table;
    return table(title, heads, rows.flatMap(row));
  });
  const node = make("section", {}, heading, ...body);
  node.dataset.section = id;
  return { node, count };
}

/** @param {string} title @param {string[]} heads @param {HTMLTableRowElement[]} rows */
function table(title, heads, rows) {
  if (rows.length === 0) return "";
  // A column that is not heard has no head either.
  const head = make("tr", {}, ...heads.map((words, at) => column(words, rows[0].children[at].ariaHidden)));
  const whole = make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows));
  return make("div", { className: "scroll", tabIndex: 0, role: "group", ariaLabel: title }, whole);
}

/** @param {string} words @param {string | null} ariaHidden */
const column = (words, ariaHidden) =>
  words === "" ? make("td", { ariaHidden }) : make("th", { scope: "col", textContent: words });

/** @param {[symbol: string | null, words: string]} part @param {(words: string) => Array<Node | string>} text */
function words([symbol, said], text) {
  const nodes = text(said);
  return symbol ? [make("span", { className: "amount" }, icon(symbol, 20), ...nodes)] : nodes;
}

// A text as it is searched: a space that keeps words together is one all the same.
/** @param {string} text */
const folded = (text) => text.toLowerCase().replaceAll("\u00a0", " ");

// A text in nodes, each hit in a mark of its own.
/** @param {string} words @param {string} needle @returns {{ nodes: Array<Node | string>, hits: number }} */
function marked(words, needle) {
  const lower = folded(words);
  // A letter that changes its length in lower case would put marks in the wrong place.
  if (needle === "" || lower.length !== words.length) return { nodes: [words], hits: 0 };
  const nodes = [];
  let from = 0;
  let hits = 0;
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, from)) {
    nodes.push(words.slice(from, at), make("mark", { textContent: words.slice(at, at + needle.length) }));
    from = at + needle.length;
    hits += 1;
  }
  return { nodes: [...nodes, words.slice(from)], hits };
}
