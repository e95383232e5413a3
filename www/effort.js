// How long a Master thinks about a turn, in games that it plays on in its head.

import { choice } from "./choice.js";
import { element } from "./root.js";
import { keepSettings, settings } from "./store.js";
import { say } from "./words.js";

/** @type {Record<string, number>} */
const PLAYOUTS = { quick: 100, normal: 400, long: 1600 };

function thought() {
  const { thought } = settings({ thought: "normal" });
  return Object.keys(PLAYOUTS).includes(thought) ? thought : "normal";
}

/** How often a Master plays on at most. */
export function playouts() {
  return PLAYOUTS[thought()];
}

/** Lets it be chosen in the menu. */
export function prepareEffort() {
  const group = choice({
    name: "thought",
    label: say("thought"),
    values: [["quick", say("thought-quick")], ["normal", say("thought-normal")], ["long", say("thought-long")]],
    chosen: thought(),
    change: (value) => keepSettings({ thought: value }),
  });
  element("thought").replaceWith(Object.assign(group, { id: "thought" }));
}
