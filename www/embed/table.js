// A table in an element on somebody else's page. Each is a program of its own: this script and all that it needs are made into one
// function (see xtask/src/bundle.rs), which the element calls with `TABLE` once for every table. So nothing is shared between two
// tables, neither what they speak nor what they suffer.

import { prepareAid } from "../aid.js";
import { prepareAnalysis } from "../analysis.js";
import { redye } from "../art.js";
import { prepareCoach } from "../coach.js";
import { withoutStyle } from "../computers.js";
import { prepareEffort } from "../effort.js";
import { crash, hush, prepareFailure, tell } from "../failure.js";
import { prepareFinal, showFinal } from "../final.js";
import { keepFocus } from "../focus.js";
import { whenLate } from "../fonts.js";
import { Teaching, openLesson, tableOfLesson } from "../lesson.js";
import { beginToSpeak, prepareLanguage, wish as speakRather } from "../language.js";
import { preparePace } from "../pace.js";
import { dyeRather, isPalette, preparePalette } from "../palette.js";
import { closeDialogs, preparePanels } from "../panels.js";
import { agreementOf } from "../offers.js";
import { Play } from "../play.js";
import { ask, beginTable } from "../program.js";
import { contentOf, optionsOfRematch, sameDeal } from "../rematch.js";
import { called, element, house, isAtHand, life, root } from "../root.js";
import { prepareSeats } from "../seats.js";
import { openShare, prepareShare } from "../share.js";
import { sound } from "../sitters.js";
import { playedOrUsual } from "../sources.js";
import { stillUnseen } from "../unseen.js";
import { USUAL, gameOf } from "../whose.js";
import { fill, say } from "../words.js";
import { Access } from "./access.js";
import { documentOf, hold, read, readLooks } from "./wishes.js";

/** @import { Agreement, Game as Played } from "../../types/table.js" */
/** @import { Teaching as Lesson } from "../lesson.js" */
/** @import { Table as Laid, Ways } from "../play.js" */
/** @import { Table as Program } from "../tables.js" */
/** @import { Name } from "../whose.js" */
/** @import { Given, Wishes } from "./wishes.js" */

/**
 * What goes on from a table that lay in the same place.
 *
 * @typedef {Wishes & { lang?: string, before?: string, veiled?: boolean, coach?: boolean[], handed?: import("../sitters.js").Handed, trail?: Array<string | null> }} Going
 */

/**
 * What becomes of a table.
 *
 * @typedef {object} On
 * @property {(table: Table) => void} laid
 * @property {(name: string, detail: object) => void} heard
 * @property {(wishes: Going) => void} relay
 */

export class Table {
  #on;
  #given;
  /** @type {Program} */
  #program; // That of the game that is played here.
  /** @type {Play | undefined} */
  #play;
  /** @type {string} */
  #latest = ""; // The record that was to be kept last.
  #told = 0; // How many moves the page around has heard of.
  #ended = false;
  /** @type {Lesson | undefined} */
  #teaching;
  /** @type {string | undefined} */
  #lesson; // What it teaches, as a text.
  #isReady = false; // Whether the page around has heard that it lies there.
  #failed = false;
  #isSuspect = false;
  /** @type {number | undefined} */
  #moment; // What was looked back at when it failed.

  /**
   * Begins the program and lays a table. `wishes` is `{given, going, base}`: what the attributes of the element say, by name, what
   * `going` gave of a table that this one goes on from, and where addresses in attributes start from; `on` has what becomes of it:
   * `laid(table)` once it is there, `heard(name, detail)` for everything that the page around is told, and `relay(wishes)` when the table
   * is to be laid anew, with other wishes to go on with.
   *
   * @param {{ given: Given, going: Going, base: string }} wishes
   * @param {On} on
   */
  static async lay({ given, going, base }, on) {
    const lang = going.lang ?? given.lang;
    const first = playedOrUsual(given.game ?? gameOf(going.record ?? going.lesson ?? given.record ?? given.lesson ?? ""));
    const program = await beginProgram(first, lang);
    // Once it is taken away, another one may lie in its place, which is not touched by it.
    if (life.aborted) return;
    const table = new Table(given, on, program);
    table.#prepare();
    readLooks(given);
    const wishes = (going.record ?? going.lesson) === undefined ? await read(given, base) : going;
    // A document that came from an address may be of another game.
    const game = playedOrUsual(given.game ?? gameOf(documentOf(wishes)));
    if (!life.aborted && game !== first) await table.#turnTo(game, lang);
    if (!life.aborted) await table.#begin(wishes, game);
  }

