//! The game that this program is of. No other file of this room names one: each takes what the game's room has from here, under the
//! name that it has there, so that a program of another game is the same files over another line.

pub(super) use crate::yokohama::Yokohama as Here;
pub(super) use crate::yokohama::*;
