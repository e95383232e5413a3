//! What happens while a move is played. Events feed the log, animation, statistics and lessons; the state never depends on them.

use serde::Serialize;

use super::components::{
    Achievement, Action, ActionSlot, City, Colour, ContractId, FactoryTile, Good, Region, Resource, RewardBonus,
    RewardLevel, Side, Track, Transport,
};
use super::moves::Cubes;
use super::workers::Workers;
use crate::game::{Happening, Seat};

/// Why something was gained, moved, built or scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// It was paid for in an action.
    Action,
    /// Blueprints were exchanged for it.
    Exchange,
    /// A fulfilled Contract.
    Contract,
    /// The bonus of an own Factory.
    Factory,
    /// A Machine that waited in the own supply.
    Supply,
    /// A Money icon.
    Icon,
    /// The bonus of a Region.
    Region,
    /// The income of Consolidating.
    Income,
    /// The Emperor's Reward.
    Reward,
    /// Wages that were not paid.
    Wages,
}

/// Where a Worker comes from the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drawn {
    /// To an Action slot.
    Slot(ActionSlot),
    /// To a Worker row, from 0.
    Row(u8),
}

/// Something that happened. `seat` is whose doing it was, or to whom it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Event {
    /// A round began: whoever had the first turn of the game has another.
    RoundBegan {
        /// From 1.
        round: u16,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A Worker was taken.
    WorkerTaken {
        /// By whom.
        seat: Seat,
        /// From which Action slot.
        slot: ActionSlot,
        /// Its colour.
        colour: Colour,
    },
    /// An action began.
    Acted {
        /// Whose.
        seat: Seat,
        /// Which.
        action: Action,
    },
    /// A level marker went up.
    Raised {
        /// Whose.
        seat: Seat,
        /// Which.
        track: Track,
        /// How many steps.
        steps: u8,
        /// What for.
        why: Why,
    },
    /// Something was gained.
    Gained {
        /// By whom.
        seat: Seat,
        /// What.
        what: Resource,
        /// How much; of yen in thousands.
        amount: u16,
        /// What for.
        why: Why,
    },
    /// Something was paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// What.
        what: Resource,
        /// How much; of yen in thousands.
        amount: u16,
    },
    /// Something was discarded when Consolidating.
    Discarded {
        /// Whose.
        seat: Seat,
        /// What.
        what: Resource,
        /// How much; of yen in thousands.
        amount: u16,
    },
    /// Points were scored, or lost.
    Scored {
        /// Whose.
        seat: Seat,
        /// How many.
        points: i16,
        /// What for.
        why: Why,
    },
    /// A Factory was run.
    Ran {
        /// Whose.
        seat: Seat,
        /// What it makes.
        good: Good,
        /// The cubes that came.
        cubes: u8,
        /// The cubes that found no room.
        lost: u8,
    },
    /// A bonus laid cubes on a Factory.
    CubesLaid {
        /// Whose.
        seat: Seat,
        /// What it makes.
        good: Good,
        /// How many.
        cubes: u8,
    },
    /// A Contract was fulfilled.
    ContractFulfilled {
        /// By whom.
        seat: Seat,
        /// Which.
        contract: ContractId,
        /// With which goods.
        cubes: Cubes,
    },
    /// A Factory was built.
    FactoryBuilt {
        /// By whom.
        seat: Seat,
        /// Which.
        factory: FactoryTile,
    },
    /// A Factory was improved.
    Improved {
        /// Whose.
        seat: Seat,
        /// What it makes.
        good: Good,
        /// The number that its Machine shows now.
        machine: u8,
        /// What for.
        why: Why,
    },
    /// A Machine went to the own supply.
    MachineStored {
        /// Whose.
        seat: Seat,
    },
    /// A Train or Ship was built.
    TransportBuilt {
        /// By whom.
        seat: Seat,
        /// Which of the two.
        transport: Transport,
        /// Where.
        region: Region,
        /// What for.
        why: Why,
    },
    /// A City was supplied with goods.
    Supplied {
        /// By whom.
        seat: Seat,
        /// Which City.
        city: City,
        /// With what.
        good: Good,
        /// With how many cubes.
        cubes: u8,
    },
    /// An Influence tile was placed.
    InfluencePlaced {
        /// Whose.
        seat: Seat,
        /// In which City.
        city: City,
        /// On which slot.
        side: Side,
        /// Its value.
        value: u8,
    },
    /// An Influence tile went home.
    InfluenceReturned {
        /// Whose.
        seat: Seat,
        /// From which City.
        city: City,
        /// From which slot.
        side: Side,
        /// Its value.
        value: u8,
    },
    /// Somebody Consolidates.
    Consolidated {
        /// Who.
        seat: Seat,
    },
    /// A Reward tile was taken.
    RewardTaken {
        /// By whom.
        seat: Seat,
        /// Its level.
        level: RewardLevel,
        /// Its bonus.
        bonus: RewardBonus,
    },
    /// A VP Multiplier tile was taken, for no Reward tile is left.
    MultiplierTaken {
        /// By whom.
        seat: Seat,
    },
    /// A Reward or VP Multiplier tile was placed.
    MultiplierPlaced {
        /// Whose.
        seat: Seat,
        /// On which Achievement space.
        space: Achievement,
        /// Its multiplier.
        multiplier: u8,
    },
    /// A Reward or VP Multiplier tile left the game: no Achievement space is empty.
    MultiplierDiscarded {
        /// Whose.
        seat: Seat,
        /// Its multiplier.
        multiplier: u8,
    },
    /// Wages were due.
    WagesDue {
        /// Whose.
        seat: Seat,
        /// For how many colours.
        colours: u8,
        /// For how many of them they were not paid.
        unpaid: u8,
    },
    /// Workers went from a Player Board to the bag.
    WorkersReturned {
        /// Whose.
        seat: Seat,
        /// Which.
        workers: Workers,
    },
    /// A Worker row went to an empty Action slot.
    RowMoved {
        /// Which row, from 0.
        row: u8,
        /// To which slot.
        slot: ActionSlot,
    },
    /// All rows are empty: a full refill began.
    Refilled,
    /// A Worker came from the bag.
    WorkerDrawn {
        /// Its colour.
        colour: Colour,
        /// Where it came.
        to: Drawn,
    },
    /// The Scoring Marker moved on.
    MarkerMoved {
        /// To which slot, from 0.
        slot: u8,
    },
    /// A Scoring began.
    ScoringBegan {
        /// Which, from 1.
        scoring: u8,
    },
    /// A Region scored for a player.
    RegionScored {
        /// Whose.
        seat: Seat,
        /// In which Scoring, from 1.
        scoring: u8,
        /// Which.
        region: Region,
        /// The first place that the player's Influence takes there, from 1.
        place: u8,
        /// The points.
        points: i16,
    },
    /// Ships scored in a Region.
    ShipsScored {
        /// Whose.
        seat: Seat,
        /// Where.
        region: Region,
        /// The points.
        points: i16,
    },
    /// The last phase began.
    LastPhaseBegan {
        /// Who caused it, and takes the last turn.
        seat: Seat,
    },
    /// The final income came, and the final wages were due.
    FinalBudget {
        /// Whose.
        seat: Seat,
        /// The yen that are left, in thousands.
        yen: u16,
        /// For how many colours wages were not paid.
        unpaid: u8,
    },
    /// An Achievement scored.
    AchievementScored {
        /// Whose.
        seat: Seat,
        /// Which.
        achievement: Achievement,
        /// The points.
        points: i16,
    },
    /// The game is over.
    GameOver,
}

