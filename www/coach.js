// The coach at the table: what it would do, and how one is doing. It speaks to the person whose hand is open and knows what they
// know; where several persons play against each other, only when all of them ask for it.

import { crestSymbol, icon } from "./art.js";
import { isRenewed } from "./build.js";
import { isToDeclare } from "./entering.js";
import { element } from "./root.js";
import { Waiting } from "./waiting.js";
import { make, say } from "./words.js";

/** @import { Advice } from "../types/thought.js" */
/** @import { Crest, Game } from "../types/table.js" */
/** @import { Question, Questions } from "./answering.js" */
/** @import { Table } from "./play.js" */

// How often it plays on in its head for its advice, and how many games to their end for the chances.
const PLAYOUTS = 1000;
const GAMES = 100;

const dialog = element("coach");
const body = element("coach-body");

/** @type {Waiting} */
let waiting;

/** Prepares the dialog. */
export function prepareCoach() {
  waiting = new Waiting(element("coach-waiting"), () => tell(say("coach-stopped")));
  element("coach-close").addEventListener("click", () => dialog.close());
}

/** Asks the coach who has been opened what it would do, if it may say that. */
export const askAtOnce = () => element("coach-advise").click();

/** Whether the coach is being asked: computers wait. */
export const isCoachOpen = () => dialog.open;

/**
 * What the coach asks of the table.
 *
 * @typedef {object} On
 * @property {() => number | null} seat
 * @property {() => boolean} isAsked
 * @property {() => boolean} isPast
 * @property {(asks: boolean[]) => void} asks
 * @property {(moves: string[]) => void} play
 * @property {() => void} closed
 */

/**
 * Opens the coach for a game and its table, see `Play`. `on` has `seat()`, the seat whose hand is open or `null`, `isAsked()`,
 * whether it is asked, `isPast()`, whether the past is shown, `asks(asks)`, when persons ask for the coach or no longer do,
 * `play(moves)`, to enter moves, and `closed()`.
 *
 * @param {Game} game
 * @param {Table} table
 * @param {On} on
 */
export function openCoach(game, table, on) {
  const look = () => {
    clear();
    const reason = silence(table, on);
    element("coach-text").textContent = reason ?? say("coach-note");
    element("coach-advise").disabled = reason !== undefined || !on.isAsked();
    element("coach-chances").disabled = reason !== undefined;
    if (reason === undefined && !on.isAsked()) tell(say("coach-not-asked"));
  };
  element("coach-advise").onclick = () => advise(game, table, on);
  element("coach-chances").onclick = () => tellChances(game, table, on.seat() ?? 0);
  // What was read is not left in the document, where the next player could come upon it.
  dialog.onclose = () => {
    clear();
    element("coach-asks").replaceChildren();
    on.closed();
  };
  const persons = personsOf(table);
  const boxes = persons.length > 1 ? persons.map((seat) => box(game, table, seat, on, look)) : [];
  element("coach-asks").replaceChildren(...boxes);
  look();
  dialog.showModal();
  element("coach-advise").focus();
}

/** @param {Pick<Table, "seats">} table */
const personsOf = ({ seats }) => seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));

// Why the coach says nothing.
/** @param {Table} table @param {On} on */
function silence(table, on) {
  const persons = personsOf(table);
  if (persons.length > 1 && !persons.every((seat) => table.coach?.[seat])) return say("coach-all");
  if (on.isPast()) return say("coach-now");
  return on.seat() === null ? say("coach-hidden") : undefined;
}

// The box with which a person asks for the coach.
/** @param {Game} game @param {Table} table @param {number} seat @param {On} on @param {() => void} look */
function box(game, table, seat, on, look) {
  const input = make("input", { type: "checkbox", checked: table.coach?.[seat] === true });
  input.addEventListener("change", () => {
    on.asks(table.seats.map((_, other) => (other === seat ? input.checked : table.coach?.[other] === true)));
    look();
  });
  return make("label", { className: "check" }, input, make("span", { textContent: say("coach-ask", { name: game.playerName(seat) }) }));
}

function clear() {
  waiting.stop();
  body.replaceChildren();
  element("coach-state").textContent = "";
}

