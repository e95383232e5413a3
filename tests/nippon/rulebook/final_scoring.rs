//! The final scoring, by the Reference Sheet, and the end of the game.

use meiji::game::Game;
use meiji::nippon::components::{Achievement, City, Colour, FactoryTile, Region, RewardLevel, Side, Track, Transport};
use meiji::nippon::{Event, Stage};

use super::scene::{BLUE, PURPLE, RED, Scene};
use Colour::{Black, Green, Orange, Red, Teal, White};

/// No tile on the space of Contracts: 0 points, however many there are (RS1).
#[test]
fn contracts_without_a_tile() {
    let scene = Scene::new(2).fulfilled(PURPLE, &[0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(scene.achievement(PURPLE, Achievement::Contracts), 0);
}

/// ¥8,000 and no tile on the space of money: 1 point, for it has a printed 1× (RS2).
#[test]
fn money_without_a_tile() {
    let scene = Scene::new(2)
        .marker(PURPLE, Track::Money, 2)
        .workers(PURPLE, &[White, Black]);
    assert_eq!(scene.game.final_budget(scene.purple()).yen, 8);
    assert_eq!(scene.achievement(PURPLE, Achievement::Money), 1);
}

/// 5 Ships built, 3 stars, and 2× on the space: 6 points (RS3).
#[test]
fn stars_of_ships() {
    let scene = Scene::new(2).built(PURPLE, Transport::Ship, Region::Kyushu, 3).built(
        PURPLE,
        Transport::Ship,
        Region::Kanto,
        2,
    );
    assert_eq!(scene.achievement(PURPLE, Achievement::Ships), 0);
    let scene = scene.multiplier(PURPLE, Achievement::Ships, RewardLevel::Two);
    assert_eq!(scene.achievement(PURPLE, Achievement::Ships), 6);
}

/// Money 22, ¥9,000 left, Workers of 3 colours, 3× on money: 22,000 − 9,000 = ¥13,000: 2 × 3 = 6 (O24).
#[test]
fn the_final_budget() {
    let scene = Scene::new(2)
        .marker(PURPLE, Track::Money, 6)
        .yen(PURPLE, 9)
        .workers(PURPLE, &[White, Black, Red])
        .multiplier(PURPLE, Achievement::Money, RewardLevel::Three);
    assert_eq!(scene.game.final_budget(scene.purple()).yen, 13);
    assert_eq!(
        scene.achievement(PURPLE, Achievement::Money),
        6,
        "the tile covers the printed 1×"
    );
}

/// 7 Contracts and 4×: 12. Coal stars without a tile: 0. Knowledge on 2 stars with the first Paper Factory, and no tile: 3 (O25).
#[test]
fn bases_and_multipliers() {
    let scene = Scene::new(2)
        .fulfilled(PURPLE, &[0, 1, 2, 3, 4, 5, 6])
        .multiplier(PURPLE, Achievement::Contracts, RewardLevel::Four)
        .marker(PURPLE, Track::Coal, 11)
        .marker(PURPLE, Track::Knowledge, 7)
        .factory(PURPLE, FactoryTile::Paper1, 0, 0);
    assert_eq!(scene.achievement(PURPLE, Achievement::Contracts), 12);
    assert_eq!(scene.achievement(PURPLE, Achievement::Coal), 0);
    assert_eq!(scene.achievement(PURPLE, Achievement::Knowledge), 3);
}

/// What each Achievement counts.
#[test]
fn what_each_achievement_counts() {
    let scene = Scene::new(2)
        .built(PURPLE, Transport::Train, Region::Kyushu, 3)
        .built(PURPLE, Transport::Train, Region::Kanto, 3)
        .marker(PURPLE, Track::Coal, 9)
        .marker(PURPLE, Track::Knowledge, 11)
        .factory(PURPLE, FactoryTile::Silk1, 2, 0)
        .factory(PURPLE, FactoryTile::Bento1, 2, 0)
        .factory(PURPLE, FactoryTile::Clocks1, 1, 0)
        .tile(PURPLE, City::Tokyo, Side::Top, 1)
        .tile(PURPLE, City::Yokohama, Side::Top, 2)
        .tile(PURPLE, City::Sendai, Side::Top, 3);
    let base = |achievement| scene.game.base(scene.lies(), PURPLE, achievement);
    assert_eq!(base(Achievement::Trains), 4);
    assert_eq!(base(Achievement::Coal), 3);
    assert_eq!(base(Achievement::Knowledge), 4);
    assert_eq!(base(Achievement::Factories), 2, "of level 2 or 3");
    assert_eq!(base(Achievement::Machines), 2, "at +2");
    assert_eq!(base(Achievement::Regions), 2);
    assert_eq!(base(Achievement::Money), 2);
    assert_eq!(base(Achievement::Ships), 0);
}

/// Wages of the last Workers: 2 points a colour that is not paid, and the sheet says so. No Reward and no Coal.
#[test]
fn the_last_wages() {
    let scene = Scene::new(2).workers(PURPLE, &[White, Black, Red, Green, Teal, Orange]);
    let score = scene.score()[PURPLE];
    assert_eq!((score.before, score.wages, score.achievements), (10, -4, [0; 9]));
    assert_eq!(score.total(), 6);
    let free = scene.factory(PURPLE, FactoryTile::Bento3, 0, 0);
    assert_eq!(free.score()[PURPLE].wages, -2);
}

/// C4 in the final income too.
#[test]
fn the_last_income_of_factories() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Clocks4, 0, 0)
        .marker(PURPLE, Track::Money, 1);
    assert_eq!(scene.game.final_budget(scene.purple()).yen, 13);
}

