//! The sections of a content document, and what may be wrong with one, each with a sentence that says what to do.

use std::fmt;

use serde::Serialize;

use super::super::components::{Area, Title};
use crate::components::listed;
use crate::printed;

listed! {
    /// A part of the document: one kind of board, tile, card or token.
    Section, SECTIONS {
        /// The Area boards.
        Areas = "areas",
        /// The spaces of the Laboratory boards.
        Laboratory = "laboratory",
        /// The spaces of the Port boards.
        Port = "port",
        /// The Church board.
        Church = "church",
        /// The Customs board.
        Customs = "customs",
        /// The Order cards.
        Orders = "orders",
        /// The Technology cards.
        Technologies = "technologies",
        /// The Building tiles.
        Buildings = "buildings",
        /// The 5-Power tokens.
        Tokens = "tokens",
        /// The Achievement tiles.
        Achievements = "achievements",
        /// The Achievement Reward tokens.
        Rewards = "rewards",
    }
}

impl printed::Section for Section {
    const ALL: &'static [Self] = &Self::ALL;

    fn key(self) -> &'static str {
        self.name()
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
