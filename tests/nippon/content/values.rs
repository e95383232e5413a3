//! The built-in values: what the rulebook states, and what the reconstructed ones keep so that they play well.

use meiji::nippon::components::{Achievement, FactoryTile, Good};
use meiji::nippon::content::{Bonus, Content, Gain, ScoringSlot};
use meiji::printed::{Edition, Source};

fn content() -> Content {
    Content::latest()
}

/// Factories cost ¥6,000, hold 4 cubes, need Knowledge 2, 4, 6 and Coal 2, 3, 4 by their level.
#[test]
fn factories_by_their_level() {
    for row in content().goods {
        let level = row.good.level();
        assert_eq!((row.price, row.storage), (6, 4));
        assert_eq!((row.knowledge, row.coal), (2 * level, level + 1));
    }
    assert_eq!(Good::ALL.map(Good::level), [1, 1, 2, 2, 3, 3]);
}

/// Four Factories a good, each with a bonus of its own; three ask for something.
#[test]
fn every_bonus_once() {
    let content = content();
    assert!(content.factories.iter().map(|row| row.factory).eq(FactoryTile::ALL));
    let goods = FactoryTile::ALL.map(FactoryTile::good);
    assert!(
        Good::ALL
            .into_iter()
            .all(|good| goods.iter().filter(|other| **other == good).count() == 4)
    );
    let asking = content
        .factories
        .iter()
        .filter(|row| row.bonuses.iter().any(|bonus| bonus.asks()));
    assert_eq!(asking.count(), 4);
    let mut kinds: Vec<_> = content
        .factories
        .iter()
        .flat_map(|row| &row.bonuses)
        .map(std::mem::discriminant)
        .collect();
    let all = kinds.len();
    kinds.dedup();
    assert!(kinds.len() >= all - 1 && all == 29);
    assert_eq!(content.factories[11].bonuses, [Bonus::KeepCoal]);
}

/// The Contracts: 26 cubes, ¥24,000, 27 points, 13 Money steps in all; the one of the rulebook asks 2 and 1.
#[test]
fn contracts_in_all() {
    let content = content();
    let sum = |of: fn(&meiji::nippon::content::ContractRow) -> u8| content.contracts.iter().map(of).sum::<u8>();
    assert_eq!(sum(|row| row.cubes.iter().sum()), 26);
    assert_eq!(
        (sum(|row| row.yen), sum(|row| row.points), sum(|row| row.steps)),
        (24, 27, 13)
    );
    assert_eq!(content.contracts[3].cubes, [2, 1]);
}

/// 36 sides, 6 of each good, and each tile lacks two goods of different levels.
#[test]
fn city_tiles_show_every_level() {
    for row in content().city_tiles {
        let mut levels = row.goods.map(Good::level).to_vec();
        levels.sort_unstable();
        levels.dedup();
        assert_eq!(levels, [1, 2, 3]);
    }
    assert_eq!(
        content().city_tiles[0].goods,
        [Good::Lenses, Good::Paper, Good::Silk, Good::LightBulbs]
    );
}

/// A Region each: ¥5,000, 2 Blueprints, 2 points, 2 Coal.
#[test]
fn region_bonuses() {
    let bonuses = content().regions.map(|row| row.bonus);
    assert_eq!(
        bonuses,
        [Gain::Yen(5), Gain::Blueprints(2), Gain::Points(2), Gain::Coal(2)]
    );
}

/// Money rises by ¥2,000 from 12 to 32, every slot numbered; the star tracks have 4 stars each.
#[test]
fn tracks() {
    let content = content();
    assert!(
        content
            .money
            .iter()
            .map(|row| row.number)
            .eq((6..=16).map(|half| Some(half * 2)))
    );
    let numbers =
        |rows: &[meiji::nippon::content::TrackRow]| rows.iter().filter_map(|row| row.number).collect::<Vec<_>>();
    assert_eq!(numbers(&content.coal), [2, 3, 4, 5, 6, 8, 10]);
    assert_eq!(numbers(&content.knowledge), [1, 2, 3, 4, 5, 6]);
    for rows in [&content.coal, &content.knowledge] {
        let stars = rows.iter().zip(1..).filter(|(row, _)| row.star).map(|(_, slot)| slot);
        assert_eq!(stars.collect::<Vec<_>>(), [5, 7, 9, 11]);
    }
    assert!(content.money.iter().all(|row| !row.star));
}

/// Four stars and two Money icons in each row of Trains and Ships.
#[test]
fn rows_of_trains_and_ships() {
    for rows in [content().trains, content().ships] {
        assert_eq!(rows.map(|row| row.star), [true, false, true, false, true, true]);
        assert_eq!(rows.map(|row| row.money), [false, true, false, true, false, false]);
    }
}

/// The Scoring track, the points of the places, the worth of goods.
#[test]
fn scorings_and_worth() {
    use ScoringSlot::{Golden, Plain, Scoring};
    let content = content();
    let slots = content.scoring_track.map(|row| row.slot);
    assert_eq!(slots, [Plain, Plain, Scoring, Plain, Scoring, Golden, Golden, Golden]);
    assert_eq!(
        content.scorings.map(|row| row.places),
        [[10, 7, 5], [15, 11, 8], [20, 15, 11]]
    );
    assert_eq!(
        content.influence.map(|row| row.values),
        [[1, 2, 3], [3, 4, 5], [5, 6, 7]]
    );
    assert_eq!(
        content.influence_tiles.map(|row| row.value),
        [1, 2, 3, 3, 4, 5, 5, 6, 7, 7]
    );
}

/// Nine Achievements; money and Knowledge have a printed 1×.
#[test]
fn achievements() {
    let printed = content().achievements.into_iter().filter(|row| row.printed);
    let printed: Vec<_> = printed.map(|row| row.achievement).collect();
    assert_eq!(printed, [Achievement::Money, Achievement::Knowledge]);
    assert_eq!(content().achievements.map(|row| row.each), [2, 6, 1, 1, 1, 1, 1, 1, 1]);
}

/// What is made up says so.
#[test]
fn what_is_reconstructed_says_so() {
    let content = content();
    assert!(content.factories.iter().all(|row| row.source == Source::Reconstructed));
    assert!(content.contracts.iter().all(|row| row.source == Source::Reconstructed));
    let sources = content.scorings.map(|row| row.source);
    assert_eq!(
        sources,
        [Source::Rulebook, Source::Reconstructed, Source::Reconstructed]
    );
    assert_eq!(content.goods[0].source, Source::Rulebook);
    assert!(content.unusual().is_empty());
}
