// What is asked of a server may never be answered: it is given up after a while, and told as what did not come.

/** How long nothing may come, in milliseconds: longer than a request waits for others on a slow connection. */
export const PATIENCE = 10_000;

/**
 * What is promised, as long as it does not take too long.
 *
 * @template T
 * @param {Promise<T>} promised
 * @param {() => void} [late] Called where it does.
 * @returns {Promise<T>}
 */
export async function patiently(promised, late = () => {}) {
  let timer;
  const over = new Promise((_, fail) => {
    timer = setTimeout(() => {
      fail(new Error("nothing has come"));
      late();
    }, PATIENCE);
  });
  try {
    return await Promise.race([promised, over]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The answer of a server, as `fetch` gives it. What is given up is asked for no more, so that the next one who asks does not wait for it.
 *
 * @param {URL | string} source
 * @returns {Promise<Response>}
 */
export function answerOf(source) {
  const over = new AbortController();
  return patiently(fetch(source, { signal: over.signal }), () => over.abort());
}
