//! A state, written as a position and read again, is the same for everybody at the table.

use std::collections::BTreeSet;

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};
use meiji::printed::Edition;
use meiji::yokohama::content::Content;
use meiji::yokohama::position::Position;
use meiji::yokohama::{State, Yokohama};
use serde_json::json;

use crate::tables::{LONGEST, table};
use crate::{pieces, read};

/// Games that are played, and of how many of their states one is written down.
const GAMES: u64 = 24;
const EVERY: u32 = 5;

#[test]
fn every_state_of_random_games_reads_back_with_the_same_views_and_moves() {
    let mut steps = BTreeSet::new();
    // Those from 48 on have icons that show pieces.
    for number in (0..GAMES).chain(48..54) {
        let game = table(number);
        let mut chance = Chance::new(Seed(number + 1));
        let (mut state, mut moves) = (game.deal(Seed(number)), Vec::new());
        for ply in 0..LONGEST {
            if ply % EVERY == 0 || game.decision(&state).is_none() {
                same(&game, &state, Seed(chance.bits()));
                if let Some(decision) = game.decision(&state) {
                    steps.insert(format!("{:?}", decision.ask).split('(').next().map(str::to_owned));
                }
            }
            game.legal_moves(&state, &mut moves);
            // The later of two moves builds up more.
            let mut draw = || moves[chance.below(moves.len() as u32) as usize];
            if game.decision(&state).is_none() {
                break;
            }
            let action = if number % 4 == 0 { draw() } else { draw().max(draw()) };
            game.play(&mut state, action, &mut ());
        }
    }
    // Every question there is was asked but one or two that random players hardly come to.
    assert!(steps.len() >= 20, "{steps:?}");
}

/// Writes a state down, reads it back and compares.
fn same(game: &Yokohama, state: &State, seed: Seed) {
    let written = Position::of(game, seed, state).unwrap_or_else(|error| panic!("{error}: {state:?}"));
    let text = written.to_json();
    let own = std::slice::from_ref(game.content());
    let position = Position::from_json(&text, own).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(position.game().rules(), game.rules());
    assert_eq!(position.state(), written.state(), "the decks are dealt the same again");
    pieces::check(game, position.state());
    for seat in Seat::all(game.players()).map(Some).chain([None]) {
        assert_eq!(game.view(position.state(), seat), game.view(state, seat), "{text}");
    }
    let (mut there, mut here) = (Vec::new(), Vec::new());
    game.legal_moves(state, &mut there);
    game.legal_moves(position.state(), &mut here);
    assert_eq!(here, there, "{text}");
    assert_eq!(position.to_json(), text, "it is written the same again");
}

#[test]
fn what_a_seat_sees_is_given_away_without_what_it_does_not_see() {
    for number in 0..GAMES {
        let game = table(number);
        let mut chance = Chance::new(Seed(number + 100));
        let (mut state, mut moves) = (game.deal(Seed(number)), Vec::new());
        for _ in 0..chance.below(300) {
            game.legal_moves(&state, &mut moves);
            if game.decision(&state).is_none() {
                break;
            }
            let action = moves[chance.below(moves.len() as u32) as usize];
            game.play(&mut state, action, &mut ());
        }
        for seat in Seat::all(game.players()).map(Some).chain([None]) {
            let view = game.view(&state, seat);
            let given =
                |seed| Position::seen(&game, Seed(seed), &view).unwrap_or_else(|error| panic!("{error}: {view:?}"));
            let text = given(1).to_json();
            let position = Position::from_json(&text, &[]).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(game.view(position.state(), seat), view, "it looks the same");
            // The same in another world that looks the same to the seat: nothing else enters.
            let other = game.determinize(&view, Seed(chance.bits()));
            let there = Position::seen(&game, Seed(1), &game.view(&other, seat)).expect("as before");
            assert_eq!(there.to_json(), text);
        }
    }
}

#[test]
fn the_edition_is_that_of_the_document() {
    let game = Yokohama::new(Content::first(), table(0).options());
    let text = Position::of(&game, Seed(1), &game.deal(Seed(1)))
        .expect("a deal is one")
        .to_json();
    let document = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(read(&document).expect("it is sound").game().content(), game.content());
}

#[test]
fn a_reader_s_own_values_stand_for_no_released_edition() {
    let mut own = Content::latest();
    own.orders[0].reward.points ^= 1;
    let opened = |edition: &str, own: &Content| {
        let document = json!({"position": 1, "options": {"players": 2}, "edition": edition});
        let position = Position::from_json(&document.to_string(), std::slice::from_ref(own));
        position
            .unwrap_or_else(|error| panic!("{error}"))
            .game()
            .content()
            .clone()
    };
    let released = own.edition.clone();
    assert_eq!(opened(&released, &own), Content::latest());
    own.edition = "mine".to_owned();
    assert_eq!(opened(&released, &own), Content::latest());
    assert_eq!(opened("mine", &own), own);
}
