// The table as headings and buttons, kept in step with the game by their ids: what has the focus keeps it for as long as it is
// there, and then hands it to the open question. Who answers by keys is led to the next question.

import { ears, element, focused } from "./root.js";
import { make } from "./words.js";

// The part that is the open question.
const QUESTION = "ask";

// How far an arrow leads: to the first of these rows and places in it where an Area lies. Rows are laid like bricks: up and down
// are each other's way back, and with the shift key lead to the other neighbours.
const ARROWS = {
  ArrowLeft: ({ row, column }) => [[row, column - 1]],
  ArrowRight: ({ row, column }) => [[row, column + 1]],
  ArrowUp: ({ row, column }) => [[row - 1, column], [row - 1, column + 1]],
  ArrowDown: ({ row, column }) => [[row + 1, column], [row + 1, column - 1]],
  ShiftArrowUp: ({ row, column }) => [[row - 1, column + 1], [row - 1, column]],
  ShiftArrowDown: ({ row, column }) => [[row + 1, column - 1], [row + 1, column]],
  Home: ({ row }) => [[row, 0]],
  End: ({ row }) => Array.from({ length: 9 }, (_, n) => [row, 8 - n]),
};

const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "AltGraph"];

export class Tree {
  #root = element("tree");
  #on;
  #parts = new Map(); // By id: the section, its heading, its lines and its list.
  #items = new Map(); // By id: what is told of a button, and where an Area lies.
  #area; // The id of the Area that Tab comes to.
  #home; // The id of the Area of the own President.
  #question = "";
  #played = 0; // How many moves were played when the tree was shown last.
  #pressed = false; // Whether what is shown next comes of a press.
  // Whether the last input came from keys or from who reads the tree, not from a pointer: to begin with, whether what led to the
  // table shows its focus.
  #byKeys = focused()?.matches(":focus-visible") ?? false;
  #quiet = false; // Whether the focus moves without anybody's asking.

