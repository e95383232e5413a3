// A worker in which computers and the coach of a game think, so that the page goes on answering.
//
// A question is `{number, record, content, players, ask, …}`; to each number goes one answer, `{number, answer}` or `{number, error, name}`, and
// before that any number of `{number, done}`: how much of the thinking is done, from 0 to 1. With the first question come `program` and
// `spoken`: the program and the words as the page has them, so that they are neither fetched nor compiled again.

// How often it is told how much is done, in milliseconds.
const OFTEN = 100;

// Tells how much of the thinking about the question of a number is done, though not more often than anybody sees.
/** @param {number} number @returns {(done: number) => void} */
function teller(number) {
  let last = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - last < OFTEN) return;
    last = now;
    postMessage({ number, done });
  };
}

/** Answers whatever is asked of this worker from now on. @param {ReturnType<typeof import("./answering.js").answersOf>} answers */
export function listen({ answer, begin }) {
  /** @type {Promise<void> | undefined} */
  let ready;
  addEventListener("message", async ({ data: { program, spoken, number, ...question } }) => {
    try {
      if (ready === undefined) {
        await (ready = begin(program, spoken));
        postMessage({ number, done: 0 }); // It has begun.
      } else await ready;
      postMessage({ number, answer: answer(question, teller(number)) ?? null });
    } catch (/** @type {any} */ error) {
      postMessage({ number, error: String(error?.message ?? error), name: error?.name });
    }
  });
}
