// The colours: in which palette all is printed, on the table and around it.

import { choice } from "./choice.js";
import { asked } from "./program.js";
import { colorOf, element, house, life } from "./root.js";
import { keepSettings, settings } from "./store.js";
import { make, say } from "./words.js";

const starker = matchMedia("(prefers-contrast: more), (forced-colors: active)");

/** @type {string | undefined} */
let wished; // The palette that whoever laid the table wishes.

// Shows which palette it is, once there is something to show it in.
let refresh = () => {};

/** Whether there is a palette of that name. @param {any} name @returns {name is string} */
export const isPalette = (name) => asked().palettes().includes(name);

/** Wishes for a palette, by its name, in place of what was chosen before; for none by `undefined`. @param {string | undefined} [name] */
export function dyeRather(name) {
  wished = isPalette(name) ? name : undefined;
  refresh();
}

/**
 * The palette that was chosen here; who asked the system for more contrast, or for colours of their own, gets the starkest but for that.
 *
 * @returns {string}
 */
export function palette() {
  if (wished !== undefined) return wished;
  const { palette } = settings({});
  return isPalette(palette) ? palette : starker.matches ? "clear" : "print";
}

// Prints the pages around the table.
function apply() {
  const all = asked().colors(palette());
  for (let at = 0; at < all.length; at += 2) house.style.setProperty(all[at], colorOf(all[at], all[at + 1]));
  house.dataset.palette = palette();
}

/** Lets the palette be chosen, on the first page and in the menu; `changed` is called when the pages have another one. @param {() => void} changed */
export function preparePalette(changed) {
  const select = element("palette");
  /** @param {string} value */
  const dye = (value) => {
    wished = undefined;
    keepSettings({ palette: value });
    refresh();
    changed();
  };
  /** @param {string} value */
  const named = (value) => say(`palette-${value}`);
  const group = choice({
    name: "palette",
    label: say("palette"),
    values: asked().palettes().map((value) => [value, say(`palette-short-${value}`), named(value)]),
    chosen: palette(),
    change: dye,
  });
  refresh = () => {
    apply();
    select.value = palette();
    /** @type {HTMLInputElement | null} */
    const button = group.querySelector(`[value="${palette()}"]`);
    if (button) button.checked = true;
  };
  element("palettes")?.replaceWith(Object.assign(group, { id: "palettes" }));
  select.replaceChildren(...asked().palettes().map((value) => make("option", { value, textContent: named(value) })));
  select.addEventListener("change", () => dye(select.value));
  starker.addEventListener("change", () => {
    refresh();
    changed();
  }, { signal: life });
  refresh();
}
