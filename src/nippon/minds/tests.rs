//! What the shipped weights come to.

use super::*;
use crate::chance::Seed;
use crate::game::Game;
use crate::nippon::components::{ContractId, FactoryTile};
use crate::nippon::content::Content;
use crate::nippon::{Factory, Options};
use crate::opponents::{Style, suite};
use crate::printed::Edition;

fn table(players: u8) -> Nippon {
    Nippon::new(Content::latest(), Options::new(players).expect("so many can play"))
}

#[test]
fn what_was_learned_is_of_these_features() {
    suite::what_was_learned_is_of_these_features::<Nippon>(include_str!("weights.json"), include_str!("styles.json"));
    assert_eq!(Nippon::leans().len(), Style::ALL.len());
}

#[test]
fn features_are_as_named() {
    for players in 2..=4 {
        suite::features_are_as_named(&table(players), 0..12);
    }
}

/// By the score alone a single turn shows little: most points come with the Scorings and at the end. Whoever plays on sees them.
#[test]
fn whole_turns_are_planned_by_another_value_too_and_better_than_by_chance_where_it_plays_on() {
    let [_, won] = suite::wins_by_the_bare_score(&table(2), 6);
    assert!(won > 4, "of 6 games: {won}");
}

#[test]
fn the_parts_of_a_lead_sum_up_to_it() {
    for players in 2..=4 {
        suite::parts_sum_up_to_the_lead(&table(players), Nippon::weights());
    }
}

#[test]
fn things_are_counted_that_are_built_founded_and_fulfilled() {
    let game = table(2);
    let mut state = game.deal(Seed(1));
    let things = |state: &State| Style::ALL.map(|style| game.things(state, Seat(0), style));
    assert_eq!(things(&state), [0, 0, 0]);
    let player = &mut state.table.seats[Seat(0)];
    player.ships -= 2;
    player.trains -= 1;
    let tile = FactoryTile::Bento1;
    player.factories[tile.good().index()] = Some(Factory {
        tile,
        machine: 0,
        cubes: 0,
    });
    player.contracts.remove(ContractId(3));
    player.contracts.remove(ContractId(5));
    assert_eq!(things(&state), [3, 1, 2]);
}

#[test]
fn when_the_game_is_over_nothing_but_the_score_counts() {
    let game = table(3);
    let mut state = game.deal(Seed(1));
    state.table.stage = Stage::Over;
    let score = game.score(&state.table)[Seat(0)].total();
    assert_eq!(Nippon::weights().worth(&game, &state, Seat(0)), 1000 * score);
    assert_eq!(clerk::guess(&game, &state, Seat(0)), 100 * score);
}

#[test]
fn nobody_who_is_to_act_consolidates_without_a_worker() {
    let game = table(2);
    let mut state = game.deal(Seed(1));
    let seat = state.table.active;
    let may_pass = |state: &State| Nippon::may_pass(&game.view(state, Some(seat)));
    assert!(!may_pass(&state));
    assert!(!Nippon::does_something(Move::Consolidate));
    let mut moves = Vec::new();
    game.legal_moves(&state, &mut moves);
    assert!(Nippon::does_something(moves[0]));
    state.table.seats[seat]
        .workers
        .add(crate::nippon::components::Colour::Red);
    assert!(may_pass(&state));
}
