// After a game the coach goes through the turns of a person: how likely each was to win by turn, and which turns cost most.

import { crestSymbol, icon } from "./art.js";
import { isRenewed } from "./build.js";
import { chart } from "./chart.js";
import { choice } from "./choice.js";
import { points, stepsOf } from "./coach.js";
import { element } from "./root.js";
import { Waiting } from "./waiting.js";
import { make, say } from "./words.js";

/** @import { Judgement } from "../types/thought.js" */
/** @import { Game } from "../types/table.js" */
/** @import { Question, Questions } from "./answering.js" */
/** @import { Player } from "./chart.js" */
/** @import { Table } from "./play.js" */
/** @import { Ask } from "./waiting.js" */

// How often the coach plays on in its head for a turn, and how many games to their end.
const PLAYOUTS = 600;
const GAMES = 60;

// The same game is always judged alike.
const SEED = "analysis";

// How many turns are told of, and how many points one costs at least: less than that may be the coach's own doubt.
const MOST = 5;
const LEAST = 1;

const dialog = element("analysis");
const body = element("analysis-body");

/** A turn that was judged, and when it was. @typedef {Judgement & { at: number, round: number }} Judged */

/** What was found: the turns of a seat, and everybody's chances before and after each. @typedef {{ turns: Judged[], chances: number[][] }} Found */

/** @type {WeakMap<Game, { revision: number, seats: Map<number, Found> }>} */
const known = new WeakMap(); // By game, what was found by seat, and at which revision: nobody waits for it twice.

/** @type {Waiting} */
let waiting;
let again = () => {}; // Begins anew what was stopped.

/** Prepares the dialog. */
export function prepareAnalysis() {
  waiting = new Waiting(element("analysis-waiting"), () => offer(say("coach-stopped")));
  element("analysis-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    waiting.stop();
    body.replaceChildren();
  });
}

/**
 * Opens the analysis of a game that is over; `step(at)` shows the table when so many moves were played.
 *
 * @param {Game} game
 * @param {Table} table
 * @param {(at: number) => void} step
 */
export function openAnalysis(game, table, step) {
  const all = table.seats.map((_, seat) => seat);
  const persons = all.filter((seat) => table.seats[seat].kind === "person");
  const who = (persons.length > 0 ? persons : all).filter((seat) => game.mayJudge(seat));
  /** @param {number} seat @returns {Promise<void>} */
  const look = (seat) => {
    again = () => look(seat);
    return analyse(game, table, seat, (at) => {
      dialog.close();
      step(at);
    });
  };
  /** @type {Array<[value: string, text: string]>} */
  const values = who.map((seat) => [String(seat), game.playerName(seat)]);
  const group = choice({ name: "analysed", label: say("analysis-who"), values, chosen: who[0], change: (seat) => look(Number(seat)) });
  element("analysis-who").replaceChildren(...(who.length > 1 ? [group] : []));
  element("analysis-state").textContent = who.length > 0 ? "" : say("analysis-hidden");
  dialog.showModal();
  if (who.length > 0) look(who[0]);
}

// Says why there is nothing to see, and offers to begin anew.
/** @param {string} why */
function offer(why) {
  element("analysis-state").textContent = why;
  const button = make("button", { type: "button", textContent: say("analysis-again") });
  button.addEventListener("click", () => again());
  body.replaceChildren(button);
  button.focus();
}

// What was found of a game as it is now, by seat.
/** @param {Game} game */
function foundOf(game) {
  const { revision } = game;
  let found = known.get(game);
  if (found?.revision !== revision) known.set(game, (found = { revision, seats: new Map() }));
  return found.seats;
}

/** @param {Game} game @param {Table} table @param {number} seat @param {(at: number) => void} step */
async function analyse(game, table, seat, step) {
  const seats = foundOf(game);
  waiting.stop();
  body.replaceChildren();
  element("analysis-state").textContent = seats.has(seat) ? "" : say("coach-thinks");
  const found = seats.get(seat) ?? (await waiting.during((think) => goThrough(game, table, seat, think)));
  if (found === null) return;
  if (found === undefined) return offer(isRenewed() ? say("error-renewed") : say("coach-failed"));
  seats.set(seat, found);
  element("analysis-state").textContent = say("analysis-done", { name: game.playerName(seat) });
  tell(game, table, found, step);
}

