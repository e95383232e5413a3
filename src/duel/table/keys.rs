//! The keys of what lies on the table of Yokohama Duel alone: the kinds of things there are, and the key of each that more than one file
//! asks for.

use crate::drawing::scene::Key;
use crate::duel::components::{ChurchId, OrderId, Place};
use crate::game::Seat;
use crate::table::keys::{OF_GAMES, kinds};

kinds! {
    /// A kind of keyed things.
    pub(crate) enum Kind {
        // On the board.
        Tile = OF_GAMES,
        Leaf,
        Name,
        Tab,
        Shop,
        House,
        Played,
        Station,
        // The strips beside it, and the sheets over it.
        Board,
        Technology,
        Church,
        Taken,
        Bonus,
        Vacant,
        SheetCard,
        Takes,
        // What one owns.
        InHand,
        Lowest,
        Flag,
        Support,
        Owned,
        Trader,
        Order,
        Left,
        Room,
        // The bar, the balance, and a phone's last tab.
        Round,
        Deck,
        Balance,
    }
}

/// A Place.
pub(crate) const fn tile(place: Place) -> Key {
    Kind::Tile.key(place as u16, 0, 0)
}

/// A seat's Shop at a Place, or where it would stand.
pub(crate) const fn shop(place: Place, seat: Seat) -> Key {
    Kind::Shop.key(place as u16, seat.0 as u16, 0)
}

/// The Trading House at a Place, or where it would stand.
pub(crate) const fn house(place: Place) -> Key {
    Kind::House.key(place as u16, 0, 0)
}

/// The Influence cards of a seat at a Place.
pub(crate) const fn played(place: Place, seat: Seat) -> Key {
    Kind::Played.key(place as u16, seat.0 as u16, 0)
}

/// The Station token.
pub(crate) const fn station() -> Key {
    Kind::Station.key(0, 0, 0)
}

/// The Technology of a slot, on its strip.
pub(crate) const fn technology(slot: u8) -> Key {
    Kind::Technology.key(slot as u16, 0, 0)
}

/// The Church card of a slot, on its strip.
pub(crate) const fn church(slot: u8) -> Key {
    Kind::Church.key(slot as u16, 0, 0)
}

/// A Church card that somebody took, where it lay on its strip.
pub(crate) const fn taken(card: ChurchId) -> Key {
    Kind::Taken.key(card.0 as u16, 0, 0)
}

/// The Bonus card of a slot, on its strip.
pub(crate) const fn bonus(slot: u8) -> Key {
    Kind::Bonus.key(slot as u16, 0, 0)
}

/// An Order in the own hand.
pub(crate) const fn order(order: OrderId) -> Key {
    Kind::Order.key(order.0 as u16, 0, 0)
}

/// The own Shops that are not built.
pub(crate) const fn shops_left() -> Key {
    Kind::Left.key(0, 0, 0)
}

/// The own Trading Houses that are not built.
pub(crate) const fn houses_left() -> Key {
    Kind::Left.key(1, 0, 0)
}
