//! What events speak of: for what moves, for the rings around the last turns, and for the lines of the log. Where it lies on the
//! table is told by `whereabouts`.

use crate::game::Seat;
use crate::yokohama::components::Piece;
use crate::yokohama::map::Place;
use crate::yokohama::{Event, Origin, Shrine};

/// A thing on the table that an event speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// An Area.
    Area(Place),
    /// A player's Assistants on an Area.
    Assistants(Place, Seat),
    /// A player's President.
    President(Seat),
    /// The Station token.
    Station,
    /// The 5-Power token of an Area.
    Token(Place),
    /// A Shop space of an Area.
    Shop(Place, u8),
    /// The Trading House space of an Area.
    House(Place),
    /// A space of the Church or Customs board.
    Space(Shrine, u8),
    /// A space of Port board A (0) or B (1).
    Order(u8, u8),
    /// A space of Laboratory board A (0) or B (1).
    Technology(u8, u8),
    /// An Achievement, by stack.
    Achievement(u8),
    /// What a player has of a kind of piece in the hand.
    Hand(Seat, Piece),
    /// What a player has of a kind of piece in the Warehouse.
    Warehouse(Seat, Piece),
    /// A player's panel.
    Player(Seat),
}

impl Spot {
    /// Where a piece comes from.
    pub(super) const fn origin(from: Origin, seat: Seat) -> Self {
        match from {
            Origin::Hand => Self::Hand(seat, Piece::Assistant),
            Origin::Area(place) => Self::Assistants(place, seat),
        }
    }
}

/// What an event changed on the table, for a reader to look at. What lies with the players alone is not told: it stands in
/// their panels.
pub fn touched(event: &Event) -> Vec<Spot> {
    match *event {
        Event::Placed { seat, place } => vec![Spot::Assistants(place, seat)],
        Event::PresidentMoved { seat, to: Some(_), .. } => vec![Spot::President(seat)],
        Event::Settled { board, space, .. } => vec![Spot::Space(board, space)],
        Event::Learned { board, space, .. } => vec![Spot::Technology(board, space)],
        Event::OrderTaken { board, space, .. } => vec![Spot::Order(board, space)],
        Event::ShopBuilt { place, space, .. } => vec![Spot::Shop(place, space)],
        Event::HouseBuilt { place, .. } => vec![Spot::House(place)],
        Event::Achieved { stack, .. } => vec![Spot::Achievement(stack)],
        Event::Shifted { seat, to, .. } => vec![Spot::Assistants(to, seat)],
        Event::StationPlaced { .. } => vec![Spot::Station],
        _ => Vec::new(),
    }
}

/// Where an event happened, for the line of the log that tells it: what it touched, or else the Area or the player it
/// speaks of.
pub fn spoken_of(event: &Event) -> Vec<Spot> {
    let things = touched(event);
    match *event {
        _ if !things.is_empty() => things,
        Event::Recovered { place, .. }
        | Event::Acted { place, .. }
        | Event::NothingBuilt { place, .. }
        | Event::AgentUsed { place, .. }
        | Event::TokenTaken { place, .. } => vec![Spot::Area(place)],
        // What the line of an action tells besides it.
        Event::Paid { .. } | Event::Gained { .. } => Vec::new(),
        _ => event.seat().map(Spot::Player).into_iter().collect(),
    }
}
