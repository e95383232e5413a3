// Every text that a person reads comes from the game's words, by key.

import { asked } from "./program.js";
import { root } from "./root.js";

/** @import { Slots } from "../types/table.js" */

/** The text of a key; its {slots} are filled from `slots`. @param {string} key @param {Slots} [slots] */
export function say(key, slots) {
  return asked().text(key, slots);
}

/** A number as one reads it: with a true minus sign where it is below 0. @param {number} number */
export const figure = (number) => String(number).replace("-", "−");

/** Fills in every element that names the key of its text or, having none, of its label; but for notices, which say what they are about (opening.js). @param {ParentNode} [within] */
export function fill(within = root) {
  /** @type {NodeListOf<HTMLElement>} */
  const texts = within.querySelectorAll("[data-text]:not(.notice)");
  for (const element of texts) element.textContent = say(element.dataset.text ?? "");
  /** @type {NodeListOf<HTMLElement>} */
  const labelled = within.querySelectorAll("[data-label]");
  for (const element of labelled) {
    const label = say(element.dataset.label ?? "");
    // A title that says no more than the label would be heard twice.
    if (element.matches("button")) element.title = label;
    else element.ariaLabel = label;
  }
}

/**
 * Makes an element: its properties, then its children, strings as text.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} [properties]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
