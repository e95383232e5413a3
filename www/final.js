// The final score: every category of every player, how it grew, and who won.

import { openAnalysis } from "./analysis.js";
import { crestSymbol, icon, show } from "./art.js";
import { chart } from "./chart.js";
import { played } from "./program.js";
import { ears, element, elementOf } from "./root.js";
import { figure, make, say } from "./words.js";

/** @import { Game, ScoreLine } from "../types/table.js" */
/** @import { Player } from "./chart.js" */
/** @import { Table } from "./play.js" */

const more = element("more");

/** Prepares what the page folds away. */
export function prepareFinal() {
  element("again").title = say("rematch-note");
  element("same-deal").title = say("same-deal-note");
  ears.addEventListener("click", ({ target }) => more.contains(elementOf(target)) || (more.open = false));
  more.addEventListener("click", ({ target }) => elementOf(target)?.closest("button") && (more.open = false));
  more.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !more.open) return;
    more.open = false;
    more.querySelector("summary")?.focus();
  });
}

/**
 * What the buttons of the page do.
 *
 * @typedef {object} On
 * @property {() => void} [again]
 * @property {() => void} [same]
 * @property {() => void} [takeBack]
 * @property {() => void} [look]
 * @property {(at?: number) => void} [step]
 * @property {() => void} [leave]
 * @property {() => void} [share]
 * @property {() => void} [lesson]
 */

/**
 * Fills the page in; `on` has what its buttons do: `again()`, `same()`, `look()`, `step(at)`, which shows the table when so many
 * moves were played, the latest if none is given, `leave()`, if there is another page to go to, and `share()`; no `same()` where the same
 * deal is not to be played again; and `takeBack()`, where persons have left all seats to computers, which gives those back. The score of a lesson's
 * game has `lesson()` alone, which leads back to it.
 *
 * @param {Game} game
 * @param {Table} table
 * @param {On} on
 */
export function showFinal(game, table, on) {
  const { step = () => {} } = on;
  const { totals, standings } = game.scores();
  const { rounds, points, tally, decided } = game.course();
  const players = (standings ?? []).map((seat) => ({ seat, name: game.playerName(seat), crest: table.seats[seat].crest }));

  show(element("victory"), "seal-victory");
  const [first, second] = players;
  // Whoever is first with as many points as another may share the victory.
  const isAlone = first && second && totals[first.seat] > totals[second.seat];
  element("winner").replaceChildren(...(isAlone ? [icon(crestSymbol(first.crest), 34)] : []), game.victoryText() ?? "");
  element("ending").textContent = `${say("rounds", { n: game.round })} ${game.endingText() ?? ""}`;
  const isTaught = on.lesson !== undefined;
  const notes = [
    game.isPractice && !isTaught && say("practised"),
    new Set(totals).size < totals.length && say("tie-note"),
    table.seed && say("final-seed", { seed: table.seed }),
  ];
  element("score-notes").replaceChildren(...notes.filter((note) => typeof note === "string").map((note) => make("p", { textContent: note })));
  element("score-handed").hidden = on.takeBack === undefined;
  element("score-return").onclick = on.takeBack ?? null;
  element("decided").replaceChildren(...decided.map((sentence) => make("p", { textContent: sentence })));

  const lines = played().scoreLines().map((line, index) => ({ ...line, index }));
  const [inPlay, atTheEnd] = [lines.filter(({ scored }) => scored === "in-play"), lines.filter(({ scored }) => scored !== "in-play")];
  /** @param {ScoreLine & { index: number }} line */
  const row = ({ index, ...shown }) => line(title(shown), players.map(({ seat }) => points[seat][index]));
  // What was on the score track before the final calculation.
  /** @param {number} seat */
  const track = (seat) => atTheEnd.reduce((left, { index }) => left - points[seat][index], totals[seat]);
  // A game that scores nothing before its end has no score track; of a lesson, which begins in the middle of a game, what brought the points before is not told.
  const before = [part(say("in-play"), players.length), ...inPlay.map(row)];
  const reached = sum(say("score-track"), "sum", players.map(({ seat }) => track(seat)));
  const total = players.map(({ seat }) => totals[seat]);
  const head = headings(players, make("td"));
  head.append(sum(say("total"), "top", total)); // Where the last line is not in sight.
  element("sheet").replaceChildren(
    head,
    make(
      "tbody",
      {},
      ...(inPlay.length === 0 ? [] : [...(isTaught ? [] : before), reached, part(say("at-the-end"), players.length)]),
      ...atTheEnd.map(row),
      sum(say("total"), "total", total),
    ),
  );
  const course = [...rounds, totals];
  const turns = game.turns();
  /** @param {number} round */
  const seeRound = (round) => step(turns.find((turn) => turn.round > round)?.at);
  element("chart-body").replaceChildren(chart(players, course, element("chart-note"), seeRound));
  element("course").replaceChildren(
    headings(players, make("th", { scope: "col", textContent: say("after-round") })),
    make("tbody", {}, ...course.slice(1).map((points, index) => after(points, index + 1, rounds.length, players, seeRound))),
  );
  element("figures").replaceChildren(
    headings(players, make("td")),
    make("tbody", {}, ...played().tallyFigures().map(({ name, count }) => sum(name, "", players.map(({ seat }) => tally[seat][count])))),
  );

  for (const id of /** @type {const} */ (["chart", "again", "analyse", "more"])) element(id).hidden = isTaught;
  element("to-lesson").hidden = !isTaught;
  press("to-lesson", on.lesson);
  press("again", on.again);
  press("analyse", () => openAnalysis(game, table, step));
  element("same-deal").hidden = on.same === undefined;
  press("same-deal", on.same);
  press("look", on.look);
  press("step-through", () => step());
  element("to-start").hidden = on.leave === undefined;
  press("to-start", on.leave);
  press("share-final", on.share);
}

