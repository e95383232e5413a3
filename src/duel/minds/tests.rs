//! What the shipped weights and styles come to.

use super::*;
use crate::chance::Seed;
use crate::duel::components::{OrderId, Title};
use crate::duel::content::Content;
use crate::duel::{Options, Stage};
use crate::game::Game;
use crate::opponents::{Effort, Why, advise, suite};
use crate::printed::Edition;

fn table() -> Duel {
    Duel::new(Content::latest(), Options::new())
}

#[test]
fn what_was_learned_is_of_these_features() {
    suite::what_was_learned_is_of_these_features::<Duel>(include_str!("weights.json"), include_str!("styles.json"));
    assert_eq!(Duel::leans().len(), Style::ALL.len());
}

#[test]
fn features_are_as_named() {
    suite::features_are_as_named(&table(), 0..60);
}

#[test]
fn whole_turns_are_planned_by_another_value_too_and_better_than_by_chance() {
    let won = suite::wins_by_the_bare_score(&table(), 6);
    assert!(won.iter().all(|&won| won > 4), "of 6 games: {won:?}");
}

#[test]
fn the_parts_of_a_lead_sum_up_to_it() {
    let ended = suite::parts_sum_up_to_the_lead(&table(), Duel::weights());
    assert_eq!(ended, 0, "nobody brings the end");
}

#[test]
fn things_are_counted_that_are_built_learned_and_completed() {
    let game = table();
    let mut state = game.deal(Seed(1));
    let things = |state: &State| Style::ALL.map(|style| game.things(state, Seat(0), style));
    assert_eq!(things(&state), [0, 0, 0]);
    let player = &mut state.table.seats[Seat(0)];
    player.shops -= 2;
    player.houses -= 1;
    player.technologies.insert(Title::Ball);
    player.completed.insert(OrderId(3));
    player.completed.insert(OrderId(9));
    assert_eq!(things(&state), [3, 1, 2]);
}

#[test]
fn when_the_game_is_over_nothing_but_the_score_counts() {
    let game = table();
    let mut state = game.deal(Seed(1));
    state.table.stage = Stage::Over;
    let score = game.score(&state.table)[Seat(0)].total();
    assert_eq!(Duel::weights().worth(&game, &state, Seat(0)), 1000 * score);
    assert_eq!(clerk::guess(&game, &state, Seat(0)), 100 * score);
}

#[test]
fn for_an_order_that_is_put_back_the_coach_names_orders_alone() {
    let game = table();
    let mut named = 0;
    for seed in 0..8 {
        let state = game.deal(Seed(seed));
        let seat = game.decision(&state).map(|decision| decision.seat);
        let view = game.view(&state, seat);
        let effort = Effort { playouts: 200 };
        for advice in advise(&game, &view, effort, Seed(1), &mut |_| ()) {
            let reasons = match advice.why {
                Why::Best(reason) => [reason; 2],
                Why::Beside { better, worse } => [better, worse],
                Why::Only => panic!("three Orders can be put back"),
            };
            let orders = Reason::Of(Subject::Orders);
            assert!(reasons.iter().all(|reason| [orders, Reason::Mixed].contains(reason)));
            named += usize::from(reasons.contains(&orders));
        }
    }
    assert!(named > 2, "{named}");
    let mut state = game.deal(Seed(0));
    let mut moves = Vec::new();
    for _ in 0..2 {
        game.legal_moves(&state, &mut moves);
        game.play(&mut state, moves[0], &mut ());
    }
    assert_eq!(game.decision(&state).map(|decision| decision.ask), Some(Ask::Place));
    let turn = game.view(&state, Some(state.table.active));
    assert!(game.is_told(&turn, Reason::Of(Subject::Money)));
}
