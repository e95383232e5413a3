// The page: it starts the game's module and leads from the first page to the table and the final score.

import * as cover from "./cover.js";
import { prepareAnalysis } from "./analysis.js";
import { openAid, prepareAid } from "./aid.js";
import { prepareArchive, titleOf } from "./archive.js";
import { backdrop, redye } from "./art.js";
import { prepareCoach } from "./coach.js";
import { withoutStyle } from "./computers.js";
import { hindered, opened } from "./early.js";
import { prepareEffort } from "./effort.js";
import { crash, hush, prepareFailure, recover, tell as refuse } from "./failure.js";
import { chooser, dropped } from "./files.js";
import { prepareFinal, showFinal } from "./final.js";
import { keepFocus } from "./focus.js";
import { faces, whenLate } from "./fonts.js";
import { MOST, adoptOld, beginReturn, claim, dateAnew, endReturn, freshId, games, here, hold, keep, latest, latestRecord, latestState, liesHere, release, versions, whenElsewhere } from "./games.js";
import { Guide, toldOf } from "./guide.js";
import { beginToSpeak, prepareLanguage, speakLikewise } from "./language.js";
import { isLessonLink, lessonAfter, linkedLesson, prepareLessons } from "./lessons.js";
import { Teaching, openLesson, pupils } from "./lesson.js";
import { isLink, linked, useUp } from "./link.js";
import { OFFERS, chosen } from "./offers.js";
import { prepareOffline } from "./offline.js";
import { preparePace } from "./pace.js";
import { preparePalette } from "./palette.js";
import { closeDialogs, preparePanels } from "./panels.js";
import { Play } from "./play.js";
import { ask, asked, begin as beginProgram, beginTable, played, programOf, speaks } from "./program.js";
import { isReading, leave as leaveReading, leftText, taken as takenReading } from "./reading.js";
import { contentOf, optionsOfRematch, sameDeal } from "./rematch.js";
import { element, house, isModal, life, root } from "./root.js";
import { prepareSeats } from "./seats.js";
import { openShare, prepareShare } from "./share.js";
import { handedOf, nameOf, sound } from "./sitters.js";
import { cover as coverSource, isPlayed } from "./sources.js";
import { freshSeed, prepareStart } from "./start.js";
import { stillUnseen } from "./unseen.js";
import { openValues, ownContent, prepareValues } from "./values.js";
import { USUAL, gameIn, gameOf, nameOf as gameNameOf } from "./whose.js";
import { beyond, gone, isAwaited, isLaid, pause, prepareWay, takeBack, wayToTable } from "./way.js";
import { fill, make, say } from "./words.js";
import { Worked, exampleOf, players as workedPlayers } from "./worked.js";

// For programs and tests, which are at the same page as a person then.
export { MOST, claim, freshId, games, keep } from "./games.js";
export { linkTo, linked } from "./link.js";
export { closeDialogs } from "./panels.js";
export { Tree } from "./tree.js";
export { openTyping } from "./typing.js";

/** @import { Agreement, Game as Played, Kind, Options } from "../types/table.js" */
/** @import { Version } from "./games.js" */
/** @import { Lesson } from "../types/thought.js" */
/** @import { Kept, Table } from "./play.js" */
/** @import { Reading } from "./reading.js" */
/** @import { Seat } from "./sitters.js" */
/** @import { Agreed } from "./start.js" */
/** @import { Table as Program } from "./tables.js" */
/** @import { Name } from "./whose.js" */

const PAGES = /** @type {const} */ (["start", "play", "final"]).map((id) => element(id));

/** @type {ReturnType<typeof backdrop>} */
let behind; // Changes what lies behind the page.
/** @type {() => void} */
let openRecord; // Asks for a file.
/** @type {Play | undefined} */
let play;
/** @type {Teaching | undefined} */
let teaching; // The lesson that is read at the table.
/** @type {string} */
let taught; // Its text.
let lessonsAsked = 0; // How often one was asked for.
let changes = 0; // How often something else came in the place of what the page showed.
/** @type {Worked | Guide | undefined} */
let told; // What is told below the table: a worked example, or what a first game explains.
let hasGoneOn = false; // Whether the page began with a lesson that was left.
/** @type {Name} */
let lies = USUAL; // The game that lies on the table, or lay there last: its program answers.
let started = false; // Whether the program has come as far as the first page.

