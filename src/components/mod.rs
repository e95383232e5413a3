//! What the box of any game holds, small enough to be copied: kinds of things, piles of cards and sets of them.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

mod kinds;
mod pile;
mod sets;

pub(crate) use kinds::listed;
pub use pile::Pile;
pub(crate) use sets::{parts, set};
