// The final score: every category of every player, and who won.

import { download } from "./store.js";
import { make, say } from "./words.js";

// The lines of the score sheet, with the keys of their names.
const LINES = {
  game: "score-track",
  church: "score-church",
  customs: "score-customs",
  technology: "score-technology",
  country: "score-country",
  agents: "score-agents",
  imports: "score-imports",
  yen: "score-yen",
  goods: "score-goods",
};
const element = (id) => document.getElementById(id);

/** Fills the page in; `on` has what its buttons do. */
export function showFinal({ game, table }, on) {
  const { sheet, totals, standings } = game.scores();
  const names = table.seats.map((_, seat) => game.playerName(seat));
  const [winner] = standings;
  element("winner").textContent = say("wins", { name: names[winner], points: totals[winner] });
  element("ending").textContent = game.endingText() ?? "";

  const seats = standings; // Best first.
  const head = make("tr", {}, make("td"), ...seats.map((seat) => headCell(names[seat], table.seats[seat].crest)));
  const rows = Object.entries(LINES).map(([line, key]) =>
    make("tr", {}, make("th", { scope: "row", textContent: say(key) }), ...seats.map((seat) => cell(sheet[seat][line]))),
  );
  const total = make("tr", { className: "total" }, make("th", { scope: "row", textContent: say("total") }), ...seats.map((seat) => cell(totals[seat])));
  element("sheet").replaceChildren(make("thead", {}, head), make("tbody", {}, ...rows, total));

  element("again").onclick = on.again;
  element("look").onclick = on.look;
  element("to-start").onclick = on.leave;
  element("save-final").onclick = () => download("yokohama.json", game.record(table.seats.map(({ name, kind }) => ({ name, kind }))));
}

function headCell(name, crest) {
  return make("th", { scope: "col" }, make("span", { className: `crest ${crest}` }), make("span", { textContent: name }));
}

function cell(points) {
  return make("td", { textContent: String(points) });
}
