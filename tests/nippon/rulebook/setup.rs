//! Initial Preparation.

use meiji::chance::Seed;
use meiji::game::{Game, Seat};
use meiji::nippon::components::{RewardLevel, Track};
use meiji::nippon::{Options, OptionsError, Stage, Starter};

use super::scene::{BLUE, PURPLE, RED, Scene, YELLOW, game};
use crate::conformance::nippon;

const PLAYERS: [u8; 3] = [2, 3, 4];

/// Workers: 6, 7, 8 of a colour; 3 on each slot; rows of 2, 3, 3; the rest in the bag.
#[test]
fn workers_on_the_slots_in_the_rows_and_in_the_bag() {
    for (players, rows, room, bag) in [(2, 2, 2, 17), (3, 3, 3, 18), (4, 4, 3, 21)] {
        let scene = Scene::dealt(players, 7);
        let table = scene.lies();
        assert!(table.slots.iter().all(|slot| slot.len() == 3));
        let lengths = table.rows.map(|row| row.len());
        assert_eq!(lengths.iter().filter(|length| **length == room).count(), rows);
        assert_eq!(lengths.iter().filter(|length| **length == 0).count(), 4 - rows);
        assert_eq!(table.bag.len(), bag);
    }
}

/// Each: ¥12,000, 2 Coal, 1 Blueprint, 8 Contracts, 10 Influence tiles, 6 Trains, 6 Ships, markers on 12, 2 and 1.
#[test]
fn what_each_player_begins_with() {
    for players in PLAYERS {
        let scene = Scene::dealt(players, 7);
        for seat in Seat::all(players) {
            let own = scene.of(seat);
            assert_eq!((own.yen, own.coal, own.blueprints, own.contracts.len()), (12, 2, 1, 8));
            assert_eq!(own.tiles, [1, 1, 2, 1, 2, 1, 2]);
            assert_eq!((own.trains, own.ships, own.machines), (6, 6, 0));
            assert!(own.workers.is_empty() && own.own().next().is_none() && own.spaces == [0; 9]);
            assert_eq!(Track::ALL.map(|track| scene.level(seat, track)), [12, 2, 1]);
        }
    }
}

/// Points 10, 11, 12, 13 in turn order, whoever begins.
#[test]
fn points_by_turn_order() {
    let scene = Scene::dealt(4, 7);
    let points = [PURPLE, BLUE, RED, YELLOW].map(|seat| scene.of(seat).points);
    assert_eq!(points, [10, 11, 12, 13]);
    for players in PLAYERS {
        let game = nippon(players);
        for number in 0..30 {
            let table = game.deal(Seed(number)).table;
            let round: Vec<i16> = table
                .starter
                .round(players)
                .map(|seat| table.seats[seat].points)
                .collect();
            assert_eq!(round, (10..10 + i16::from(players)).collect::<Vec<_>>());
        }
    }
}

/// Reward tiles: 4, 5, 6 of each level, at most 2 of each bonus; 4 VP Multiplier tiles; all Factories.
#[test]
fn reward_tiles_for_each_number_of_players() {
    for players in PLAYERS {
        let scene = Scene::dealt(players, 9);
        for level in RewardLevel::ALL {
            assert_eq!(scene.rewards(level), players + 2);
        }
        assert_eq!(scene.lies().multipliers, 4);
        assert_eq!(scene.lies().factories.len(), 24);
    }
}

/// Which Reward tiles are taken out is random, and so are City tiles and how they are turned.
#[test]
fn tiles_are_laid_at_random() {
    let game = nippon(2);
    let deals = (0..400).map(|number| game.deal(Seed(number)).table);
    let (mut first, mut turned, mut missing, mut rewards) = ([0; 9], [0; 4], [0; 9], std::collections::BTreeSet::new());
    for table in deals {
        first[usize::from(table.cities[0].tile.0)] += 1;
        table
            .cities
            .iter()
            .for_each(|city| turned[usize::from(city.turned)] += 1);
        let laid: Vec<u8> = table.cities.iter().map(|city| city.tile.0).collect();
        let out = (0..9).find(|tile| !laid.contains(tile)).expect("one is left out");
        missing[usize::from(out)] += 1;
        rewards.insert(table.rewards[3]);
    }
    assert!(first.iter().all(|count| (20..75).contains(count)), "{first:?}");
    assert!(missing.iter().all(|count| (20..75).contains(count)), "{missing:?}");
    assert!(turned.iter().all(|count| (700..900).contains(count)), "{turned:?}");
    // Two of six are taken out: of one kind, or of two.
    assert_eq!(rewards.len(), 6);
}

/// The Scoring Marker lies on the leftmost slot, and no Scoring was.
#[test]
fn the_scoring_marker_on_the_leftmost_slot() {
    let scene = Scene::dealt(3, 1);
    let table = scene.lies();
    assert_eq!((table.marker, table.scorings, table.stage), (0, 0, Stage::Play));
}

/// A ruling: the options or the seed name the first player.
#[test]
fn who_begins() {
    assert!((0..20).all(|seed| game(4).deal(Seed(seed)).table.starter == PURPLE));
    let starters: std::collections::BTreeSet<Seat> =
        (0..60).map(|seed| nippon(3).deal(Seed(seed)).table.starter).collect();
    assert_eq!(starters.len(), 3);
}

/// Two to four play.
#[test]
fn two_to_four_play() {
    for players in [0, 1, 5, 255] {
        assert_eq!(Options::new(players), Err(OptionsError::Players(players)));
    }
    let options = Options::new(3).expect("three can play");
    assert_eq!(options.with_starter(Seat(3)), Err(OptionsError::Starter(3)));
    let named = options.with_starter(Seat(2)).expect("a seat of the table");
    assert_eq!((named.players(), named.starter()), (3, Starter::Seat(Seat(2))));
    let text = serde_json::to_string(&named).expect("a text");
    assert_eq!(text, r#"{"players":3,"starter":{"seat":2}}"#);
    assert_eq!(serde_json::from_str::<Options>(&text).expect("it is read back"), named);
    for odd in [
        r#"{"players":5}"#,
        r#"{"players":2,"starter":{"seat":2}}"#,
        r#"{"starter":"random"}"#,
        r#"{"players":2,"x":1}"#,
    ] {
        assert!(serde_json::from_str::<Options>(odd).is_err(), "{odd}");
    }
}
