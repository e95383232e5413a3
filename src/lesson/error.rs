//! Why a document is no lesson.

use std::fmt;

use crate::document::{Misread, Wrong};
use crate::game::Game;
use crate::position::{PositionError, Positioned};
use crate::printed::Printed;
use crate::record::RecordError;
use crate::words::phrases::Failing;
use crate::words::{Faulted, Words};

/// Why a document is no lesson about a game.
pub type ErrorOf<G> = LessonError<<G as Printed>::OptionsError, <G as Positioned>::Flaw, <G as Game>::Refusal>;

/// What is wrong with a lesson about a game.
pub(super) type FlawOf<G> = LessonFlaw<<G as Printed>::OptionsError, <G as Positioned>::Flaw, <G as Game>::Refusal>;

/// Why a document is no lesson: in which step, where, and what is wrong there. `O` is why a game is not played with some options, `P` what only a
/// position of this game can have wrong, `F` why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonError<O, P, F> {
    /// The name of the step; `None` if it is about the lesson as a whole, or the step has no name.
    pub step: Option<String>,
    /// The place in the document, such as `steps[2].must`; empty for the document as a whole.
    pub path: String,
    /// What is wrong.
    pub flaw: LessonFlaw<O, P, F>,
}

/// What is wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonFlaw<O, P, F> {
    /// It has not the form of a lesson.
    Form(Wrong),
    /// It is written in a newer version of the format.
    Newer {
        /// Its version.
        version: u32,
    },
    /// It begins with what is no position, or with options of no game.
    Position(PositionError<O, P>),
    /// It begins with what is no record.
    Record(RecordError<O, P, F>),
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
        forbidden: F,
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

impl<O, P, F> LessonError<O, P, F> {
    pub(super) const fn new(path: String, flaw: LessonFlaw<O, P, F>) -> Self {
        let step = None;
        Self { step, path, flaw }
    }

    /// The same, in a step of a name.
    pub(super) fn in_step(mut self, id: &str) -> Self {
        self.step.get_or_insert_with(|| id.to_owned());
        self
    }
}

impl<O, P, F> From<Misread> for LessonError<O, P, F> {
    fn from(misread: Misread) -> Self {
        Self::new(misread.path, LessonFlaw::Form(misread.wrong))
    }
}

impl<O, P, F> From<PositionError<O, P>> for LessonError<O, P, F> {
    fn from(error: PositionError<O, P>) -> Self {
        Self::new(error.path.clone(), LessonFlaw::Position(error))
    }
}

impl<O: fmt::Debug, P: fmt::Debug, F: fmt::Debug> fmt::Display for LessonError<O, P, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { step, path, flaw } = self;
        let step = step.as_deref().unwrap_or_default();
        write!(
            f,
            "Lesson, step \u{201c}{step}\u{201d}, at \u{201c}{path}\u{201d}: {flaw:?}."
        )
    }
}

impl<O: fmt::Debug, P: fmt::Debug, F: fmt::Debug> std::error::Error for LessonError<O, P, F> {}

impl Words {
    /// Why a document is no lesson about a game: in which step, where, and what is possible there.
    pub fn lesson_fault<G: Faulted>(self, error: &ErrorOf<G>) -> String {
        let flaw = match &error.flaw {
            // It tells all of it itself.
            LessonFlaw::Record(error) => return self.record_fault::<G>(error),
            LessonFlaw::Position(error) => self.flaw_of::<G>(&error.flaw),
            LessonFlaw::Illegal { text, forbidden } => {
                let chapter = G::of_chapter(self, forbidden);
                let args = [("text", text.as_str().into()), ("chapter", chapter.into())];
                self.say(Failing::StepIllegal, &args)
            }
            LessonFlaw::Form(wrong) => self.wrong(wrong),
            LessonFlaw::Newer { version } => self.say(Failing::DocumentNewer, &[("version", (*version).into())]),
            LessonFlaw::Point { moves } => self.say(Failing::PointBeyond, &[("moves", (*moves).into())]),
            LessonFlaw::NoStep { id } => self.say(Failing::NoStep, &[("id", id.as_str().into())]),
            LessonFlaw::NotAMove { text } => self.say(Failing::StepNotAMove, &[("text", text.as_str().into())]),
            LessonFlaw::NoThing { name } => self.say(Failing::StepNoThing, &[("name", name.as_str().into())]),
            LessonFlaw::NoEnglish => self.phrase(Failing::NoEnglish).to_owned(),
            LessonFlaw::Tag => self.phrase(Failing::NoLanguageTag).to_owned(),
            LessonFlaw::SameStep => self.phrase(Failing::StepTwice).to_owned(),
            LessonFlaw::Unreached => self.phrase(Failing::StepUnreached).to_owned(),
            LessonFlaw::NotAsked => self.phrase(Failing::StepNotAsked).to_owned(),
            LessonFlaw::NoMove => self.phrase(Failing::StepNoMove).to_owned(),
            LessonFlaw::NoWayOut => self.phrase(Failing::StepNoWayOut).to_owned(),
            LessonFlaw::TooWide => self.phrase(Failing::StepTooWide).to_owned(),
        };
        let flaw = ("flaw", flaw.into());
        let path = ("path", error.path.as_str().into());
        match &error.step {
            Some(step) => self.say(Failing::LessonStep, &[("step", step.as_str().into()), path, flaw]),
            None if error.path.is_empty() => self.say(Failing::LessonWhole, &[flaw]),
            None => self.say(Failing::LessonAt, &[path, flaw]),
        }
    }
}
