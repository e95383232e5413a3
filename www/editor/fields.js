// The controls of the form. Each stands for a place of the document, shows what is written there, and writes what is chosen.

import { make, say } from "../words.js";

/** @import { Pair } from "./names.js" */
/** @import { Position } from "./position.js" */

/**
 * How a place of the document is read and written: what it says there, what lies there in the last possible position, and what is to.
 *
 * @typedef {{ value: () => any, dealt: () => any, put: (part: any) => void }} By
 */

/**
 * What stands for a place: all of it, what is given the focus for it, and how it is shown anew.
 *
 * @typedef {{ holder: HTMLElement, input?: HTMLElement, refresh?: () => void }} Control
 */

/** @param {unknown} value @returns {string} */
const key = (value) => (value === undefined ? "" : JSON.stringify(value));

/** The controls of a form over a position: `{value, dealt, put}` by path. */
export class Fields {
  #position;
  /** @type {Map<string, Control>} */
  #all = new Map(); // The holder of each place, what is given the focus for it, and how it is shown anew.

  /** @param {Position} position */
  constructor(position) {
    this.#position = position;
  }

  /** Shows in every control what the document says. */
  refresh() {
    for (const { refresh } of this.#all.values()) refresh?.();
  }

  /** What stands for a place: `{holder, input}`. @param {string} path */
  of(path) {
    return this.#all.get(path);
  }

  /** Every place that something stands for. */
  get places() {
    return [...this.#all.keys()];
  }

  /**
   * @template {HTMLElement} Holder
   * @param {string} path
   * @param {Holder} holder
   * @param {HTMLElement} [input]
   * @param {() => void} [refresh]
   * @returns {Holder}
   */
  #named(path, holder, input, refresh) {
    holder.dataset.place = path;
    if (input) input.id = `at-${path}`;
    this.#all.set(path, { holder, input, refresh });
    return holder;
  }

  // A control with its label, which reads and writes its place, or what `by` says.
  /** @param {string} path @param {string} label @param {HTMLElement} input @param {(value: any, dealt: any) => void} show @param {By} by */
  #labelled(path, label, input, show, by) {
    const holder = make("label", { className: "field" }, make("span", { textContent: label }), input);
    return this.#named(path, holder, input, () => show(by.value(), by.dealt()));
  }

