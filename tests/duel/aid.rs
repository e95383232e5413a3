//! The player's aid: every printed value is told, with what lies open of it. That nothing in it is empty or told twice, and nothing hidden, is in
//! `tests/suite`.

use std::collections::BTreeSet;

use meiji::aid::{Aided as _, Block, Cell, Section, sections};
use meiji::chance::Seed;
use meiji::duel::aid::name;
use meiji::duel::components::{Place, Title};
use meiji::duel::content::Content;
use meiji::duel::{Chapter, Duel, Sign, State, Topic};
use meiji::game::{Game, Seat};
use meiji::printed::Edition;
use meiji::sitters::{Crest, Sitter};
use meiji::words::{Language, Names, Words};

use crate::conformance::{duel, random_game};

fn names() -> Names {
    let sitters = ["Jack", "Eva"].into_iter().zip(Crest::ALL).map(|(name, crest)| Sitter {
        name: name.to_owned(),
        crest,
        computer: None,
    });
    Names::new(Words::default(), &sitters.collect::<Vec<_>>())
}

/// The aid to a game in progress.
fn aid(game: &Duel, state: &State) -> Vec<Section> {
    sections(Words::default(), game, Some((&state.table, &names())))
}

fn section(sections: &[Section], topic: Topic) -> &Section {
    let found = sections.iter().find(|section| section.id == name(topic));
    found.unwrap_or_else(|| panic!("no section for {topic:?}"))
}

