// What the rules know, as programs see it: the types that this folder writes by serde, by the names and with the fields that it
// writes. Seats and slots are numbers from 0, Contracts and City tiles their rows in the printed values; yen are counted in thousands. What is counted by
// colour stands in the order of `Colour`, what by good in that of `Good`, and so on. Of the four that a list by seat has, as many play as are agreed.

/** A colour of Workers. */
export type Colour = "white" | "black" | "red" | "green" | "teal" | "orange";

/** An action. */
export type Action = "knowledge" | "produce" | "export" | "invest" | "mines" | "ships" | "machinery" | "trains" | "local-market";

/** An Action slot, by the first of its actions. */
export type ActionSlot = "knowledge" | "export" | "mines" | "machinery" | "local-market";

/** A track of a Player Board. */
export type Track = "money" | "coal" | "knowledge";

/** A good. */
export type Good = "silk" | "paper" | "bento" | "lenses" | "clocks" | "light-bulbs";

/** A Factory, by its good and its number. */
export type FactoryTile = `${Good}-${1 | 2 | 3 | 4}`;

/** A Region. */
export type Region = "kyushu" | "kansai" | "kanto" | "tohoku";

/** A City. */
export type City = "nagasaki" | "kumamoto" | "osaka" | "kyoto" | "tokyo" | "yokohama" | "niigata" | "sendai";

/** What is built in Regions. */
export type Transport = "train" | "ship";

/** What a player owns in numbers. */
export type Resource = "yen" | "coal" | "blueprints";

/** A side of a City tile. */
export type Side = "top" | "right" | "bottom" | "left";

/** An Achievement space. */
export type Achievement = "contracts" | "money" | "knowledge" | "ships" | "trains" | "coal" | "factories" | "machines" | "regions";

/** A level of Reward tiles, by its multiplier. */
export type RewardLevel = "2" | "3" | "4" | "5";

/** What a Reward tile brings at once. */
export type RewardBonus = Resource;

/** Workers that stand together: how many of each colour. */
export type Workers = readonly number[];

/** Cubes, by good. */
export type Cubes = readonly number[];

/** A chapter of the rulebook. */
export type Chapter = "setup" | "common-supply" | "sequence-of-play" | "take-a-worker" | "available-actions" | "invest" | "machinery" | "produce-goods" | "knowledge" | "mines" | "trains" | "ships" | "export" | "cities" | "local-market" | "consolidate" | "scorings" | "final-scoring";

/** The options of a game. */
export interface Options {
  players: number;
  /** Who starts: the seed decides, or a seat. */
  starter: "random" | { seat: number };
}

/** The options of a game as they are given: what is left out is as usual. */
export type Agreement = Pick<Options, "players"> & Partial<Options>;

/** What is asked: its name alone, or with the Action slot, the track or what is built. */
export type Ask = "turn" | { action: ActionSlot } | { steps: Track } | "run" | "contract" | "factory" | "improvement" | { site: Transport } | "place" | "return" | "reward" | "space" | "goods" | "finish";

/** The open question: who is asked, by the seat's number from 0, and what. */
export interface Decision {
  seat: number;
  ask: Ask;
}

/** What the game has come to. */
export type Stage = "play" | "last-phase" | "over";

/** What a turn has come to; of the space of a Reward tile, with its level. */
export type Step = Exclude<Ask, "space"> | { space: RewardLevel };

/** An Influence tile that is placed once another has gone home. */
export interface Placing {
  city: City;
  side: Side;
  value: number;
}

/** The turn that goes on. */
export interface Doing {
  step: Step;
  /** The Action slot that the Worker came from; `null` before one is taken, and after Consolidating. */
  slot: ActionSlot | null;
  /** How many Contracts, Improvements or Influence tiles the action has come to. */
  done: number;
  /** The Factories that were run, or that a bonus laid a cube on. */
  run: readonly Good[];
  /** Where the action, or a bonus, has built or placed. */
  regions: readonly Region[];
  /** The Factory that was built, while its bonus is to be chosen. */
  built: Good | null;
  /** How many Trains or Ships are still to be built, or cubes taken, of a bonus. */
  granted: number;
  placing: Placing | null;
}

