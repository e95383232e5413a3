//! The lessons that come with the game: sound, in every language, every chapter of the rulebook in one of them, and read to their ends.

use std::path::Path;

use meiji::lesson::{Answer, MOST_WORK, SCHEMA};
use meiji::yokohama::Chapter;
use meiji::yokohama::lesson::{Lesson, Walk};
use meiji::yokohama::position::Position;
use serde_json::Value;

use crate::read;
use crate::validator::complaint;

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

/// The lessons by file name, in the order in which they are offered.
fn lessons() -> Vec<(String, Value)> {
    let order: Vec<String> = serde_json::from_str(include_str!("../../lessons/order.json")).expect("a list of files");
    let read = |name: String| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons").join(&name);
        let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, serde_json::from_str(&text).expect("it is JSON"))
    };
    order.into_iter().map(read).collect()
}

#[test]
fn every_lesson_is_sound_and_satisfies_the_schema() {
    let schema = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    assert!(!lessons().is_empty());
    for (name, document) in lessons() {
        assert_eq!(complaint(&schema, &schema, &document, ""), None, "{name}");
        read(&document).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

#[test]
fn every_lesson_of_the_folder_is_offered_once() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    let files = std::fs::read_dir(folder).expect("the lessons' folder");
    let names = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    let mut found: Vec<String> = names.filter(|name| name != "order.json").collect();
    let mut offered: Vec<String> = lessons().into_iter().map(|(name, _)| name).collect();
    found.sort();
    offered.sort();
    assert_eq!(offered, found);
}

#[test]
fn every_chapter_of_the_rulebook_has_a_lesson() {
    let lessons = lessons();
    assert!(CHAPTERS.iter().map(|(chapter, ..)| *chapter).eq(Chapter::ALL));
    for (chapter, file, step) in CHAPTERS {
        let found = lessons.iter().find(|(name, _)| *name == format!("{file}.json"));
        let (_, document) = found.unwrap_or_else(|| panic!("{chapter:?}: no lesson {file}"));
        let mut steps = document["steps"].as_array().expect("steps").iter();
        assert!(
            steps.any(|known| known["id"] == step),
            "{chapter:?}: no step {step} in {file}"
        );
    }
}

#[test]
fn every_lesson_is_walked_with_a_tenth_of_the_work() {
    for (name, document) in lessons() {
        let lesson = read(&document).unwrap_or_else(|error| panic!("{name}: {error}"));
        let work = lesson.work();
        assert!((1..MOST_WORK / 10).contains(&work), "{name}: {work}");
    }
}

/// The languages in which they are told; in one that the game speaks besides, they are told in English.
const LANGUAGES: [&str; 3] = ["en", "fr", "pl"];

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
        return;
    }
    let held: Vec<&Value> = match value {
        Value::Array(items) => items.iter().collect(),
        Value::Object(fields) => fields.values().collect(),
        _ => Vec::new(),
    };
    held.into_iter().for_each(|item| in_every_language(item, name));
}

#[test]
fn every_lesson_is_told_in_every_language() {
    for (name, document) in lessons() {
        in_every_language(&document, &name);
    }
}

#[test]
fn every_lesson_is_read_to_its_end_by_its_required_moves() {
    for (name, document) in lessons() {
        let mut walk = Walk::new(read(&document).unwrap_or_else(|error| panic!("{name}: {error}")));
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

/// What the documentation shows as an example can be read.
#[test]
fn the_examples_of_the_documentation_are_sound() {
    let document = include_str!("../../docs/lessons.md");
    let blocks = document.split("```json\n").skip(1);
    let examples: Vec<&str> = blocks.filter_map(|block| block.split("```").next()).collect();
    let [position, lesson] = examples[..] else {
        panic!("a position and a lesson are shown")
    };
    Position::from_json(position, &[]).unwrap_or_else(|error| panic!("{error}"));
    Lesson::from_json(lesson, &[]).unwrap_or_else(|error| panic!("{error}"));
}
