// What is read at the page's table: a lesson, or a worked example. Nothing of it is kept.

import { showScoreOfLesson } from "./ends.js";
import { hold, release } from "./games.js";
import { accompany, answerFor, changes, laid, lay, layOrLeave, lying, part, playedOf, rulesOf, takeAway, tell, toStart } from "./lays.js";
import { Teaching, openLesson, tableOfLesson } from "./lesson.js";
import { isLessonLink, keepRead, lessonAfter } from "./lessons.js";
import { useUp } from "./link.js";
import { show } from "./pages.js";
import { played } from "./program.js";
import { sound } from "./sitters.js";
import { ownContent } from "./values.js";
import { beyond } from "./way.js";
import { gameOf } from "./whose.js";
import { Worked, exampleOf, players as workedPlayers } from "./worked.js";
import { beginFirst, finish, practise } from "./sits.js";

/** @import { Game } from "../types/table.js" */
/** @import { Lesson } from "../types/thought.js" */
/** @import { Kept } from "./play.js" */

/** @type {Teaching | undefined} */
let teaching;
/** @type {string} */
let taught; // The text of the lesson.
let asked = 0; // How often one was asked for.

/** The lesson that is read at the table, and how far, if one is. */
export const reading = () => teaching && { text: taught, trail: teaching.trail };

/** Begins a lesson of any game that is played here, given as a text, as far as a trail leads if there is one. @type {(text: string, trail?: Array<string | null>) => Promise<unknown>} */
export const teach = beyond(begin, (text) => gameOf(text));

/** Lays the table for a worked example of any game that is played here, given as a text. It is practice. */
export const showWorked = beyond(work, gameOf);

// What was begun while the lesson came stays.
/** @param {string} text @param {Array<string | null>} [trail] */
async function begin(text, trail) {
  const before = changes();
  const game = playedOf(text);
  const mine = (asked += 1);
  if (laid() === undefined) dispatchEvent(new Event("yokohama-awaited"));
  const lesson = await openLesson(game, text, ownContent(game)).finally(() => mine === asked && dispatchEvent(new Event("yokohama-started")));
  if (changes() !== before || mine !== asked) return lesson.free();
  clear();
  answerFor(game);
  taught = text;
  const on = {
    /** @param {string} record @param {(move: string) => void} attempt */
    lay: (record, attempt) => layLesson(lesson, record, attempt),
    score: showScoreOfLesson,
    /** @param {string} title */
    read: (title) => keepRead(game, title),
    leave: toStart,
    first: () => beginFirst(game),
    /** @param {string} title */
    next: (title) => lessonAfter(game, title, (following) => goOn(text, following), tell),
  };
  layOrLeave(() => {
    const begun = new Teaching(lesson, on);
    begun.begin(trail);
    teaching = begun;
    accompany({ close: end, left: () => isLessonLink() && useUp() }); // A reload does not begin again what a link led to.
  });
}

// Makes room on the table for what is not kept.
function clear() {
  takeAway();
  release();
  show("play");
}

// Ends the lesson; its table goes with it.
function end() {
  teaching?.end();
  teaching = undefined;
  part();
}

// Begins the lesson after one, given as texts, unless that one was left meanwhile. What led to it does not lead here.
/** @param {string} before @param {string} text */
async function goOn(before, text) {
  if (!teaching || taught !== before) return;
  await begin(text);
  if (taught === text && isLessonLink()) useUp();
}

/** @param {Lesson} lesson @param {string} record @param {(move: string) => void} attempt */
function layLesson(lesson, record, attempt) {
  const game = played().Game.load(record, ownContent(lying()));
  const play = lay(game, tableOfLesson(lesson, game), { attempt, keep: held, over: () => {}, practise: () => {} });
  play.goOn();
  return play;
}

/** @param {string} text */
function work(text) {
  const example = exampleOf(text);
  const position = JSON.stringify(example.position);
  const name = playedOf(text);
  const { Game } = rulesOf(name);
  Game.fromPosition(position).free(); // What is wrong with it is told before anything is taken away.
  clear();
  answerFor(name);
  layOrLeave(() => accompany(new Worked(example, () => layWorked(Game.fromPosition(position)))));
}

/** @param {Game} game */
function layWorked(game) {
  part();
  show("play");
  const table = { id: "", seats: sound(workedPlayers(game.players), game.players), options: game.options(), curtain: false, isWorked: true };
  const play = lay(game, table, { over: finish, practise: (practice) => practise(practice, table), keep: held });
  play.goOn();
  return play;
}

// In the place of keeping something; what lies on the table is known where the program fails.
/** @param {string} _ @param {Kept} game */
const held = (_, game) => hold(game);
