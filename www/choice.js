// Buttons of which one is pressed: radio buttons to keys and screen readers.

import { make } from "./words.js";

/**
 * A group of them. `name` is that of the radio buttons, `label` says what is chosen; `values` are `[value, text, title]`, the
 * title may be missing; `change(value)` is called with each choice.
 *
 * @param {{ name: string, label: string, values: Array<[value: string, text: string, title?: string]>, chosen: string | number, change: (value: string) => void }} group
 */
export function choice({ name, label, values, chosen, change }) {
  const buttons = values.map(([value, text, title = ""]) => {
    const input = make("input", { type: "radio", name, value, checked: value === String(chosen) });
    input.addEventListener("change", () => change(value));
    const shown = make("span", { textContent: text });
    shown.dataset.bold = text; // What is chosen is bold; all keep room for it, so that nothing moves.
    return make("label", { title }, input, shown);
  });
  const group = make("div", { className: "choice", role: "radiogroup", ariaLabel: label });
  group.append(...buttons);
  return group;
}
