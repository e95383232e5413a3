// The table as headings and buttons, kept in step with the game by their ids: what has the focus keeps it for as long as it is
// there, and then hands it to the open question. Who answers by keys is led to the next question.

import { ears, element, elementOf, focused } from "./root.js";
import { make } from "./words.js";

/** @import { TreeItem, TreePart } from "../types/table.js" */

// The part that is the open question.
const QUESTION = "ask";

// How far an arrow leads: to the first of these rows and columns where a cell of the board lies. Where rows are laid like bricks, up and down
// are each other's way back, and with the shift key lead to the other neighbours.
/** @type {Record<string, (cell: Cell) => number[][]>} */
const ARROWS = {
  ArrowLeft: ({ row, column }) => [[row, column - 1]],
  ArrowRight: ({ row, column }) => [[row, column + 1]],
  ArrowUp: ({ row, column }) => [[row - 1, column], [row - 1, column + 1]],
  ArrowDown: ({ row, column }) => [[row + 1, column], [row + 1, column - 1]],
  ShiftArrowUp: ({ row, column }) => [[row - 1, column + 1], [row - 1, column]],
  ShiftArrowDown: ({ row, column }) => [[row + 1, column - 1], [row + 1, column]],
  // No board has more columns than that.
  Home: ({ row }) => Array.from({ length: 16 }, (_, n) => [row, n]),
  End: ({ row }) => Array.from({ length: 16 }, (_, n) => [row, 15 - n]),
};

/** Where a cell of the board lies. @typedef {{ row: number, column: number }} Cell */

/** @type {Pick<TreePart, "heading" | "items">} */
const NOTHING = { heading: "", items: [] };

const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "AltGraph"];

/** What the tree asks for. @typedef {{ press: (id: string) => void, focus: (id: string | undefined) => void, edge: () => void }} On */

export class Tree {
  #root = element("tree");
  #on;
  /** @type {Map<string, { section: HTMLElement, title: HTMLElement, list: HTMLElement }>} */
  #parts = new Map(); // By id: the section, its heading, its lines and its list.
  /** @type {Map<string, TreeItem>} */
  #items = new Map(); // By id: what is told of a button, and where a cell lies.
  /** @type {string | undefined} */
  #cell; // The id of the cell that Tab comes to.
  /** @type {string | undefined} */
  #home; // The id of the cell where one stands oneself.
  #question = "";
  #played = 0; // How many moves were played when the tree was shown last.
  #pressed = false; // Whether what is shown next comes of a press.
  // Whether the last input came from keys or from who reads the tree, not from a pointer: to begin with, whether what led to the
  // table shows its focus.
  #byKeys = focused()?.matches(":focus-visible") ?? false;
  #quiet = false; // Whether the focus moves without anybody's asking.

