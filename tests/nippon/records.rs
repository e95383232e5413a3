//! Records: what one tells, what is refused, and that no other game's is taken.

use meiji::chance::{Chance, Seed};
use meiji::game::Game;
use meiji::nippon::content::Content;
use meiji::nippon::record::{Record, RecordError};
use meiji::nippon::{Nippon, Options};
use meiji::printed::Edition;
use meiji::record::NoRecord;
use meiji::sitting::Sitting;
use serde_json::{Value, json};

use crate::conformance::{at_random, nippon};

/// Plays at random up to so many moves.
fn play(mut sitting: Sitting<Nippon>, seed: u64, most: usize) -> Sitting<Nippon> {
    let mut chance = Chance::new(Seed(!seed));
    while sitting.asked().is_some() && sitting.played() < most {
        let action = at_random(&sitting.legal_moves(), &mut chance);
        sitting.play(action).expect("a legal move");
    }
    sitting
}

fn game(seed: u64, most: usize) -> Sitting<Nippon> {
    play(Sitting::new(nippon(3), Seed(seed)), seed, most)
}

#[test]
fn a_record_tells_its_game_and_that_of_another_is_refused_by_its_name() {
    let record: Value = serde_json::from_str(&Record::of(&game(1, 10)).to_json()).expect("JSON");
    assert_eq!(record["game"], "nippon");
    assert_eq!(record["version"], 1);
    assert_eq!(record["options"], json!({"players": 3, "starter": "random"}));
    assert!(record.get("rules").is_none(), "the first need not be told");
    let mut other = record.clone();
    other["game"] = json!("duel");
    let refused = Record::parse(&other.to_string()).expect_err("another game's");
    let named = NoRecord::Game {
        game: "duel".to_owned(),
    };
    assert_eq!(refused, RecordError::NotARecord(named));
    let refused = meiji::duel::record::Record::parse(&record.to_string()).expect_err("another game's");
    assert_eq!(refused.code(), "not-a-record");
}

#[test]
fn a_record_that_was_changed_is_refused() {
    let record: Value = serde_json::from_str(&Record::of(&game(2, 30)).to_json()).expect("JSON");
    let refused = |field: &str, value: Value| {
        let mut changed = record.clone();
        changed[field] = value;
        let opened = Record::parse(&changed.to_string()).and_then(|record| record.open(&[]).map(|_| ()));
        opened.expect_err(field).code()
    };
    let moves = record["moves"].as_array().expect("a list");
    assert_eq!(refused("moves", json!(moves[..29])), "record-other-state");
    assert_eq!(
        refused("moves", json!([&moves[..29], &[json!("fly")]].concat())),
        "record-not-a-move"
    );
    assert_eq!(refused("moves", json!(["finish"])), "record-illegal-move");
    assert_eq!(
        refused("options", json!({"players": 3, "starter": {"seat": 3}})),
        "record-options"
    );
    assert_eq!(refused("content", json!("0000000000000000")), "record-content-unknown");
    assert_eq!(refused("rules", json!(2)), "not-a-record");
    assert_eq!(
        refused("deals", json!([{"at": 1, "seat": 3, "seed": "1"}])),
        "not-a-record"
    );
    assert_eq!(refused("version", json!(99)), "record-newer");
}

/// At every point it opens as it was; of a game that is over too.
#[test]
fn a_game_opens_as_it_was_kept() {
    for players in 2..=4 {
        for (seed, most) in [(3, 0), (4, 1), (5, 57), (6, 200), (7, usize::MAX)] {
            let sitting = play(Sitting::new(nippon(players), Seed(seed)), seed, most);
            let text = Record::of(&sitting).to_json();
            let opened = Record::parse(&text).and_then(|record| record.open(&[]));
            let opened = opened.unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(opened.state(), sitting.state());
            assert!(opened.moves().eq(sitting.moves()));
            assert_eq!(Record::of(&opened).to_json(), text);
        }
    }
}

#[test]
fn printed_values_of_ones_own_are_kept_by_their_hash() {
    let mut own = Content::latest();
    own.edition = "own".to_owned();
    own.contracts[0].yen += 1;
    let options = Options::new(2).expect("two can play");
    let sitting = play(Sitting::new(Nippon::new(own.clone(), options), Seed(3)), 3, usize::MAX);
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
