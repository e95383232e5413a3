//! The random player: any legal move, each as likely as the next.

use crate::chance::{Chance, Seed};
use crate::yokohama::Move;

/// One of the given moves, of which there is at least one.
pub(super) fn choose(moves: &[Move], seed: Seed) -> Move {
    let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
    moves[Chance::new(seed).below(count) as usize]
}
