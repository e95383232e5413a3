//! What released versions wrote of each game: records of every version of the format, of every edition and by all rules, printed values of one's own, positions, lessons.
//! They open for ever, and are never made again; a new version of something gets a file of its own beside these. Of Yokohama they lie in the folder itself, of another game
//! in one of its name there. `tests/browser/released.test.mjs` opens the links and what browsers kept.
#![cfg(not(target_arch = "wasm32"))]

mod duel;
mod nippon;
mod yokohama;

use std::collections::BTreeSet;
use std::path::Path;

use meiji::game::Seat;
use meiji::lesson::{Lesson, Taught, Walk};
use meiji::position::{Position, Positioned};
use meiji::printed::{Edition, Rules};
use meiji::record::{Record, newest, state_hash};
use meiji::sitting::Sitting;
use serde_json::Value;

/// A game of which there are records.
trait Recorded: Positioned {
    /// The folders of those that have to open for ever: what released versions wrote, and whole recorded games.
    const RECORDS: &'static [&'static str];
}

/// A game that a released version had.
trait Released: Recorded + Taught {
    /// The folder of what was written of it.
    const FOLDER: &'static str;

    /// The positions there, each with the hash of the state that it is.
    const POSITIONS: &'static [(&'static str, &'static str)];

    /// The lessons there.
    const LESSONS: &'static [&'static str];

    /// How many kinds of question it asks.
    const QUESTIONS: usize;

    /// A number for each kind of question, from 0: whoever adds one is asked for a record in which it is open.
    fn number(decision: Self::Decision) -> usize;
}

/// The tests of a game that a released version had.
macro_rules! released {
    ($game:ty) => {
        $crate::tests! { $game:
            every_record_opens_with_the_state_and_the_points_that_it_had,
            there_is_a_record_of_every_version_and_by_all_rules,
            there_is_a_record_of_every_edition,
            there_is_a_record_with_printed_values_of_ones_own,
            every_kind_of_question_is_asked_in_the_records,
            the_positions_and_the_lessons_are_read,
            what_tells_no_rules_is_played_by_the_first,
        }
    };
}

/// Tests of some names, each of a game.
macro_rules! tests {
    ($game:ty: $($test:ident),+ $(,)?) => {
        $(
            #[test]
            fn $test() {
                $crate::$test::<$game>();
            }
        )+
    };
}

use {released, tests};

/// The first version of records that tells by which rules a game is played. A game that has none but the first has written nothing in it.
const TELLS_RULES: u32 = 4;

/// A file of a folder of the repository.
fn text(folder: &str, name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join(name);
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{folder}/{name}: {error}"))
}

/// The records of a folder with what came of them, by file name.
fn records(folder: &str) -> Vec<(String, Value)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = std::fs::read_dir(path).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let names = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    names
        .filter(|name| name.ends_with(".json"))
        .map(|name| {
            let written = serde_json::from_str(&text(folder, &name)).unwrap_or_else(|error| panic!("{name}: {error}"));
            (name, written)
        })
        .filter(|(_, written): &(_, Value)| written.get("record").is_some())
        .collect()
}

