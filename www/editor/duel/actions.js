// The actions that go on: that of the Place, and those of Traders, each within the one before it.

import { say } from "../../words.js";
import { named } from "../names.js";

/** @import { By } from "../fields.js" */
/** @import { Position } from "../position.js" */
/** @import { Known } from "./form.js" */

// The steps at which it is not known yet where the action is, and with which Influence.
const NOWHERE = ["place"];
const WITHOUT_INFLUENCE = ["place", "opening", "card"];

/** @param {any} step */
const nameOf = (step) => (typeof step === "object" && step !== null ? Object.keys(step)[0] : step);

/** @param {Position} position @returns {any[]} */
function listed(position) {
  const list = position.value("actions");
  return Array.isArray(list) ? list : [];
}

/** The steps of the actions that the document tells. @param {Position} position */
export const goingOn = (position) => listed(position).map((action) => nameOf(action?.step));

/** The fields of each, and of one more that may go on. @param {Known} on */
export function actions(on) {
  const { position, fields, box } = on;
  const { limits } = box;
  const steps = goingOn(position);
  const count = Math.min(steps.length + 1, limits.actions);
  return Array.from({ length: count }, (_, number) => {
    const path = `actions[${number}]`;
    const [legend, none] = number === 0 ? [say("editor-place-action"), say("editor-not-begun")] : [say("editor-trader-action", { n: number }), say("editor-none")];
    /** @type {By} */
    const by = { value: () => nameOf(position.value(`${path}.step`)), dealt: () => undefined, put: (step) => position.put("actions", told(on, number, step)) };
    const parts = [fields.choice(`${path}.step`, say("editor-step"), () => [[undefined, none], ...named(box.steps)], by)];
    const step = steps[number];
    if (step !== undefined && !NOWHERE.includes(step)) parts.push(fields.choice(`${path}.at`, say("editor-at"), () => named(box.places)));
    if (step !== undefined && !WITHOUT_INFLUENCE.includes(step)) parts.push(fields.number(`${path}.influence`, say("editor-influence"), { most: limits.influence }));
    if (step === "exchange") parts.push(fields.number(`${path}.step.exchange`, say("editor-left"), { least: 1, most: limits.exchanges }));
    return fields.group(path, legend, ...parts);
  });
}

// The actions with one at another step, which keeps what it says besides as far as that step knows it; without it if it is at none.
/** @param {Known} on @param {number} number @param {string | undefined} step */
function told({ position, box }, number, step) {
  const list = listed(position);
  const { at = box.places[0].name, influence = 1 } = list[number] ?? {};
  const action = {
    step: step === "exchange" ? { exchange: 1 } : step,
    at: NOWHERE.includes(String(step)) ? undefined : at,
    influence: WITHOUT_INFLUENCE.includes(String(step)) ? undefined : influence,
  };
  const all = list.toSpliced(number, 1, ...(step === undefined ? [] : [action]));
  return all.length > 0 ? all : undefined;
}
