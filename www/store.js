// The settings that are kept on this device. Nothing leaves it. The games are kept in games.js.

import { USUAL } from "./whose.js";

/** @import { Name } from "./whose.js" */

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

/**
 * A setting that each game has of its own, by its name. That of the usual one lies where it always lay; those of the others lie together, by game, under
 * the name with an `s`.
 *
 * @param {string} name
 * @param {Name} game
 * @returns {any}
 */
export function settingOf(name, game) {
  const kept = settings({});
  return game === USUAL ? kept[name] : kept[`${name}s`]?.[game];
}

/** Changes such a setting; gives whether it is kept beyond this page. @param {string} name @param {Name} game @param {unknown} value */
export function keepSettingOf(name, game, value) {
  if (game === USUAL) return keepSettings({ [name]: value });
  return keepSettings({ [`${name}s`]: { ...settings({})[`${name}s`], [game]: value } });
}
