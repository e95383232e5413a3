//! The worked examples of the rulebooks: of each game every one is there, its position can come up, its moves can be played, and what it says comes of
//! them is what the engine makes of them.
#![cfg(not(target_arch = "wasm32"))]

mod duel;
mod nippon;
mod yokohama;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use meiji::aid::{Aided, sections};
use meiji::chance::Seed;
use meiji::game::Seat;
use meiji::position::{Position, Positioned};
use meiji::short::Typed;
use meiji::sitting::Sitting;
use meiji::words::Words;
use meiji::words::story::Storied;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A game with worked examples of its rulebook.
trait Worked: Aided + Positioned + Storied + Typed<Refusal: Serialize> {
    /// The folder of their documents.
    const FOLDER: &'static str;

    /// They in the order of the book: the chapter, and the document that holds it.
    const EXAMPLES: &'static [(&'static str, &'static str)];

    /// A figure of a seat by its name in the documents.
    ///
    /// # Panics
    /// Nothing is called so.
    fn figure(table: &Self::Table, seat: Seat, name: &str) -> u16;

    /// How much of what lies on the table there is, by its name in the documents.
    ///
    /// # Panics
    /// Nothing is called so.
    fn lying(_table: &Self::Table, name: &str) -> usize {
        panic!("nothing is called {name}")
    }

    /// The Power or the Influence of the last action.
    fn strength(table: &Self::Table) -> u8;

    /// The points of a seat in a line of the score sheet, by its name in the documents.
    ///
    /// # Panics
    /// No line is called so.
    fn points(&self, _table: &Self::Table, _seat: Seat, part: &str) -> u16 {
        panic!("{part} is no line of the score")
    }
}

/// The tests of a game's worked examples.
macro_rules! worked {
    ($game:ty) => {
        $crate::worked! { $game:
            every_example_of_the_rulebook_is_there_and_nothing_else,
            what_each_example_says_comes_of_its_moves,
            every_example_can_be_played_on,
            every_example_is_told_in_every_language,
            every_chapter_is_a_section_of_the_aid,
            every_example_lies_the_same_every_time,
        }
    };
    ($game:ty: $($test:ident),+ $(,)?) => {
        $(
            #[test]
            fn $test() {
                $crate::$test::<$game>();
            }
        )+
    };
}

use worked;

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
    /// The Power of the last action, or the Influence.
    #[serde(rename = "power", alias = "influence")]
    strength: Option<u8>,
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

/// The folder of a game's documents, from wherever tests run.
fn folder<G: Worked>() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(G::FOLDER)
}

