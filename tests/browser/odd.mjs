// Games in which something is asked or refused that seldom is.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const read = (path) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

/** A position whose player the Station, row 21, brings to the Church without an Assistant there or in hand; the University, row 27, may bring one. Once
 * `move 0` is played, the spaces of the Church are refused. */
export const AT_STATION = JSON.stringify({
  position: 2,
  options: { players: 2, starter: { seat: 0 } },
  rules: 2,
  edition: "second",
  round: 3,
  step: "movement",
  areas: { a1: { area: "church" }, b1: { area: "bank", assistants: [8] } },
  station: "a1",
  seats: [{ hand: { assistants: 0 }, president: null, technologies: [21, 27], yen: 3, goods: { copper: 1, silk: 1, tea: 1, fish: 1 } }],
});

/** Printed values whose Warehouse icons show a piece, and the record of a game that is played with them, both as texts. */
export const SHOWN = {
  content: read("tests/released/content.json"),
  record: JSON.stringify(JSON.parse(read("tests/released/record-4-shown.json")).record),
};
