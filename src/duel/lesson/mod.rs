//! Lessons about Yokohama Duel.

mod sights;

use super::{Duel, View};
use crate::lesson::{self, Taught};

pub use sights::Sight;

/// A lesson about Yokohama Duel.
pub type Lesson = lesson::Lesson<Duel>;

/// A reader's way through a lesson about Yokohama Duel.
pub type Walk = lesson::Walk<Duel>;

/// Why a document is no lesson about Yokohama Duel.
pub type LessonError = lesson::ErrorOf<Duel>;

impl Taught for Duel {
    type Sight = Sight;

    fn find(&self, view: &View, name: &str) -> Option<Sight> {
        sights::find(self, view, name)
    }
}
