// The form: all that a position can say, in the order in which an author thinks.

import { make, say } from "../../words.js";
import { Fields } from "../fields.js";
import { map } from "./map.js";
import { Names, pair } from "./names.js";

/** @import { Inventory } from "../../../types/thought.js" */
/** @import { By } from "../fields.js" */
/** @import { Pair } from "./names.js" */
/** @import { Position } from "../position.js" */

const MOST_ROUNDS = 9999;
const MOST_OWNED = 9999;
const MOST_PENDING = 40;

// Steps that say how far they are: what they begin with.
/** @type {Record<string, number>} */
const FURTHER = { churchAssistant: 0, customsAssistant: 0, employment: 1, chinatown: 1 };

/** The square of the map that is looked at, and how another one is. @typedef {{ square: string | undefined, at: (square: string) => void }} Looked */

/** What the parts of the form are made on. @typedef {{ position: Position, fields: Fields, names: Names, box: Inventory }} On */

/**
 * Builds the form over a position, with what the box holds; `map` knows and changes the square that is looked at. Gives `{fields, parts}`.
 *
 * @param {Position} position
 * @param {Inventory} box
 * @param {Looked} looked
 */
export function form(position, box, looked) {
  const fields = new Fields(position);
  const names = new Names(position, box);
  const on = { position, fields, names, box };
  const parts = [
    part("editor-game", game(on)),
    part("editor-turn", turn(on)),
    part("editor-map", map(on, looked)),
    part("editor-players", names.seats.map((name, seat) => folded(`seats[${seat}]`, name, player(on, seat), on))),
    part("editor-boards", boards(on)),
    part("editor-end", end(on)),
  ];
  return { fields, parts };
}

/** What the form is made for: it is built anew when this changes. @param {Position} position */
export function plan(position) {
  /** @param {string} path */
  const value = (path) => position.value(path);
  /** @param {string} path */
  const dealt = (path) => position.dealt(path);
  const options = ["options.players", "options.achievementRewards", "options.freeAgents", "edition"].map(value);
  const boards = ["ports.b", "laboratories.b"].map((path) => (dealt(path) ?? value(path)) !== undefined);
  const written = new Names(position, { rows: [] }).numbers.map((seat) => ["offer", "freeAgents", "reward"].map((what) => value(`seats[${seat}].${what}`) !== undefined));
  return JSON.stringify([options, boards, stepOf(value("step")), value("round") === 0, value("ending") !== undefined, written]);
}

/** @param {string} key @param {HTMLElement[]} content */
function part(key, content) {
  return make("section", {}, make("h2", { textContent: say(key) }), ...content);
}

/** @param {string} place @param {string} title @param {HTMLElement[]} content @param {On} on */
function folded(place, title, content, { fields }) {
  const details = make("details", { open: place === "seats[0]" }, make("summary", {}, make("h3", { textContent: title })), ...content);
  return fields.stand(place, details, undefined);
}

/** @param {number} number */
const numbered = (number) => say("editor-numbered", { thing: say("editor-space"), n: number + 1 });

/** @param {any} step */
const stepOf = (step) => (typeof step === "object" && step !== null ? Object.keys(step)[0] : step);

/** @param {On} on */
function game({ position, fields, names, box }) {
  /** @type {By} */
  const starter = { value: () => (position.value("options.starter") === "random" ? undefined : position.value("options.starter")), dealt: () => undefined, put: (part) => position.put("options.starter", part) };
  /** @type {By} */
  const rules = { value: () => position.value("rules"), dealt: () => undefined, put: (number) => position.put("rules", number) };
  /** @type {By} */
  const edition = { value: () => position.value("edition"), dealt: () => undefined, put: (part) => position.put("edition", part) };
  return [
    fields.group(
      "options",
      say("options"),
      fields.choice("options.players", say("players"), () => [2, 3, 4].map((count) => [count, String(count)])),
      fields.choice("options.starter", say("editor-starter"), () => [[undefined, say("editor-random")], ...names.seats.map((name, seat) => pair({ seat }, name))], starter),
      fields.check("options.achievementRewards", say("achievement-rewards")),
      fields.check("options.freeAgents", say("free-agents")),
    ),
    make(
      "div",
      { className: "fields" },
      fields.choice("rules", say("editor-rules"), () => box.rules.map((number) => pair(number === 1 ? undefined : number, String(number))), rules),
      fields.choice("edition", say("editor-edition"), () => [[undefined, say("editor-newest")], ...box.editions.map((name) => pair(name, name))], edition),
      fields.line("seed", say("seed"), 80),
      fields.line("about", say("editor-about"), 500),
    ),
  ];
}

