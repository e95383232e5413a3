/** What the box holds. Cards stand by their rows in the printed values, with what is printed on them. */
export interface Inventory {
  edition: string;
  editions: string[];
  /** The numbers of the rules by which a game may be played, the newest last. */
  rules: number[];
  /** The most that a position can tell of each thing. */
  limits: {
    /** Letters of the seed, and of the line for who reads the document. */
    seed: number;
    about: number;
    rounds: number;
    /** Any resource of a player. */
    owned: number;
    /** Actions that go on. */
    actions: number;
    influence: number;
    /** Exchanges that are left. */
    exchanges: number;
    /** Orders that may still be kept for free. */
    free: number;
    /** Bonus cards that are owed; and the levels of one, the lowest and the highest. */
    owed: number;
    levels: [least: number, most: number];
    /** Support cards of a player. */
    support: number;
    /** Face-up Bonus cards, and used ones. */
    bonus: number;
    usedBonus: number;
    /** Face-up Technologies. */
    technologies: number;
    /** Church cards that were laid out. */
    church: number;
  };
  /** How many Places lie in each row, from the top; they are listed so. */
  rows: number[];
  places: Named[];
  /** What a game may have come to, and what an action may have; of the step `exchange` a document says how many are left. */
  stages: Named[];
  steps: Named[];
  goods: Named[];
  /** What a Trader is recruited for. */
  criteria: Named[];
  technologies: Named[];
  imports: string;
  turned: string;
  yen: string;
  shop: string;
  house: string;
  /** Support cards, by what they add. */
  support: Named[];
  /** The levels of the Influence cards, as they are printed and once they are upgraded. */
  influence: Array<[level: number, upgraded: number]>;
  orders: string[];
  church: string[];
  bonus: string[];
}
