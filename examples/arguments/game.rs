//! Which game a command is about.

use std::fmt;

use clap::ValueEnum;
use serde::Serialize;

/// A game, as `--game` names it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Which {
    /// Yokohama, for two to four.
    #[default]
    Yokohama,
    /// Yokohama Duel, for two.
    Duel,
    /// Nippon, for two to four.
    Nippon,
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Yokohama => "yokohama",
            Self::Duel => "duel",
            Self::Nippon => "nippon",
        })
    }
}
