//! What positions of the game speak of.

use crate::opponents;

/// What a group of features, or a part of the score, speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Yen, income and wages.
    Money,
    /// Coal, and the Coal track.
    Coal,
    /// Blueprints, and the Knowledge track.
    Knowledge,
    /// Factories with their Machines.
    Factories,
    /// Cubes on Storage areas.
    Goods,
    /// Contracts, fulfilled and in reach.
    Contracts,
    /// Influence tiles, and the places in the Regions.
    Influence,
    /// Trains.
    Trains,
    /// Ships.
    Ships,
    /// Workers on the Player Board, and the Reward that they bring.
    Workers,
    /// Achievement spaces with their multipliers.
    Achievements,
}

impl opponents::Subject for Subject {
    const ALL: &'static [Self] = &[
        Self::Money,
        Self::Coal,
        Self::Knowledge,
        Self::Factories,
        Self::Goods,
        Self::Contracts,
        Self::Influence,
        Self::Trains,
        Self::Ships,
        Self::Workers,
        Self::Achievements,
    ];

    fn number(self) -> usize {
        self as usize
    }
}
