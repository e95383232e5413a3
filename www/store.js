// The settings that are kept on this device. Nothing leaves it. The games are kept in games.js.

const SETTINGS = "yokohama.settings";

/** @type {Record<string, unknown>} */
let unkept = {}; // What was changed and could not be kept: it holds as long as the page.

// Storage can be shut off or full; the page goes on without it.
/** @template T, O @param {() => T} action @param {O} otherwise @returns {T | O} */
function attempt(action, otherwise) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * The settings, over those given.
 *
 * @template T
 * @param {T} defaults
 * @returns {T & Record<string, any>}
 */
export function settings(defaults) {
  const saved = attempt(() => JSON.parse(localStorage.getItem(SETTINGS) ?? "null"), null);
  return { ...defaults, ...(saved !== null && typeof saved === "object" ? saved : {}), ...unkept };
}

/** Changes some settings; gives whether they are kept beyond this page. @param {Record<string, unknown>} values */
export function keepSettings(values) {
  unkept = { ...unkept, ...values };
  return attempt(() => {
    localStorage.setItem(SETTINGS, JSON.stringify(settings({})));
    unkept = {};
    return true;
  }, false);
}
