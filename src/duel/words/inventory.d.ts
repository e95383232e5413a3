/** What the box holds. Cards stand by their rows in the printed values, with what is printed on them. */
export interface Inventory {
  edition: string;
  editions: string[];
  /** The numbers of the rules by which a game may be played, the newest last. */
  rules: number[];
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
