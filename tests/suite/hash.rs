//! The hash in a record tells states apart; one that never differs would let any record pass.

use std::collections::BTreeSet;

use meiji::chance::Seed;
use meiji::record::state_hash;

use super::{Probed, walk};

pub fn every_state_of_a_game_has_a_hash_of_its_own<G: Probed>() {
    let game = G::table(2);
    let (mut hashes, games) = (BTreeSet::new(), 20);
    for seed in 0..games {
        walk(&game, seed, 2_000, |state, _| {
            assert_eq!(state_hash(state), state_hash(&state.clone()));
            assert!(hashes.insert(state_hash(state)), "a hash was seen before");
        });
    }
    let least = games as usize * G::QUESTIONS;
    assert!(
        hashes.len() > least,
        "In {games} games there were {} states, no more than the game has kinds of question: they did not go on for long.",
        hashes.len()
    );
}

pub fn no_two_deals_have_one_hash<G: Probed>() {
    let game = G::table(2);
    let hashes: BTreeSet<String> = (0..200).map(|seed| state_hash(&game.deal(Seed(seed)))).collect();
    assert_eq!(hashes.len(), 200, "what is hidden counts too");
}
