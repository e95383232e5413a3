//! The lessons that come with each game: sound, in every language, and read to their ends; of the rulebooks of Yokohama and Yokohama Duel every chapter
//! in one of them.

use std::fmt::Debug;
use std::path::{Path, PathBuf};

use meiji::duel::position::Position as DuelPosition;
use meiji::duel::{Chapter as DuelChapter, Duel};
use meiji::lesson::{Answer, Lesson, MOST_WORK, Walk};
use meiji::nippon::position::Position as NipponPosition;
use meiji::yokohama::position::Position;
use meiji::yokohama::{Chapter, Yokohama};
use serde_json::Value;

use crate::schema::schema;
use crate::validator::complaint;
use crate::{Told, for_every_game};

for_every_game! {
    every_lesson_is_sound_and_satisfies_the_schema,
    every_lesson_of_the_folder_is_offered_once,
    every_lesson_is_walked_with_a_tenth_of_the_work,
    every_lesson_is_told_in_every_language,
    every_lesson_is_read_to_its_end_by_its_required_moves,
    every_step_of_a_lesson_is_reached_and_what_it_names_is_legal_there,
}

/// The chapters of the rulebook in its order, each with the lesson and the step in which a reader meets it.
const CHAPTERS: [(Chapter, &str, &str); 23] = [
    (Chapter::Setup, "setup", "areas"),
    (Chapter::GeneralRules, "building", "warehouse"),
    (Chapter::FlowOfATurn, "turn", "steps"),
    (Chapter::Placement, "turn", "first"),
    (Chapter::Movement, "movement", "way"),
    (Chapter::AreaAction, "power", "sum"),
    (Chapter::Bonus, "power", "token"),
    (Chapter::Construction, "building", "build"),
    (Chapter::Recovery, "turn", "power"),
    (Chapter::ForeignAgents, "agents", "send"),
    (Chapter::Achievements, "achievements", "three"),
    (Chapter::Orders, "orders", "first"),
    (Chapter::Ending, "endgame", "ends"),
    (Chapter::Icons, "church", "good"),
    (Chapter::Canal, "exchange", "cross"),
    (Chapter::Chinatown, "exchange", "sell"),
    (Chapter::Church, "church", "board"),
    (Chapter::Customs, "customs", "imports"),
    (Chapter::Employment, "building", "agency"),
    (Chapter::Laboratory, "laboratory", "shelf"),
    (Chapter::Port, "orders", "port"),
    (Chapter::Technologies, "technologies", "six"),
    (Chapter::AchievementRewards, "extras", "reward"),
];

/// The same of Yokohama Duel.
const CHAPTERS_OF_DUEL: [(DuelChapter, &str, &str); 16] = [
    (DuelChapter::Setup, "setup", "table"),
    (DuelChapter::GeneralRules, "support", "full"),
    (DuelChapter::OrderOfPlay, "building", "again"),
    (DuelChapter::FlowOfATurn, "traders", "silk"),
    (DuelChapter::PlaceAction, "influence", "lowest"),
    (DuelChapter::Bonus, "support", "five"),
    (DuelChapter::Construction, "building", "house"),
    (DuelChapter::Orders, "orders", "moment"),
    (DuelChapter::Traders, "traders", "recruited"),
    (DuelChapter::Technologies, "technologies", "used"),
    (DuelChapter::RoundEnd, "turn", "upgrade"),
    (DuelChapter::Scoring, "ending", "over"),
    (DuelChapter::Chinatown, "trade", "rates"),
    (DuelChapter::Church, "church", "give"),
    (DuelChapter::Laboratory, "laboratory", "price"),
    (DuelChapter::Port, "orders", "free"),
];

/// The folder of a game's lessons, from wherever tests run.
fn folder<G: Told>() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(G::FOLDER)
}

