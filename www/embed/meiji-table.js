// <meiji-table>: a table in anybody's page; and <yokohama-table>, as it was first called. Each lies in a shadow of its own, with a program of its own.

import page from "./index.html";
import { once } from "../once.js";
import { compile } from "../program.js";
import { begin } from "./begun.js";
import { faces } from "./faces.js";
import { LANGUAGES } from "./languages.js";
import { refusal } from "./refusal.js";
import { styled } from "./sheets.js";
import { USUAL } from "../whose.js";

/** @import { Going } from "./table.js" */

// Who carries the site's page along links to it.
const PAGE = SITE ? new URL("../index.html", import.meta.url) : undefined;

/** @type {Map<URL, Promise<WebAssembly.Module>>} */
const programs = new Map();

// A program, compiled once for every table that lies on the page; anew after it could not be had.
/** @param {URL} source */
const compiled = (source) => once(programs, source, compile);

// What each game brings, spelt out for a bundler of others, which finds the files by it.
/** @type {import("../sources.js").Sources["games"]} */
const GAMES = {
  yokohama: {
    table: new URL("./yokohama_bg.wasm", import.meta.url),
    thought: new URL("./opponents_bg.wasm", import.meta.url),
    words: (tag) => LANGUAGES.yokohama[tag],
    worker: () => new Worker(new URL("./think.js", import.meta.url), { type: "module" }),
  },
  duel: {
    table: new URL("./duel_bg.wasm", import.meta.url),
    thought: new URL("./duel_opponents_bg.wasm", import.meta.url),
    words: (tag) => LANGUAGES.duel[tag],
    worker: () => new Worker(new URL("./duel_think.js", import.meta.url), { type: "module" }),
  },
  nippon: {
    table: new URL("./nippon_bg.wasm", import.meta.url),
    thought: new URL("./nippon_opponents_bg.wasm", import.meta.url),
    words: (tag) => LANGUAGES.nippon[tag],
    worker: () => new Worker(new URL("./nippon_think.js", import.meta.url), { type: "module" }),
  },
};

// Where a table finds what it needs.
/** @type {import("../sources.js").Sources} */
const SOURCES = { games: GAMES, compiled, page: PAGE };

// The attributes that leave the game as it is.
const LOOKS = new Set(["lang", "theme"]);

/**
 * A table for a game. Its attributes are read when it comes to lie on a page, and again when one of them changes:
 *
 * - `players`: how many sit at it, 2 to 4;
 * - `seats`: who they are, or who plays a record on, in order and with commas between: `person`, `apprentice`, `greedy`, `merchant` or `master`, the last two with
 *   a style if they are to have one, as in `merchant:builder`;
 * - `game`: which game is played, where no document says it; Yokohama if nothing does;
 * - `seed`: a text from which the deal is made; another one each time if there is none;
 * - `options`: the options of the game, as JSON;
 * - `record`: a record to be opened, or a position to begin with, as JSON or as the address of a file;
 * - `at`: after how many moves of it the table is shown;
 * - `lesson`: a lesson to be read, as JSON or as the address of a file;
 * - `lang`: the language, by its tag; without one, or if the game does not speak it, that of the reader's browser;
 * - `theme`: the palette, `print`, `safe` or `clear`;
 * - `controls`: `none` for a table without menu and windows;
 * - `readonly`: the table is only looked at.
 *
 * It tells what happens by events, which bubble: `meiji-ready`, `meiji-move`, `meiji-decision`, `meiji-end` and `meiji-error`. `table(1)`
 * gives what a program may ask and do.
 */
export class MeijiTable extends HTMLElement {
  /** What its tag, its events and the properties of its colours begin with. */
  static called = "meiji";
  static get tag() {
    return `${this.called}-table`;
  }

  static observedAttributes = ["game", "players", "seats", "seed", "options", "record", "at", "lesson", "lang", "theme", "controls", "readonly"];

  #shadow = this.attachShadow({ mode: "open" });
  /** @type {AbortController | undefined} */
  #laid; // What ends the table that lies here, or is being laid.
  /** @type {import("./table.js").Table | undefined} */
  #table;
  /** @type {import("./access.js").Access | undefined} */
  #access;
  /** @type {Going} */
  #told = {}; // What it is laid with besides its attributes: what goes on from a table that lay here before.
  #isAwaited = false; // Whether it is laid once all attributes that are changed now are.

  connectedCallback() {
    this.#layAnew(this.#going);
  }

  disconnectedCallback() {
    this.#told = this.#going;
    this.#clear();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (name === "theme" && this.#table?.dye(after ?? undefined)) return;
    const told = LOOKS.has(name) ? this.#going : {};
    // What is wished of the element now comes before what was chosen at its table.
    if (name === "lang") delete told.lang;
    this.#layAnew(told);
  }

  /**
   * What a program may ask of the table and do at it, by the version of that interface; `undefined` as long as the table is not laid,
   * which `meiji-ready` tells.
   *
   * @throws {RangeError} If there is no such version.
   * @param {1} version
   */
  table(version) {
    if (version !== 1) throw new RangeError(`<${this.#own.tag}> has no interface ${version}; there is 1`);
    return this.#access;
  }

