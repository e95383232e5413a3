// What is made once for each of several things, such as a program for a game.

/**
 * What was made for a thing, or is being made for it: made now if nobody asked for it before, or if that failed.
 *
 * @template K, T
 * @param {Map<K, Promise<T>>} made What was made so far, which this adds to.
 * @param {K} thing
 * @param {(thing: K) => Promise<T>} make
 * @returns {Promise<T>}
 */
export function once(made, thing, make) {
  const found = made.get(thing);
  if (found) return found;
  const making = make(thing).catch((error) => {
    made.delete(thing);
    throw error;
  });
  made.set(thing, making);
  return making;
}
