//! A game that begins with a position is practice, and is kept, opened, taken back and looked at like any other.

use meiji::chance::{Chance, Seed};
use meiji::course::turns;
use meiji::game::{Game, Seat};
use meiji::record::{VERSION, state_hash};
use meiji::sitting::Sitting;
use meiji::words::Words;
use meiji::yokohama::Yokohama;
use meiji::yokohama::course::Course;
use meiji::yokohama::record::{Record, RecordError};
use serde_json::{Value, json};

use crate::read;

/// The first position that was ever recorded, with some moves of it: it opens for ever.
const RELEASED: &str = include_str!("released.json");

fn begun() -> Sitting<Yokohama> {
    let document = json!({
        "position": 2, "options": {"players": 3, "starter": {"seat": 2}}, "rules": 2, "seed": "harbour", "round": 4, "turn": 1,
        "areas": {"b1": {"area": "port-a", "assistants": [0, 2], "token": null}, "a2": {"shops": [null, 1]}},
        "seats": [{"points": 12, "tokens": 1}, {"president": "b1", "points": 9, "orders": ["deal", 7]}],
    });
    read(&document).unwrap_or_else(|error| panic!("{error}")).sit()
}

/// Plays some random moves.
fn play(sitting: &mut Sitting<Yokohama>, moves: u32) {
    let mut chance = Chance::new(Seed(5));
    for _ in 0..moves {
        let legal = sitting.legal_moves();
        let action = legal[chance.below(legal.len() as u32) as usize];
        sitting.play(action).expect("a legal move");
    }
}

fn open(record: &str) -> Result<Sitting<Yokohama>, RecordError> {
    Record::parse(record).and_then(|record| record.open(&[]))
}

#[test]
fn its_record_opens_with_the_same_state_and_is_written_the_same_again() {
    let mut sitting = begun();
    play(&mut sitting, 60);
    let record = Record::of(&sitting).to_json();
    let document: Value = serde_json::from_str(&record).expect("it is JSON");
    assert_eq!(
        (&document["version"], &document["practice"]),
        (&json!(VERSION), &json!(true))
    );
    let opened = open(&record).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(opened.state(), sitting.state());
    assert_eq!(opened.position(), sitting.position());
    assert_eq!(Record::of(&opened).to_json(), record);
}

#[test]
fn a_version_that_an_older_build_opens_is_written_where_it_has_words_for_the_beginning() {
    let version = |pending: Value| {
        let document =
            json!({"position": 2, "options": {"players": 2, "starter": {"seat": 0}}, "round": 1, "pending": pending});
        let sitting = read(&document).unwrap_or_else(|error| panic!("{error}")).sit();
        let record = Record::of(&sitting).to_json();
        let opened = open(&record).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(opened.state(), sitting.state());
        serde_json::from_str::<Value>(&record).expect("it is JSON")["version"].clone()
    };
    assert_eq!(version(json!({"pieces": 1})), 3);
    // What a piece is that an icon shows, an older build does not know.
    assert_eq!(version(json!({"shown": {"shops": 1}})), 4);
}

#[test]
fn its_course_begins_in_the_turn_and_with_the_points_of_the_position() {
    let mut sitting = begun();
    play(&mut sitting, 60);
    let turns = turns(&sitting);
    assert_eq!((turns[0].round, turns[0].seat), (4, Some(Seat(1))));
    let course = Course::of(&sitting);
    assert!(course.rounds[..4].iter().all(|round| round.0[..2] == [12, 9]));
    let round = sitting.state().table.round;
    assert_eq!(course.rounds.len(), usize::from(round) + 1, "each round has its number");
    let now = &sitting.state().table.seats;
    assert_eq!(
        course.rounds.last().map(|last| last[Seat(0)]),
        Some(i32::from(now[Seat(0)].points))
    );
}

#[test]
fn a_position_that_is_none_is_refused_with_its_place() {
    let record = Record::of(&begun()).to_json();
    let mut document: Value = serde_json::from_str(&record).expect("it is JSON");
    document["position"]["seats"][1]["yen"] = json!(-1);
    let error = open(&document.to_string()).map(|_| ()).expect_err("no position");
    assert_eq!(error.code(), "record-position");
    assert!(Words::default().record_error(&error).contains("seats[1].yen"));
    // Another one than was played from leads elsewhere.
    document["position"]["seats"][1]["yen"] = json!(77);
    assert_eq!(open(&document.to_string()).map(|_| ()), Err(RecordError::OtherState));
    // What stands before a position stands in the record already.
    document["position"]["seed"] = json!("1");
    let error = open(&document.to_string()).map(|_| ()).expect_err("an unknown field");
    assert_eq!(error.code(), "record-position");
}

#[test]
fn the_first_released_record_of_a_position_opens_for_ever() {
    let sitting = open(RELEASED).unwrap_or_else(|error| panic!("{error}"));
    let document: Value = serde_json::from_str(RELEASED).expect("it is JSON");
    assert_eq!(json!(state_hash(sitting.state())), document["hash"]);
    assert!(sitting.played() > 0 && sitting.game().decision(sitting.state()).is_some());
}
