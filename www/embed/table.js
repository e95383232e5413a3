// A table in an element on somebody else's page. Each is a program of its own: this script and all that it needs are made into one
// function (see xtask/src/bundle.rs), which the element calls with `TABLE` once for every table. So nothing is shared between two
// tables, neither what they speak nor what they suffer.

import { prepareAid } from "../aid.js";
import { prepareAnalysis } from "../analysis.js";
import { redye } from "../art.js";
import { prepareCoach } from "../coach.js";
import { withoutStyle } from "../computers.js";
import { prepareEffort } from "../effort.js";
import { lookAt, showScore, showScoreOfLesson } from "../ends.js";
import { crash, hush, prepareFailure, tell } from "../failure.js";
import { prepareFinal } from "../final.js";
import { keepFocus } from "../focus.js";
import { whenLate } from "../fonts.js";
import { abandon, answerFirst, laid, lay, lying, part, prepareLays, rulesOf } from "../lays.js";
import { Teaching, openLesson, tableOfLesson } from "../lesson.js";
import { beginToSpeak, prepareLanguage, wish as speakRather } from "../language.js";
import { preparePace } from "../pace.js";
import { dyeRather, isPalette, preparePalette } from "../palette.js";
import { preparePanels } from "../panels.js";
import { agreementOf } from "../offers.js";
import { ask, beginTable, speaks } from "../program.js";
import { contentOf } from "../rematch.js";
import { called, element, house, isAtHand, life, root } from "../root.js";
import { prepareSeats } from "../seats.js";
import { prepareShare } from "../share.js";
import { sound } from "../sitters.js";
import { playedOrUsual } from "../sources.js";
import { stillUnseen } from "../unseen.js";
import { USUAL, gameOf } from "../whose.js";
import { fill, say } from "../words.js";
import { Access } from "./access.js";
import { documentOf, hold, read, readLooks } from "./wishes.js";

