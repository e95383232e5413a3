//! What the things of a position are called in its document: by the words of records and of printed values.

use crate::document::{Misread, Node};
use crate::duel::components::{PLAYERS, Place, Title};
use crate::game::Seat;
use crate::position;
pub(super) use crate::position::{name, some_of};

/// A seat of the table.
pub(super) fn seat(node: &Node) -> Result<Seat, Misread> {
    position::seat(PLAYERS, node)
}

/// One of the ten Places.
pub(super) fn place(node: &Node) -> Result<Place, Misread> {
    node.one_of(&Place::ALL, name)
}

/// One of the 20 Technologies.
pub(super) fn title(node: &Node) -> Result<Title, Misread> {
    node.one_of(&Title::ALL, name)
}
