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
 * @param {AbortController} [over] What ends it.
 * @returns {Promise<Response>}
 */
export function answerOf(source, over = new AbortController()) {
  return patiently(fetch(source, { signal: over.signal }), () => over.abort());
}

/**
 * The same, and what `read` makes of it, which reads all of it: an answer may come to a stop midway too.
 *
 * @template T
 * @param {URL | string} source
 * @param {(answer: Response) => Promise<T>} read
 * @returns {Promise<T>}
 * @throws {Error} With `wanted`, the file's address, if the server has none, and with `again`, when to ask anew, in milliseconds, if it says that it is still
 *   being made; with `broken`, the address, if it stopped midway.
 */
export async function readFrom(source, read) {
  const over = new AbortController();
  const answer = await answerOf(source, over);
  if (!answer.ok) throw Object.assign(new Error(`${answer.status} ${answer.url}`), { wanted: answer.url, again: againIn(answer) });
  watch(answer.clone(), over).catch(() => {}); // Whoever reads it is told.
  return read(answer).catch((error) => {
    throw over.signal.aborted ? Object.assign(new Error("nothing more has come"), { broken: String(source) }) : error;
  });
}

/** @param {Response} answer */
const againIn = ({ status, headers }) => (status === 503 && 1000 * Number(headers.get("Retry-After"))) || undefined;

/**
 * Waits until a server has what it was still making.
 *
 * @param {{ wanted: string, again: number }} told As an error of `readFrom` has it.
 */
export async function made({ wanted, again }) {
  for (let isMade = false; !isMade; ) {
    await new Promise((resolve) => setTimeout(resolve, again));
    const answer = await fetch(wanted, { method: "HEAD" }).catch(() => undefined);
    isMade = answer?.status !== 503;
  }
}

// Reads along, and ends an answer of which nothing more comes.
/** @param {Response} answer @param {AbortController} over */
async function watch({ body }, over) {
  if (body === null) return;
  const reader = body.getReader();
  const more = () => patiently(reader.read(), () => over.abort());
  for (let piece = await more(); !piece.done; ) piece = await more();
}
