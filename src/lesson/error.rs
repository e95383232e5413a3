//! Why a document is no lesson.

use std::fmt;

use crate::document::{Misread, Wrong};
use crate::words::Words;
use crate::words::phrases::Failing;
use crate::yokohama::Forbidden;
use crate::yokohama::position::PositionError;
use crate::yokohama::record::RecordError;

/// Why a document is no lesson: in which step, where, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonError {
    /// The name of the step; `None` if it is about the lesson as a whole, or the step has no name.
    pub step: Option<String>,
    /// The place in the document, such as `steps[2].must`; empty for the document as a whole.
    pub path: String,
    /// What is wrong.
    pub flaw: LessonFlaw,
}

/// What is wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonFlaw {
    /// It has not the form of a lesson.
    Form(Wrong),
    /// It is written in a newer version of the format.
    Newer {
        /// Its version.
        version: u32,
    },
    /// It begins with what is no position, or with options of no game.
    Position(PositionError),
    /// It begins with what is no record.
    Record(RecordError),
    /// The record is shorter than the point at which the lesson begins.
    Point {
        /// How many moves it has.
        moves: u32,
    },
    /// A text is not there in English.
    NoEnglish,
    /// A text is in no language.
    Tag,
    /// Two steps of one name.
    SameStep,
    /// There is no step of that name.
    NoStep {
        /// The name.
        id: String,
    },
    /// No way leads to the step.
    Unreached,
    /// A text is no move.
    NotAMove {
        /// The text.
        text: String,
    },
    /// A move breaks a rule when the lesson comes to it.
    Illegal {
        /// The move.
        text: String,
        /// The rule.
        forbidden: Forbidden,
    },
    /// A move is asked for when another seat is asked, or the game is over.
    NotAsked,
    /// None of the allowed moves is legal when the lesson comes to it.
    NoMove,
    /// No way leads from the step to the end.
    NoWayOut,
    /// What is to be shown is not there when the lesson comes to it.
    NoThing {
        /// Its name.
        name: String,
    },
    /// To walk all its ways is more work than is done.
    TooWide,
}

impl LessonError {
    pub(super) const fn new(path: String, flaw: LessonFlaw) -> Self {
        let step = None;
        Self { step, path, flaw }
    }

    /// The same, in a step of a name.
    pub(super) fn in_step(mut self, id: &str) -> Self {
        self.step.get_or_insert_with(|| id.to_owned());
        self
    }
}

impl From<Misread> for LessonError {
    fn from(misread: Misread) -> Self {
        Self::new(misread.path, LessonFlaw::Form(misread.wrong))
    }
}

impl From<PositionError> for LessonError {
    fn from(error: PositionError) -> Self {
        Self::new(error.path.clone(), LessonFlaw::Position(error))
    }
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { step, path, flaw } = self;
        let step = step.as_deref().unwrap_or_default();
        write!(
            f,
            "Lesson, step \u{201c}{step}\u{201d}, at \u{201c}{path}\u{201d}: {flaw:?}."
        )
    }
}

impl std::error::Error for LessonError {}

impl Words {
    /// Why a document is no lesson: in which step, where, and what is possible there.
    pub fn lesson_error(self, error: &LessonError) -> String {
        let flaw = match &error.flaw {
            // They tell all of it themselves.
            LessonFlaw::Record(error) => return self.record_error(error),
            LessonFlaw::Position(error) => self.flaw(&error.flaw),
            flaw => self.lesson_flaw(flaw),
        };
        let flaw = ("flaw", flaw.into());
        let path = ("path", error.path.as_str().into());
        match &error.step {
            Some(step) => self.say(Failing::LessonStep, &[("step", step.as_str().into()), path, flaw]),
            None if error.path.is_empty() => self.say(Failing::LessonWhole, &[flaw]),
            None => self.say(Failing::LessonAt, &[path, flaw]),
        }
    }

    /// What is wrong with a lesson, as part of a sentence.
    fn lesson_flaw(self, flaw: &LessonFlaw) -> String {
        let phrase = match flaw {
            LessonFlaw::Form(wrong) => return self.wrong(wrong),
            LessonFlaw::Newer { version } => {
                return self.say(Failing::DocumentNewer, &[("version", (*version).into())]);
            }
            LessonFlaw::Position(error) => return self.flaw(&error.flaw),
            LessonFlaw::Record(error) => return self.record_error(error),
            LessonFlaw::Point { moves } => return self.say(Failing::PointBeyond, &[("moves", (*moves).into())]),
            LessonFlaw::NoStep { id } => return self.say(Failing::NoStep, &[("id", id.as_str().into())]),
            LessonFlaw::NotAMove { text } => return self.say(Failing::StepNotAMove, &[("text", text.as_str().into())]),
            LessonFlaw::Illegal { text, forbidden } => {
                let chapter = self.chapter(forbidden.chapter);
                let args = [("text", text.as_str().into()), ("chapter", chapter.into())];
                return self.say(Failing::StepIllegal, &args);
            }
            LessonFlaw::NoThing { name } => return self.say(Failing::StepNoThing, &[("name", name.as_str().into())]),
            LessonFlaw::NoEnglish => Failing::NoEnglish,
            LessonFlaw::Tag => Failing::NoLanguageTag,
            LessonFlaw::SameStep => Failing::StepTwice,
            LessonFlaw::Unreached => Failing::StepUnreached,
            LessonFlaw::NotAsked => Failing::StepNotAsked,
            LessonFlaw::NoMove => Failing::StepNoMove,
            LessonFlaw::NoWayOut => Failing::StepNoWayOut,
            LessonFlaw::TooWide => Failing::StepTooWide,
        };
        self.phrase(phrase).to_owned()
    }
}
