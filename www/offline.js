// The game is kept in the browser and played without a network: sw.js. A new version waits until a person wants it.

import { element } from "./root.js";

/**
 * Keeps the game for when there is no network. `isPlaying()` tells whether a game is in progress: a new version is never begun then,
 * but offered on the first page.
 */
export async function prepareOffline(isPlaying) {
  // Opened as a file, in an old browser or on a server without encryption there is none.
  const keeper = await navigator.serviceWorker?.register("sw.js", { updateViaCache: "none" }).catch(() => undefined);
  if (keeper === undefined) return;
  const isFirst = !navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "others-play") element("update-others").hidden = false;
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => isFirst || location.reload());
  element("update-now").addEventListener("click", () => keeper.waiting?.postMessage("take-over"));
  element("update-close").addEventListener("click", () => (element("update").hidden = true));
  const offer = () => {
    element("update").hidden = isFirst || !keeper.waiting;
  };
  keeper.addEventListener("updatefound", () => keeper.installing?.addEventListener("statechange", offer));
  // What was found during the last visit begins with this one.
  if (keeper.waiting && !isPlaying()) keeper.waiting.postMessage("take-over");
  offer();
}
