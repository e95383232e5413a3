//! How a game went: points by round and by category, and what decided it.

use meiji::chance::{Chance, Seed};
use meiji::course::turns;
use meiji::duel::course::{Category, Course};
use meiji::duel::{Duel, Event};
use meiji::game::{Game, Seat};
use meiji::sitting::Sitting;

use crate::conformance::duel;

/// A random game, played to its end.
fn sitting(seed: u64) -> Sitting<Duel> {
    let mut sitting = Sitting::new(duel(), Seed(seed));
    let mut chance = Chance::new(Seed(!seed));
    while sitting.asked().is_some() {
        let moves = sitting.legal_moves();
        let action = moves[chance.below(moves.len() as u32) as usize];
        sitting.play(action).expect("a legal move");
    }
    sitting
}

#[test]
fn the_course_of_a_game_adds_up_to_its_score_sheet() {
    for seed in 0..40 {
        let sitting = sitting(seed);
        let (game, table) = (sitting.game(), &sitting.state().table);
        let course = Course::of(&sitting);
        assert_eq!(course.rounds.len(), 5, "the beginning and four rounds");
        let score = game.score(table);
        assert_eq!(course.sheets.last(), Some(&score));
        for seat in Seat::all(2) {
            assert_eq!(course.points[seat], score[seat].lines());
            assert_eq!(course.rounds[4][seat], score[seat].total());
            let tally = course.tally[seat];
            assert_eq!(tally.turns, 16);
            assert_eq!(tally.orders, u16::from(table.seats[seat].completed.len()));
            let of_seat = |counts: fn(&Event) -> bool| {
                let events = sitting.events(0, None).filter(|(_, event)| event.seat() == Some(seat));
                events.filter(|(_, event)| counts(event)).count()
            };
            assert_eq!(
                usize::from(tally.acted),
                of_seat(|event| matches!(event, Event::Acted { .. }))
            );
            assert_eq!(
                usize::from(tally.church),
                of_seat(|event| matches!(event, Event::ChurchTaken { .. }))
            );
            assert!(tally.traders <= tally.acted);
        }
    }
}

#[test]
fn what_decided_a_game_is_where_its_winner_was_furthest_ahead() {
    for seed in 0..40 {
        let sitting = sitting(seed);
        let course = Course::of(&sitting);
        let standings = sitting.game().standings(sitting.state()).expect("it is over");
        let decided = course.decided(&standings).expect("there were two");
        assert_eq!([decided.winner, decided.rival], standings[..]);
        assert_eq!(
            decided.trigger, None,
            "no condition ends a game before its fourth round"
        );
        assert!(decided.since.is_none_or(|since| (1..=4).contains(&since)));
        let sums = sitting.game().totals(sitting.state());
        assert_eq!(decided.since.is_none(), sums[decided.winner] == sums[decided.rival]);
        let more = |category: Category| {
            let points = |seat| course.points[seat][category as usize];
            points(decided.winner) - points(decided.rival)
        };
        let most = Category::ALL.into_iter().map(more).max().expect("there are some");
        match decided.ahead {
            Some((category, by)) => assert_eq!((more(category), by), (most, most)),
            None => assert!(most <= 0),
        }
    }
}

#[test]
fn the_turns_of_a_game_are_told_with_their_rounds() {
    let sitting = sitting(7);
    let turns = turns(&sitting);
    let (first, rest) = turns.split_first().expect("a game has a beginning");
    assert_eq!((first.at, first.round, first.seat), (0, 0, None));
    assert_eq!(rest.len(), 32);
    assert!(rest.iter().all(|turn| turn.seat.is_some()));
    let rounds: Vec<u16> = rest.iter().map(|turn| turn.round).collect();
    assert_eq!(rounds, [[1; 8], [2; 8], [3; 8], [4; 8]].concat());
}
