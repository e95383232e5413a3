// The faces of the table. Its text is as wide as measured only when they are here, so nothing is painted before.

// Milliseconds to wait; a connection slower than this gets the browser's own letters first.
const PATIENCE = 4000;

// What our faces are called; some browsers write it with quotes.
const OURS = /^["']?Yokohama /;

/** Waits for every face, but not for ever; one that fails is no reason to wait. */
export async function faces() {
  const loading = [...document.fonts].map((face) => face.load());
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(loading), patience]);
}

/** Calls `action` for each of our faces that arrives later, until `signal` is aborted. @param {() => void} action @param {AbortSignal} signal */
export function whenLate(action, signal) {
  // Not by the event `loadingdone`, which also tells of faces that were waited for, and of others on a page around the table.
  const late = [...document.fonts].filter(({ family, status }) => OURS.test(family) && status !== "loaded");
  for (const face of late) face.loaded.then(() => signal.aborted || action(), () => {});
}
