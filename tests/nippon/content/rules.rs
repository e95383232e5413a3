//! What every content keeps: each check, with the row that breaks it.

use meiji::nippon::components::{Achievement, City, FactoryTile, Good, Region, Track};
use meiji::nippon::content::{Content, ContentError, Rule, Section, Unusual};
use meiji::printed::{Broken, Edition, Section as _};
use serde_json::{Value, json};

use super::{tree, with};

/// Section, row number and what is unusual, of all that is taken and told.
fn unusual(pointer: &str, value: Value) -> Vec<(Section, u32, Unusual)> {
    let taken = with(pointer, value).unwrap_or_else(|error| panic!("{pointer}: {error}"));
    let remarks = taken.unusual().into_iter();
    let told = remarks.map(|remark| (remark.section, remark.row.number, remark.unusual));
    told.collect()
}

/// The rule that a document breaks, with its section and row.
fn broken(pointer: &str, value: Value) -> (Section, Option<u32>, Broken<Rule>) {
    match with(pointer, value) {
        Err(ContentError::Breaks { section, row, rule }) => (section, row.map(|row| row.number), rule),
        other => panic!("{pointer}: {other:?}"),
    }
}

/// The same, of a rule of this game.
fn own(pointer: &str, value: Value) -> (Section, Option<u32>, Rule) {
    match broken(pointer, value) {
        (section, row, Broken::Own(rule)) => (section, row, rule),
        other => panic!("{pointer}: {other:?}"),
    }
}

#[test]
fn counts_of_rows() {
    for (section, needs) in [
        (Section::Goods, 6),
        (Section::Factories, 24),
        (Section::Contracts, 8),
        (Section::CityTiles, 9),
        (Section::Cities, 8),
        (Section::Regions, 4),
        (Section::Money, 11),
        (Section::Coal, 11),
        (Section::Knowledge, 11),
        (Section::Trains, 6),
        (Section::Ships, 6),
        (Section::ScoringTrack, 8),
        (Section::Scorings, 3),
        (Section::Influence, 3),
        (Section::InfluenceTiles, 10),
        (Section::Achievements, 9),
    ] {
        let mut tree = tree();
        tree[section.key()].as_array_mut().expect("rows").pop();
        let has = needs - 1;
        let rule = Broken::Count { needs, has };
        let row = None;
        assert_eq!(
            Content::from_json(&tree.to_string()),
            Err(ContentError::Breaks { section, row, rule })
        );
    }
}

#[test]
fn the_name() {
    for name in ["", "First", "a b", "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddx"] {
        assert_eq!(with("/edition", json!(name)), Err(ContentError::Edition), "{name}");
    }
    assert!(with("/edition", json!("my-own-2")).is_ok());
}

#[test]
fn bounds() {
    for (pointer, value, field, least, most) in [
        ("/goods/0/price", 31, "price", 0, 30),
        ("/goods/0/knowledge", 10, "knowledge", 0, 9),
        ("/goods/0/coal", 10, "coal", 0, 9),
        ("/goods/0/storage", 0, "storage", 1, 9),
        ("/factories/0/bonuses/0/knowledge-steps", 0, "knowledge-steps", 1, 9),
        ("/factories/20/bonuses/0/machines", 3, "machines", 1, 2),
        ("/factories/6/bonuses/0/contract-yen", 31, "contract-yen", 1, 30),
        ("/contracts/0/cubes/0", 5, "cubes", 1, 4),
        ("/contracts/0/yen", 31, "yen", 0, 30),
        ("/contracts/0/steps", 4, "steps", 0, 3),
        ("/contracts/1/points", 61, "points", 0, 60),
        ("/regions/0/bonus/yen", 0, "yen", 1, 30),
        ("/regions/1/bonus/blueprints", 10, "blueprints", 1, 9),
        ("/money/10/number", 100, "number", 0, 99),
        ("/scorings/2/places/0", 61, "places", 1, 60),
        ("/influence/2/values/2", 8, "values", 1, 7),
        ("/influence-tiles/9/value", 8, "value", 1, 7),
        ("/achievements/0/each", 0, "each", 1, 9),
    ] {
        let is = value;
        let (_, _, rule) = broken(pointer, json!(value));
        assert_eq!(rule, Broken::Range { field, least, most, is }, "{pointer}");
    }
}

