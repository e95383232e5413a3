//! What may be wrong with a document of printed values, each with a sentence that says where and what to do.

use std::fmt;

use super::{Edition, Section};
use crate::document::Misread;

/// What may be wrong with a document of a game's.
pub type ErrorOf<E> = ContentError<<E as Edition>::Section, <E as Edition>::Rule>;

/// A row of a section, as a person finds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number within the section, from 1.
    pub number: u32,
    /// What it is, in the document's own words: `tram, american`.
    pub label: String,
}

/// Why a text is no content of a game: `S` are the sections of its document, `R` what only this game asks of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContentError<S, R> {
    /// Longer than [`super::LONGEST`].
    TooLong {
        /// How long, in bytes.
        bytes: u64,
    },
    /// Not one JSON object with exactly the keys of a content document.
    NotADocument(Misread),
    /// A row that lacks a field, has an unknown one, or a value that no field of the kind takes.
    Unreadable {
        /// The section it stands in.
        section: S,
        /// The row, from 1.
        row: u32,
        /// What is wrong; its place is one of the row.
        misread: Misread,
    },
    /// A name that is not 1 to 40 of `a` to `z`, `0` to `9` and hyphens.
    Edition,
    /// The name is that of a released edition, which is not the same.
    Released {
        /// The name.
        edition: String,
    },
    /// Everything can be read, but the box could not hold it.
    Breaks {
        /// The section.
        section: S,
        /// The row, or `None` if the rule is about the section as a whole.
        row: Option<Row>,
        /// What it breaks.
        rule: Broken<R>,
    },
}

/// What a row or a section breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken<R> {
    /// The section has a fixed number of rows.
    Count {
        /// How many the box holds.
        needs: u32,
        /// How many the document has.
        has: u32,
    },
    /// The numbers of a row never fall from left to right.
    Falls,
    /// A number is within its bounds.
    Range {
        /// The field.
        field: &'static str,
        /// The least it may be.
        least: u8,
        /// The most it may be.
        most: u8,
        /// What it is.
        is: u32,
    },
    /// What only this game asks.
    Own(R),
}

impl<R> From<R> for Broken<R> {
    fn from(rule: R) -> Self {
        Self::Own(rule)
    }
}

impl<R: fmt::Display> fmt::Display for Broken<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { needs, has } => write!(f, "the box holds {needs} of them, but here stand {has}"),
            Self::Falls => write!(f, "the numbers must not fall from left to right"),
            Self::Range { field, least, most, is } => write!(f, "`{field}` must be {least} to {most}, not {is}"),
            Self::Own(rule) => rule.fmt(f),
        }
    }
}

impl<S, R> From<Misread> for ContentError<S, R> {
    fn from(misread: Misread) -> Self {
        Self::NotADocument(misread)
    }
}

impl<S: Section, R: fmt::Display> fmt::Display for ContentError<S, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { bytes } => write!(
                f,
                "The content is {bytes} bytes long; no more than {} are read.",
                super::LONGEST
            ),
            Self::NotADocument(Misread { path, wrong }) => write!(f, "Content, {path}: {wrong:?}."),
            Self::Unreadable { section, row, misread } => {
                let Misread { path, wrong } = misread;
                write!(f, "Content, {}, row {row}, {path}: {wrong:?}.", section.key())
            }
            Self::Edition => write!(
                f,
                "Content, edition: the name must be 1 to 40 small letters a to z, digits and hyphens."
            ),
            Self::Released { edition } => write!(
                f,
                "Content, edition: a released edition is called {edition} and is not the same; this one needs another name."
            ),
            Self::Breaks { section, row, rule } => {
                write!(f, "Content, {}", section.key())?;
                if let Some(Row { number, label }) = row {
                    write!(f, ", row {number} ({label})")?;
                }
                write!(f, ": {rule}.")
            }
        }
    }
}

impl<S: Section, R: fmt::Debug + fmt::Display> std::error::Error for ContentError<S, R> {}
