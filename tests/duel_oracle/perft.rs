//! Every way to go on for some moves, from deals and from within games: how many there are is held, and the oracle is asked at each step of
//! all of them, where random games try one.

use std::collections::BTreeSet;

use meiji::chance::{Chance, Seed};
use meiji::duel::content::Content;
use meiji::duel::{Duel, Move, State};
use meiji::game::Game;
use meiji::printed::Edition;

use crate::coverage::Coverage;
use crate::model::Model;
use crate::{advance, asked, compare_moves, legal, setup};

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
#[derive(Clone)]
struct Pair {
    game: Duel,
    model: Model,
    state: State,
}

impl Pair {
    // By the first edition: what later ones mend would be other numbers.
    fn deal(seed: u64) -> Self {
        let game = Duel::new(Content::first(), setup::options(seed));
        let state = game.deal(Seed(seed));
        let model = setup::model(&game, seed, &state);
        Self { game, model, state }
    }

    fn legal(&self) -> BTreeSet<Move> {
        legal::legal(self.game.content(), &self.model)
    }

    /// The same after a move.
    fn after(&self, action: Move) -> Self {
        let mut after = self.clone();
        let here = || format!("{:?}; plays {action}", asked(&self.model));
        let (model, state) = (&mut after.model, &mut after.state);
        advance(&self.game, model, state, &mut Coverage::default(), action, &here);
        after
    }

    /// Counts the ways to play one move more, two, and so on, and holds the engine against the oracle at the beginning of each.
    fn count(&self, ways: &mut [u64]) {
        let Some((next, later)) = ways.split_first_mut() else {
            return;
        };
        let (decision, legal) = (asked(&self.model), self.legal());
        assert_eq!(self.game.decision(&self.state), decision);
        compare_moves(&self.game, &self.state, &legal, &|| format!("{decision:?}"));
        *next += legal.len() as u64;
        if !later.is_empty() {
            legal.into_iter().for_each(|action| self.after(action).count(later));
        }
    }
}

#[test]
fn there_are_as_many_ways_to_go_on_as_there_were() {
    for (seed, moves, ways) in PERFT {
        let mut chance = Chance::new(Seed(seed));
        let mut pair = Pair::deal(seed);
        for _ in 0..moves {
            let legal: Vec<Move> = pair.legal().into_iter().collect();
            pair = pair.after(legal[chance.below(legal.len() as u32) as usize]);
        }
        let mut now = [0; DEPTH];
        pair.count(&mut now);
        assert_eq!(now, ways, "deal {seed} after {moves} moves");
    }
}
