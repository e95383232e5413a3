// The worker in which computers think: it has the program for itself, so that the page goes on answering. What it is asked it
// answers by the number of the question: the moves that a computer plays next, or what went wrong. With the question comes the
// program as the page has it, so that it is neither fetched nor compiled again.

import init, { Game } from "./yokohama.js";

let ready;

addEventListener("message", async ({ data: { number, program, record, content, kind } }) => {
  try {
    await (ready ??= init({ module_or_path: program }));
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
