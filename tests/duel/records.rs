//! Records: what one tells, what is refused, and that no other game's is taken. That every game opens as it was kept is in `tests/suite`.

use meiji::chance::{Chance, Seed};
use meiji::duel::content::Content;
use meiji::duel::record::{Record, RecordError};
use meiji::duel::{Duel, Options};
use meiji::game::Game;
use meiji::printed::Edition;
use meiji::record::NoRecord;
use meiji::sitting::Sitting;
use meiji::words::{Language, Words};
use serde_json::{Value, json};

use crate::conformance::duel;

/// Plays at random up to so many moves.
fn play(mut sitting: Sitting<Duel>, seed: u64, most: usize) -> Sitting<Duel> {
    let mut chance = Chance::new(Seed(!seed));
    while sitting.asked().is_some() && sitting.played() < most {
        let moves = sitting.legal_moves();
        let action = moves[chance.below(moves.len() as u32) as usize];
        sitting.play(action).expect("a legal move");
    }
    sitting
}

fn game(seed: u64, most: usize) -> Sitting<Duel> {
    play(Sitting::new(duel(), Seed(seed)), seed, most)
}

#[test]
fn a_record_tells_its_game_and_that_of_another_is_refused_by_its_name() {
    let record: Value = serde_json::from_str(&Record::of(&game(1, 10)).to_json()).expect("JSON");
    assert_eq!(record["game"], "duel");
    assert_eq!(record["version"], 1);
    assert_eq!(record["options"], json!({"starter": "random"}));
    assert!(record.get("rules").is_none(), "the first need not be told");
    let mut other = record.clone();
    other["game"] = json!("yokohama");
    let refused = Record::parse(&other.to_string()).expect_err("another game's");
    let named = NoRecord::Game {
        game: "yokohama".to_owned(),
    };
    assert_eq!(refused, RecordError::NotARecord(named));
    let refused = meiji::yokohama::record::Record::parse(&record.to_string()).expect_err("another game's");
    assert_eq!(refused.code(), "not-a-record");
}

#[test]
fn a_record_that_was_changed_is_refused() {
    let record: Value = serde_json::from_str(&Record::of(&game(2, 30)).to_json()).expect("JSON");
    let refused = |field: &str, value: Value| {
        let mut changed = record.clone();
        changed[field] = value;
        let opened = Record::parse(&changed.to_string()).and_then(|record| record.open(&[]).map(|_| ()));
        let fault = opened.expect_err(field);
        for language in Language::all() {
            let told = Words::new(language).record_fault::<Duel>(&fault);
            assert!(told.ends_with('.') && !told.contains(['{', '}']), "{told}");
        }
        fault.code()
    };
    let moves = record["moves"].as_array().expect("a list");
    assert_eq!(refused("moves", json!(moves[..29])), "record-other-state");
    assert_eq!(
        refused("moves", json!([&moves[..29], &[json!("fly")]].concat())),
        "record-not-a-move"
    );
    assert_eq!(refused("moves", json!([moves[29]])), "record-illegal-move");
    assert_eq!(refused("options", json!({"starter": {"seat": 2}})), "record-options");
    assert_eq!(refused("content", json!("0000000000000000")), "record-content-unknown");
    assert_eq!(refused("rules", json!(2)), "not-a-record");
    assert_eq!(
        refused("deals", json!([{"at": 1, "seat": 2, "seed": "1"}])),
        "not-a-record"
    );
    assert_eq!(refused("version", json!(99)), "record-newer");
}

#[test]
fn printed_values_of_ones_own_are_kept_by_their_hash() {
    let mut own = Content::latest();
    own.edition = "own".to_owned();
    own.influence[0].cost += 1;
    let sitting = play(
        Sitting::new(Duel::new(own.clone(), Options::new()), Seed(3)),
        3,
        usize::MAX,
    );
    let record = Record::parse(&Record::of(&sitting).to_json()).expect("it is a record");
    assert_eq!(
        record.open(&[]).map(|_| ()).expect_err("not at hand").code(),
        "record-content-unknown"
    );
    let opened = record.open(&[own]).expect("they are at hand");
    assert_eq!(
        opened.game().standings(opened.state()),
        sitting.game().standings(sitting.state())
    );
}
