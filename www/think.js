// The worker in which computers and the coach think: it has the program for itself, so that the page goes on answering.
//
// A question is `{number, record, content, players, ask, …}`; to each number goes one answer, `{number, answer}` or `{number, error}`, and
// before that any number of `{number, done}`: how much of the thinking is done, from 0 to 1. With the first question come `program` and
// `spoken`: the program and the words as the page has them, so that they are neither fetched nor compiled again.

import init, { Game, speak } from "./yokohama.js";

// How often it is told how much is done, in milliseconds.
const OFTEN = 100;

// What can be asked: what answers it, from the game, the question, and who is told how much is done.
const ANSWERS = {
  plan: (game, { kind, playouts }, told) => game.plan(kind, undefined, playouts, of(playouts, told)),
  advise: (game, { playouts }, told) => game.advise(playouts, undefined, of(playouts, told)),
  judge: (game, { at, playouts, seed }, told) => game.judge(at, playouts, seed, of(playouts, told)),
  chances: (game, { seat, games }, told) => [...game.chances(seat, games, undefined, of(games, told))],
  chancesAt: (game, { at, seat, games, seed }, told) => [...game.chancesAt(at, seat, games, seed, of(games, told))],
};

let ready;

// Begins the program, in the language of the page.
async function begin(program, spoken) {
  await init({ module_or_path: program });
  speak(...spoken);
}

// Tells, of how many were made, what part of all that is.
const of = (all, told) => (made) => told(made / all);

// Tells how much of the thinking about the question of a number is done, though not more often than anybody sees.
function teller(number) {
  let last = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - last < OFTEN) return;
    last = now;
    postMessage({ number, done });
  };
}

addEventListener("message", async ({ data: { program, spoken, number, record, content, players, ...question } }) => {
  try {
    await (ready ??= begin(program, spoken));
    const game = Game.load(record, content);
    try {
      game.setPlayers(players);
      const answer = ANSWERS[question.ask](game, question, teller(number));
      postMessage({ number, answer: answer ?? null });
    } finally {
      game.free();
    }
  } catch (error) {
    postMessage({ number, error: String(error?.message ?? error) });
  }
});