/**
 * For programs and tests: the game in progress and its table, the `Game` and `TableView` of the JavaScript API; both
 * `undefined` on the first page. They live as long as the game is on the table.
 */
globalThis.yokohama = {
  get game() {
    return play?.game;
  },
  get view() {
    return play?.view;
  },
};

// Whatever nobody expected: the program may be in any state, so it is not asked for anything any more.
/** @param {any} error */
function fail(error) {
  play?.abandon();
  crash(error);
}

// Another program begins in the place of the one that failed, and the game goes on from what was kept of it. Where there is no game, or that
// does not help, the page begins anew.
function beginAgain() {
  const id = here();
  // A lesson that failed again where it went on is not gone on with a second time.
  if (hasGoneOn && teaching) return location.reload();
  if (play === undefined || teaching || told || id === null) return reload();
  try {
    played().__wbg_reset_state();
    speakLikewise(played(), lies);
    behind.renew();
    play = undefined;
    recover();
    openKept(id, [/** @type {Version} */ (latest()), ...versions(id)]); // What was to be kept last may not have found room.
  } catch {
    reload();
  }
}

// Begins the page anew, which comes back to where a lesson was read.
function reload() {
  leaveReading(teaching && { text: taught, trail: teaching.trail });
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
  if (house.dataset.page === undefined) toStart();
  tell(error);
}

/** @param {string} id */
function show(id) {
  hush();
  turnTo(id);
}

// The same, where what was told stays.
/** @param {string} id */
function turnTo(id) {
  for (const page of PAGES) page.hidden = page.id !== id;
  house.dataset.page = id;
  dispatchEvent(new Event("yokohama-started")); // Whoever waited for something has something else now.
  if (id !== "play") behind.show(id);
  scrollTo(0, 0);
}

function toStart() {
  changes += 1;
  prepareFirst();
  leaveLesson();
  play?.leave();
  play = undefined;
  release();
  freshSeed();
  offerToContinue();
  show("start");
}

// Lays the table for a game; `table` has an id if the game was kept before. Whatever comes of the game has its printed values.
/** @param {Played} game @param {Partial<Table> & Pick<Table, "seats" | "options">} table */
function sitDown(game, { id = freshId(), ...rest }) {
  changes += 1;
  leaveLesson();
  play?.leave();
  answerFor(gameNameOf(game));
  show("play");
  claim(id);
  navigator.storage?.persist?.().catch(() => {}); // What is kept here is not to go when space is short.
  const table = { ...rest, id, content: contentOf(game) };
  layOrLeave(() => {
    play = new Play(game, table, {
      leave: toStart,
      over: finish,
      open: () => openRecord(),
      practise: (practice) => practise(practice, table),
      keep: (id, kept) => keep(id, kept, tellRemoved),
      back: versions(table.practice ?? "").length > 0 ? () => openKept(table.practice ?? "") : undefined,
      elsewhere,
      happened: () => told instanceof Guide && told.tell(game),
      trouble: tell,
    });
    if (table.guide) explain(table);
    whenElsewhere(id, play.left, elsewhere);
    play.goOn();
  });
}

// Lets the program of a game answer, which has come.
/** @param {Name} game */
function answerFor(game) {
  lies = game;
  liesHere(game);
  const program = rulesOf(game);
  if (asked() === program) return;
  ask(program);
  fill();
  behind.renew();
}

// The program of a game that is laid or read: the way to it was gone before.
/** @param {Name} game */
const rulesOf = (game) => /** @type {Program} */ (programOf(game));

// Tells which games went for the one that was begun.
/** @param {ReturnType<typeof games>["games"]} gone */
function tellRemoved(gone) {
  tell(new Error(say("games-removed", { most: MOST, games: gone.map(titleOf).join("; ") })));
}

