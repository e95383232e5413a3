// Nippon, as tests know it: see games.mjs.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../harness.mjs";

/** @type {import("./games.mjs").Tried} */
export const nippon = {
  name: "nippon",
  title: "Nippon",
  folder: "nippon/",
  mark: "nippon=",
  isOpen: true,
  begins: 1,
  finished: JSON.stringify(JSON.parse(readFileSync(join(ROOT, "tests/nippon/games/ends-2-0.json"), "utf8")).record),
  edition: readFileSync(join(ROOT, "src/nippon/content/editions/first.json"), "utf8"),
  cards: "contracts",
  field: "cubes",
  sources: ["4", "", "1-3, 5-8"],
  unusual: /Unusual, but taken: contracts, row 8 .*row 3/,
  most: 4,
  others: ["greedy", "greedy", "apprentice"],
  first: "Turn",
  chooses: /^take /,
  shut: /^Local Market/,
  own: {
    en: /Worker|Consolidat|Contract/,
    fr: /ouvrier|Consolid|Contrat/i,
    pl: /robotni|konsolid|kontrakt/i,
  },
  wayOut: /^(Enough|Stop|Consolidate)/,
  letters: {
    q: /Take a Worker, or Consolidate\?/,
    c: /Take .+ Worker from .+\. Take .+ Worker from /,
    g: /Aiko.*¥[\d,]+/,
    s: /Aiko: \d+.*Eva: \d+|Eva: \d+.*Aiko: \d+/,
    e: /Scoring/,
  },
  here: /Typed as \w+\.|Produce|Knowledge/,
  explained: [/^Take a Worker for one/m, /^The slot shows two actions/m, /^The last phase/m],
};
