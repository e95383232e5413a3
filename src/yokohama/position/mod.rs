//! What a position of Yokohama tells: read whole, checked against what the rules make possible, and written.

mod check;
mod names;
mod pieces;
mod read;
mod seats;
mod steps;
mod write;

pub(crate) use names::place_of;
pub(crate) use read::{FIELDS, state};
pub(crate) use steps::CAUSES;
pub(crate) use write::body;

/// The JSON schema of the document (draft 2020-12).
pub const SCHEMA: &str = include_str!("schema.json");

use super::{State, Yokohama};
use crate::game::Game as _;
use crate::position::{Flaw, PositionError};

/// Whether the game would stop here and ask.
fn waits(game: &Yokohama, state: &State) -> bool {
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    !moves.is_empty() && game.is_settled(state)
}
