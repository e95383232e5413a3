//! The last page of a game: what the lines of its score sheet, and the figures of what each player did, are called.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use serde::Serialize;

use crate::course::Counted;
use crate::drawing::art::Symbol;
use crate::words::Words;

/// A game whose score sheet and figures are put in words.
pub trait Reckoned: Counted {
    /// The lines of the score sheet, in the order of [`CATEGORIES`](Counted::CATEGORIES).
    fn lines(words: Words) -> Vec<Line>;

    /// The figures of what a player did, in the order in which they are read.
    fn figures(words: Words) -> Vec<Figure>;
}

/// A line of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// What is scored for.
    pub name: &'static str,
    /// How, in a few words, where that is not plain.
    pub note: Option<&'static str>,
    /// The symbol beside it, by its name.
    pub symbol: &'static str,
    /// When it is scored.
    pub scored: Scored,
}

/// When points are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scored {
    /// During the game, on the score track.
    InPlay,
    /// In the final calculation.
    AtTheEnd,
}

/// A figure of what a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Figure {
    /// What is counted.
    pub name: &'static str,
    /// Its name in the game's tally.
    pub count: &'static str,
}

impl Figure {
    /// What is counted, by its name in the game's tally.
    pub(crate) const fn new(name: &'static str, count: &'static str) -> Self {
        Self { name, count }
    }
}

impl Line {
    /// A line without a note.
    pub(crate) fn new(name: &'static str, symbol: Symbol, scored: Scored) -> Self {
        Self {
            name,
            note: None,
            symbol: symbol.name(),
            scored,
        }
    }

    /// The same with how it is scored.
    pub(crate) fn note(self, note: &'static str) -> Self {
        Self {
            note: Some(note),
            ..self
        }
    }
}
