// The games of the past: what was played with whom, how it ended, and simple statistics.

import { crestSymbol, icon } from "./art.js";
import { MOST, games, remove, removeBroken } from "./games.js";
import { offerOf } from "./offers.js";
import { element, house } from "./root.js";
import { nameOf, sound } from "./sitters.js";
import { USUAL, gameOf, isOurs } from "./whose.js";
import { figure, make, say } from "./words.js";

/** @import { Version } from "./games.js" */
/** @import { Seat } from "./sitters.js" */
/** @import { Name } from "./whose.js" */

const dialog = element("games");

/** @type {(id: string) => void} */
let open; // Opens a game by its id.
/** @type {() => void} */
let changed; // Tells that games are gone or back.
/** @type {(() => void) | null} */
let bringBack = null; // Undoes the last deletion.

/**
 * Prepares the dialog; `on` has `open(id)`, and `changed()` when games are gone or back.
 *
 * @param {{ open: (id: string) => void, changed: () => void }} on
 */
export function prepareArchive(on) {
  ({ open, changed } = on);
  element("past-games").addEventListener("click", () => {
    forget();
    draw();
    dialog.showModal();
  });
  element("games-close").addEventListener("click", () => dialog.close());
  element("games-delete").addEventListener("click", () => drop(games().games.map(({ id }) => id)));
  element("games-broken-delete").addEventListener("click", () => told(games().broken, removeBroken()));
  element("games-undo").addEventListener("click", () => {
    bringBack?.();
    forget();
    draw();
    changed();
    element("games-close").focus();
  });
}

function forget() {
  bringBack = null;
  element("games-told").hidden = true;
}

/** @param {string[]} ids */
function drop(ids) {
  told(ids.length, remove(ids));
}

// Tells what was deleted, and offers to bring it back.
/** @param {number} count @param {() => void} undo */
function told(count, undo) {
  bringBack = undo;
  element("games-deleted").textContent = say("game-deleted", { n: count });
  element("games-told").hidden = false;
  draw();
  changed();
  element("games-undo").focus();
}

function draw() {
  const { games: all, broken } = games();
  element("games-text").textContent = all.length > 0 ? say("games-text", { n: MOST }) : say("games-none");
  const names = [...new Set(all.map(playedIn))];
  /** @param {Name} name */
  const named = (name) => (names.length > 1 ? offerOf(name).title : undefined); // Of one game alone nobody asks which.
  element("games-list").replaceChildren(...all.map((game) => item(game, named(playedIn(game)))));
  element("games-delete").hidden = all.length === 0;
  element("games-broken").hidden = broken === 0;
  element("games-broken-text").textContent = say("games-broken", { n: broken });
  const bodies = names.flatMap((name) => {
    const rows = statistics(all.filter((game) => playedIn(game) === name)).map(statistic);
    const title = named(name);
    const of = title === undefined ? [] : [make("tr", {}, make("th", { scope: "rowgroup", colSpan: 5, textContent: title }))];
    return rows.length > 0 ? [make("tbody", {}, ...of, ...rows)] : [];
  });
  element("games-statistics").hidden = bodies.length === 0;
  element("games-table").replaceChildren(head(), ...bodies);
}

// Which game a kept one is of: points of one say nothing of another.
/** @param {Version} game @returns {Name} */
function playedIn({ record }) {
  const name = gameOf(record);
  return isOurs(name) ? name : USUAL;
}

// Who sat at a kept game, as they can be shown.
/** @param {Pick<Version, "seats">} game */
function sitters({ seats }) {
  return sound(seats, seats.length).map(({ name, crest }) => ({ crest, name: nameOf({ name, crest }) }));
}

/** @param {number | undefined} time */
function date(time) {
  const format = new Intl.DateTimeFormat(house.lang, { dateStyle: "medium", timeStyle: "short" });
  return Number.isFinite(time) ? format.format(time) : "–";
}

/**
 * What a kept game is called: who plays it, and when it was played last.
 *
 * @param {Version} game
 * @returns {string}
 */
export function titleOf(game) {
  return say("game-title", { names: namesOf(sitters(game)), date: date(game.time) });
}

/** @param {Array<{ name: string }>} players */
const namesOf = (players) => players.map(({ name }) => name).join(", ");

// The points by seat and the winner, if the game is over and that is known.
/** @param {Version} game */
function result({ over, result }) {
  return over && result && { totals: result.totals, winner: result.standings[0] };
}

/** @param {Version} game @param {Array<{ name: string }>} players */
function outcome(game, players) {
  const ended = result(game);
  const n = game.round ?? 0;
  if (ended) return say("game-won", { name: players[ended.winner].name, points: ended.totals[ended.winner], n });
  if (game.over) return say("rounds", { n });
  return n > 0 ? say("game-unfinished", { round: n }) : say("game-not-finished");
}

/** @param {Version & { id: string }} game @param {string} [title] */
function item(game, title) {
  const players = sitters(game);
  const names = namesOf(players);
  const ended = result(game);
  /** @param {number} seat */
  const points = (seat) => (ended ? ` ${figure(ended.totals[seat])}` : "");
  const who = players.map(({ name, crest }, seat) => make("span", { className: "who" }, icon(crestSymbol(crest), 22), make("bdi", {}, name), points(seat)));
  const notes = [title, outcome(game, players), game.practice && say("game-practice"), say("game-date", { date: date(game.time) })];
  // What tells one game from another that the same players played.
  const known = [...players.map(({ name }, seat) => name + points(seat)), ...notes].filter(Boolean).join(", ");
  const enter = make("button", { type: "button", textContent: say("game-open"), ariaLabel: `${say("game-open")}: ${known}` });
  enter.addEventListener("click", () => {
    dialog.close();
    open(game.id);
  });
  const label = say("game-delete-of", { names, date: date(game.time) });
  const away = make("button", { type: "button", textContent: say("game-delete"), ariaLabel: label });
  away.addEventListener("click", () => drop([game.id]));
  const about = make("div", {}, make("p", {}, ...who), make("p", { className: "note", textContent: notes.filter(Boolean).join(" · ") }));
  return make("li", {}, about, enter, away);
}

// Games, wins, mean and best score by name, over the finished games that count.
/** @param {Version[]} all */
function statistics(all) {
  const by = new Map();
  for (const game of all) {
    const ended = !game.practice && result(game);
    if (!ended) continue;
    sitters(game).forEach(({ name }, seat) => {
      const row = by.get(name) ?? { name, games: 0, wins: 0, sum: 0, best: -Infinity };
      const points = ended.totals[seat];
      row.games += 1;
      row.wins += seat === ended.winner ? 1 : 0;
      row.sum += points;
      row.best = Math.max(row.best, points);
      by.set(name, row);
    });
  }
  return [...by.values()].sort((a, b) => b.wins - a.wins || b.games - a.games);
}

function head() {
  const keys = [say("stat-name"), say("stat-games"), say("stat-wins"), say("stat-mean"), say("stat-best")];
  return make("thead", {}, make("tr", {}, ...keys.map((textContent) => make("th", { scope: "col", textContent }))));
}

/** @param {{ name: string, games: number, wins: number, sum: number, best: number }} row */
function statistic({ name, games, wins, sum, best }) {
  const cells = [games, wins, Math.round(sum / games), best].map((count) => make("td", { textContent: figure(count) }));
  return make("tr", {}, make("th", { scope: "row", textContent: name }), ...cells);
}