// Lays the table for a lesson, given as a text, as far as a trail leads if there is one. Nothing of it is kept. What was begun while it came
// stays.
/** @param {string} text @param {Array<string | null>} [trail] */
async function teach(text, trail) {
  const before = changes;
  const game = playedOf(text);
  const mine = (lessonsAsked += 1);
  if (play === undefined) dispatchEvent(new Event("yokohama-awaited"));
  const lesson = await openLesson(game, text, ownContent(game)).finally(() => mine === lessonsAsked && dispatchEvent(new Event("yokohama-started")));
  if (changes !== before || mine !== lessonsAsked) return lesson.free();
  clear();
  answerFor(game);
  taught = text;
  layOrLeave(() => {
    teaching = new Teaching(
      lesson,
      {
        lay: (record, attempt) => layLesson(lesson, record, attempt),
        score: scoreLesson,
        leave: toStart,
        next: (title) => lessonAfter(game, title, (following) => teachNext(text, following), tell),
      },
      trail,
    );
  });
}

// Begins the lesson after one, given as texts, unless that one was left meanwhile. What led to it does not lead here.
/** @param {string} before @param {string} text */
async function teachNext(before, text) {
  if (!teaching || taught !== before) return;
  await teach(text);
  if (taught === text && isLessonLink()) useUp();
}

/** @param {Lesson} lesson @param {string} record @param {(move: string) => void} attempt */
function layLesson(lesson, record, attempt) {
  play?.part();
  const game = played().Game.load(record, ownContent(lies));
  const table = { id: "", seats: sound(pupils(lesson, game.players), game.players), options: game.options(), curtain: false, isTaught: true };
  play = new Play(game, table, { attempt, keep: held, leave: toStart, over: () => {}, open: () => openRecord(), practise: () => {}, elsewhere: () => {}, trouble: tell });
  play.goOn();
  return play;
}

function scoreLesson() {
  show("final");
  if (!play) return;
  showFinal(play.game, play.table, {
    lesson: () => {
      show("play");
      play?.comeBack();
    },
  });
  element("winner").focus({ preventScroll: true });
}

// Lays the table for a worked example, given as a text. It is practice, and nothing of it is kept.
/** @param {string} text */
function showWorked(text) {
  const example = exampleOf(text);
  const position = JSON.stringify(example.position);
  const name = playedOf(text);
  const { Game } = rulesOf(name);
  Game.fromPosition(position).free(); // What is wrong with it is told before anything is taken away.
  clear();
  answerFor(name);
  layOrLeave(() => {
    told = new Worked(example, () => layWorked(Game.fromPosition(position)));
  });
}

// In the place of keeping something; what lies on the table is known where the program fails.
/** @param {string} _ @param {Kept} game */
const held = (_, game) => hold(game);

// Takes whatever lies on the table away, for what is not kept.
function clear() {
  changes += 1;
  leaveTold();
  play?.leave();
  play = undefined;
  release();
  show("play");
}

// Lays a table. Whatever is not as it should be: nobody is left before one that does nothing.
/** @param {() => void} lay */
function layOrLeave(lay) {
  try {
    lay();
  } catch (error) {
    play?.abandon();
    play = undefined;
    toStart();
    throw error;
  }
}

/** @param {Played} game */
function layWorked(game) {
  play?.part();
  show("play");
  const table = { id: "", seats: sound(workedPlayers(game.players), game.players), options: game.options(), curtain: false, isWorked: true };
  play = new Play(game, table, {
    leave: toStart,
    over: finish,
    open: () => openRecord(),
    practise: (practice) => practise(practice, table),
    keep: held,
    elsewhere: () => {},
    trouble: tell,
  });
  play.goOn();
  return play;
}

// Ends what is told below the table; the table of a lesson goes with it.
function leaveTold() {
  told?.close();
  told = undefined;
  if (!teaching) return;
  teaching.end();
  teaching = undefined;
  play?.part();
  play = undefined;
}