/// A document of that folder.
fn document<G: Told>(name: &str) -> Value {
    let text = std::fs::read_to_string(folder::<G>().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The lessons by file name, in the order in which they are offered.
pub fn lessons<G: Told>() -> Vec<(String, Value)> {
    let order: Vec<String> = serde_json::from_value(document::<G>("order.json")).expect("a list of files");
    let read = |name: String| {
        let lesson = document::<G>(&name);
        (name, lesson)
    };
    order.into_iter().map(read).collect()
}

/// A lesson, read.
pub fn read<G: Told>(name: &str, document: &Value) -> Lesson<G> {
    Lesson::from_json(&document.to_string(), &[]).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn every_lesson_is_sound_and_satisfies_the_schema<G: Told>() {
    let schema = schema::<G>();
    assert!(!lessons::<G>().is_empty());
    for (name, document) in lessons::<G>() {
        assert_eq!(complaint(&schema, &schema, &document, ""), None, "{name}");
        read::<G>(&name, &document);
    }
}

fn every_lesson_of_the_folder_is_offered_once<G: Told>() {
    let files = std::fs::read_dir(folder::<G>()).expect("the lessons' folder");
    let files = files
        .map(|file| file.expect("a file").path())
        .filter(|path| path.is_file());
    let names = files.map(|path| path.file_name().expect("a name").to_string_lossy().into_owned());
    let mut found: Vec<String> = names.filter(|name| name != "order.json").collect();
    let mut offered: Vec<String> = lessons::<G>().into_iter().map(|(name, _)| name).collect();
    found.sort();
    offered.sort();
    assert_eq!(offered, found);
}

#[test]
fn every_chapter_of_the_rulebook_has_a_lesson() {
    meets_every_chapter::<Yokohama, _>(&Chapter::ALL, &CHAPTERS);
    meets_every_chapter::<Duel, _>(&DuelChapter::ALL, &CHAPTERS_OF_DUEL);
}

fn meets_every_chapter<G: Told, C: Copy + Debug + PartialEq>(all: &[C], met: &[(C, &str, &str)]) {
    let lessons = lessons::<G>();
    assert!(met.iter().map(|(chapter, ..)| chapter).eq(all));
    for &(chapter, file, step) in met {
        let found = lessons.iter().find(|(name, _)| *name == format!("{file}.json"));
        let (_, document) = found.unwrap_or_else(|| panic!("{chapter:?}: no lesson {file}"));
        let mut steps = document["steps"].as_array().expect("steps").iter();
        assert!(
            steps.any(|known| known["id"] == step),
            "{chapter:?}: no step {step} in {file}"
        );
    }
}

fn every_lesson_is_walked_with_a_tenth_of_the_work<G: Told>() {
    for (name, document) in lessons::<G>() {
        let work = read::<G>(&name, &document).work();
        assert!((1..MOST_WORK / 10).contains(&work), "{name}: {work}");
    }
}

/// The languages in which they are told; in one that the game speaks besides, they are told in English.
const LANGUAGES: [&str; 3] = ["en", "fr", "pl"];

/// The signs that French sets off by a space at which no line breaks.
const SET_OFF: [char; 6] = [':', ';', '?', '!', '»', '¥'];

/// Checks that whatever is a text is one in each of these languages.
fn in_every_language(value: &Value, name: &str) {
    if let Some(texts) = value.as_object().filter(|fields| fields.contains_key("en")) {
        for tag in LANGUAGES {
            let text = texts.get(tag).and_then(Value::as_str);
            assert!(
                text.is_some_and(|text| text.len() > 5),
                "{name}: {} in {tag}",
                texts["en"]
            );
        }
        let french = texts["fr"].as_str().unwrap_or_default();
        let breaks = french.split(' ').skip(1).find(|rest| rest.starts_with(SET_OFF));
        assert_eq!(breaks, None, "{name}: a line breaks before it: {french}");
        return;
    }
    let held: Vec<&Value> = match value {
        Value::Array(items) => items.iter().collect(),
        Value::Object(fields) => fields.values().collect(),
        _ => Vec::new(),
    };
    held.into_iter().for_each(|item| in_every_language(item, name));
}

fn every_lesson_is_told_in_every_language<G: Told>() {
    for (name, document) in lessons::<G>() {
        in_every_language(&document, &name);
    }
}

fn every_lesson_is_read_to_its_end_by_its_required_moves<G: Told>() {
    for (name, document) in lessons::<G>() {
        let mut walk = Walk::new(read::<G>(&name, &document));
        let mut made = 0;
        while let Some(step) = walk.step() {
            let id = step.id().to_owned();
            if walk.on() {
                continue;
            }
            let mut moves = walk.sitting().legal_moves();
            moves.retain(|action| walk.required().is_none_or(|required| required == *action));
            let right = moves.into_iter().any(|action| walk.attempt(action) == Answer::Right);
            assert!(right, "{name}: step {id}");
            made += 1;
        }
        assert!(made >= 5, "{name}: {made} moves");
        assert!(walk.sitting().is_practice());
    }
}

/// The moves that a step's document names: those it accepts, those that lead elsewhere and those that are answered.
fn named(step: &Value) -> Vec<String> {
    let listed = |field: &str| step[field].as_array().into_iter().flatten();
    let answered = listed("branches").chain(listed("replies")).map(|item| &item["move"]);
    let texts = listed("may").chain(answered);
    texts.map(|text| text.as_str().expect("a move").to_owned()).collect()
}

/// Whether a move that is written so is one of those that a document names.
fn is_named(short: &str, named: &str) -> bool {
    match named.strip_suffix("..") {
        Some(beginning) => short.starts_with(beginning),
        None => short == named,
    }
}

/// A move that can never be made is a choice that no reader has, or an answer that none gets.
fn every_step_of_a_lesson_is_reached_and_what_it_names_is_legal_there<G: Told>() {
    for (name, document) in lessons::<G>() {
        let steps = document["steps"].as_array().expect("steps");
        let mut left: Vec<(&str, Vec<String>)> = steps
            .iter()
            .map(|step| (step["id"].as_str().expect("a name"), named(step)))
            .collect();
        let mut reached = Vec::new();
        let mut been = Vec::new();
        let mut ahead = vec![Walk::new(read::<G>(&name, &document))];
        while let Some(walk) = ahead.pop() {
            let Some(step) = walk.step() else { continue };
            let (id, state) = (step.id(), *walk.sitting().state());
            if been.contains(&(id.to_owned(), state)) {
                continue;
            }
            been.push((id.to_owned(), state));
            reached.push(id.to_owned());
            let sitting = walk.sitting();
            let view = sitting.view(sitting.asked());
            let named = left.iter_mut().find(|(other, _)| *other == id).map(|(_, named)| named);
            let named = named.expect("a step of the document");
            for action in sitting.legal_moves() {
                let short = G::short(&view, action).expect("a move of the own hand");
                named.retain(|text| !is_named(&short, text));
                let mut next = walk.clone();
                if next.attempt(action) == Answer::Right {
                    ahead.push(next);
                }
            }
            let mut next = walk.clone();
            if next.on() {
                ahead.push(next);
            }
        }
        left.retain(|(id, named)| !named.is_empty() || !reached.iter().any(|other| other == id));
        assert_eq!(left, [], "{name}: no reader comes there or can make these moves");
    }
}

/// What the documentation shows as an example can be read.
#[test]
fn the_examples_of_the_documentation_are_sound() {
    let document = include_str!("../../docs/lessons.md");
    let blocks = document.split("```json\n").skip(1);
    let examples: Vec<&str> = blocks.filter_map(|block| block.split("```").next()).collect();
    let [position, of_duel, of_nippon, lesson, lesson_of_duel] = examples[..] else {
        panic!("a position of each game and two lessons are shown")
    };
    Position::from_json(position, &[]).unwrap_or_else(|error| panic!("{error}"));
    DuelPosition::from_json(of_duel, &[]).unwrap_or_else(|error| panic!("{error}"));
    NipponPosition::from_json(of_nippon, &[]).unwrap_or_else(|error| panic!("{error}"));
    Lesson::<Yokohama>::from_json(lesson, &[]).unwrap_or_else(|error| panic!("{error}"));
    Lesson::<Duel>::from_json(lesson_of_duel, &[]).unwrap_or_else(|error| panic!("{error}"));
}
