// The first page: who plays, with what, from which seed.

import { crestSymbol, icon, show } from "./art.js";
import { choice } from "./choice.js";
import { computerKinds, kindOf, withoutStyle } from "./computers.js";
import { grip } from "./grip.js";
import { aboutOf, agreementOf, choose, chosen, offerOf, offers } from "./offers.js";
import { prints } from "./prints.js";
import { asked } from "./program.js";
import { element, focused } from "./root.js";
import { nameIn, sound } from "./sitters.js";
import { keepSettingOf, settingOf } from "./store.js";
import { make, say } from "./words.js";

/** @import { Agreement, Kind } from "../types/table.js" */
/** @import { Seat } from "./sitters.js" */
/** @import { Name } from "./whose.js" */

/**
 * What is agreed for a game to begin.
 *
 * @typedef {{ seats: Seat[], options: Agreement, curtain: boolean, styles: boolean, seed: string }} Agreed
 */

/**
 * Something that is agreed or not: what it is called, what is said beside it, whether it usually is, and what it comes to in the agreement.
 *
 * @typedef {{ text: string, note?: string, usual: boolean, given: (on: boolean) => Partial<Agreement> }} Option
 */

// The options of the game that the page is about, and those of every game: who begins, chance or the seat that is listed first; styles for
// computers; and the curtain, where anything is hidden from anybody.
/** @returns {Record<string, Option>} */
function options() {
  const { usual, open } = offerOf(chosen());
  const own = Object.entries(aboutOf(chosen()).options ?? {}).map(([name, { name: text, note }]) => [name, { text, note, usual: usual[name] === true, given: (/** @type {boolean} */ on) => ({ [name]: on }) }]);
  return {
    ...Object.fromEntries(own),
    randomStarter: { text: say("random-starter"), usual: true, given: (on) => ({ starter: on ? "random" : { seat: 0 } }) },
    styles: { text: say("styles"), note: say("styles-note"), usual: true, given: () => ({}) },
    ...(!open && { curtain: { text: say("curtain"), note: say("curtain-note"), usual: true, given: () => ({}) } }),
  };
}

// Whom one plays against, unless one chooses.
const USUAL = "greedy";

const seed = element("seed");

// The most seats that it has.
const most = () => Math.max(...offerOf(chosen()).counts);

// Keeps what is agreed for the game that the page is about.
/** @param {object} start */
const keepAgreed = (start) => keepSettingOf("start", chosen(), start);

// What was agreed last time, with anything odd replaced.
function remembered() {
  const { counts, usual } = offerOf(chosen());
  const saved = settingOf("start", chosen());
  const seats = sound(saved?.seats, most()).map(({ name, crest }, index) => ({
    name,
    kind: withoutStyle(kindOf(saved?.seats?.[index]?.kind) ?? (index === 0 ? "person" : USUAL)),
    crest,
  }));
  const count = counts.includes(saved?.count) ? saved.count : (usual.players ?? counts[0]);
  const taken = Object.entries(options()).map(([name, { usual }]) => {
    const value = saved?.options?.[name];
    return [name, typeof value === "boolean" ? value : usual];
  });
  return { count, seats, options: Object.fromEntries(taken) };
}

/** @type {ReturnType<typeof remembered>} */
let agreed; // From when the form is shown.

const isReload = performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");

// The seed that stood there when the page was left, for when it comes back at once, and the one that had been proposed.
/** @type {{ seed?: unknown, proposed?: unknown } | undefined} */
const atLeave = isReload ? settingOf("start", chosen()) : undefined;
let left = typeof atLeave?.seed === "string" && atLeave.seed !== "" ? atLeave.seed.slice(0, 40) : undefined;
let proposed = atLeave?.proposed; // The seed that nobody chose.

// What the focus may be on in the rows of seats, by its name.
/** @param {string} name @returns {HTMLElement | null} */
const rowPart = (name) => element("seats").querySelector(`[data-focus="${name}"]`);

// Draws the seats anew, and leaves the focus where it was, or where what had it can be undone.
function redraw() {
  const had = focused()?.dataset.focus;
  element("seats").replaceChildren(
    ...agreed.seats.map((seat, index) => (index < agreed.count ? seatRow(seat, index) : freeRow(seat, index))),
  );
  /** @type {HTMLInputElement | null} */
  const count = element("player-count").querySelector(`[value="${agreed.count}"]`);
  if (count) count.checked = true;
  if (had) (rowPart(had) ?? rowPart("add") ?? rowPart(`grip-${agreed.count - 1}`))?.focus();
}