/// The end: the 3rd Scoring, then the final scoring, which is told; the score stays what it was reckoned to be.
#[test]
fn the_end_of_the_game() {
    let scene = Scene::new(2).turns_left(1).workers(BLUE, &[White]).after("consolidate");
    assert_eq!(scene.lies().stage, Stage::Over);
    assert_eq!(scene.lies().scorings, 3);
    let budget = Event::FinalBudget {
        seat: BLUE,
        yen: 9,
        unpaid: 0,
    };
    assert_eq!(scene.count(|event| *event == budget), 1);
    let money = Event::AchievementScored {
        seat: BLUE,
        achievement: Achievement::Money,
        points: 1,
    };
    assert_eq!(scene.count(|event| *event == money), 1);
    let totals = scene.game.totals(&scene.state);
    assert_eq!((totals[PURPLE], totals[BLUE]), (12, 12));
}

/// Who Consolidates in the last turn pays from yen that would be lost, and goes into the final scoring without Workers.
#[test]
fn consolidating_in_the_last_turn_saves_wages() {
    let scene = Scene::new(2)
        .turns_left(2)
        .workers(PURPLE, &[White, Black])
        .after("consolidate");
    assert_eq!(scene.game.final_budget(scene.purple()).yen, 12);
}

/// A tie at the end of a game that is played out: it goes to whoever plays the last turn, first in the order of play or not.
#[test]
fn a_tie_goes_to_the_player_of_the_last_turn() {
    for (first, last) in [(PURPLE, BLUE), (BLUE, PURPLE)] {
        let scene = Scene::new(2)
            .player(PURPLE, |own| own.points = 11)
            .turns_left(2)
            .turn_of(first)
            .after("consolidate; consolidate");
        assert_eq!(scene.lies().stage, Stage::Over);
        let totals = scene.game.totals(&scene.state);
        assert_eq!((totals[PURPLE], totals[BLUE]), (13, 13));
        let standings = scene.game.standings(&scene.state).expect("it is over");
        assert_eq!(standings, [last, first]);
    }
}

/// Order A, B, C; B caused the last phase, so C, A, B: A and C tied: A wins; A and B tied: B wins (O26).
#[test]
fn ties_go_to_the_later_last_turn() {
    let (a, b, c) = (PURPLE, BLUE, RED);
    let with = |points: [i16; 3]| {
        let scene = Scene::new(3).turn_of(b).table(|table| table.stage = Stage::Over);
        let scene = [a, b, c].into_iter().zip(points).fold(scene, |scene, (seat, points)| {
            scene.player(seat, |own| own.points = points)
        });
        scene.game.standings(&scene.state).expect("it is over")
    };
    assert_eq!(with([50, 40, 50]), [a, c, b]);
    assert_eq!(with([50, 50, 40]), [b, a, c]);
    assert_eq!(with([50, 50, 50]), [b, a, c]);
    assert_eq!(with([10, 20, 30]), [c, b, a]);
}
