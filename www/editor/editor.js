// The editor of positions: the document, the form and the table are three sights of one position, and a change in one is seen in all.

import { tellsRenewal } from "../build.js";
import { hindered } from "../early.js";
import { chooser, download, dropped } from "../files.js";
import { canLink, linkTo } from "../link.js";
import { offerOf } from "../offers.js";
import { element } from "../root.js";
import { USUAL, gameOf, isOurs } from "../whose.js";
import { fill, make, say } from "../words.js";
import { Fields } from "./fields.js";
import { begin, form, here, ours, program, turnTo } from "./here.js";
import { outside } from "./paths.js";
import { Position, kept } from "./position.js";
import { lay } from "./table.js";

/** @import { Id } from "../../types/elements.js" */
/** @import { Name } from "../whose.js" */
/** @import { Looked } from "./form.js" */

// The game's page, which lies beside this one.
const GAME = new URL("index.html", location.href);

// Once nothing was changed for so long, what is written is checked; in milliseconds.
const PAUSE = 200;

document.documentElement.dataset.opened = "true"; // Also where what runs before all is not there.

const written = element("document");
const state = element("state");

/** @type {Position} */
let position;
/** @type {{ aim: string, fields: Fields } | undefined} */
let made; // The form as it is made now, and what for.
/** @type {number | undefined} */
let checking; // The check that is to come.
/** @type {string | undefined} */
let stated; // How the position stands, as it was said last.
/** @type {string | undefined} */
let said; // What is told beside how the position stands, until it changes.
/** @type {Name | undefined} */
let awaited; // The game whose program is on its way.
let asked = 0; // How often something was to be begun or opened.

/** @type {Looked} */
const looked = {
  square: undefined,
  at(square) {
    looked.square = square;
    made = undefined;
    show();
  },
};

// A position of the game that answers, to begin with.
function fresh() {
  const { rules, edition } = program().inventory();
  const newest = rules.at(-1);
  const heading = { position: 2, game: here() === USUAL ? undefined : here(), options: form().options(), rules: newest === 1 ? undefined : newest, edition };
  return `${JSON.stringify({ ...heading, seed: program().randomSeed(), ...form().begins }, null, 2)}\n`;
}

// Whether the game that answers is that of the document: as long as its program is on its way, it is not.
const isHere = () => position.game === here();

// Shows the document in the form, and says how it stands.
function show() {
  if (isHere() || turnTo(position.game)) showForm();
  else wait(position.game);
  if (written.value !== position.text) written.value = position.text;
  element("form").inert = !position.isReadable || !isHere();
  element("undo").disabled = !position.canUndo;
  element("redo").disabled = !position.canRedo;
  const isPossible = isHere() && position.fault === undefined;
  element("tag").disabled = !isPossible;
  for (const id of /** @type {const} */ (["link", "play-on"])) element(id).disabled = !isPossible || !canLink();
  tellFault();
}

function showForm() {
  const aim = JSON.stringify([here(), position.value("edition"), form().plan(position)]);
  const isNew = made?.aim !== aim;
  const again = isNew ? holding() : undefined;
  const { fields } = isNew || !made ? build(aim) : made;
  fields.refresh();
  again?.();
}

// Waits for the program of a game, and goes on if the document is still of that game then.
/** @param {Name} game */
async function wait(game) {
  if (awaited === game) return;
  awaited = game;
  const trouble = await ready(game).catch((error) => error.message);
  if (awaited === game) awaited = undefined;
  if (position.game !== game) return;
  if (trouble === undefined) check();
  else sayState(trouble);
}

// Begins the program of a game; says what is the matter where it could not be had.
/** @param {Name} game */
const ready = (game) =>
  begin(game).catch((error) => {
    throw new Error(tellsRenewal(error) ? say("error-renewed") : say("error-load"), { cause: error });
  });

// Waits for the program of a game before something is begun or opened; gives whether that is still wanted: whoever has begun, opened or written something else
// meanwhile goes on with that, and hears of no trouble with it.
/** @param {Name} game */
async function isWanted(game) {
  const mine = (asked += 1);
  const { text } = position;
  const isStill = () => mine === asked && position.text === text;
  await ready(game).catch((error) => {
    if (isStill()) throw error;
  });
  return isStill();
}

