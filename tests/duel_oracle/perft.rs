//! Every way to go on for some moves, from deals and from within games: how many there are is held, and the oracle is asked at each step of
//! all of them, where random games try one.

use yokohama::chance::{Chance, Seed};
use yokohama::duel::content::Content;
use yokohama::duel::{Decision, Duel, State};
use yokohama::game::{Game, Seat};

use crate::coverage::Coverage;
use crate::model::Model;
use crate::{advance, compare_moves, legal, setup};

/// The seed of a deal, how many random moves are played first, and how many ways there are to play one move, two, and so on from there.
const PERFT: [(u64, usize, [u64; DEPTH]); 8] = [
    (0, 0, [3, 9, 90, 180, 726, 2253, 7725, 25365]),
    (1, 4, [1, 10, 20, 69, 246, 734, 2746, 8212]),
    (2, 17, [1, 5, 33, 45, 178, 678, 1708, 4126]),
    (3, 40, [2, 2, 18, 24, 110, 278, 698, 1806]),
    (4, 75, [4, 8, 30, 91, 203, 477, 1420, 4874]),
    (5, 110, [2, 7, 39, 187, 742, 2683, 9138, 28980]),
    (6, 95, [9, 18, 39, 252, 706, 2320, 9168, 30152]),
    (7, 125, [1, 7, 27, 102, 383, 1184, 3542, 9432]),
];

/// How many moves ahead.
const DEPTH: usize = 8;

/// A game of the engine with the oracle's beside it.
struct Pair {
    game: Duel,
    model: Model,
    state: State,
}

impl Pair {
    fn deal(seed: u64) -> Self {
        let game = Duel::new(Content::latest(), setup::options(seed));
        let state = game.deal(Seed(seed));
        let model = setup::model(&game, seed, &state);
        Self { game, model, state }
    }

    /// Plays random moves.
    fn play_on(&mut self, moves: usize, chance: &mut Chance) {
        for _ in 0..moves {
            let legal: Vec<_> = legal::legal(self.game.content(), &self.model).into_iter().collect();
            let Some(action) = legal.get(chance.below(legal.len().max(1) as u32) as usize) else {
                return;
            };
            let here = || format!("plays {action}");
            advance(
                &self.game,
                &mut self.model,
                &mut self.state,
                &mut Coverage::default(),
                *action,
                &here,
            );
        }
    }

    /// Counts the ways to play so many moves more, and holds the engine against the oracle at the end of each.
    fn ways(&self, depth: usize) -> u64 {
        let decision = self.model.ask().map(|ask| Decision {
            seat: Seat(self.model.asked as u8),
            ask,
        });
        let here = || format!("{decision:?}");
        assert_eq!(self.game.decision(&self.state), decision);
        let legal = legal::legal(self.game.content(), &self.model);
        compare_moves(&self.game, &self.state, &legal, &here);
        if depth == 1 {
            return legal.len() as u64;
        }
        let after = legal.into_iter().map(|action| {
            let (mut model, mut state) = (self.model.clone(), self.state);
            let here = || format!("{decision:?}; plays {action}");
            advance(
                &self.game,
                &mut model,
                &mut state,
                &mut Coverage::default(),
                action,
                &here,
            );
            let game = self.game.clone();
            Self { game, model, state }.ways(depth - 1)
        });
        after.sum()
    }
}

#[test]
fn there_are_as_many_ways_to_go_on_as_there_were() {
    for (seed, moves, ways) in PERFT {
        let mut pair = Pair::deal(seed);
        pair.play_on(moves, &mut Chance::new(Seed(seed)));
        let now: [u64; DEPTH] = std::array::from_fn(|depth| pair.ways(depth + 1));
        assert_eq!(now, ways, "deal {seed} after {moves} moves");
    }
}