#[test]
fn the_order_of_rows() {
    let expected = Good::Silk;
    assert_eq!(
        own("/goods/0/good", json!("paper")),
        (Section::Goods, Some(1), Rule::GoodOrder { expected })
    );
    let expected = FactoryTile::Silk2;
    assert_eq!(
        own("/factories/1/factory", json!("silk-3")),
        (Section::Factories, Some(2), Rule::FactoryOrder { expected })
    );
    let expected = City::Osaka;
    assert_eq!(
        own("/cities/2/city", json!("kyoto")),
        (Section::Cities, Some(3), Rule::CityOrder { expected })
    );
    let expected = Region::Tohoku;
    assert_eq!(
        own("/regions/3/region", json!("kanto")),
        (Section::Regions, Some(4), Rule::RegionOrder { expected })
    );
    let expected = Achievement::Contracts;
    assert_eq!(
        own("/achievements/0/achievement", json!("money")),
        (Section::Achievements, Some(1), Rule::AchievementOrder { expected })
    );
}

#[test]
fn bonuses_of_factories() {
    let factories = |row, rule| (Section::Factories, Some(row), rule);
    assert_eq!(
        own("/factories/0/bonuses", json!([])),
        factories(1, Rule::Bonuses { has: 0 })
    );
    let four = json!([{"cubes": 1}, {"cubes": 1}, {"cubes": 1}, {"cubes": 1}]);
    assert_eq!(
        own("/factories/0/bonuses", four),
        factories(1, Rule::Bonuses { has: 4 })
    );
    let two = json!([{"build-trains": 1}, {"build-ships": 1}]);
    assert_eq!(own("/factories/4/bonuses", two), factories(5, Rule::TwoChoices));
    assert_eq!(
        own("/factories/5/bonuses", json!([{"knowledge-steps": 3}])),
        factories(6, Rule::SameBonus { as_row: 1 })
    );
}

#[test]
fn contracts() {
    let contracts = |row, rule| (Section::Contracts, Some(row), rule);
    assert_eq!(
        own("/contracts/0/cubes", json!([])),
        contracts(1, Rule::Kinds { has: 0 })
    );
    assert_eq!(
        own("/contracts/0/cubes", json!([1, 1, 1, 1])),
        contracts(1, Rule::Kinds { has: 4 })
    );
    assert_eq!(own("/contracts/3/cubes", json!([1, 2])), contracts(4, Rule::CubesRise));
    assert_eq!(own("/contracts/0/points", json!(3)), contracts(1, Rule::YenOrPoints));
    assert_eq!(own("/contracts/0/yen", json!(0)), contracts(1, Rule::YenOrPoints));
}

#[test]
fn cities() {
    let good = Good::Silk;
    assert_eq!(
        own("/city-tiles/0/goods/0", json!("silk")),
        (Section::CityTiles, Some(1), Rule::SameGood { good })
    );
    assert_eq!(
        own("/city-tiles/0/goods/0", json!("clocks")),
        (
            Section::CityTiles,
            None,
            Rule::GoodSides {
                good: Good::Lenses,
                has: 5
            }
        )
    );
    assert_eq!(
        own("/cities/4/overseas/0", json!(3)),
        (Section::Cities, Some(5), Rule::Overseas)
    );
    assert_eq!(
        own("/regions/2/bonus", json!({"coal": 1})),
        (Section::Regions, Some(4), Rule::SameRegionBonus { as_row: 3 })
    );
}

#[test]
fn numbers_of_tracks() {
    assert_eq!(
        own("/money/0/number", Value::Null),
        (Section::Money, Some(1), Rule::NoStart)
    );
    assert_eq!(
        own("/money/4/number", json!(18)),
        (Section::Money, Some(5), Rule::TrackFalls)
    );
    for (pointer, section, track, number) in [
        ("/money/0/number", Section::Money, Track::Money, 12),
        ("/money/2/number", Section::Money, Track::Money, 16),
        ("/coal/0/number", Section::Coal, Track::Coal, 2),
        ("/coal/4/number", Section::Coal, Track::Coal, 5),
        ("/coal/8/number", Section::Coal, Track::Coal, 8),
        ("/knowledge/3/number", Section::Knowledge, Track::Knowledge, 3),
        ("/knowledge/5/number", Section::Knowledge, Track::Knowledge, 4),
        ("/knowledge/9/number", Section::Knowledge, Track::Knowledge, 6),
    ] {
        let other = match number {
            12 => json!(11),
            2 => json!(1),
            _ => Value::Null,
        };
        assert_eq!(
            own(pointer, other),
            (section, None, Rule::Missing { track, number }),
            "{pointer}"
        );
    }
    // 3 and 4 side by side.
    let mut tree = tree();
    tree["knowledge"][4]["number"] = json!(4);
    tree["knowledge"][5].as_object_mut().expect("a row").remove("number");
    let fault = Content::from_json(&tree.to_string());
    let (section, row, rule) = (Section::Knowledge, None, Broken::Own(Rule::NoGap));
    assert_eq!(fault, Err(ContentError::Breaks { section, row, rule }));
}

