// Whose turn it is, what the game has come to, and what that turn has come to once something was chosen in it.

import { say } from "../../words.js";
import { beside } from "../form.js";
import { dealtOr, named, pair } from "../names.js";

/** @import { By } from "../fields.js" */
/** @import { Pair } from "../names.js" */
/** @import { Position } from "../position.js" */
/** @import { Known } from "./form.js" */

// What can be told of a step beside it.
/** @type {Record<string, string[]>} */
const TOLD = {
  run: ["run"],
  contract: ["done"],
  improvement: ["done"],
  site: ["regions", "built"],
  place: ["done", "regions"],
  return: ["done", "regions", "placing"],
  goods: ["run", "built"],
  finish: ["slot"],
};

/** The step that a turn has come to, by its name; `undefined` where the turn begins. @param {Position} position */
export function stepOf(position) {
  const step = position.value("doing.step");
  return typeof step === "object" && step !== null ? Object.keys(step)[0] : step;
}

/** @param {Known} on */
export function turn({ fields, names, box }) {
  const { limits } = box;
  const seats = () => dealtOr(names.someone);
  return [
    beside(
      fields.number("round", say("editor-round"), { least: 1, most: limits.rounds }),
      fields.choice("stage", say("editor-stage"), () => dealtOr(named(box.stages))),
      fields.number("marker", say("editor-marker"), { most: limits.marker }),
      fields.number("turnsLeft", say("editor-turns-left"), { least: 1, most: limits.turnsLeft }),
      fields.choice("starter", say("editor-started"), seats),
      fields.choice("turn", say("editor-whose"), seats),
    ),
  ];
}

/** What the turn has come to, with what can be told of that. @param {Known} on */
export function doing(on) {
  const { position, fields, box } = on;
  /** @type {Pair[]} */
  const steps = box.steps.flatMap(({ name, text, of }) => (of === undefined ? [pair(name, text)] : of.map((one) => pair({ [name]: one.name }, `${text} · ${one.text}`))));
  /** @type {By} */
  const step = { value: () => position.value("doing.step"), dealt: () => undefined, put: (part) => position.put("doing", told(on, part)) };
  const more = TOLD[stepOf(position)] ?? [];
  return [fields.group("doing", say("editor-does"), fields.choice("doing.step", say("editor-step"), () => [[undefined, say("editor-begins")], ...steps], step), ...more.map((what) => field(on, what)))];
}

// What the document says of a turn that has come to another step: what that step knows of it.
/** @param {Known} on @param {any} step */
function told({ position, box }, step) {
  if (step === undefined) return undefined;
  const name = typeof step === "object" ? Object.keys(step)[0] : step;
  const kept = (TOLD[name] ?? []).map((what) => [what, position.value(`doing.${what}`)]);
  const { placing } = Object.fromEntries(kept);
  // Where a tile goes home, the one that takes its place is always told.
  const due = name === "return" ? { placing: placing ?? { city: box.cities[0].name, side: box.sides[0].name, value: box.limits.value } } : {};
  return { step, ...Object.fromEntries(kept.filter(([, part]) => part !== undefined)), ...due };
}

/** @param {Known} on @param {string} what */
function field(on, what) {
  const { position, fields, box } = on;
  const path = `doing.${what}`;
  const { limits } = box;
  const none = pair(undefined, say("editor-none"));
  /** @type {By} */
  const at = {
    value: () => ({ city: position.value(`${path}.city`), side: position.value(`${path}.side`) }),
    dealt: () => undefined,
    put: (place) => position.put(path, { ...position.value(path), ...place }),
  };
  switch (what) {
    case "done":
      return fields.number(path, say("editor-done"), { most: limits.done });
    case "run":
      return fields.many(path, say("editor-run"), () => named(box.goods), { most: box.goods.length });
    case "regions":
      return fields.many(path, say("editor-in"), () => named(box.regions), { most: box.regions.length });
    case "built":
      return fields.choice(path, say("editor-built"), () => [none, ...named(box.goods)]);
    case "slot":
      return fields.choice(path, say("editor-from-slot"), () => [none, ...named(box.slots)]);
    default:
      return fields.group(
        path,
        say("editor-placing"),
        fields.choice(`${path}.city`, say("editor-at"), () => places(on), at),
        fields.number(`${path}.value`, say("editor-value"), { least: 1, most: limits.value }),
      );
  }
}

// Every side of every City.
/** @param {Known} on @returns {Pair[]} */
const places = ({ box }) => box.cities.flatMap((city) => box.sides.map((side) => pair({ city: city.name, side: side.name }, `${city.text} · ${side.text}`)));
