// The page: it starts the game's module, and goes to where a link, what was read or what lay on the table lead, or to the first page.

import * as cover from "./cover.js";
import { prepareAnalysis } from "./analysis.js";
import { prepareAid } from "./aid.js";
import { prepareCoach } from "./coach.js";
import { hindered, opened } from "./early.js";
import { prepareEffort } from "./effort.js";
import { crash, prepareFailure, recover, tell as refuse } from "./failure.js";
import { chooser, dropped } from "./files.js";
import { prepareFinal } from "./final.js";
import { comeAhead, prepareFirst, preparePart, toStart } from "./first.js";
import { keepFocus } from "./focus.js";
import { faces, whenLate } from "./fonts.js";
import { adoptOld, beginReturn, dateAnew, endReturn, here, latest, latestRecord, latestState, liesHere, versions } from "./games.js";
import { beginToSpeak, prepareLanguage, speakLikewise } from "./language.js";
import { abandon, answerFirst, forget, isTold, laid, lying, playedOf, prepareLays } from "./lays.js";
import { isLessonLink, linkedLesson } from "./lessons.js";
import { isLink, linked, useUp } from "./link.js";
import { prepareOffline } from "./offline.js";
import { preparePace } from "./pace.js";
import { isAnyShown, paintBehind, prepareBehind, redyeBehind, renewBehind, turnTo } from "./pages.js";
import { preparePalette } from "./palette.js";
import { closeDialogs, preparePanels } from "./panels.js";
import { ask, begin as beginProgram, beginTable, played, speaks } from "./program.js";
import { isReading, leave as leaveReading, leftText, taken as takenReading } from "./reading.js";
import { reading, teach } from "./reads.js";
import { element, house, isModal, life, root } from "./root.js";
import { prepareSeats } from "./seats.js";
import { prepareShare } from "./share.js";
import { gameOfKept, openAny, openAnyKept, openKept, openRecord } from "./sits.js";
import { cover as coverSource, isPlayed } from "./sources.js";
import { stillUnseen } from "./unseen.js";
import { ownContent, prepareValues } from "./values.js";
import { USUAL, gameIn } from "./whose.js";
import { beyond, gone, isAwaited, pause, prepareWay, wayToTable } from "./way.js";
import { fill } from "./words.js";

// For programs and tests, which are at the same page as a person then.
export { MOST, claim, freshId, games, keep } from "./games.js";
export { linkTo, linked } from "./link.js";
export { closeDialogs } from "./panels.js";
export { Tree } from "./tree.js";
export { openTyping } from "./typing.js";

/** @import { Version } from "./games.js" */
/** @import { Reading } from "./reading.js" */
/** @import { Name } from "./whose.js" */

let hasGoneOn = false; // Whether the page began with a lesson that was left.
let started = false; // Whether the program has come as far as the first page.

/**
 * For programs and tests: the game in progress and its table, the `Game` and `TableView` of the JavaScript API; both
 * `undefined` on the first page. They live as long as the game is on the table. `yokohama` is what it was first called.
 */
globalThis.meiji = globalThis.yokohama = {
  get game() {
    return laid()?.game;
  },
  get view() {
    return laid()?.view;
  },
};

// Whatever nobody expected: the program may be in any state, so it is not asked for anything any more.
/** @param {any} error */
function fail(error) {
  abandon();
  crash(error);
}

// Another program begins in the place of the one that failed, and the game goes on from what was kept of it. Where there is no game, or that
// does not help, the page begins anew.
function beginAgain() {
  const id = here();
  // A lesson that failed again where it went on is not gone on with a second time.
  if (hasGoneOn && reading()) return location.reload();
  if (laid() === undefined || isTold() || id === null) return reload();
  try {
    played().__wbg_reset_state();
    speakLikewise(played(), lying());
    renewBehind();
    forget();
    recover();
    openKept(id, [/** @type {Version} */ (latest()), ...versions(id)]); // What was to be kept last may not have found room.
  } catch {
    reload();
  }
}

// Begins the page anew, which comes back to where a lesson was read.
function reload() {
  leaveReading(reading());
  location.reload();
}

// Tells what could not be done. Where the program itself failed, that is no reason to be read.
/** @param {any} error */
function tell(error) {
  if (error instanceof WebAssembly.RuntimeError) return fail(error);
  if (element("elsewhere").open) element("elsewhere-start").click(); // What lies there is not played here.
  if (isModal()) closeDialogs(); // It would be told behind them.
  refuse(error);
}

// The same of what was to be seen first: then the first page is.
/** @param {any} error */
function tellAtStart(error) {
  if (!isAnyShown()) toStart();
  tell(error);
}

