//! Tables of every game, for whatever is tried with some.

pub mod duel;
pub mod nippon;
pub mod yokohama;

use meiji::words::Faulted;

/// A game with samples of its tables.
pub trait Samples: Faulted {
    /// The most moves that a game is followed for.
    const LONGEST: u32;

    /// A table for the game of a number: every number of players, every option, every edition in turn. The first 24 have released printed values.
    fn table(number: u64) -> Self;

    /// Checks that every piece and card is somewhere and only there.
    ///
    /// # Panics
    /// One is lost, or in two places.
    fn check(&self, state: &Self::State);
}
