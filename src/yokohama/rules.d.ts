// What the rules know, as programs see it: the types that this folder writes by serde, by the names and with the fields that it
// writes. Seats and places are numbers from 0, cards and tiles their rows in the printed values; what is counted by good or country
// stands in the order of `Good` and `Country`. `tests/types` holds real values of many games against it.

/** An Area. */
export type Area = "copper-mine" | "silk-mill" | "tea" | "fishing" | "bank" | "chinatown" | "church" | "customs" | "employment-agency" | "laboratory-a" | "laboratory-b" | "port-a" | "port-b" | "canal";

/** What has a sheet of its own on the table. */
export type Sheet = Area;

/** A trade good. */
export type Good = "copper" | "silk" | "tea" | "fish";

/** What a player owns in numbers. */
export type Resource = Good | "import" | "yen" | "points";

/** A country of agents, Orders and Technologies. */
export type Country = "american" | "dutch" | "british" | "french" | "german";

/** A piece that comes from the Warehouse. */
export type Piece = "assistant" | "shop" | "trading-house";

/** What may be given for Faith. */
export type Offering = Good | "import" | "yen";

/** An exchange of Chinatown. */
export type Exchange = "buy-copper" | "buy-silk" | "buy-tea" | "buy-fish" | "sell-copper" | "sell-silk" | "sell-tea" | "sell-fish" | "buy-import";

/** An agent: a Foreign Agent of a country, a Free Agent token, or the Free Agent of an Achievement Reward. */
export type Agent = { foreign: Country } | "free" | "reward";

/** Who carries out an Area action, and so which phase follows it. */
export type Actor = "president" | "agent-before" | "agent-after";

/** Where an Assistant comes from: the hand, or an Area by its place. */
export type Origin = "hand" | { area: number };

/** What a route of the President costs: ¥1 to each seat whose bit is set, and ¥1 for each crossing of the Canal. */
export interface Toll {
  seats: number;
  crossings: number;
}

/** An endgame condition. */
export type Cause = "trading-houses" | "shops" | "orders" | "church" | "customs";

/** A chapter of the rulebook. */
export type Chapter = "setup" | "general-rules" | "flow-of-a-turn" | "placement" | "movement" | "area-action" | "bonus" | "construction" | "recovery" | "foreign-agents" | "achievements" | "orders" | "ending" | "icons" | "canal" | "chinatown" | "church" | "customs" | "employment" | "laboratory" | "port" | "technologies" | "achievement-rewards";

/** The options of a game. */
export interface Options {
  players: 2 | 3 | 4;
  /** Who starts: the seed decides, or a seat. */
  starter: "random" | { seat: number };
  achievementRewards: boolean;
  freeAgents: boolean;
}

/** The options of a game as they are given: what is left out is as usual. */
export type Agreement = Pick<Options, "players"> & Partial<Options>;

/** Assistants placed so far: how many, the Areas that took one as bits, and the Area that took two. */
export interface Placed {
  count: number;
  places: number;
  pair: number | null;
}

/** What is asked: its name alone, or with how many Assistants were placed, how many times something may still be done, or the piece that an icon shows. */
export type Ask = "first-order" | "before" | { placement: Placed } | "movement" | "recall" | "church" | "customs" | "assistant-from" | { employment: number } | "laboratory" | "port" | "second-order" | { chinatown: number } | "bonus" | "construction" | "recovery" | "after" | "station" | "any-good" | "warehouse-piece" | { "shown-piece": Piece } | { movements: number } | "achievement-reward";

/** The open question: who is asked, by the seat's number from 0, and what. */
export interface Decision {
  seat: number;
  ask: Ask;
}

/** The step a turn has come to; with a number, so much is left of it, or the space of the board that takes the Assistant. */
export type Stage = "first-order" | "before" | { placement: Placed } | "movement" | "recall" | "church" | "customs" | { "church-assistant": number } | { "customs-assistant": number } | { employment: number } | "laboratory" | "port" | "second-order" | { chinatown: number } | "bonus" | "construction" | "recovery" | "after" | "over";

