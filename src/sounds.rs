//! What a table sounds like: which sound is heard of what happens, in any game. How each sounds the page knows.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use crate::components::listed;
use crate::game::Game;

/// A game that can be heard.
pub trait Sounding: Game {
    /// What is heard of an event; `None` of one that passes in silence.
    fn sound(event: &Self::Event) -> Option<Sound>;
}

listed! {
    /// A sound of the table, named by what makes it.
    Sound, SOUNDS {
        /// A piece is set down.
        Wood,
        /// Something is built: a piece set on a piece.
        Build,
        /// Yen.
        Coin,
        /// Goods change hands.
        Sack,
        /// A card or a sheet.
        Paper,
        /// Something gained: a string is plucked.
        String,
        /// Something accomplished: three strings.
        Chord,
        /// A round begins, or the last ones do.
        Drum,
    }
}