/** An Influence tile on the board. */
export interface Influence {
  seat: number;
  value: number;
}

/** A City: its tile, how many quarters it was turned clockwise, and the Influence tiles by side. */
export interface Demand {
  tile: number;
  turned: number;
  slots: ReadonlyArray<Influence | null>;
}

/** The Trains and Ships of a Region, by seat. */
export interface Sites {
  trains: readonly number[];
  ships: readonly number[];
}

/** An own Factory, with the number of its Machine and the cubes on its Storage area. */
export interface Factory {
  tile: FactoryTile;
  machine: number;
  cubes: number;
}

/** What a player owns. */
export interface Player {
  points: number;
  yen: number;
  coal: number;
  blueprints: number;
  /** The slots of the level markers, by track. */
  markers: readonly number[];
  workers: Workers;
  /** The Contracts that are still to be fulfilled. */
  contracts: readonly number[];
  factories: ReadonlyArray<Factory | null>;
  /** Machines in the own supply. */
  machines: number;
  /** Influence tiles in the own supply, by value from 1. */
  tiles: readonly number[];
  /** Trains and Ships that are not built. */
  trains: number;
  ships: number;
  /** The multipliers of the tiles on Achievement spaces; 0 where none lies. */
  spaces: readonly number[];
}

/** What everybody sees: all but the order in which Workers leave the bag. */
export interface Table {
  players: number;
  starter: number;
  /** Once around the table, from 1. */
  round: number;
  active: number;
  stage: Stage;
  /** The slot of the Scoring Marker. */
  marker: number;
  /** How many Scorings there were. */
  scorings: number;
  /** Turns that are left in the last phase; 0 before. */
  turnsLeft: number;
  turn: Doing;
  bag: Workers;
  /** The Workers on the Action slots. */
  slots: readonly Workers[];
  /** The Worker rows, the uppermost first. */
  rows: readonly Workers[];
  /** How many Workers the lowest row lacks. */
  lacking: number;
  cities: readonly Demand[];
  regions: readonly Sites[];
  /** The Factories that nobody has built. */
  factories: readonly FactoryTile[];
  /** The Reward tiles that are left, by level and bonus. */
  rewards: ReadonlyArray<readonly number[]>;
  /** The VP Multiplier tiles that are left. */
  multipliers: number;
  seats: readonly Player[];
}

/** What one seat may know, or an onlooker, whose seat is `null`: the same. */
export interface View {
  seat: number | null;
  table: Table;
}

/** What something was gained, lost or done for. */
export type Why = "action" | "exchange" | "contract" | "factory" | "supply" | "icon" | "region" | "income" | "reward" | "wages";

/** Where a Worker came from the bag: to an Action slot, or to a row from 0. */
export type Drawn = { slot: ActionSlot } | { row: number };

