//! Why a document is no position of a game.

use std::fmt;

use super::Positioned;
use crate::document::{Misread, Wrong};
use crate::printed::Printed;

/// Why a document is no position of a game's.
pub type ErrorOf<G> = PositionError<<G as Printed>::OptionsError, <G as Positioned>::Flaw>;

/// Why a document is no position of a game: where, and what is wrong there. `O` is why a game is not played with some options, `F` what only a
/// position of this game can have wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError<O, F> {
    /// The place in the document, such as `seats[1].hand`; empty for the document as a whole.
    pub path: String,
    /// What is wrong.
    pub flaw: Flaw<O, F>,
}

/// What is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw<O, F> {
    /// It has not the form of a position.
    Form(Wrong),
    /// It is written in a newer version of the format.
    Newer {
        /// Its version.
        version: u32,
    },
    /// No game is played with its options.
    Options(O),
    /// A card, tile or token lies in two places.
    Twice {
        /// The other one.
        other: String,
    },
    /// What only a position of this game can have wrong.
    Own(F),
}

impl<O, F> PositionError<O, F> {
    /// What is wrong at a place.
    pub fn new(path: impl Into<String>, flaw: impl Into<Flaw<O, F>>) -> Self {
        Self {
            path: path.into(),
            flaw: flaw.into(),
        }
    }
}

impl<O, F> From<F> for Flaw<O, F> {
    fn from(flaw: F) -> Self {
        Self::Own(flaw)
    }
}

impl<O, F> From<Misread> for PositionError<O, F> {
    fn from(misread: Misread) -> Self {
        Self {
            path: misread.path,
            flaw: Flaw::Form(misread.wrong),
        }
    }
}

impl<O: fmt::Debug, F: fmt::Debug> fmt::Display for PositionError<O, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { path, flaw } = self;
        write!(f, "Position, at \u{201c}{path}\u{201d}: ")?;
        match flaw {
            Flaw::Own(flaw) => write!(f, "{flaw:?}."),
            flaw => write!(f, "{flaw:?}."),
        }
    }
}

impl<O: fmt::Debug, F: fmt::Debug> std::error::Error for PositionError<O, F> {}
