//! How a game went: points by round and by category, and what decided it.

use meiji::chance::{Chance, Seed};
use meiji::course::turns;
use meiji::game::{Game, Seat};
use meiji::nippon::components::{ContractId, Good, Track};
use meiji::nippon::course::{Category, Course};
use meiji::nippon::position::Position;
use meiji::nippon::{Event, Nippon, Stage};
use meiji::sitting::Sitting;
use serde_json::json;

use crate::conformance::{at_random, nippon};

/// Games that are played for each number of players.
const GAMES: u64 = 30;

/// A random game, played to its end.
fn sitting(players: u8, seed: u64) -> Sitting<Nippon> {
    played_out(Sitting::new(nippon(players), Seed(seed)), seed)
}

fn played_out(mut sitting: Sitting<Nippon>, seed: u64) -> Sitting<Nippon> {
    let mut chance = Chance::new(Seed(!seed));
    while sitting.asked().is_some() {
        let action = at_random(&sitting.legal_moves(), &mut chance);
        sitting.play(action).expect("a legal move");
    }
    sitting
}

fn random_games() -> impl Iterator<Item = Sitting<Nippon>> {
    (2..=4).flat_map(|players| (0..GAMES).map(move |seed| sitting(players, seed)))
}

#[test]
fn the_points_by_category_add_up_to_the_score_sheet() {
    let mut seen = [0_u32; Category::ALL.len()];
    for sitting in random_games() {
        let (game, table) = (sitting.game(), &sitting.state().table);
        let course = Course::of(&sitting);
        let score = game.score(table);
        assert_eq!(course.sheets.last(), Some(&score));
        assert_eq!(
            course.rounds.len(),
            1 + usize::from(table.round),
            "the beginning and the rounds"
        );
        for (seat, later) in table.starter.round(table.players).zip(0..) {
            let points = course.points[seat];
            assert_eq!(points.iter().sum::<i32>(), score[seat].total());
            assert_eq!(
                points[Category::Start.index()],
                10 + later,
                "each later one a point more"
            );
            assert!(points[Category::Wages.index()] <= 0);
            assert_eq!(course.rounds[0][seat], 10 + later);
            assert_eq!(
                course.rounds.last().map(|track| track[seat]),
                Some(score[seat].before.into())
            );
            let told = |counts: fn(&Event) -> i32| -> i32 {
                let own = sitting.events(0, None).filter(|(_, event)| event.seat() == Some(seat));
                own.map(|(_, event)| counts(&event)).sum()
            };
            let scorings = [Category::FirstScoring, Category::SecondScoring, Category::ThirdScoring];
            assert_eq!(
                scorings.map(|category| points[category.index()]).iter().sum::<i32>(),
                told(|event| match event {
                    Event::RegionScored { points, .. } => i32::from(*points),
                    _ => 0,
                })
            );
            assert_eq!(
                points[Category::Ships.index()],
                told(|event| match event {
                    Event::ShipsScored { points, .. } => i32::from(*points),
                    _ => 0,
                })
            );
            seen.iter_mut()
                .zip(points)
                .for_each(|(seen, points)| *seen += u32::from(points != 0));
        }
    }
    for (category, seen) in Category::ALL.into_iter().zip(seen) {
        assert!(seen > 0, "{category:?} scores nothing in any game");
    }
}