/** @param {string} text */
function tell(text) {
  element("coach-state").textContent = text;
}

// Says after what was told what else the dialog shows as a list or as bars.
/** @param {string} text */
function tellUnseen(text) {
  element("coach-state").append(make("span", { className: "unseen", textContent: `: ${text}` }));
}

// Asks the coach; gives its answer if there is one, about the game as it still is.
/** @template {keyof Questions} A @param {Game} game @param {Table} table @param {Question<A>} question */
async function ask(game, table, question) {
  clear();
  tell(say("coach-thinks"));
  const { revision } = game;
  const answer = await waiting.during(async (think) => think(game, table, question, (done) => waiting.show(done)));
  if (answer === null || game.revision !== revision) return undefined;
  if (answer === undefined) tell(isRenewed() ? say("error-renewed") : say("coach-failed"));
  return answer;
}

/** @param {Game} game @param {Table} table @param {On} on */
async function advise(game, table, on) {
  const advice = await ask(game, table, { ask: "advise", playouts: PLAYOUTS });
  if (!advice) return;
  const [{ lead, steps }] = advice;
  tell(say("coach-found", { n: advice.length }));
  tellUnseen(say("coach-best", { turn: `${steps.map((step) => step.replace(/\.$/, "")).join(", ")}, ${leads(lead)}` }));
  const way = wayOn(game, advice[0].moves, on);
  const turns = advice.map((turn, place) => make("li", {}, ...described(turn, place === 0 ? undefined : lead), place === 0 ? way : ""));
  body.replaceChildren(make("ol", { className: "advice" }, ...turns));
}

// The button that plays what was advised; where the first move is for the person to declare, that is said instead.
/** @param {Game} game @param {string[]} moves @param {On} on */
function wayOn(game, moves, on) {
  if (isToDeclare(moves[0], game)) return make("p", { className: "note", textContent: say("coach-declare") });
  const play = make("button", { type: "button", className: "go", textContent: say("coach-play"), title: say("coach-play-note") });
  play.addEventListener("click", () => {
    dialog.close();
    on.play(moves);
  });
  return play;
}

// A turn that the coach thought of: how far ahead it leads or, with the best one's lead, how much less far; its steps; its reason.
/** @param {Advice} advice @param {number} [best] */
function described({ lead, steps, reason }, best) {
  const less = points((best ?? lead) - lead);
  const head = best === undefined ? leads(lead) : less.tenths === 0 ? say("coach-same") : say("coach-less", { n: less });
  return [make("h3", { textContent: head }), stepsOf(steps), make("p", { textContent: reason })];
}

/** @param {number} lead */
const leads = (lead) => (lead < 0 ? say("coach-behind", { n: points(-lead) }) : say("coach-ahead", { n: points(lead) }));

/** Points as they are written: to a tenth; they come in thousandths. @param {number} number */
export const points = (number) => ({ tenths: Math.round(Math.round(1000 * number) / 100) });

/** The steps of a turn as a list. @param {string[]} steps */
export function stepsOf(steps) {
  return make("ol", { className: "turn-steps" }, ...steps.map((step) => make("li", { textContent: step })));
}

/** @param {Game} game @param {Table} table @param {number} seat */
async function tellChances(game, table, seat) {
  const chances = await ask(game, table, { ask: "chances", seat, games: GAMES });
  if (!chances) return;
  tell(say("coach-chances-told"));
  const told = chances.map((chance, of) => say("chance-of", { name: game.playerName(of), n: Math.round(chance) }));
  tellUnseen(told.join(", "));
  const bars = chances.map((chance, of) => bar(game.playerName(of), table.seats[of].crest, chance));
  body.replaceChildren(make("ul", { className: "chances" }, ...bars));
}

/** @param {string} name @param {Crest} crest @param {number} chance */
function bar(name, crest, chance) {
  const filled = make("span");
  filled.style.width = `${chance}%`;
  const length = make("span", { className: "bar", ariaHidden: "true" }, filled);
  const percent = make("strong", { textContent: say("percent", { n: Math.round(chance) }) });
  const line = make("li", {}, icon(crestSymbol(crest), 28), make("span", { className: "name", textContent: name }), length, percent);
  line.dataset.crest = crest;
  return line;
}
