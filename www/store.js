// The settings that are kept on this device. Nothing leaves it. The games are kept in games.js.

const SETTINGS = "yokohama.settings";

// Storage can be shut off or full; the game goes on without it.
function attempt(action, otherwise) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** The settings, over those given. */
export function settings(defaults) {
  const saved = attempt(() => JSON.parse(localStorage.getItem(SETTINGS)), null);
  return { ...defaults, ...(saved !== null && typeof saved === "object" ? saved : {}) };
}

/** Changes some settings. */
export function keepSettings(values) {
  attempt(() => localStorage.setItem(SETTINGS, JSON.stringify({ ...settings({}), ...values })));
}
