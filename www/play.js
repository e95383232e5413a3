// A game at the table: whose turn it is, the canvas, the computers, the curtain, and what is kept.

import { TableView } from "./yokohama.js";
import { download, keep, keepSettings, settings } from "./store.js";
import { make, say } from "./words.js";

// Milliseconds between two steps of a computer, by pace.
const PACES = { slow: 1400, normal: 600, quick: 150, instant: 0 };

// Milliseconds that a bubble stays.
const BUBBLE = 6000;

const element = (id) => document.getElementById(id);
const canvas = element("table");

export class Play {
  #game;
  #table;
  #on;
  #view = new TableView(canvas);
  #shown = null; // The seat whose hand is shown; null shows what an onlooker sees.
  #left = new AbortController();
  #told = 0; // The first move whose events have not been told.
  #timer;
  #bubble;
  #frame = 0;

  constructor(game, table, on) {
    this.#game = game;
    this.#table = table;
    this.#on = on;
    game.setPlayers(table.seats.map(({ name, crest, kind }) => ({ name, crest, computer: kind !== "person" })));
    this.#told = game.played;
    this.#listen();
    this.#measure();
    this.#goOn();
  }

  /** Leaves the table; the game stays kept. */
  leave() {
    this.#left.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#bubble);
    cancelAnimationFrame(this.#frame);
    element("curtain").hidden = true;
    element("bubble").hidden = true;
    this.#keep(false);
    this.#view.free();
    this.#game.free();
  }

  #persons() {
    return this.#table.seats.filter((seat) => seat.kind === "person").length;
  }

