//! Which rules a game is played by. Where something was ruled otherwise later, games that were begun before keep their rules.

use crate::printed::rules;

rules! {
    /// The rules that a game is played by, written as their number.
    Rules {
        /// 1, those of a document that does not tell. The Station's owner goes straight to the token's Area only with an Assistant there, and
        /// Mining Technology adds a Copper to every single Copper of choice.
        First,
        /// 2. The Station's owner needs no Assistant there, and Mining Technology adds one Copper once a source.
        Second,
    }
}

impl Rules {
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
