//! What may be wrong with a content document, each with a sentence that says where and what to do.

use std::fmt;

use serde::Serialize;

use super::super::components::{Area, Title};
use crate::document::Misread;

/// A part of the document: one kind of board, tile, card or token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// The Area boards.
    Areas,
    /// The spaces of the Laboratory boards.
    Laboratory,
    /// The spaces of the Port boards.
    Port,
    /// The Church board.
    Church,
    /// The Customs board.
    Customs,
    /// The Order cards.
    Orders,
    /// The Technology cards.
    Technologies,
    /// The Building tiles.
    Buildings,
    /// The 5-Power tokens.
    Tokens,
    /// The Achievement tiles.
    Achievements,
    /// The Achievement Reward tokens.
    Rewards,
}

impl Section {
    /// Every section, in the order of the document.
    pub const ALL: [Self; 11] = [
        Self::Areas,
        Self::Laboratory,
        Self::Port,
        Self::Church,
        Self::Customs,
        Self::Orders,
        Self::Technologies,
        Self::Buildings,
        Self::Tokens,
        Self::Achievements,
        Self::Rewards,
    ];

    /// Its key in the document.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Areas => "areas",
            Self::Laboratory => "laboratory",
            Self::Port => "port",
            Self::Church => "church",
            Self::Customs => "customs",
            Self::Orders => "orders",
            Self::Technologies => "technologies",
            Self::Buildings => "buildings",
            Self::Tokens => "tokens",
            Self::Achievements => "achievements",
            Self::Rewards => "rewards",
        }
    }
}

/// A row of a section, as a person finds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number within the section, from 1.
    pub number: u32,
    /// What it is, in the document's own words: `tram, american`.
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
    /// Area rows stand in the order of the Areas.
    AreaOrder {
        /// The Area that belongs here.
        expected: Area,
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
    /// Only the Ports give points at Power 5.
    PointsOutsidePort,
    /// Exactly one space of the board is blocked with two players.
    Blocked {
        /// How many are marked.
        has: u32,
    },
    /// A reward gives something.
    NoReward,
    /// A reward gives at most five kinds of things, so that its space has room for them.
    Kinds {
        /// How many kinds it gives.
        has: u32,
    },
    /// No title is on more than two cards.
    ThirdOfTitle,
    /// There is one Station token, so one Station card.
    SecondStation,
    /// Every title is on a card.
    NoCard {
        /// The title.
        title: Title,
    },
    /// Each stack has its own kind of goals.
    Stack {
        /// A, B or C.
        stack: char,
    },
    /// Later players gain no more than the first.
    LaterAboveFirst,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Count { needs, has } => write!(f, "the box holds {needs} of them, but here stand {has}"),
            Self::AreaOrder { expected } => {
                write!(
                    f,
                    "the rows follow the order of the Areas, and {} belongs here",
                    name(&expected)
                )
            }
            Self::Falls => write!(f, "the numbers must not fall from left to right"),
            Self::Range { field, least, most, is } => write!(f, "`{field}` must be {least} to {most}, not {is}"),
            Self::PointsOutsidePort => write!(f, "only the Ports give points at Power 5: leave `points_at_five` out"),
            Self::Blocked { has } => {
                write!(f, "exactly one space must be `blocked_for_two`, but {has} are")
            }
            Self::NoReward => write!(f, "every reward must give something"),
            Self::Kinds { has } => write!(f, "a reward gives at most 5 kinds of things, not {has}"),
            Self::ThirdOfTitle => write!(f, "a title is on two cards at most"),
            Self::SecondStation => write!(f, "Station is on one card only"),
            Self::NoCard { title } => write!(f, "every title must be on a card, but {} is on none", name(&title)),
            Self::Stack { stack } => match stack {
                'A' => write!(f, "rows 1 to 4 are stack A, whose goals are `goods`"),
                'B' => write!(
                    f,
                    "rows 5 to 8 are stack B, whose goals are `technologies`, `yen`, `agents-and-tokens` and `orders`"
                ),
                _ => write!(f, "rows 9 to 12 are stack C, whose goals are `areas`"),
            },
            Self::LaterAboveFirst => write!(f, "`later` must not be more than `first`"),
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

/// The name that something bears in the document.
pub(super) fn name(thing: &impl Serialize) -> String {
    serde_json::to_string(thing)
        .unwrap_or_default()
        .replace(['"', '{', '}'], "")
}
