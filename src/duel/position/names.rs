//! What the things of a position are called in its document: by the words of records and of printed values.

use super::PositionError;
use crate::document::{Misread, Node};
use crate::duel::components::{PLAYERS, Place, Title};
use crate::game::Seat;
use crate::position;
use crate::position::Flaw;
pub(super) use crate::position::name;

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

/// A list of at most so many things, each named once.
pub(super) fn some_of<T: PartialEq>(
    node: &Node,
    most: usize,
    read: impl Fn(&Node) -> Result<T, Misread>,
) -> Result<Vec<T>, PositionError> {
    let mut named = Vec::new();
    for item in node.items(0, most)? {
        let thing = read(&item)?;
        if let Some(number) = named.iter().position(|other| *other == thing) {
            let other = format!("{}[{number}]", node.path());
            return Err(PositionError {
                path: item.path().to_owned(),
                flaw: Flaw::Twice { other },
            });
        }
        named.push(thing);
    }
    Ok(named)
}
