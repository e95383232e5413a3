// The first page: who plays, with what, from which seed.

import { crestName, randomSeed } from "./yokohama.js";
import { crestSymbol, icon, show } from "./art.js";
import { COMPUTERS, kindOf } from "./computers.js";
import { keepSettings, settings } from "./store.js";
import { make, say } from "./words.js";

/** The crests in the order in which seats take them; each has its colour. */
export const CRESTS = ["wave", "plum", "wisteria", "chrysanthemum"];

// The options, with the keys of their names and notes.
const OPTIONS = {
  achievementRewards: { key: "achievement-rewards", note: ["mini-expansion", { n: 1 }] },
  freeAgents: { key: "free-agents", note: ["mini-expansion", { n: 2 }] },
  randomStarter: { key: "random-starter" },
  curtain: { key: "curtain", note: ["curtain-note"] },
};
// Whom one plays against, unless one chooses.
const USUAL = "greedy";

const DEFAULTS = {
  count: 2,
  seats: CRESTS.map((crest, index) => ({ name: "", kind: index === 0 ? "person" : USUAL, crest })),
  options: { achievementRewards: false, freeAgents: false, randomStarter: true, curtain: true },
};
const FEWEST = 2;
const MOST = 4;
const NAME = 24; // The most letters of a name.

const element = (id) => document.getElementById(id);
const seed = element("seed");

// What was agreed last time, with anything odd replaced.
function remembered() {
  const { start: saved } = settings({});
  const seats = DEFAULTS.seats.map((seat, index) => {
    const { name, kind, crest } = saved?.seats?.[index] ?? seat;
    return {
      name: typeof name === "string" ? name.slice(0, NAME) : "",
      kind: kindOf(kind) ?? seat.kind,
      crest,
    };
  });
  // Every crest once.
  if (CRESTS.some((crest) => !seats.some((seat) => seat.crest === crest))) {
    seats.forEach((seat, index) => (seat.crest = CRESTS[index]));
  }
  const count = [2, 3, 4].includes(saved?.count) ? saved.count : DEFAULTS.count;
  const options = Object.entries(DEFAULTS.options).map(([name, usual]) => {
    const value = saved?.options?.[name];
    return [name, typeof value === "boolean" ? value : usual];
  });
  return { count, seats, options: Object.fromEntries(options) };
}

const agreed = remembered();

// Buttons of which one is pressed.
function choice(name, label, values, chosen, onChange) {
  const buttons = Object.entries(values).map(([value, text]) => {
    const input = make("input", { type: "radio", name, value, checked: value === String(chosen) });
    input.addEventListener("change", () => onChange(value));
    return make("label", {}, input, make("span", { textContent: text }));
  });
  const group = make("div", { className: "choice", role: "radiogroup", ariaLabel: label });
  group.append(...buttons);
  return group;
}

// Draws the seats anew, and leaves the focus where it was, or where what had it can be undone.
function redraw() {
  const focused = document.activeElement?.dataset?.focus;
  element("seats").replaceChildren(
    ...agreed.seats.map((seat, index) => (index < agreed.count ? seatRow(seat, index) : freeRow(seat, index))),
  );
  element("player-count").querySelector(`[value="${agreed.count}"]`).checked = true;
  const find = (name) => element("seats").querySelector(`[data-focus="${name}"]`);
  if (focused) (find(focused) ?? find("add") ?? find(`free-${agreed.count - 1}`)).focus();
}

function change(action) {
  return () => {
    action();
    redraw();
  };
}

function button(focus, label, className, action) {
  const made = make("button", { type: "button", className, title: label });
  made.dataset.focus = focus;
  made.addEventListener("click", change(action));
  return made;
}

function seatRow(seat, index) {
  const color = crestName(seat.crest);
  const crest = button(`crest-${index}`, say("change-color", { color }), "crest", () => nextCrest(seat));
  crest.append(icon(crestSymbol(seat.crest), 44));
  const name = make("input", {
    type: "text",
    maxLength: NAME,
    value: seat.name,
    placeholder: color,
    ariaLabel: `${say("seat-name")} ${index + 1}`,
  });
  // First of all, for the label of what follows names the seat.
  name.addEventListener("input", () => (seat.name = name.value));
  const row = make("li", {}, crest, name, who(seat, index), kinds(seat, index));
  const tools = make("span", { className: "tools" });
  if (index > 0) {
    const label = () => say("move-earlier", { name: seat.name || color });
    const earlier = button(`earlier-${index - 1}`, label(), "earlier", () => swap(index - 1, index));
    name.addEventListener("input", () => (earlier.title = label()));
    tools.append(earlier);
  }
  if (agreed.count > FEWEST && index >= FEWEST) {
    tools.append(button(`free-${index}`, say("remove-player"), "remove", () => free(index)));
  }
  row.append(tools);
  return row;
}

