// The field in which moves are typed, with what is legal that goes on so, and moves to copy.

import { typingPause } from "./pause.js";
import { element, isModal } from "./root.js";
import { make, say } from "./words.js";

/** @import { Game, TypedMove } from "../types/table.js" */

// How many completions are shown.
const SHOWN = 40;

const pause = typingPause();

// Lists what is legal now.
/** @type {() => TypedMove[]} */
let list;

/** The game has gone on: while the field is open, it offers what is legal now. */
export const renewTyping = () => element("typing").open && list();

// What was typed or copied is not left in the document, where the next player could come upon it. The field no longer asks the
// game: a browser that takes typing back writes into it even when it is closed.
function clear() {
  pause.stop();
  element("typed").oninput = null;
  element("typed").value = "";
  element("typed-state").textContent = "";
  element("typed-list").replaceChildren();
  element("typed-areas").textContent = "";
  element("typed-text").value = "";
  element("typed-text").hidden = true;
}

// Puts a move in the place of the last one typed.
/** @param {string} short */
function complete(short) {
  const before = element("typed").value.split(";").slice(0, -1).map((move) => move.trim());
  element("typed").value = [...before, short].join("; ");
  element("typed").focus();
}

/** @param {string} text */
async function copy(text) {
  const box = element("typed-text");
  box.value = text;
  box.hidden = false;
  box.select();
  try {
    await navigator.clipboard.writeText(text);
    element("typed-state").textContent = say("copied");
  } catch {
    element("typed-state").textContent = say("copy-failed");
  }
}

/**
 * Opens the field for a game. `on` has `play(text)`, which gives `{rest, message}` of what it did not play, `canPlay()`, and
 * `onlooker()`, the seat with whose knowledge moves are copied.
 *
 * @param {Game} game
 * @param {{ play: (text: string) => { rest: string, message: string }, canPlay: () => boolean, onlooker: () => number | undefined }} on
 */
export function openTyping(game, on) {
  const dialog = element("typing");
  list = () => {
    const found = on.canPlay() ? game.completions(element("typed").value).slice(0, SHOWN) : [];
    const items = found.map(({ short, label }) => {
      const button = make("button", { type: "button" }, make("code", { textContent: short }), ` ${label}`);
      button.addEventListener("click", () => {
        complete(short);
        list();
      });
      return make("li", {}, button);
    });
    element("typed-list").replaceChildren(...items);
    return found;
  };
  element("typing-form").onsubmit = (event) => {
    event.preventDefault();
    pause.stop();
    const { rest, message } = on.play(element("typed").value);
    if (!dialog.open) return; // The curtain fell.
    element("typed").value = rest;
    element("typed-state").textContent = message;
    list();
  };
  element("typed").oninput = () => {
    const found = list();
    const [{ label } = {}] = found;
    const text = found.length === 1 ? say("type-one", { action: label ?? "" }) : say("type-found", { n: found.length });
    pause.after(() => (element("typed-state").textContent = text));
  };
  element("copy-turn").onclick = () => copy(game.shortTurn(on.onlooker()));
  element("copy-game").onclick = () => copy(game.shortGame(on.onlooker()));
  element("typing-close").onclick = () => dialog.close();
  dialog.onclose = clear;
  dialog.onkeydown = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault(); // It closes the field and nothing else.
    dialog.close();
  };
  element("typed-areas").textContent = game.squares().map(({ square, area }) => `${square} ${area}`).join(" · ");
  // It lies beside the table, but over a window that has the keys.
  if (!dialog.open) {
    if (isModal()) dialog.showModal();
    else dialog.show();
  }
  list();
  element("typed").focus();
}