/** An Area board with what lies on it. */
export interface Board {
  area: Area;
  /** The Building tile below it; none at the Canal. */
  building: number | null;
  /** The 5-Power token on it. */
  token: number | null;
  /** Who built on each space; a space that the board has not is empty. */
  shops: ReadonlyArray<number | null>;
  house: number | null;
  /** By seat. */
  assistants: readonly number[];
}

/** Pieces of one player. */
export interface Pieces {
  assistants: number;
  shops: number;
  houses: number;
}

/** What a player has in the open; goods and countries in the order of the printed values. */
export interface Player {
  /** The place at which the President stands; `null` in hand. */
  president: number | null;
  hand: Pieces;
  warehouse: Pieces;
  goods: readonly number[];
  imports: number;
  yen: number;
  points: number;
  ordersInHand: number;
  completed: readonly number[];
  technologies: readonly number[];
  /** The titles of those Technologies, as bits. */
  titles: number;
  icons: readonly number[];
  /** Foreign Agents that are still to be used, and those that were. */
  agents: readonly number[];
  usedAgents: readonly number[];
  /** 5-Power tokens taken, and Free Agent tokens that are still to be used. */
  tokens: number;
  freeAgents: number;
  /** The Achievement Reward, and whether its Free Agent is still to be used. */
  reward: number | null;
  rewardAgent: boolean;
}

/** What stands on a space of the Church or Customs board. */
export type Occupant = "nobody" | "neutral" | { seat: number };

/**
 * What lies open on the table. Whatever is listed by seat or by place is so for four seats and eighteen places, of which the first are in
 * the game.
 */
export interface OpenTable {
  players: number;
  starter: number;
  /** From 1; 0 while first Orders are chosen. */
  round: number;
  /** Whose turn it is. */
  active: number;
  stage: Stage;
  /**
   * Choices that a gain leaves open; they come before anything else. `mined` is there once Mining Technology has added its Copper to the source of
   * those goods, and `shown` where icons show some of the pieces.
   */
  pending: { station: boolean; goods: number; mined?: true; pieces: number; shown?: Pieces; movements: number; reward: boolean };
  /** The Area action under way; it means nothing before the first. */
  acting: { place: number; power: number; by: Actor };
  /** What can be done once a turn and has been done in this one. */
  spent: { agent: boolean; mill: boolean; university: boolean };
  boards: readonly Board[];
  station: number | null;
  /** Two boards of six spaces each. */
  ports: ReadonlyArray<ReadonlyArray<number | null>>;
  laboratories: ReadonlyArray<ReadonlyArray<number | null>>;
  orderDeck: number;
  technologyDeck: number;
  /** Who stands on each space. */
  church: readonly Occupant[];
  customs: readonly Occupant[];
  achievements: ReadonlyArray<{ tile: number; done: ReadonlyArray<number | null> }>;
  rewards: ReadonlyArray<number | null>;
  agents: readonly number[];
  ending: { cause: Cause; seat: number; lastRound: number } | null;
  seats: readonly Player[];
}

/** What somebody may see. */
export interface View {
  /** Whose view it is; `null` is everybody's. */
  seat: number | null;
  table: OpenTable;
  /** The Orders that the seat holds, the two that it may choose from at the beginning, and the one that it did not keep. */
  hand: { orders: readonly number[]; offer: readonly [number, number] | null; refused: number | null };
}

/** Why something was gained. */
export type Why = "action" | "trading-house" | "token" | "building" | "board" | "order" | "achievement" | "technology" | "exchange" | "choice";

