// A game at the table: whose turn it is, what computers do, and what is kept.

import { listenToActs } from "./acts.js";
import { hushBubble } from "./bubble.js";
import { isRenewed } from "./build.js";
import { askAtOnce, isCoachOpen } from "./coach.js";
import { Eyes } from "./eyes.js";
import { offerScore } from "./final.js";
import { Hands } from "./hands.js";
import { Mind } from "./mind.js";
import { motion, offerStep, patience } from "./pace.js";
import * as panels from "./panels.js";
import { Past } from "./past.js";
import { Rewind } from "./rewind.js";
import { isAtHand } from "./root.js";
import { Screen } from "./screen.js";
import { Seating } from "./seating.js";
import { isWhoPlaysOpen } from "./seats.js";
import { recordOf } from "./sitters.js";
import { Telling } from "./telling.js";
import { renewTyping } from "./typing.js";
import { say } from "./words.js";

// The move that goes on without doing anything, as records write it.
const GO_ON = "on";

/** @import { Game, Options } from "../types/table.js" */
/** @import { Seat } from "./sitters.js" */

/**
 * A table for a game: who sits at it, and what goes on there beside the rules.
 *
 * @typedef {object} Table
 * @property {string} id
 * @property {Seat[]} seats
 * @property {Options} options
 * @property {boolean} [curtain] Whether a curtain hangs between persons at one screen.
 * @property {boolean} [styles] Whether Merchants and Masters get styles.
 * @property {string} [content] The content document, if it is not the built-in one.
 * @property {string} [seed] The text that the deal was made from, if it was given.
 * @property {boolean} [veiled] Whether a lone person's hand stays hidden until they lift the curtain.
 * @property {string} [practice] The id of the game that this one practises.
 * @property {string} [before] The record of that game where none is kept.
 * @property {boolean[]} [coach] By seat, who asks for the coach.
 * @property {Record<string, string>} [guide] What was explained of a first game.
 * @property {import("./sitters.js").Handed} [handed] How it was when the last person left.
 * @property {boolean} [isShown] Whether the table is only looked at.
 * @property {boolean} [isTaught] Whether a lesson is read at it, which makes the moves itself.
 * @property {boolean} [isWorked] Whether it shows a worked example, of which nothing is kept.
 */

/**
 * What is kept of a game: its table, its record, and how it stands.
 *
 * @typedef {Omit<Table, "id" | "practice"> & { record: string, round: number, over: boolean, practice?: string | boolean, result: import("../types/table.js").Scores | undefined }} Kept
 */

/**
 * What leads away from a table.
 *
 * @typedef {object} Ways
 * @property {(() => void)} [leave]
 * @property {() => void} over
 * @property {() => void} [open] For another record.
 * @property {(game: Game) => void} practise
 * @property {() => void} [back] To the game that is practised.
 * @property {(id: string, game: Kept) => string | undefined | void} keep Gives `"elsewhere"` if the game is played at another table now, or the key of a sentence that says why it was not kept.
 * @property {() => void} elsewhere What is done then.
 * @property {(move: string) => void} [attempt] For a move of who is taught.
 * @property {() => unknown} [happened] Once it goes on.
 * @property {(message: any) => void} trouble
 */

export class Play {
  #game;
  #table;
  #on;
  #eyes;
  #seating;
  #screen;
  #left = new AbortController();
  #past;
  #rewind;
  #act;
  #telling;
  #troubled = false;
  /** @type {number | undefined} */
  #timer;
  #mind;
  #isGoingOn = false;
  /** @type {number | undefined} */
  #next; // The pace of what is still to be gone on with.

