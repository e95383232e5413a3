//! Whatever a game comes to is written as a position and read back the same, within turns too.

use std::collections::BTreeSet;

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};
use meiji::nippon::position::Position;
use meiji::nippon::{Move, Nippon, State};
use meiji::printed::Printed;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

use super::{play_out, read, written};
use crate::conformance::wild::wild;
use crate::conformance::{nippon, random_game};
use crate::games;

/// Writes a state down, reads it back and compares.
fn assert_reads_back(game: &Nippon, state: &State, seed: Seed) {
    let position = Position::of(game, seed, state).unwrap_or_else(|error| panic!("{error}: {:#}", written(state)));
    assert_eq!(position.state().table, state.table);
    let text = position.to_json();
    let again = Position::from_json(&text, std::slice::from_ref(Printed::content(game)));
    let again = again.unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(again.state(), position.state(), "{text}");
    assert_eq!(again.to_json(), text, "it is written the same again");
    for seat in Seat::all(game.players()).map(Some).chain([None]) {
        assert_eq!(game.view(again.state(), seat), game.view(state, seat), "{text}");
    }
    let (mut there, mut here) = (Vec::new(), Vec::new());
    game.legal_moves(state, &mut there);
    game.legal_moves(again.state(), &mut here);
    assert_eq!(here, there, "{text}");
}

/// What is asked, by name.
fn kind(game: &Nippon, state: &State) -> String {
    let ask = game.decision(state).map(|decision| format!("{:?}", decision.ask));
    ask.unwrap_or_else(|| "Over".to_owned())
}

/// Chooses evenly among all legal moves, or Consolidates as often as it can: so more comes up than in the games of `random_game`.
fn choose(moves: &[Move], eager: bool, chance: &mut Chance) -> Move {
    match eager && moves.contains(&Move::Consolidate) && chance.below(3) == 0 {
        true => Move::Consolidate,
        false => moves[chance.below(moves.len() as u32) as usize],
    }
}

proptest! {
    #![proptest_config(Config { cases: 120, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..Config::default() })]

    // Slow: every state of whole games is written and read.
    #[test]
    fn every_state_of_random_games_reads_back(players in 2..=4_u8, seed: u64, is_wild: bool, eager: bool) {
        let game = if is_wild { wild(players) } else { nippon(players) };
        let (mut state, mut moves, mut chance) = (game.deal(Seed(seed)), Vec::new(), Chance::new(Seed(!seed)));
        loop {
            assert_reads_back(&game, &state, Seed(7));
            game.legal_moves(&state, &mut moves);
            if moves.is_empty() {
                break;
            }
            game.play(&mut state, choose(&moves, eager, &mut chance), &mut ());
        }
    }
}

/// Every question is written down, and what random games hardly come to: a row that lacks Workers, Machines that wait while a bonus works.
#[test]
fn every_question_reads_back() {
    let (mut asked, mut lacking, mut waiting) = (BTreeSet::new(), 0, 0);
    let mut look = |game: &Nippon, state: &State| {
        let lacks = state.table.lacking > 0;
        let waits = state.table.turn.built.is_some() && state.table.me().machines > 0;
        lacking += u32::from(lacks);
        waiting += u32::from(waits);
        // Each kind of each number of players, and whatever is rare.
        if asked.insert((kind(game, state), state.table.players)) || lacks || waits {
            assert_reads_back(game, state, Seed(7));
        }
    };
    for players in 2..=4 {
        for game in [nippon(players), wild(players)] {
            for number in 0..100 {
                let end = random_game(&game, Seed(number), |state, _, _, _| look(&game, state));
                look(&game, &end);
            }
        }
    }
    for sitting in games::sittings() {
        (0..sitting.played()).for_each(|number| look(sitting.game(), sitting.state_at(number)));
    }
    let kinds: BTreeSet<&String> = asked.iter().map(|(kind, _)| kind).collect();
    // Four slots with two actions, two tracks, two kinds of building, eleven others, and the end.
    assert_eq!(kinds.len(), 20, "{kinds:?}");
    println!("lacking {lacking}, Machines that waited while a bonus worked {waiting}");
    assert!(lacking > 0, "no full refill lacked Workers");
}

/// Another seed draws other Workers from the same bag.
#[test]
fn a_seed_decides_what_leaves_the_bag() {
    let game = nippon(3);
    let document = written(&game.deal(Seed(3)));
    let dealt = |seed| read(&game, Seed(seed), &document).expect("it is one");
    let (first, second) = (dealt(1), dealt(2));
    assert_eq!(first.table, second.table);
    assert_ne!(first.secret, second.secret);
}

// Slow: whole games are played.
#[test]
fn what_is_read_back_can_be_played_to_its_end() {
    for players in 2..=4 {
        let game = nippon(players);
        for number in 0..6 {
            let mut count = 0;
            random_game(&game, Seed(number), |state, _, _, _| {
                count += 1;
                if count % 60 == 1 {
                    let again = read(&game, Seed(count), &written(state)).expect("it is one");
                    play_out(&game, &again, Seed(count));
                }
            });
        }
    }
}
