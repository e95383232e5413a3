//! What is said of the game for two: its questions, its moves, what happened, why a move is refused, the score, and what is wrong with its documents.
//!
//! All of it is said by a [`Speech`] about its table, to the seat that is asked or of what everybody may know: an event is told as its reader may know
//! it, and cards that nobody but their owner knows are named in no label but those of the owner's own moves.

mod actions;
mod buttons;
mod coach;
mod faults;
mod gist;
pub mod inventory;
mod keys;
mod log;
mod nouns;
mod phrases;
mod questions;
mod refusals;
mod rules;
mod score;
mod story;
#[cfg(test)]
mod tests;
mod vocabulary;

use super::components::Place;
use super::{Chapter, Duel};
use crate::words::{Arg, Names, Question, Speech, Words};

pub use keys::Caption;
pub(super) use phrases::Tell;
pub use vocabulary::Vocabulary;

/// The name of a Place.
pub(super) fn place_name(words: Words, place: Place) -> &'static str {
    let room: &Vocabulary = words.of_room();
    room.place.of(place)
}

/// The name of a chapter of the rulebook.
pub(super) fn chapter(words: Words, chapter: Chapter) -> &'static str {
    let room: &Vocabulary = words.of_room();
    room.chapter.of(chapter)
}

impl Speech<'_, Duel> {
    /// What the game's room says in the language.
    fn room(&self) -> &'static Vocabulary {
        self.words.of_room()
    }

    /// A Place, as a filling in the form that a pattern asks for.
    pub(super) fn at(&self, place: Place) -> (&'static str, Arg<'static>) {
        ("place", self.words.name_of(&self.room().place, place))
    }
}
