//! Tables of every game, for whatever is tried with some.

pub mod duel;
pub mod yokohama;

use meiji::chance::{Chance, Seed};
use meiji::sitting::Sitting;
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

/// Plays so many random moves, or to the end. The later of two is taken, which builds up more than even choice does.
pub fn play<G: Samples>(sitting: &mut Sitting<G>, moves: u32, chance: &mut Chance) {
    for _ in 0..moves.min(G::LONGEST) {
        let legal = sitting.legal_moves();
        if legal.is_empty() {
            return;
        }
        let mut draw = || legal[chance.below(legal.len() as u32) as usize];
        let action = draw().max(draw());
        sitting.play(action).expect("a legal move");
    }
}

/// A random game of so many moves, at the table of a number.
pub fn played<G: Samples>(number: u64, moves: u32) -> Sitting<G> {
    let mut sitting = Sitting::new(G::table(number), Seed(number));
    play(&mut sitting, moves, &mut Chance::new(Seed(number + 1)));
    sitting
}