// What has the focus in the form and what is selected there: gives the way to have both again once the form is made anew.
function holding() {
  const had = document.activeElement;
  const [start, end] = had instanceof HTMLInputElement ? [had.selectionStart, had.selectionEnd] : [null, null];
  // Of a number no browser tells what is selected in it, but some do what is selected at all.
  const isWhole = had instanceof HTMLInputElement && had.value !== "" && String(getSelection()) === had.value;
  return () => {
    const input = had?.id.startsWith("at-") ? element(had.id) : null;
    input?.focus({ preventScroll: true });
    if (!(input instanceof HTMLInputElement)) return;
    if (start !== null) input.setSelectionRange(start, end);
    else if (isWhole) input.select();
  };
}

// Makes the form anew; whatever was open is so again.
/** @param {string} aim */
function build(aim) {
  const open = [...element("form").querySelectorAll("details")].map((details) => ({ place: details.dataset.place ?? "", isOpen: details.open }));
  const fields = new Fields(position);
  const parts = form().parts({ position, fields, box: program().inventory(editionOf(position.value("edition"))), looked, begin: beginAnew });
  made = { fields, aim };
  element("form").replaceChildren(...parts);
  for (const { place, isOpen } of open) {
    const details = fields.of(place)?.holder;
    if (details instanceof HTMLDetailsElement) details.open = isOpen;
  }
  return made;
}

/** @param {string} name */
const editionOf = (name) => (program().inventory().editions.includes(name) ? name : undefined);

// Where in the form a place of the document is told of: the place itself, or what it lies in.
/** @param {string} path */
function holderOf(path) {
  /** @type {string | undefined} */
  let place = path;
  for (; place !== undefined; place = outside(place)) {
    const found = made?.fields.of(place) ?? made?.fields.of(`${place}.`);
    if (found) return found;
  }
  return undefined;
}

function tellFault() {
  for (const old of document.querySelectorAll(".fault")) old.remove();
  for (const old of document.querySelectorAll('[aria-describedby="fault"]')) {
    old.removeAttribute("aria-invalid");
    old.removeAttribute("aria-describedby");
  }
  written.setAttribute("aria-describedby", "document-note");
  const fault = isHere() ? position.fault : undefined;
  state.dataset.fault = String(fault !== undefined);
  if (!isHere()) return sayState(say("loading"));
  sayState([said, fault ? `${fault.message} ${say("editor-stands")}` : say("editor-good")].filter(Boolean).join(" "));
  if (!fault) return;
  const found = (position.isReadable && fault.path !== "" && holderOf(fault.path)) || { holder: written, input: written };
  const told = make("p", { className: "fault", id: "fault", textContent: fault.message });
  const heading = found.holder.querySelector(":scope > :is(h2, legend, summary)");
  if (heading) heading.after(told);
  else if (found.holder.matches("button.square")) found.holder.closest(".map")?.after(told);
  else found.holder.after(told);
  for (let outer = found.holder.closest("details"); outer; outer = outer.parentElement?.closest("details") ?? null) outer.open = true;
  found.input?.setAttribute("aria-invalid", "true");
  (found.input ?? found.holder).setAttribute("aria-describedby", "fault");
}

// Says how the position stands, once: a screen reader would read it again with every letter that is typed.
/** @param {string} text */
function sayState(text) {
  if (text === stated) return;
  stated = text;
  state.textContent = text;
  const fault = isHere() ? position.fault : undefined;
  if (!fault) return;
  const where = make("button", { type: "button", className: "link", textContent: say("editor-fault") });
  where.addEventListener("click", () => seek(fault.path));
  state.append(" ", where);
}

// Brings what a fault is about before the reader's eyes.
/** @param {string} path */
function seek(path) {
  // What lies at another square than the one that is looked at is in the form once that is.
  const square = holderOf(path)?.holder;
  if (square?.matches("button.square")) square.click();
  const holder = (position.isReadable && path !== "" && holderOf(path)) || { holder: written, input: written };
  const input = holder.input ?? holder.holder.querySelector("input, select, button, summary") ?? written;
  input.scrollIntoView({ block: "center" });
  input.focus({ preventScroll: true });
}

// Something was written: it is kept, shown at once, and checked once there is a pause.
function follow() {
  said = position.keep() ? undefined : say("editor-unkept");
  clearTimeout(checking);
  checking = setTimeout(check, PAUSE);
  show();
}

function check() {
  if (!isHere() && !turnTo(position.game)) return show();
  position.check();
  keepAddress();
  if (position.record) lay(position.record);
  show();
}

// Checks what was written until now; gives whether it is possible.
function settled() {
  clearTimeout(checking);
  check();
  return isHere() && position.fault === undefined;
}

