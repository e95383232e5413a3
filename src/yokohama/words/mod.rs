//! What is said of the game: every sentence about its table, its questions, its moves and what happened.

mod actions;
mod buttons;
mod coach;
mod decided;
mod endings;
mod errors;
mod halfway;
mod hints;
pub mod inventory;
mod keys;
mod log;
mod nouns;
mod overview;
mod phrases;
mod positions;
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
mod vocabulary;
mod wastes;

use super::Yokohama;
use super::map::Place;
use crate::words::{Arg, Key, Name, Names, Question, Speech, Words, format};

pub use hints::{Hint, Subject};
pub use keys::Caption;
pub use questions::Arrival;
pub use story::LogLine;
pub use vocabulary::Vocabulary;

impl Words {
    /// What the game's room says in the language.
    fn room(self) -> &'static Vocabulary {
        self.of_room()
    }
}

impl Speech<'_, Yokohama> {
    fn spot(&self, place: Place) -> Arg<'static> {
        self.words.spot(self.table, place)
    }
}
