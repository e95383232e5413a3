//! What is said of the game: every sentence about its table, its questions, its moves and what happened.

mod actions;
mod buttons;
mod endings;
mod halfway;
mod hints;
mod log;
mod nouns;
mod overview;
mod power;
mod questions;
mod refusals;
mod rules;
mod signs;
mod spoken;
mod spots;
mod steps;
mod story;
#[cfg(test)]
mod tests;
mod wastes;

use super::Yokohama;
use super::map::Place;
use crate::words::{Arg, Catalogue, Key, Names, Speech, Words, format, phrases};

pub use hints::{Hint, Subject};
pub use questions::{Arrival, Question};
pub use story::LogLine;

impl Speech<'_, Yokohama> {
    fn spot(&self, place: Place) -> Arg<'static> {
        Arg::Place(self.table.spot(place))
    }
}
