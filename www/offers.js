// What each game is called, and what is agreed before one begins: what the first page is made of.

import { keepSettings, settings } from "./store.js";
import { USUAL, isOurs } from "./whose.js";

/** @import { Agreement } from "../types/table.js" */
/** @import { Name } from "./whose.js" */

/**
 * An option of a game.
 *
 * @typedef {{ key: string, note?: [key: string, slots?: import("../types/table.js").Slots], usual: boolean, given?: (on: boolean) => Partial<Agreement> }} Option
 */

/**
 * What a game offers: its title, which stays in every language; whether it is whole; how many may play it, and how many do unless one chooses; its options; and
 * the agreement of so many players, that of a first game too.
 *
 * @typedef {{ title: string, isWhole: boolean, counts: number[], usual: number, options: Record<string, Option>, agreement: (count: number) => Agreement }} Offer
 */

// Who begins: chance, or the seat that is listed first.
/** @type {Record<string, Option>} */
const STARTER = { randomStarter: { key: "random-starter", usual: true, given: (on) => ({ starter: on ? "random" : { seat: 0 } }) } };

/** What each game offers. @type {Record<Name, Offer>} */
export const OFFERS = {
  yokohama: {
    title: "Yokohama",
    isWhole: true,
    counts: [2, 3, 4],
    usual: 3,
    // What has no word for what it comes to is the option of that name.
    options: {
      achievementRewards: { key: "achievement-rewards", note: ["mini-expansion", { n: 1 }], usual: false },
      freeAgents: { key: "free-agents", note: ["mini-expansion", { n: 2 }], usual: false },
      ...STARTER,
    },
    agreement: (count) => ({ players: /** @type {Agreement["players"]} */ (count) }),
  },
  duel: {
    title: "Yokohama Duel",
    isWhole: false,
    counts: [2],
    usual: 2,
    options: STARTER,
    agreement: () => /** @type {Agreement} */ ({}), // It is for two.
  },
};

// The game that was chosen last time, if it is one.
/** @returns {Name} */
function remembered() {
  const { game } = settings({});
  return typeof game === "string" && isOurs(game) ? game : USUAL;
}

let game = remembered();

/** The game that the first page is about. */
export const chosen = () => game;

/** Chooses the game that the first page is about, for the next visit too. @param {Name} name */
export function choose(name) {
  game = name;
  keepSettings({ game: name });
}
