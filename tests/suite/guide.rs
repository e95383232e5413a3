//! What a first game explains: all of it in the games that people play, little at a time, and nothing that the seat may not know.

use std::collections::BTreeSet;

use meiji::aid::sections;
use meiji::chance::{Chance, Seed};
use meiji::game::Seat;
use meiji::guide::due;
use meiji::opponents::{Effort, Opponent};
use meiji::words::{Language, Words};

use super::Probed;

/// Who plays: some at random, and some who want to win.
const WHO: [[Opponent; 2]; 3] = [
    [Opponent::Random, Opponent::Random],
    [Opponent::Apprentice, Opponent::Greedy],
    [Opponent::Merchant, Opponent::Apprentice],
];

/// Longer than any game between those who want to win.
const MOVES: usize = 4_000;

/// Looks at every question of some games between computers; gives how the last one ended.
fn games<G: Probed>(mut look: impl FnMut(&G, &G::State)) {
    let game = G::table(0);
    for (number, who) in (0..).zip(WHO.into_iter().cycle().take(12)) {
        let mut chance = Chance::new(Seed(number));
        let mut state = game.deal(Seed(number));
        for _ in 0..MOVES {
            look(&game, &state);
            let Some(decision) = game.decision(&state) else { break };
            let seat = game.asked(decision);
            let view = game.view(&state, Some(seat));
            let kind = who[usize::from(seat.0) % who.len()];
            let plan = kind.plan(&game, &view, Effort { playouts: 1 }, Seed(chance.bits()));
            game.play(&mut state, plan[0], &mut ());
        }
    }
}

/// What a view is told, by name.
fn told<G: Probed>(game: &G, view: &G::View) -> Vec<String> {
    let points = due(game, view);
    points.iter().map(|point| format!("{point:?}")).collect()
}

/// Every point by name, in the order in which they are told.
fn points<G: Probed>() -> Vec<String> {
    G::POINTS.iter().map(|point| format!("{point:?}")).collect()
}

pub fn nothing_hidden_decides_what_is_told<G: Probed>() {
    games(|game: &G, state| {
        for seat in Seat::all(game.players()).map(Some).chain([None]) {
            let view = game.view(state, seat);
            let other = game.view(&game.determinize(&view, Seed(99)), seat);
            assert_eq!(told(game, &view), told(game, &other));
        }
    });
}

pub fn every_point_comes_in_games_and_no_question_needs_them_all_at_once<G: Probed>() {
    let (all, mut seen) = (points::<G>(), BTreeSet::new());
    let place = |point: &String| all.iter().position(|known| known == point);
    games(|game: &G, state| {
        for seat in Seat::all(game.players()) {
            let points = told(game, &game.view(state, Some(seat)));
            assert!(points.len() <= 6, "{points:?}");
            assert!(points.is_sorted_by_key(place), "the first is told first: {points:?}");
            seen.extend(points);
        }
    });
    let missing: Vec<_> = all.iter().filter(|point| !seen.contains(*point)).collect();
    assert!(missing.is_empty(), "no game comes to what {missing:?} explains");
}

pub fn an_onlooker_is_told_of_others_alone_and_nobody_of_a_game_that_is_over<G: Probed>() {
    let (mut others, mut over) = (BTreeSet::new(), 0);
    games(|game: &G, state| {
        let onlooker = told(game, &game.view(state, None));
        assert!(onlooker.len() <= 1, "{onlooker:?}");
        others.extend(onlooker);
        if game.decision(state).is_none() {
            over += 1;
            for seat in Seat::all(game.players()).map(Some).chain([None]) {
                assert_eq!(told(game, &game.view(state, seat)), [""; 0]);
            }
        }
    });
    assert_eq!(others.len(), 1, "one point is of others: {others:?}");
    assert!(over > 0, "no game came to its end");
}

pub fn every_point_is_told_in_a_sentence_or_two_and_where_the_aid_says_more<G: Probed>() {
    let sections = sections(Words::default(), &G::table(0), None);
    for &point in G::POINTS {
        let id = G::looked_up(point);
        assert!(sections.iter().any(|section| section.id == id), "{point:?}: {id}");
        for language in Language::all() {
            let text = G::explained(Words::new(language), point);
            let letters = text.chars().count();
            assert!((60..=190).contains(&letters), "{point:?}: {letters} letters: {text}");
        }
    }
}
