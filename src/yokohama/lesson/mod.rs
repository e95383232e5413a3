//! Lessons about Yokohama.

mod sights;

use super::table::Target;
use super::{View, Yokohama};
use crate::lesson::{self, Taught};
use crate::words::Words;

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
        let record = |error: &_| self.record_error(error);
        let position = |flaw: &_| self.flaw(flaw);
        self.not_a_lesson(error, record, position, |forbidden| self.chapter(forbidden.chapter))
    }
}
