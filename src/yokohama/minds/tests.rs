//! What the shipped weights and styles come to.

use super::*;
use crate::chance::Seed;
use crate::game::{BySeat, Game};
use crate::opponents::{Rates, SURE, Value, Worth, names, suite};
use crate::printed::Edition;
use crate::yokohama::components::{OrderId, TechnologyId};
use crate::yokohama::content::Content;
use crate::yokohama::{Cause, Ending, Options, Stage};

/// How sure a seat may be of winning.
fn winning(weights: &Weights<Yokohama>, game: &Yokohama, state: &State, seat: Seat) -> i32 {
    let mut worths = BySeat::<Worth>::default();
    weights.weigh(game, state, &mut worths);
    worths[seat].winning
}

fn dealt() -> (Yokohama, State) {
    let game = Yokohama::new(Content::first(), Options::new(2).expect("two can play"));
    let mut state = game.deal(Seed(1));
    state.table.round = 3;
    state.table.stage = Stage::Before;
    (game, state)
}

fn table(players: u8) -> Yokohama {
    Yokohama::new(Content::latest(), Options::new(players).expect("so many can play"))
}

#[test]
fn what_was_learned_is_of_these_features() {
    suite::what_was_learned_is_of_these_features::<Yokohama>(include_str!("weights.json"), include_str!("styles.json"));
    assert_eq!(Yokohama::leans().len(), Style::ALL.len());
}

#[test]
fn features_are_as_named() {
    for players in 2..=4 {
        suite::features_are_as_named(&table(players), 0..6);
    }
}

#[test]
fn whole_turns_are_planned_by_another_value_too_and_better_than_by_chance() {
    let won = suite::wins_by_the_bare_score(&table(2), 6);
    assert!(won.iter().all(|&won| won > 4), "of 6 games: {won:?}");
}

#[test]
fn the_parts_of_a_lead_sum_up_to_it() {
    for players in 2..=4 {
        let ended = suite::parts_sum_up_to_the_lead(&table(players), Yokohama::weights());
        assert!(ended > 1, "states with and without an end");
    }
}

#[test]
fn what_one_is_ahead_the_other_is_behind() {
    let (game, mut state) = dealt();
    state.table.seats[Seat(1)].points = 9;
    let weights = Yokohama::weights();
    let [one, other] = [Seat(0), Seat(1)].map(|seat| winning(weights, &game, &state, seat));
    assert_eq!(one, -other);
    assert!(other > 0 && other < SURE);
}

#[test]
fn a_lead_is_surer_when_less_is_left() {
    let (game, mut state) = dealt();
    state.table.seats[Seat(0)].points = 40;
    let weights = Weights::none();
    let early = winning(&weights, &game, &state, Seat(0));
    state.table.ending = Some(Ending {
        cause: Cause::Church,
        seat: Seat(0),
        last_round: 4,
    });
    let late = winning(&weights, &game, &state, Seat(0));
    assert!(late > early, "{late} > {early}");
}

#[test]
fn when_no_turn_is_left_nothing_but_the_score_counts() {
    let (game, mut state) = dealt();
    state.table.stage = Stage::Over;
    let score = game.score(&state.table)[Seat(0)].total();
    assert_eq!(Yokohama::weights().worth(&game, &state, Seat(0)), 1000 * score);
}

#[test]
fn things_are_counted_that_are_built_learned_and_delivered() {
    let (game, mut state) = dealt();
    let things = |state: &State| Style::ALL.map(|style| game.things(state, Seat(0), style));
    assert_eq!(things(&state), [0, 0, 0]);
    let player = &mut state.table.seats[Seat(0)];
    player.hand.shops -= 2;
    player.warehouse.houses -= 1;
    player.technologies.insert(TechnologyId(4));
    player.completed.insert(OrderId(3));
    player.completed.insert(OrderId(9));
    assert_eq!(things(&state), [3, 1, 2]);
}

/// The lead of each of two seats, plainly and as somebody sees it who leans.
fn leads(game: &Yokohama, state: &State, leaning: &Weights<Yokohama>) -> [[i64; 2]; 2] {
    [Seat(0), Seat(1)]
        .map(|seat| [Yokohama::weights(), leaning].map(|weights: &Weights<Yokohama>| weights.lead(game, state, seat)))
}

#[test]
fn a_seat_that_leans_likes_more_of_its_things_and_no_other_does() {
    let (game, mut state) = dealt();
    let lean = Lean {
        style: Style::Scholar,
        by: 70,
        terms: Rates::NONE,
    };
    let leaning = Yokohama::weights().leaning(&game, &state, Seat(1), &lean);
    for [plain, leaning] in leads(&game, &state, &leaning) {
        assert_eq!(plain, leaning, "what there was before counts nothing");
    }
    for player in &mut state.table.seats.0 {
        player.technologies.insert(TechnologyId(4));
    }
    let [other, own] = leads(&game, &state, &leaning);
    assert_eq!(other[0], other[1]);
    assert_eq!(own[0] + 70, own[1]);
    state.table.stage = Stage::Over;
    let [_, own] = leads(&game, &state, &leaning);
    assert_eq!(own[0], own[1], "in the end only the score counts");
}

#[test]
fn what_promises_a_thing_is_liked_like_that_part_of_it() {
    let (game, mut state) = dealt();
    let mut terms = Rates::<Yokohama>::NONE;
    let yen = names::<Yokohama>()
        .position(|name| name == "Yen 0")
        .expect("there is such a term");
    (terms.early[yen], terms.late[yen]) = (500, 500);
    let lean = Lean {
        style: Style::Trader,
        by: 60,
        terms,
    };
    state.table.seats[Seat(0)].yen = 0;
    let leaning = Yokohama::weights().leaning(&game, &state, Seat(0), &lean);
    state.table.seats[Seat(0)].yen = 2;
    let [own, other] = leads(&game, &state, &leaning);
    assert_eq!(own[0] + 60, own[1], "two yen promise half a thing each");
    assert_eq!(other[0], other[1]);
}
