//! What lies on the table of Yokohama Duel.

use serde::Serialize;

use crate::duel::components::{Criterion, Exchange, OrderId, Place, Support, Title};
use crate::duel::course::Category;
use crate::game::Seat;

/// Something of Yokohama Duel on the table that can be touched or looked at. Slots count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// A Place.
    Place(Place),
    /// A seat's Shop at a Place, or where it would stand.
    Shop(Place, Seat),
    /// The Trading House at a Place, or where it would stand.
    House(Place),
    /// The Church card of a slot.
    Church(u8),
    /// The Technology of a slot.
    Technology(u8),
    /// The Bonus card of a slot.
    Bonus(u8),
    /// An own Influence card in hand, by its present level.
    Card(u8),
    /// An own Influence card that may be upgraded, by its printed level.
    Upgrade(u8),
    /// The own Support cards of a kind.
    Support(Support),
    /// A Technology that somebody owns.
    Owned(Title),
    /// The own Traders.
    Trader,
    /// An Order in the own hand.
    Order(OrderId),
    /// An Order that the own seat looks at.
    Looked(OrderId),
    /// An exchange of Chinatown.
    Exchange(Exchange),
    /// Something that is looked at alone.
    Sight(Sight),
}

/// Something on the table that is explained where it is pointed at and does nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sight {
    /// How far the game is.
    Round,
    /// A deck.
    Deck(Deck),
    /// The Station token.
    Station,
    /// What a Trader is recruited for.
    Criterion(Criterion),
    /// A line of the score sheet.
    Category(Category),
}

/// A deck of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deck {
    /// Orders.
    Orders,
    /// Bonus cards.
    Bonus,
    /// Technologies.
    Technologies,
}

impl Deck {
    /// Every deck.
    pub const ALL: [Self; 3] = [Self::Orders, Self::Bonus, Self::Technologies];
}

/// A sheet over the board, where a choice needs room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sheet {
    /// The Technologies on show.
    Technologies,
    /// The Church cards on show.
    Church,
    /// The Bonus cards on show.
    Bonus,
    /// The Orders that the own seat looks at.
    Looked,
}

impl Sheet {
    /// Those that lie beside the board, in their order.
    pub const BESIDE: [Self; 3] = [Self::Technologies, Self::Church, Self::Bonus];
}

impl Thing {
    /// The Place where it lies.
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::Place(place) | Self::Shop(place, _) | Self::House(place) => Some(place),
            _ => None,
        }
    }
}