// The title tells the game; so does the address, so that the page is begun with its program.
function keepAddress() {
  document.title = `${say("editor-title")} – ${offerOf(here()).title}`;
  const mark = here() === USUAL ? "" : `#${here()}`;
  if (location.hash !== mark) history.replaceState(null, "", `${location.pathname}${location.search}${mark}`);
}

// The game that the address asks for, if it is one.
/** @returns {Name | undefined} */
function wished() {
  const name = location.hash.slice(1);
  return isOurs(name) ? name : undefined;
}

// Begins a position of a game.
/** @param {Name} game */
async function beginAnew(game) {
  sayState(say("loading"));
  try {
    if (!(await isWanted(game))) return;
    turnTo(game);
    take(fresh(), say("editor-begun"));
  } catch (/** @type {any} */ error) {
    refuse(error);
  }
}

// Takes a text as it was opened or begun, and tells so.
/** @param {string} text @param {string} news */
function take(text, news) {
  position.write(text);
  said = position.keep() ? news : `${news} ${say("editor-unkept")}`;
  clearTimeout(checking);
  check();
}

// The position of a file: one that is written down, or that at the end of a record.
/** @param {string} text @param {string} name */
async function open(text, name) {
  let whole;
  try {
    whole = JSON.parse(text);
  } catch {
    // The game says what is wrong with it.
  }
  // A record that begins with a position has it as an object.
  if (typeof whole?.position === "number") return take(text, say("editor-opened", { name }));
  const whose = ours(gameOf(text, here()));
  if (!(await isWanted(whose))) return;
  const game = program(whose).Game.load(text);
  try {
    take(`${game.position()}\n`, say("editor-opened", { name }));
  } finally {
    game.free();
  }
}

// What was not to be done; the position stays as it was.
/** @param {Error} error */
function refuse(error) {
  said = error.message;
  show();
}

// The tag that lays a position in a page.
/** @param {string} text */
function tagOf(text) {
  const document = JSON.stringify(JSON.parse(text)).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
  return `<meiji-table record='${document}'></meiji-table>`;
}

/** @param {string | Promise<string>} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(await text);
    said = say("copied");
  } catch {
    said = say("copy-failed");
  }
  show();
}

function prepare() {
  /** @param {Id} id @param {() => unknown} action */
  const press = (id, action) => element(id).addEventListener("click", action);
  const undo = () => {
    position.undo();
    follow();
  };
  const redo = () => {
    position.redo();
    follow();
  };
  press("undo", undo);
  press("redo", redo);
  press("new", () => beginAnew(position.game));
  press("open", chooser("file", open, refuse));
  press("save", () => download("position.json", position.text));
  press("copy", () => copy(position.text));
  press("link", () => settled() && copy(linkTo(position.record ?? "", GAME)));
  press("tag", () => settled() && copy(tagOf(position.text)));
  press("play-on", async () => settled() && location.assign(await linkTo(position.record ?? "", GAME)));
  dropped(() => true, open, refuse);
  written.addEventListener("input", () => {
    position.write(written.value, "document");
    follow();
  });
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === "y" || (key === "z" && event.shiftKey);
    if (key !== "z" && !isRedo) return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  element("form").addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", () => {
    const game = wished();
    if (game && game !== position.game) beginAnew(game);
  });
}

// A position of which every change of the form is followed.
class Observed extends Position {
  /** @param {string} path @param {unknown} part */
  put(path, part) {
    super.put(path, part);
    follow();
  }
}

try {
  // Its script comes before this one.
  if (customElements.get("meiji-table") === undefined) throw new Error("there is no table to lay a position on");
  const before = kept();
  const game = wished() ?? ours(gameOf(before ?? ""));
  await begin(game);
  turnTo(game);
  fill();
  keepAddress();
  position = new Observed(before ?? fresh(), game);
  // What was kept is of another game than the address asks for: it is there to be taken back.
  if (position.game !== game) position.write(fresh());
  prepare();
  // Read while the program still answers.
  const failure = say("editor-failed");
  const fail = () => {
    clearTimeout(checking);
    element("form").inert = true;
    sayState(failure);
  };
  addEventListener("error", ({ error }) => error && fail());
  addEventListener("unhandledrejection", fail);
  check();
  element("editor").hidden = false;
  dispatchEvent(new Event("yokohama-started"));
  document.documentElement.dataset.ready = "true";
} catch (error) {
  hindered(error);
  throw error;
}
