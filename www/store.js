// What is kept on this device: the game in progress and a few settings. Nothing leaves it.
//
// The game is written to two slots in turn, so that a torn write leaves the one before it.

const SLOTS = ["yokohama.game.0", "yokohama.game.1"];
const SETTINGS = "yokohama.settings";

// Storage can be shut off or full; the game goes on without it.
function attempt(action, otherwise) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

function read(slot) {
  return attempt(() => {
    const kept = JSON.parse(localStorage.getItem(slot));
    return Number.isSafeInteger(kept?.turn) && typeof kept.record === "string" ? kept : null;
  }, null);
}

/**
 * The kept games, newest first: `{turn, record, seats, options, curtain, content, round, over, open}`. `turn` counts what was
 * kept so far; `open` tells that the game was on the table.
 */
export function kept() {
  return SLOTS.map(read).filter(Boolean).sort((a, b) => b.turn - a.turn);
}

let latest;

/** The record that was to be kept last, whether or not that worked. */
export function latestRecord() {
  return latest;
}

/** Keeps a game; gives the key of a sentence if that did not work. */
export function keep(game) {
  latest = game.record;
  const [newest] = kept();
  const turn = (newest?.turn ?? 0) + 1;
  try {
    localStorage.setItem(SLOTS[turn % 2], JSON.stringify({ ...game, turn }));
    return undefined;
  } catch (error) {
    return error?.name === "QuotaExceededError" ? "error-storage-full" : "error-storage";
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
