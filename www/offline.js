// The game is kept in the browser and played without a network: sw.js. A new version waits until a person wants it.

import { tablesWanted } from "./program.js";
import { element, house } from "./root.js";
import { games } from "./sources.js";
import { say } from "./words.js";

/** @import { Name } from "./whose.js" */

/** Whether the program of a game's table is kept in the browser, for when there is no network. @param {Name} game */
export const isKeptFor = async (game) => (await globalThis.caches?.match(games[game].table)) !== undefined;

/**
 * Keeps the game for when there is no network. `isPlaying()` tells whether a game is in progress: a new version is never begun then,
 * but offered on the first page.
 *
 * @param {() => boolean} isPlaying
 */
export async function prepareOffline(isPlaying) {
  // Opened as a file, in an old browser or on a server without encryption there is none.
  const keeper = await navigator.serviceWorker?.register("sw.js", { updateViaCache: "none" }).catch(() => undefined);
  if (keeper === undefined) return;
  const isFirst = !navigator.serviceWorker.controller;
  // What came before anybody could keep it. A game may yet be chosen until somebody can.
  const tellWanted = (/** @type {ServiceWorker | null} */ worker) => worker?.postMessage({ wanted: tablesWanted() });
  if (isFirst) tellWanted(keeper.installing ?? keeper.active);
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "others-play") {
      element("update-others").hidden = false;
      askVersion();
    }
    if (data === "kept-all") tellKept(say("kept-all"));
    if (data === "not-kept-all") tellKept(say("not-kept-all"));
    if (data?.version !== undefined && data.version !== house.dataset.version) fallBehind();
  });
  let isBehind = false; // Whether the new version has begun without this page.
  element("update-now").addEventListener("click", () => (isBehind ? location.reload() : keeper.waiting?.postMessage("take-over")));
  element("update-close").addEventListener("click", () => (element("update").hidden = true));
  const offer = () => {
    element("update").hidden = !isBehind && (isFirst || !keeper.waiting);
  };
  const fallBehind = () => {
    isBehind = true;
    offer();
  };
  const askVersion = () => navigator.serviceWorker.controller?.postMessage("which-version");
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isFirst) {
      tellWanted(navigator.serviceWorker.controller);
      return askVersion(); // Of the same, unless the site was renewed just now.
    }
    // Something may have been begun since the new version was asked for.
    if (isPlaying()) fallBehind();
    else location.reload();
  });
  // Whoever keeps a part of the games may have all of them kept: asked for, they are fetched at once.
  element("offline").hidden = false;
  element("keep-all").addEventListener("click", async () => (await navigator.serviceWorker.ready).active?.postMessage("keep-all"));
  const watch = () => keeper.installing?.addEventListener("statechange", offer);
  keeper.addEventListener("updatefound", watch);
  watch(); // It may have been found before.
  offer();
  // What was found during the last visit begins with this one. The version before is asked nothing more then: a worker that is just being
  // ended for the new one comes back for a question, and Chromium waits up to five minutes before it ends it again.
  if (keeper.waiting && !isPlaying()) keeper.waiting.postMessage("take-over");
  // Another version may have begun while the page was on its way from the one before. It is not loaded anew for that unasked: a server that
  // gives the page out under one more name gives out its own version there each time.
  else askVersion();
}

/** @param {string} text */
function tellKept(text) {
  element("kept-all").textContent = text;
}