/** @param {() => void} action */
function change(action) {
  return () => {
    action();
    redraw();
  };
}

/** @param {Seat} seat @param {number} index @param {string} color */
function crestButton(seat, index, color) {
  const made = make("button", { type: "button", className: "crest", title: say("change-color", { color }) }, icon(crestSymbol(seat.crest), 44));
  made.dataset.focus = `crest-${index}`;
  made.addEventListener("click", change(() => nextCrest(seat)));
  return made;
}

/** @param {Seat} seat @param {number} index */
function seatRow(seat, index) {
  const color = asked().crestName(seat.crest);
  const name = make("input", {
    type: "text",
    maxLength: asked().nameLength(),
    value: seat.name,
    placeholder: color,
    ariaLabel: `${say("seat-name")} ${index + 1}`,
  });
  const label = () => say("seat-grip", { name: seat.name || color, n: index + 1, of: agreed.count });
  const handle = grip({
    label: label(),
    tip: say("seat-grip-tip"),
    index,
    rows: () => [...element("seats").querySelectorAll("li")].slice(0, agreed.count),
    move: (to) => move(index, to),
  });
  handle.dataset.focus = `grip-${index}`;
  name.addEventListener("input", () => {
    seat.name = nameIn(name.value);
    handle.ariaLabel = label();
  });
  return make("li", {}, crestButton(seat, index, color), name, who(seat, index), kinds(seat, index), handle);
}

/** @param {Seat} seat @param {number} index */
function who(seat, index) {
  return choice({
    name: `who-${index}`,
    label: say("seat-of", { name: asked().crestName(seat.crest) }),
    values: [["person", say("person")], ["computer", say("computer")]],
    chosen: seat.kind === "person" ? "person" : "computer",
    change: (value) => {
      seat.kind = value === "person" ? "person" : USUAL;
      redraw();
      /** @type {HTMLElement | null} */
      const chosen = element("seats").querySelector(`[name="who-${index}"]:checked`);
      chosen?.focus();
    },
  });
}

/** @param {Seat} seat @param {number} index */
function kinds(seat, index) {
  if (seat.kind === "person") return make("span", { className: "note", textContent: say("here") });
  /** @param {string} kind */
  const about = (kind) => say(`computer-${kind}-note`);
  const note = make("span", { className: "note", id: `kind-note-${index}`, textContent: about(seat.kind) });
  const group = choice({
    name: `kind-${index}`,
    label: say("computer-of", { name: asked().crestName(seat.crest) }),
    values: computerKinds().map(({ kind, text }) => [kind, text, about(kind)]),
    chosen: seat.kind,
    change: (kind) => {
      seat.kind = withoutStyle(kind);
      note.textContent = about(kind);
    },
  });
  group.setAttribute("aria-describedby", note.id);
  return make("span", { className: "kind" }, group, note);
}

/** @param {Seat} seat @param {number} index */
function freeRow(seat, index) {
  const color = asked().crestName(seat.crest);
  const row = make(
    "li",
    { className: "free" },
    icon(crestSymbol(seat.crest), 44),
    make("span", { className: "note", textContent: say("free-seat", { color }) }),
  );
  if (index === agreed.count) {
    const add = make("button", { type: "button", textContent: say("add-player") });
    add.dataset.focus = "add";
    add.addEventListener("click", change(() => (agreed.count = Math.min(agreed.count + 1, most()))));
    row.append(add);
  }
  return row;
}

// Gives a seat the next crest, and its own to the seat that had that.
/** @param {Seat} seat */
function nextCrest(seat) {
  const crests = asked().crests();
  const crest = crests[(crests.indexOf(seat.crest) + 1) % crests.length];
  const other = agreed.seats.find((each) => each.crest === crest) ?? seat;
  [other.crest, seat.crest] = [seat.crest, crest];
}

// Moves a seat to another place; its handle keeps the focus.
/** @param {number} from @param {number} to */
function move(from, to) {
  agreed.seats.splice(to, 0, ...agreed.seats.splice(from, 1));
  redraw();
  rowPart(`grip-${to}`)?.focus();
}

