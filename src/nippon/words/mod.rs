//! What is said of the game: its questions, its moves, what happened, why a move is refused, what a choice would come to, the score, and what is
//! wrong with its documents.
//!
//! All of it is said by a [`Speech`] about its table. Nothing is hidden but the order in the bag, so everybody is told the same. Money is told in
//! yen, of which the rules count thousands.

mod actions;
mod buttons;
mod coach;
mod faults;
pub mod inventory;
mod keys;
mod log;
mod nouns;
mod outlook;
mod phrases;
mod questions;
mod refusals;
mod rules;
mod score;
mod signs;
mod story;
#[cfg(test)]
mod tests;
mod vocabulary;

use super::{Chapter, Nippon};
use crate::words::{Arg, Names, Question, Speech, Words};

pub use keys::Caption;
pub(super) use signs::{Sign, city_name, region_name};
pub use vocabulary::Vocabulary;

/// The name of a chapter of the rulebook.
pub(super) fn chapter(words: Words, chapter: Chapter) -> &'static str {
    let room: &Vocabulary = words.of_room();
    room.chapter.of(chapter)
}

/// Thousands of yen, as a filling in yen.
pub(super) fn yen(thousands: impl Into<i64>) -> Arg<'static> {
    Arg::Sum(1_000 * thousands.into())
}

impl Speech<'_, Nippon> {
    /// What the game's room says in the language.
    fn room(&self) -> &'static Vocabulary {
        self.words.of_room()
    }
}
