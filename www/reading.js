// The lesson that is read at the table, while the page begins anew: in the tab's own storage, since nothing of a lesson is kept.

const READING = "yokohama.lesson";

/** A lesson as a text, and what its reader did in it. @typedef {{ text: string, trail: Array<string | null> }} Reading */

/**
 * Leaves a lesson for the page to come: `{text, trail}`; none by `undefined`. Where nothing can be stored it is forgotten.
 *
 * @param {Reading | undefined} reading
 */
export function leave(reading) {
  try {
    if (reading) sessionStorage.setItem(READING, JSON.stringify(reading));
  } catch {
    // The page begins where it would without a lesson.
  }
}

/** Whether a lesson was left. */
export function isReading() {
  try {
    return sessionStorage.getItem(READING) !== null;
  } catch {
    return false;
  }
}

/** The text of that lesson; an empty one where what was left is none. */
export function leftText() {
  try {
    return String(JSON.parse(sessionStorage.getItem(READING) ?? "null")?.text);
  } catch {
    return "";
  }
}

/** The lesson that was left, which is not there any more then; `undefined` if there is none. @returns {Reading | undefined} */
export function taken() {
  try {
    const left = sessionStorage.getItem(READING);
    sessionStorage.removeItem(READING); // Whatever it is: it is not met again.
    const { text, trail } = JSON.parse(left ?? "null") ?? {};
    return typeof text === "string" && Array.isArray(trail) ? { text, trail } : undefined;
  } catch {
    return undefined;
  }
}
