// The games as prints on the wall of a shop, each at its hour: one of them is chosen. Radio buttons to keys and screen readers.

import { show } from "./art.js";
import { aboutOf, offerOf } from "./offers.js";
import { make, say } from "./words.js";

/** @import { Name } from "./whose.js" */

/**
 * Makes a group of them, of the games of these names, one at each step; `change(name)` is called with each choice.
 *
 * @param {{ names: Name[], chosen: Name, change: (name: Name) => void }} wall
 */
export function* prints({ names, chosen, change }) {
  const group = make("div", { className: "prints", role: "radiogroup", ariaLabel: say("game") });
  for (const name of names) {
    const input = make("input", { type: "radio", name: "game", value: name, checked: name === chosen });
    input.addEventListener("change", () => change(name));
    group.append(make("label", {}, input, print(name)));
    yield;
  }
  return group;
}

// A sheet with the scene in its line, and below it what the game is called and is.
/** @param {Name} name */
function print(name) {
  const { title, seal, print } = offerOf(name);
  const { about, length } = aboutOf(name);
  const scene = make("span", { className: "scene" }, show(make("img", { alt: "" }), print), show(make("img", { alt: seal.reads, lang: "ja" }), seal.symbol));
  return make(
    "span",
    { className: "print" },
    scene,
    make("strong", { textContent: title }),
    make("span", { textContent: about }),
    make("small", {}, make("span", { textContent: playersOf(name) }), " ", make("span", { textContent: length })),
    make("span", { className: "mark" }),
  );
}

// How many can play a game.
/** @param {Name} name */
function playersOf(name) {
  const { counts } = offerOf(name);
  const [from, to] = [Math.min(...counts), Math.max(...counts)];
  return from === to ? say("players-only", { n: to }) : say("players-from-to", { from, to });
}
