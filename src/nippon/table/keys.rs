//! The keys of what lies on the table of Nippon alone: the kinds of things there are, and the key of each that more than one file asks for.

use crate::drawing::scene::Key;
use crate::game::Seat;
use crate::nippon::components::{
    ActionSlot, City, Colour, ContractId, Good, Region, RewardBonus, RewardLevel, Side, Track, Transport,
};
use crate::table::keys::{OF_GAMES, kinds};

kinds! {
    /// A kind of keyed things.
    pub(crate) enum Kind {
        // On the board.
        Slot = OF_GAMES,
        Worker,
        Action,
        City,
        Demand,
        Influence,
        Region,
        Transport,
        Standing,
        Name,
        Rows,
        Rewards,
        Reward,
        Scoring,
        Marker,
        // What one owns.
        Board,
        Track,
        Factory,
        Left,
        Space,
        Machines,
        Contract,
        Tile,
        Wages,
        Taken,
        Budget,
        // The sheets over the board, and a phone's.
        SheetPart,
        SheetCard,
        // A phone's last tab.
        Rival,
    }
}

/// An Action slot.
pub(crate) const fn slot(slot: ActionSlot) -> Key {
    Kind::Slot.key(slot as u16, 0, 0)
}

/// One of the Workers of a colour on an Action slot.
pub(crate) const fn worker(slot: ActionSlot, colour: Colour, number: u16) -> Key {
    Kind::Worker.key(slot as u16, colour as u16, number)
}

/// A Worker row.
pub(crate) const fn row(row: u8) -> Key {
    Kind::Rows.key(row as u16 + 1, 0, 0)
}

/// The bag.
pub(crate) const fn bag() -> Key {
    Kind::Rows.key(0, 0, 0)
}

/// A City.
pub(crate) const fn city(city: City) -> Key {
    Kind::City.key(city as u16, 0, 0)
}

/// An Influence slot of a City.
pub(crate) const fn influence(city: City, side: Side) -> Key {
    Kind::Influence.key(city as u16, side as u16, 0)
}

/// A Region's sea.
pub(crate) const fn region(region: Region) -> Key {
    Kind::Region.key(region as u16, 0, 0)
}

/// The Trains or Ships of a seat in a Region.
pub(crate) const fn transport(region: Region, seat: Seat, transport: Transport) -> Key {
    Kind::Transport.key(region as u16, seat.0 as u16, transport as u16)
}

/// The Reward tiles of a level and bonus.
pub(crate) const fn reward(level: RewardLevel, bonus: RewardBonus) -> Key {
    Kind::Reward.key(level as u16, bonus as u16, 0)
}

/// The Scoring Marker.
pub(crate) const fn marker() -> Key {
    Kind::Marker.key(0, 0, 0)
}

/// An own track.
pub(crate) const fn track(track: Track) -> Key {
    Kind::Track.key(track as u16, 0, 0)
}

/// The own Factory of a good.
pub(crate) const fn factory(good: Good) -> Key {
    Kind::Factory.key(good as u16, 0, 0)
}

/// An own Contract.
pub(crate) const fn contract(contract: ContractId) -> Key {
    Kind::Contract.key(contract.0 as u16, 0, 0)
}

/// The own Influence tiles of a value.
pub(crate) const fn tile(value: u8) -> Key {
    Kind::Tile.key(value as u16, 0, 0)
}
