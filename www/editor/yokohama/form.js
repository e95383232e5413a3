// The form of a position of Yokohama.

import { aboutOf, offerOf } from "../../offers.js";
import { make, say } from "../../words.js";
import { beside, display, game, part, players } from "../form.js";
import { dealtOr, named, pair } from "../names.js";
import { areas } from "./map.js";
import { Names } from "./names.js";

/** @import { Inventory } from "../../../types/thought.js" */
/** @import { By } from "../fields.js" */
/** @import { Form, On } from "../form.js" */
/** @import { Pair } from "../names.js" */
/** @import { Position } from "../position.js" */

// Steps that say how far they are: what they begin with.
/** @type {Record<string, number>} */
const FURTHER = { churchAssistant: 0, customsAssistant: 0, employment: 1, chinatown: 1 };

/** What the parts of the form are made on, with the names of its things. @typedef {On<Inventory> & { names: Names }} Known */

/** @type {Form} */
export const yokohama = {
  options: () => ({ players: offerOf("yokohama").counts[0], starter: { seat: 0 } }),
  begins: { round: 1 },
  later: ["pending.mined", "pending.shown"],
  plan,
  parts: (given) => {
    /** @type {Known} */
    const on = { ...given, names: new Names(given.position, given.box) };
    return [
      part(say("editor-game"), game(on, ...options(on))),
      part(say("editor-turn"), turn(on)),
      part(say("editor-map"), areas(on)),
      players(on, on.names, (seat) => player(on, seat)),
      part(say("editor-boards"), boards(on)),
      part(say("editor-end"), end(on)),
    ];
  },
};

/** @param {Position} position */
function plan(position) {
  /** @param {string} path */
  const value = (path) => position.value(path);
  /** @param {string} path */
  const dealt = (path) => position.dealt(path);
  const options = ["options.players", "options.achievementRewards", "options.freeAgents"].map(value);
  const boards = ["ports.b", "laboratories.b"].map((path) => (dealt(path) ?? value(path)) !== undefined);
  const written = new Names(position, { rows: [] }).numbers.map((seat) => ["offer", "freeAgents", "reward"].map((what) => value(`seats[${seat}].${what}`) !== undefined));
  return [options, boards, stepOf(value("step")), value("round") === 0, value("ending") !== undefined, written];
}

/** @param {number} number */
const numbered = (number) => say("editor-numbered", { thing: say("editor-space"), n: number + 1 });

/** @param {any} step */
const stepOf = (step) => (typeof step === "object" && step !== null ? Object.keys(step)[0] : step);

/** @param {Known} on */
function options({ position, fields, names }) {
  /** @type {By} */
  const starter = { value: () => (position.value("options.starter") === "random" ? undefined : position.value("options.starter")), dealt: () => undefined, put: (part) => position.put("options.starter", part) };
  return [
    fields.choice("options.players", say("players"), () => offerOf("yokohama").counts.map((count) => [count, String(count)])),
    fields.choice("options.starter", say("editor-starter"), () => [[undefined, say("editor-random")], ...names.seats.map((name, seat) => pair({ seat }, name))], starter),
    ...Object.entries(aboutOf("yokohama").options ?? {}).map(([name, { name: text }]) => fields.check(`options.${name}`, text)),
  ];
}

