// Yokohama, as tests know it: see games.mjs.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FIRST_EDITION, ROOT } from "../harness.mjs";

/** @type {import("./games.mjs").Tried} */
export const yokohama = {
  name: "yokohama",
  title: "Yokohama",
  folder: "",
  mark: "game=",
  isOpen: false,
  begins: 0,
  finished: JSON.stringify(JSON.parse(readFileSync(join(ROOT, "tests/games/2-church.json"), "utf8")).record),
  edition: FIRST_EDITION,
  cards: "orders",
  field: "goods",
  sources: ["", "34", "1-33, 35-36"],
  unusual: /Unusual, but taken: orders, row 10 .*row 3/,
  most: 4,
  others: ["greedy", "greedy", "apprentice"],
  first: "FirstOrder",
  chooses: /^move /,
  shut: /./,
  own: {
    en: /Assistant|President|Power|Customs bonus/,
    fr: /Assistant|Président/,
    pl: /asystent|prezes/i,
  },
  wayOut: /^(No |Take no|Give up|Return|Build nothing|Place no)/,
  letters: {
    q: /Assistant/,
    c: /Assistant.*\. .*Assistant/,
    g: /^Aiko: \d+ points?, ¥\d+\. Goods: .*In hand: .*asks for/,
    s: /Aiko \d+.*Eva \d+|Eva \d+.*Aiko \d+/,
    e: /left in the deck/,
  },
  here: /Power.*(Shop spaces|Canal).*Adjacent Areas: .+ and .+\.|crosses it/s,
  explained: [/^An Order/m, /^Place up to three/m, /^Move your President/m],
};
