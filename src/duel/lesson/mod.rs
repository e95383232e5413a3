//! Lessons about Yokohama Duel.

mod sights;

use super::table::Target;
use super::{Duel, View};
use crate::lesson::{self, Taught};

/// The JSON schema of the document (draft 2020-12): that of every game's ([`lesson::SCHEMA`]), which it names, with what is of this one.
pub const SCHEMA: &str = include_str!("schema.json");

/// A lesson about Yokohama Duel.
pub type Lesson = lesson::Lesson<Duel>;

/// A reader's way through a lesson about Yokohama Duel.
pub type Walk = lesson::Walk<Duel>;

/// Why a document is no lesson about Yokohama Duel.
pub type LessonError = lesson::ErrorOf<Duel>;

impl Taught for Duel {
    type Sight = Target;

    fn find(&self, view: &View, name: &str) -> Option<Target> {
        sights::find(self, view, name)
    }
}