/** Something that happened: what, as in `"placed"`, and what else belongs to that, such as whose doing it was, by the `seat`. */
export type Deed =
  | { kind: "order-kept"; seat: number; order: number | null }
  | { kind: "round-began"; round: number }
  | { kind: "turn-began"; seat: number }
  | { kind: "placed"; seat: number; place: number }
  | { kind: "paid"; seat: number; to: "bank" | { seat: number }; what: Resource; amount: number }
  | { kind: "gained"; seat: number; what: Resource; amount: number; why: Why }
  | { kind: "president-moved"; seat: number; from: number | null; to: number | null; toll: Toll }
  | { kind: "recovered"; seat: number; place: number; count: number }
  | { kind: "acted"; seat: number; place: number; power: number; by: Actor }
  | { kind: "agent-used"; seat: number; agent: Agent; place: number }
  | { kind: "agent-joined"; seat: number; agent: Agent }
  | { kind: "no-agent-left"; seat: number; country: Country; icons: number }
  | { kind: "settled"; seat: number; board: "church" | "customs"; space: number; from: Origin }
  | { kind: "recruited"; seat: number; piece: Piece }
  | { kind: "learned"; seat: number; board: number; space: number; card: number }
  | { kind: "laboratory-filled"; board: number; card: number }
  | { kind: "order-taken"; seat: number; board: number; space: number; card: number | null }
  | { kind: "port-filled"; board: number; card: number }
  | { kind: "exchanged"; seat: number; exchange: Exchange }
  | { kind: "token-taken"; seat: number; place: number; token: number }
  | { kind: "shop-built"; seat: number; place: number; building: number; space: number }
  | { kind: "house-built"; seat: number; place: number; building: number }
  | { kind: "nothing-built"; seat: number; place: number; why: "no-piece" | "shop-here" | "no-space" }
  | { kind: "achieved"; seat: number; stack: number; tile: number; order: number }
  | { kind: "delivered"; seat: number; order: number }
  | { kind: "shifted"; seat: number; from: Origin; to: number }
  | { kind: "station-placed"; seat: number; place: number }
  | { kind: "reward-taken"; seat: number; reward: number }
  | { kind: "end-triggered"; seat: number; cause: Cause; lastRound: number }
  | { kind: "game-over" };

/** A rule that forbids a move, and what belongs to that. */
export type Refusal =
  | {
      rule:
        | "game-over"
        | "other-question"
        | "must-choose"
        | "no-such-thing"
        | "canal"
        | "no-assistant-in-hand"
        | "no-assistant-there"
        | "no-assistant-at-hand"
        | "one-each"
        | "pair-placed"
        | "not-beside"
        | "occupied"
        | "starting-area"
        | "no-route"
        | "other-toll"
        | "space-taken"
        | "no-card"
        | "same-title"
        | "hand-full"
        | "shop-here"
        | "house-here"
        | "agent-used"
        | "president-there"
        | "achieved"
        | "goal-unmet"
        | "not-in-hand"
        | "same-area"
        | "other-area"
        | "no-technology"
        | "used-this-turn";
    }
  | { rule: "too-dear"; what: Resource; needs: number; has: number }
  | { rule: "placement-full"; most: number }
  | { rule: "faith-short"; asks: number; faith: number }
  | { rule: "overpaid"; needs: number }
  | { rule: "no-offering"; offering: Offering }
  | { rule: "power-short"; allows: number; asks: number }
  | { rule: "warehouse-empty"; piece: Piece }
  | { rule: "too-many-imports"; points: number }
  | { rule: "level-shut"; needs: number }
  | { rule: "no-piece-in-hand"; piece: Piece }
  | { rule: "no-agent"; agent: Agent }
  | { rule: "goods-short"; good: Good; needs: number; has: number }
  | { rule: "other-piece"; piece: Piece }
  | { rule: "other-origin"; area: Area };

/** A kind of waste that can be pointed out. */
export type Waste = "delivery" | "achievement" | "token" | "building" | "free-piece" | "free-order" | "free-technology" | "free-space" | "free-customs-space" | "nothing-placed" | "beyond-five" | "no-use" | "dearer-way";

/** Why a move is forbidden: the rule, its chapter in the rulebook, and a sentence. */
export type Forbidden = Refusal & { chapter: Chapter; message: string };

/** A seat's points by category: what was scored during the game, then the final calculation in its order. */
export type Score = Readonly<Record<"game" | "church" | "customs" | "technology" | "country" | "agents" | "imports" | "yen" | "goods", number>>;

/** What a player did, in numbers. */
export type Tally = Record<"turns" | "placed" | "acted" | "orders" | "technologies" | "buildings" | "achievements", number>;
