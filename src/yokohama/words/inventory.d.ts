/** What the box holds. Cards and tiles stand by their rows in the printed values, with what is printed on them. */
export interface Inventory {
  edition: string;
  editions: string[];
  /** The numbers of the rules by which a game may be played, the newest last. */
  rules: number[];
  /** How many squares each row of the map has, for two players, three and four. */
  rows: number[][];
  areas: Named[];
  steps: Named[];
  goods: Named[];
  agents: Named[];
  causes: Named[];
  imports: string;
  yen: string;
  points: string;
  assistant: string;
  shop: string;
  house: string;
  mill: string;
  university: string;
  orders: string[];
  technologies: string[];
  buildings: string[];
  tokens: string[];
  achievements: string[];
  rewards: string[];
  church: string[];
  customs: string[];
}
