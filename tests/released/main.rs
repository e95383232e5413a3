//! What released versions wrote: records of every version of the format and every edition, printed values of one's own, positions, lessons. They open for ever, and are
//! never made again; a new version of something gets a file of its own beside these. `tests/browser/released.test.mjs` opens the link and what
//! a browser kept.
#![cfg(not(target_arch = "wasm32"))]

mod yokohama;

use std::collections::BTreeSet;

use meiji::game::Game;
use meiji::printed::Edition;
use meiji::record::{newest, state_hash};
use meiji::sitting::Sitting;
use meiji::yokohama::components::Piece;
use meiji::yokohama::content::Content;
use meiji::yokohama::lesson::Lesson;
use meiji::yokohama::position::Position;
use meiji::yokohama::record::Record;
use meiji::yokohama::{Ask, Yokohama};
use serde_json::Value;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/released");

/// The positions, each with the hash of the state that it is.
const POSITIONS: [(&str, &str); 2] = [
    ("position.json", "8170c984df539c2e"),
    ("position-2.json", "d6eeb5cd3932f148"),
];

/// The lessons.
const LESSONS: [&str; 2] = ["lesson.json", "lesson-2.json"];

fn text(name: &str) -> String {
    std::fs::read_to_string(format!("{FOLDER}/{name}")).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The records with what came of them, by file name.
fn records() -> Vec<(String, Value)> {
    let files = std::fs::read_dir(FOLDER).expect("the folder is there");
    let names = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    names
        .filter(|name| name.starts_with("record-"))
        .map(|name| {
            let written = serde_json::from_str(&text(&name)).expect("it is JSON");
            (name, written)
        })
        .collect()
}

/// Opens a record, with the printed values of its own that it tells.
fn open(name: &str, written: &Value) -> Sitting<Yokohama> {
    let own = written.get("content").map(|content| {
        let document = text(content.as_str().expect("a file's name"));
        Content::from_json(&document).unwrap_or_else(|error| panic!("{name}: {error}"))
    });
    Record::parse(&written["record"].to_string())
        .and_then(|record| record.open(own.as_slice()))
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn every_record_opens_with_the_state_and_the_points_that_it_had() {
    for (name, written) in records() {
        let sitting = open(&name, &written);
        let (game, state) = (sitting.game(), sitting.state());
        assert_eq!(Value::from(state_hash(state)), written["hash"], "{name}");
        let Some(totals) = written.get("totals") else { continue };
        let sheet = game.score(&state.table);
        let told: Vec<_> = meiji::game::Seat::all(game.players())
            .map(|seat| sheet[seat].total())
            .collect();
        assert_eq!(serde_json::json!(told), *totals, "{name}");
    }
}

#[test]
fn there_is_a_record_of_every_version_and_every_edition() {
    let told = |name: &str| -> BTreeSet<String> {
        records()
            .iter()
            .filter(|(_, written)| written.get("content").is_none())
            .map(|(_, written)| written["record"][name].to_string())
            .collect()
    };
    let versions: BTreeSet<String> = (1..=newest::<Yokohama>()).map(|version| version.to_string()).collect();
    assert_eq!(told("version"), versions);
    // Whole games of the first edition are in `tests/games`.
    let later = Content::released().iter().skip(1);
    assert_eq!(
        told("edition"),
        later
            .map(|content| Value::from(content.edition.as_str()).to_string())
            .collect()
    );
}

/// A number for each kind of question: whoever adds one is asked for a record in which it is open.
const fn number(ask: Ask) -> usize {
    match ask {
        Ask::FirstOrder => 0,
        Ask::Before => 1,
        Ask::Placement(_) => 2,
        Ask::Movement => 3,
        Ask::Recall => 4,
        Ask::Church => 5,
        Ask::Customs => 6,
        Ask::AssistantFrom => 7,
        Ask::Employment(_) => 8,
        Ask::Laboratory => 9,
        Ask::Port => 10,
        Ask::SecondOrder => 11,
        Ask::Chinatown(_) => 12,
        Ask::Bonus => 13,
        Ask::Construction => 14,
        Ask::Recovery => 15,
        Ask::After => 16,
        Ask::Station => 17,
        Ask::AnyGood => 18,
        Ask::WarehousePiece => 19,
        Ask::Movements(_) => 20,
        Ask::AchievementReward => 21,
        Ask::ShownPiece(_) => 22,
    }
}

#[test]
fn every_kind_of_question_is_asked_in_the_records() {
    let mut asked = BTreeSet::new();
    for (name, written) in records() {
        let sitting = open(&name, &written);
        let moments = (0..=sitting.played()).map(|at| sitting.state_at(at));
        let questions = moments.filter_map(|state| sitting.game().decision(state));
        asked.extend(questions.map(|decision| number(decision.ask)));
    }
    assert_eq!(asked, (0..=number(Ask::ShownPiece(Piece::Shop))).collect());
}

#[test]
fn the_positions_and_the_lessons_are_read() {
    for (name, hash) in POSITIONS {
        let position = Position::from_json(&text(name), &[]).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(state_hash(position.sit().state()), hash, "{name}");
    }
    for name in LESSONS {
        let lesson = Lesson::from_json(&text(name), &[]);
        assert!(lesson.is_ok(), "{name}: {:?}", lesson.err());
    }
}