/** @param {On} on */
function turn(on) {
  const { position, fields, names, box } = on;
  const seats = () => names.dealtOr(names.someone);
  /** @type {By} */
  const step = {
    value: () => stepOf(position.value("step")),
    dealt: () => undefined,
    put: (name) => position.put("step", name in FURTHER ? { [name]: FURTHER[name] } : name),
  };
  /** @type {By} */
  const at = {
    value: () => position.value("acting.at"),
    dealt: () => position.dealt("acting.at"),
    put: (square) => position.put("acting", square && { power: 1, ...position.value("acting"), at: square }),
  };
  /** @type {Pair[]} */
  const by = [["president", say("editor-president")], ["agent-before", say("editor-agent-before")], ["agent-after", say("editor-agent-after")]];
  return [
    make(
      "div",
      { className: "fields" },
      fields.number("round", say("editor-round"), { most: MOST_ROUNDS }),
      fields.choice("starter", say("editor-started"), seats),
      fields.choice("turn", say("editor-whose"), seats),
      fields.choice("step", say("editor-step"), () => [[undefined, say("editor-beginning")], ...box.steps.map(({ name, text }) => pair(name, text))], step),
      ...further(on),
    ),
    fields.group(
      "acting",
      say("editor-acting"),
      fields.choice("acting.at", say("editor-at"), () => names.dealtOr(names.squares), at),
      fields.number("acting.power", say("editor-power"), { most: 5 }),
      fields.choice("acting.by", say("editor-by"), () => names.dealtOr(by)),
    ),
    fields.group(
      "pending",
      say("editor-pending"),
      fields.number("pending.goods", say("editor-goods"), { most: MOST_PENDING }),
      fields.check("pending.mined", say("editor-mined")),
      fields.number("pending.pieces", say("editor-pieces"), { most: MOST_PENDING }),
      fields.number("pending.movements", say("editor-movements"), { most: MOST_PENDING }),
      fields.check("pending.station", say("editor-station")),
      fields.check("pending.reward", say("editor-reward")),
    ),
    fields.group(
      "pending.shown",
      say("editor-shown"),
      fields.number("pending.shown.assistants", box.assistant, { most: MOST_PENDING }),
      fields.number("pending.shown.shops", box.shop, { most: MOST_PENDING }),
      fields.number("pending.shown.houses", box.house, { most: MOST_PENDING }),
    ),
    fields.group(
      "spent",
      say("editor-spent"),
      fields.check("spent.agent", say("editor-agent")),
      fields.check("spent.mill", say("editor-used-title", { title: box.mill })),
      fields.check("spent.university", say("editor-used-title", { title: box.university })),
    ),
  ];
}

// How far a step is.
/** @param {On} on */
function further({ position, fields, names, box }) {
  /** @param {string} name */
  const number = (name) => {
    const path = `step.${name}`;
    /** @type {By} */
    const by = { value: () => position.value(path), dealt: () => undefined, put: (/** @type {unknown} */ part) => position.put(path, part ?? 0) };
    return fields.number(path, say("editor-left"), { most: 255 }, by);
  };
  /** @param {string} name @param {string[]} spaces */
  const space = (name, spaces) => fields.choice(`step.${name}`, say("editor-space"), () => names.spaces(spaces));
  switch (stepOf(position.value("step"))) {
    case "placement": {
      /** @type {By} */
      const by = {
        value: () => position.value("step.placement"),
        dealt: () => undefined,
        put: (part) => position.put("step", part ? { placement: part } : "placement"),
      };
      return [fields.many("step.placement", say("editor-placed"), () => names.squares, { most: 4 }, by)];
    }
    case "churchAssistant":
      return [space("churchAssistant", box.church)];
    case "customsAssistant":
      return [space("customsAssistant", box.customs)];
    case "employment":
      return [number("employment")];
    case "chinatown":
      return [number("chinatown")];
    default:
      return [];
  }
}

