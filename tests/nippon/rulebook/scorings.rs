//! Scorings. Kyushu's slots show 0, 1, 2, 3 around Nagasaki and 2, 3, 0, 1 around Kumamoto, clockwise from the top.

use meiji::nippon::Event;
use meiji::nippon::components::City::{Kumamoto, Nagasaki};
use meiji::nippon::components::Region::{self, Kyushu};
use meiji::nippon::components::Side::{Bottom, Left, Right, Top};
use meiji::nippon::components::{ActionSlot, FactoryTile, Transport};

use super::scene::{BLUE, PURPLE, RED, Scene, YELLOW};

/// Each of three has a Ship in Kyushu.
fn with_ships() -> Scene {
    [PURPLE, BLUE, RED].into_iter().fold(Scene::new(3), |scene, seat| {
        scene.built(seat, Transport::Ship, Kyushu, 1)
    })
}

/// The 1st Scoring, Purple 6, Red 6, Blue 4: 8 each, Blue third 5 and without Ships: 17 is rounded down (R19).
#[test]
fn two_tied_for_the_most() {
    let scene = with_ships()
        .tile(PURPLE, Nagasaki, Left, 6)
        .tile(RED, Kumamoto, Right, 6)
        .tile(BLUE, Nagasaki, Bottom, 3)
        .tile(BLUE, Kumamoto, Top, 1);
    assert_eq!(scene.game.overseas(scene.lies(), Kyushu), 2);
    assert_eq!(scene.scored(Kyushu, 1), [(8, 2), (5, 0), (8, 2)]);
}

/// The 2nd Scoring, Overseas Companies 3 + 3 + 1 = 7; Purple 6; Blue 1 and two Trains: 5; Red Trains and no tile: 0. Purple 11 and 2 for a Ship,
/// Blue 8, Red 0 (R20).
#[test]
fn overseas_companies_take_a_place() {
    let scene = with_ships()
        .tile(PURPLE, Nagasaki, Bottom, 5)
        .tile(PURPLE, Kumamoto, Top, 1)
        .tile(BLUE, Nagasaki, Right, 1)
        .built(BLUE, Transport::Train, Kyushu, 2)
        .built(RED, Transport::Train, Kyushu, 1);
    let influence = [PURPLE, BLUE, RED].map(|seat| scene.game.influence(scene.lies(), Kyushu, seat));
    assert_eq!((scene.game.overseas(scene.lies(), Kyushu), influence), (7, [6, 5, 0]));
    assert_eq!(scene.scored(Kyushu, 2), [(11, 2), (8, 0), (0, 0)]);
}

/// Purple, Blue and Red 8 each, Overseas Companies 2: the three places are added and divided by 3: 7, 11, 15; all three score their Ships (R21).
#[test]
fn three_tied_for_the_most() {
    let scene = with_ships()
        .tile(PURPLE, Nagasaki, Left, 5)
        .tile(PURPLE, Nagasaki, Bottom, 3)
        .tile(BLUE, Nagasaki, Top, 5)
        .tile(BLUE, Kumamoto, Right, 3)
        .tile(RED, Kumamoto, Top, 5)
        .tile(RED, Kumamoto, Bottom, 3);
    assert_eq!(scene.game.overseas(scene.lies(), Kyushu), 2);
    for (scoring, points) in [(1, 7), (2, 11), (3, 15)] {
        assert_eq!(scene.scored(Kyushu, scoring), [(points, 2); 3]);
    }
}

/// The 1st Scoring, Overseas Companies 6, Red 6, Blue 4: Red 8 and his Ships, Blue 5 without; 8 points are nobody's (O19).
#[test]
fn tied_with_the_overseas_companies() {
    let scene = with_ships().tile(RED, Nagasaki, Left, 6).tile(BLUE, Kumamoto, Right, 4);
    assert_eq!(scene.game.overseas(scene.lies(), Kyushu), 6);
    assert_eq!(scene.scored(Kyushu, 1), [(0, 0), (5, 0), (8, 2)]);
}

/// The 3rd Scoring, Purple 9, Red 5, Blue 5, Overseas Companies 3: Purple 20, Red and Blue 13 each; Ships for all three (O20).
#[test]
fn two_tied_for_the_secondmost() {
    let scene = with_ships()
        .tile(PURPLE, Nagasaki, Left, 7)
        .tile(PURPLE, Nagasaki, Bottom, 2)
        .tile(RED, Kumamoto, Right, 5)
        .tile(BLUE, Nagasaki, Right, 5);
    assert_eq!(scene.game.overseas(scene.lies(), Kyushu), 3);
    assert_eq!(scene.scored(Kyushu, 3), [(20, 2), (13, 2), (13, 2)]);
}

/// The 1st Scoring, Purple 8, Overseas Companies 7, Red 3, Blue 3: Purple 10 and Ships; Red and Blue 2 each, no Ships (O21).
#[test]
fn two_tied_for_the_thirdmost() {
    let scene = with_ships()
        .tile(PURPLE, Nagasaki, Left, 5)
        .tile(PURPLE, Nagasaki, Top, 3)
        .tile(RED, Nagasaki, Bottom, 3)
        .tile(BLUE, Kumamoto, Bottom, 3);
    assert_eq!(scene.game.overseas(scene.lies(), Kyushu), 7);
    assert_eq!(scene.scored(Kyushu, 1), [(10, 2), (2, 0), (2, 0)]);
}

