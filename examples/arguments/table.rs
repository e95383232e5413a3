//! Which games have a table that can be drawn.

use crate::game::Which;

/// That a game's table can be drawn.
///
/// # Errors
/// The sentence that says that it cannot yet.
pub fn of(game: Which) -> Result<(), String> {
    match game {
        Which::Yokohama => Ok(()),
        Which::Duel => Err("Yokohama Duel has no table yet: nothing of it can be drawn.".to_owned()),
    }
}