/** @param {On} on @param {number} seat */
function player(on, seat) {
  const { position, fields, names, box } = on;
  /** @param {string} what */
  const place = (what) => `seats[${seat}].${what}`;
  /** @param {string} what @param {string} label */
  const owned = (what, label) => fields.number(place(what), label, { most: MOST_OWNED });
  /** @param {string} what @param {string} legend */
  const pieces = (what, legend) =>
    fields.group(
      place(what),
      legend,
      fields.number(place(`${what}.assistants`), box.assistant, { most: 20 }),
      fields.number(place(`${what}.shops`), box.shop, { most: 8 }),
      fields.number(place(`${what}.houses`), box.house, { most: 4 }),
    );
  /** @param {string} what @param {string} legend */
  const agents = (what, legend) => fields.group(place(what), legend, ...box.agents.map(({ name, text }) => fields.number(place(`${what}.${name}`), text, { most: 3 })));
  /** @param {string} what */
  const isWritten = (what) => position.value(place(what)) !== undefined;
  const none = say("editor-none");
  const parts = [
    make("div", { className: "fields" }, fields.choice(place("president"), say("editor-president"), () => names.dealtOr([[null, say("editor-hand")], ...names.squares]))),
    fields.group(
      place("goods"),
      say("editor-money"),
      ...box.goods.map(({ name, text }) => owned(`goods.${name}`, text)),
      owned("imports", box.imports),
      owned("yen", box.yen),
      owned("points", box.points),
    ),
    pieces("hand", say("editor-in-hand")),
    pieces("warehouse", say("editor-in-warehouse")),
  ];
  if (position.value("round") === 0 || isWritten("offer")) {
    const begun = () => position.dealt(place("offer")) ?? [0, 1];
    /** @param {string} path @param {number} number @param {By} by */
    const slot = (path, number, by) => fields.choice(path, numbered(number), () => names.orders, by);
    parts.push(fields.slots(place("offer"), say("editor-offer"), 2, slot, { begun, settled: (list) => list }));
  }
  parts.push(
    fields.many(place("orders"), say("editor-orders"), () => [["deal", say("editor-dealt")], ...names.orders], { most: 3, empty: none }),
    fields.many(place("completed"), say("editor-completed"), () => names.orders, { most: names.orders.length }),
    fields.many(place("technologies"), say("technologies-label"), () => names.technologies, { most: names.technologies.length }),
    make("div", { className: "fields" }, fields.choice(place("refused"), say("editor-refused"), () => names.dealtOr([[null, none], ...names.orders]))),
    agents("agents", say("editor-agents")),
    agents("usedAgents", say("editor-used-agents")),
  );
  const tokens = [fields.number(place("tokens"), say("editor-tokens-taken"), { most: 25 })];
  if (position.value("options.freeAgents") || isWritten("freeAgents")) tokens.push(fields.number(place("freeAgents"), say("editor-free-agents"), { most: 5 }));
  parts.push(make("fieldset", {}, make("legend", { textContent: say("editor-tokens") }), make("div", { className: "fields" }, ...tokens)));
  if (position.value("options.achievementRewards") || isWritten("reward")) {
    /** @type {By} */
    const token = {
      value: () => position.value(place("reward.token")),
      dealt: () => undefined,
      put: (part) => position.put(place("reward"), part === undefined ? undefined : { ...position.value(place("reward")), token: part }),
    };
    parts.push(
      fields.group(
        place("reward"),
        say("editor-reward"),
        fields.choice(place("reward.token"), say("editor-reward"), () => [[undefined, none], ...names.rewards], token),
        fields.check(place("reward.used"), say("editor-used")),
      ),
    );
  }
  return parts;
}