impl Happening for Event {
    fn seen_by(self, _: Option<Seat>) -> Self {
        self
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::WorkerDrawn { .. })
    }
}

impl Event {
    /// Whose doing it was; `None` for what befalls all.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::RoundBegan { .. }
            | Self::RowMoved { .. }
            | Self::Refilled
            | Self::WorkerDrawn { .. }
            | Self::MarkerMoved { .. }
            | Self::ScoringBegan { .. }
            | Self::GameOver => None,
            Self::TurnBegan { seat }
            | Self::WorkerTaken { seat, .. }
            | Self::Acted { seat, .. }
            | Self::Raised { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Paid { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::Scored { seat, .. }
            | Self::Ran { seat, .. }
            | Self::CubesLaid { seat, .. }
            | Self::ContractFulfilled { seat, .. }
            | Self::FactoryBuilt { seat, .. }
            | Self::Improved { seat, .. }
            | Self::MachineStored { seat }
            | Self::TransportBuilt { seat, .. }
            | Self::Supplied { seat, .. }
            | Self::InfluencePlaced { seat, .. }
            | Self::InfluenceReturned { seat, .. }
            | Self::Consolidated { seat }
            | Self::RewardTaken { seat, .. }
            | Self::MultiplierTaken { seat }
            | Self::MultiplierPlaced { seat, .. }
            | Self::MultiplierDiscarded { seat, .. }
            | Self::WagesDue { seat, .. }
            | Self::WorkersReturned { seat, .. }
            | Self::RegionScored { seat, .. }
            | Self::ShipsScored { seat, .. }
            | Self::LastPhaseBegan { seat }
            | Self::FinalBudget { seat, .. }
            | Self::AchievementScored { seat, .. } => Some(seat),
        }
    }
}
