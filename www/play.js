// A game at the table: whose turn it is, whose hand is shown, what computers do, and what is kept.

import { TableView } from "./yokohama.js";
import { openAid } from "./aid.js";
import { Closer } from "./closer.js";
import { download } from "./files.js";
import { keep, whenElsewhere } from "./games.js";
import { listen } from "./gestures.js";
import { listenToKeys } from "./keys.js";
import { followManners, openManners } from "./manners.js";
import { motion, offerStep, patience } from "./pace.js";
import { palette } from "./palette.js";
import * as panels from "./panels.js";
import { Past } from "./past.js";
import { askWhoPlays } from "./seats.js";
import * as sound from "./sound.js";
import { Tree } from "./tree.js";
import { openTyping } from "./typing.js";
import { say } from "./words.js";

// Milliseconds that computers may play for without a look at the page.
const SLICE = 12;

const element = (id) => document.getElementById(id);
const canvas = element("table");

export class Play {
  #game;
  #table;
  #on;
  #view = new TableView(canvas);
  #shown = null; // The seat whose hand is shown; null shows what an onlooker sees.
  #lifted = null; // The seat that lifted the curtain.
  #left = new AbortController();
  #past;
  #told; // How many moves have been told.
  #happened = ""; // What was not yet said of them.
  #question = ""; // What was asked last.
  #tree;
  #acted; // By seat, how many moves had been played when it last made one; what followed is news to it.
  #answered = false; // Whether the last touch played a move.
  #troubled = false;
  #closer;
  #timer;
  #frame = 0;
  #stale = false; // Whether the table has to be drawn anew before it is painted.

