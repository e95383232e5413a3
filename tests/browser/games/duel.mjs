// Yokohama Duel, as tests know it: see games.mjs.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../harness.mjs";

/** @type {import("./games.mjs").Tried} */
export const duel = {
  name: "duel",
  title: "Yokohama Duel",
  folder: "duel/",
  mark: "duel=",
  isOpen: false,
  begins: 0,
  finished: JSON.stringify(JSON.parse(readFileSync(join(ROOT, "tests/duel/games/begins-0.json"), "utf8")).record),
  edition: readFileSync(join(ROOT, "src/duel/content/editions/first.json"), "utf8"),
  cards: "orders",
  field: "goods",
  sources: ["", "", "1-30"],
  unusual: /Unusual, but taken: orders, row 10 .*row 3/,
  most: 2,
  others: ["greedy"],
  first: "FirstOrders",
  chooses: /^go /,
  shut: /./,
  own: {
    en: /Choose |Trader|Support card|Bonus card/,
    fr: /Aller |Main-forte|Négociant/,
    pl: /Wybierz miejsce|wsparci/i,
  },
  wayOut: /^(No |Enough|One Order|Build nothing)/,
  letters: {
    q: /^Which Place do you choose\?/,
    c: /Choose the .+Influence \d, which would give \d\. Choose the .+Influence \d, which would give \d\./,
    g: /^Aiko\. \d+ points? by now, ¥\d+\. .+: \d+, as if the game ended now\. Goods: .*Orders: 2 in hand.*Order of \d+ points?/,
    s: /Aiko: \d+.*Eva: \d+|Eva: \d+.*Aiko: \d+/,
    e: /Round 4 is the last/,
  },
  here: /Influence 1 to 5 gives .+ Typed as \w+\./,
  explained: [/^An Order/m, /^Choose a Place/m, /^This is the last round/m],
};