/// Opens a record, with the printed values of its own that it tells.
fn open<G: Released>(name: &str, written: &Value) -> Sitting<G> {
    let own = written.get("content").map(|content| {
        let document = text(G::FOLDER, content.as_str().expect("a file's name"));
        G::Content::from_json(&document).unwrap_or_else(|error| panic!("{name}: {error}"))
    });
    Record::parse(&written["record"].to_string())
        .and_then(|record| record.open(own.as_slice()))
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn position<G: Released>(name: &str) -> Position<G> {
    Position::from_json(&text(G::FOLDER, name), &[]).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn lesson<G: Released>(name: &str) -> Lesson<G> {
    Lesson::from_json(&text(G::FOLDER, name), &[]).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn every_record_opens_with_the_state_and_the_points_that_it_had<G: Released>() {
    for (name, written) in records(G::FOLDER) {
        let sitting = open::<G>(&name, &written);
        let (game, state) = (sitting.game(), sitting.state());
        assert_eq!(Value::from(state_hash(state)), written["hash"], "{name}");
        let Some(totals) = written.get("totals") else { continue };
        let points = game.totals(state);
        let told: Vec<_> = Seat::all(game.players()).map(|seat| points[seat]).collect();
        assert_eq!(serde_json::json!(told), *totals, "{name}");
    }
}

/// What the records of some folders tell by a name, but for those with printed values of somebody's own.
fn told(folders: &[&str], name: &str) -> BTreeSet<String> {
    let all = folders.iter().flat_map(|folder| records(folder));
    all.filter(|(_, written)| written.get("content").is_none())
        .map(|(_, written)| written["record"][name].to_string())
        .collect()
}

fn there_is_a_record_of_every_version_and_by_all_rules<G: Released>() {
    let rules = G::Rules::ALL;
    let versions = (1..=newest::<G>()).filter(|version| *version != TELLS_RULES || rules.len() > 1);
    assert_eq!(
        told(&[G::FOLDER], "version"),
        versions.map(|version| version.to_string()).collect()
    );
    // The first are told by saying nothing.
    let numbers = rules.iter().map(|rules| match rules.is_first() {
        true => Value::Null,
        false => rules.number().into(),
    });
    assert_eq!(
        told(&[G::FOLDER], "rules"),
        numbers.map(|number| number.to_string()).collect()
    );
}

fn there_is_a_record_of_every_edition<G: Recorded>() {
    let editions = G::Content::names().into_iter().map(Value::from);
    assert_eq!(
        told(G::RECORDS, "edition"),
        editions.map(|name| name.to_string()).collect()
    );
}

fn there_is_a_record_with_printed_values_of_ones_own<G: Released>() {
    let own = records(G::FOLDER)
        .into_iter()
        .filter(|(_, written)| written.get("content").is_some());
    assert!(
        own.count() > 0,
        "no record in {} tells a document of its own",
        G::FOLDER
    );
}

fn every_kind_of_question_is_asked_in_the_records<G: Released>() {
    let mut asked = BTreeSet::new();
    for (name, written) in records(G::FOLDER) {
        let sitting = open::<G>(&name, &written);
        let moments = (0..=sitting.played()).map(|at| sitting.state_at(at));
        let questions = moments.filter_map(|state| sitting.game().decision(state));
        asked.extend(questions.map(G::number));
    }
    assert_eq!(asked, (0..G::QUESTIONS).collect());
}

fn the_positions_and_the_lessons_are_read<G: Released>() {
    for (name, hash) in G::POSITIONS {
        assert_eq!(state_hash(position::<G>(name).sit().state()), *hash, "{name}");
    }
    for name in G::LESSONS {
        lesson::<G>(name);
    }
    assert!(!G::POSITIONS.is_empty() && !G::LESSONS.is_empty());
}

/// The number of the rules that a document tells, which is 1 if it tells none.
fn rules_in(document: &Value) -> u64 {
    document
        .get("rules")
        .map_or(1, |rules| rules.as_u64().expect("a number"))
}

/// Records, positions and lessons that tell no rules go on by the first, whatever is begun today.
fn what_tells_no_rules_is_played_by_the_first<G: Released>() {
    let number = |game: &G| u64::from(game.rules().number());
    for (name, written) in records(G::FOLDER) {
        let sitting = open::<G>(&name, &written);
        assert_eq!(number(sitting.game()), rules_in(&written["record"]), "{name}");
        let goes_on = sitting.practice_from(0);
        assert_eq!(goes_on.game().rules(), sitting.game().rules(), "{name}");
    }
    let document = |name: &str| -> Value { serde_json::from_str(&text(G::FOLDER, name)).expect("it was read") };
    for (name, _) in G::POSITIONS {
        assert_eq!(number(position(name).game()), rules_in(&document(name)), "{name}");
    }
    for name in G::LESSONS {
        let begins = &document(name)["start"];
        let begins = begins.get("position").or(begins.get("record")).unwrap_or(begins);
        assert_eq!(
            number(Walk::new(lesson(name)).sitting().game()),
            rules_in(begins),
            "{name}"
        );
    }
}
