//! Every way to go on for some moves, from deals and from within games: how many there are is held.

use meiji::chance::{Chance, Seed};
use meiji::game::Game;
use meiji::nippon::{Nippon, State};

use crate::conformance::{at_random, nippon};

/// How many moves ahead.
const DEPTH: usize = 4;

/// How many play, the seed of a deal, how many random moves are played first, and how many ways there are to play one move, two, and so on.
const PERFT: [(u8, u64, usize, [u64; DEPTH]); 6] = [
    (2, 0, 0, [11, 46, 336, 1542]),
    (2, 1, 120, [2, 9, 45, 237]),
    (3, 2, 60, [7, 14, 47, 122]),
    (3, 3, 200, [5, 23, 73, 466]),
    (4, 4, 100, [12, 45, 148, 488]),
    (4, 5, 260, [3, 27, 216, 1422]),
];

fn count(game: &Nippon, state: &State, depth: usize, counts: &mut [u64]) {
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    counts[depth] += moves.len() as u64;
    if depth + 1 == counts.len() {
        return;
    }
    for action in moves {
        let mut after = *state;
        game.play(&mut after, action, &mut ());
        count(game, &after, depth + 1, counts);
    }
}

#[test]
fn as_many_ways_as_ever() {
    let counted = PERFT.map(|(players, seed, before, _)| {
        let game = nippon(players);
        let mut chance = Chance::new(Seed(!seed));
        let mut state = game.deal(Seed(seed));
        let mut moves = Vec::new();
        for _ in 0..before {
            game.legal_moves(&state, &mut moves);
            game.play(&mut state, at_random(&moves, &mut chance), &mut ());
        }
        let mut counts = [0; DEPTH];
        count(&game, &state, 0, &mut counts);
        (players, seed, before, counts)
    });
    assert_eq!(counted, PERFT);
}
