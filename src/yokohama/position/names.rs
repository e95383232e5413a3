//! What the things of a position are called in its document: by the words of records, squares by the short notation.

use super::{Flaw, PositionError};
use crate::document::{Node, Wrong};
use crate::yokohama::map::{self, Place};

/// The square of a place: its row from the top, `a` to `d`, and its number in the row.
pub(super) fn square(players: u8, place: Place) -> String {
    let (row, column) = map::row_and_column(players, place);
    format!("{}{}", char::from(b'a' + row), column + 1)
}

/// The place of a square, if the table has it.
pub(crate) fn place_of(players: u8, square_name: &str) -> Option<Place> {
    let mut places = (0..map::places(players)).map(Place);
    places.find(|&place| square(players, place) == square_name)
}

/// The place that a document names by its square.
pub(super) fn place(players: u8, node: &Node) -> Result<Place, PositionError> {
    let text = node.value().as_str().ok_or_else(|| node.wrong(Wrong::NotAText))?;
    place_of(players, text).ok_or_else(|| no_square(players, node.path()))
}

/// No square of the table stands at a path.
pub(super) fn no_square(players: u8, path: &str) -> PositionError {
    let last = square(players, Place(map::places(players) - 1));
    PositionError::new(path, Flaw::Square { last })
}
