//! The colours of the players, each with its crest: colour is never alone.

use serde::{Deserialize, Serialize};

use super::palette::{self, Color};
use super::scene::Symbol;

/// A player's crest, and with it their colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Crest {
    /// Blue.
    Wave,
    /// Pink.
    Plum,
    /// Purple.
    Wisteria,
    /// Yellow.
    Chrysanthemum,
}

impl Crest {
    /// Every crest, in the order in which seats take them.
    pub const ALL: [Self; 4] = [Self::Wave, Self::Plum, Self::Wisteria, Self::Chrysanthemum];

    /// The colour of the player's pieces.
    pub const fn color(self) -> Color {
        match self {
            Self::Wave => palette::PLAYER_BLUE,
            Self::Plum => palette::PLAYER_PINK,
            Self::Wisteria => palette::PLAYER_PURPLE,
            Self::Chrysanthemum => palette::PLAYER_YELLOW,
        }
    }

    /// The crest's drawing, to be tinted with [`color`](Self::color).
    pub const fn symbol(self) -> Symbol {
        match self {
            Self::Wave => Symbol::Wave,
            Self::Plum => Symbol::Plum,
            Self::Wisteria => Symbol::Wisteria,
            Self::Chrysanthemum => Symbol::Chrysanthemum,
        }
    }
}

/// A person or computer at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// What they are called; written by a player, so any text.
    pub name: String,
    /// Their colour and crest.
    pub crest: Crest,
    /// Whether a computer plays.
    pub computer: bool,
}
