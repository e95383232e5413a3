//! Why a move is refused: one variant a rule, each with the rulebook's chapter.

use serde::Serialize;

use super::components::{Action, City, Good, Resource, Track};
use crate::components::listed;

/// A rule that forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "rule", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The move answers another question than the one that is open.
    OtherQuestion,
    /// What is compulsory once must be done: stopping is not open yet.
    MustChoose,
    /// There is no such thing in this game.
    NoSuchThing,
    /// Six Workers are taken: only Consolidating is left.
    BoardFull,
    /// No Worker of that colour stands there.
    NoWorker,
    /// None of the slot's actions can be performed.
    NothingPossible,
    /// The Action slot does not show that action.
    OtherSlot {
        /// The action.
        action: Action,
    },
    /// Something is missing to pay with.
    TooDear {
        /// What is missing.
        what: Resource,
        /// How much it takes; of yen in thousands.
        needs: u16,
        /// How much there is.
        has: u16,
    },
    /// The marker stands on the topmost slot.
    OnTop {
        /// The track.
        track: Track,
    },
    /// The marker would pass the topmost slot.
    BeyondTop {
        /// How many steps are left.
        room: u8,
    },
    /// Blueprints are exchanged as a turn begins, or at the end of the last one.
    NotNow,
    /// There is no own Factory of that good.
    NoFactory {
        /// The good.
        good: Good,
    },
    /// No own Factory has room on its Storage and the Coal that it takes.
    NothingToRun,
    /// The Storage area is full.
    StorageFull {
        /// The good.
        good: Good,
    },
    /// A Factory is run once a turn.
    RunAlready {
        /// The good.
        good: Good,
    },
    /// The Contract is fulfilled already.
    Fulfilled,
    /// These goods are not what the Contract asks for.
    OtherGoods,
    /// Too few cubes of a good.
    GoodsShort {
        /// The good.
        good: Good,
        /// How many it takes.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// The goods suffice for no Contract.
    NoContract,
    /// There is an own Factory of that good already.
    HasFactory {
        /// The good.
        good: Good,
    },
    /// There is an own Factory of every good.
    HasAllFactories,
    /// Somebody has built that Factory.
    FactoryGone,
    /// Knowledge is missing, and Blueprints to stand for it.
    KnowledgeShort {
        /// How much Knowledge is missing.
        missing: u8,
        /// The Blueprints that there are.
        blueprints: u16,
    },
    /// The Factory's Machine shows +2.
    FullyImproved {
        /// The good.
        good: Good,
    },
    /// An own Factory can be improved: no Machine goes to the supply.
    FactoryFirst,
    /// None is left on the Player Board.
    NoneLeft,
    /// All Train/Ship slots of the Region are taken.
    RegionFull,
    /// All Train/Ship slots of all Regions are taken.
    MapFull,
    /// Something was built in that Region in this action.
    RegionBuiltIn,
    /// All Influence tiles of an action are placed in one Region.
    OtherRegion,
    /// No such Influence tile is in the own supply.
    NoTile {
        /// Its value.
        value: u8,
    },
    /// However many cubes are paid, that good is not worth so much.
    WorthLess {
        /// The good.
        good: Good,
        /// The most that it is worth.
        most: u8,
    },
    /// A tile of that value or a higher one lies there.
    NotHigher {
        /// The value that lies there.
        than: u8,
    },
    /// As many tiles as may lie around the City, none of them lower.
    CityFull {
        /// The City.
        city: City,
        /// The lowest value there.
        lowest: u8,
    },
    /// No slot of the map can be supplied.
    NothingToSupply,
    /// The tile is to be sent home from another City.
    OtherCity {
        /// That City.
        city: City,
    },
    /// No tile lies there.
    NoTileThere,
    /// A lower tile lies around the City: that one goes home.
    NotLowest {
        /// The lowest value there.
        lowest: u8,
    },
    /// The Workers do not suffice for a Reward tile of that level.
    RewardTooHigh {
        /// The Workers that it takes.
        needs: u8,
        /// The Workers that there are.
        has: u8,
    },
    /// No such Reward tile is left.
    RewardGone,
    /// A tile lies on the Achievement space.
    SpaceTaken,
    /// A cube was laid there: the next one goes to another Factory.
    CubeLaid {
        /// The good.
        good: Good,
    },
}

listed! {
    /// A chapter of the rulebook, in the rulebook's order.
    Chapter, CHAPTERS {
        /// Initial Preparation.
        Setup,
        /// Common Supply.
        CommonSupply,
        /// Sequence of Play.
        SequenceOfPlay,
        /// Take a Worker.
        TakeAWorker,
        /// Available Actions.
        AvailableActions,
        /// Invest in a New Industry.
        Invest,
        /// Machinery.
        Machinery,
        /// Produce Goods.
        ProduceGoods,
        /// Knowledge.
        Knowledge,
        /// Mines.
        Mines,
        /// Trains.
        Trains,
        /// Ships.
        Ships,
        /// Export.
        Export,
        /// Cities and Demand for Goods.
        Cities,
        /// Local Market.
        LocalMarket,
        /// Consolidate.
        Consolidate,
        /// Scorings.
        Scorings,
        /// The final scoring (Reference Sheet).
        FinalScoring,
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
