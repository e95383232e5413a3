//! The whole move space at every decision of a game.

use meiji::chance::{Chance, Seed};
use meiji::game::Game;

/// Walks one game and tries every move of the move space at every decision. How many moves were legal and not listed.
pub fn whole_space<G: Game>(game: &G, seed: Seed) -> usize {
    let space = game.move_space();
    let mut chance = Chance::new(seed);
    let mut state = game.deal(seed);
    let mut moves = Vec::new();
    let mut unlisted = 0;
    for _ in 0..600 {
        if game.decision(&state).is_none() {
            break;
        }
        game.legal_moves(&state, &mut moves);
        moves.sort_unstable();
        let open: Vec<G::Move> = space
            .iter()
            .copied()
            .filter(|action| game.why_not(&state, *action).is_none())
            .collect();
        let mut sorted: Vec<G::Move> = open.iter().map(|action| game.listed(&state, *action)).collect();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted, moves, "at {:?}", game.decision(&state));
        unlisted += open.len() - moves.len();
        for action in space.iter().filter(|action| !open.contains(action)).step_by(97) {
            let mut untouched = state;
            assert!(game.try_play(&mut untouched, *action, &mut ()).is_err());
            assert_eq!(untouched, state, "a refused move changes nothing");
        }
        let action = moves[chance.below(moves.len() as u32) as usize];
        game.play(&mut state, action, &mut ());
    }
    unlisted
}
