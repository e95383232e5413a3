//! The worked examples of Yokohama's rulebook.

use std::collections::BTreeMap;
use std::path::Path;

use meiji::aid::sections;
use meiji::chance::Seed;
use meiji::game::{Game as _, Seat};
use meiji::short::Typed as _;
use meiji::sitting::Sitting;
use meiji::words::Words;
use meiji::yokohama::components::{Area, Country, Good};
use meiji::yokohama::map::{Place, row_and_column};
use meiji::yokohama::position::Position;
use meiji::yokohama::{Ask, Move, Occupant, Table, Yokohama};
use serde::Deserialize;
use serde_json::Value;

/// The worked examples of the rulebook in its order: the chapter, and the document that holds it.
const EXAMPLES: &[(&str, &str)] = &[
    ("setup", "setup-2"),
    ("setup", "setup-3"),
    ("setup", "setup-4"),
    ("setup", "setup-whole"),
    ("placement", "placement"),
    ("movement", "movement"),
    ("area-action", "power"),
    ("recovery", "recovery"),
    ("foreign-agents", "foreign-agent"),
    ("achievements", "achievement"),
    ("countries", "country-icons"),
    ("scoring", "church-bonus"),
    ("scoring", "customs-bonus"),
    ("scoring", "technology-bonus"),
    ("scoring", "country-bonus"),
    ("scoring", "remainder"),
    ("church", "church"),
    ("customs", "customs"),
    ("laboratory", "laboratory"),
    ("port", "port"),
];

/// A document, as `docs/lessons.md` describes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    title: BTreeMap<String, String>,
    text: BTreeMap<String, String>,
    chapter: String,
    #[serde(default)]
    about: String,
    position: Value,
    moves: Vec<String>,
    /// What cannot be done, after so many moves.
    #[serde(default)]
    not: Vec<Not>,
    /// What lies on the table to begin with.
    #[serde(default)]
    table: BTreeMap<String, usize>,
    /// The Power of the last action.
    power: Option<u8>,
    /// What a seat has before and after.
    #[serde(default)]
    leads: Vec<Lead>,
    /// Lines of the score sheet.
    #[serde(default)]
    sheet: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Not {
    after: usize,
    #[serde(rename = "move")]
    action: String,
    rule: String,
}

#[derive(Deserialize)]
struct Lead {
    seat: u8,
    #[serde(flatten)]
    figures: BTreeMap<String, [u16; 2]>,
}

#[derive(Deserialize)]
struct Line {
    seat: u8,
    #[serde(flatten)]
    points: BTreeMap<String, u16>,
}

fn examples() -> impl Iterator<Item = (&'static str, Example)> {
    EXAMPLES.iter().map(|&(chapter, name)| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("worked/{name}.json"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let example: Example = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(example.chapter, chapter, "{name}");
        (name, example)
    })
}

fn opened(name: &str, example: &Example) -> Sitting<Yokohama> {
    let position = Position::from_json(&example.position.to_string(), &[]);
    let mut sitting = position.unwrap_or_else(|error| panic!("{name}: {error}")).sit();
    settle(&mut sitting);
    sitting
}

/// Plays what leaves no choice, but for the end of a turn, as the page does where persons sit.
fn settle(sitting: &mut Sitting<Yokohama>) {
    while let Some(decision) = sitting.decision()
        && let Some(action) = sitting.forced().filter(|_| decision.ask != Ask::After)
    {
        sitting.play(action).expect("it is the only legal move");
    }
}

fn read(name: &str, sitting: &Sitting<Yokohama>, text: &str) -> Move {
    let view = sitting.view(sitting.asked());
    let read = sitting.game().read_short(&view, text);
    read.unwrap_or_else(|_| panic!("{name}: {text} is no move"))
}

/// A figure of a seat by its name in the documents.
fn figure(table: &Table, seat: Seat, name: &str) -> u16 {
    let player = &table.seats[seat];
    let good = |good: Good| player.good(good);
    let stands = |spaces: &[Occupant; 8]| spaces.iter().filter(|space| **space == Occupant::Seat(seat)).count() as u16;
    match name {
        "points" => player.points,
        "yen" => player.yen,
        "imports" => player.imports,
        "copper" => good(Good::Copper),
        "silk" => good(Good::Silk),
        "tea" => good(Good::Tea),
        "fish" => good(Good::Fish),
        "assistants" => player.hand.assistants.into(),
        "shops" => player.hand.shops.into(),
        "orders" => player.orders_in_hand.into(),
        "completed" => player.completed.iter().count() as u16,
        "technologies" => player.technologies.iter().count() as u16,
        "tokens" => player.tokens.into(),
        "british" => player.agents[Country::British.index()].into(),
        "church" => stands(&table.church),
        "customs" => stands(&table.customs),
        square => table.board(place(table, square)).assistants[seat].into(),
    }
}

/// The place of a square such as `b3`.
fn place(table: &Table, square: &str) -> Place {
    let mut places = table.places();
    let found = places.find(|place| {
        let (row, column) = row_and_column(table.players, *place);
        square == format!("{}{}", char::from(b'a' + row), column + 1)
    });
    found.unwrap_or_else(|| panic!("{square} is neither a figure nor a square"))
}

