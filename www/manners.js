// How a player likes to enter moves: whether what cannot be taken back is asked about, and which hints are given.

import { played } from "./program.js";
import { element } from "./root.js";
import { keepSettings, settings } from "./store.js";
import { make } from "./words.js";

/** @import { Waste } from "../types/table.js" */

/** How a player likes it: `{confirm, off}`, the second being the kinds of hints that are not given. */
export function manner() {
  const { confirm, hintsOff } = settings({});
  const kinds = played().wasteKinds().map(({ kind }) => kind);
  return { confirm: confirm !== false, off: Array.isArray(hintsOff) ? kinds.filter((kind) => hintsOff.includes(kind)) : [] };
}

/** @param {{ kind: Waste, text: string }} kind @param {Waste[]} off */
function row({ kind, text }, off) {
  const box = make("input", { type: "checkbox", value: kind, checked: !off.includes(kind) });
  return make("label", { className: "check" }, box, make("span", { textContent: text }));
}

/** Opens the settings. */
export function openManners() {
  const { confirm, off } = manner();
  element("confirm").checked = confirm;
  const kinds = element("waste-kinds");
  const wastes = played().wasteKinds();
  kinds.hidden = wastes.length === 0; // A game may know of none.
  kinds.replaceChildren(...[...kinds.children].slice(0, 1), ...wastes.map((kind) => row(kind, off)));
  element("manners").showModal();
}

/**
 * Calls `follow` with the manner whenever it changes, until `signal` is aborted.
 *
 * @param {AbortSignal} signal
 * @param {(like: ReturnType<typeof manner>) => void} follow
 */
export function followManners(signal, follow) {
  const dialog = element("manners");
  element("manners-close").addEventListener("click", () => dialog.close(), { signal });
  dialog.addEventListener(
    "change",
    () => {
      const boxes = [...element("waste-kinds").querySelectorAll("input")];
      const hintsOff = boxes.filter((box) => !box.checked).map((box) => box.value);
      keepSettings({ confirm: element("confirm").checked, hintsOff });
      follow(manner());
    },
    { signal },
  );
}
