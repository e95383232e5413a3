//! The whole move space at every decision of a game.

use yokohama::chance::{Chance, Seed};
use yokohama::game::Game;

/// Walks one game and tries every move of the move space at every decision.
pub fn whole_space<G: Game>(game: &G, seed: Seed) {
    let space = game.move_space();
    let mut chance = Chance::new(seed);
    let mut state = game.deal(seed);
    let mut moves = Vec::new();
    for _ in 0..600 {
        if game.decision(&state).is_none() {
            return;
        }
        game.legal_moves(&state, &mut moves);
        moves.sort_unstable();
        let open: Vec<G::Move> = space
            .iter()
            .copied()
            .filter(|action| game.why_not(&state, *action).is_none())
            .collect();
        let mut sorted = open.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, moves, "at {:?}", game.decision(&state));
        for action in space.iter().filter(|action| !open.contains(action)).step_by(97) {
            let mut untouched = state;
            assert!(game.try_play(&mut untouched, *action, &mut ()).is_err());
            assert_eq!(untouched, state, "a refused move changes nothing");
        }
        let action = moves[chance.below(moves.len() as u32) as usize];
        game.play(&mut state, action, &mut ());
    }
}
