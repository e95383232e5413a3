// Every text that a person reads comes from the game's words, by key.

import { asked } from "./program.js";
import { root } from "./root.js";

/** The text of a key; its {slots} are filled from `slots`. */
export function say(key, slots) {
  return asked().text(key, slots);
}

/** Fills in every element that names the key of its text or, having none, of its label. */
export function fill(within = root) {
  for (const element of within.querySelectorAll("[data-text]")) element.textContent = say(element.dataset.text);
  for (const element of within.querySelectorAll("[data-label]")) {
    const label = say(element.dataset.label);
    // A title that says no more than the label would be heard twice.
    if (element.matches("button")) element.title = label;
    else element.ariaLabel = label;
  }
}

/** Makes an element: its properties, then its children, strings as text. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
