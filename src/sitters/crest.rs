//! How crests look: each has its colour and its drawing.

use super::Crest;
use crate::drawing::palette::{self, Color};
use crate::drawing::scene::Symbol;

impl Crest {
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
