// A sentence of the game's words where no program speaks them.

/**
 * The text of a key in a language, by its tag; its {slots} are filled from `slots`, which are texts. `wordsOf(tag)` gives where the words of a language
 * are, `undefined` if nobody has them. Gives `undefined` if they cannot be had.
 *
 * @param {string} key
 * @param {string} tag
 * @param {(tag: string) => URL | undefined} wordsOf
 * @param {Record<string, string>} [slots]
 * @returns {Promise<string | undefined>}
 */
export async function sentence(key, tag, wordsOf, slots = {}) {
  const source = wordsOf(tag.split("-")[0]);
  const answer = source && (await fetch(source).catch(() => undefined));
  const { page } = (answer?.ok && (await answer.json().catch(() => undefined))) || {};
  const text = page?.[key.replaceAll(/(?:^|-)(\w)/g, (/** @type {string} */ _, /** @type {string} */ letter) => letter.toUpperCase())];
  return text?.replaceAll(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ slot) => slots[slot] ?? "");
}