#[test]
fn what_each_did_is_what_is_there_at_the_end() {
    for sitting in random_games() {
        let table = &sitting.state().table;
        let course = Course::of(&sitting);
        for seat in Seat::all(table.players) {
            let (tally, own) = (course.tally[seat], &table.seats[seat]);
            assert_eq!(tally.turns, tally.workers + tally.consolidations);
            let mut before = table
                .starter
                .round(table.players)
                .take_while(|other| *other != table.active);
            let this_round = seat == table.active || before.any(|other| other == seat);
            assert_eq!(tally.turns, table.round - u16::from(!this_round));
            assert_eq!(usize::from(tally.factories), own.own().count());
            assert_eq!(tally.contracts, u16::from(own.fulfilled()));
            assert_eq!(tally.machines, own.own().map(|own| u16::from(own.machine)).sum::<u16>());
            assert_eq!(
                [tally.trains, tally.ships],
                [6 - u16::from(own.trains), 6 - u16::from(own.ships)]
            );
            let around = table.cities.iter().flat_map(|city| city.slots).flatten();
            assert!(around.filter(|tile| tile.seat == seat).count() <= usize::from(tally.influence));
            let stored: u16 = Good::ALL.map(|good| u16::from(own.cubes(good))).iter().sum();
            assert!(
                stored + tally.influence <= tally.goods,
                "each tile took a good at least"
            );
        }
    }
}

#[test]
fn who_brings_the_last_phase_about_is_told_with_the_round() {
    for sitting in random_games() {
        let course = Course::of(&sitting);
        let trigger = course.trigger.expect("it came to an end");
        assert_eq!(trigger.seat, sitting.state().table.active, "who has the last turn");
        assert!((1..sitting.state().table.round).contains(&trigger.round));
        let standings = sitting.game().standings(sitting.state()).expect("it is over");
        let decided = course.decided(&standings).expect("there were two");
        assert_eq!([decided.winner, decided.rival], standings[..2]);
        assert_eq!(decided.rounds, sitting.state().table.round);
        assert!(decided.since.is_none_or(|since| (1..=decided.rounds).contains(&since)));
        let sums = sitting.game().totals(sitting.state());
        assert_eq!(decided.since.is_none(), sums[decided.winner] == sums[decided.rival]);
        let more = |category: Category| {
            let points = |seat| course.points[seat][category.index()];
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
    for players in 2..=4 {
        let sitting = sitting(players, 7);
        let table = &sitting.state().table;
        let turns = turns(&sitting);
        assert_eq!(
            (turns[0].at, turns[0].round, turns[0].seat),
            (0, 1, Some(table.starter))
        );
        for (number, turn) in turns.iter().enumerate() {
            let number = number as u16;
            assert_eq!(turn.round, number / u16::from(players) + 1);
            let seat = table
                .starter
                .round(players)
                .nth(usize::from(number) % usize::from(players));
            assert_eq!(turn.seat, seat);
        }
        assert_eq!(turns.last().and_then(|turn| turn.seat), Some(table.active));
    }
}

/// Of a game that begins with a position the points until then count as what everybody began with.
#[test]
fn a_game_from_a_position_begins_with_its_points() {
    let document = json!({
        "game": "nippon",
        "position": 1,
        "options": {"players": 2, "starter": {"seat": 0}},
        "marker": 3,
        "seats": [{"points": 40}, {"points": -3, "factories": {"silk-1": {}}, "markers": {"knowledge": 3}, "fulfilled": [2]}],
    });
    let position = Position::from_json(&document.to_string(), &[]).unwrap_or_else(|error| panic!("{error}"));
    let table = position.state().table;
    assert_eq!((table.stage, table.scorings), (Stage::Play, 1));
    assert_eq!(table.seats[Seat(1)].marker(Track::Knowledge), 3);
    assert!(!table.seats[Seat(1)].contracts.contains(ContractId(2)));
    let sitting = played_out(position.sit(), 3);
    let course = Course::of(&sitting);
    for (seat, points) in [(Seat(0), 40), (Seat(1), -3)] {
        assert_eq!(course.points[seat][Category::Start.index()], points);
        assert_eq!(course.points[seat][Category::FirstScoring.index()], 0, "it was before");
        let total = sitting.game().totals(sitting.state())[seat];
        assert_eq!(course.points[seat].iter().sum::<i32>(), total);
    }
    assert_eq!(course.rounds.len(), 1 + usize::from(sitting.state().table.round));
}
