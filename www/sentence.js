// A sentence of the game's words where no program speaks them.

/** What is said: the key of a text, and what fills its slots. @typedef {{ key: string, slots?: Record<string, string> }} Said */

// How long the words are waited for, in milliseconds: all of them, since they are few.
const PATIENCE = 10_000;

/**
 * The text of a `key` in a language, by its tag; its {slots} are filled from `slots`, which are texts. `wordsOf(tag)` gives where the words of a language
 * are, `undefined` if nobody has them. Gives `undefined` if they cannot be had.
 *
 * @param {Said} said
 * @param {string} tag
 * @param {(tag: string) => URL | undefined} wordsOf
 * @returns {Promise<string | undefined>}
 */
export async function sentence({ key, slots = {} }, tag, wordsOf) {
  const source = wordsOf(tag.split("-")[0]);
  const { page } = (source && (await had(source).catch(() => undefined))) ?? {};
  const text = page?.[key.replaceAll(/(?:^|-)(\w)/g, (/** @type {string} */ _, /** @type {string} */ letter) => letter.toUpperCase())];
  return text?.replaceAll(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ slot) => slots[slot] ?? "");
}

// A server may never answer, or stop midway.
/** @param {URL} source @returns {Promise<{ page?: Record<string, string> } | undefined>} */
async function had(source) {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), PATIENCE);
  try {
    const answer = await fetch(source, { signal: over.signal });
    return answer.ok ? await answer.json() : undefined;
  } finally {
    clearTimeout(timer);
  }
}
