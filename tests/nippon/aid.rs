//! The player's aid: every printed value is told, with what lies open of it.

use meiji::aid::{Aided as _, Block, Cell, Section, sections};
use meiji::chance::Seed;
use meiji::game::{Game, Seat};
use meiji::nippon::aid::name;
use meiji::nippon::components::{Achievement, FactoryTile};
use meiji::nippon::content::Content;
use meiji::nippon::{Chapter, Nippon, State, Topic};
use meiji::printed::Edition;
use meiji::sitters::{Crest, Sitter};
use meiji::words::{Language, Names, Words};

use crate::conformance::{nippon, random_game};

fn names() -> Names {
    let sitters = ["Aiko", "Eva", "Jack", "Mary"].into_iter().zip(Crest::ALL);
    let sitters = sitters.map(|(name, crest)| Sitter {
        name: name.to_owned(),
        crest,
        computer: None,
    });
    Names::new(Words::default(), &sitters.collect::<Vec<_>>())
}

/// The aid to a game in progress.
fn aid(game: &Nippon, state: &State) -> Vec<Section> {
    sections(Words::default(), game, Some((&state.table, &names())))
}

fn section(sections: &[Section], topic: Topic) -> &Section {
    let found = sections.iter().find(|section| section.id == name(topic));
    found.unwrap_or_else(|| panic!("no section for {topic:?}"))
}

/// Every row of a section's tables, its cells joined.
fn rows(section: &Section) -> Vec<String> {
    let words = |cell: &Cell| cell.parts.iter().map(|(_, text)| text.as_str()).collect::<String>();
    let tables = section.blocks.iter().flat_map(|block| match block {
        Block::Table(_, rows) => rows.as_slice(),
        Block::Text(_) => &[],
    });
    tables
        .map(|row| row.iter().map(words).collect::<Vec<_>>().join("|"))
        .collect()
}

fn told(sections: &[Section], chapter: Chapter) -> Vec<String> {
    rows(section(sections, Topic::Chapter(chapter)))
}

/// What stands first in a row says what the row is about, and a row has as many cells as its table has heads.
#[test]
fn every_row_is_called_something() {
    for players in 2..=4 {
        let game = nippon(players);
        let table = game.deal(Seed(1)).table;
        for language in Language::all() {
            let words = Words::new(language);
            let names = names();
            for now in [None, Some((&table, &names))] {
                for section in sections(words, &game, now) {
                    let bare = |line: &String| line.split('|').next().is_none_or(str::is_empty);
                    assert!(!rows(&section).iter().any(bare), "{}", section.id);
                    for block in &section.blocks {
                        let Block::Table(heads, rows) = block else { continue };
                        assert!(!heads.iter().any(String::is_empty), "{}: {heads:?}", section.id);
                        assert!(
                            rows.iter().all(|row| row.len() == heads.len()),
                            "{}: {heads:?}",
                            section.id
                        );
                    }
                }
            }
        }
    }
}

/// Every rule is told in sentences, in each language in as many: what follows them are tables.
#[test]
fn every_topic_tells_its_rules_before_its_tables() {
    let game = nippon(4);
    let paragraphs = |language| {
        let all = sections(Words::new(language), &game, None);
        let told = Topic::all().map(|topic| {
            let blocks = &section(&all, topic).blocks;
            let is_text = |block: &Block| matches!(block, Block::Text(_));
            let texts = blocks.iter().take_while(|block| is_text(block)).count();
            assert!(texts > 0 && !blocks[texts..].iter().any(is_text), "{topic:?}");
            texts
        });
        told.collect::<Vec<_>>()
    };
    let english = paragraphs(Language::ENGLISH);
    for language in Language::all() {
        assert_eq!(paragraphs(language), english, "{}", language.name());
    }
}

