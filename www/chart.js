// Points by round, a line for each player: colour is never alone, so each line has its own dash and ends at a crest.

import { crestSymbol, show } from "./art.js";
import { say } from "./words.js";

const NAMESPACE = "http://www.w3.org/2000/svg";

// The size of the drawing, in its own units, and the margins around its lines.
const SIZE = { w: 456, h: 216 };
const EDGE = { left: 34, right: 74, top: 14, bottom: 26 };

const DASHES = { wave: "none", plum: "9 4", wisteria: "2 4", chrysanthemum: "12 4 2 4" };

// How far apart the ends of two lines are named at least.
const APART = 25;

function draw(tag, attributes, ...children) {
  const made = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * The chart as an element. `players` are `{seat, name, crest}`, the best first; `course` has each seat's points at the
 * beginning, after each round, and after the final calculation.
 */
export function chart(players, course) {
  const most = Math.max(10, ...course.flat());
  const step = [10, 25, 50, 100].find((size) => most / size <= 5) ?? 200;
  const last = course.length - 1;
  const x = (round) => EDGE.left + (round / last) * (SIZE.w - EDGE.left - EDGE.right);
  const y = (points) => SIZE.h - EDGE.bottom - (points / most) * (SIZE.h - EDGE.top - EDGE.bottom);
  const svg = draw("svg", { viewBox: `0 0 ${SIZE.w} ${SIZE.h}`, "aria-hidden": "true" });

  // The final calculation stands apart.
  const end = { x: x(last - 1), y: EDGE.top, width: x(last) - x(last - 1), height: y(0) - EDGE.top };
  svg.append(draw("rect", { ...end, fill: "var(--ochre-light)", opacity: 0.6 }));
  for (let points = 0; points <= most; points += step) {
    svg.append(draw("path", { d: `M${EDGE.left} ${y(points)}H${SIZE.w - EDGE.right}`, stroke: "var(--ink)", "stroke-opacity": 0.22 }));
    svg.append(draw("text", { x: EDGE.left - 6, y: y(points) + 4, "text-anchor": "end", class: "tick" }, String(points)));
  }
  const every = Math.max(1, Math.round(last / 6));
  for (let round = every; round < last - 1; round += every) {
    svg.append(draw("text", { x: x(round), y: SIZE.h - 7, "text-anchor": "middle", class: "tick" }, String(round)));
  }
  const ended = { x: (x(last - 1) + x(last)) / 2, y: SIZE.h - 7, "text-anchor": "middle", class: "tick ended" };
  svg.append(draw("text", ended, say("chart-end")));

  // Each player's crests stand in other rounds than the others'.
  for (const { seat, crest } of players.toReversed()) {
    const points = course.map((round, index) => `${x(index).toFixed(1)},${y(round[seat]).toFixed(1)}`).join(" ");
    const line = { points, fill: "none", "stroke-dasharray": DASHES[crest], "stroke-linejoin": "round" };
    // A key line on both sides, as around all that is printed: the colours alone are too pale on paper.
    svg.append(draw("polyline", { ...line, stroke: "var(--ink)", "stroke-width": 4.5 }));
    svg.append(draw("polyline", { ...line, stroke: `var(--${crest})`, "stroke-width": 3 }));
    const shift = players.findIndex((player) => player.seat === seat) / players.length;
    for (let round = every * (0.5 + shift); round < last - 1; round += every * 2) {
      const index = Math.round(round);
      svg.append(...crestOn(crest, x(index), y(course[index][seat])));
    }
  }
  svg.append(...players.flatMap(labels(course[last], x(last), y)));
  return svg;
}

// The crest of a line on its way: no line is told by its colour alone.
function crestOn(crest, x, y) {
  const ground = draw("circle", { cx: x, cy: y, r: 9, fill: "var(--washi)", stroke: "var(--ink)", "stroke-width": 1.5 });
  return [ground, show(draw("image", { x: x - 7, y: y - 7, width: 14, height: 14 }), crestSymbol(crest))];
}

// The crest and total of each line at its end, moved down where the one above is too near.
function labels(totals, right, y) {
  let above = -Infinity;
  return ({ seat, crest }, index, players) => {
    const below = (players.length - 1 - index) * APART;
    const at = Math.max(above + APART, Math.min(y(totals[seat]), SIZE.h - EDGE.bottom - below));
    above = at;
    const lead = { d: `M${right} ${y(totals[seat])}L${right + 12} ${at}`, stroke: "var(--ink)", "stroke-width": 1.5 };
    const image = { x: right + 14, y: at - 11, width: 22, height: 22 };
    const text = draw("text", { x: right + 41, y: at + 5, class: "total" }, String(totals[seat]));
    return [draw("path", lead), show(draw("image", image), crestSymbol(crest)), text];
  };
}
