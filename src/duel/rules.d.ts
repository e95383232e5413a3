// What the rules know, as programs see it: the types that this folder writes by serde, by the names and with the fields that it
// writes. Seats and slots are numbers from 0, Orders, Church and Bonus cards their rows in the printed values; what is counted by good
// stands in the order of `Good`, and Places in that of `Place`. Of the four that a list by seat has, the first two play.

/** A Place. */
export type Place = "tea-plantation" | "fishery" | "silk-mill" | "copper-mine" | "bank" | "chinatown" | "church" | "laboratory" | "customs" | "port";

/** A trade good. */
export type Good = "copper" | "silk" | "tea" | "fish";

/** What a player owns in numbers; `turned` are imported goods that were turned face down. */
export type Resource = Good | "import" | "turned" | "yen";

/** A Support card, by what it adds. */
export type Support = "1" | "2";

/** A Technology. */
export type Title = "ball" | "brickyard" | "electrical-light" | "exposition" | "gaslight" | "language-school" | "letterpress-printing" | "mining-technology" | "newspaper" | "patent-system" | "postal-system" | "spinning-mill" | "stagecoach" | "station" | "stock-market" | "telegram" | "telephone" | "tram" | "university" | "winery";

/** What a Trader is recruited for. */
export type Criterion = "orders" | "technologies" | "church" | "imports";

/** What may be given for Faith. */
export type Offering = Good | "import" | "yen";

/** An exchange of Chinatown. */
export type Exchange = "buy-copper" | "buy-silk" | "buy-tea" | "buy-fish" | "sell-copper" | "sell-silk" | "sell-tea" | "sell-fish" | "buy-import";

/** Who does an action. */
export type Actor = "player" | "trader";

/** A chapter of the rulebook. */
export type Chapter = "setup" | "general-rules" | "order-of-play" | "flow-of-a-turn" | "place-action" | "bonus" | "construction" | "orders" | "traders" | "technologies" | "round-end" | "scoring" | "chinatown" | "church" | "laboratory" | "port";

/** The options of a game. */
export interface Options {
  /** Who starts: the seed decides, or a seat. */
  starter: "random" | { seat: number };
}

/** The options of a game as they are given: what is left out is as usual. */
export type Agreement = Partial<Options>;

/** What is asked: its name alone, or with how many exchanges are left, or as which level a Bonus card is taken. */
export type Ask = "first-orders" | "place" | "opening" | "card" | "support" | { exchange: number } | "church" | "laboratory" | "station" | "keep" | "second-order" | "under" | { bonus: number } | { "bonus-reward": number } | "construction" | "end" | "upgrade";

/** The open question: who is asked, by the seat's number from 0, and what. */
export interface Decision {
  seat: number;
  ask: Ask;
}

/** What the game has come to. */
export type Stage = "first-orders" | "turn" | "upgrade" | "over";

/** What an action has come to; with a number, so many exchanges are left. */
export type Step = "place" | "opening" | "card" | "support" | { exchange: number } | "church" | "laboratory" | "bonus" | "construction" | "end";

/** A Place action or a Trader's. */
export interface Action {
  place: Place;
  influence: number;
  step: Step;
}

/** Orders that are being looked at: how many are still kept for free, whether one more may be for a fee, and how many Bonus cards were owed before. */
export interface Looking {
  free: number;
  paid: boolean;
  below: number;
}

/** What is built at a Place: by seat whether there is a Shop, and whose Trading House stands there. */
export interface Board {
  shops: readonly boolean[];
  house: number | null;
}

/** An Influence card of a player, and where it lies; `null` in hand. */
export interface Card {
  upgraded: boolean;
  at: Place | null;
}

/** What a player has in the open. */
export interface Player {
  yen: number;
  goods: readonly number[];
  imports: number;
  turned: number;
  /** Support cards: +1, +2. */
  support: readonly number[];
  ordersInHand: number;
  looked: number;
  completed: readonly number[];
  technologies: readonly Title[];
  /** Technologies that have served this round. */
  used: readonly Title[];
  church: readonly number[];
  cards: readonly Card[];
  /** Shops and Trading Houses that are not built. */
  shops: number;
  houses: number;
  recruited: readonly Criterion[];
  traders: number;
}

/** The Orders that one seat knows of: in hand, and being looked at. */
export interface Hand {
  orders: readonly number[];
  looked: readonly number[];
}

/** What everybody sees. */
export interface Table {
  starter: number;
  /** 0 while first Orders are chosen. */
  round: number;
  /** How many turns of the round are over. */
  turn: number;
  active: number;
  stage: Stage;
  /** How many of the actions go on: the Place action, and each Trader's within the one before it. */
  depth: number;
  actions: readonly Action[];
  stationDue: boolean;
  looking: Looking | null;
  /** The levels of the Bonus cards that are owed as rewards. */
  owed: readonly number[];
  boards: readonly Board[];
  station: Place | null;
  bonus: readonly number[];
  bonusDeck: number;
  bonusDiscards: readonly number[];
  technologies: ReadonlyArray<Title | null>;
  technologyDeck: number;
  technologyDiscards: readonly Title[];
  church: ReadonlyArray<number | null>;
  orderDeck: number;
  /** Which cards of the Order deck each seat put there, as bits: bit 0 is the next card. */
  under: readonly number[];
  seats: readonly Player[];
}