  /**
   * `on` has `press(id)`, `focus(id)`, `undefined` for no focus, and `edge()`, when no cell lies where an arrow points; it is heard
   * until `signal` is aborted.
   *
   * @param {AbortSignal} signal
   * @param {On} on
   */
  constructor(signal, on) {
    this.#on = on;
    this.#root.replaceChildren();
    signal.addEventListener("abort", () => this.#root.replaceChildren());
    /**
     * @template {keyof HTMLElementEventMap} Name
     * @param {Pick<HTMLElement, "addEventListener">} target
     * @param {Name} name
     * @param {(event: HTMLElementEventMap[Name]) => void} action
     */
    const hear = (target, name, action) => target.addEventListener(name, action, { signal });
    hear(this.#root, "click", (event) => this.#items.has(idOf(event)) && this.#press(idOf(event)));
    hear(this.#root, "keydown", (event) => {
      // A key held down is one press: the focus may be on what confirms it by now.
      if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
      else this.#move(event);
    });
    hear(this.#root, "focusin", ({ target }) => this.#arrive(elementOf(target)));
    hear(this.#root, "focusout", ({ relatedTarget }) => {
      if (!this.#quiet && !this.#root.contains(elementOf(relatedTarget))) on.focus(undefined);
    });
    hear(ears, "keydown", ({ key }) => MODIFIERS.includes(key) || this.#turn(true));
    hear(ears, "pointerdown", ({ target }) => this.#turn(this.#root.contains(elementOf(target))));
  }

  /**
   * Shows the parts of a table at which so many moves are played; gives whether the focus went to the question, because it was
   * answered, what had it is gone, or another question stood there.
   *
   * @param {TreePart[]} parts
   * @param {number} played
   */
  show(parts, played) {
    const had = this.#focused();
    const { heading, items } = parts.find(({ id }) => id === QUESTION) ?? NOTHING;
    // An answer to the last question is not left in the hand for the next.
    const isNew = heading !== this.#question;
    const answered = this.#pressed && (isNew || played !== this.#played);
    const stale = answered || (had?.closest("section")?.dataset.part === QUESTION && isNew && had.tagName === "BUTTON");
    // A heading that has the focus is not read anew, but a new one is.
    const renewed = had && had === this.#heading() && isNew && items.length > 0;
    if (renewed) this.#parts.delete(QUESTION);
    const confirming = answered && items.find(({ confirms }) => confirms);
    this.#question = heading;
    this.#played = played;
    this.#pressed = false;
    this.#quiet = true;
    this.#items = new Map(parts.flatMap(({ items }) => items).map((item) => [item.id, item]));
    this.#rove(parts);
    this.#parts = new Map(parts.map((part) => [part.id, this.#section(part)]));
    arrange(this.#root, this.#sections);
    const lost = had && (stale || !had.isConnected);
    const next = confirming ? element(confirming.id) : this.#heading();
    if (lost) next?.focus({ preventScroll: true });
    else if (had && had !== focused()) had.focus({ preventScroll: true });
    this.#quiet = false;
    // Where the focus was on the question already, nothing is arrived at: what moves on the table goes on.
    if (lost && (!renewed || confirming)) this.#arrive(next);
    // The button that confirms does not say what is asked.
    return Boolean(lost) && !confirming;
  }

  /** Tells of what can be folded whether it is open. @param {TreePart[]} parts */
  unfold(parts) {
    for (const { id, expanded } of parts.flatMap(({ items }) => items)) this.#expand(element(id), expanded);
  }

  /**
   * Puts the focus on what confirms a half-entered move, or else on the answer that goes on without more; gives which it is,
   * `"confirms"` or `"goesOn"`, or `undefined`.
   */
  toWayOn() {
    for (const way of /** @type {const} */ (["confirms", "goesOn"])) {
      const found = [...this.#items.values()].find((item) => item[way]);
      if (!found) continue;
      element(found.id)?.focus({ preventScroll: true });
      return way;
    }
    return undefined;
  }

  /** Puts the focus on the open question. */
  toQuestion() {
    this.#heading()?.focus({ preventScroll: true });
  }

  /** Goes on to the next part (1) or back to the one before (-1), round from the last to the first. @param {number} step */
  turn(step) {
    const sections = this.#sections;
    const around = this.#focused()?.closest("section");
    const found = around ? sections.indexOf(around) : -1;
    // From nowhere it begins at the first part, or at the last.
    const from = found < 0 && step < 0 ? 0 : found;
    const count = sections.length;
    for (let gone = 1; gone <= count; gone += 1) {
      /** @type {HTMLElement | null} */
      const stop = sections[(from + gone * step + count) % count].querySelector(`[data-part="${QUESTION}"] > [tabindex], button:not([tabindex="-1"])`);
      if (stop) return stop.focus({ preventScroll: true });
    }
  }

  /** @param {string} id */
  #press(id) {
    this.#pressed = true;
    this.#on.press(id);
    this.#pressed = false;
  }

  get #sections() {
    return [...this.#parts.values()].map(({ section }) => section);
  }

  #focused() {
    const active = focused();
    return active && this.#root.contains(active) ? active : undefined;
  }

  #heading() {
    return this.#parts.get(QUESTION)?.title;
  }

  /** @param {boolean} byKeys */
  #turn(byKeys) {
    if (this.#byKeys === byKeys) return;
    this.#byKeys = byKeys;
    const focused = this.#focused();
    if (focused) this.#tell(focused);
  }

  /** @param {Element | null | undefined} target */
  #arrive(target) {
    if (this.#quiet || !target) return;
    const { row } = this.#items.get(target.id) ?? {};
    if (Number.isInteger(row)) this.#stand(target.id);
    this.#tell(target);
  }

  /** @param {Element} target */
  #tell(target) {
    this.#on.focus(this.#byKeys ? target.id : undefined);
  }

  // Tab comes to one cell alone; arrows lead on from there.
  /** @param {TreePart[]} parts */
  #rove(parts) {
    const cells = parts.flatMap(({ items }) => items).filter(isCell);
    const home = cells.find((cell) => cell.home)?.id;
    // Where one comes to stand oneself, the arrows begin.
    if (home && home !== this.#home) this.#cell = home;
    this.#home = home;
    if (!cells.some(({ id }) => id === this.#cell)) this.#cell = cells[0]?.id;
  }

  /** @param {string} id */
  #stand(id) {
    /** @type {Array<[id: string | undefined, tab: number]>} */
    const tabs = [[this.#cell, -1], [id, 0]];
    for (const [item, tab] of tabs) {
      const button = element(item ?? "");
      if (button) button.tabIndex = tab;
    }
    this.#cell = id;
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !(event.key in ARROWS)) return;
    event.preventDefault();
    const arrow = ARROWS[event.shiftKey ? `Shift${event.key}` : event.key] ?? ARROWS[event.key];
    const at = idOf(event);
    const here = this.#items.get(at);
    const stands = here !== undefined && isCell(here);
    const places = stands ? arrow(here) : [];
    const cells = [...this.#items.values()].filter(isCell);
    const found = places.map(([row, column]) => cells.find((cell) => cell.row === row && cell.column === column)).find(Boolean);
    // From anywhere else an arrow leads to the board.
    const next = stands ? found?.id : this.#cell;
    if (!next || next === at) return this.#on.edge();
    element(next)?.focus({ preventScroll: true });
  }

  /** @param {TreePart} part */
  #section({ id, level, heading, told, items }) {
    const part = this.#parts.get(id) ?? this.#fresh(id, level);
    const { section, title, list } = part;
    write(title, heading);
    const lines = [...section.querySelectorAll("p")];
    told.forEach((text, index) => {
      if (lines[index]) write(lines[index], text);
      else list.before(make("p", { textContent: text }));
    });
    lines.slice(told.length).forEach((line) => line.remove());
    if (id === QUESTION) describe(title, [...section.querySelectorAll("p")]);
    arrange(list, items.map((item) => this.#button(item)));
    list.hidden = items.length === 0;
    return part;
  }

  /** @param {string} id @param {1 | 2 | 3} level */
  #fresh(id, level) {
    const title = make(`h${level}`, { id: `part-${id}` });
    if (id === QUESTION) title.tabIndex = -1;
    const list = make("ul");
    const section = make("section", {}, title, list);
    // Whoever comes to one of its buttons hears where it lies; the question itself is heard already.
    if (level > 1 && id !== QUESTION) {
      section.setAttribute("role", "group");
      section.setAttribute("aria-labelledby", title.id);
    }
    section.dataset.part = id;
    return { section, title, list };
  }

  /** @param {TreeItem} item */
  #button({ id, label, row, expanded }) {
    const button = element(id) ?? make("button", { id, type: "button" });
    write(button, label);
    this.#expand(button, expanded);
    button.tabIndex = Number.isInteger(row) && id !== this.#cell ? -1 : 0;
    return button.parentElement ?? make("li", {}, button);
  }

  /** @param {HTMLElement | null} button @param {boolean | null} expanded */
  #expand(button, expanded) {
    if (button && typeof expanded === "boolean") button.ariaExpanded = String(expanded);
  }
}

/** The id of what an event is about. @param {Event} event */
const idOf = ({ target }) => elementOf(target)?.id ?? "";

/** Whether a thing is a cell, which lies in a row. @param {TreeItem} item @returns {item is TreeItem & Cell} */
const isCell = (item) => Number.isInteger(item.row);

// Writes a text where it is not there yet: a screen reader need not read it anew.
/** @param {Element} node @param {string} text */
function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

// A heading that has the focus is read with the lines below it.
/** @param {HTMLElement} title @param {HTMLElement[]} lines */
function describe(title, lines) {
  lines.forEach((line, index) => (line.id = `${title.id}-${index}`));
  title.setAttribute("aria-describedby", lines.map(({ id }) => id).join(" "));
}

// Puts children in order and moves no more of them than it must: what is moved loses the focus.
/** @param {HTMLElement} parent @param {HTMLElement[]} children */
function arrange(parent, children) {
  /** @type {Set<Element>} */
  const wanted = new Set(children);
  for (const child of Array.from(parent.children)) if (!wanted.has(child)) child.remove();
  let at = parent.firstElementChild;
  for (const child of children) {
    if (child === at) at = at.nextElementSibling;
    else parent.insertBefore(child, at);
  }
}
