// What computers and the coach answer, by the program of who thinks in a game: in a worker (think.js), or on the page where none can be had.

import { buildOf, same } from "./build.js";

/** @import { Advice, Computer, Game as Games, Judgement, Sitter } from "../types/thought.js" */

/** What that program can do. @typedef {import("./thoughts.js").Thought} Thought */

/**
 * What can be asked, with what belongs to each question.
 *
 * @typedef {object} Questions
 * @property {{ kind: Computer, playouts: number }} plan
 * @property {{ playouts: number }} advise
 * @property {{ at: number, playouts: number, seed?: string }} judge
 * @property {{ seat: number, games: number }} chances
 * @property {{ at: number, seat: number, games: number, seed?: string }} chancesAt
 */

/**
 * What is answered.
 *
 * @typedef {object} Answers
 * @property {string[]} plan
 * @property {Advice[]} advise
 * @property {Judgement | null} judge
 * @property {number[]} chances
 * @property {number[]} chancesAt
 */

/**
 * A question of a kind.
 *
 * @template {keyof Questions} A
 * @typedef {{ ask: A } & Questions[A]} Question
 */

/** The game that a question is about. @typedef {{ record: string, content: string | undefined, players: Sitter[] }} About */

// What can be asked: what answers it, from the game, the question, and who is told how much is done.
/** @type {{ [A in keyof Questions]: (game: Games, question: Questions[A], told: (done: number) => void) => Answers[A] }} */
const ANSWERS = {
  plan: (game, { kind, playouts }, told) => game.plan(kind, undefined, playouts, of(playouts, told)),
  advise: (game, { playouts }, told) => game.advise(playouts, undefined, of(playouts, told)),
  judge: (game, { at, playouts, seed }, told) => game.judge(at, playouts, seed, of(playouts, told)),
  chances: (game, { seat, games }, told) => [...game.chances(seat, games, undefined, of(games, told))],
  chancesAt: (game, { at, seat, games, seed }, told) => [...game.chancesAt(at, seat, games, seed, of(games, told))],
};

// Tells, of how many were made, what part of all that is.
/** @param {number} all @param {(done: number) => void} told @returns {(made: number) => void} */
const of = (all, told) => (made) => told(made / all);

/** What answers by a program of who thinks, given as its script. @param {Thought} thought */
export function answersOf(thought) {
  const { Game, Lesson } = thought;
  /** @type {Promise<void> | undefined} */
  let ready;

  // What was fetched at different times may be of different builds.
  /** @param {WebAssembly.Module} program @param {[tag: string, words: string]} spoken */
  async function start(program, spoken) {
    same(buildOf(program));
    same(/** @type {{ BUILD?: string }} */ (thought).BUILD);
    await thought.default({ module_or_path: program });
    thought.speak(...spoken);
  }

  /**
   * Begins the program, compiled, in a language; `spoken` is its tag and its words. Once begun it stays so.
   *
   * @param {WebAssembly.Module} program
   * @param {[tag: string, words: string]} spoken
   */
  const begin = (program, spoken) => (ready ??= start(program, spoken));

  /** What is unusual about printed values, given as a text: a sentence a row. @param {string} content */
  const remarks = (content) => thought.contentRemarks(content);

  /** A lesson, given as a text, with the printed values that it names if those are somebody's own. @param {string} text @param {string} [content] */
  const lesson = (text, content) => new Lesson(text, content);

  /**
   * The answer to a question as in think.js; `told(done)` is called with how much of the thinking is done, from 0 to 1.
   *
   * @template {keyof Questions} A
   * @param {Question<A> & About} question
   * @param {(done: number) => void} told
   * @returns {Answers[A]}
   */
  function answer(question, told) {
    const { record, content, players } = question;
    const game = Game.load(record, content);
    try {
      game.setPlayers(players);
      return ANSWERS[question.ask](game, question, told);
    } finally {
      game.free();
    }
  }

  return { begin, remarks, lesson, answer };
}