/** @param {Known} on */
function turn(on) {
  const { position, fields, names, box } = on;
  const { limits } = box;
  const seats = () => dealtOr(names.someone);
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
    beside(
      fields.number("round", say("editor-round"), { most: limits.rounds }),
      fields.choice("starter", say("editor-started"), seats),
      fields.choice("turn", say("editor-whose"), seats),
      fields.choice("step", say("editor-step"), () => [[undefined, say("editor-beginning")], ...named(box.steps)], step),
      ...further(on),
    ),
    fields.group(
      "acting",
      say("editor-acting"),
      fields.choice("acting.at", say("editor-at"), () => dealtOr(names.squares), at),
      fields.number("acting.power", say("editor-power"), { most: limits.power }),
      fields.choice("acting.by", say("editor-by"), () => dealtOr(by)),
    ),
    fields.group(
      "pending",
      say("editor-pending"),
      fields.number("pending.goods", say("editor-goods"), { most: limits.pending }),
      fields.check("pending.mined", say("editor-mined")),
      fields.number("pending.pieces", say("editor-pieces"), { most: limits.pending }),
      fields.number("pending.movements", say("editor-movements"), { most: limits.pending }),
      fields.check("pending.station", say("editor-station")),
      fields.check("pending.reward", say("editor-reward")),
    ),
    fields.group(
      "pending.shown",
      say("editor-shown"),
      fields.number("pending.shown.assistants", box.assistant, { most: limits.pending }),
      fields.number("pending.shown.shops", box.shop, { most: limits.pending }),
      fields.number("pending.shown.houses", box.house, { most: limits.pending }),
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
/** @param {Known} on */
function further({ position, fields, names, box }) {
  /** @param {string} name */
  const number = (name) => {
    const path = `step.${name}`;
    /** @type {By} */
    const by = { value: () => position.value(path), dealt: () => undefined, put: (/** @type {unknown} */ part) => position.put(path, part ?? 0) };
    return fields.number(path, say("editor-left"), { most: box.limits.left }, by);
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
      return [fields.many("step.placement", say("editor-placed"), () => names.squares, { most: box.limits.placed }, by)];
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

/** @param {Known} on @param {number} seat */
function player(on, seat) {
  const { position, fields, names, box } = on;
  const { limits } = box;
  /** @param {string} what */
  const place = (what) => `seats[${seat}].${what}`;
  /** @param {string} what @param {string} label */
  const owned = (what, label) => fields.number(place(what), label, { most: limits.owned });
  /** @param {string} what @param {string} legend */
  const pieces = (what, legend) =>
    fields.group(
      place(what),
      legend,
      fields.number(place(`${what}.assistants`), box.assistant, { most: limits.pieces.assistants }),
      fields.number(place(`${what}.shops`), box.shop, { most: limits.pieces.shops }),
      fields.number(place(`${what}.houses`), box.house, { most: limits.pieces.houses }),
    );
  /** @param {string} what @param {string} legend */
  const agents = (what, legend) => fields.group(place(what), legend, ...box.agents.map(({ name, text }) => fields.number(place(`${what}.${name}`), text, { most: limits.agents })));
  /** @param {string} what */
  const isWritten = (what) => position.value(place(what)) !== undefined;
  const none = say("editor-none");
  const parts = [
    beside(fields.choice(place("president"), say("editor-president"), () => dealtOr([[null, say("editor-hand")], ...names.squares]))),
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
    const begun = () => position.dealt(place("offer")) ?? Array.from({ length: limits.offer }, (_, order) => order);
    /** @param {string} path @param {number} number @param {By} by */
    const slot = (path, number, by) => fields.choice(path, numbered(number), () => names.orders, by);
    parts.push(fields.slots(place("offer"), say("editor-offer"), limits.offer, slot, { begun, settled: (list) => list }));
  }
  parts.push(
    fields.many(place("orders"), say("editor-orders"), () => [["deal", say("editor-dealt")], ...names.orders], { most: limits.hand, empty: none }),
    fields.many(place("completed"), say("editor-completed"), () => names.orders, { most: names.orders.length }),
    fields.many(place("technologies"), say("technologies-label"), () => names.technologies, { most: names.technologies.length }),
    beside(fields.choice(place("refused"), say("editor-refused"), () => dealtOr([[null, none], ...names.orders]))),
    agents("agents", say("editor-agents")),
    agents("usedAgents", say("editor-used-agents")),
  );
  const tokens = [fields.number(place("tokens"), say("editor-tokens-taken"), { most: limits.tokens })];
  if (position.value("options.freeAgents") || isWritten("freeAgents")) tokens.push(fields.number(place("freeAgents"), say("editor-free-agents"), { most: limits.freeAgents }));
  parts.push(make("fieldset", {}, make("legend", { textContent: say("editor-tokens") }), beside(...tokens)));
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

/** @param {Known} on */
function boards(on) {
  const { position, fields, names, box } = on;
  const { board, stacks, rewards } = box.limits;
  /** @param {string} path @param {string} area @param {Pair[]} all */
  const sides = (path, area, all) =>
    ["a", "b"]
      .filter((side) => side === "a" || (position.dealt(`${path}.${side}`) ?? position.value(`${path}.${side}`)) !== undefined)
      .map((side) => display(on, `${path}.${side}`, names.area(`${area}-${side}`), { count: board, label: numbered, all: [[null, say("editor-none")], ...all] }));
  /** @param {string} path @param {string[]} spaces */
  const shrine = (path, spaces) => {
    /** @param {string} place @param {number} number @param {By} by */
    const slot = (place, number, by) =>
      fields.choice(place, `${numbered(number)} – ${spaces[number]}`, () => [[null, say("editor-none")], ...names.someone, ["neutral", say("editor-neutral")]], by);
    return fields.slots(path, names.area(path), spaces.length, slot, { begun: () => position.dealt(path) ?? Array(spaces.length).fill(null), settled: (list) => list });
  };
  /** @param {number} stack */
  const achievement = (stack) => {
    const path = `achievements[${stack}]`;
    const count = names.achievements.length / stacks;
    const tiles = names.achievements.slice(count * stack, count * (stack + 1));
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
      fields.choice(`${path}.tile`, say("editor-tile"), () => dealtOr(tiles)),
      fields.slots(`${path}.done`, say("editor-ending-seat"), names.seats.length, slot, { begun: () => [], settled }),
    );
  };
  const parts = [
    ...sides("ports", "port", names.orders),
    ...sides("laboratories", "laboratory", names.technologies),
    shrine("church", box.church),
    shrine("customs", box.customs),
    ...Array.from({ length: stacks }, (_, stack) => achievement(stack)),
  ];
  if (position.value("options.achievementRewards")) {
    /** @param {string} place @param {number} number @param {By} by */
    const slot = (place, number, by) => fields.choice(place, numbered(number), () => [[null, say("editor-taken")], ...names.rewards], by);
    parts.push(fields.slots("rewards", say("editor-rewards"), rewards, slot, { begun: () => position.dealt("rewards") ?? Array(rewards).fill(null), settled: (list) => list }));
  }
  return parts;
}

/** @param {Known} on */
function end({ position, fields, names, box }) {
  const round = () => position.value("round") ?? 1;
  /** @type {By} */
  const cause = {
    value: () => position.value("ending.cause"),
    dealt: () => undefined,
    put: (part) => position.put("ending", part && { seat: 0, lastRound: round() + 1, ...position.value("ending"), cause: part }),
  };
  /** @returns {Pair[]} */
  const causes = () => [[undefined, say("editor-ending-none")], ...named(box.causes)];
  const parts = [fields.choice("ending.cause", say("editor-ending"), causes, cause)];
  if (position.value("ending") !== undefined) {
    parts.push(
      fields.choice("ending.seat", say("editor-ending-seat"), () => names.someone),
      fields.number("ending.lastRound", say("last-round"), { least: 1, most: box.limits.rounds + 1 }),
    );
  }
  return [fields.stand("ending", beside(...parts), undefined)];
}
