//! For how many a game is.

use std::ops::RangeInclusive;

use crate::game::Which;

impl Which {
    /// For how many it is.
    pub const fn players(self) -> RangeInclusive<u8> {
        match self {
            Self::Yokohama => 2..=4,
            Self::Duel => 2..=2,
            Self::Nippon => 2..=4,
        }
    }
}