/** @param {On} on */
function boards(on) {
  const { position, fields, names, box } = on;
  /** @param {string} path @param {string} legend @param {Pair[]} all */
  const cards = (path, legend, all) => {
    const begun = () => Array(6).fill("deal");
    /** @param {string} place @param {number} number @param {By} by */
    const slot = (place, number, by) => {
      const value = () => (by.value() === "deal" ? undefined : by.value());
      return fields.choice(place, numbered(number), () => names.dealtOr([[null, say("editor-none")], ...all]), { ...by, value });
    };
    return fields.slots(path, legend, 6, slot, { begun, settled: (list) => (list.every((card) => card === "deal") ? undefined : list) });
  };
  /** @param {string} path @param {string} area @param {Pair[]} all */
  const sides = (path, area, all) =>
    ["a", "b"]
      .filter((side) => side === "a" || (position.dealt(`${path}.${side}`) ?? position.value(`${path}.${side}`)) !== undefined)
      .map((side) => cards(`${path}.${side}`, names.area(`${area}-${side}`), all));
  /** @param {string} path @param {string[]} spaces */
  const shrine = (path, spaces) => {
    /** @param {string} place @param {number} number @param {By} by */
    const slot = (place, number, by) =>
      fields.choice(place, `${numbered(number)} – ${spaces[number]}`, () => [[null, say("editor-none")], ...names.someone, ["neutral", say("editor-neutral")]], by);
    return fields.slots(path, names.area(path), 8, slot, { begun: () => position.dealt(path) ?? Array(8).fill(null), settled: (list) => list });
  };
  /** @param {number} stack */
  const achievement = (stack) => {
    const path = `achievements[${stack}]`;
    const tiles = names.achievements.slice(4 * stack, 4 * stack + 4);
    /** @param {string} place @param {number} number @param {By} by */
    const slot = (place, number, by) => fields.choice(place, say("editor-done", { n: number + 1 }), () => [[null, say("editor-none")], ...names.someone], by);
    /** @param {unknown[]} list */
    const settled = (list) => {
      const done = list.filter((seat) => seat !== null);
      return done.length > 0 ? done : undefined;
    };
    return fields.group(
      path,
      `${say("achievements-label")} ${"ABC"[stack]}`,
      fields.choice(`${path}.tile`, say("editor-tile"), () => names.dealtOr(tiles)),
      fields.slots(`${path}.done`, say("editor-ending-seat"), names.seats.length, slot, { begun: () => [], settled }),
    );
  };
  const parts = [
    ...sides("ports", "port", names.orders),
    ...sides("laboratories", "laboratory", names.technologies),
    shrine("church", box.church),
    shrine("customs", box.customs),
    ...[0, 1, 2].map(achievement),
  ];
  if (position.value("options.achievementRewards")) {
    /** @param {string} place @param {number} number @param {By} by */
    const slot = (place, number, by) => fields.choice(place, numbered(number), () => [[null, say("editor-taken")], ...names.rewards], by);
    parts.push(fields.slots("rewards", say("editor-rewards"), 4, slot, { begun: () => position.dealt("rewards") ?? Array(4).fill(null), settled: (list) => list }));
  }
  return parts;
}

/** @param {On} on */
function end({ position, fields, names, box }) {
  const round = () => position.value("round") ?? 1;
  /** @type {By} */
  const cause = {
    value: () => position.value("ending.cause"),
    dealt: () => undefined,
    put: (part) => position.put("ending", part && { seat: 0, lastRound: round() + 1, ...position.value("ending"), cause: part }),
  };
  /** @returns {Pair[]} */
  const causes = () => [[undefined, say("editor-ending-none")], ...box.causes.map(({ name, text }) => pair(name, text))];
  const parts = [fields.choice("ending.cause", say("editor-ending"), causes, cause)];
  if (position.value("ending") !== undefined) {
    parts.push(
      fields.choice("ending.seat", say("editor-ending-seat"), () => names.someone),
      fields.number("ending.lastRound", say("last-round"), { least: 1, most: MOST_ROUNDS + 1 }),
    );
  }
  return [fields.stand("ending", make("div", { className: "fields" }, ...parts), undefined)];
}
