// The first page: what is offered there, of the game that is chosen.

import { drawAhead } from "./ahead.js";
import { openAid } from "./aid.js";
import { prepareArchive } from "./archive.js";
import { hush } from "./failure.js";
import { release, waiting } from "./games.js";
import { answerFor, change, leave, openFile, playedOf, tell } from "./lays.js";
import { prepareLessons } from "./lessons.js";
import { chosen, offerOf } from "./offers.js";
import { show } from "./pages.js";
import { showWorked, teach } from "./reads.js";
import { element } from "./root.js";
import { nameOf, sound } from "./sitters.js";
import { begin, beginFirst, openAnyKept, resume } from "./sits.js";
import { agreedSoFar, freshSeed, layGames, prepareStart } from "./start.js";
import { openValues, ownContent } from "./values.js";
import { beyond, isLaid, takeBack, wayToTable } from "./way.js";
import { fill, make, say } from "./words.js";

/** @import { Agreed } from "./start.js" */

// What can be seen before the table's program is there.
const FIRST = /** @type {const} */ (["start", "games", "lessons-window"]);

const parts = preparing(); // What is still to be made ready.

/** Makes the first page ready, once. */
export function prepareFirst() {
  while (preparePart());
}

/** Does the next part of that alone; gives whether there may be more. */
export const preparePart = () => parts.next().done !== true;

// Makes a part ready at each step, none of them long.
function* preparing() {
  if (!isLaid()) for (const id of FIRST) fill(element(id)); // The way to the table has filled in all there is.
  yield;
  yield* layGames(turnOver);
  prepareArchive({ open: openAnyKept, changed: offerToContinue });
  yield* prepareStart(beyond((/** @type {Agreed} */ agreed) => begin(chosen(), { ...agreed, content: ownContent(chosen()) }), chosen));
  element("setup").addEventListener("change", lookAhead);
  const first = beyond(() => beginFirst(chosen()), chosen);
  prepareLessons(chosen, { teach, show: showWorked, first }, tell);
  element("open-record").addEventListener("click", openFile);
  element("continue").addEventListener("click", resume);
  element("help").addEventListener("click", beyond(() => spoken(openAid)("aim"), chosen));
  element("first-game").addEventListener("click", first);
  element("own-values").addEventListener("click", beyond(() => spoken(openValues)(chosen()), chosen));
}

/** Shows it; what lay on the table is left. */
export function toStart() {
  prepareFirst();
  leave();
  release();
  freshSeed();
  offerToContinue();
  show("start");
}

/** The table of the game that is chosen comes ahead of whoever wants to sit down at it, who hears of what keeps it away. */
export async function comeAhead() {
  await wayToTable(chosen()).then(lookAhead, () => undefined);
}

// What is agreed so far tells how its table will look.
function lookAhead() {
  drawAhead(chosen(), agreedSoFar());
}

// The page is about another game: what was begun or told of the one before is not wanted any more.
async function turnOver() {
  change();
  takeBack();
  hush();
  await comeAhead();
}

// What is told of the game that is chosen: its program answers first.
/** @template {unknown[]} Given @param {(...given: Given) => unknown} tell */
const spoken = (tell) => (/** @type {Given} */ ...given) => {
  answerFor(chosen());
  tell(...given);
};

// A game that was left open comes first, whichever game it is of; where none is, who is new here learns one first.
function offerToContinue() {
  const game = waiting();
  const [goOn, learn] = [element("continue"), element("learn")];
  goOn.hidden = game === undefined;
  const isOpen = game !== undefined && !game.over;
  goOn.classList.toggle("lead", isOpen);
  learn.classList.toggle("lead", !isOpen);
  if (!game) return;
  const names = sound(game.seats, game.seats.length).map(nameOf);
  const { round = 0 } = game;
  const what = game.over ? say("show-score") : round > 0 ? say("continue", { round }) : say("continue-game");
  const of = `${offerOf(playedOf(game.record)).title}: ${names.join(", ")}`;
  goOn.replaceChildren(make("span", { textContent: what }), " ", make("small", { textContent: of }));
}