  #isPerson(seat) {
    return this.#table.seats[seat].kind === "person";
  }

  // Goes on until a person is asked: keeps the game, plays forced steps and computers, draws the curtain.
  #goOn() {
    clearTimeout(this.#timer);
    this.#tellNews();
    this.#keep(true);
    const decision = this.#game.decision();
    if (decision === null) {
      this.#shown = null;
      this.#paint();
      this.#on.over(this.#ended());
      return;
    }
    const { seat } = decision;
    if (!this.#isPerson(seat)) {
      // Between persons nobody's hand is open; a person alone keeps seeing their own.
      if (this.#persons() !== 1 && this.#table.curtain) this.#shown = null;
      if (this.#persons() === 1) this.#shown = this.#table.seats.findIndex((each) => each.kind === "person");
      this.#paint();
      this.#timer = setTimeout(() => this.#computer(seat), PACES[this.#pace()]);
      return;
    }
    if (this.#shown !== seat && this.#persons() > 1 && this.#table.curtain) {
      this.#draw(seat);
      return;
    }
    this.#shown = seat;
    const forced = this.#game.forced();
    // The end of a turn is the person's own commitment; every other forced step is taken at once.
    if (forced !== undefined && decision.ask !== "after") {
      this.#game.play(forced);
      this.#goOn();
      return;
    }
    this.#paint();
  }

  #computer(seat) {
    const move = this.#game.suggest(this.#table.seats[seat].kind);
    if (move === undefined) return;
    this.#game.play(move);
    this.#goOn();
  }

  // Draws the curtain before a person's hand is shown.
  #draw(seat) {
    this.#shown = null;
    this.#paint();
    element("curtain-name").textContent = say("curtain-title", { name: this.#game.playerName(seat) });
    element("curtain-open").textContent = say("curtain-button", { name: this.#game.playerName(seat) });
    element("curtain").hidden = false;
    element("curtain-open").focus();
    element("curtain-open").onclick = () => {
      element("curtain").hidden = true;
      this.#shown = seat;
      canvas.focus();
      this.#goOn();
    };
  }

  #play(move) {
    this.#game.play(move);
    this.#goOn();
  }

  #ended() {
    return { game: this.#game, table: this.#table, look: () => this.#paint() };
  }

  #pace() {
    const { pace } = settings({ pace: "normal" });
    return pace in PACES ? pace : "normal";
  }

  #keep(open) {
    const { seats, options, curtain, content } = this.#table;
    const over = this.#game.decision() === null;
    keep({
      record: this.#record(),
      seats,
      options,
      curtain,
      content,
      open: open && !over,
      round: this.#game.round,
    });
  }

  // Tells what happened since the last time, for those who hear the table.
  #tellNews() {
    const played = this.#game.played;
    if (played < this.#told) this.#told = played;
    const lines = this.#game.eventsSince(this.#told, this.#shown ?? undefined).map((event) => event.text);
    this.#told = played;
    const text = lines.filter(Boolean).join(" ");
    if (text !== "") element("told").textContent = text;
  }

  #listen() {
    const { signal } = this.#left;
    const on = (target, name, action) => target.addEventListener(name, action, { signal, passive: false });
    new ResizeObserver(() => !signal.aborted && this.#measure()).observe(canvas.parentElement);
    on(window, "resize", () => this.#measure());
    this.#listenToPointers(on);
    on(canvas, "wheel", (event) => {
      event.preventDefault();
      const { x, y } = this.#point(event);
      if (event.ctrlKey) this.#view.zoom(Math.exp(-event.deltaY / 200), x, y);
      else this.#view.pan(-event.deltaX, -event.deltaY);
      this.#paint();
    });
    on(window, "keydown", (event) => this.#key(event));
    for (const button of element("menu").querySelectorAll("[data-act]")) {
      on(button, "click", () => this.#act(button.dataset.act));
    }
    on(element("notes").querySelector("[data-act=close]"), "click", () => element("notes").close());
    this.#preparePace(on);
  }

  #preparePace(on) {
    const select = element("pace");
    select.replaceChildren(
      ...Object.keys(PACES).map((pace) =>
        make("option", { value: pace, textContent: say(`pace-${pace}`), selected: pace === this.#pace() }),
      ),
    );
    on(select, "change", () => keepSettings({ ...settings({}), pace: select.value }));
  }

  #point(event) {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  // One finger taps or pans, two pinch.
  #listenToPointers(on) {
    const down = new Map();
    let moved = false;
    on(canvas, "pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      if (down.size === 0) moved = false;
      down.set(event.pointerId, { ...this.#point(event), start: this.#point(event) });
    });
    on(canvas, "pointermove", (event) => {
      const point = this.#point(event);
      const last = down.get(event.pointerId);
      if (!last) {
        if (event.pointerType === "mouse" && this.#view.hover(point.x, point.y)) this.#paint();
        canvas.style.cursor = this.#view.isOverTarget ? "pointer" : "default";
        return;
      }
      if (Math.hypot(point.x - last.start.x, point.y - last.start.y) > 8) moved = true;
      if (!moved) return;
      if (down.size === 1) {
        this.#view.pan(point.x - last.x, point.y - last.y);
      } else {
        const other = [...down].find(([id]) => id !== event.pointerId)[1];
        const before = Math.hypot(last.x - other.x, last.y - other.y);
        const after = Math.hypot(point.x - other.x, point.y - other.y);
        if (before > 0) this.#view.zoom(after / before, (point.x + other.x) / 2, (point.y + other.y) / 2);
      }
      down.set(event.pointerId, { ...last, ...point });
      this.#paint();
    });
    const up = (event) => {
      const last = down.get(event.pointerId);
      down.delete(event.pointerId);
      if (last && !moved && event.type === "pointerup") this.#touch(this.#point(event));
    };
    on(canvas, "pointerup", up);
    on(canvas, "pointercancel", up);
  }

  #touch({ x, y }) {
    element("bubble").hidden = true;
    const answer = this.#view.touch(this.#game, x, y);
    switch (answer?.kind) {
      case "play":
        this.#play(answer.move);
        break;
      case "control":
        this.#act(answer.control);
        break;
      case "why":
        this.#say(answer.message, x, y);
        this.#paint();
        break;
      default:
        this.#paint();
    }
  }

  #key(event) {
    if (element("play").hidden || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (event.target.closest?.("input, select, button")) return;
    const control = event.ctrlKey || event.metaKey;
    if (event.key === "Escape") {
      this.#view.cancel(this.#game);
      element("bubble").hidden = true;
      this.#paint();
    } else if (control && event.key.toLowerCase() === "z") {
      event.preventDefault();
      this.#act(event.shiftKey ? "redo" : "undo");
    } else if (control && event.key.toLowerCase() === "y") {
      event.preventDefault();
      this.#act("redo");
    }
  }

  #act(act) {
    const menu = element("menu");
    if (menu.open) menu.close();
    try {
      switch (act) {
        case "undo":
          this.#game.undo();
          return this.#goOn();
        case "redo":
          this.#game.redo();
          return this.#goOn();
        case "practice":
          this.#goBack();
          return this.#goOn();
        case "menu":
          return menu.showModal();
        case "log":
          return this.#showLog();
        case "help":
          return this.#showHelp();
        case "save":
          return download("yokohama.json", this.#record());
        case "content":
          return download("yokohama-content.json", this.#game.content());
        case "leave":
          return this.#on.leave();
      }
    } catch (error) {
      this.#say(error.message);
    }
  }

  // Back to the last choice of the person whose hand is shown, whatever was revealed since.
  #goBack() {
    const last = this.#shown === null ? undefined : this.#game.lastChoice(this.#shown);
    if (last === undefined) throw new Error(say("error-nothing-to-undo"));
    this.#game.goBack(last);
  }

  #record() {
    return this.#game.record(this.#table.seats.map(({ name, kind }) => ({ name, kind })));
  }

  #showLog() {
    const events = this.#game.eventsSince(0, this.#shown ?? undefined).filter((event) => event.text);
    const list = make("ol", { className: "log" }, ...events.map((event) => make("li", { textContent: event.text })));
    this.#note(say("log"), list);
    list.lastElementChild?.scrollIntoView();
  }

  #showHelp() {
    const lines = say("help-text").split("\n").map((line) => make("p", { textContent: line }));
    this.#note(say("help"), ...lines);
  }

  #note(title, ...body) {
    element("notes-title").textContent = title;
    element("notes-body").replaceChildren(...body);
    element("notes").showModal();
  }

  // Says something in a bubble, near a point of the canvas if one is given.
  #say(message, x = canvas.clientWidth / 2, y = 80) {
    const bubble = element("bubble");
    bubble.textContent = message;
    bubble.hidden = false;
    const width = Math.min(320, canvas.clientWidth - 16);
    bubble.style.width = `${width}px`;
    bubble.style.left = `${Math.max(8, Math.min(x - width / 2, canvas.clientWidth - width - 8))}px`;
    const above = y - bubble.offsetHeight - 18;
    bubble.style.top = `${above > 8 ? above : Math.min(y + 24, canvas.clientHeight - bubble.offsetHeight - 8)}px`;
    clearTimeout(this.#bubble);
    this.#bubble = setTimeout(() => (bubble.hidden = true), BUBBLE);
  }

  #measure() {
    const box = canvas.parentElement.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    this.#view.resize(box.width, box.height, window.devicePixelRatio || 1);
    this.#paint();
  }

  // Draws the table once before the next frame, however often it is asked for.
  #paint() {
    const decision = this.#game.decision();
    this.#view.show(this.#game, {
      seat: this.#shown,
      busy: decision !== null && !this.#isPerson(decision.seat),
    });
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (!this.#left.signal.aborted) this.#view.paint();
    });
  }
}