  /**
   * `on` has `press(id)`, `focus(id)`, `undefined` for no focus, and `edge()`, when no Area lies where an arrow points; it is heard
   * until `signal` is aborted.
   */
  constructor(signal, on) {
    this.#on = on;
    this.#root.replaceChildren();
    signal.addEventListener("abort", () => this.#root.replaceChildren());
    const hear = (target, name, action) => target.addEventListener(name, action, { signal });
    hear(this.#root, "click", ({ target }) => this.#items.has(target.id) && this.#press(target.id));
    hear(this.#root, "keydown", (event) => {
      // A key held down is one press: the focus may be on what confirms it by now.
      if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
      else this.#move(event);
    });
    hear(this.#root, "focusin", ({ target }) => this.#arrive(target));
    hear(this.#root, "focusout", ({ relatedTarget }) => {
      if (!this.#quiet && !this.#root.contains(relatedTarget)) on.focus(undefined);
    });
    hear(ears, "keydown", ({ key }) => MODIFIERS.includes(key) || this.#turn(true));
    hear(ears, "pointerdown", ({ target }) => this.#turn(this.#root.contains(target)));
  }

  /**
   * Shows the parts of a table at which so many moves are played; gives whether the focus went to the question, because it was
   * answered, what had it is gone, or another question stood there.
   */
  show(parts, played) {
    const had = this.#focused();
    const { heading, items } = parts.find(({ id }) => id === QUESTION);
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
    const sections = parts.map((part) => this.#section(part));
    this.#parts = new Map(sections.map((section) => [section.dataset.part, section]));
    arrange(this.#root, sections);
    const lost = had && (stale || !had.isConnected);
    const next = confirming ? element(confirming.id) : this.#heading();
    if (lost) next.focus({ preventScroll: true });
    else if (had && had !== focused()) had.focus({ preventScroll: true });
    this.#quiet = false;
    // Where the focus was on the question already, nothing is arrived at: what moves on the table goes on.
    if (lost && (!renewed || confirming)) this.#arrive(next);
    // The button that confirms does not say what is asked.
    return Boolean(lost) && !confirming;
  }

  /** Tells of what can be folded whether it is open. */
  unfold(parts) {
    for (const { id, expanded } of parts.flatMap(({ items }) => items)) this.#expand(element(id), expanded);
  }

  /**
   * Puts the focus on what confirms a half-entered move, or else on the answer that goes on without more; gives which it is,
   * `"confirms"` or `"goesOn"`, or `undefined`.
   */
  toWayOn() {
    for (const way of ["confirms", "goesOn"]) {
      const found = [...this.#items.values()].find((item) => item[way]);
      if (!found) continue;
      element(found.id).focus({ preventScroll: true });
      return way;
    }
    return undefined;
  }

  /** Puts the focus on the open question. */
  toQuestion() {
    this.#heading()?.focus({ preventScroll: true });
  }

  /** Goes on to the next part (1) or back to the one before (-1), round from the last to the first. */
  turn(step) {
    const sections = [...this.#parts.values()];
    const found = sections.indexOf(this.#focused()?.closest("section"));
    // From nowhere it begins at the first part, or at the last.
    const from = found < 0 && step < 0 ? 0 : found;
    const count = sections.length;
    for (let gone = 1; gone <= count; gone += 1) {
      const stop = sections[(from + gone * step + count) % count].querySelector(`[data-part="${QUESTION}"] > [tabindex], button:not([tabindex="-1"])`);
      if (stop) return stop.focus({ preventScroll: true });
    }
  }

  #press(id) {
    this.#pressed = true;
    this.#on.press(id);
    this.#pressed = false;
  }

  #focused() {
    const active = focused();
    return this.#root.contains(active) ? active : undefined;
  }

  #heading() {
    return this.#parts.get(QUESTION)?.firstElementChild;
  }

  #turn(byKeys) {
    if (this.#byKeys === byKeys) return;
    this.#byKeys = byKeys;
    const focused = this.#focused();
    if (focused) this.#tell(focused);
  }

  #arrive(target) {
    if (this.#quiet) return;
    const { row } = this.#items.get(target.id) ?? {};
    if (Number.isInteger(row)) this.#stand(target.id);
    this.#tell(target);
  }

  #tell(target) {
    this.#on.focus(this.#byKeys ? target.id : undefined);
  }

  // Tab comes to one Area alone; arrows lead on from there.
  #rove(parts) {
    const areas = parts.flatMap(({ items }) => items).filter(({ row }) => Number.isInteger(row));
    const home = areas.find((area) => area.home)?.id;
    // Where the President comes to, the arrows begin.
    if (home && home !== this.#home) this.#area = home;
    this.#home = home;
    if (!areas.some(({ id }) => id === this.#area)) this.#area = areas[0]?.id;
  }

  #stand(id) {
    for (const [item, tab] of [[this.#area, -1], [id, 0]]) {
      const button = element(item);
      if (button) button.tabIndex = tab;
    }
    this.#area = id;
  }

  #move(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !(event.key in ARROWS)) return;
    event.preventDefault();
    const arrow = ARROWS[event.shiftKey ? `Shift${event.key}` : event.key] ?? ARROWS[event.key];
    const here = this.#items.get(event.target.id);
    const stands = Number.isInteger(here?.row);
    const places = stands ? arrow(here) : [];
    const areas = [...this.#items.values()].filter(({ row }) => Number.isInteger(row));
    const found = places.map(([row, column]) => areas.find((area) => area.row === row && area.column === column)).find(Boolean);
    // From anywhere else an arrow leads to the Areas.
    const next = stands ? found?.id : this.#area;
    if (!next || next === event.target.id) return this.#on.edge();
    element(next).focus({ preventScroll: true });
  }

  #section({ id, level, heading, told, items }) {
    const section = this.#parts.get(id) ?? this.#fresh(id, level);
    const [title, list] = [section.firstElementChild, section.lastElementChild];
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
    return section;
  }

  #fresh(id, level) {
    const title = make(`h${level}`, { id: `part-${id}` });
    if (id === QUESTION) title.tabIndex = -1;
    const section = make("section", {}, title, make("ul"));
    // Whoever comes to one of its buttons hears where it lies; the question itself is heard already.
    if (level > 1 && id !== QUESTION) {
      section.setAttribute("role", "group");
      section.setAttribute("aria-labelledby", title.id);
    }
    section.dataset.part = id;
    return section;
  }

  #button({ id, label, row, expanded }) {
    const button = element(id) ?? make("button", { id, type: "button" });
    write(button, label);
    this.#expand(button, expanded);
    button.tabIndex = Number.isInteger(row) && id !== this.#area ? -1 : 0;
    return button.parentElement ?? make("li", {}, button);
  }

  #expand(button, expanded) {
    if (button && typeof expanded === "boolean") button.ariaExpanded = String(expanded);
  }
}

// Writes a text where it is not there yet: a screen reader need not read it anew.
function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

// A heading that has the focus is read with the lines below it.
function describe(title, lines) {
  lines.forEach((line, index) => (line.id = `${title.id}-${index}`));
  title.setAttribute("aria-describedby", lines.map(({ id }) => id).join(" "));
}

// Puts children in order and moves no more of them than it must: what is moved loses the focus.
function arrange(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  let at = parent.firstElementChild;
  for (const child of children) {
    if (child === at) at = at.nextElementSibling;
    else parent.insertBefore(child, at);
  }
}