/** Something that happened. */
export type Deed =
  | { kind: "round-began"; round: number }
  | { kind: "turn-began"; seat: number }
  | { kind: "worker-taken"; seat: number; slot: ActionSlot; colour: Colour }
  | { kind: "acted"; seat: number; action: Action }
  | { kind: "raised"; seat: number; track: Track; steps: number; why: Why }
  | { kind: "gained"; seat: number; what: Resource; amount: number; why: Why }
  | { kind: "paid"; seat: number; what: Resource; amount: number }
  | { kind: "discarded"; seat: number; what: Resource; amount: number }
  | { kind: "scored"; seat: number; points: number; why: Why }
  | { kind: "ran"; seat: number; good: Good; cubes: number; lost: number }
  | { kind: "cubes-laid"; seat: number; good: Good; cubes: number }
  | { kind: "contract-fulfilled"; seat: number; contract: number; cubes: Cubes }
  | { kind: "factory-built"; seat: number; factory: FactoryTile }
  | { kind: "improved"; seat: number; good: Good; machine: number; why: Why }
  | { kind: "machine-stored"; seat: number }
  | { kind: "transport-built"; seat: number; transport: Transport; region: Region; why: Why }
  | { kind: "supplied"; seat: number; city: City; good: Good; cubes: number }
  | { kind: "influence-placed"; seat: number; city: City; side: Side; value: number }
  | { kind: "influence-returned"; seat: number; city: City; side: Side; value: number }
  | { kind: "consolidated"; seat: number }
  | { kind: "reward-taken"; seat: number; level: RewardLevel; bonus: RewardBonus }
  | { kind: "multiplier-taken"; seat: number }
  | { kind: "multiplier-placed"; seat: number; space: Achievement; multiplier: number }
  | { kind: "multiplier-discarded"; seat: number; multiplier: number }
  | { kind: "wages-due"; seat: number; colours: number; unpaid: number }
  | { kind: "workers-returned"; seat: number; workers: Workers }
  | { kind: "row-moved"; row: number; slot: ActionSlot }
  | { kind: "refilled" }
  | { kind: "worker-drawn"; colour: Colour; to: Drawn }
  | { kind: "marker-moved"; slot: number }
  | { kind: "scoring-began"; scoring: number }
  | { kind: "region-scored"; seat: number; scoring: number; region: Region; place: number; points: number }
  | { kind: "ships-scored"; seat: number; region: Region; points: number }
  | { kind: "last-phase-began"; seat: number }
  | { kind: "final-budget"; seat: number; yen: number; unpaid: number }
  | { kind: "achievement-scored"; seat: number; achievement: Achievement; points: number }
  | { kind: "game-over" };

/** A rule that forbids a move, and what belongs to that. */
export type Refusal =
  | {
      rule:
        | "game-over"
        | "other-question"
        | "must-choose"
        | "no-such-thing"
        | "board-full"
        | "no-worker"
        | "nothing-possible"
        | "not-now"
        | "nothing-to-run"
        | "fulfilled"
        | "other-goods"
        | "no-contract"
        | "has-all-factories"
        | "factory-gone"
        | "factory-first"
        | "none-left"
        | "region-full"
        | "map-full"
        | "region-built-in"
        | "other-region"
        | "nothing-to-supply"
        | "no-tile-there"
        | "reward-gone"
        | "space-taken";
    }
  | { rule: "other-slot"; action: Action }
  | { rule: "too-dear"; what: Resource; needs: number; has: number }
  | { rule: "on-top"; track: Track }
  | { rule: "beyond-top"; room: number }
  | { rule: "no-factory" | "storage-full" | "run-already" | "has-factory" | "fully-improved" | "cube-laid"; good: Good }
  | { rule: "goods-short"; good: Good; needs: number; has: number }
  | { rule: "knowledge-short"; missing: number; blueprints: number }
  | { rule: "no-tile"; value: number }
  | { rule: "worth-less"; good: Good; most: number }
  | { rule: "not-higher"; than: number }
  | { rule: "city-full"; city: City; lowest: number }
  | { rule: "other-city"; city: City }
  | { rule: "not-lowest"; lowest: number }
  | { rule: "reward-too-high"; needs: number; has: number };

/** A kind of waste that can be pointed out: there is none. */
export type Waste = never;

/** A sheet of the table; of a Region, with its name. */
export type Sheet = "consolidate" | "factories" | "contracts" | { region: Region };

/** Why a move is forbidden: the rule, its chapter in the rulebook, and a sentence. */
export type Forbidden = Refusal & { chapter: Chapter; message: string };

/** A seat's points: those of the track, those lost by the last wages, never above 0, and those of the Achievement spaces, in their order. */
export interface Score {
  before: number;
  wages: number;
  achievements: readonly number[];
}

/** What a player did, in numbers. */
export type Tally = Record<"turns" | "workers" | "consolidations" | "factories" | "goods" | "contracts" | "machines" | "trains" | "ships" | "influence", number>;
