// What is shown over the table for a moment: menu, log, the news of a turn, and the curtain.

import { crestSymbol, show } from "./art.js";
import { followPointer, hushBubble } from "./bubble.js";
import { prepareKeys } from "./keys.js";
import { element, isAtHand, isModal, root } from "./root.js";
import { prepareSound } from "./sound.js";
import { make, say } from "./words.js";

/** @import { Bounds, Crest } from "../types/table.js" */

// How many things that were said stay for a screen reader that comes late.
const TOLD = 6;

// How far the news are from the edges, in pixels, as in the styles.
const NEWS_EDGE = 8;

// How many lines of news are shown.
const NEWS = 4;

// How long they stay, in milliseconds: they lie over the table.
const NEWS_STAY = 7000;

/** A line of the log, with the crest of whose doing it was. @typedef {{ crest: Crest | undefined, text: string, move: number }} Line */

/** @type {number | undefined} */
let newsOver; // When they go.

/** The `returnValue` of a dialog that nobody closed, but what came next. */
export const DROPPED = "dropped";

/** Prepares what stays the same for every game. */
export function preparePanels() {
  prepareKeys();
  prepareSound();
  followPointer();
  element("notes-close").addEventListener("click", () => element("notes").close());
  // What was read is not left in the document, where the next player could come upon it.
  element("notes").addEventListener("close", () => element("notes-body").replaceChildren());
}

/**
 * Calls `act` with the name of each button of the menu that is pressed, until `signal` is aborted. Whoever closes what a button opened
 * comes back to that button, unless something came of it: `state()` is not what it was.
 *
 * @param {AbortSignal} signal
 * @param {(name: string) => void} act
 * @param {() => unknown} state
 */
export function listenToMenu(signal, act, state) {
  for (const button of acts()) {
    button.addEventListener(
      "click",
      () => {
        element("menu").close();
        const [before, others] = [state(), openDialogs()];
        act(button.dataset.act ?? "");
        const opened = openDialogs().find((dialog) => !others.includes(dialog));
        if (opened && !signal.aborted) leadBack(opened, button, signal, () => state() === before);
      },
      { signal },
    );
  }
}

// When a window that a button of the menu opened is closed, leads back to that button as long as `same()` says so.
/** @param {HTMLDialogElement} opened @param {HTMLElement} button @param {AbortSignal} signal @param {() => boolean} same */
function leadBack(opened, button, signal, same) {
  opened.returnValue = "";
  const closed = () => {
    if (opened.returnValue === DROPPED || !same() || isModal()) return;
    element("menu").showModal();
    button.focus();
  };
  opened.addEventListener("close", closed, { signal, once: true });
}

// The buttons of the menu.
/** @returns {NodeListOf<HTMLButtonElement>} */
const acts = () => element("menu").querySelectorAll("[data-act]");

/** Opens the menu; `off` names the buttons that cannot be pressed now. @param {string[]} off */
export function openMenu(off) {
  for (const button of acts()) button.disabled = off.includes(button.dataset.act ?? "");
  element("menu").showModal();
}

/** @param {string} title @param {...(Node | string)} body */
function note(title, ...body) {
  element("notes-title").textContent = title;
  element("notes-body").replaceChildren(...body);
  element("notes").showModal();
}

/**
 * Shows the log: lines of `{crest, text, move}`, latest last; `crest` is missing for what befalls all. `go` is called with the number of
 * the move of a line that is pressed.
 *
 * @param {Line[]} lines
 * @param {(move: number) => void} go
 */
export function showLog(lines, go) {
  note(say("log"), lines.length > 0 ? list(lines, go) : make("p", { textContent: say("log-empty") }));
  element("notes-body").lastElementChild?.lastElementChild?.scrollIntoView?.();
}

/** @param {Line[]} lines @param {(move: number) => void} [go] */
function list(lines, go) {
  const items = lines.map(({ crest, text, move }) => {
    const item = make("li", {}, go ? jump(text, () => go(move)) : text);
    if (crest) item.dataset.crest = crest;
    return item;
  });
  return make("ol", { className: "log" }, ...items);
}

/** @param {string} text @param {() => void} go */
function jump(text, go) {
  const button = make("button", { type: "button", textContent: text });
  button.addEventListener("click", () => {
    element("notes").close(DROPPED);
    go();
  });
  return button;
}

/**
 * Tells that the game is practice, if it is; `back` leads to the game that is practised.
 *
 * @param {boolean} isPractice
 * @param {(() => void) | null} back
 */
export function markPractice(isPractice, back = null) {
  element("practice").hidden = !isPractice;
  element("practice-back").hidden = !back;
  element("practice-back").onclick = back;
}

/**
 * Tells that persons have left all seats to computers, if they have: `back` gives them back then.
 *
 * @param {(() => void) | undefined} back
 */
export function markHanded(back) {
  element("handed").hidden = back === undefined;
  element("handed-back").onclick = back ?? null;
}

/** @returns {HTMLDialogElement[]} */
const openDialogs = () => [...root.querySelectorAll("dialog")].filter(({ open }) => open);

/** Closes every dialog, for what comes next. */
export function closeDialogs() {
  for (const dialog of openDialogs()) dialog.close(DROPPED);
}

/**
 * Shows for a while what the others have just done, where the table has no room for its log: the latest of the lines. A touch sends them away.
 * `dock` is where the question is asked; beside the board it is left free.
 *
 * @param {Line[]} lines
 * @param {Bounds} [dock]
 */
export function news(lines, dock) {
  const over = element("news");
  const hide = () => (over.hidden = true);
  over.style.maxWidth = dock && dock.x > 0 ? `${dock.x - 2 * NEWS_EDGE}px` : "";
  over.replaceChildren(list(lines.slice(-NEWS)));
  over.hidden = lines.length === 0;
  over.onclick = hide;
  clearTimeout(newsOver);
  newsOver = setTimeout(hide, NEWS_STAY);
}

/** Tells those who hear the table, after what was told before; an empty text takes all of that back. @param {string} text */
export function speak(text) {
  if (text === "") return element("told").replaceChildren();
  element("told").append(make("p", { textContent: text }));
  while (element("told").childElementCount > TOLD) element("told").firstElementChild?.remove();
}

/**
 * Draws the curtain before a player's hand; `lifted` is called when that player lifts it.
 *
 * @param {{ name: string, crest: Crest }} player
 * @param {() => void} lifted
 */
export function drawCurtain({ name, crest }, lifted) {
  closeDialogs();
  hushBubble();
  show(element("curtain-crest"), crestSymbol(crest));
  element("curtain-name").textContent = say("curtain-title", { name });
  const open = element("curtain-open");
  open.textContent = say("curtain-button", { name });
  open.onclick = () => {
    dropCurtain();
    lifted();
  };
  element("play").inert = true;
  element("curtain").hidden = false;
  if (isAtHand()) open.focus();
}

/** Takes the curtain away. */
export function dropCurtain() {
  element("play").inert = false;
  element("curtain").hidden = true;
}
