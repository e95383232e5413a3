// A sentence of the game's words where no program speaks them.

/**
 * The text of a key in a language, by its tag; its {slots} are filled from `slots`, which are texts. `wordsOf(tag)` gives where the words of a language
 * are, `undefined` if nobody has them. Gives `undefined` if they cannot be had.
 */
export async function sentence(key, tag, wordsOf, slots = {}) {
  const source = wordsOf(tag.split("-")[0]);
  const answer = source && (await fetch(source).catch(() => undefined));
  const { page } = (answer?.ok && (await answer.json().catch(() => undefined))) || {};
  const text = page?.[key.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())];
  return text?.replaceAll(/\{(\w+)\}/g, (_, slot) => slots[slot] ?? "");
}