// The same for good: a reload does not begin again the lesson that a link led to.
function leaveLesson() {
  if (teaching && isLessonLink()) useUp();
  leaveTold();
}

// Begins a lesson of any game that is played here.
/** @type {(text: string, trail?: Array<string | null>) => Promise<unknown>} */
const teachAny = beyond(teach, gameOf);

// Opens the lesson that was read before the page began anew, or that its link names.
/** @param {Partial<Reading>} reading */
async function teachAgain({ text, trail }) {
  try {
    await teachAny(text ?? (await linkedLesson()), trail);
  } catch (error) {
    tellAtStart(error);
  }
}

// Explains a game to who plays for the first time, until they want no more.
/** @param {Table} table */
function explain(table) {
  told = new Guide(table, {
    advise: () => play?.askCoach(),
    off: () => {
      delete table.guide;
      told = undefined;
      play?.keep();
    },
  });
}

// Begins a game that is explained: against the gentlest computer, with nothing added to the rules.
function beginFirst() {
  const seats = sound([{ kind: "person" }, { kind: "apprentice" }], 2);
  begin(chosen(), { seats, options: { ...OFFERS[chosen()].agreement(2), starter: { seat: 0 } }, curtain: false, styles: false, seed: "", guide: {} });
}

// Goes on with a practice game; the one it comes from stays kept.
/** @param {Played} game @param {Table} table */
function practise(game, table) {
  const seats = table.seats.map((seat) => ({ ...seat }));
  sitDown(game, { ...table, seats, id: undefined, isWorked: undefined, handed: undefined, practice: table.practice || table.id || undefined });
}

// Another tab plays the game now; nothing of this one is kept.
function elsewhere() {
  if (!play) return;
  play.abandon();
  const dialog = element("elsewhere");
  const { id } = play.table;
  /** @param {() => void} action */
  const part = (action) => () => {
    dialog.close();
    play?.part();
    play = undefined;
    action();
  };
  element("take-over").onclick = part(() => openKept(id));
  element("elsewhere-start").onclick = part(toStart);
  dialog.oncancel = (event) => {
    event.preventDefault();
    element("elsewhere-start").click();
  };
  dialog.showModal();
}

function finish() {
  if (!play) return;
  const { game, table } = play;
  closeDialogs(); // What they offer is for a game in progress.
  turnTo("final"); // It may just have been told what became of keeping the game.
  showFinal(game, table, {
    again: () => begin(lies, { ...table, options: optionsOfRematch(game), rules: game.rules, seed: "" }),
    same: sameDeal(game, table, {
      deal: (seed) => begin(lies, { ...table, rules: game.rules, seed: table.seed || seed }),
      practise: (practice) => practise(practice, table),
    }),
    takeBack: table.handed && (() => {
      show("play");
      play?.comeBack();
      play?.takeSeatsBack();
    }),
    look: lookBack,
    step: (at) => {
      lookBack();
      play?.lookThrough(at);
    },
    leave: toStart,
    share: () => play && openShare(play.record(), { tellsHidden: play.tellsHidden }),
  });
  element("winner").focus({ preventScroll: true });
}

function lookBack() {
  show("play");
  play?.lookBack(finish);
}

// Begins a game of a name, with new styles for its computers if they are to have some.
/** @param {Name} name @param {Pick<Table, "seats" | "curtain" | "styles" | "seed" | "content" | "guide"> & { options: Agreement, rules?: number }} agreed */
function begin(name, { seats, options, curtain, styles, seed, content, rules, guide }) {
  try {
    const game = new (rulesOf(name).Game)(options, seed === "" ? undefined : seed, content, rules);
    const kinds = styles ? game.dealStyles(seats.map(({ kind }) => withoutStyle(kind))) : seats.map(({ kind }) => kind);
    const seated = seats.map((seat, index) => ({ ...seat, kind: kinds[index] }));
    sitDown(game, { seats: seated, options: game.options(), curtain, styles, seed, guide });
  } catch (error) {
    tell(error);
  }
}