  /**
   * A table for a game; `on` has what leads away from it.
   *
   * @param {Game} game
   * @param {Table} table
   * @param {Ways} on
   */
  constructor(game, table, on) {
    this.#game = game;
    this.#table = table;
    this.#on = on;
    this.#eyes = new Eyes(table);
    this.#seating = new Seating(game, table, this.#eyes, () => this.goOn());
    this.#telling = new Telling(game, table, this.#eyes);
    this.#mind = new Mind(game, table, () => this.#screen.view.dock);
    this.#past = new Past(this.#left.signal, {
      game: () => this.#game,
      story: (number) => this.#game.storyOf(number, this.#eyes.onlooker),
      changed: (spoken) => {
        if (spoken !== undefined) panels.speak(spoken);
        this.#screen.refresh();
      },
      closed: () => this.goOn(),
      stays: () => this.#table.isShown === true,
      mayPlayOn: () => !this.#isBound,
      playOn: (at) => on.practise(this.#game.practiceFrom(at, this.#eyes.onlooker)),
    });
    const { signal } = this.#left;
    this.#screen = new Screen(game, signal, {
      moment: () => this.#moment(),
      isAsked: () => this.#isAtTurn(),
      press: (id) => hands.press(id),
      focus: (id) => hands.focus(id),
    });
    this.#rewind = new Rewind(game, this.#eyes, this.#screen, () => this.goOn());
    const parts = { game, table, eyes: this.#eyes, screen: this.#screen, past: this.#past, rewind: this.#rewind, telling: this.#telling };
    this.#act = listenToActs(parts, on, signal, {
      isBound: () => this.#isBound,
      isAsked: () => this.#isAtTurn(),
      play: (move) => this.#play(move),
      lookAt: (move) => this.#lookAt(move),
      hurry: () => this.#hurry(),
      askWhoPlays: () => this.#askWhoPlays(),
      rest: () => clearTimeout(this.#timer),
      goOn: () => this.repace(),
      keep: () => this.#keep(),
    });
    const hands = new Hands(game, this.#screen, signal, {
      play: (move) => this.#play(move),
      act: (name) => this.#act(name),
      lookAt: (move) => this.#lookAt(move),
      hurry: () => this.#hurry(),
      first: (event) => this.#past.press(event),
    });
    if (isAtHand()) this.#screen.leadToQuestion();
    this.#screen.measure();
  }

  /** The rules of the game in progress. */
  get game() {
    return this.#game;
  }

  /** The table on the canvas. */
  get view() {
    return this.#screen.view;
  }

  /** Who sits at the table, with which options. */
  get table() {
    return this.#table;
  }

  /** Leaves the table; the game stays kept. */
  leave() {
    this.#keep();
    this.part();
  }

  /** Leaves the table without keeping the game. */
  part() {
    this.abandon();
    this.#screen.view.free();
    this.#game.free();
  }

  /** Stops without asking the program for anything. */
  abandon() {
    this.#left.abort();
    clearTimeout(this.#timer);
    this.#mind.stop();
    panels.closeDialogs();
    hushBubble();
    panels.news([]);
    panels.speak("");
    panels.dropCurtain();
    offerStep(false);
    offerScore();
  }

  /** Ends when the table is left. */
  get left() {
    return this.#left.signal;
  }

  /** Whether nobody is asked any more. */
  get isOver() {
    return this.#game.decision() === null;
  }

  /** Plays what is missing of the moves of a game that has come farther, and shows it. @param {string[]} moves */
  follow(moves) {
    for (const move of moves.slice(this.#game.played)) this.#game.play(move);
    this.#telling.acted();
    this.goOn();
  }

  /** Asks the coach what it would do. */
  askCoach() {
    this.#act("coach");
    if (isCoachOpen()) askAtOnce();
  }

  /** Points at things by their names in lessons. @param {string[]} names */
  pointAt(names) {
    this.#screen.measure(); // What is told below the table may have changed how high it is: what is in sight depends on that.
    this.view.pointAt(names);
    this.#screen.refresh();
  }

  /** Paints everything anew: the fonts have changed. */
  repaint() {
    this.#screen.repaint();
  }

  /** Shows the table of a game that is over, from which a way leads to the score; a lesson has that below it. */
  lookBack() {
    if (!this.#table.isTaught) offerScore(() => this.#on.over());
    this.comeBack();
  }

  /** The table is seen again, after the score was. */
  comeBack() {
    this.#screen.measure();
    this.#screen.refresh();
    this.#screen.toQuestion();
  }

  /** Gives the seats back to the persons who have left all of them to computers, and the game as it was then. */
  takeSeatsBack() {
    const { handed } = this.#table;
    if (handed === undefined) return;
    offerScore(); // There is none any more.
    this.#past.drop();
    this.#seating.giveBack(handed);
    if (handed.at < this.#game.played) this.#rewind.goBack(handed.at);
    else this.goOn();
  }

  /** How many moves are played in what is looked back at; `undefined` is now. */
  get moment() {
    return this.#past.at ?? undefined;
  }

  /** Looks back through the game, from when so many moves were played; from the latest if none is given. @param {number} [at] */
  lookThrough(at) {
    if (!this.#table.isShown) {
      this.#look(this.#game.decision()?.seat ?? null);
      this.#markPractice();
    }
    this.#lookAt(at === undefined ? undefined : at - 1);
  }

  /**
   * Goes on until a person is asked: plays forced steps and computers, keeps the game, draws the curtain. What was played is
   * shown in motion, `pace` times as long as normal. Who hears of it may play on meanwhile: that is gone on with afterwards.
   */
  goOn(pace = motion()) {
    this.#next = pace;
    if (this.#isGoingOn) return void this.#keep();
    this.#isGoingOn = true;
    try {
      while (this.#next !== undefined && !this.#left.signal.aborted) this.#goOnce();
    } finally {
      this.#isGoingOn = false;
    }
  }

  #goOnce() {
    const pace = this.#next;
    this.#next = undefined;
    clearTimeout(this.#timer);
    hushBubble();
    const asked = this.#settle()?.seat ?? null;
    this.#mind.look();
    this.#look(asked);
    const told = this.#tell();
    this.#markPractice();
    if (this.#keep() === "elsewhere") return this.#on.elsewhere();
    this.#on.happened?.();
    if (this.#left.signal.aborted || this.#next !== undefined) return; // Whoever heard of it has taken the table away, or played on.
    this.#screen.refresh(pace);
    renewTyping();
    this.#await(told ? patience() : 0);
    if (asked !== null && this.#eyes.isPerson(asked) && this.#eyes.shown !== asked) return this.#hide(asked);
    panels.dropCurtain(); // A program may have played behind it.
    if (asked === null && !this.#past.isOpen) this.#on.over(); // Whoever heard of the end may look back already; what closes that leads here.
  }

  /** The computers' pace was changed. */
  repace() {
    this.#await(patience());
  }

  // A computer that is asked goes on after a time in milliseconds, once what it did is seen; or when it is told to.
  /** @param {number} time */
  #await(time) {
    clearTimeout(this.#timer);
    const asked = this.#game.decision()?.seat;
    const waits = !this.#isHalted && asked !== undefined && !this.#eyes.isPerson(asked);
    if (offerStep(waits && time === Infinity)) this.#screen.toQuestion();
    const seen = patience() === 0 ? 0 : this.#screen.view.motion;
    if (waits && time !== Infinity) this.#timer = setTimeout(() => this.#computer(), Math.max(time, seen));
  }

  // Whether nobody plays here but who laid the table.
  get #isBound() {
    return Boolean(this.#table.isShown || this.#table.isTaught);
  }

  // Whether computers wait, for a lesson, or for a person who looks back, asks the coach or says who plays.
  get #isHalted() {
    return this.#isBound || this.#past.isOpen || isCoachOpen() || isWhoPlaysOpen();
  }

  // Takes steps at once that leave no choice, but for the end of a person's turn, which is theirs to declare.
  #settle() {
    for (;;) {
      const decision = this.#game.decision();
      const forced = this.#game.forced();
      if (forced === undefined || this.#isBound || (decision && this.#game.isDeclared && this.#eyes.isPerson(decision.seat))) return decision;
      this.#game.play(forced);
    }
  }

  // Lets whoever may see their hand look. What was told to one is not left for the next to read.
  /** @param {number | null} asked */
  #look(asked) {
    const before = this.#eyes.look(asked);
    const { shown } = this.#eyes;
    if (before !== shown) panels.speak("");
    if (before !== null && shown === null) panels.closeDialogs();
  }

  #markPractice() {
    panels.markHanded(this.#table.handed && (() => this.takeSeatsBack()));
    panels.markPractice(this.#game.isPractice && !this.#table.isTaught && !this.#table.isWorked, this.#table.practice ? this.#on.back : undefined);
  }

  // Whoever touches the bare table while a computer plays has seen enough of its last step.
  #hurry() {
    const asked = this.#game.decision()?.seat;
    if (this.#isBound || this.#past.isOpen || asked === undefined || this.#eyes.isPerson(asked)) return;
    clearTimeout(this.#timer);
    this.#computer();
  }

  // Plays a step of a computer; where none of them is to be seen, as much of its turn as it has thought of.
  async #computer() {
    if (this.#mind.planned === undefined && !(await this.#think())) return;
    for (let planned = this.#mind.planned; planned !== undefined; planned = patience() === 0 || this.#passes ? this.#mind.planned : undefined) {
      this.#game.play(planned);
      this.#settle();
    }
    this.goOn(patience() === 0 ? 0 : motion());
  }

  // Whether the computer that is asked goes on where it may do what others do not see, such as complete an Order. It does so in the same breath, as it would
  // where it may not: a pause would tell which it is.
  get #passes() {
    return this.#game.isDeclared && this.#mind.planned === GO_ON;
  }

  // Lets the computer that is asked think; gives whether it is to play when it has done so.
  async #think() {
    const came = await this.#mind.think();
    if (came === "busy" || this.#left.signal.aborted) return false;
    // Something else happened meanwhile; whoever is asked now may have waited for this.
    if (came === "stopped") this.#await(patience());
    if (came === "missing") this.#on.trouble(isRenewed() ? say("error-renewed") : say("error-computers"));
    return came === "done" && !this.#isHalted && this.#mind.planned !== undefined;
  }

  /** @param {number} asked */
  #hide(asked) {
    const { crest } = this.#table.seats[asked];
    panels.drawCurtain({ name: this.#game.playerName(asked), crest }, () => {
      this.#eyes.lift(asked);
      this.#screen.leadToQuestion();
      this.goOn();
    });
  }

  // Tells what happened since the last time; gives whether there was anything to tell.
  #tell() {
    const text = this.#telling.tell();
    this.#screen.happened(text);
    const { dock, hasLog } = this.#screen.view;
    panels.news(hasLog ? [] : this.#telling.news(), dock);
    return text !== "";
  }

  /** @param {string} move */
  #play(move) {
    if (this.#table.isTaught) return this.#on.attempt?.(move);
    this.#game.play(move);
    this.#telling.acted();
    this.goOn();
  }

  /** Keeps the game; gives what keeps it from being kept, in words. */
  keep() {
    const trouble = this.#keep();
    return trouble === "elsewhere" ? undefined : trouble;
  }

  // Keeps the game; gives what keeps it from being kept.
  #keep() {
    const { id, ...table } = this.#table;
    const { round, isPractice } = this.#game;
    const over = this.isOver;
    const result = over ? this.#game.scores() : undefined;
    const practice = table.practice || isPractice;
    const trouble = this.#on.keep(id, { ...table, record: this.record(), round, over, practice, result });
    if (trouble === "elsewhere") return trouble;
    if (trouble && !this.#troubled) this.#on.trouble(trouble);
    this.#troubled ||= trouble !== undefined;
    return trouble;
  }

  /** The record of the game, with who plays. */
  record() {
    return recordOf(this.#game, this.#table.seats);
  }

  // What is shown: now or the past, before whose eyes, and whether a computer is at it.
  #moment() {
    const asked = this.#game.decision()?.seat;
    const { at, isOpen } = this.#past;
    const busy = !isOpen && !this.#isBound && asked !== undefined && !this.#eyes.isPerson(asked);
    return { seat: isOpen ? (this.#eyes.onlooker ?? null) : this.#eyes.shown, busy, at };
  }

  // Whether the person whose hand is shown is asked: nobody takes back what another does.
  #isAtTurn() {
    return !this.#past.isOpen && this.#eyes.shown !== null && this.#game.decision()?.seat === this.#eyes.shown;
  }

  // Shows the past as it was after the move of a number, or to begin with the present; computers wait.
  /** @param {number} [move] */
  #lookAt(move) {
    clearTimeout(this.#timer);
    offerStep(false);
    hushBubble();
    panels.news([]);
    this.#past.open(move === undefined ? undefined : move + 1);
  }

  #askWhoPlays() {
    this.#past.close();
    clearTimeout(this.#timer);
    this.#seating.ask(this.#left.signal, () => this.repace());
  }
}
