//! The sections of a content document, and what may be wrong with one, each with a sentence that says what to do.

use std::fmt;

use serde::Serialize;

use super::super::components::{Area, Title};
use crate::printed;

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

impl printed::Section for Section {
    const ALL: &'static [Self] = &[
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

    fn key(self) -> &'static str {
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

/// Why a text is no content of the game.
pub type ContentError = printed::ContentError<Section, Rule>;

/// A rule that every content of this game keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Area rows stand in the order of the Areas.
    AreaOrder {
        /// The Area that belongs here.
        expected: Area,
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
            Self::AreaOrder { expected } => {
                write!(
                    f,
                    "the rows follow the order of the Areas, and {} belongs here",
                    name(&expected)
                )
            }
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

/// The name that something bears in the document.
pub(super) fn name(thing: &impl Serialize) -> String {
    serde_json::to_string(thing)
        .unwrap_or_default()
        .replace(['"', '{', '}'], "")
}
