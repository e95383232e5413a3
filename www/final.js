// The final score: every category of every player, how it grew, and who won.

import { address, crestSymbol, icon } from "./art.js";
import { chart } from "./chart.js";
import { download } from "./files.js";
import { make, say } from "./words.js";

// What points were scored for during the game: the key of its name, its symbol, and the reasons that events give.
const IN_PLAY = [
  { key: "score-orders", symbol: "order", reasons: ["order"] },
  { key: "score-buildings", symbol: "shop", reasons: ["building"] },
  { key: "score-spaces", symbol: "import", reasons: ["board"] },
  { key: "score-technologies", symbol: "tech", reasons: ["technology"] },
  { key: "score-achievements", symbol: "achievement", reasons: ["achievement"] },
  { key: "score-areas", symbol: "five-power", reasons: ["action", "trading-house", "token", "exchange", "choice"] },
];

// The parts of the final score calculation, as the score sheet names them.
const AT_THE_END = [
  { key: "score-church", symbol: "seal-church", note: "score-church-note", line: "church" },
  { key: "score-customs", symbol: "seal-customs", note: "score-customs-note", line: "customs" },
  { key: "score-technology", symbol: "seal-laboratory", note: "score-technology-note", line: "technology" },
  { key: "score-country", symbol: "country-gb", note: "score-country-note", line: "country" },
  { key: "score-agents", symbol: "agent", line: "agents" },
  { key: "score-imports", symbol: "import", line: "imports" },
  { key: "score-yen", symbol: "yen", line: "yen" },
  { key: "score-goods", symbol: "any-good", line: "goods" },
];

const element = (id) => document.getElementById(id);

/** Fills the page in; `on` has what its buttons do: `again()`, `look()`, `leave()`. */
export function showFinal(game, table, on) {
  const { sheet, totals, standings } = game.scores();
  const gains = game.eventsSince(0).filter(({ kind, what }) => kind === "gained" && what === "points");
  const players = standings.map((seat) => ({ seat, name: game.playerName(seat), crest: table.seats[seat].crest }));

  element("winner-crest").src = address(crestSymbol(players[0].crest));
  element("winner").textContent = game.victoryText();
  element("ending").textContent = `${say("rounds", { n: game.round })} ${game.endingText() ?? ""}`;
  const notes = [game.isPractice && say("practised"), new Set(totals).size < totals.length && say("tie-note")];
  element("score-notes").replaceChildren(...notes.filter(Boolean).map((note) => make("p", { textContent: note })));

  const scored = (reasons, seat) =>
    gains.filter((gain) => gain.seat === seat && reasons.includes(gain.why)).reduce((sum, { amount }) => sum + amount, 0);
  const row = ({ key, symbol, note }, points) => line(title(key, symbol, note), players.map(({ seat }) => points(seat)));
  element("sheet").replaceChildren(
    make("thead", {}, make("tr", {}, make("td"), ...players.map(heading))),
    make(
      "tbody",
      {},
      part("in-play", players.length),
      ...IN_PLAY.map((kind) => row(kind, (seat) => scored(kind.reasons, seat))),
      sum("score-track", "sum", players.map(({ seat }) => sheet[seat].game)),
      part("at-the-end", players.length),
      ...AT_THE_END.map((kind) => row(kind, (seat) => sheet[seat][kind.line])),
      sum("total", "total", players.map(({ seat }) => totals[seat])),
    ),
  );
  element("chart-body").replaceChildren(chart(players, course(game, totals)));

  element("again").onclick = on.again;
  element("look").onclick = on.look;
  element("to-start").onclick = on.leave;
  element("save-final").onclick = () =>
    download("yokohama.json", game.record(table.seats.map(({ name, kind }) => ({ name, kind }))));
}

// Each seat's points at the end of each round, and the totals after the last.
function course(game, totals) {
  const rounds = [];
  const now = totals.map(() => 0);
  for (const { kind, what, seat, amount } of game.eventsSince(0)) {
    if (kind === "round-began") rounds.push([...now]);
    if (kind === "gained" && what === "points") now[seat] += amount;
  }
  return [...rounds, [...now], totals];
}

function heading({ name, crest }) {
  return make("th", { scope: "col", title: name }, icon(crestSymbol(crest), 30), make("span", { textContent: name }));
}

function part(key, players) {
  const head = make("th", { scope: "rowgroup", colSpan: players + 1, textContent: say(key) });
  return make("tr", { className: "part" }, head);
}

function title(key, symbol, note) {
  const cell = make("th", { scope: "row" }, icon(symbol, 20), say(key));
  if (note) cell.append(make("small", { textContent: say(note) }));
  return cell;
}

// A line of points; the most are set bold, none are a dash.
function line(head, points) {
  const most = Math.max(...points);
  const cells = points.map((count) =>
    make("td", { textContent: count === 0 ? "–" : String(count), className: count > 0 && count === most ? "most" : "" }),
  );
  return make("tr", {}, head, ...cells);
}

function sum(key, className, points) {
  const head = make("th", { scope: "row", textContent: say(key) });
  return make("tr", { className }, head, ...points.map((count) => make("td", { textContent: String(count) })));
}
