// How fast the table goes: the computers' pace, and what moves.

import { element, focused, life } from "./root.js";
import { keepSettings, settings } from "./store.js";
import { make, say } from "./words.js";

// Milliseconds between two things that a computer does, by pace; "step" waits to be told to go on.
/** @type {Record<string, number>} */
const PACES = { step: Infinity, slow: 1600, normal: 700, quick: 200, instant: 0 };

// How long what moves takes, by speed; 1 is normal.
/** @type {Record<string, number>} */
const MOTIONS = { slow: 2, normal: 1, quick: 0.6, off: 0 };

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

function pace() {
  const { pace } = settings({ pace: "normal" });
  return Object.keys(PACES).includes(pace) ? pace : "normal";
}

// Who asked the system for less motion gets none, but for what they chose here.
function speed() {
  const { motion } = settings({});
  return Object.keys(MOTIONS).includes(motion) ? motion : reduced.matches ? "off" : "normal";
}

/** How long a computer lets what it did be seen, in milliseconds; infinite if it waits to be told to go on. */
export function patience() {
  return PACES[pace()];
}

/** How long what moves takes, as a factor; 0 if nothing is to move. */
export function motion() {
  return MOTIONS[speed()];
}

/** Lets both be chosen in the menu; `changed` is called when one was. @param {() => void} changed */
export function preparePace(changed) {
  /** @type {Array<["pace" | "motion", string[], () => string]>} */
  const choices = [
    ["pace", Object.keys(PACES), pace],
    ["motion", Object.keys(MOTIONS), speed],
  ];
  for (const [id, values, chosen] of choices) {
    const select = element(id);
    select.replaceChildren(...values.map((value) => make("option", { value, textContent: say(`${id}-${value}`) })));
    select.value = chosen();
    select.addEventListener("change", () => {
      keepSettings({ [id]: select.value });
      changed();
    });
  }
  reduced.addEventListener("change", () => (element("motion").value = speed()), { signal: life });
}

/** Shows or hides the button that lets a computer take its next step; gives whether the focus was lost with it. @param {boolean} offered */
export function offerStep(offered) {
  const button = element("next-step");
  const lost = !offered && focused() === button;
  button.hidden = !offered;
  return lost;
}
