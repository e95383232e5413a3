//! What random games by the shipped values hardly come to, written as a position and read again, and its decks. The rest of every game is in `tests/suite`.

use std::collections::BTreeSet;

use meiji::chance::Seed;
use meiji::duel::State;
use meiji::game::Game;

use super::{read, written};
use crate::conformance::{duel, random_game, wild};
use crate::suite::positions::assert_reads_back;

/// Games that are played.
const GAMES: u64 = 60;

/// By values of one's own Orders are looked at within rewards, Bonus cards wait for one another, and Traders work within Traders.
#[test]
fn every_state_of_games_by_wild_values_reads_back() {
    let game = wild::wild();
    let (mut deepest, mut owed, mut below) = (0, 0, 0);
    for number in 0..GAMES {
        random_game(&game, Seed(number), |state, _| {
            assert_reads_back(&game, state, Seed(7));
            deepest = deepest.max(state.table.depth);
            owed = owed.max(state.table.owed.len());
            below = below.max(state.table.looking.map_or(0, |looking| looking.below));
        });
    }
    assert!(deepest >= 3 && owed >= 2 && below >= 1, "{deepest} {owed} {below}");
}

/// The cards of each deck, whatever their order.
fn decks(state: &State) -> [BTreeSet<u8>; 3] {
    let secret = &state.secret;
    [secret.orders.cards(), secret.bonus.cards(), secret.technologies.cards()]
        .map(|deck| deck.iter().copied().collect())
}

#[test]
fn another_seed_deals_other_decks_of_the_same_cards() {
    let game = duel();
    let state = game.deal(Seed(3));
    let document = written(&state);
    let dealt = |seed| read(&game, Seed(seed), &document).expect("it is one");
    let (first, second) = (dealt(1), dealt(2));
    assert_eq!(first.table, second.table);
    assert_ne!(first.secret.orders, second.secret.orders);
    assert_ne!(first.secret.technologies, second.secret.technologies);
    assert_ne!(first.secret.bonus, second.secret.bonus);
    assert_eq!(decks(&first), decks(&second));
}
