/** What the box holds. Cards and tiles stand by their rows in the printed values, with what is printed on them. */
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
    /** What is still to be had from one turn. */
    pending: number;
    /** Pieces that may still be taken, or exchanges made, in a step that counts them. */
    left: number;
    /** Assistants placed in one step. */
    placed: number;
    power: number;
    /** The pieces of a player. */
    pieces: { assistants: number; shops: number; houses: number };
    /** Shops in one Area. */
    shops: number;
    /** Agents of one country. */
    agents: number;
    /** 5-Power tokens taken by a player, and Free Agents among them. */
    tokens: number;
    freeAgents: number;
    /** Orders in a hand, and those of which the first one is chosen. */
    hand: number;
    offer: number;
    /** Cards on a Port or Laboratory board. */
    board: number;
    /** Stacks of Achievements, and Rewards that lie by them. */
    stacks: number;
    rewards: number;
  };
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
