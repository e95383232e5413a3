// What nobody sees cannot be pressed, not by a script either: its page was left, or its game is over.

import { ears, elementOf } from "./root.js";

/** Keeps unseen buttons still, from now on. */
export function stillUnseen() {
  ears.addEventListener(
    "click",
    (event) => {
      const button = elementOf(event.target)?.closest("button");
      // A browser that cannot tell lets everything be pressed.
      const isSeen = !button || (button.checkVisibility?.() !== false && !button.closest("[inert]"));
      if (isSeen) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
