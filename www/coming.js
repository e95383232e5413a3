// A script that comes late: it is asked for when somebody needs it, and again when that failed.

import { patiently } from "./patience.js";

/**
 * How to have a script of the site: `first` imports it; where it could not be had, each further try goes to an address of its own, made of its name beside
 * this script: a browser may remember for as long as the page lives that a script did not come. An element has every script in its own.
 *
 * @template T
 * @param {() => Promise<T>} first
 * @param {string} name
 * @param {(script: T) => boolean} isWhole Whether it has what it should: one that came cut short may be a script all the same.
 * @returns {() => Promise<T>}
 * @throws {Error} With `broken`, its address, if it came cut short, else with `wanted`, the same.
 */
export function coming(first, name, isWhole) {
  let tries = 0;
  /** @type {Promise<T> | undefined} */
  let script;
  const address = () => new URL(name, import.meta.url).href;
  const had = async () => {
    tries += 1;
    try {
      const came = await patiently(tries === 1 ? first() : import(`${address()}?${tries}`));
      if (!isWhole(came)) throw new SyntaxError(`${name} came cut short`);
      return came;
    } catch (/** @type {any} */ error) {
      throw Object.assign(error, { [error instanceof SyntaxError ? "broken" : "wanted"]: address() });
    }
  };
  return () =>
    (script ??= had().catch((error) => {
      script = undefined;
      throw error;
    }));
}
