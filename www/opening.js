// Runs before the game's own program, and without it: tells why it cannot run where it cannot.

"use strict";

(() => {
  // The notice to show once the page is there; none if everything goes well.
  let notice = "loading";
  const show = () => {
    for (const one of document.querySelectorAll("body > .notice")) one.hidden = one.id !== notice;
  };
  const tell = (id) => {
    notice = id;
    show();
  };
  if (typeof WebAssembly !== "object") notice = "no-wasm";
  if (location.protocol === "file:") notice = "from-file";
  document.addEventListener("DOMContentLoaded", show);
  // A script that does not arrive tells so to its element alone, on the way down.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && notice === "loading" && tell("not-loaded"), true);
  // The program's own word: all is well, or it did not start.
  addEventListener("yokohama-started", () => tell(undefined));
  addEventListener("yokohama-not-started", () => notice === "loading" && tell("not-loaded"));
})();