fn examples<G: Worked>() -> impl Iterator<Item = (&'static str, Example)> {
    G::EXAMPLES.iter().map(|&(chapter, name)| {
        let path = folder::<G>().join(format!("{name}.json"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let example: Example = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(example.chapter, chapter, "{name}");
        (name, example)
    })
}

fn opened<G: Worked>(name: &str, example: &Example) -> Sitting<G> {
    let position = Position::<G>::from_json(&example.position.to_string(), &[]);
    let mut sitting = position.unwrap_or_else(|error| panic!("{name}: {error}")).sit();
    settle(&mut sitting);
    sitting
}

/// Plays what leaves no choice, but for the end of a turn, as the page does where persons sit.
fn settle<G: Worked>(sitting: &mut Sitting<G>) {
    while let Some(decision) = sitting.decision()
        && let Some(action) = sitting.forced().filter(|_| !G::is_declared(decision))
    {
        sitting.play(action).expect("it is the only legal move");
    }
}

fn read<G: Worked>(name: &str, sitting: &Sitting<G>, text: &str) -> G::Move {
    let view = sitting.view(sitting.asked());
    let read = sitting.game().read_short(&view, text);
    read.unwrap_or_else(|_| panic!("{name}: {text} is no move"))
}

fn every_example_of_the_rulebook_is_there_and_nothing_else<G: Worked>() {
    let files = std::fs::read_dir(folder::<G>()).expect("the folder of worked examples");
    let files = files
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_file());
    let names = files.map(|path| path.file_name().expect("a name").to_string_lossy().into_owned());
    let mut found: Vec<String> = names.collect();
    let mut wanted: Vec<String> = G::EXAMPLES.iter().map(|(_, name)| format!("{name}.json")).collect();
    let order = std::fs::read_to_string(folder::<G>().join("order.json")).expect("it is there");
    let order: Vec<String> = serde_json::from_str(&order).expect("JSON");
    assert_eq!(order, wanted, "they are shown in the order of the book");
    wanted.push("order.json".to_owned());
    found.sort();
    wanted.sort();
    assert_eq!(found, wanted);
}

fn what_each_example_says_comes_of_its_moves<G: Worked>() {
    for (name, example) in examples::<G>() {
        let mut sitting = opened::<G>(name, &example);
        assert!(sitting.is_practice(), "{name}");
        let before = *G::open(sitting.state());
        for (number, count) in &example.table {
            assert_eq!(G::lying(&before, number), *count, "{name}: {number}");
        }
        for after in 0..=example.moves.len() {
            for not in example.not.iter().filter(|not| not.after == after) {
                let action = read(name, &sitting, &not.action);
                let forbidden = sitting.game().why_not(sitting.state(), action);
                let rule = forbidden.map(|forbidden| serde_json::to_value(forbidden).expect("JSON")["rule"].clone());
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
        let after = G::open(sitting.state());
        for lead in &example.leads {
            for (figure_name, [from, to]) in &lead.figures {
                let of = |table| G::figure(table, Seat(lead.seat), figure_name);
                assert_eq!(
                    [of(&before), of(after)],
                    [*from, *to],
                    "{name}: {figure_name} of seat {}",
                    lead.seat
                );
            }
        }
        if let Some(strength) = example.strength {
            assert_eq!(G::strength(after), strength, "{name}");
        }
        if !example.sheet.is_empty() {
            assert_eq!(sitting.decision(), None, "{name}: the game is not over");
        }
        for line in &example.sheet {
            for (part, points) in &line.points {
                let scored = sitting.game().points(after, Seat(line.seat), part);
                assert_eq!(scored, *points, "{name}: {part} of seat {}", line.seat);
            }
        }
        let told = example.table.len() + example.leads.len() + example.sheet.len();
        assert!(told > 0 && !example.moves.is_empty(), "{name} shows nothing");
    }
}

/// After each of its moves one may do something else, so that it can be played on.
fn every_example_can_be_played_on<G: Worked>() {
    for (name, example) in examples::<G>() {
        let mut sitting = opened::<G>(name, &example);
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

/// The signs that French sets off by a space at which no line breaks.
const SET_OFF: [char; 6] = [':', ';', '?', '!', '»', '¥'];

fn every_example_is_told_in_every_language<G: Worked>() {
    for (name, example) in examples::<G>() {
        for tag in LANGUAGES {
            let (title, text) = (&example.title[tag], &example.text[tag]);
            assert!((8..=40).contains(&title.chars().count()), "{name}: {title}");
            assert!(
                (60..=360).contains(&text.chars().count()),
                "{name}: {} letters: {text}",
                text.chars().count()
            );
        }
        let french = &example.text["fr"];
        let breaks = french.split(' ').skip(1).find(|rest| rest.starts_with(SET_OFF));
        assert_eq!(breaks, None, "{name}: a line breaks before it: {french}");
        assert!(example.about.len() < 300, "{name}");
    }
}

/// The chapters are those at which the player's aid opens.
fn every_chapter_is_a_section_of_the_aid<G: Worked>() {
    for (name, example) in examples::<G>() {
        let sitting = opened::<G>(name, &example);
        let sections = sections(Words::default(), sitting.game(), None);
        assert!(
            sections.iter().any(|section| section.id == example.chapter),
            "{name}: {}",
            example.chapter
        );
    }
}

/// What is hidden in a position is dealt by its seed, so every reader sees the same.
fn every_example_lies_the_same_every_time<G: Worked>() {
    for (name, example) in examples::<G>() {
        let text = example.position.to_string();
        let [first, second] = [0, 1].map(|_| Position::<G>::from_json(&text, &[]).expect("it was read before"));
        assert_eq!(first.state(), second.state(), "{name}");
        assert_ne!(sown(&text), Seed::default(), "{name} has no seed of its own");
    }
}

fn sown(text: &str) -> Seed {
    let document: Value = serde_json::from_str(text).expect("JSON");
    Seed::of_text(document["seed"].as_str().unwrap_or_default()).unwrap_or_default()
}
