//! The hash in a record tells states apart; one that never differs would let any record pass.

use meiji::chance::Seed;
use meiji::game::Game;
use meiji::printed::Edition;
use meiji::record::state_hash;
use meiji::yokohama::content::Content;
use meiji::yokohama::{Options, Yokohama};

fn game() -> Yokohama {
    Yokohama::new(Content::first(), Options::new(4).expect("four may play"))
}

#[test]
fn what_is_hidden_counts_too() {
    let game = game();
    let state = game.deal(Seed(1));
    let mut other = state;
    let _ = other.secret.orders.draw();
    assert_ne!(state_hash(&state), state_hash(&other), "the deck");
    let mut other = state;
    other.secret.hands.0[2].offer = None;
    assert_ne!(state_hash(&state), state_hash(&other), "a hand");
    let mut other = state;
    let _ = other.secret.chance.bits();
    assert_ne!(state_hash(&state), state_hash(&other), "the randomness");
}

/// Released records name states by these hashes: a state that came to be written otherwise would shut them out.
#[test]
fn the_hash_of_a_deal_stays_what_it_was() {
    assert_eq!(state_hash(&game().deal(Seed(0))), "3c5bab001fc3ff47");
}

#[test]
fn what_the_second_rules_remember_counts_once_it_is_there() {
    let state = game().deal(Seed(1));
    let (mut mined, mut shown) = (state, state);
    mined.table.pending.mined = true;
    shown.table.pending.shown.shops = 1;
    let hashes = [state, mined, shown].map(|state| state_hash(&state));
    assert!(hashes[0] != hashes[1] && hashes[0] != hashes[2] && hashes[1] != hashes[2]);
}