#[test]
fn every_printed_value_is_told() {
    let game = Nippon::unplayed(Content::latest());
    let all = sections(Words::default(), &game, None);
    let first = |chapter: Chapter| told(&all, chapter)[0].clone();
    assert_eq!(told(&all, Chapter::Setup).len(), 6);
    assert_eq!(first(Chapter::Setup), "Workers a colour|6|7|8");
    assert_eq!(
        told(&all, Chapter::Setup)[5],
        "Points at the start|10, 11|10, 11, 12|10, 11, 12, 13"
    );
    let track = told(&all, Chapter::TakeAWorker);
    assert_eq!(track.len(), 8);
    assert_eq!(
        [&*track[1], &*track[2], &*track[4], &*track[5]],
        ["2|–", "3|1st Scoring", "5|2nd Scoring", "6|The last phase"]
    );
    assert_eq!(told(&all, Chapter::AvailableActions).len(), 9);
    assert_eq!(told(&all, Chapter::Invest)[2], "Bento|2|¥6,000|4");
    assert_eq!(told(&all, Chapter::ProduceGoods)[5], "Light Bulbs|4|4");
    assert_eq!(
        told(&all, Chapter::Knowledge)[..3],
        ["1|¥1,000", "2|¥3,000", "3|¥6,000"]
    );
    assert_eq!(
        told(&all, Chapter::Knowledge)[3],
        "Knowledge|1, 2, –, 3, – ★, 4, – ★, 5, – ★, 6, – ★"
    );
    assert!(told(&all, Chapter::Mines)[3].starts_with("Coal|2, 3, 4, –, 5 ★"));
    assert_eq!(
        told(&all, Chapter::Trains),
        ["1|★", "2|Money +1", "3|★", "4|Money +1", "5|★", "6|★"]
    );
    assert_eq!(told(&all, Chapter::Ships).len(), 6);
    let contracts = told(&all, Chapter::Export);
    assert_eq!(contracts.len(), 8);
    assert_eq!(
        contracts[3],
        "4|2 of one good and 1 of another|¥6,000 and 2 Money steps"
    );
    let cities = told(&all, Chapter::Cities);
    assert_eq!(cities.len(), 4 + 9 + 8);
    assert_eq!(
        [&*cities[1], &*cities[4], &*cities[4 + 9]],
        [
            "Kansai|Osaka and Kyoto|2 Blueprints",
            "LensesPaperSilkLight Bulbs",
            "Nagasaki|0|1|2|3"
        ]
    );
    let market = told(&all, Chapter::LocalMarket);
    assert_eq!(
        market,
        [
            "1|1|2|3", "2|3|4|5", "3|5|6|7", "1|1", "2|1", "3|2", "4|1", "5|2", "6|1", "7|2"
        ]
    );
    let consolidate = told(&all, Chapter::Consolidate);
    assert_eq!(consolidate.len(), 12 + 1 + 1);
    assert_eq!(
        [&*consolidate[0], &*consolidate[12]],
        ["3|2×|2 Blueprints|2", "3|2× VP Multiplier|–|4"]
    );
    assert!(consolidate[13].starts_with("Money|¥12,000, ¥14,000"));
    assert_eq!(
        told(&all, Chapter::Scorings),
        ["1st Scoring|10|7|5", "2nd Scoring|15|11|8", "3rd Scoring|20|15|11"]
    );
    assert_eq!(told(&all, Chapter::FinalScoring).len(), 11);
    let bonuses = rows(section(&all, Topic::Bonuses));
    assert_eq!(bonuses.len(), FactoryTile::ALL.len());
    assert_eq!(bonuses[0], "Silk Factory|Once: the Knowledge marker goes up 3 steps.");
    let achievements = rows(section(&all, Topic::Achievements));
    assert_eq!(achievements.len(), Achievement::ALL.len());
    assert_eq!(achievements[0], "Contracts|1 for every 2 fulfilled Contracts|–");
    assert!(achievements[1].ends_with("|1×"));
}

#[test]
fn what_everybody_has_is_told_from_what_lies_open() {
    let mut built = 0;
    for players in 2..=4 {
        let game = nippon(players);
        let mut step = 0;
        random_game(&game, Seed(u64::from(players)), |_, _, state, _| {
            step += 1;
            if step % 60 != 0 {
                return;
            }
            let (all, table) = (aid(&game, state), &state.table);
            let own = |lines: &[String]| lines.iter().filter(|line| !line.ends_with("|to be built")).count();
            let owned = Seat::all(players)
                .map(|seat| table.seats[seat].own().count())
                .sum::<usize>();
            assert_eq!(own(&rows(section(&all, Topic::Bonuses))), owned);
            built += owned;
            let fulfilled = Seat::all(players).map(|seat| usize::from(table.seats[seat].fulfilled()));
            let fulfilled: usize = fulfilled.sum();
            let nobody = told(&all, Chapter::Export)
                .iter()
                .filter(|line| line.ends_with("|nobody"))
                .count();
            assert_eq!(nobody == 8, fulfilled == 0);
            let totals = game.totals(state);
            for (column, seat) in (1..).zip(Seat::all(players)) {
                let points = told(&all, Chapter::FinalScoring);
                let points = points
                    .iter()
                    .filter_map(|line| line.split('|').nth(column)?.parse::<i32>().ok());
                assert_eq!(points.sum::<i32>(), totals[seat]);
            }
            let left: u8 = table.rewards.as_flattened().iter().sum();
            let told = told(&all, Chapter::Consolidate);
            let told = told[..12]
                .iter()
                .filter_map(|line| line.rsplit('|').next()?.parse::<u8>().ok());
            assert_eq!(told.sum::<u8>(), left);
        });
    }
    assert!(built > 20, "{built}");
}
