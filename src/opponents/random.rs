//! The random player: any legal move, each as likely as the next.

use crate::chance::{Chance, Seed};

/// One of the given moves, of which there is at least one.
pub(super) fn choose<M: Copy>(moves: &[M], seed: Seed) -> M {
    let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
    moves[Chance::new(seed).below(count) as usize]
}