  // Its own class, which says what it is called.
  get #own() {
    return /** @type {typeof MeijiTable} */ (this.constructor);
  }

  // What goes on when the table is laid anew, also where it is not laid yet.
  /** @returns {Going} */
  get #going() {
    return { ...this.#told, ...this.#table?.going };
  }

  // Lays the table once all attributes that are changed now are: those it has, and over them what is told.
  /** @param {Going} told */
  #layAnew(told) {
    this.#clear();
    this.#told = told;
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    queueMicrotask(() => {
      this.#isAwaited = false;
      if (this.isConnected) this.#lay();
    });
  }

  async #lay() {
    const laid = new AbortController();
    const { signal } = laid;
    this.#laid = laid;
    const { house, notices } = furnish(this.#shadow, this.hasAttribute("readonly"));
    try {
      await faces(this.ownerDocument);
      if (signal.aborted) return;
      const { Table } = begin({ root: this.#shadow, house, life: signal, sources: SOURCES, called: this.#own.called });
      await Table.lay(this.#wishes(), {
        laid: (table) => {
          this.#table = table;
          this.#access = table.access;
          watch(table, signal);
        },
        heard: (name, detail) => signal.aborted || this.#tell(name, detail),
        relay: (wishes) => signal.aborted || this.#layAnew({ ...this.#going, ...wishes }),
      });
    } catch (/** @type {any} */ error) {
      const message = error?.code ? error.message : await refusal(error, notices, GAMES[USUAL]);
      if (signal.aborted) return;
      const told = Object.assign(document.createElement("p"), { className: "laying paper", role: "alert", textContent: message });
      house.replaceChildren(told);
      this.#tell("error", { code: error?.code ?? "load", message });
    }
  }

  // What the attributes wish for, and what goes on instead.
  #wishes() {
    const names = MeijiTable.observedAttributes.filter((name) => this.hasAttribute(name));
    const given = Object.fromEntries(names.map((name) => [name, this.getAttribute(name) ?? undefined]));
    return { given, going: this.#told, base: this.baseURI };
  }

  // What is told of a table says of which game it is. Under its first name, which was that of one game, the element tells what it always did.
  /** @param {string} name @param {object} detail */
  #tell(name, detail) {
    const { called } = this.#own;
    const game = this.#table?.game;
    const told = game !== undefined && called !== USUAL ? { game, ...detail } : detail;
    this.dispatchEvent(new CustomEvent(`${called}-${name}`, { detail: told, bubbles: true, composed: true }));
  }

  // Nothing is left of the table: what it listened to, what it thought, what it showed.
  #clear() {
    const table = this.#table;
    this.#table = undefined;
    this.#access = undefined;
    this.#laid?.abort();
    table?.leave();
    this.#shadow.replaceChildren();
  }
}

/**
 * The same under the name that it had when Yokohama was the only game, which is played where nothing else is said: whatever a page knows of it
 * stays as it was.
 */
export class YokohamaTable extends MeijiTable {
  static called = "yokohama";
}

/** @type {Set<import("./table.js").Table>} */
const laid = new Set(); // The tables that lie on the page.

// Watches over a table as long as it lies there.
/** @param {import("./table.js").Table} table @param {AbortSignal} signal */
function watch(table, signal) {
  laid.add(table);
  signal.addEventListener("abort", () => laid.delete(table));
}

// Hears of what nobody expected. Whatever it was, a table that answers no more has failed, and one that answers goes on: the page around has
// errors of its own. All tables have the same scripts, so that an error of theirs does not say whose it is.
/** @param {any} error */
function hear(error) {
  const all = [...laid];
  const dead = all.filter(({ isAlive }) => !isAlive);
  const place = placeOf(error);
  // What judges a lesson is a program of its own, of which no table tells whether it answers; that of the only one is known.
  const isThought = all.length === 1 && Object.values(GAMES).some(({ thought }) => place.includes(thought.href));
  const failed = dead.length === 0 && isThought ? all : dead;
  for (const table of failed) table.fail();
  // What has a code was refused to whoever asked for it.
  if (failed.length > 0 || typeof error?.code === "string") return;
  if (OURS.some((file) => place.includes(file))) for (const table of all) table.suspect();
}

// What a line of a stack ends with, if it is a place in a script or a program.
const PLACE = /:(?:\d+:\d+|0x[\da-f]+)\)?$/;

// Where an error arose, as far as its stack says so: empty if it does not.
/** @param {any} error */
const placeOf = (error) => String(error?.stack).split("\n").find((line) => PLACE.test(line)) ?? "";

// The files in which what went wrong is ours.
const OURS = [import.meta.url, ...Object.values(GAMES).flatMap(({ table, thought }) => [table.href, thought.href])];

// An error of a listener comes in the midst of what the table is doing: it is asked only after that.
/** @param {any} error */
const hearSoon = (error) => queueMicrotask(() => hear(error));

addEventListener("error", ({ error }) => hearSoon(error));
addEventListener("unhandledrejection", ({ reason }) => hearSoon(reason));

// Puts what a table is made of into a shadow; gives the outermost element, and what the site's page says where it cannot be played.
/** @param {ShadowRoot} shadow @param {boolean} isShown */
function furnish(shadow, isShown) {
  const { body } = new DOMParser().parseFromString(page, "text/html");
  /** @type {NodeListOf<HTMLElement>} */
  const told = body.querySelectorAll(".notice[id]");
  const notices = new Map([...told].map((notice) => [notice.id, notice]));
  for (const own of body.querySelectorAll("[data-page-only], noscript, script")) own.remove();
  const house = document.createElement("div");
  house.className = "house";
  house.part = "house";
  house.tabIndex = -1;
  house.dataset.page = "laying";
  if (isShown) house.dataset.shown = "";
  house.append(...body.childNodes);
  shadow.adoptedStyleSheets = styled(shadow.ownerDocument);
  shadow.replaceChildren(house);
  return { house, notices };
}

// A page may have two scripts of this house: the first one lays the tables.
for (const table of [MeijiTable, YokohamaTable]) if (!customElements.get(table.tag)) customElements.define(table.tag, table);