/// The 3rd Scoring, Purple, Red, Blue and Overseas Companies 7 each: 46 / 4 = 11 for each player, and all Ships (O22).
#[test]
fn four_tied() {
    let scene = with_ships()
        .tile(PURPLE, Nagasaki, Left, 7)
        .tile(RED, Nagasaki, Bottom, 7)
        .tile(BLUE, Nagasaki, Top, 7);
    assert_eq!(scene.game.overseas(scene.lies(), Kyushu), 7);
    assert_eq!(scene.scored(Kyushu, 3), [(11, 2); 3]);
}

/// A Region whose only empty slots print 0: the Overseas Companies take no place; the one player there takes the first, second and third are
/// nobody's. A player with 3 Trains and no tile: 0, no place, no Ships (O23).
#[test]
fn without_influence_no_place() {
    let scene = with_ships()
        .tile(PURPLE, Nagasaki, Right, 1)
        .tile(PURPLE, Nagasaki, Bottom, 2)
        .tile(PURPLE, Nagasaki, Left, 3)
        .tile(PURPLE, Kumamoto, Top, 3)
        .tile(PURPLE, Kumamoto, Right, 4)
        .tile(PURPLE, Kumamoto, Left, 5)
        .built(BLUE, Transport::Train, Kyushu, 3);
    assert_eq!(scene.game.overseas(scene.lies(), Kyushu), 0);
    assert_eq!(scene.game.influence(scene.lies(), Kyushu, BLUE), 0);
    assert_eq!(scene.scored(Kyushu, 1), [(10, 2), (0, 0), (0, 0)]);
}

/// Trains count by a tile in their own Region, and Ships score in theirs alone.
#[test]
fn trains_and_ships_belong_to_their_region() {
    let elsewhere = Region::ALL.into_iter().find(|region| *region != Kyushu);
    let elsewhere = elsewhere.expect("there are four Regions");
    let scene = Scene::new(2)
        .built(PURPLE, Transport::Train, elsewhere, 2)
        .built(PURPLE, Transport::Ship, elsewhere, 1)
        .tile(PURPLE, Nagasaki, Left, 6);
    assert_eq!(scene.game.influence(scene.lies(), Kyushu, PURPLE), 6);
    assert_eq!(scene.game.influence(scene.lies(), elsewhere, PURPLE), 0);
    assert_eq!(scene.scored(Kyushu, 1)[0], (7, 0), "behind the Overseas Companies");
}

/// Trains that count 3 count nothing without a tile, as others do, and those of a player whose last tile there goes home no more.
#[test]
fn trains_count_with_a_tile_alone() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Lenses1, 0, 0)
        .built(PURPLE, Transport::Train, Kyushu, 2);
    assert_eq!(scene.game.influence(scene.lies(), Kyushu, PURPLE), 0);
    let scene = scene
        .tile(PURPLE, Nagasaki, Bottom, 1)
        .factory(BLUE, FactoryTile::Silk2, 0, 2)
        .turn_of(BLUE)
        .take(ActionSlot::LocalMarket);
    assert_eq!(scene.game.influence(scene.lies(), Kyushu, PURPLE), 1 + 3 + 3);
    let scene = scene.after("place nagasaki bottom 2");
    assert_eq!(scene.game.influence(scene.lies(), Kyushu, PURPLE), 0);
}

/// Four players and the Overseas Companies, who have 7: they take a place between the others, share one, and all five are tied.
#[test]
fn overseas_companies_among_four() {
    for (influence, points, ships) in [
        ([7, 7, 7, 7], [4; 4], [2; 4]),
        ([9, 6, 5, 4], [10, 5, 0, 0], [2, 0, 0, 0]),
        ([9, 7, 5, 4], [10, 6, 0, 0], [2, 2, 0, 0]),
        ([7, 7, 5, 4], [7, 7, 0, 0], [2, 2, 0, 0]),
        ([9, 9, 5, 4], [8, 8, 0, 0], [2, 2, 0, 0]),
    ] {
        let seats = [PURPLE, BLUE, RED, YELLOW];
        let slots = [
            (Nagasaki, Left),
            (Nagasaki, Bottom),
            (Nagasaki, Top),
            (Kumamoto, Bottom),
        ];
        let scene = seats.into_iter().zip(slots).zip(influence);
        let scene = scene.fold(Scene::new(4), |scene, ((seat, (city, side)), influence)| {
            let trains = u8::from(influence > 7);
            scene
                .tile(seat, city, side, influence - 2 * trains)
                .built(seat, Transport::Train, Kyushu, trains)
                .built(seat, Transport::Ship, Kyushu, 1)
        });
        assert_eq!(scene.game.overseas(scene.lies(), Kyushu), 7);
        let expected: Vec<(i16, i16)> = points.into_iter().zip(ships).collect();
        assert_eq!(scene.scored(Kyushu, 1), expected, "{influence:?}");
    }
}

