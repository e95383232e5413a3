//! Why a move is refused: one variant a rule, each with the rulebook's chapter.

use serde::Serialize;

use super::components::{Offering, OrderId, Resource, Support, Title};
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
    /// No free action outside of a turn.
    NotInATurn,
    /// There is no such slot or card in this game.
    NoSuchThing,
    /// An Influence card lies there, and no Technology opens the Place.
    Occupied,
    /// The lowest card in hand must be played.
    LowestFirst {
        /// Its level.
        level: u8,
    },
    /// No Influence card of that level is in hand.
    NoCardOfLevel,
    /// No such Support card is in hand.
    NoSupport {
        /// Which.
        support: Support,
    },
    /// The Technology works by itself: nobody uses it.
    ByItself {
        /// Which.
        title: Title,
    },
    /// The Technology is not owned.
    NoTechnology {
        /// Which.
        title: Title,
    },
    /// It was used this round.
    UsedThisRound {
        /// Which.
        title: Title,
    },
    /// Stagecoach asks for an own Trading House there.
    NoHouseThere,
    /// The Station token stands elsewhere.
    NoTokenThere,
    /// Something is missing to pay with.
    TooDear {
        /// What is missing.
        what: Resource,
        /// How much it takes.
        needs: u16,
        /// How much there is.
        has: u16,
    },
    /// The Faith does not suffice with what is given.
    FaithShort {
        /// What the card asks for.
        asks: u8,
        /// The Place's Faith and what is given.
        faith: u8,
    },
    /// More is given than is needed.
    Overpaid {
        /// How many things are needed.
        needs: u8,
    },
    /// A thing to be given is missing.
    NoOffering {
        /// Which.
        offering: Offering,
    },
    /// No card lies there.
    NoCard,
    /// More imported goods than there are points to pay.
    TooManyImports {
        /// The points to pay.
        points: u8,
    },
    /// The Order is not among those that are looked at.
    NotLookedAt,
    /// This one is kept for free: nothing is paid.
    KeptForFree,
    /// A second Order has its fee.
    FeeDue,
    /// What may be built now stands at another Place: that of the action.
    OtherPlace,
    /// It belongs to the other player.
    NotYours,
    /// An own Shop stands there.
    ShopHere,
    /// A Trading House stands there.
    HouseHere,
    /// All of these are built.
    NoneLeft,
    /// The card is upgraded already.
    Upgraded,
    /// The Order is not in hand.
    NotInHand,
    /// Goods for the Order are missing.
    GoodsShort {
        /// The Order, which the seat has in hand.
        order: OrderId,
    },
    /// Its reward would have Orders looked at, and others are being looked at.
    LookingAlready,
    /// No Trader is ready.
    NoTrader,
    /// A Trader is used before, between or after the steps of an action, never inside one.
    InsideAStep,
}

listed! {
    /// A chapter of the rulebook, in the rulebook's order.
    Chapter, CHAPTERS {
        /// Setting up.
        Setup,
        /// General rules.
        GeneralRules,
        /// Order of play.
        OrderOfPlay,
        /// Course of a turn.
        FlowOfATurn,
        /// 1. Place action.
        PlaceAction,
        /// 2. Bonus.
        Bonus,
        /// 3. Construction.
        Construction,
        /// Free actions: completing an Order.
        Orders,
        /// Free actions: recruiting and using Traders.
        Traders,
        /// Technology cards.
        Technologies,
        /// Preparing a new round.
        RoundEnd,
        /// The end of the game and the final score.
        Scoring,
        /// Chinatown.
        Chinatown,
        /// Church.
        Church,
        /// Laboratory.
        Laboratory,
        /// Port.
        Port,
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
