//! Which rules a game is played by. Should something be ruled otherwise later, games that were begun before keep their rules.

use serde::{Deserialize, Deserializer, Serialize};

use crate::printed;

/// The rules that a game is played by, written as their number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "u8")]
pub enum Rules {
    /// 1, those of a document that does not tell.
    #[default]
    First,
}

impl printed::Rules for Rules {
    const ALL: &'static [Self] = &[Self::First];

    fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl From<Rules> for u8 {
    fn from(rules: Rules) -> Self {
        printed::Rules::number(rules)
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(place: D) -> Result<Self, D::Error> {
        printed::numbered(place)
    }
}