// Opens a kept game by the first of its versions that opens.
/** @param {string} id @param {Version[]} [kept] */
function openKept(id, kept = versions(id)) {
  /** @type {any} */
  let reason = new Error(say(kept.length === 0 ? "error-game-gone" : "error-game-broken"));
  for (const { record, seats, curtain, styles, veiled, content, practice, seed, coach, guide, handed } of kept) {
    let game;
    try {
      game = rulesOf(playedOf(record)).Game.load(record, typeof content === "string" ? content : undefined);
    } catch (error) {
      reason = error;
      continue;
    }
    const who = sound(seats, game.players);
    const of = typeof practice === "string" ? practice : undefined;
    const words = typeof seed === "string" ? seed.slice(0, 40) : undefined;
    const asks = Array.isArray(coach) ? coach.map((asks) => asks === true) : undefined;
    return sitDown(game, { id, seats: who, options: game.options(), curtain: Boolean(curtain), styles: styles === true, veiled: Boolean(veiled), practice: of, seed: words, coach: asks, guide: toldOf(guide), handed: handedOf(handed, who, game.played) });
  }
  if (play === undefined) toStart();
  tell(reason);
}

function resume() {
  const [newest] = games().games;
  if (newest) openKept(newest.id);
  else tell(new Error(say("error-no-game")));
}

// Opens a record as a text, at a table for persons unless it names others; gives that it did.
/** @param {string} text */
function openText(text) {
  const name = playedOf(text);
  const game = rulesOf(name).Game.load(text, ownContent(name));
  const seats = sound(JSON.parse(text).seats, game.players);
  const styles = seats.some(({ kind }) => kind !== withoutStyle(kind));
  sitDown(game, { seats, options: game.options(), curtain: true, styles });
  return true;
}

// The same of any game that is played here.
const openAny = beyond(openText, gameOf);

// Follows the page's link, if it is one to a lesson or a game; gives whether it led there.
async function followLink() {
  if (!isLessonLink()) return isLink() && (await openLinked());
  await teachAgain({});
  return true;
}

// Opens the game that the page's link holds; gives whether it did.
async function openLinked() {
  try {
    const isOpen = (await openAny(await linked())) === true;
    if (isOpen) useUp(); // Not before: who reloads while the game is being opened still has its link.
    return isOpen;
  } catch (error) {
    tellAtStart(error);
    return false;
  }
}

function offerToContinue() {
  const [newest] = games().games;
  const button = element("continue");
  button.hidden = newest === undefined;
  if (!newest) return;
  const names = sound(newest.seats, newest.seats.length).map(nameOf);
  const { round = 0 } = newest;
  const goOn = round > 0 ? say("continue", { round }) : say("continue-game");
  const what = newest.over ? say("show-score") : goOn;
  // It may be of another game than the page is about.
  const game = playedOf(newest.record);
  const of = game === chosen() ? "" : `${OFFERS[game].title}: `;
  button.replaceChildren(make("span", { textContent: what }), " ", make("small", { textContent: of + names.join(", ") }));
}

// A reload in the middle of a game comes back to it; but not again to one that failed the last time.
/** @param {string | null} id */
async function comeBack(id) {
  if (id === null || versions(id).length === 0) return;
  const isFirst = beginReturn(id);
  if (isFirst) await openAnyKept(id);
  endReturn();
}

// The game of a kept one.
/** @param {string} id */
const gameOfKept = (id) => gameOf(versions(id)[0]?.record ?? "");

// Opens a kept game of any that is played here.
const openAnyKept = beyond((/** @type {string} */ id) => openKept(id), gameOfKept);

// The palette has changed: everything is printed anew.
function recolor() {
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", house.style.getPropertyValue("--indigo"));
  redye();
  behind?.show();
  play?.repaint();
}

// Makes all ready that stands around a table, once the first of them has come, which answers from then on.
/** @param {Name} game */
async function prepareTable(game) {
  lies = game;
  ask(rulesOf(game));
  await pause();
  fill();
  await pause();
  preparePanels();
  prepareSeats();
  prepareCoach();
  prepareAnalysis();
  preparePace(() => play?.repace());
  prepareEffort();
  prepareAid(() => play?.game, () => ownContent(lies));
  prepareFinal();
  prepareShare(latestRecord);
  prepareValues();
}

