// The first page: what is offered there, of the game that is chosen.

import { drawAhead } from "./ahead.js";
import { openAid } from "./aid.js";
import { prepareArchive } from "./archive.js";
import { hush } from "./failure.js";
import { games, release } from "./games.js";
import { answerFor, change, leave, openFile, playedOf, tell } from "./lays.js";
import { prepareLessons } from "./lessons.js";
import { chosen, offerOf } from "./offers.js";
import { show } from "./pages.js";
import { showWorked, teach } from "./reads.js";
import { element } from "./root.js";
import { nameOf, sound } from "./sitters.js";
import { begin, beginFirst, openAnyKept, resume } from "./sits.js";
import { agreedSoFar, freshSeed, prepareStart } from "./start.js";
import { openValues, ownContent } from "./values.js";
import { beyond, isLaid, takeBack, wayToTable } from "./way.js";
import { fill, make, say } from "./words.js";

/** @import { Agreed } from "./start.js" */

// What can be seen before the table's program is there.
const FIRST = /** @type {const} */ (["start", "games", "lessons-window"]);

let isReady = false;

/** Makes the first page ready, once. */
export function prepareFirst() {
  if (isReady) return;
  isReady = true;
  if (!isLaid()) for (const id of FIRST) fill(element(id)); // The way to the table has filled in all there is.
  prepareArchive({ open: openAnyKept, changed: offerToContinue });
  prepareStart(beyond((/** @type {Agreed} */ agreed) => begin(chosen(), { ...agreed, content: ownContent(chosen()) }), chosen), turnOver);
  element("setup").addEventListener("change", lookAhead);
  prepareLessons(chosen, { teach, show: showWorked }, tell);
  element("open-record").addEventListener("click", openFile);
  element("continue").addEventListener("click", resume);
  element("help").addEventListener("click", beyond(() => spoken(openAid)("aim"), chosen));
  element("first-game").addEventListener("click", beyond(() => beginFirst(chosen()), chosen));
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
  offerToContinue();
  await comeAhead();
}

// What is told of the game that is chosen: its program answers first.
/** @template {unknown[]} Given @param {(...given: Given) => unknown} tell */
const spoken = (tell) => (/** @type {Given} */ ...given) => {
  answerFor(chosen());
  tell(...given);
};

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
  const of = game === chosen() ? "" : `${offerOf(game).title}: `;
  button.replaceChildren(make("span", { textContent: what }), " ", make("small", { textContent: of + names.join(", ") }));
}