  // How a place is read and written.
  /** @param {string} path @returns {By} */
  #by(path) {
    const position = this.#position;
    return { value: () => position.value(path), dealt: () => position.dealt(path), put: (part) => position.put(path, part) };
  }

  /**
   * Fields that belong together; a fault of their place is told there.
   *
   * @param {string} path
   * @param {string} legend
   * @param {...HTMLElement} fields
   */
  group(path, legend, ...fields) {
    return this.#named(path, make("fieldset", {}, make("legend", { textContent: legend }), make("div", { className: "fields" }, ...fields)));
  }

  /**
   * Anything else that stands for a place, such as a square of the map; `refresh()` shows it anew.
   *
   * @template {HTMLElement} Holder
   * @param {string} path
   * @param {Holder} holder
   * @param {HTMLElement} [input]
   * @param {() => void} [refresh]
   */
  stand(path, holder, input, refresh) {
    return this.#named(path, holder, input, refresh);
  }

  /**
   * A whole number from `least` to `most`.
   *
   * @param {string} path
   * @param {string} label
   * @param {{ least?: number, most: number }} bounds
   * @param {By} [by]
   */
  number(path, label, { least = 0, most }, by = this.#by(path)) {
    const input = make("input", { type: "number", min: String(least), max: String(most), step: "1", inputMode: "numeric" });
    input.addEventListener("input", () => by.put(input.value === "" ? undefined : Number(input.value)));
    /** @param {any} value @param {any} dealt */
    const show = (value, dealt) => {
      input.placeholder = String(dealt ?? (least === 0 ? 0 : ""));
      const text = value === undefined || value === null ? "" : String(value);
      // What is being typed is left as it is.
      if (Number(input.value) !== Number(text) || (input.value === "") !== (text === "")) input.value = text;
    };
    return this.#labelled(path, label, input, show, by);
  }

  /**
   * A text on one line.
   *
   * @param {string} path
   * @param {string} label
   * @param {number} most
   */
  line(path, label, most) {
    const by = this.#by(path);
    const input = make("input", { type: "text", maxLength: most, spellcheck: false });
    input.addEventListener("input", () => by.put(input.value === "" ? undefined : input.value));
    /** @param {any} value @param {any} dealt */
    const show = (value, dealt) => {
      input.placeholder = dealt ?? "";
      const text = typeof value === "string" ? value : "";
      if (input.value !== text) input.value = text;
    };
    return this.#labelled(path, label, input, show, by);
  }

  /** Yes or no; no is what is left out. @param {string} path @param {string} label */
  check(path, label) {
    const by = this.#by(path);
    const input = make("input", { type: "checkbox" });
    input.addEventListener("change", () => by.put(input.checked || undefined));
    const holder = make("label", { className: "switch" }, input, make("span", { textContent: label }));
    return this.#named(path, holder, input, () => (input.checked = by.value() === true));
  }

  /**
   * One of several things: `options()` are pairs of what is written and what is read. What the document says beyond them is offered
   * too, so that it is not lost.
   *
   * @param {string} path
   * @param {string} label
   * @param {() => Pair[]} options
   * @param {By} [by]
   */
  choice(path, label, options, by = this.#by(path)) {
    const input = make("select");
    /** @type {string | undefined} */
    let offered;
    input.addEventListener("change", () => by.put(input.value === "" ? undefined : JSON.parse(input.value)));
    /** @param {any} value @param {any} dealt */
    const show = (value, dealt) => {
      const pairs = options();
      const told = pairs.find(([one]) => one !== undefined && key(one) === key(dealt))?.[1];
      const rows = pairs.map(([one, text]) => [key(one), one === undefined && value === undefined && told ? say("editor-dealt-as", { text: told }) : text]);
      if (!rows.some(([one]) => one === key(value))) rows.push([key(value), key(value)]);
      const signature = JSON.stringify(rows);
      if (signature !== offered) input.replaceChildren(...rows.map(([value, textContent]) => make("option", { value, textContent })));
      offered = signature;
      input.value = key(value);
    };
    return this.#labelled(path, label, input, show, by);
  }

  /**
   * A list that has a place for each of its things. `slot(place, number, by)` makes the control of one; `settled(list)` is what is written
   * of the list, `undefined` if the seed may decide, and `begun()` what it is before anything is chosen.
   *
   * @param {string} path
   * @param {string} legend
   * @param {number} count
   * @param {(place: string, number: number, by: By) => HTMLElement} slot
   * @param {{ begun: () => any[], settled: (list: any[]) => unknown }} list
   */
  slots(path, legend, count, slot, { begun, settled }) {
    const by = this.#by(path);
    // What is told of one to be nothing is told; what is not told of it is as it was before anything was chosen.
    /** @param {any} part @param {number} number */
    const told = (part, number) => (part === undefined ? (begun()[number] ?? null) : part);
    const list = () => {
      const value = by.value();
      const chosen = Array.isArray(value) ? value : begun();
      return Array.from({ length: Math.max(count, chosen.length) }, (_, number) => told(chosen[number], number));
    };
    const rows = Array.from({ length: count }, (_, number) =>
      slot(`${path}[${number}]`, number, {
        value: () => list()[number],
        dealt: () => by.dealt()?.[number],
        put: (part) => {
          // What was dealt goes into the document with the first choice: it is that of the document as it is, not as it was checked last.
          this.#position.settle();
          by.put(settled(list().with(number, told(part, number))));
        },
      }),
    );
    return this.group(path, legend, ...rows);
  }

  /**
   * A list of any length, up to `most`: `options()` as for a choice; `empty` is what stands there if it says that there are none.
   *
   * @param {string} path
   * @param {string} legend
   * @param {() => Pair[]} options
   * @param {{ most: number, empty?: string }} bounds
   * @param {By} [by]
   */
  many(path, legend, options, { most, empty }, by = this.#by(path)) {
    const input = make("select", { ariaLabel: legend });
    const list = make("ul", { className: "many" });
    const add = make("button", { type: "button", textContent: say("editor-add") });
    add.append(make("span", { className: "unseen", textContent: ` – ${legend}` }));
    /** @returns {unknown[]} */
    const chosen = () => (Array.isArray(by.value()) ? by.value() : []);
    add.addEventListener("click", () => {
      const value = JSON.parse(input.value);
      by.put(value === null ? [] : [...chosen(), value]);
    });
    /** @param {string} text @param {() => unknown} rest */
    const item = (text, rest) => {
      const remove = make("button", { type: "button", className: "remove", textContent: "×", ariaLabel: say("editor-remove", { thing: text }) });
      remove.addEventListener("click", () => {
        by.put(rest());
        input.focus();
      });
      return make("li", {}, make("span", { textContent: text }), remove);
    };
    /** @type {string | undefined} */
    let offered;
    const refresh = () => {
      const pairs = options();
      /** @param {unknown} value @returns {string} */
      const said = (value) => pairs.find(([one]) => key(one) === key(value))?.[1] ?? key(value);
      const value = by.value();
      /** @param {number} number */
      const left = (number) => chosen().filter((_, other) => other !== number);
      const items = chosen().map((one, number) => item(said(one), () => (left(number).length > 0 ? left(number) : undefined)));
      if (empty !== undefined && value !== undefined && items.length === 0) items.push(item(empty, () => undefined));
      const dealt = by.dealt();
      if (value === undefined && Array.isArray(dealt) && dealt.length > 0) items.push(make("li", { className: "note", textContent: say("editor-dealt-as", { text: dealt.map(said).join(" · ") }) }));
      list.replaceChildren(...items);
      /** @type {Pair[]} */
      const all = empty === undefined ? pairs : [...pairs, [null, empty]];
      const rows = all.map(([one, text]) => [key(one), text]);
      const signature = JSON.stringify(rows);
      if (signature !== offered) input.replaceChildren(...rows.map(([value, textContent]) => make("option", { value, textContent })));
      offered = signature;
      add.disabled = chosen().length >= most;
    };
    const holder = make("fieldset", {}, make("legend", { textContent: legend }), make("div", { className: "fields" }, list, make("div", { className: "adding" }, input, add)));
    return this.#named(path, holder, input, refresh);
  }
}
