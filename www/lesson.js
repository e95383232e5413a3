// A lesson at the table: what is told below it, what is pointed at on it, and what comes of the reader's moves.

import { tellsRenewal } from "./build.js";
import { spoken } from "./language.js";
import { answers } from "./late.js";
import { opponents } from "./program.js";
import { element, house } from "./root.js";
import { sound } from "./sitters.js";
import { make, say } from "./words.js";

/** @import { Game } from "../types/table.js" */
/** @import { Lesson } from "../types/thought.js" */
/** @import { Play } from "./play.js" */
/** @import { Name } from "./whose.js" */

const bar = element("lesson");

/**
 * Opens a lesson of a game, given as a text, with the printed values that it names if those are the reader's own.
 *
 * @param {Name} game
 * @param {string} text
 * @param {string} [content]
 */
export async function openLesson(game, text, content) {
  const { begin, lesson, program } = await answerer(game);
  await begin(program, spoken(game));
  return lesson(text, content);
}

// What reads lessons of a game, and the program that it asks.
/** @param {Name} game */
async function answerer(game) {
  try {
    const program = await opponents(game);
    return { ...(await answers(game)), program };
  } catch (cause) {
    if (tellsRenewal(cause)) throw cause;
    throw Object.assign(new Error(say("error-lessons"), { cause }), { code: "load" });
  }
}

/** The table of a lesson, for its game: the reader sits there, and others whose moves it makes itself. @param {Lesson} lesson @param {Game} game */
export function tableOfLesson(lesson, game) {
  const pupils = Array.from({ length: game.players }, (_, seat) => ({ kind: seat === lesson.reader ? "person" : "apprentice" }));
  return { id: "", seats: sound(pupils, game.players), options: game.options(), curtain: false, isTaught: true };
}

/**
 * What a lesson needs around it.
 *
 * @typedef {object} On
 * @property {(record: string, attempt: (move: string) => void) => Play} lay
 * @property {() => void} score
 * @property {(title: string) => void} [read]
 * @property {() => void} [leave]
 * @property {() => void} [first]
 * @property {(title: string) => Promise<(() => Promise<void>) | undefined>} [next]
 */

export class Teaching {
  #lesson;
  #on;
  /** @type {Play | undefined} */
  #play;
  /** @type {Array<string | null>} */
  #trail = []; // What the reader did to come here.
  /** @type {(() => Promise<void>) | undefined} */
  #next; // Begins the lesson after this one, once that is known.
  #over = new AbortController();

  /**
   * For a lesson. `on` has `lay(record, attempt)`, which lays a table for a practice game and gives its `Play`, at which
   * `attempt(move)` is called for each move of the reader; `score()`, which shows the score of a game that is over; `read(title)`, if
   * somebody keeps that the lesson of a title was read to its end; `leave()`, if there is another place to go to; `next(title)`, if
   * there are other lessons, which promises how to begin the one after that of a title, or nothing; and `first()`, if a first game can
   * be begun where there is none.
   *
   * @param {Lesson} lesson
   * @param {On} on
   */
  constructor(lesson, on) {
    this.#lesson = lesson;
    this.#on = on;
    /** @param {import("../types/elements.js").Id} id @param {() => void} action */
    const press = (id, action) => element(id).addEventListener("click", action, { signal: this.#over.signal });
    press("lesson-back", () => {
      if (!lesson.back()) return;
      this.#trail.pop();
      this.#lay();
    });
    press("lesson-hint", () => this.#reply(lesson.hint() ?? ""));
    press("lesson-on", () => this.#go(null).outcome === "right" && this.#follow());
    press("lesson-score", () => on.score());
    press("lesson-again", () => {
      lesson.restart();
      this.#trail = [];
      this.#lay();
    });
    press("lesson-next", () => this.#next?.());
    press("lesson-first", () => on.first?.());
    press("lesson-close", () => on.leave?.());
    element("lesson-close").hidden = on.leave === undefined;
  }

  /**
   * Lays the table and tells where the reader is: where the `trail` of an earlier reading leads, as far as it does. It ends if there is no table to
   * read it at, which is thrown.
   *
   * @param {Array<string | null>} [trail]
   */
  begin(trail = []) {
    bar.hidden = false;
    house.dataset.lesson = "";
    try {
      trail.every((deed) => this.#go(deed).outcome === "right");
      this.#lay();
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** What the reader did to come here: moves, and `null` for each reading on. */
  get trail() {
    return [...this.#trail];
  }

  /** Ends the lesson; the table is somebody else's. */
  end() {
    this.#over.abort();
    bar.hidden = true;
    delete house.dataset.lesson;
    for (const id of /** @type {const} */ (["lesson-title", "lesson-where", "lesson-text", "lesson-said"])) element(id).textContent = "";
    this.#lesson.free();
  }

  #lay() {
    this.#play = this.#on.lay(this.#lesson.record(), (move) => this.#attempt(move));
    // Whoever hears of the table may have taken it away at once.
    if (!this.#over.signal.aborted) this.#tell();
  }

  // A move of the reader: what the lesson makes of it, and what follows.
  /** @param {string} move */
  #attempt(move) {
    const { outcome, message } = this.#go(move);
    if (outcome !== "right") return this.#reply(message ?? "");
    this.#follow();
  }

  // Makes a move, or reads on for `null`; gives the outcome and what is said to it.
  /** @param {string | null} deed @returns {{ outcome: "right" | "wrong" | "illegal", message?: string | null }} */
  #go(deed) {
    const came = deed === null ? { outcome: this.#lesson.on() ? /** @type {const} */ ("right") : /** @type {const} */ ("wrong") } : this.#lesson.attempt(deed);
    if (came.outcome === "right") this.#trail.push(deed);
    return came;
  }

  // Shows what was played since, and tells the next step.
  #follow() {
    this.#play?.follow(JSON.parse(this.#lesson.record()).moves);
    this.#tell();
  }

  // Tells the step that the reader is at, or that there is none any more.
  #tell() {
    const step = this.#lesson.step();
    element("lesson-title").textContent = this.#lesson.title();
    element("lesson-where").textContent = step ? say("lesson-step", { n: step.number + 1, of: step.of }) : "";
    element("lesson-text").replaceChildren(...paragraphs(step?.text ?? say("lesson-over")));
    this.#reply("");
    element("lesson-on").hidden = !step || step.asks;
    element("lesson-hint").hidden = !step?.asks || step.hints === 0;
    element("lesson-score").hidden = !this.#play?.isOver;
    element("lesson-back").disabled = step?.number === 0;
    element("lesson-again").hidden = step !== null;
    for (const id of /** @type {const} */ (["lesson-next", "lesson-first"])) element(id).hidden = true;
    if (step === null) {
      this.#on.read?.(this.#lesson.title());
      this.#lookFurther();
    }
    this.#play?.pointAt(step?.show ?? []);
  }

  // Offers the lesson after this one, after the last of them a first game.
  async #lookFurther() {
    this.#next = await this.#on.next?.(this.#lesson.title());
    const isAtEnd = !this.#over.signal.aborted && this.#lesson.step() === null;
    if (!isAtEnd) return;
    element("lesson-next").hidden = this.#next === undefined;
    element("lesson-first").hidden = this.#next !== undefined || this.#on.first === undefined;
  }

  // Says something to what the reader did; it is heard as well.
  /** @param {string} text */
  #reply(text) {
    element("lesson-said").textContent = text;
  }
}

/** @param {string} text */
const paragraphs = (text) => text.split("\n").map((line) => make("p", { textContent: line }));
