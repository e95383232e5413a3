// The first page: who plays, with what, from which seed.

import { randomSeed } from "./yokohama.js";
import { keepSettings, settings } from "./store.js";
import { make, say } from "./words.js";

/** The crests in the order of the seats; each has its colour. */
export const CRESTS = ["wave", "plum", "wisteria", "chrysanthemum"];

// Who may sit in a seat, with the key of what they are called.
const KINDS = { person: "person", greedy: "computer-greedy", random: "computer-random" };
const OPTIONS = {
  achievementRewards: "achievement-rewards",
  freeAgents: "free-agents",
  randomStarter: "random-starter",
  curtain: "curtain",
};
const DEFAULTS = {
  count: 2,
  seats: [
    { name: "", kind: "person" },
    { name: "", kind: "greedy" },
    { name: "", kind: "greedy" },
    { name: "", kind: "greedy" },
  ],
  options: { achievementRewards: false, freeAgents: false, randomStarter: true, curtain: true },
};

const form = document.getElementById("setup");
const seed = document.getElementById("seed");

// What was agreed last time, with anything odd replaced.
function remembered() {
  const saved = settings({ start: DEFAULTS }).start ?? DEFAULTS;
  const seats = DEFAULTS.seats.map((seat, index) => {
    const { name, kind } = saved.seats?.[index] ?? seat;
    return { name: typeof name === "string" ? name.slice(0, 24) : "", kind: kind in KINDS ? kind : seat.kind };
  });
  return {
    count: [2, 3, 4].includes(saved.count) ? saved.count : DEFAULTS.count,
    seats,
    options: { ...DEFAULTS.options, ...saved.options },
  };
}

const agreed = remembered();

// A row of buttons of which one is pressed.
function choice(name, values, chosen, label, onChange) {
  return values.map((value) => {
    const input = make("input", { type: "radio", name, value: String(value), checked: value === chosen });
    input.addEventListener("change", () => onChange(value));
    return make("label", {}, input, make("span", { textContent: label(value) }));
  });
}

function seatRow(seat, index) {
  const name = make("input", {
    type: "text",
    maxLength: 24,
    value: seat.name,
    placeholder: say("seat-name"),
    ariaLabel: `${say("seat-name")} ${index + 1}`,
  });
  name.addEventListener("input", () => (seat.name = name.value));
  const kinds = make("div", { className: "choice" });
  kinds.append(...choice(`kind-${index}`, Object.keys(KINDS), seat.kind, (kind) => say(KINDS[kind]), (kind) => (seat.kind = kind)));
  const row = make("li", {}, make("span", { className: `crest ${CRESTS[index]}` }), name, kinds);
  row.hidden = index >= agreed.count;
  return row;
}

function option(key) {
  const input = make("input", { type: "checkbox", checked: agreed.options[key] === true });
  input.addEventListener("change", () => (agreed.options[key] = input.checked));
  return make("label", { className: "switch" }, input, make("span", { textContent: say(OPTIONS[key]) }));
}

/** Shows the form; `begin` is called with `{seats, options, curtain, seed}` when it is sent. */
export function prepare(begin) {
  const rows = agreed.seats.map(seatRow);
  document.getElementById("seats").append(...rows);
  const counted = (count) => {
    agreed.count = count;
    rows.forEach((row, index) => (row.hidden = index >= count));
  };
  document.getElementById("player-count").append(...choice("count", [2, 3, 4], agreed.count, String, counted));
  document.getElementById("options").append(...Object.keys(OPTIONS).map(option));
  document.getElementById("new-seed").addEventListener("click", () => (seed.value = randomSeed()));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    keepSettings({ ...settings({}), start: agreed });
    const { achievementRewards, freeAgents, randomStarter, curtain } = agreed.options;
    begin({
      seats: agreed.seats.slice(0, agreed.count).map((seat, index) => ({ ...seat, crest: CRESTS[index] })),
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
