// The worker in which computers think: it has the program for itself, so that the page goes on answering. What it is asked it
// answers by the number of the question: the moves that a computer plays next, or what went wrong.

import init, { Game } from "./yokohama.js";

const ready = init();

addEventListener("message", async ({ data: { number, record, content, kind } }) => {
  try {
    await ready;
    const game = Game.load(record, content);
    try {
      postMessage({ number, moves: game.plan(kind) });
    } finally {
      game.free();
    }
  } catch (error) {
    postMessage({ number, error: String(error?.message ?? error) });
  }
});
