//! The game of this program, by the names under which the room knows it.

pub(super) use crate::yokohama::course::{Course, Points, Tally};
pub(super) use crate::yokohama::position::{Position, PositionError};
pub(super) use crate::yokohama::record::Record;