#[test]
fn rows_of_trains_and_ships() {
    assert_eq!(
        own("/trains/0/money", json!(true)),
        (Section::Trains, Some(1), Rule::IconOnFirst)
    );
    assert_eq!(
        own("/ships/0/star", json!(false)),
        (Section::Ships, None, Rule::ShipStars { has: 2 })
    );
    assert!(with("/ships/5/star", json!(false)).is_ok(), "the sixth is free");
    assert!(with("/trains/0/star", json!(false)).is_ok());
}

#[test]
fn scorings() {
    for (slot, kind) in [
        (0, "scoring"),
        (2, "plain"),
        (3, "scoring"),
        (4, "golden"),
        (6, "plain"),
    ] {
        let fault = own(&format!("/scoring-track/{slot}/slot"), json!(kind));
        assert_eq!(fault, (Section::ScoringTrack, None, Rule::ScoringTrack), "{slot}");
    }
    assert_eq!(
        own("/scorings/0/places", json!([10, 10, 5])),
        (Section::Scorings, Some(1), Rule::PlacesRise)
    );
    assert_eq!(
        own("/scorings/1/places", json!([15, 11, 5])),
        (Section::Scorings, Some(2), Rule::ScoringFalls)
    );
}

#[test]
fn influence() {
    assert_eq!(
        own("/influence/0/values", json!([1, 1, 3])),
        (Section::Influence, Some(1), Rule::InfluenceFalls)
    );
    assert_eq!(
        own("/influence/1/values", json!([1, 4, 2])),
        (Section::Influence, Some(2), Rule::InfluenceFalls)
    );
    assert_eq!(
        own("/influence/2/values", json!([2, 3, 7])),
        (Section::Influence, Some(3), Rule::InfluenceFalls)
    );
    assert_eq!(
        own("/influence-tiles/3/value", json!(1)),
        (Section::InfluenceTiles, Some(4), Rule::TileOrder)
    );
}

#[test]
fn printed_multipliers() {
    assert_eq!(
        own("/achievements/0/printed", json!(true)),
        (Section::Achievements, None, Rule::Printed { has: 3 })
    );
    assert_eq!(
        own("/achievements/1/printed", json!(false)),
        (Section::Achievements, None, Rule::Printed { has: 1 })
    );
}

/// What a box hardly has is taken, and told.
#[test]
fn what_is_unusual() {
    assert_eq!(unusual("/contracts/7/cubes", json!([4, 4, 4])), [], "more for more");
    assert_eq!(unusual("/contracts/2/cubes", json!([2])), [], "other things");
    let mut tree = tree();
    tree["contracts"][5] = tree["contracts"][0].clone();
    let same = Content::from_json(&tree.to_string()).expect("it is taken").unusual();
    assert_eq!(same[0].unusual, Unusual::Same { as_row: 1 });
    assert_eq!(
        unusual("/contracts/5/yen", json!(4)),
        [(Section::Contracts, 6, Unusual::MoreForLess { than_row: 4 })]
    );
    assert_eq!(
        unusual("/goods/4/coal", json!(2)),
        [(Section::Goods, 5, Unusual::EasierThanBelow { than_row: 3 })]
    );
    assert_eq!(
        unusual("/trains/0/star", json!(false)),
        [(Section::Trains, 1, Unusual::BareSpace)]
    );
    let mut tree = super::tree();
    tree["city-tiles"][8]["goods"] = json!(["bento", "paper", "clocks", "silk"]);
    assert!(
        Content::from_json(&tree.to_string())
            .expect("it is taken")
            .unusual()
            .is_empty()
    );
}