/// The section of a chapter.
fn chapter(sections: &[Section], chapter: Chapter) -> &Section {
    section(sections, Topic::Chapter(chapter))
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

/// Looks at some moments of random games.
fn moments(mut look: impl FnMut(&Duel, &State)) {
    let game = duel();
    for number in 0..6 {
        let mut step = 0;
        random_game(&game, Seed(number), |state, _| {
            step += 1;
            if step % 25 == 0 {
                look(&game, state);
            }
        });
    }
}

/// What stands first in a row says what the row is about.
#[test]
fn every_row_is_called_something() {
    let game = duel();
    let table = game.deal(Seed(1)).table;
    for language in Language::all() {
        let words = Words::new(language);
        let names = Names::new(words, &[]);
        for now in [None, Some((&table, &names))] {
            for section in sections(words, &game, now) {
                let bare = |line: &String| line.split('|').next().is_none_or(str::is_empty);
                assert!(!rows(&section).iter().any(bare), "{}", section.id);
            }
        }
    }
}

#[test]
fn every_chapter_that_a_refusal_cites_is_told_under_its_name() {
    let game = duel();
    let table = game.deal(Seed(1)).table;
    for language in Language::all() {
        let words = Words::new(language);
        let names = Names::new(words, &[]);
        let speech = words.speech(&game, &table, &names);
        let all = sections(words, &game, None);
        for of in Chapter::ALL {
            let id = serde_json::to_value(of).expect("a chapter has a name");
            let told = chapter(&all, of);
            assert_eq!((id.as_str(), &*told.title), (Some(&*told.id), speech.chapter(of)));
        }
    }
    assert_eq!(Topic::all().count(), Chapter::ALL.len() + 5, "each topic once");
}

/// Every rule is told in sentences, in each language in as many: what follows them are tables.
#[test]
fn every_topic_tells_its_rules_before_its_tables() {
    let game = duel();
    let paragraphs = |language| {
        let all = sections(Words::new(language), &game, None);
        let told = Topic::all().map(|topic| {
            let blocks = &section(&all, topic).blocks;
            let texts = blocks
                .iter()
                .take_while(|block| matches!(block, Block::Text(_)))
                .count();
            let is_text = |block: &Block| matches!(block, Block::Text(_));
            assert!(texts > 0 && !blocks[texts..].iter().any(is_text), "{topic:?}");
            for block in &blocks[..texts] {
                let Block::Text(text) = block else { continue };
                assert!(text.len() > 40 && text.ends_with(['.', ':']), "{topic:?}: {text}");
            }
            texts
        });
        told.collect::<Vec<_>>()
    };
    let english = paragraphs(Language::ENGLISH);
    assert!(english.iter().sum::<usize>() > 50, "{english:?}");
    for language in Language::all() {
        assert_eq!(paragraphs(language), english, "{}", language.name());
    }
}

/// What is done at each Place is told with what it yields.
#[test]
fn every_place_has_its_rules_and_rates() {
    let all = sections(Words::default(), &duel(), None);
    let places = [
        (Topic::Goods, 4),
        (Topic::Bank, 1),
        (Topic::Chapter(Chapter::Chinatown), 10),
        (Topic::Chapter(Chapter::Church), 10),
        (Topic::Customs, 1),
        (Topic::Chapter(Chapter::Laboratory), 1),
        (Topic::Chapter(Chapter::Port), 1),
    ];
    for (topic, count) in places {
        let told = rows(section(&all, topic));
        assert_eq!(told.len(), count, "{topic:?}");
        assert_eq!(told[0].split('|').count(), 6, "{topic:?}: a Place, and five rates");
    }
}

#[test]
fn every_printed_value_is_told() {
    let mut content = Content::latest();
    content.places[0].rates = [0, 1, 2, 3, 9];
    content.orders[29].points = 17;
    content.technologies[19].cost = 8;
    content.influence[3].upgraded = 7;
    content.church[0].faith = 9;
    let game = Duel::unplayed(content);
    let all = sections(Words::default(), &game, None);
    let content = game.content();
    let told = |of| rows(chapter(&all, of));
    assert_eq!(told(Chapter::PlaceAction).len(), Place::ALL.len());
    assert_eq!(told(Chapter::PlaceAction)[0], "Tea Plantation|0|1|2|3|9");
    assert_eq!(told(Chapter::Bonus).len(), content.bonus.len());
    assert_eq!(told(Chapter::Orders).len(), content.orders.len());
    assert!(told(Chapter::Orders)[29].ends_with("|17"));
    let technologies = told(Chapter::Technologies);
    assert_eq!(technologies.len(), Title::ALL.len());
    assert_eq!(technologies[19], "Winery|8|At the end 2 points for each Church card.");
    assert_eq!(told(Chapter::RoundEnd)[3], "4|7|¥4");
    assert_eq!(told(Chapter::Church).len(), 1 + content.church.len());
    assert!(told(Chapter::Church)[1].starts_with("9|"));
    assert_eq!(
        told(Chapter::Construction),
        ["Shops|¥1", "Trading Houses|¥4, ¥5, ¥6 and ¥7"]
    );
    assert_eq!(told(Chapter::Chinatown).len(), 1 + 9);
    assert!(told(Chapter::Chinatown).contains(&"¥4|1 imported good".to_owned()));
    assert_eq!(told(Chapter::Scoring).len(), 11);
}

#[test]
fn where_the_cards_are_is_told_from_what_lies_open() {
    let mut had = 0;
    moments(|game, state| {
        let all = aid(game, state);
        let table = &state.table;
        let count = |of, place: &str| {
            let ends = |line: &&String| line.ends_with(&format!("|{place}"));
            rows(chapter(&all, of)).iter().filter(ends).count()
        };
        let each = |of: fn(&meiji::duel::Player) -> u8| {
            Seat::all(2)
                .map(|seat| usize::from(of(&table.seats[seat])))
                .sum::<usize>()
        };
        assert_eq!(
            count(Chapter::Technologies, "face down"),
            usize::from(table.technology_deck)
        );
        assert_eq!(
            count(Chapter::Technologies, "on show"),
            table.technologies.iter().flatten().count()
        );
        assert_eq!(count(Chapter::Bonus, "on show"), table.bonus.len());
        assert_eq!(count(Chapter::Bonus, "face down"), usize::from(table.bonus_deck));
        assert_eq!(count(Chapter::Church, "on show"), table.church.iter().flatten().count());
        let completed = each(|player| player.completed.len());
        assert_eq!(count(Chapter::Orders, "deck or hand"), 30 - completed);
        let owned = |of| count(of, "Jack") + count(of, "Eva");
        assert_eq!(owned(Chapter::Orders), completed);
        assert_eq!(owned(Chapter::Technologies), each(|player| player.technologies.len()));
        assert_eq!(owned(Chapter::Church), each(|player| player.church.len()));
        had += completed;
        let scored = rows(chapter(&all, Chapter::Scoring));
        let total = |column: usize| -> i32 {
            let points = scored
                .iter()
                .filter_map(|line| line.split('|').nth(column)?.parse::<i32>().ok());
            points.sum()
        };
        let totals = game.totals(state);
        assert_eq!([total(1), total(2)], [totals[Seat(0)], totals[Seat(1)]]);
    });
    assert!(had > 20, "{had}");
}

#[test]
fn how_far_each_is_to_a_trader_is_told() {
    let game = duel();
    let mut state = game.deal(Seed(1));
    state.table.seats[Seat(1)].turned = 1;
    assert!(rows(chapter(&aid(&game, &state), Chapter::Traders))[3].ends_with("|0/2|1/2"));
}

/// The rulebook describes its symbols; here each stands with its name, and no two are drawn alike.
#[test]
fn what_the_symbols_mean_is_told() {
    for language in Language::all() {
        let all = sections(Words::new(language), &duel(), None);
        let signs = all.iter().find(|section| section.id == "signs").expect("it is there");
        let [Block::Table(heads, rows)] = &signs.blocks[..] else {
            panic!("a table")
        };
        assert_eq!((heads.len(), rows.len()), (2, Sign::ALL.len()));
        let drawn: BTreeSet<_> = rows.iter().filter_map(|row| row[0].parts[0].0).collect();
        assert_eq!(drawn.len(), Sign::ALL.len(), "each has a symbol of its own");
    }
    let all = sections(Words::default(), &duel(), None);
    let told = |id: &str| rows(all.iter().find(|section| section.id == id).expect("it is there"));
    let houses = &told("construction")[1];
    let sign = told("signs")
        .into_iter()
        .find(|line| line.starts_with("Trading House|"));
    let sign = sign.expect("it is told");
    assert!(
        houses.contains("¥4, ¥5, ¥6 and ¥7") && sign.ends_with("Built for ¥4 to ¥7."),
        "{sign}"
    );
}
