// Who plays which seat, in the middle of a game: a person hands theirs to a computer, and takes it back.

import { crestSymbol, icon } from "./art.js";
import { computerKinds, withoutStyle } from "./computers.js";
import { element } from "./root.js";
import { make, say } from "./words.js";

/** @import { Kind } from "../types/table.js" */
/** @import { Seat } from "./sitters.js" */

const dialog = element("who");

// The `returnValue` of the dialog once what was chosen there holds.
const APPLIED = "applied";

/** Whether it is being asked who plays: computers wait. */
export const isWhoPlaysOpen = () => dialog.open;

/**
 * Asks who plays: `seats` are `{name, kind, crest}`. `on` has `change(kinds)`, called with the kind of each once that is applied; `kept()`, when the
 * dialog is closed without; and `isWatched`, whether a person who leaves the table leaves it to computers alone, which is asked first. A choice
 * that was only begun does not count, whoever closes the dialog.
 *
 * @param {Seat[]} seats
 * @param {{change: (kinds: Kind[]) => unknown, kept: () => unknown, isWatched: boolean}} on
 */
export function askWhoPlays(seats, { change, kept, isWatched }) {
  const wishes = seats.map(({ kind }) => kind);
  /** @param {number} index @param {Kind} kind */
  const wish = (index, kind) => {
    wishes[index] = kind;
    askAgain(false);
  };
  element("who-list").replaceChildren(...seats.map((seat, index) => row(seat, (kind) => wish(index, kind))));
  askAgain(false);
  element("who-apply").onclick = () => {
    if (!isWatched || wishes.includes("person")) return dialog.close(APPLIED);
    askAgain(true);
    // Not to the button: a key that is held would press it before anybody has read what it does.
    element("who-alone").focus();
  };
  dialog.returnValue = "";
  dialog.onclose = () => {
    if (dialog.returnValue === APPLIED) change(wishes);
    else kept();
  };
  dialog.showModal();
}

// Asks whether computers are to play alone, or no longer does.
/** @param {boolean} asks */
function askAgain(asks) {
  element("who-alone").hidden = !asks;
  element("who-let").hidden = !asks;
  element("who-apply").hidden = asks;
}

/** @param {Seat} seat @param {(kind: Kind) => void} wish */
function row({ name, kind, crest }, wish) {
  /** @type {Array<{ kind: Kind, text: string }>} */
  const kinds = [{ kind: "person", text: say("person") }, ...computerKinds()];
  const choices = kinds.map(({ kind: value, text: textContent }) => {
    const input = make("input", { type: "radio", name: `who-${crest}`, value, checked: value === withoutStyle(kind) });
    input.addEventListener("change", () => wish(value === withoutStyle(kind) ? kind : value));
    return make("label", {}, input, make("span", { textContent }));
  });
  const group = make("div", { className: "choice", role: "radiogroup", ariaLabel: say("seat-of", { name }) }, ...choices);
  return make("li", {}, icon(crestSymbol(crest), 32), make("strong", { textContent: name }), group);
}

/** Prepares the dialog. */
export function prepareSeats() {
  element("who-let").addEventListener("click", () => dialog.close(APPLIED));
  element("who-close").addEventListener("click", () => dialog.close());
}
