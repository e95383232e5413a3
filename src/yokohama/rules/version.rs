//! Which rules a game is played by. Where something was ruled otherwise later, games that were begun before keep their rules.

use serde::{Deserialize, Deserializer, Serialize};

use crate::printed;

/// The rules that a game is played by, written as their number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "u8")]
pub enum Rules {
    /// 1, those of a document that does not tell. The Station's owner goes straight to the token's Area only with an Assistant there, and
    /// Mining Technology adds a Copper to every single Copper of choice.
    #[default]
    First,
    /// 2. The Station's owner needs no Assistant there, and Mining Technology adds one Copper once a source.
    Second,
}

impl Rules {
    /// All of them, the oldest first.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The newest, by which a game is played that begins now.
    pub const LATEST: Self = Self::Second;

    /// How they are written.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Whether they are the first ones, which no document needs to tell.
    pub fn is_first(&self) -> bool {
        *self == Self::First
    }

    /// Whether the Station's owner goes straight there only with an own Assistant there (rulebook: Technology Cards, Station).
    pub const fn station_asks_for_assistant(self) -> bool {
        matches!(self, Self::First)
    }

    /// Whether Mining Technology adds its Copper once a source: the copper that a reward shows and the copper that is chosen in it are one source
    /// (rulebook: Technology Cards, Mining Technology).
    pub const fn mines_once_a_source(self) -> bool {
        matches!(self, Self::Second)
    }
}

impl From<Rules> for u8 {
    fn from(rules: Rules) -> Self {
        rules.number()
    }
}

impl printed::Rules for Rules {
    const ALL: &'static [Self] = &Self::ALL;

    fn number(self) -> u8 {
        self.number()
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(place: D) -> Result<Self, D::Error> {
        printed::numbered(place)
    }
}