function who(seat, index) {
  const values = { person: say("person"), computer: say("computer") };
  const chosen = seat.kind === "person" ? "person" : "computer";
  return choice(`who-${index}`, say("seat-of", { name: crestName(seat.crest) }), values, chosen, (value) => {
    seat.kind = value === "person" ? "person" : USUAL;
    redraw();
    element("seats").querySelector(`[name="who-${index}"]:checked`).focus();
  });
}

function kinds(seat, index) {
  if (seat.kind === "person") return make("span", { className: "note", textContent: say("here") });
  const note = make("span", { className: "note", id: `kind-note-${index}` });
  const select = make("select", { name: `kind-${index}`, ariaLabel: say("computer-of", { name: crestName(seat.crest) }) });
  select.setAttribute("aria-describedby", note.id);
  select.append(...Object.entries(COMPUTERS).map(([value, key]) => make("option", { value, textContent: say(key) })));
  select.value = seat.kind;
  const tell = () => (note.textContent = say(`${COMPUTERS[seat.kind]}-note`));
  select.addEventListener("change", () => {
    seat.kind = select.value;
    tell();
  });
  tell();
  return make("span", { className: "kind" }, select, note);
}

function freeRow(seat, index) {
  const color = crestName(seat.crest);
  const row = make(
    "li",
    { className: "free" },
    icon(crestSymbol(seat.crest), 44),
    make("span", { className: "note", textContent: say("free-seat", { color }) }),
  );
  if (index === agreed.count) {
    const add = make("button", { type: "button", textContent: say("add-player") });
    add.dataset.focus = "add";
    add.addEventListener("click", change(() => (agreed.count += 1)));
    row.append(add);
  }
  return row;
}

// Gives a seat the next crest, and its own to the seat that had that.
function nextCrest(seat) {
  const crest = CRESTS[(CRESTS.indexOf(seat.crest) + 1) % CRESTS.length];
  const other = agreed.seats.find((each) => each.crest === crest);
  [other.crest, seat.crest] = [seat.crest, crest];
}

function swap(a, b) {
  [agreed.seats[a], agreed.seats[b]] = [agreed.seats[b], agreed.seats[a]];
}

function free(index) {
  agreed.seats.push(...agreed.seats.splice(index, 1));
  agreed.count -= 1;
}

function option([name, { key, note }]) {
  const input = make("input", { type: "checkbox", checked: agreed.options[name] === true, name });
  input.addEventListener("change", () => (agreed.options[name] = input.checked));
  const text = make("span", { textContent: say(key) });
  if (note) text.append(make("small", { textContent: say(...note) }));
  return make("label", { className: "switch" }, input, text);
}

/** Shows the form; `begin` is called with `{seats, options, curtain, seed}` when it is sent. */
export function prepareStart(begin) {
  show(element("seal"), "seal-yokohama-tall");
  const counts = Object.fromEntries([2, 3, 4].map((count) => [count, String(count)]));
  element("player-count").replaceWith(
    Object.assign(
      choice("count", say("players"), counts, agreed.count, (count) => {
        agreed.count = Math.min(Number(count), MOST);
        redraw();
      }),
      { id: "player-count" },
    ),
  );
  redraw();
  element("options").append(...Object.entries(OPTIONS).map(option));
  element("new-seed").addEventListener("click", freshSeed);
  element("setup").addEventListener("submit", (event) => {
    event.preventDefault();
    keepSettings({ start: agreed });
    const { achievementRewards, freeAgents, randomStarter, curtain } = agreed.options;
    begin({
      seats: agreed.seats.slice(0, agreed.count).map((seat) => ({ ...seat })),
      options: {
        players: agreed.count,
        starter: randomStarter ? "random" : { seat: 0 },
        achievementRewards,
        freeAgents,
      },
      curtain,
      seed: seed.value.trim().toLowerCase(),
    });
  });
}

/** Proposes a fresh seed. */
export function freshSeed() {
  seed.value = randomSeed();
}
