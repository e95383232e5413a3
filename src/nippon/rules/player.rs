//! What a player owns.

use serde::Serialize;

use super::components::{
    ACHIEVEMENTS, Achievement, CONTRACTS, Contracts, FactoryTile, GOODS, Good, MOST_INFLUENCE, MOST_MACHINE, Resource,
    TILES, TRACKS, Track, Transport,
};
use super::workers::Workers;

/// An own Factory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Factory {
    /// Its tile.
    pub tile: FactoryTile,
    /// The number of its Machine; 0 without one.
    pub machine: u8,
    /// The cubes on its Storage area.
    pub cubes: u8,
}

/// What a player owns: a Zaibatsu.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Player {
    /// Points, before the final scoring. Unpaid wages may bring them below 0.
    pub points: i16,
    /// Yen in the Budget, in thousands.
    pub yen: u16,
    /// Coal in the Budget.
    pub coal: u16,
    /// Blueprints, by their value.
    pub blueprints: u16,
    /// The slots of the level markers: Money, Coal, Knowledge; the lowest is 0.
    pub markers: [u8; TRACKS],
    /// Workers on the Player Board.
    pub workers: Workers,
    /// Contracts that lie face up.
    pub contracts: Contracts,
    /// Own Factories, by what they make.
    pub factories: [Option<Factory>; GOODS],
    /// Machines in the own supply.
    pub machines: u8,
    /// Influence tiles in the own supply, of each value from 1 on.
    pub tiles: [u8; MOST_INFLUENCE],
    /// Trains on the Player Board.
    pub trains: u8,
    /// Ships on the Player Board.
    pub ships: u8,
    /// The multiplier of the tile on each Achievement space; 0 without one.
    pub spaces: [u8; ACHIEVEMENTS],
}

impl Player {
    /// How much of a resource there is.
    pub const fn has(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Yen => self.yen,
            Resource::Coal => self.coal,
            Resource::Blueprints => self.blueprints,
        }
    }

    /// The count of a resource, to be changed.
    pub const fn count_mut(&mut self, resource: Resource) -> &mut u16 {
        match resource {
            Resource::Yen => &mut self.yen,
            Resource::Coal => &mut self.coal,
            Resource::Blueprints => &mut self.blueprints,
        }
    }

    /// The slot of a level marker; the lowest is 0.
    pub const fn marker(&self, track: Track) -> usize {
        self.markers[track.index()] as usize
    }

    /// How many Contracts are fulfilled.
    pub const fn fulfilled(&self) -> u8 {
        CONTRACTS as u8 - self.contracts.len()
    }

    /// The own Factory of a good.
    pub const fn factory(&self, good: Good) -> Option<&Factory> {
        self.factories[good.index()].as_ref()
    }

    /// The own Factories, in the order of the goods.
    pub fn own(&self) -> impl Iterator<Item = &Factory> + Clone {
        self.factories.iter().flatten()
    }

    /// The cubes of a good.
    pub const fn cubes(&self, good: Good) -> u8 {
        match self.factory(good) {
            Some(factory) => factory.cubes,
            None => 0,
        }
    }

    /// Whether an own Factory of a good can take a Machine or have it turned.
    pub fn improvable(&self, good: Good) -> bool {
        self.factory(good).is_some_and(|factory| factory.machine < MOST_MACHINE)
    }

    /// Trains or Ships on the Player Board.
    pub const fn left(&self, transport: Transport) -> u8 {
        match transport {
            Transport::Train => self.trains,
            Transport::Ship => self.ships,
        }
    }

    /// Trains or Ships that are built.
    pub const fn built(&self, transport: Transport) -> usize {
        TILES - self.left(transport) as usize
    }

    /// Whether an Achievement space has no tile.
    pub const fn is_free(&self, space: Achievement) -> bool {
        self.spaces[space.index()] == 0
    }
}
