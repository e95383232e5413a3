// Points by round, a line for each player: colour is never alone, so each line has its own dash and ends at a crest.

import { crestSymbol, icon, show } from "./art.js";
import { figure, make, say } from "./words.js";

/** @import { Crest } from "../types/table.js" */

const NAMESPACE = "http://www.w3.org/2000/svg";

// The size of the drawing, in its own units, and the margins around its lines; the final calculation has a band of its own.
const SIZE = { w: 456, h: 190 };
const EDGE = { left: 32, right: 76, top: 12, bottom: 24 };
const BAND = 26;

const DASHES = { wave: "none", plum: "9 4.5", wisteria: "0.1 5.5", chrysanthemum: "14 4 3 4" };

// How far apart the ends of two lines are named at least.
const APART = 24;

/** A player as scores are told of. @typedef {{ seat: number, name: string, crest: Crest }} Player */

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 */
function draw(tag, attributes, ...children) {
  const made = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

// The colour of a line is the crest's; the palest alone would not show on paper.
/** @param {Crest} crest */
const color = (crest) => (crest === "chrysanthemum" ? "color-mix(in srgb, var(--chrysanthemum) 56%, #5a3a00)" : `var(--${crest})`);

/**
 * The chart as an element. `players` are `{seat, name, crest}`, the best first; `course` has each seat's points at the
 * beginning, after each round, and after the final calculation. `note` is an element that tells of the round under the
 * pointer, and `choose(point)` is called when one is touched; the last one is the end. Where there are more points than rounds, `roundOf(point)` is the round
 * that a point is told of.
 *
 * @param {Player[]} players
 * @param {ReadonlyArray<readonly number[]>} course
 * @param {HTMLElement} note
 * @param {(point: number) => void} choose
 * @param {(point: number) => number} [roundOf]
 */
export function chart(players, course, note, choose, roundOf = (point) => point) {
  const most = Math.max(10, ...course.flat());
  const least = Math.min(0, ...course.flat());
  const last = course.length - 1;
  const bottom = SIZE.h - EDGE.bottom;
  const right = SIZE.w - EDGE.right;
  const plot = {
    last,
    bottom,
    /** @param {number} round */
    x: (round) => (round === last ? right : EDGE.left + (round / Math.max(1, last - 1)) * (right - BAND - EDGE.left)),
    /** @param {number} points */
    y: (points) => bottom - ((points - least) / (most - least)) * (bottom - EDGE.top),
  };
  const { x, y } = plot;
  const svg = draw("svg", { viewBox: `0 0 ${SIZE.w} ${SIZE.h}`, "aria-hidden": "true" });
  svg.append(draw("rect", { x: right - BAND, y: EDGE.top - 6, width: BAND, height: bottom - EDGE.top + 6, class: "band" }));
  svg.append(...scales(least, most, course.map((_, point) => roundOf(point)), right, x, y));
  const lines = players.map(({ seat, crest }, place) => {
    const points = course.map((round, index) => `${x(index).toFixed(1)},${y(round[seat]).toFixed(1)}`).join(" ");
    const dash = { "stroke-dasharray": DASHES[crest], "stroke-linecap": crest === "wisteria" ? "round" : "butt" };
    return draw("polyline", { points, ...dash, stroke: color(crest), "stroke-width": place === 0 ? 4 : 3.2, class: "line" });
  });
  // The winner's lies on top.
  svg.append(...lines.reverse(), ...players.flatMap(labels(course[last], right, y)));
  follow(svg, plot, players, course, note, choose, roundOf);
  return svg;
}

// The lines of the points and the numbers of both scales; a round is named where it is over.
/** @param {number} least @param {number} most @param {number[]} rounds @param {number} right @param {(round: number) => number} x @param {(points: number) => number} y */
function scales(least, most, rounds, right, x, y) {
  const step = [10, 25, 50, 100].find((size) => (most - least) / size <= 5) ?? 200;
  const made = [];
  for (let points = Math.ceil(least / step) * step; points <= most; points += step) {
    made.push(draw("path", { d: `M${EDGE.left} ${y(points)}H${right}`, stroke: "var(--ink)", "stroke-opacity": points === 0 ? 0.5 : 0.2 }));
    made.push(draw("text", { x: EDGE.left - 7, y: y(points) + 4, "text-anchor": "end", class: "tick" }, figure(points)));
  }
  const every = Math.max(1, Math.round(Math.max(...rounds) / 6));
  /** @param {number} place @param {string} text @param {string} kind */
  const named = (place, text, kind) =>
    made.push(draw("text", { x: place, y: SIZE.h - 6, "text-anchor": "middle", class: kind }, text));
  for (const round of new Set(rounds)) {
    const over = x(rounds.lastIndexOf(round));
    const isNamed = round === 1 || (round > 0 && round % every === 0);
    if (isNamed && over < right - BAND - 10) named(over, String(round), "tick");
  }
  named(right - BAND / 2, say("chart-end"), "tick ended");
  return made;
}

// The crest and total of each line at its end, moved down where the one above is too near.
/**
 * @param {readonly number[]} totals
 * @param {number} right
 * @param {(points: number) => number} y
 * @returns {(player: Player, index: number, players: Player[]) => SVGElement[]}
 */
function labels(totals, right, y) {
  let above = -Infinity;
  return ({ seat, crest }, index, players) => {
    const below = (players.length - 1 - index) * APART;
    const at = Math.max(above + APART, Math.min(y(totals[seat]), SIZE.h - EDGE.bottom - below), EDGE.top);
    above = at;
    const lead = { d: `M${right} ${y(totals[seat])}L${right + 13} ${at}`, stroke: color(crest), "stroke-width": 1.6 };
    const image = { x: right + 14, y: at - 11, width: 22, height: 22 };
    const text = draw("text", { x: right + 41, y: at + 5, class: "total" }, figure(totals[seat]));
    return [draw("path", lead), show(draw("image", image), crestSymbol(crest)), text];
  };
}

// Shows the round under the pointer, and what each player had then.
/**
 * @param {SVGElement} svg
 * @param {{ last: number, bottom: number, x: (round: number) => number, y: (points: number) => number }} plot
 * @param {Player[]} players
 * @param {ReadonlyArray<readonly number[]>} course
 * @param {HTMLElement} note
 * @param {(point: number) => void} choose
 * @param {(point: number) => number} roundOf
 */
function follow(svg, { last, bottom, x, y }, players, course, note, choose, roundOf) {
  const mark = draw("g", { class: "mark", visibility: "hidden" });
  svg.append(mark);
  /** @param {MouseEvent} event */
  const at = ({ clientX }) => {
    const box = svg.getBoundingClientRect();
    const place = ((clientX - box.left) / box.width) * SIZE.w;
    const all = course.map((_, round) => round).slice(1);
    return all.reduce((near, round) => (Math.abs(x(round) - place) < Math.abs(x(near) - place) ? round : near), 1);
  };
  /** @type {number | undefined} */
  let shown; // The round that is told of.
  const hint = () => {
    shown = undefined;
    mark.setAttribute("visibility", "hidden");
    note.replaceChildren(say("chart-hint"));
  };
  svg.addEventListener("pointermove", (event) => {
    const round = at(event);
    shown = round;
    const dots = players.map(({ seat, crest }) => draw("circle", { cx: x(round), cy: y(course[round][seat]), r: 4.2, fill: color(crest) }));
    mark.replaceChildren(draw("path", { d: `M${x(round)} ${EDGE.top - 6}V${bottom}` }), ...dots);
    mark.setAttribute("visibility", "visible");
    const had = players.map(({ seat, crest }) => make("span", {}, icon(crestSymbol(crest), 16), figure(course[round][seat])));
    note.replaceChildren(make("strong", { textContent: round === last ? say("at-the-end") : say("chart-round", { round: roundOf(round) }) }), ...had);
  });
  svg.addEventListener("pointerleave", hint);
  svg.addEventListener("click", (event) => choose(shown ?? at(event)));
  hint();
}
