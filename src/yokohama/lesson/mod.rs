//! Lessons about Yokohama.

mod sights;

use super::table::Target;
use super::{View, Yokohama};
use crate::lesson::{self, Taught};
use crate::words::Words;

/// The JSON schema of the document (draft 2020-12): that of every game's ([`lesson::SCHEMA`]), which it names, with what is of this one.
pub const SCHEMA: &str = include_str!("schema.json");

/// A lesson about Yokohama.
pub type Lesson = lesson::Lesson<Yokohama>;

/// A reader's way through a lesson about Yokohama.
pub type Walk = lesson::Walk<Yokohama>;

/// Why a document is no lesson about Yokohama.
pub type LessonError = lesson::ErrorOf<Yokohama>;

impl Taught for Yokohama {
    type Sight = Target;

    fn find(&self, view: &View, name: &str) -> Option<Target> {
        sights::find(self, view, name)
    }
}

impl Words {
    /// Why a document is no lesson: in which step, where, and what is possible there.
    pub fn lesson_error(self, error: &LessonError) -> String {
        self.lesson_fault::<Yokohama>(error)
    }
}
