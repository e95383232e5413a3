//! What events speak of: for what moves, for the rings around the last turn, and for the lines of the log.

use super::{Show, keys};
use crate::drawing::scene::Key;
use crate::duel::Event;
use crate::duel::components::{ChurchId, Place};
use crate::game::Seat;
use crate::table::keys as house_keys;

/// A thing on the table that an event speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A Place.
    Place(Place),
    /// A seat's Influence cards at a Place.
    Played(Place, Seat),
    /// A seat's Shop at a Place.
    Shop(Place, Seat),
    /// The Trading House at a Place.
    House(Place),
    /// The Station token.
    Station,
    /// The Technology of a slot.
    Technology(u8),
    /// A Church card, and the slot in which it lies or lay.
    Church(u8, ChurchId),
    /// The Bonus card of a slot.
    Bonus(u8),
    /// A player's panel.
    Player(Seat),
}

impl Spot {
    /// The nodes that may show it, the closest first.
    pub(super) fn keys(self, show: &Show) -> Vec<Key> {
        match self {
            Self::Place(place) => vec![keys::tile(place)],
            Self::Played(place, seat) => vec![keys::played(place, seat), keys::tile(place)],
            Self::Shop(place, seat) => vec![keys::shop(place, seat), keys::tile(place)],
            Self::House(place) => vec![keys::house(place), keys::tile(place)],
            Self::Station => vec![keys::station()],
            Self::Technology(slot) => vec![keys::technology(slot), keys::tile(Place::Laboratory)],
            Self::Church(slot, card) => vec![keys::church(slot), keys::taken(card), keys::tile(Place::Church)],
            Self::Bonus(slot) => vec![keys::bonus(slot)],
            Self::Player(seat) if seat == show.me() => vec![house_keys::me(), house_keys::strip(seat)],
            Self::Player(seat) => vec![house_keys::panel(seat), house_keys::strip(seat)],
        }
    }
}

/// What an event changed on the table, for a reader to look at. What lies with the players alone is not told: it stands in their
/// panels. Neither is the slot of a Technology or a Bonus card: another card lies there, or will.
pub(super) fn touched(event: &Event) -> Vec<Spot> {
    match *event {
        Event::CardPlayed { seat, place, .. } => vec![Spot::Played(place, seat)],
        Event::ShopBuilt { seat, place } => vec![Spot::Shop(place, seat)],
        Event::HouseBuilt { place, .. } => vec![Spot::House(place)],
        Event::StationPlaced { .. } => vec![Spot::Station],
        Event::ChurchTaken { slot, card, .. } => vec![Spot::Church(slot, card)],
        _ => Vec::new(),
    }
}

/// Where an event happened, for the line of the log that tells it: what it touched, or else the Place or the player it speaks of.
pub(super) fn spoken_of(event: &Event) -> Vec<Spot> {
    let things = touched(event);
    match *event {
        _ if !things.is_empty() => things,
        Event::PlaceChosen { place, .. } | Event::Acted { place, .. } => vec![Spot::Place(place)],
        Event::BonusTaken { slot, .. } | Event::BonusLaid { slot, .. } => vec![Spot::Bonus(slot)],
        Event::Learned { slot, .. } | Event::TechnologyLaid { slot, .. } => vec![Spot::Technology(slot)],
        _ => event.seat().map(Spot::Player).into_iter().collect(),
    }
}
