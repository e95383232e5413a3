//! What the box of any game holds, small enough to be copied: piles of cards and sets of them.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

mod pile;
mod sets;

pub use pile::Pile;
pub(crate) use sets::{parts, set};
