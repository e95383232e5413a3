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

/** The kept games, newest first: `{turn, record, seats, content}`. */
export function kept() {
  return SLOTS.map(read).filter(Boolean).sort((a, b) => b.turn - a.turn);
}

/** Keeps a game; gives whether that worked. */
export function keep(game) {
  const [newest] = kept();
  const turn = (newest?.turn ?? 0) + 1;
  return attempt(() => {
    localStorage.setItem(SLOTS[turn % 2], JSON.stringify({ ...game, turn }));
    return true;
  }, false);
}

/** Forgets the kept games. */
export function forget() {
  for (const slot of SLOTS) attempt(() => localStorage.removeItem(slot));
}

/** The settings, over those given. */
export function settings(defaults) {
  const saved = attempt(() => JSON.parse(localStorage.getItem(SETTINGS)), null);
  return { ...defaults, ...(saved !== null && typeof saved === "object" ? saved : {}) };
}

/** Keeps the settings. */
export function keepSettings(values) {
  attempt(() => localStorage.setItem(SETTINGS, JSON.stringify(values)));
}

/** Offers a text to the person as a file. */
export function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
