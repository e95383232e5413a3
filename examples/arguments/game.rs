//! Which game a command is about, and how a table of it is set up.

use std::fmt;
use std::ops::RangeInclusive;

use clap::ValueEnum;
use meiji::duel::{self, Duel};
use meiji::game::Game;
use meiji::printed::Edition;
use meiji::yokohama::{self, Yokohama};
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
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Yokohama => "yokohama",
            Self::Duel => "duel",
        })
    }
}

impl Which {
    /// For how many it is.
    pub const fn players(self) -> RangeInclusive<u8> {
        match self {
            Self::Yokohama => 2..=4,
            Self::Duel => 2..=2,
        }
    }
}

/// A game whose tables a command sets up: by the newest printed values, the seed naming who starts.
pub trait Laid: Game + Sync {
    /// A table for so many; `None` if so many cannot play.
    fn laid(players: u8) -> Option<Self>;
}

impl Laid for Yokohama {
    fn laid(players: u8) -> Option<Self> {
        let options = yokohama::Options::new(players).ok()?;
        Some(Self::new(yokohama::content::Content::latest(), options))
    }
}

impl Laid for Duel {
    fn laid(players: u8) -> Option<Self> {
        let plays = Which::Duel.players().contains(&players);
        plays.then(|| Self::new(duel::content::Content::latest(), duel::Options::new()))
    }
}
