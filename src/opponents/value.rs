//! What a dealt state is held worth: the only thing that whoever searches asks of a game beside its rules.

use std::fmt::Debug;

use crate::game::{BySeat, Game};

/// What a state is held worth to a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// How sure it may be of winning, from `-`[`SURE`] to [`SURE`].
    pub winning: i32,
    /// By how much it is ahead of the best of the others, in thousandths of a point.
    pub lead: i64,
}

/// The surest prospect of winning.
pub const SURE: i32 = 1_000_000;

/// Holds dealt states of a game worth something.
///
/// What it holds a state worth to a seat may depend on what lies open and on the hands, not on the order of a deck: nobody who plays
/// knows that.
pub trait Value<G: Game>: Debug {
    /// Writes to `worths` what a dealt state is worth to each seat that plays; the other places stay as they are. It allocates nothing:
    /// it is asked after every way to play a turn.
    fn weigh(&self, game: &G, state: &G::State, worths: &mut BySeat<Worth>);
}
