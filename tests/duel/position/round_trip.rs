//! A state, written as a position and read again, is the same for both at the table.

use std::collections::BTreeSet;

use meiji::chance::Seed;
use meiji::duel::{Duel, State};
use meiji::game::{Game, Seat};

use super::{play_out, read, written};
use crate::conformance::{duel, random_game, wild};

/// Games that are played by the shipped values, and by wild ones.
const GAMES: u64 = 200;
const WILD: u64 = 60;

#[test]
fn every_state_of_random_games_reads_back_with_the_same_views_and_moves() {
    let game = duel();
    let mut asked = BTreeSet::new();
    for number in 0..GAMES {
        let last = random_game(&game, Seed(number), |state, _| {
            same(&game, state, Seed(number ^ 0x5EED));
            asked.extend(game.decision(state).map(|decision| format!("{:?}", decision.ask)));
        });
        same(&game, &last, Seed(number));
    }
    assert!(asked.len() >= 20, "{asked:?}");
}

/// By values of one's own Orders are looked at within rewards, Bonus cards wait for one another, and Traders work within Traders.
#[test]
fn every_state_of_games_by_wild_values_reads_back() {
    let game = wild::wild();
    let (mut deepest, mut owed, mut below) = (0, 0, 0);
    for number in 0..WILD {
        random_game(&game, Seed(number), |state, _| {
            same(&game, state, Seed(7));
            deepest = deepest.max(state.table.depth);
            owed = owed.max(state.table.owed.len());
            below = below.max(state.table.looking.map_or(0, |looking| looking.below));
        });
    }
    assert!(deepest >= 3 && owed >= 2 && below >= 1, "{deepest} {owed} {below}");
}

/// Writes a state down, reads it back and compares.
fn same(game: &Duel, state: &State, seed: Seed) {
    let document = written(state);
    let there = read(game, seed, &document).unwrap_or_else(|fault| panic!("{fault}\n{document:#}\n{state:?}"));
    assert_eq!(there.table, state.table, "{document:#}");
    assert_eq!(there.secret.hands, state.secret.hands, "{document:#}");
    for seat in Seat::all(2).map(Some).chain([None]) {
        assert_eq!(game.view(&there, seat), game.view(state, seat), "{document:#}");
    }
    assert_eq!(decks(&there), decks(state), "{document:#}");
    let (mut here, mut same) = (Vec::new(), Vec::new());
    game.legal_moves(state, &mut here);
    game.legal_moves(&there, &mut same);
    assert_eq!(same, here, "{document:#}");
    assert_eq!(written(&there), document, "it is written the same again");
    let again = read(game, seed, &written(&there));
    assert_eq!(again.as_ref(), Ok(&there), "its decks are dealt the same again");
}

/// The cards of each deck, whatever their order.
fn decks(state: &State) -> [BTreeSet<u8>; 3] {
    let secret = &state.secret;
    [secret.orders.cards(), secret.bonus.cards(), secret.technologies.cards()]
        .map(|deck| deck.iter().copied().collect())
}

#[test]
fn what_a_seat_sees_is_given_away_without_what_it_does_not_see() {
    let game = duel();
    for number in 0..GAMES {
        let mut count = 0;
        random_game(&game, Seed(number), |state, _| {
            count += 1;
            if count % 9 != 0 {
                return;
            }
            for seat in Seat::all(2).map(Some).chain([None]) {
                let view = game.view(state, seat);
                let given = |view| written(&game.determinize(view, Seed(1)));
                let document = given(&view);
                let there = read(&game, Seed(1), &document).unwrap_or_else(|fault| panic!("{fault}\n{document:#}"));
                assert_eq!(game.view(&there, seat), view, "it looks the same");
                // The same in another world that looks the same to the seat: nothing else enters.
                let other = game.determinize(&view, Seed(number + 100));
                assert_eq!(given(&game.view(&other, seat)), document);
            }
        });
    }
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

/// Every position of a game goes on to its end, whatever lies in its decks.
#[test]
fn what_is_read_back_can_be_played_to_its_end() {
    for (game, games) in [(duel(), 60), (wild::wild(), 30)] {
        for number in 0..games {
            let mut count = 0;
            random_game(&game, Seed(number), |state, _| {
                count += 1;
                if count % 25 == 0 {
                    let there = read(&game, Seed(count), &written(state)).expect("it is one");
                    play_out(&game, &there, Seed(count));
                }
            });
        }
    }
}