async function main() {
  const letters = faces(); // They come while the program does.
  const game = leading();
  if (game === undefined) {
    await beginProgram(cover, /** @type {URL} */ (coverSource));
    ask(cover);
    await beginToSpeak();
    await soon(); // What follows is long enough for a slow phone.
  } else {
    const table = await beginTable(game);
    ask(table);
    await beginToSpeak(game);
    speaks(game, table);
  }
  prepareWay({ prepare: prepareTable, tell });
  fill(element("failure"));
  prepareLanguage(() => laid()?.keep() || undefined, tell, reload);
  preparePalette(recolor);
  recolor();
  prepareFailure(latestRecord, beginAgain, latestState);
  await letters;
  whenLate(() => laid()?.repaint(), life);
  prepareBehind();
  stillUnseen();
  keepFocus();
  prepareLays({ leave: toStart, open: chooser("record-file", openAny, tell), turnTo, tell, lies: liesHere, renewed: renewBehind });
  dropped(() => !root.querySelector("dialog:modal, #curtain:not([hidden])"), openAny, tell);
  started = true;
  beAlert();
  adoptOld();
  dateAnew();
  const follow = beyond(followLink, () => gameIn(location.hash));
  if (game !== undefined) await leadOn(game);
  else if (isLink()) await follow();
  addEventListener("hashchange", async () => {
    if (!isLink() && !isLessonLink()) return;
    if (isAwaited()) await gone(); // Who waits for a table gets it first.
    follow();
  });
  if (!isAnyShown()) await beginAtStart();
  dispatchEvent(new Event("yokohama-started"));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))); // What is to be seen first has been seen.
  prepareFirst();
  await (laid() ? wayToTable(lying()).catch(() => undefined) : comeAhead());
  house.dataset.ready = "true";
  await prepareOffline(() => laid() !== undefined || isAwaited() || isModal());
}

// Comes to the first page in parts: made in one, it would keep a slow phone busy for a third of a second.
async function beginAtStart() {
  do await soon();
  while (preparePart());
  await soon();
  if (!isAnyShown()) paintBehind("start");
  await soon();
  if (!isAnyShown()) toStart();
}

// The game whose table comes first, if one does, which is known before all else where that has run.
function leading() {
  const game = leadingByAll();
  if (house.dataset.first === undefined) return game;
  return house.dataset.first === "table" ? (game ?? USUAL) : undefined;
}

// The same by what is read or lies here, and by the page's link.
function leadingByAll() {
  if (isReading()) return playedOf(leftText());
  if (isLessonLink() || isLink()) return [gameIn(location.hash)].find(isPlayed);
  const id = here();
  return id === null ? undefined : [gameOfKept(id)].find(isPlayed);
}

// Goes back to the lesson that was read, where the page's link leads, or back to the game that was on the table.
/** @param {Name} game */
async function leadOn(game) {
  await wayToTable(game);
  const reading = takenReading();
  if (reading) {
    hasGoneOn = true;
    return teachAgain(reading);
  }
  if (!(await followLink())) await comeBack(here());
}

// A reload in the middle of a game comes back to it; but not again to one that failed the last time.
/** @param {string | null} id */
async function comeBack(id) {
  if (id === null || versions(id).length === 0) return;
  const isFirst = beginReturn(id);
  if (isFirst) await openAnyKept(id);
  endReturn();
}

// Opens the lesson that was read before the page began anew, or that its link names.
/** @param {Partial<Reading>} reading */
async function teachAgain({ text, trail }) {
  try {
    await teach(text ?? (await linkedLesson()), trail);
  } catch (error) {
    tellAtStart(error);
  }
}

// Follows the page's link, if it is one to a lesson or a game; gives whether it led there.
async function followLink() {
  if (!isLessonLink()) return isLink() && (await openLinked());
  await teachAgain({});
  return true;
}

// Opens the game that the page's link holds; gives whether it did.
async function openLinked() {
  try {
    const isOpen = (await openRecord(await linked(), gameIn(location.hash))) === true;
    if (isOpen) useUp(); // Not before: who reloads while the game is being opened still has its link.
    return isOpen;
  } catch (error) {
    tellAtStart(error);
    return false;
  }
}

// The palette has changed: everything is printed anew.
function recolor() {
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", house.style.getPropertyValue("--indigo"));
  redyeBehind();
  laid()?.repaint();
}

// Makes all ready that stands around a table, once the first of them has come, which answers from then on.
/** @param {Name} game */
async function prepareTable(game) {
  answerFirst(game);
  renewBehind();
  await pause();
  fill();
  await pause();
  preparePanels();
  prepareSeats();
  prepareCoach();
  prepareAnalysis();
  preparePace(() => laid()?.repace());
  prepareEffort();
  prepareAid(() => laid()?.game, () => ownContent(lying()));
  prepareFinal();
  prepareShare(latestRecord);
  prepareValues();
}

// When the browser has done what waits for its turn; nobody waits for a page that is not seen.
const soon = () => document.hidden || new Promise((resolve) => setTimeout(resolve));

// Hears of whatever nobody expected, from now on; what the page could not begin for is told below.
function beAlert() {
  // Without an error it is not the program that failed but something in the browser.
  addEventListener("error", ({ error }) => error && error !== hindrance && fail(error));
  addEventListener("unhandledrejection", ({ reason }) => reason !== hindrance && fail(reason));
}

/** @type {any} */
let hindrance; // What the page could not begin for.

try {
  await opened();
  await main();
} catch (/** @type {any} */ error) {
  hindrance = error;
  if (error?.code) tell(error);
  else if (started) fail(error);
  if (started || error?.code) dispatchEvent(new Event("yokohama-started"));
  else hindered(error);
  throw error;
}
