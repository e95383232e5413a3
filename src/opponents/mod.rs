//! Computer players. Each is given the view of its seat and a seed of its own, and nothing else.

mod greedy;
mod random;
mod value;

use serde::{Deserialize, Serialize};

use crate::chance::Seed;
use crate::yokohama::{Move, View, Yokohama};

/// A kind of computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// Plays any legal move; for tests.
    Random,
    /// Tries many ways to play its turn and takes the best one, for the points and means it leaves.
    Greedy,
}

impl Opponent {
    /// The kinds there are.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Answers the question that is open for the view's seat, or `None` if that seat is not asked. The same view and seed
    /// give the same move.
    pub fn choose(self, game: &Yokohama, view: &View, seed: Seed) -> Option<Move> {
        let mut moves = Vec::new();
        game.moves_seen(view, &mut moves);
        match (self, moves.len()) {
            (_, 0) => None,
            (_, 1) => Some(moves[0]),
            (Self::Random, _) => Some(random::choose(&moves, seed)),
            (Self::Greedy, _) => Some(greedy::choose(game, view, &moves, seed)),
        }
    }
}