/** Offers the way from the table of a game that is over back to its score, or none any more. @param {() => void} [back] */
export function offerScore(back) {
  element("to-score").hidden = back === undefined;
  press("to-score", back);
}

// What a press of a button does, if anything.
/** @param {import("../types/elements.js").Ids["button"]} id @param {(() => void) | undefined} action */
function press(id, action) {
  element(id).onclick = action ?? null;
}

/** @param {Player[]} players @param {HTMLElement} corner */
function headings(players, corner) {
  return make("thead", {}, make("tr", {}, corner, ...players.map(heading)));
}

// A row of the points after a round, which leads to the table then; the last row is after the final calculation.
/** @param {readonly number[]} points @param {number} round @param {number} end @param {Player[]} players @param {(round: number) => void} seeRound */
function after(points, round, end, players, seeRound) {
  const head = make("th", { scope: "row" });
  if (round < end) {
    const link = make("button", { type: "button", className: "link", textContent: String(round), ariaLabel: say("chart-then", { round }) });
    link.addEventListener("click", () => seeRound(round));
    head.append(link);
  } else head.append(say("chart-end"));
  return make("tr", {}, head, ...players.map(({ seat }) => make("td", { textContent: figure(points[seat]) })));
}

/** @param {Player} player */
function heading({ name, crest }) {
  return make("th", { scope: "col", title: name }, icon(crestSymbol(crest), 30), make("span", { textContent: name }));
}

/** @param {string} textContent @param {number} players */
function part(textContent, players) {
  const head = make("th", { scope: "rowgroup", colSpan: players + 1, textContent });
  return make("tr", { className: "part" }, head);
}

/** @param {ScoreLine} line */
function title({ name, note, symbol }) {
  const cell = make("th", { scope: "row" }, icon(symbol, 20), name);
  if (note) cell.append(" ", make("small", { textContent: note }));
  return cell;
}

// A line of points; the most have a rosette, none are a dash.
/** @param {HTMLElement} head @param {number[]} points */
function line(head, points) {
  const most = Math.max(...points);
  const cells = points.map((count) =>
    count > 0 && count === most ? make("td", { className: "most" }, icon("point", 14), figure(count)) : make("td", {}, count === 0 ? "–" : figure(count)),
  );
  return make("tr", {}, head, ...cells);
}

/** @param {string} name @param {string} className @param {number[]} points */
function sum(name, className, points) {
  const head = make("th", { scope: "row", textContent: name });
  return make("tr", { className }, head, ...points.map((count) => make("td", { textContent: figure(count) })));
}
