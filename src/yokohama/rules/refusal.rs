//! Why a move is refused: one variant a rule, each with the rulebook's chapter.

use serde::Serialize;

use super::components::{Agent, Area, Good, Offering, Piece, Resource};
use crate::components::listed;

/// A rule that forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "rule", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The move answers another question than the one that is open.
    OtherQuestion,
    /// This question must be answered: going on is not open.
    MustChoose,
    /// There is no such Area, space or card in this game.
    NoSuchThing,
    /// Nothing may be placed in the Canal, and nothing ends there.
    Canal,
    /// No Assistant in hand.
    NoAssistantInHand,
    /// No own Assistant in that Area.
    NoAssistantThere,
    /// No Assistant to put on a board: neither in the acting Area nor in hand.
    NoAssistantAtHand,
    /// A resource is missing.
    TooDear {
        /// What is missing.
        what: Resource,
        /// How much it takes.
        needs: u16,
        /// How much there is.
        has: u16,
    },
    /// So many Assistants have been placed already.
    PlacementFull {
        /// The most that may be placed.
        most: u8,
    },
    /// One Area takes one Assistant unless it is the only one that takes any.
    OneEach,
    /// After two in one Area no more may be placed.
    PairPlaced,
    /// The Telegram's third Assistant goes to an Area adjacent to that of the two.
    NotBeside,
    /// Another player's President stands there.
    Occupied,
    /// The President may not return to where it started.
    StartingArea,
    /// No route over own Assistants leads there.
    NoRoute,
    /// No route costs just this.
    OtherToll,
    /// The space is taken.
    SpaceTaken,
    /// The Faith does not suffice, whatever is given.
    FaithShort {
        /// What the space asks.
        asks: u8,
        /// Power and what is given.
        faith: u8,
    },
    /// More is given for Faith than is needed.
    Overpaid {
        /// How many things are needed.
        needs: u8,
    },
    /// A thing to be given is missing.
    NoOffering {
        /// Which.
        offering: Offering,
    },
    /// The Power does not allow so many imported goods.
    PowerShort {
        /// The most that the Power allows.
        allows: u8,
        /// What is asked.
        asks: u8,
    },
    /// The Warehouse holds none.
    WarehouseEmpty {
        /// Of which piece.
        piece: Piece,
    },
    /// No card lies there.
    NoCard,
    /// A Technology of the same title is owned.
    SameTitle,
    /// More imported goods than there are points to pay.
    TooManyImports {
        /// The points to pay.
        points: u8,
    },
    /// The hand of Orders is full.
    HandFull,
    /// The Power does not reach this level of Orders.
    LevelShut {
        /// The Power that would.
        needs: u8,
    },
    /// No Shop or Trading House in hand.
    NoPieceInHand {
        /// Which.
        piece: Piece,
    },
    /// An own Shop stands on this tile.
    ShopHere,
    /// A Trading House stands on this tile.
    HouseHere,
    /// An agent was used this turn.
    AgentUsed,
    /// No such agent is at hand.
    NoAgent {
        /// Which.
        agent: Agent,
    },
    /// The own President stands there.
    PresidentThere,
    /// The Achievement was completed before.
    Achieved,
    /// The Achievement asks for more.
    GoalUnmet,
    /// The Order is not in hand.
    NotInHand,
    /// Goods for the Order are missing.
    GoodsShort {
        /// Which.
        good: Good,
        /// How many it takes.
        needs: u16,
        /// How many there are.
        has: u16,
    },
    /// An Assistant must move to another Area.
    SameArea,
    /// The Warehouse icon shows another piece.
    OtherPiece {
        /// The piece that it shows.
        piece: Piece,
    },
    /// The Assistant comes from the acting Area or the hand.
    OtherOrigin {
        /// The acting Area.
        area: Area,
    },
    /// What is touched belongs to another Area than the one whose action is under way.
    OtherArea,
    /// The Technology is not owned.
    NoTechnology,
    /// It was used this turn.
    UsedThisTurn,
}

listed! {
    /// A chapter of the rulebook.
    Chapter, CHAPTERS {
        /// Game Setup.
        Setup,
        /// General Rules.
        GeneralRules,
        /// Flow of a Turn.
        FlowOfATurn,
        /// 1. Placement step.
        Placement,
        /// 2. Movement step.
        Movement,
        /// 3. Area Action step.
        AreaAction,
        /// 4. 5-Power bonus step.
        Bonus,
        /// 5. Shop and Trading House construction step.
        Construction,
        /// 6. Recovery step.
        Recovery,
        /// Additional action phase: Foreign Agents.
        ForeignAgents,
        /// Additional action phase: Achievements.
        Achievements,
        /// Additional action phase: Orders.
        Orders,
        /// Endgame conditions.
        Ending,
        /// Icon descriptions.
        Icons,
        /// Canal.
        Canal,
        /// Chinatown.
        Chinatown,
        /// Church.
        Church,
        /// Customs.
        Customs,
        /// Employment Agency.
        Employment,
        /// Laboratory.
        Laboratory,
        /// Port.
        Port,
        /// Technology cards.
        Technologies,
        /// Mini-expansion 1.
        AchievementRewards,
    }
}

/// A refusal together with the chapter that states the rule, for the question that was open.
pub type Forbidden = crate::refusal::Forbidden<Refusal, Chapter>;

impl Chapter {
    /// The refusal of a rule that this chapter states.
    pub(in super::super) const fn forbids(self, refusal: Refusal) -> Result<(), Forbidden> {
        Err(Forbidden { refusal, chapter: self })
    }
}