/// Every standing of the table: four who are there, of whom Overseas Companies are lower.
#[test]
fn every_standing_of_the_table() {
    for (values, points, ships) in [
        ([7, 6, 5, 4], [10, 7, 5, 0], [true, true, false, false]),
        ([7, 7, 6, 5], [8, 8, 5, 0], [true, true, false, false]),
        ([7, 7, 7, 5], [7, 7, 7, 0], [true, true, true, false]),
        ([7, 5, 5, 4], [10, 6, 6, 0], [true, true, true, false]),
        ([7, 5, 5, 5], [10, 4, 4, 4], [true, true, true, true]),
        ([7, 6, 5, 5], [10, 7, 2, 2], [true, true, false, false]),
        ([7, 7, 5, 5], [8, 8, 2, 2], [true, true, false, false]),
        ([7, 7, 7, 7], [5, 5, 5, 5], [true, true, true, true]),
    ] {
        let seats = [PURPLE, BLUE, RED, YELLOW];
        let slots = [(Nagasaki, Left), (Nagasaki, Bottom), (Kumamoto, Right), (Kumamoto, Top)];
        let scene = seats.into_iter().zip(slots).zip(values);
        let scene = scene.fold(Scene::new(4), |scene, ((seat, (city, side)), value)| {
            scene
                .tile(seat, city, side, value)
                .built(seat, Transport::Ship, Kyushu, 1)
        });
        assert_eq!(scene.game.overseas(scene.lies(), Kyushu), 2);
        let scored = scene.scored(Kyushu, 1);
        let expected = points.into_iter().zip(ships.map(|scores| if scores { 2 } else { 0 }));
        assert_eq!(scored, expected.collect::<Vec<_>>(), "{values:?}");
    }
}

/// Points of the places in each Scoring.
#[test]
fn points_of_the_places() {
    let scene = Scene::new(2)
        .tile(PURPLE, Nagasaki, Left, 7)
        .built(PURPLE, Transport::Train, Kyushu, 2);
    for (scoring, points) in [(1, 10), (2, 15), (3, 20)] {
        assert_eq!(scene.scored(Kyushu, scoring), [(points, 0), (0, 0)]);
    }
}

/// Trains count 2, with the first Lenses Factory 3; Ships score 2, with the first Clocks Factory 3.
#[test]
fn trains_and_ships_of_factories() {
    let scene = Scene::new(2)
        .tile(PURPLE, Nagasaki, Left, 7)
        .built(PURPLE, Transport::Train, Kyushu, 2)
        .built(PURPLE, Transport::Ship, Kyushu, 2);
    assert_eq!(scene.game.influence(scene.lies(), Kyushu, PURPLE), 11);
    assert_eq!(scene.scored(Kyushu, 1)[0], (10, 4));
    let scene = scene
        .factory(PURPLE, FactoryTile::Lenses1, 0, 0)
        .factory(PURPLE, FactoryTile::Clocks1, 0, 0);
    assert_eq!(scene.game.influence(scene.lies(), Kyushu, PURPLE), 13);
    assert_eq!(scene.scored(Kyushu, 1)[0], (10, 6));
}

/// Each Region by itself, and its points come to the players.
#[test]
fn each_region_by_itself() {
    let scene = Scene::new(2)
        .no_rows()
        .slots([1, 3, 3, 3, 3])
        .marker_at(2)
        .tile(PURPLE, Nagasaki, Left, 7)
        .built(PURPLE, Transport::Train, Kyushu, 2)
        .built(PURPLE, Transport::Ship, Kyushu, 1)
        .tile(BLUE, meiji::nippon::components::City::Sendai, Top, 7)
        .take(ActionSlot::Knowledge)
        .after("steps 1");
    // Of Tohoku the Overseas Companies have 11.
    assert_eq!((scene.purple().points, scene.of(BLUE).points), (10 + 10 + 2, 11 + 7));
    let scored = Event::RegionScored {
        scoring: 1,
        seat: BLUE,
        region: Region::Tohoku,
        place: 2,
        points: 7,
    };
    assert_eq!(scene.count(|event| *event == scored), 1);
}

/// Each Scoring of a game scores by its own row: Purple is alone in Kyushu, and has 10 for the 1st, 15 for the 2nd, 20 for the 3rd.
#[test]
fn each_scoring_by_its_own_row() {
    let with = |scene: Scene| {
        scene
            .tile(PURPLE, Nagasaki, Left, 7)
            .built(PURPLE, Transport::Train, Kyushu, 2)
    };
    for (slot, points) in [(2, 10), (4, 15)] {
        let scene = with(Scene::new(2).no_rows().slots([1, 3, 3, 3, 3]).marker_at(slot))
            .take(ActionSlot::Knowledge)
            .after("steps 1");
        assert_eq!(scene.purple().points, 10 + points, "from slot {slot}");
    }
    let scene = with(Scene::new(2).turns_left(1)).after("consolidate");
    assert_eq!(scene.purple().points, 10 + 20);
}
