//! The sections of a content document, and what may be wrong with one, each with a sentence that says what to do.

use std::fmt;

use super::super::components::{Place, Title};
use crate::components::listed;
use crate::printed;

listed! {
    /// A part of the document: one kind of board or card.
    Section, SECTIONS {
        /// The Places.
        Places = "places",
        /// The Influence cards.
        Influence = "influence",
        /// The Order cards.
        Orders = "orders",
        /// The Technology cards.
        Technologies = "technologies",
        /// The Church cards.
        Church = "church",
        /// The Bonus cards.
        Bonus = "bonus",
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
    /// Influence cards rise from one to the next, not upgraded as well as upgraded.
    CardOrder,
    /// An upgrade raises the level.
    NoUpgrade,
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
            Self::PlaceOrder { expected } => write!(f, "the row of {expected} belongs here"),
            Self::TitleOrder { expected } => write!(f, "the row of {expected} belongs here"),
            Self::CardOrder => write!(f, "`level` and `upgraded` must be higher than those of the card before"),
            Self::NoUpgrade => write!(f, "`upgraded` must be higher than `level`"),
            Self::Symbols { has } => write!(f, "a reward shows at most 3 symbols, not {has}"),
            Self::ChoiceNotLast => write!(f, "`look` or `bonus` must stand last in a reward, and only one of them"),
            Self::ChoiceOnBonus => write!(f, "a Bonus card gives neither `look` nor `bonus`"),
        }
    }
}