  /**
   * A table for a game. `table` is `{id, seats, options, curtain, content, veiled, practice}`: `veiled` tells that a lone person's
   * hand stays hidden until they lift the curtain, `practice` is the id of the game that this one practises. `on` has what leads
   * away from it: `leave()`, `over()`, `open()` for another record, `practise(game)`, `back()` to the game that is practised,
   * `elsewhere()` when another tab plays the game, and `trouble(message)`.
   */
  constructor(game, table, on) {
    this.#game = game;
    this.#table = table;
    this.#on = on;
    this.#told = game.played;
    this.#acted = table.seats.map(() => game.played);
    this.#view.dye(palette());
    this.#seat();
    this.#past = new Past(this.#left.signal, {
      game: () => this.#game,
      story: (number) => this.#game.storyOf(number, this.#onlooker()),
      changed: (spoken) => {
        panels.speak(spoken);
        this.#paint();
      },
      closed: () => this.goOn(),
      playOn: (at) => on.practise(this.#game.practiceFrom(at, this.#onlooker())),
    });
    this.#closer = new Closer(this.#view, game, () => this.#paint());
    this.#listen();
    this.#measure();
    this.#tree.toQuestion();
  }

  /** The rules of the game in progress. */
  get game() {
    return this.#game;
  }

  /** The table on the canvas. */
  get view() {
    return this.#view;
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
    this.#view.free();
    this.#game.free();
  }

  /** Stops without asking the program for anything. */
  abandon() {
    this.#left.abort();
    this.#closer.stop();
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    panels.closeDialogs();
    panels.hushBubble();
    panels.news([]);
    panels.speak("");
    panels.dropCurtain();
    offerStep(false);
    element("to-score").hidden = true;
  }

  /** Paints everything anew: the fonts have changed. */
  repaint() {
    this.#view.dye(palette());
    this.#view.repaint();
  }

  /** Shows the table after the game; `back` leads to the score. */
  lookBack(back) {
    element("to-score").hidden = false;
    element("to-score").onclick = back;
    this.#measure();
    this.#tree.toQuestion();
  }

  /** Looks back through the game. */
  lookThrough() {
    this.#act("past");
  }

  /**
   * Goes on until a person is asked: plays forced steps and computers, keeps the game, draws the curtain. What was played is
   * shown in motion, `pace` times as long as normal.
   */
  goOn(pace = motion()) {
    clearTimeout(this.#timer);
    panels.hushBubble();
    const asked = this.#settle()?.seat ?? null;
    this.#look(asked);
    const told = this.#tell();
    panels.markPractice(this.#game.isPractice, this.#table.practice && this.#on.back);
    if (this.#keep() === "elsewhere") return this.#on.elsewhere();
    this.#refresh(pace);
    this.#await(told ? patience() : 0);
    if (asked === null) this.#on.over();
    else if (this.#isPerson(asked) && this.#shown !== asked) this.#hide(asked);
  }

  /** The computers' pace was changed. */
  repace() {
    clearTimeout(this.#timer);
    this.#await(patience());
  }

  // A computer that is asked goes on after a time in milliseconds, once what it did is seen; or when it is told to.
  #await(time) {
    const asked = this.#game.decision()?.seat;
    const waits = !this.#past.isOpen && asked !== undefined && !this.#isPerson(asked);
    if (offerStep(waits && patience() === Infinity)) this.#tree.toQuestion();
    const seen = patience() === 0 ? 0 : this.#view.motion;
    if (waits && time !== Infinity) this.#timer = setTimeout(() => this.#computer(asked), Math.max(time, seen));
  }

  #isPerson(seat) {
    return this.#table.seats[seat].kind === "person";
  }

  #seat() {
    const { seats } = this.#table;
    this.#game.setPlayers(seats.map(({ name, crest, kind }) => ({ name, crest, computer: kind !== "person" })));
  }

  #persons() {
    return this.#table.seats.flatMap((_, seat) => (this.#isPerson(seat) ? [seat] : []));
  }

  // Whose knowledge the past is told with: where several persons look on at one screen, nobody's.
  #onlooker() {
    const several = this.#table.curtain && this.#persons().length > 1;
    return several ? undefined : (this.#shown ?? undefined);
  }

  // Hands seats over to persons and computers. A hand that was not open is not opened by it.
  #handOver(kinds) {
    const { seats, curtain } = this.#table;
    if (kinds.some((kind, seat) => kind !== seats[seat].kind)) {
      kinds.forEach((kind, seat) => (seats[seat].kind = kind));
      const [person, ...others] = this.#persons();
      this.#table.veiled = curtain && others.length === 0 && person !== this.#shown;
      this.#lifted = null;
      this.#seat();
    }
    this.goOn();
  }

  // Takes steps at once that leave no choice, but for the end of a person's turn, which is theirs to declare.
  #settle() {
    for (;;) {
      const decision = this.#game.decision();
      const forced = this.#game.forced();
      if (forced === undefined || (decision.ask === "after" && this.#isPerson(decision.seat))) return decision;
      this.#game.play(forced);
    }
  }

  // Settles whose hand is shown: a lone person's always; of several, nobody's until they have lifted the curtain.
  #look(asked) {
    const persons = this.#persons();
    if (asked !== this.#lifted) this.#lifted = null;
    const before = this.#shown;
    if (persons.length === 1 && !this.#table.veiled) [this.#shown] = persons;
    else if (this.#table.curtain || asked === null) this.#shown = this.#lifted;
    else if (this.#isPerson(asked)) this.#shown = asked;
    // What was told to one is not left for the next to read.
    if (before !== this.#shown) panels.speak("");
    if (before !== null && this.#shown === null) panels.closeDialogs();
  }

  // Whoever touches the bare table while a computer plays has seen enough of its last step.
  #hurry() {
    const asked = this.#game.decision()?.seat;
    if (this.#past.isOpen || asked === undefined || this.#isPerson(asked)) return;
    clearTimeout(this.#timer);
    this.#computer(asked);
  }

  // Plays a step of a computer; where none of them is to be seen, as many as there is time for before the page must answer.
  #computer(seat) {
    const end = performance.now() + (patience() === 0 ? SLICE : 0);
    let asked = seat;
    do {
      this.#game.play(this.#game.suggest(this.#table.seats[asked].kind));
      asked = this.#settle()?.seat;
    } while (asked !== undefined && !this.#isPerson(asked) && performance.now() < end);
    this.goOn(patience() === 0 ? 0 : motion());
  }

  #hide(asked) {
    const { crest } = this.#table.seats[asked];
    panels.drawCurtain({ name: this.#game.playerName(asked), crest }, () => {
      this.#lifted = asked;
      this.#table.veiled = false;
      this.goOn();
      this.#tree.toQuestion();
    });
  }

  // Tells what happened since the last time; gives whether there was anything to tell.
  #tell() {
    const { played } = this.#game;
    const lines = this.#game.storySince(Math.min(this.#told, played), this.#shown ?? undefined);
    if (played > this.#told && sound.isOn()) sound.hear(this.#game.eventsSince(this.#told, this.#shown ?? undefined));
    this.#told = played;
    const text = lines.map((line) => line.text).join(" · ");
    this.#happened = text;
    panels.news(this.#view.hasLog ? [] : this.#news());
    return text !== "";
  }

  // What the others did since the seat whose hand is shown made a move, as everybody may know it.
  #news() {
    if (this.#shown === null) return [];
    const lines = this.#game.storySince(Math.min(this.#acted[this.#shown], this.#game.played));
    return this.#withCrests(lines.filter(({ seat }) => seat !== null && seat !== this.#shown));
  }

  #withCrests(lines) {
    return lines.map(({ seat, text, move }) => ({ crest: this.#table.seats[seat]?.crest, text, move }));
  }

  #play(move) {
    this.#game.play(move);
    this.#acted[this.#shown] = this.#game.played;
    this.goOn();
  }

  // Plays typed moves as long as they are legal and the same person is asked; gives what is left and why.
  #type(text) {
    const rest = text.split(";").map((move) => move.trim()).filter(Boolean);
    const seat = this.#shown;
    while (rest.length > 0 && this.#isAtTurn() && this.#shown === seat) {
      try {
        this.#play(this.#game.readShort(rest[0]));
      } catch (error) {
        if (!error.code) throw error;
        return { rest: rest.join("; "), message: error.message };
      }
      rest.shift();
    }
    const left = rest.join("; ");
    return { rest: left, message: left && say("typed-rest", { text: left }) };
  }

  // Keeps the game; gives what keeps it from being kept.
  #keep() {
    const { id, ...table } = this.#table;
    const { round, isPractice } = this.#game;
    const over = this.#game.decision() === null;
    const result = over ? this.#game.scores() : undefined;
    const practice = table.practice ?? isPractice;
    const trouble = keep(id, { ...table, record: this.record(), round, over, practice, result });
    if (trouble === "elsewhere") return trouble;
    if (trouble && !this.#troubled) this.#on.trouble(say(trouble));
    this.#troubled ||= trouble !== undefined;
    return trouble;
  }

  /** The record of the game, with who plays. */
  record() {
    return this.#game.record(this.#table.seats.map(({ name, kind, crest }) => ({ name, kind, crest })));
  }

  #listen() {
    const { signal } = this.#left;
    const resized = new ResizeObserver(() => this.#measure());
    resized.observe(canvas);
    whenElsewhere(this.#table.id, signal, () => this.#on.elsewhere());
    signal.addEventListener("abort", () => resized.disconnect());
    addEventListener("resize", () => this.#measure(), { signal });
    this.#tree = new Tree(signal, {
      press: (id) => this.#press(id),
      focus: (id) => this.#focus(id),
    });
    listenToKeys(signal, {
      awake: () => this.#isAwake(),
      first: (event) => this.#past.press(event),
      ask: (what) => panels.speak(this.#view.ask(this.#game, what)),
      act: (name) => this.#act(name),
      cancel: () => this.#cancel(),
      turn: (step) => this.#tree.turn(step),
      zoom: (factor) => this.#zoom(factor),
    });
    // Whatever a person does comes first: what moves is where it belongs, and the table answers as it stands.
    for (const input of ["pointerdown", "keydown", "wheel"]) {
      addEventListener(input, () => this.#view.settle(), { signal, capture: true, passive: true });
    }
    element("next-step").addEventListener("click", () => this.#act("next"), { signal });
    panels.listenToMenu(signal, (name) => this.#act(name));
    followManners(signal, (manner) => {
      this.#view.setManner(this.#game, manner);
      this.#refresh();
    });
    listen(canvas, signal, {
      touch: (at) => this.#touch(at),
      grab: ({ x, y }, reach) => this.#view.grab(this.#game, x, y, reach),
      drag: ({ x, y }) => {
        this.#view.drag(this.#game, x, y);
        this.#paintSoon();
      },
      drop: ({ x, y }) => this.#answer(this.#view.drop(this.#game, x, y)),
      letGo: () => {
        this.#view.letGo(this.#game);
        this.#paint();
      },
      hover: ({ x, y }) => {
        if (this.#view.hover(x, y)) {
          this.#closer.pointed();
          this.#paintSoon();
        }
        this.#closer.moved();
        canvas.style.cursor = this.#view.isOverTarget ? "pointer" : "default";
      },
      explain: (at) => {
        panels.hushBubble();
        panels.news([]);
        this.#closer.explain(at);
      },
      leave: () => this.#leave(),
      pan: (dx, dy) => {
        this.#view.pan(dx, dy);
        this.#paintSoon();
      },
      zoom: (factor, { x, y }) => {
        this.#view.zoom(factor, x, y);
        this.#paintSoon();
      },
    });
  }

  #touch({ x, y, repeated }) {
    // The second click of a double click is meant for what the first one has answered.
    if (repeated && this.#answered) return;
    this.#answered = false;
    panels.hushBubble();
    panels.news([]);
    this.#closer.touched();
    this.#answer(this.#view.touch(this.#game, x, y));
  }

  // Does what a touch, a drag or a press came to.
  #answer(answer) {
    if (answer.kind === "play") {
      this.#answered = true;
      this.#play(answer.move);
    } else if (answer.kind === "control") {
      this.#act(answer.control);
    } else if (answer.kind === "told") {
      this.#lookAt(answer.move);
    } else {
      if (answer.kind === "why") panels.bubble(answer.message, answer.spot, canvas.getBoundingClientRect(), answer.topic);
      if (answer.kind === "nothing") this.#hurry();
      this.#refresh();
    }
  }

  #leave() {
    this.#closer.leave();
    if (this.#view.hover(-1, -1)) this.#paint();
  }

  // A press of a button in the tree is a touch of what it stands for.
  #press(id) {
    panels.hushBubble();
    panels.news([]);
    const answer = this.#view.press(this.#game, id);
    if (answer.kind === "nothing") panels.speak(say("tree-nothing"));
    this.#answer(answer);
  }

  #focus(id) {
    this.#view.focus(this.#game, id);
    this.#paint();
  }

  // The middle of what the focus is on, or of the table.
  #middle() {
    const { width, height } = canvas.getBoundingClientRect();
    const { x, y, w, h } = this.#view.focusRing() ?? { x: 0, y: 0, w: width, h: height };
    return { x: x + w / 2, y: y + h / 2 };
  }

  #isAwake() {
    return !element("play").hidden && element("curtain").hidden && !document.querySelector("dialog[open]");
  }

  #cancel() {
    this.#view.letGo(this.#game);
    this.#view.cancel(this.#game);
    panels.hushBubble();
    this.#refresh();
  }

  #zoom(factor) {
    const { x, y } = this.#middle();
    this.#view.zoom(factor, x, y);
    this.#paint();
  }

  // Whether the person whose hand is shown is asked: nobody takes back what another does.
  #isAtTurn() {
    return !this.#past.isOpen && this.#shown !== null && this.#game.decision()?.seat === this.#shown;
  }

  #act(name) {
    const actions = {
      undo: () => this.#isAtTurn() && this.#rewind(() => this.#game.undo()),
      restart: () => this.#isAtTurn() && this.#rewind(() => this.#game.restart()),
      manners: () => openManners(),
      type: () =>
        openTyping(this.#game, {
          play: (text) => this.#type(text),
          canPlay: () => this.#isAtTurn(),
          onlooker: () => this.#onlooker(),
        }),
      redo: () => this.#isAtTurn() && this.#rewind(() => this.#game.redo()),
      practice: () => this.#rewind(() => this.#game.goBack(this.#lastChoice())),
      menu: () => panels.openMenu(this.#lastChoice() === undefined ? ["practice"] : []),
      log: () => this.#showLog(),
      next: () => this.#hurry(),
      past: () => (this.#past.isOpen ? this.#past.close() : this.#lookAt()),
      seats: () => this.#askWhoPlays(),
      help: () => openAid(),
      save: () => download("yokohama.json", this.record()),
      open: this.#on.open,
      leave: this.#on.leave,
    };
    if (name === "practice") this.#past.close();
    actions[name]?.();
  }

  #rewind(action) {
    try {
      action();
    } catch (error) {
      if (!error.code) throw error;
      const { width, height } = canvas.getBoundingClientRect();
      panels.bubble(error.message, { x: width / 2, y: 64 }, { width, height });
      return;
    }
    element("to-score").hidden = true;
    this.goOn();
  }

  // The last choice of the person whose hand is shown, to practise from there; undefined if there is none.
  #lastChoice() {
    return this.#shown === null ? undefined : this.#game.lastChoice(this.#shown);
  }

  #showLog() {
    panels.showLog(this.#withCrests(this.#game.storySince(0, this.#shown ?? undefined)), (move) => this.#lookAt(move));
  }

  // Shows the past as it was after the move of a number, or to begin with the present; computers wait.
  #lookAt(move) {
    clearTimeout(this.#timer);
    offerStep(false);
    panels.hushBubble();
    panels.news([]);
    this.#past.open(move === undefined ? undefined : move + 1);
  }

  #askWhoPlays() {
    this.#past.close();
    clearTimeout(this.#timer);
    const seats = this.#table.seats.map((seat, index) => ({ ...seat, name: this.#game.playerName(index) }));
    askWhoPlays(seats, (kinds) => this.#left.signal.aborted || this.#handOver(kinds));
  }

  #measure() {
    const { width, height } = canvas.getBoundingClientRect();
    if (width === 0 || height === 0) return; // The table is not on the page.
    this.#view.resize(width, height, devicePixelRatio || 1);
    this.#refresh();
  }

  // Shows the game as it is, on the canvas and in the tree, and says what is new: what happened, and the question when it comes
  // to a person, unless the focus has gone there and it is read anyway.
  #refresh(pace = 0) {
    this.#paint(pace);
    const parts = this.#view.tree(this.#game);
    const { heading, told } = parts.find(({ id }) => id === "ask");
    const question = [heading, ...told].join(" ");
    const isNew = question !== this.#question && this.#isAtTurn();
    this.#question = question;
    const isRead = this.#tree.show(parts);
    for (const text of [this.#happened, isNew && !isRead && question]) if (text) panels.speak(text);
    this.#happened = "";
  }

  // Shows the game as it is, and paints it before the next frame.
  #paint(pace = 0) {
    this.#show(pace);
    this.#draw();
  }

  // Shows and paints the game before the next frame, however often it is asked for: a pointer tells of many steps on its way.
  #paintSoon() {
    this.#stale = true;
    this.#draw();
  }

  #show(pace = 0) {
    this.#stale = false;
    const asked = this.#game.decision()?.seat;
    const { at, isOpen } = this.#past;
    const busy = !isOpen && asked !== undefined && !this.#isPerson(asked);
    this.#view.show(this.#game, { seat: isOpen ? (this.#onlooker() ?? null) : this.#shown, busy, at, motion: pace });
  }

  // Paints before the next frame, and before each one after it as long as something moves.
  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame((now) => {
      if (this.#stale) this.#show();
      if (this.#view.paint(now)) this.#draw();
    });
  }
}