  /** @param {Given} given @param {On} on @param {Program} program */
  constructor(given, on, program) {
    this.#given = given;
    this.#on = on;
    this.#program = program;
  }

  /** What goes on at a table that is laid in the place of this one. @returns {Going} */
  get going() {
    if (this.#lesson !== undefined) return { lesson: this.#lesson, trail: this.#teaching?.trail };
    const { before, veiled, coach, handed } = this.#laid.table;
    return { record: this.#latest, at: this.#laid.moment ?? this.#moment, before, veiled, coach, handed };
  }

  /** What programs may do with the table. */
  get access() {
    return new Access({
      isThere: () => !life.aborted && this.isAlive,
      game: () => this.#laid.game,
      play: this.#isShown || this.#lesson !== undefined ? undefined : (act) => this.#act(act),
      lookAt: (at) => this.#lookAt(at),
      record: () => this.#latest,
    });
  }

  // The play at the table, once it is laid.
  get #laid() {
    if (!this.#play) throw new Error("no table is laid");
    return this.#play;
  }

  /**
   * Prints everything in the palette that is wished, or for `undefined` in the one that was chosen here; gives whether there is such a one.
   *
   * @param {string | undefined} theme
   */
  dye(theme) {
    if (theme !== undefined && !isPalette(theme)) return false;
    dyeRather(theme);
    this.#recolor();
    return true;
  }

  /** Leaves the table, whether or not its program still answers. */
  leave() {
    // What does not answer is not asked to end either, and is gone with what it was shown in.
    if (!this.isAlive) return void this.#play?.abandon();
    this.#teaching?.end();
    this.#play?.part();
  }

  /**
   * After what nobody expected the program may be in any state: it is not asked for anything any more, and another is begun where the
   * reader wants it.
   */
  fail() {
    if (this.#failed) return;
    this.#failed = true;
    this.#moment = this.#play?.moment;
    this.#play?.abandon();
    crash();
    this.#on.heard("error", { code: "crash", message: element("failure-text").textContent });
  }

  /** Something that nobody expected befell a table on the page, and all still answer: maybe this one. Told once, whatever whoever hears of it does. */
  suspect() {
    if (this.#isSuspect) return;
    this.#isSuspect = true;
    this.#on.heard("error", { code: "unexpected", message: say("error-stumbled") });
  }

  /** Whether the program still answers. */
  get isAlive() {
    try {
      if (this.#failed || this.#program.hasFailed()) return false;
      this.#play?.game.hash();
      return this.#play?.view.hasLog !== undefined;
    } catch {
      return false;
    }
  }

  get #isShown() {
    return this.#given.readonly !== undefined;
  }

  #prepare() {
    fill();
    dyeRather(this.#given.theme);
    prepareLanguage(() => undefined, ({ message }) => this.#trouble("storage", message), (tag) => this.#on.relay({ lang: tag }));
    preparePalette(() => this.#recolor());
    prepareFailure(() => this.#latest, () => this.#on.relay({}), () => ({ isKept: false, isOver: this.#ended }));
    whenLate(() => this.#play?.repaint(), life);
    // Whoever touches the table is at it from then on; a canvas takes no focus of its own.
    house.addEventListener("pointerdown", () => isAtHand() || house.focus({ preventScroll: true }));
    // Windows that were open when it was taken away tell so only afterwards, when nobody is left to hear it.
    house.addEventListener("close", (event) => life.aborted && event.stopImmediatePropagation(), { capture: true });
    stillUnseen();
    keepFocus();
    preparePanels();
    prepareSeats();
    prepareCoach();
    prepareAnalysis();
    preparePace(() => this.#play?.repace());
    prepareEffort();
    prepareAid(() => this.#play?.game, () => undefined);
    prepareFinal();
    prepareShare(() => this.#latest);
  }

  // Another game is played here than was thought.
  /** @param {Name} game @param {string | undefined} lang */
  async #turnTo(game, lang) {
    this.#program = await beginProgram(game, lang);
    fill();
  }

  /** @param {Going} wishes @param {Name} name */
  async #begin(wishes, name) {
    const { Game } = this.#program;
    const { record, position, players = 2, seed, options, at, before, veiled, coach, handed, lesson, trail } = wishes;
    if (lesson !== undefined) return this.#teach(lesson, trail);
    const begun = () => (position === undefined ? new Game({ ...agreementOf(name, players), ...options }, seed) : Game.fromPosition(position));
    const game = record === undefined ? begun() : Game.load(record);
    hold(wishes, game);
    const seats = seated(wishes, game.players);
    this.#sitDown(game, { seats, isShown: this.#isShown, veiled, coach, handed, ...(before && practising(before)) });
    const looksBack = this.#isShown || at !== undefined;
    if (looksBack) this.#laid.lookThrough(at ?? game.played);
    this.#tellReady();
    if (!looksBack && !life.aborted) this.#laid.goOn();
  }

  /** @param {string} text @param {Array<string | null>} [trail] */
  async #teach(text, trail) {
    const lesson = await openLesson(playedOrUsual(this.#given.game ?? gameOf(text)), text);
    if (life.aborted) return;
    this.#lesson = text;
    /** @param {string} record @param {(move: string) => void} attempt */
    const lay = (record, attempt) => {
      const game = this.#program.Game.load(record);
      this.#sitDown(game, tableOfLesson(lesson, game), { attempt, over: () => {} });
      // Under its first name it is told after what the lesson begins with, as it always was.
      if (called !== USUAL) this.#tellReady();
      if (!life.aborted) this.#laid.goOn();
      return this.#laid;
    };
    this.#teaching = new Teaching(lesson, { lay, score: () => this.#score() });
    this.#teaching.begin(trail);
    this.#tellReady();
  }

  // Tells, once, that there is a table: before all that is told of its game.
  #tellReady() {
    if (this.#isReady) return;
    this.#isReady = true;
    this.#on.laid(this);
    this.#on.heard("ready", {});
  }

  /** @param {Played} game @param {Partial<Laid> & Pick<Laid, "seats">} rest @param {Partial<Ways>} [ways] */
  #sitDown(game, rest, ways) {
    this.#play?.part();
    this.#show("play");
    this.#ended = false;
    this.#told = game.played;
    const styles = rest.seats.some(({ kind }) => kind !== withoutStyle(kind));
    const table = { id: "", curtain: true, styles, ...rest, options: game.options() };
    const { before } = table;
    this.#play = new Play(game, table, {
      leave: () => {},
      over: () => this.#finish(),
      open: () => {},
      practise: (practice) => this.#practise(practice, table),
      back: before ? () => this.#goOn(this.#program.Game.load(before), ofItsOwn(table)) : undefined,
      keep: (_, { record }) => void (this.#latest = record),
      elsewhere: () => {},
      happened: () => this.#happened(),
      // All that a table has to ask for later is who thinks.
      trouble: (message) => this.#trouble("computers", message),
      ...ways,
    });
    if (this.#given.controls === "none") this.#play.view.withoutMenu();
    this.#latest = this.#play.record();
  }

  // Goes on at the same table with another game.
  /** @param {Played} game @param {Laid} table */
  #goOn(game, table) {
    this.#sitDown(game, { ...table, seats: table.seats.map((seat) => ({ ...seat })) });
    this.#laid.goOn();
  }

  // Goes on with a practice game, from which a way leads back.
  /** @param {Played} practice @param {Laid} table */
  #practise(practice, table) {
    this.#goOn(practice, { ...table, handed: undefined, ...practising(table.before ?? this.#latest) });
  }

  // A program plays: what it does goes on as if a person had done it.
  /** @param {(game: Played) => void} act */
  #act(act) {
    const { game } = this.#laid;
    act(game);
    this.#laid.goOn();
  }

  // Tells the page around what came to pass, as whoever looks on may know it.
  #happened() {
    const { game } = this.#laid;
    const { played } = game;
    const from = this.#told;
    // Whoever hears of it may play on, or take the table away, before this goes on.
    this.#told = played;
    if (played > from) {
      this.#on.heard("move", { from, played, events: game.eventsSince(from), story: game.storySince(from).map(({ text }) => text) });
      if (life.aborted || game !== this.#laid.game || game.played !== played) return;
    }
    const decision = game.decision();
    if (decision !== null) this.#on.heard("decision", decision);
    else if (!this.#ended) {
      this.#ended = true;
      this.#on.heard("end", game.scores());
    }
  }

  // Tells what could not be done here, and to the page around.
  /** @param {string} code @param {string} message */
  #trouble(code, message) {
    tell(message);
    this.#on.heard("error", { code, message });
  }

  /** @param {string} id */
  #show(id) {
    house.dataset.page = id;
    for (const page of root.querySelectorAll("main")) page.hidden = page.id !== id;
    hush();
  }

  // The score of a lesson's game leads back to it.
  #score() {
    const atHand = isAtHand();
    this.#show("final");
    showFinal(this.#laid.game, this.#laid.table, { lesson: () => this.#lookBack() });
    if (atHand) element("winner").focus({ preventScroll: true });
  }

  #finish() {
    const { game, table } = this.#laid;
    const atHand = isAtHand();
    closeDialogs();
    this.#show("final");
    /** @param {Agreement} options @param {string} [seed] */
    const deal = (options, seed) => this.#goOn(new this.#program.Game(options, seed, contentOf(game), game.rules), ofItsOwn(table));
    showFinal(game, table, {
      again: () => deal(optionsOfRematch(game)),
      same: sameDeal(game, table, {
        deal: (seed) => deal(table.options, seed),
        practise: (practice) => this.#practise(practice, table),
      }),
      takeBack: table.handed && (() => {
        this.#ended = false;
        this.#show("play");
        this.#laid.comeBack();
        this.#laid.takeSeatsBack();
      }),
      look: () => this.#lookBack(),
      step: (at) => this.#lookAt(at),
      share: () => openShare(game, table),
    });
    if (atHand) element("winner").focus({ preventScroll: true });
  }

  // Leads from the score back to the table.
  #lookBack() {
    this.#show("play");
    this.#laid.lookBack();
  }

  // Shows a moment of the game, also from the score.
  /** @param {number} [at] */
  #lookAt(at) {
    if (house.dataset.page === "final") this.#lookBack();
    this.#laid.lookThrough(at);
  }

  #recolor() {
    redye();
    this.#play?.repaint();
  }
}

// Begins the program of a game and lets it speak the language that is wished, which takes a while.
/** @param {Name} game @param {string | undefined} lang */
async function beginProgram(game, lang) {
  const program = await beginTable(game);
  if (life.aborted) return program;
  ask(program);
  speakRather(lang);
  await beginToSpeak(game);
  return program;
}

// How a table says that it practises a game, given as its record.
/** @param {string} before */
const practising = (before) => ({ practice: "before", before });

// A table for a game that is no practice of another.
/** @template {object} T @param {T} table */
const ofItsOwn = (table) => ({ ...table, handed: undefined, practice: undefined, before: undefined });

// Who sits at a game of so many: whoever is asked for, or else who sat there in the record; at a new game a person and Merchants.
/** @param {Wishes} wishes @param {number} players */
function seated({ record, seats }, players) {
  const were = record === undefined ? [] : (JSON.parse(record).seats ?? []);
  const usual = record === undefined ? ["person", ...Array(players - 1).fill("merchant")] : [];
  const kinds = seats ?? usual;
  return sound(Array.from({ length: players }, (_, seat) => ({ ...were[seat], ...(kinds[seat] && { kind: kinds[seat] }) })), players);
}
