//! What may be wrong with a content document, each with a sentence that says where and what to do.

use std::fmt;

use serde::Serialize;

use super::super::components::{Place, Title};
use crate::document::Misread;

/// A part of the document: one kind of board or card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// The Places.
    Places,
    /// The Influence cards.
    Influence,
    /// The Order cards.
    Orders,
    /// The Technology cards.
    Technologies,
    /// The Church cards.
    Church,
    /// The Bonus cards.
    Bonus,
}

impl Section {
    /// Every section, in the order of the document.
    pub const ALL: [Self; 6] = [
        Self::Places,
        Self::Influence,
        Self::Orders,
        Self::Technologies,
        Self::Church,
        Self::Bonus,
    ];

    /// Its key in the document.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Places => "places",
            Self::Influence => "influence",
            Self::Orders => "orders",
            Self::Technologies => "technologies",
            Self::Church => "church",
            Self::Bonus => "bonus",
        }
    }
}

/// A row of a section, as a person finds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number within the section, from 1.
    pub number: u32,
    /// What it is, in the document's own words: `tram`.
    pub label: String,
}

/// Why a text is no content of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContentError {
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
        section: Section,
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
        section: Section,
        /// The row, or `None` if the rule is about the section as a whole.
        row: Option<Row>,
        /// The rule.
        rule: Rule,
    },
}

/// A rule that every content keeps. Row numbers count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The section has a fixed number of rows.
    Count {
        /// How many the box holds.
        needs: u32,
        /// How many the document has.
        has: u32,
    },
    /// Rows of Places stand in the order of the Places.
    PlaceOrder {
        /// The Place that belongs here.
        expected: Place,
    },
    /// Rows of Technologies stand in the order of their titles.
    TitleOrder {
        /// The title that belongs here.
        expected: Title,
    },
    /// The numbers of a row never fall from left to right.
    Falls,
    /// Influence cards rise from one to the next, not upgraded as well as upgraded.
    CardOrder,
    /// An upgrade raises the level.
    NoUpgrade,
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
    /// A reward shows so many symbols at most, so that its card has room for them.
    Symbols {
        /// How many it shows.
        has: u32,
    },
    /// What has to be chosen stands last in a reward.
    ChoiceNotLast,
    /// A Bonus card brings no Orders to look at and no other Bonus card.
    ChoiceOnBonus,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { needs, has } => write!(f, "there are {needs} rows, not {has}"),
            Self::PlaceOrder { expected } => write!(f, "the row of {expected} belongs here"),
            Self::TitleOrder { expected } => write!(f, "the row of {expected} belongs here"),
            Self::Falls => write!(f, "the numbers must not fall from left to right"),
            Self::CardOrder => write!(f, "`level` and `upgraded` must be higher than those of the card before"),
            Self::NoUpgrade => write!(f, "`upgraded` must be higher than `level`"),
            Self::Range { field, least, most, is } => write!(f, "`{field}` must be {least} to {most}, not {is}"),
            Self::Symbols { has } => write!(f, "a reward shows at most 3 symbols, not {has}"),
            Self::ChoiceNotLast => write!(f, "`look` or `bonus` must stand last in a reward, and only one of them"),
            Self::ChoiceOnBonus => write!(f, "a Bonus card gives neither `look` nor `bonus`"),
        }
    }
}

impl From<Misread> for ContentError {
    fn from(misread: Misread) -> Self {
        Self::NotADocument(misread)
    }
}

impl fmt::Display for ContentError {
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

impl std::error::Error for ContentError {}
