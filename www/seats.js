// Who plays which seat, in the middle of a game: a person hands theirs to a computer, and takes it back.

import { crestSymbol, icon } from "./art.js";
import { COMPUTERS, withoutStyle } from "./computers.js";
import { DROPPED } from "./panels.js";
import { element } from "./root.js";
import { make, say } from "./words.js";

/** @import { Kind } from "./yokohama.js" */
/** @import { Seat } from "./sitters.js" */

const dialog = element("who");

// Who may play a seat, with the keys of what they are called.
/** @type {Array<[Kind, string]>} */
const KINDS = /** @type {Array<[Kind, string]>} */ (Object.entries({ person: "person", ...COMPUTERS }));

/** Whether it is being asked who plays: computers wait. */
export const isWhoPlaysOpen = () => dialog.open;

/**
 * Asks who plays: `seats` are `{name, kind, crest}`, and `change(kinds)` is called with the kind of each when the dialog is closed by
 * whom it asks; a choice that was only begun does not count when it is closed for what comes next.
 *
 * @param {Seat[]} seats
 * @param {(kinds: Kind[]) => unknown} change
 */
export function askWhoPlays(seats, change) {
  const wishes = seats.map(({ kind }) => kind);
  element("who-list").replaceChildren(...seats.map((seat, index) => row(seat, index, wishes)));
  dialog.returnValue = "";
  dialog.onclose = () => dialog.returnValue === DROPPED || change(wishes);
  dialog.showModal();
}

/** @param {Seat} seat @param {number} index @param {Kind[]} wishes */
function row({ name, kind, crest }, index, wishes) {
  const choices = KINDS.map(([value, key]) => {
    const input = make("input", { type: "radio", name: `who-${index}`, value, checked: value === withoutStyle(kind) });
    input.addEventListener("change", () => (wishes[index] = value === withoutStyle(kind) ? kind : value));
    return make("label", {}, input, make("span", { textContent: say(key) }));
  });
  const group = make("div", { className: "choice", role: "radiogroup", ariaLabel: say("seat-of", { name }) }, ...choices);
  return make("li", {}, icon(crestSymbol(crest), 32), make("strong", { textContent: name }), group);
}

/** Prepares the dialog. */
export function prepareSeats() {
  element("who-close").addEventListener("click", () => dialog.close());
}
