//! What lies on the table of Nippon.

use serde::Serialize;

use crate::nippon::components::{
    Achievement, Action, ActionSlot, City, Colour, ContractId, FactoryTile, Good, Region, RewardBonus, RewardLevel,
    Side, Track, Transport,
};

/// Something of Nippon on the table that can be touched or looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// An Action slot.
    Slot(ActionSlot),
    /// The Workers of a colour on an Action slot.
    Worker(ActionSlot, Colour),
    /// An action that an Action slot shows.
    Action(Action),
    /// An Influence slot of a City, with the tile that may lie there.
    Influence(City, Side),
    /// The own Influence tiles of a value.
    Tile(u8),
    /// A Region: its sea with Trains and Ships.
    Region(Region),
    /// An own track.
    Track(Track),
    /// The own Blueprints.
    Blueprints,
    /// The own Factory of a good, or where it would stand.
    Factory(Good),
    /// An own Contract.
    Contract(ContractId),
    /// A Factory tile beside the board.
    Open(FactoryTile),
    /// The Reward tiles of a level and bonus.
    Reward(RewardLevel, RewardBonus),
    /// An own Achievement space.
    Space(Achievement),
    /// Consolidating, before it is confirmed.
    Consolidate,
    /// Something that is looked at alone.
    Sight(Sight),
}

/// Something on the table that is explained where it is pointed at and does nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sight {
    /// A City.
    City(City),
    /// The Scoring track, with the points of the Scorings.
    Scoring,
    /// The Worker rows, and the bag.
    Rows,
    /// The Reward tiles that are left.
    Rewards,
    /// The own Workers: their wages, and the Reward that they reach.
    Wages,
    /// The own Trains or Ships that are left.
    Left(Transport),
    /// The own Machines that wait.
    Machines,
}

/// A sheet over the board, where a choice needs room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sheet {
    /// Consolidating: Budget, Reward with its space, wages.
    Consolidate,
    /// The Factories that are left.
    Factories,
    /// The own Contracts and Influence tiles.
    Contracts,
    /// A Region with its Cities.
    Region(Region),
}

impl Sheet {
    /// Every sheet, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        let regions = Region::ALL.map(Self::Region);
        [Self::Consolidate, Self::Factories, Self::Contracts]
            .into_iter()
            .chain(regions)
    }
}

impl Sight {
    /// Those that stand alone, in their order.
    pub const ALONE: [Self; 7] = [
        Self::Scoring,
        Self::Rows,
        Self::Rewards,
        Self::Wages,
        Self::Left(Transport::Train),
        Self::Left(Transport::Ship),
        Self::Machines,
    ];
}