// Thinks about every turn of a seat, one after the other; undefined if that failed.
/** @param {Game} game @param {Table} table @param {number} seat @param {Ask} think @returns {Promise<Found | undefined>} */
async function goThrough(game, table, seat, think) {
  const turns = game.turns().filter((turn) => turn.seat === seat);
  /** @type {Found} */
  const found = { turns: [], chances: [] };
  const parts = 2 * turns.length + 1;
  let part = 0;
  /** @template {keyof Questions} A @param {Question<A>} question */
  const ask = async (question) => {
    const answer = await think(game, table, { ...question, seed: SEED }, (done) => waiting.show((part + done) / parts));
    part += 1;
    return answer;
  };
  for (const { at, round } of turns) {
    const chances = await ask({ ask: "chancesAt", at, seat, games: GAMES });
    const judgement = chances && (await ask({ ask: "judge", at, playouts: PLAYOUTS }));
    if (!chances || !judgement) return undefined;
    found.chances.push(chances);
    found.turns.push({ at, round, ...judgement });
    waiting.show(part / parts);
  }
  const end = await ask({ ask: "chancesAt", at: game.played, seat, games: 1 });
  if (!end) return undefined;
  found.chances.push(end);
  return found;
}

/** @param {Game} game @param {Table} table @param {Found} found @param {(at: number) => void} step */
function tell(game, table, { turns, chances }, step) {
  const players = (game.scores().standings ?? []).map((seat) => ({ seat, name: game.playerName(seat), crest: table.seats[seat].crest }));
  const note = make("p", { className: "note chart-note" });
  /** @param {number} round */
  const see = (round) => step(turns[Math.min(round, turns.length) - 1].at);
  const worst = turns.filter(({ cost }) => cost >= LEAST).sort((a, b) => b.cost - a.cost).slice(0, MOST);
  body.replaceChildren(
    make("h3", { textContent: say("analysis-chances") }),
    note,
    chart(players, chances, note, see, (point) => (point === 0 ? 0 : turns[point - 1].round)),
    make("details", {}, make("summary", { textContent: say("analysis-table") }), listed(players, turns, chances, see)),
    make("h3", { textContent: say("analysis-worst") }),
    worst.length > 0
      ? make("ol", { className: "worst" }, ...worst.map((turn) => costly(turn, () => step(turn.at))))
      : make("p", { textContent: say("analysis-none") }),
  );
}

// The chances as a table: before the first turn, then after each round with what the turn in it cost.
/** @param {Player[]} players @param {Judged[]} turns @param {number[][]} chances @param {(round: number) => void} see */
function listed(players, turns, chances, see) {
  /** @param {Player} player */
  const column = ({ name, crest }) => make("th", { scope: "col", title: name }, icon(crestSymbol(crest), 30), make("span", { textContent: name }));
  const heads = [say("after-round"), say("analysis-cost")].map((textContent) => make("th", { scope: "col", textContent }));
  /** @param {number[]} chances @param {number} round */
  const row = (chances, round) => {
    const cells = players.map(({ seat }) => make("td", { textContent: say("percent", { n: Math.round(chances[seat]) }) }));
    const cost = round === 0 ? "–" : say("decimal", { n: points(turns[round - 1].cost) });
    return make("tr", {}, heading(turns, round, see), make("td", { textContent: cost }), ...cells);
  };
  const table = make("table", {}, make("thead", {}, make("tr", {}, ...heads, ...players.map(column))), make("tbody", {}, ...chances.map(row)));
  return make("div", { className: "scroll", tabIndex: 0, role: "group", ariaLabel: say("analysis-chances") }, table);
}

/** @param {Judged[]} turns @param {number} at @param {(round: number) => void} see */
function heading(turns, at, see) {
  const head = make("th", { scope: "row" });
  if (at === 0) head.append(say("analysis-start"));
  else {
    const { round } = turns[at - 1];
    const link = make("button", { type: "button", className: "link", textContent: String(round), ariaLabel: say("chart-then", { round }) });
    link.addEventListener("click", () => see(at));
    head.append(link);
  }
  return head;
}

// A turn that cost much: what was played, what would have been better and why, and the way to the table then.
/** @param {Judged} turn @param {() => void} see */
function costly({ round, cost, steps, better }, see) {
  const button = make("button", { type: "button", textContent: say("analysis-see"), ariaLabel: say("chart-then", { round }) });
  button.addEventListener("click", see);
  return make(
    "li",
    {},
    make("h4", { textContent: say("analysis-turn", { round, n: points(cost) }) }),
    make("div", {}, make("h5", { textContent: say("analysis-played") }), stepsOf(steps)),
    make("div", {}, make("h5", { textContent: say("analysis-better") }), stepsOf(better.steps), make("p", { textContent: better.reason })),
    button,
  );
}