/// What lies on the table, by its name in the documents.
fn lying(table: &Table, name: &str) -> usize {
    let boards = || table.places().map(|place| table.board(place));
    let shrines = table.church.iter().chain(&table.customs);
    let displayed = table.ports.as_flattened().iter().filter(|card| card.is_some()).count()
        + table
            .laboratories
            .as_flattened()
            .iter()
            .filter(|card| card.is_some())
            .count();
    match name {
        "areas" => boards().count(),
        "canals" => boards().filter(|board| board.area == Area::Canal).count(),
        "buildings" => boards().filter(|board| board.building.is_some()).count(),
        "tokens" => boards().filter(|board| board.token.is_some()).count(),
        "blocked" => shrines.filter(|space| **space == Occupant::Neutral).count(),
        "orders" => table.order_deck.into(),
        "technologies" => table.technology_deck.into(),
        "displayed" => displayed,
        "achievements" => table.achievements.len(),
        other => panic!("nothing is called {other}"),
    }
}

#[test]
fn every_example_of_the_rulebook_is_there_and_nothing_else() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("worked");
    let files = std::fs::read_dir(folder).expect("the folder of worked examples");
    let mut found: Vec<String> = files
        .map(|entry| {
            entry
                .expect("an entry")
                .file_name()
                .into_string()
                .expect("a plain name")
        })
        .collect();
    let mut wanted: Vec<String> = EXAMPLES.iter().map(|(_, name)| format!("{name}.json")).collect();
    let order: Vec<String> = serde_json::from_str(include_str!("../../worked/order.json")).expect("JSON");
    assert_eq!(order, wanted, "they are shown in the order of the book");
    wanted.push("order.json".to_owned());
    found.sort();
    wanted.sort();
    assert_eq!(found, wanted);
}

#[test]
fn what_each_example_says_comes_of_its_moves() {
    for (name, example) in examples() {
        let mut sitting = opened(name, &example);
        assert!(sitting.is_practice(), "{name}");
        let before = sitting.state().table;
        for (number, count) in &example.table {
            assert_eq!(lying(&before, number), *count, "{name}: {number}");
        }
        for after in 0..=example.moves.len() {
            for not in example.not.iter().filter(|not| not.after == after) {
                let action = read(name, &sitting, &not.action);
                let forbidden = sitting.game().why_not(sitting.state(), action);
                let rule =
                    forbidden.map(|forbidden| serde_json::to_value(forbidden.refusal).expect("JSON")["rule"].clone());
                assert_eq!(rule, Some(not.rule.clone().into()), "{name}: {}", not.action);
            }
            if let Some(text) = example.moves.get(after) {
                let action = read(name, &sitting, text);
                sitting
                    .play(action)
                    .unwrap_or_else(|error| panic!("{name}: {text}: {error}"));
                settle(&mut sitting);
            }
        }
        let after = &sitting.state().table;
        for lead in &example.leads {
            for (figure_name, [from, to]) in &lead.figures {
                let of = |table| figure(table, Seat(lead.seat), figure_name);
                assert_eq!(
                    [of(&before), of(after)],
                    [*from, *to],
                    "{name}: {figure_name} of seat {}",
                    lead.seat
                );
            }
        }
        if let Some(power) = example.power {
            assert_eq!(after.acting.power, power, "{name}");
        }
        if !example.sheet.is_empty() {
            assert_eq!(sitting.decision(), None, "{name}: the game is not over");
        }
        let sheet = sitting.game().score(after);
        for line in &example.sheet {
            let score = serde_json::to_value(sheet[Seat(line.seat)]).expect("JSON");
            for (part, points) in &line.points {
                assert_eq!(score[part], *points, "{name}: {part} of seat {}", line.seat);
            }
        }
        let told = example.table.len() + example.leads.len() + example.sheet.len();
        assert!(told > 0 && !example.moves.is_empty(), "{name} shows nothing");
    }
}

/// After each of its moves one may do something else, so that it can be played on.
#[test]
fn every_example_can_be_played_on() {
    for (name, example) in examples() {
        let mut sitting = opened(name, &example);
        for text in &example.moves {
            assert!(
                sitting.legal_moves().len() > 1 || text == ".",
                "{name}: nothing can be chosen before {text}"
            );
            let action = read(name, &sitting, text);
            sitting.play(action).expect("it was played before");
            settle(&mut sitting);
        }
        assert_eq!(sitting.decision().is_none(), !example.sheet.is_empty(), "{name}");
    }
}

/// The languages in which they are told; in one that the game speaks besides, they are told in English.
const LANGUAGES: [&str; 3] = ["en", "fr", "pl"];

#[test]
fn every_example_is_told_in_every_language() {
    for (name, example) in examples() {
        for tag in LANGUAGES {
            let (title, text) = (&example.title[tag], &example.text[tag]);
            assert!((8..=40).contains(&title.chars().count()), "{name}: {title}");
            assert!(
                (60..=360).contains(&text.chars().count()),
                "{name}: {} letters: {text}",
                text.chars().count()
            );
        }
        assert!(example.about.len() < 300, "{name}");
    }
}

/// The chapters are those at which the player's aid opens.
#[test]
fn every_chapter_is_a_section_of_the_aid() {
    for (name, example) in examples() {
        let sitting = opened(name, &example);
        let sections = sections(Words::default(), sitting.game(), None);
        assert!(
            sections.iter().any(|section| section.id == example.chapter),
            "{name}: {}",
            example.chapter
        );
    }
}

/// What is hidden in a position is dealt by its seed, so every reader sees the same.
#[test]
fn every_example_lies_the_same_every_time() {
    for (name, example) in examples() {
        let text = example.position.to_string();
        let [first, second] = [0, 1].map(|_| Position::from_json(&text, &[]).expect("it was read before"));
        assert_eq!(first.state(), second.state(), "{name}");
        assert_ne!(sown(&text), Seed::default(), "{name} has no seed of its own");
    }
}

fn sown(text: &str) -> Seed {
    let document: Value = serde_json::from_str(text).expect("JSON");
    Seed::of_text(document["seed"].as_str().unwrap_or_default()).unwrap_or_default()
}