/** What one seat may know, or an onlooker, whose seat is `null`. */
export interface View {
  seat: number | null;
  table: Table;
  hand: Hand;
  /** The Orders that the seat put under the deck, the next one last. */
  under: readonly number[];
}

/** What something was gained for. */
export type Why = "action" | "trading-house" | "bonus" | "order" | "church" | "technology" | "exchange";

/** Something that happened. Where a card is `null`, whoever reads may not know it. */
export type Deed =
  | { kind: "round-began"; round: number }
  | { kind: "turn-began"; seat: number }
  | { kind: "place-chosen"; seat: number; place: Place; by: Actor }
  | { kind: "card-played"; seat: number; place: Place; level: number }
  | { kind: "support-played"; seat: number; support: Support }
  | { kind: "technology-used"; seat: number; title: Title }
  | { kind: "acted"; seat: number; place: Place; influence: number; by: Actor }
  | { kind: "gained"; seat: number; what: Resource; amount: number; why: Why }
  | { kind: "paid"; seat: number; what: Resource; amount: number }
  | { kind: "turned"; seat: number; amount: number; why: Why }
  | { kind: "support-gained"; seat: number; support: Support; why: Why }
  | { kind: "support-returned"; seat: number; support: Support }
  | { kind: "exchanged"; seat: number; exchange: Exchange }
  | { kind: "church-taken"; seat: number; slot: number; card: number }
  | { kind: "learned"; seat: number; slot: number; title: Title }
  | { kind: "station-placed"; seat: number; place: Place }
  | { kind: "order-looked-at"; seat: number; order: number | null }
  | { kind: "order-kept"; seat: number; order: number | null }
  | { kind: "order-put-under"; seat: number; order: number | null }
  | { kind: "order-gained"; seat: number; order: number | null }
  | { kind: "bonus-taken"; seat: number; slot: number; card: number; rewards: number }
  | { kind: "bonus-shuffled" }
  | { kind: "bonus-laid"; slot: number; card: number }
  | { kind: "shop-built"; seat: number; place: Place }
  | { kind: "house-built"; seat: number; place: Place }
  | { kind: "delivered"; seat: number; order: number }
  | { kind: "trader-recruited"; seat: number; criterion: Criterion }
  | { kind: "cards-back" }
  | { kind: "upgraded"; seat: number; level: number }
  | { kind: "technology-discarded"; title: Title }
  | { kind: "technology-laid"; slot: number; title: Title }
  | { kind: "game-over" };

/** A rule that forbids a move, and what belongs to that. */
export type Refusal =
  | {
      rule:
        | "game-over"
        | "other-question"
        | "must-choose"
        | "not-in-a-turn"
        | "no-such-thing"
        | "occupied"
        | "no-card-of-level"
        | "no-house-there"
        | "no-token-there"
        | "no-card"
        | "not-looked-at"
        | "kept-for-free"
        | "fee-due"
        | "other-place"
        | "not-yours"
        | "shop-here"
        | "house-here"
        | "none-left"
        | "upgraded"
        | "not-in-hand"
        | "looking-already"
        | "no-trader"
        | "inside-a-step";
    }
  | { rule: "lowest-first"; level: number }
  | { rule: "no-support"; support: Support }
  | { rule: "by-itself"; title: Title }
  | { rule: "no-technology"; title: Title }
  | { rule: "used-this-round"; title: Title }
  | { rule: "too-dear"; what: Resource; needs: number; has: number }
  | { rule: "faith-short"; asks: number; faith: number }
  | { rule: "overpaid"; needs: number }
  | { rule: "no-offering"; offering: Offering }
  | { rule: "too-many-imports"; points: number }
  | { rule: "goods-short"; order: number };

/** A kind of waste that can be pointed out. */
export type Waste = "delivery" | "building" | "free-card" | "free-technology" | "free-upgrade" | "beyond-seven" | "no-use";

/** A sheet of the table. */
export type Sheet = "technologies" | "church" | "bonus" | "looked";

/** Why a move is forbidden: the rule, its chapter in the rulebook, and a sentence. */
export type Forbidden = Refusal & { chapter: Chapter; message: string };

/** A seat's points by category, in the order in which ties are broken. */
export type Score = Readonly<Record<"orders" | "mostOrders" | "technologies" | "technologyBonus" | "church" | "houses" | "shops" | "turned" | "imports" | "yen" | "goods", number>>;

/** What a player did, in numbers. */
export type Tally = Record<"turns" | "acted" | "traders" | "orders" | "technologies" | "buildings" | "church", number>;
