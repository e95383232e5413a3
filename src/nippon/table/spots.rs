//! What events speak of: for what moves, for the rings around the last turn, and for the lines of the log.

use super::{Show, keys};
use crate::drawing::scene::Key;
use crate::game::Seat;
use crate::nippon::Event;
use crate::nippon::components::{ActionSlot, City, Good, Region, RewardBonus, RewardLevel, Side, Track, Transport};
use crate::nippon::rules::event::Drawn;
use crate::table::keys as house_keys;

/// A thing on the table that an event speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// An Action slot.
    Slot(ActionSlot),
    /// A Worker row, from 0.
    Row(u8),
    /// The bag.
    Bag,
    /// A City.
    City(City),
    /// An Influence slot of a City.
    Influence(City, Side),
    /// A Region's sea.
    Region(Region),
    /// The Trains or Ships of a seat in a Region.
    Transport(Region, Seat, Transport),
    /// The Reward tiles of a level and bonus.
    Reward(RewardLevel, RewardBonus),
    /// The Scoring Marker.
    Marker,
    /// A track of a seat.
    Track(Seat, Track),
    /// The Factory of a seat.
    Factory(Seat, Good),
    /// A player's panel.
    Player(Seat),
}

impl Spot {
    /// The nodes that may show it, the closest first.
    pub(super) fn keys(self, show: &Show) -> Vec<Key> {
        match self {
            Self::Slot(slot) => vec![keys::slot(slot)],
            Self::Row(row) => vec![keys::row(row), keys::bag()],
            Self::Bag => vec![keys::bag()],
            Self::City(city) => vec![keys::city(city)],
            Self::Influence(city, side) => vec![keys::influence(city, side), keys::city(city)],
            Self::Region(region) => vec![keys::region(region)],
            Self::Transport(region, seat, transport) => {
                vec![keys::transport(region, seat, transport), keys::region(region)]
            }
            Self::Reward(level, bonus) => vec![keys::reward(level, bonus)],
            Self::Marker => vec![keys::marker()],
            Self::Track(seat, track) if seat == show.me() => {
                [vec![keys::track(track)], Self::Player(seat).keys(show)].concat()
            }
            Self::Factory(seat, good) if seat == show.me() => {
                [vec![keys::factory(good)], Self::Player(seat).keys(show)].concat()
            }
            Self::Track(seat, _) | Self::Factory(seat, _) => Self::Player(seat).keys(show),
            Self::Player(seat) if seat == show.me() => vec![house_keys::me(), house_keys::strip(seat)],
            Self::Player(seat) => vec![house_keys::panel(seat), house_keys::strip(seat)],
        }
    }
}

/// What an event changed on the table, for a reader to look at. What lies with the players alone is not told: it stands in their panels.
pub(super) fn touched(event: &Event) -> Vec<Spot> {
    match *event {
        Event::WorkerTaken { slot, .. } => vec![Spot::Slot(slot)],
        Event::TransportBuilt {
            seat,
            transport,
            region,
            ..
        } => vec![Spot::Transport(region, seat, transport)],
        Event::InfluencePlaced { city, side, .. } | Event::InfluenceReturned { city, side, .. } => {
            vec![Spot::Influence(city, side)]
        }
        Event::RewardTaken { level, bonus, .. } => vec![Spot::Reward(level, bonus)],
        _ => Vec::new(),
    }
}

/// Where an event happened, for the line of the log that tells it: what it touched, or else what or whom it speaks of.
pub(super) fn spoken_of(event: &Event) -> Vec<Spot> {
    let things = touched(event);
    match *event {
        _ if !things.is_empty() => things,
        Event::Supplied { city, .. } => vec![Spot::City(city)],
        Event::RegionScored { region, .. } | Event::ShipsScored { region, .. } => vec![Spot::Region(region)],
        Event::RowMoved { slot, .. } => vec![Spot::Slot(slot)],
        Event::WorkerDrawn {
            to: Drawn::Slot(slot), ..
        } => vec![Spot::Slot(slot)],
        Event::WorkerDrawn {
            to: Drawn::Row(row), ..
        } => vec![Spot::Row(row)],
        Event::MarkerMoved { .. } | Event::ScoringBegan { .. } | Event::Refilled => vec![Spot::Marker],
        Event::Raised { seat, track, .. } => vec![Spot::Track(seat, track)],
        Event::Ran { seat, good, .. } | Event::CubesLaid { seat, good, .. } | Event::Improved { seat, good, .. } => {
            vec![Spot::Factory(seat, good)]
        }
        Event::FactoryBuilt { seat, factory } => vec![Spot::Factory(seat, factory.good())],
        _ => event.seat().map(Spot::Player).into_iter().collect(),
    }
}
