/** What the box holds. Tiles and Contracts stand by their rows in the printed values, with what is printed on them. */
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
    /** The slot of the Scoring Marker, from 0. */
    marker: number;
    /** Turns that are left in the last phase. */
    turnsLeft: number;
    /** Points, and as many below 0. */
    points: number;
    /** Any resource of a player, of yen in thousands. */
    owned: number;
    /** Workers of a colour. */
    workers: number;
    /** The slot of a level marker, from 0. */
    level: number;
    /** The number of a Machine, cubes on a Storage area, Machines in the own supply. */
    machine: number;
    cubes: number;
    machines: number;
    /** Trains of a player, and as many Ships. */
    transports: number;
    /** The value of an Influence tile. */
    value: number;
    /** Reward tiles of a level and bonus, VP Multiplier tiles, the multipliers on Achievement spaces. */
    rewards: number;
    multipliers: number;
    multiplier: [least: number, most: number];
    /** How often that which may be done up to three times was done, while it goes on. */
    done: number;
  };
  /** How many Worker rows are in use with 2, 3 and 4 players, and the Workers of one. */
  rows: Array<[rows: number, workers: number]>;
  /** How many Worker slots a Player Board has, and the most Workers of an Action slot. */
  board: number;
  slot: number;
  /** What a game may have come to. */
  stages: Named[];
  /** What a turn may have come to: a name, or by which of something. */
  steps: NamedStep[];
  colours: Named[];
  slots: Named[];
  actions: Named[];
  tracks: Named[];
  goods: Named[];
  /** The Factories, with their bonus in short. */
  factories: Named[];
  regions: Named[];
  /** The Cities, each with its Region. */
  cities: Array<Named & { region: string }>;
  sides: Named[];
  achievements: Named[];
  /** The levels of Reward tiles, and their bonuses. */
  rewards: Named[];
  bonuses: Named[];
  trains: string;
  ships: string;
  yen: string;
  coal: string;
  blueprints: string;
  /** The Contracts, by what they ask for and give. */
  contracts: string[];
  /** The goods of each City tile, clockwise from the top. */
  cityTiles: string[];
  /** What each slot of a track shows, from the bottom; nothing where it has no number. */
  levels: Record<"money" | "coal" | "knowledge", string[]>;
}

/** A step of a turn as a position names it: a name alone, or one with what it is about. */
export interface NamedStep {
  name: string;
  text: string;
  /** What of it is to be said, if anything. */
  of?: Named[];
}
