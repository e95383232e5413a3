//! What the box of any game holds, small enough to be copied: piles of cards.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

mod pile;

pub use pile::Pile;