// The game that a text is of; what nobody knows is left to the usual one, which refuses it.
/** @param {string} text */
function playedOf(text) {
  const game = gameOf(text);
  return isPlayed(game) ? game : USUAL;
}

// When what is to be seen first has been seen.
const seen = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

// What can be seen before the table's program is there.
const FIRST = /** @type {const} */ (["start", "games", "lessons-window"]);

let isFirstReady = false;

// Makes the first page ready; where a table comes first, once that has been seen.
function prepareFirst() {
  if (isFirstReady) return;
  isFirstReady = true;
  if (!isLaid()) for (const id of FIRST) fill(element(id)); // The way to the table has filled in all there is.
  prepareArchive({ open: openAnyKept, changed: offerToContinue });
  prepareStart(beyond((/** @type {Agreed} */ agreed) => begin(chosen(), { ...agreed, content: ownContent(chosen()) }), chosen), turnOver);
  prepareLessons(chosen, { teach: teachAny, show: beyond(showWorked, gameOf) }, tell);
  element("open-record").addEventListener("click", openRecord);
  element("continue").addEventListener("click", beyond(resume, () => gameOf(games().games[0]?.record ?? "")));
  element("help").addEventListener("click", beyond(() => spoken(openAid)("aim"), chosen));
  element("first-game").addEventListener("click", beyond(beginFirst, chosen));
  element("own-values").addEventListener("click", beyond(() => spoken(openValues)(chosen()), chosen));
}

// What is told of the game that is chosen: its program answers first.
/** @template {unknown[]} Given @param {(...given: Given) => unknown} tell */
const spoken = (tell) => (/** @type {Given} */ ...given) => {
  answerFor(chosen());
  tell(...given);
};

// The page is about another game: what was begun or told of the one before is not wanted any more.
async function turnOver() {
  changes += 1;
  takeBack();
  hush();
  offerToContinue();
  await comeAhead();
}

// The table of the game that is chosen comes ahead of whoever wants to sit down at it, who hears of what keeps it away.
async function comeAhead() {
  await wayToTable(chosen()).catch(() => undefined);
}

async function main() {
  const letters = faces(); // They come while the program does.
  const game = leading();
  if (game === undefined) {
    await beginProgram(cover, /** @type {URL} */ (coverSource));
    ask(cover);
    await beginToSpeak();
  } else {
    const table = await beginTable(game);
    ask(table);
    await beginToSpeak(game);
    speaks(game, table);
  }
  prepareWay({ prepare: prepareTable, tell });
  fill(element("failure"));
  prepareLanguage(() => play?.keep() || undefined, tell, reload);
  preparePalette(recolor);
  recolor();
  prepareFailure(latestRecord, beginAgain, latestState);
  await letters;
  whenLate(() => play?.repaint(), life);
  behind = backdrop();
  stillUnseen();
  keepFocus();
  openRecord = chooser("record-file", openAny, tell);
  dropped(() => !root.querySelector("dialog:modal, #curtain:not([hidden])"), openAny, tell);
  started = true;
  beAlert();
  adoptOld();
  dateAnew();
  const follow = beyond(followLink, () => gameIn(location.hash));
  if (game !== undefined) await leadOn(game);
  else if (isLink()) await follow();
  if (house.dataset.page === undefined) toStart();
  dispatchEvent(new Event("yokohama-started"));
  addEventListener("hashchange", async () => {
    if (!isLink() && !isLessonLink()) return;
    if (isAwaited()) await gone(); // Who waits for a table gets it first.
    follow();
  });
  await seen();
  prepareFirst();
  await (play ? wayToTable(lies).catch(() => undefined) : comeAhead());
  house.dataset.ready = "true";
  await prepareOffline(() => play !== undefined || isAwaited() || isModal());
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
