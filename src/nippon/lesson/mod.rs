//! Lessons about Nippon.

mod sights;

use super::table::Target;
use super::{Nippon, View};
use crate::lesson::{self, Taught};

/// The JSON schema of the document (draft 2020-12): that of every game's ([`lesson::SCHEMA`]), which it names, with what is of this one.
pub const SCHEMA: &str = include_str!("schema.json");

/// A lesson about Nippon.
pub type Lesson = lesson::Lesson<Nippon>;

/// A reader's way through a lesson about Nippon.
pub type Walk = lesson::Walk<Nippon>;

/// Why a document is no lesson about Nippon.
pub type LessonError = lesson::ErrorOf<Nippon>;

impl Taught for Nippon {
    type Sight = Target;

    fn find(&self, view: &View, name: &str) -> Option<Target> {
        sights::find(self, view, name)
    }
}
