// The faces of the table. Its text is as wide as measured only when they are here, so nothing is painted before.

// Milliseconds to wait; a connection slower than this gets the browser's own letters first.
const PATIENCE = 4000;

/** Waits for every face, but not for ever; one that fails is no reason to wait. */
export async function faces() {
  const loading = [...document.fonts].map((face) => face.load());
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(loading), patience]);
}

/** Calls `action` whenever a face arrives later, until `signal` is aborted. */
export function whenLate(action, signal) {
  document.fonts.addEventListener("loadingdone", action, { signal });
}