/** @import { Game as Played } from "../../types/table.js" */
/** @import { Teaching as Lesson } from "../lesson.js" */
/** @import { Table as Laid, Ways } from "../play.js" */
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
    await beginProgram(first, lang);
    // Once it is taken away, another one may lie in its place, which is not touched by it.
    if (life.aborted) return;
    const table = new Table(given, on);
    table.#prepare();
    readLooks(given);
    const wishes = (going.record ?? going.lesson) === undefined ? await read(given, base) : going;
    // A document that came from an address may be of another game.
    const game = playedOrUsual(given.game ?? gameOf(documentOf(wishes)));
    if (!life.aborted && game !== first) {
      await beginProgram(game, lang);
      fill();
    }
    if (!life.aborted) await table.#begin(wishes);
  }

  /** @param {Given} given @param {On} on */
  constructor(given, on) {
    this.#given = given;
    this.#on = on;
  }

  /** What goes on at a table that is laid in the place of this one. @returns {Going} */
  get going() {
    if (this.#lesson !== undefined) return { lesson: this.#lesson, trail: this.#teaching?.trail };
    const play = laid(); // There is none where it failed as it was to be laid.
    const { before, veiled, coach, handed } = play?.table ?? {};
    return { record: this.#latest, at: play?.moment ?? this.#moment, before, veiled, coach, handed };
  }

  /** What programs may do with the table. */
  get access() {
    return new Access({
      isThere: () => !life.aborted && this.isAlive,
      game: () => this.#laid.game,
      play: this.#isShown || this.#lesson !== undefined ? undefined : (act) => this.#act(act),
      lookAt,
      record: () => this.#latest,
    });
  }

  /** The name of its game, also once the program of it has failed. */
  get game() {
    return lying();
  }

  // The play at the table, once it is laid.
  get #laid() {
    const play = laid();
    if (!play) throw new Error("no table is laid");
    return play;
  }

  /**
   * Prints everything in the palette that is wished, or for `undefined` in the one that was chosen here; gives whether there is such a one.
   *
   * @param {string | undefined} theme
   */
  dye(theme) {
    if (theme !== undefined && !isPalette(theme)) return false;
    dyeRather(theme);
    recolor();
    return true;
  }

  /** Leaves the table, whether or not its program still answers. */
  leave() {
    // What does not answer is not asked to end either, and is gone with what it was shown in.
    if (!this.isAlive) return void abandon();
    this.#teaching?.end();
    part();
  }

  /**
   * After what nobody expected the program may be in any state: it is not asked for anything any more, and another is begun where the
   * reader wants it.
   */
  fail() {
    if (this.#failed) return;
    this.#failed = true;
    this.#moment = laid()?.moment;
    abandon();
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
      if (this.#failed || rulesOf(lying()).hasFailed()) return false;
      laid()?.game.hash();
      return laid()?.view.hasLog !== undefined;
    } catch {
      return false;
    }
  }

  get #isShown() {
    return this.#given.readonly !== undefined;
  }

  #prepare() {
    // All that a table has to ask for later is who thinks.
    prepareLays({ turnTo: (id) => this.#show(id), tell: (message) => this.#trouble("computers", message) });
    fill();
    dyeRather(this.#given.theme);
    prepareLanguage(() => undefined, ({ message }) => this.#trouble("storage", message), (tag) => this.#on.relay({ lang: tag }));
    preparePalette(recolor);
    prepareFailure(() => this.#latest, () => this.#on.relay({}), () => ({ isKept: false, isOver: this.#ended }));
    whenLate(() => laid()?.repaint(), life);
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
    preparePace(() => laid()?.repace());
    prepareEffort();
    prepareAid(() => laid()?.game, () => undefined);
    prepareFinal();
    prepareShare(() => this.#latest);
  }

  /** @param {Going} wishes */
  async #begin(wishes) {
    const { Game } = rulesOf(lying());
    const { record, position, players = 2, seed, options, at, before, veiled, coach, handed, lesson, trail } = wishes;
    if (lesson !== undefined) return this.#teach(lesson, trail);
    const begun = () => (position === undefined ? new Game({ ...agreementOf(lying(), players), ...options }, seed) : Game.fromPosition(position));
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
    const layLesson = (record, attempt) => {
      const game = rulesOf(lying()).Game.load(record);
      const play = this.#sitDown(game, tableOfLesson(lesson, game), { attempt, over: () => {} });
      // Under its first name it is told after what the lesson begins with, as it always was.
      if (called !== USUAL) this.#tellReady();
      if (!life.aborted) play.goOn();
      return play; // Whoever heard of it may have taken it away.
    };
    this.#teaching = new Teaching(lesson, { lay: layLesson, score: showScoreOfLesson });
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
    part();
    this.#show("play");
    this.#ended = false;
    this.#told = game.played;
    const styles = rest.seats.some(({ kind }) => kind !== withoutStyle(kind));
    const table = { id: "", curtain: true, styles, ...rest, options: game.options() };
    const { before } = table;
    const play = lay(game, table, {
      over: () => this.#finish(),
      practise: (practice) => this.#practise(practice, table),
      back: before ? () => this.#goOn(rulesOf(lying()).Game.load(before), ofItsOwn(table)) : undefined,
      keep: (_, { record }) => void (this.#latest = record),
      happened: () => this.#happened(),
      ...ways,
    });
    if (this.#given.controls === "none") play.view.withoutMenu();
    this.#latest = play.record();
    return play;
  }

  // Goes on at the same table with another game.
  /** @param {Played} game @param {Laid} table */
  #goOn(game, table) {
    this.#sitDown(game, { ...table, seats: table.seats.map((seat) => ({ ...seat })) }).goOn();
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
    const hasEnded = decision === null && !this.#ended;
    this.#ended = decision === null; // It is not any more where persons took their seats back, or a move was.
    if (decision !== null) this.#on.heard("decision", decision);
    else if (hasEnded) this.#on.heard("end", game.scores());
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

  #finish() {
    const { game, table } = this.#laid;
    showScore({
      deal: (options, seed) => this.#goOn(new (rulesOf(lying()).Game)(options, seed, contentOf(game), game.rules), ofItsOwn(table)),
      practise: (practice) => this.#practise(practice, table),
    });
  }
}

function recolor() {
  redye();
  laid()?.repaint();
}

// Begins the program of a game and lets it speak the language that is wished, which takes a while.
/** @param {Name} game @param {string | undefined} lang */
async function beginProgram(game, lang) {
  const program = await beginTable(game);
  if (life.aborted) return;
  ask(program);
  speakRather(lang);
  await beginToSpeak(game);
  speaks(game, program);
  answerFirst(game);
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
