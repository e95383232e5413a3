//! The keys of what lies on Yokohama's table alone: the kinds of things there are, and the key of each that more than one file asks for.

use crate::drawing::scene::{Key, Layer};
use crate::game::Seat;
use crate::table::keys::{OF_GAMES, kinds};
use crate::yokohama::components::{Area, OrderId, Piece, TechnologyId};
use crate::yokohama::map::Place;

kinds! {
    /// A kind of keyed things.
    pub(super) enum Kind {
        // On the map and around it.
        Tile = OF_GAMES,
        Name,
        Price,
        Token,
        President,
        Assistants,
        Station,
        Shop,
        House,
        Route,
        Wedge,
        Achievement,
        Reward,
        Supply,
        // The strips of the management boards.
        Board,
        BoardHead,
        Card,
        Vacant,
        Space,
        // The dock.
        Cell,
        Agent,
        HeldOrder,
        Offer,
        Room,
        // The sheet over the map.
        SheetCard,
        SheetVacant,
        SheetSpace,
        Exchange,
        Recruit,
        // A phone's sheet and its tabs.
        PhonePlace,
        PhoneSide,
        MoreAchievement,
        MoreReward,
        MoreSupply,
    }
}

/// Where own pieces are held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    Hand,
    Warehouse,
}

/// An Area tile.
pub(super) const fn tile(place: Place) -> Key {
    Kind::Tile.key(place.0 as u16, 0, 0)
}

/// The 5-Power token of an Area.
pub(super) const fn token(place: Place) -> Key {
    Kind::Token.key(place.0 as u16, 0, 0)
}

/// A Shop space of an Area, on the tile (`Layer::Part`) or drawn larger above it.
pub(super) const fn shop(place: Place, space: u8, layer: Layer) -> Key {
    Kind::Shop.key(place.0 as u16, space as u16, layer as u16)
}

/// The Trading House space of an Area, on the tile (`Layer::Part`) or drawn larger above it.
pub(super) const fn house(place: Place, layer: Layer) -> Key {
    Kind::House.key(place.0 as u16, 0, layer as u16)
}

/// The pill of a player's Assistants on an Area.
pub(super) const fn assistants(place: Place, seat: Seat) -> Key {
    Kind::Assistants.key(place.0 as u16, seat.0 as u16, 0)
}

/// The pill of Assistants that are placed in this step.
pub(super) const fn placed(place: Place, seat: Seat) -> Key {
    Kind::Assistants.key(place.0 as u16, seat.0 as u16, 1)
}

/// A player's President.
pub(super) const fn president(seat: Seat) -> Key {
    Kind::President.key(seat.0 as u16, 0, 0)
}

/// The Station token.
pub(super) const fn station() -> Key {
    Kind::Station.key(0, 0, 0)
}

/// An Achievement, by stack.
pub(super) const fn achievement(stack: u8) -> Key {
    Kind::Achievement.key(stack as u16, 0, 0)
}

/// The strip of a management board.
pub(super) const fn board(area: Area) -> Key {
    Kind::Board.key(area as u16, 0, 0)
}

/// An Order on the strip of a Port.
pub(super) const fn order_card(card: OrderId) -> Key {
    Kind::Card.key(0, card.0 as u16, 0)
}

/// Whether a key is of an Order on the strip of a Port.
pub(super) const fn is_order_card(key: Key) -> bool {
    key.is_of(Kind::Card as u16, 0)
}

/// A Technology on the strip of a Laboratory.
pub(super) const fn technology_card(card: TechnologyId) -> Key {
    Kind::Card.key(1, card.0 as u16, 0)
}

/// A space without a card on the strip of a Port or Laboratory.
pub(super) const fn vacant(area: Area, space: u16) -> Key {
    Kind::Vacant.key(area as u16, space, 0)
}

/// A space on the strip of the Church or the Customs.
pub(super) const fn space(area: Area, space: u16) -> Key {
    Kind::Space.key(area as u16, space, 0)
}

/// The own pieces of a kind.
pub(super) const fn cell(holder: Holder, piece: Piece) -> Key {
    Kind::Cell.key(holder as u16, piece as u16, 0)
}

/// An Order in the own hand.
pub(super) const fn held_order(card: OrderId) -> Key {
    Kind::HeldOrder.key(card.0 as u16, 0, 0)
}