/** @param {[name: string, option: Option]} option */
function option([name, { text: label, note }]) {
  const input = make("input", { type: "checkbox", checked: agreed.options[name] === true, name });
  input.addEventListener("change", () => {
    agreed.options[name] = input.checked;
    tellSet();
  });
  const text = make("span", { textContent: label });
  if (note) text.append(make("small", { textContent: note }));
  return make("label", { className: "switch" }, input, text);
}

// Says which game the page is about, and lays the form for it.
function present() {
  const steps = presenting();
  while (!steps.next().done);
}

// Does so in steps.
function* presenting() {
  const { title, seal, open } = offerOf(chosen());
  element("title").textContent = title;
  show(element("seal"), seal.symbol);
  layCounts();
  yield;
  redraw();
  yield;
  const none = open ? [make("p", { className: "note", textContent: say("curtain-none") })] : [];
  element("options").replaceChildren(...Object.entries(options()).map(option), ...none);
  tellSet();
}

// The seed that stands there. Half a letter, which a script can write, is none.
const seedOf = () => seed.value.trim().replaceAll(/\p{Cs}/gu, "");

// Tells beside the fold of the options what in it is set otherwise than it usually is.
function tellSet() {
  const others = Object.entries(options()).filter(([name, { usual }]) => agreed.options[name] !== usual);
  const told = others.map(([name, { text: option }]) => (agreed.options[name] ? say("option-on", { option }) : say("option-off", { option })));
  const own = seedOf();
  if (own !== "" && own !== proposed) told.push(say("final-seed", { seed: own }));
  element("set").textContent = told.join(" · ") || say("as-usual");
}

// How many play, where that is to be chosen.
function layCounts() {
  const { counts } = offerOf(chosen());
  const group = choice({
    name: "count",
    label: say("players"),
    values: counts.map((count) => [String(count), String(count)]),
    chosen: agreed.count,
    change: (count) => {
      agreed.count = Math.min(Number(count), most());
      redraw();
    },
  });
  element("player-count").replaceWith(Object.assign(group, { id: "player-count" }));
  // What a game lacks that is in the making stands beside how many play, where that is not said.
  const { making = "", players = making } = aboutOf(chosen());
  element("players-note").textContent = players;
  group.hidden = counts.length === 1;
}

/** Shows the games that can be chosen, in steps; `turned` is called when another one is. @param {() => void} turned */
export function* layGames(turned) {
  const wall = yield* prints({
    names: /** @type {Name[]} */ (Object.keys(offers())),
    chosen: chosen(),
    change: (name) => {
      keepAgreed({ ...agreed, seed: seed.value, proposed });
      choose(name);
      agreed = remembered();
      present();
      turned();
    },
  });
  element("game").replaceWith(Object.assign(wall, { id: "game" }));
}

/**
 * Shows the form, in steps; `begin` is called with `{seats, options, curtain, styles, seed}` when it is sent, for the game that is chosen.
 *
 * @param {(agreed: Agreed) => void} begin
 */
export function* prepareStart(begin) {
  agreed = remembered();
  yield* presenting();
  // What is agreed so far is not lost by leaving the page either.
  addEventListener("pagehide", () => keepAgreed({ ...agreed, seed: seed.value, proposed }));
  element("new-seed").addEventListener("click", freshSeed);
  seed.addEventListener("input", tellSet);
  element("setup").addEventListener("submit", (event) => {
    event.preventDefault();
    keepAgreed(agreed);
    begin(agreedSoFar());
  });
}

/** What the players agree on as the form stands. @returns {Agreed} */
export function agreedSoFar() {
  const given = Object.entries(options()).map(([name, { given }]) => given(agreed.options[name]));
  return {
    seats: agreed.seats.slice(0, agreed.count).map((seat) => ({ ...seat })),
    options: Object.assign(agreementOf(chosen(), agreed.count), ...given),
    curtain: agreed.options.curtain === true,
    styles: agreed.options.styles,
    seed: seedOf(),
  };
}

/** Proposes a fresh seed. */
export function freshSeed() {
  if (left === undefined) proposed = asked().randomSeed();
  seed.value = left ?? String(proposed);
  left = undefined;
  tellSet();
}
