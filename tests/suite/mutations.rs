//! Recorded games, changed at random: what still replays to the hash opens, and everything else is refused for what is
//! really wrong.

use meiji::chance::Seed;
use meiji::printed::Edition;
use meiji::record::{ErrorOf, Record, RecordError, state_hash};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde_json::{Value, json};

use super::{Probed, assert_told, recorded, try_all};

/// How many of the shorter recorded games are changed, if there are as many: there are enough kinds of moves in them, and they replay quickly.
const SHORT: usize = 5;

/// A change to a list of moves; places are taken modulo its length.
#[derive(Clone, Debug)]
enum Change<M> {
    Delete(usize),
    Duplicate(usize),
    Swap(usize, usize),
    Replace(usize, M),
    Insert(usize, M),
    Cut(usize),
}

fn change<G: Probed>() -> impl Strategy<Value = Change<G::Move>> {
    let at = any::<usize>;
    prop_oneof![
        at().prop_map(Change::Delete),
        at().prop_map(Change::Duplicate),
        (at(), at()).prop_map(|(one, other)| Change::Swap(one, other)),
        (at(), G::any_move()).prop_map(|(at, action)| Change::Replace(at, action)),
        (at(), G::any_move()).prop_map(|(at, action)| Change::Insert(at, action)),
        at().prop_map(Change::Cut),
    ]
}

fn apply<M: Copy + ToString>(change: &Change<M>, moves: &mut Vec<Value>) {
    let len = moves.len().max(1);
    if moves.is_empty() {
        return;
    }
    match *change {
        Change::Delete(at) => drop(moves.remove(at % len)),
        Change::Duplicate(at) => moves.insert(at % len, moves[at % len].clone()),
        Change::Swap(one, other) => moves.swap(one % len, other % len),
        Change::Replace(at, action) => moves[at % len] = action.to_string().into(),
        Change::Insert(at, action) => moves.insert(at % len, action.to_string().into()),
        Change::Cut(at) => moves.truncate(at % len),
    }
}

/// What must come of a record whose fields but for the moves are sound: its moves, played one by one.
fn expected<G: Probed>(record: &Value) -> Result<(), ErrorOf<G>> {
    let text = |field: &str| record[field].as_str().expect("a text").to_owned();
    let options: G::Options = serde_json::from_value(record["options"].clone()).expect("the options are sound");
    let seed: Seed = text("seed").parse().expect("the seed is sound");
    let edition = G::Content::released()
        .iter()
        .find(|edition| edition.name() == text("edition"));
    let game = G::begin(edition.expect("it is released").clone(), options, G::Rules::default());
    let mut state = game.deal(seed);
    for (number, text) in record["moves"].as_array().expect("moves").iter().enumerate() {
        let text = text.as_str().expect("a text").to_owned();
        let Ok(action) = text.parse() else {
            return Err(RecordError::NotAMove { number, text });
        };
        if let Some(forbidden) = game.why_not(&state, action) {
            return Err(RecordError::IllegalMove {
                number,
                text,
                forbidden,
            });
        }
        game.play(&mut state, action, &mut ());
    }
    if record["hash"] == state_hash(&state) {
        Ok(())
    } else {
        Err(RecordError::OtherState)
    }
}

/// Any JSON value, the wild ones too.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| json!(number)),
        "\\PC{0,20}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map("[a-z]{1,8}", inner, 0..4).prop_map(|members| json!(members)),
        ]
    })
}

/// The places of a record that hold a value, the moves as one of them and as each of the first; a game has its own options.
const PLACES: [&str; 13] = [
    "/game",
    "/version",
    "/edition",
    "/content",
    "/options",
    "/options/players",
    "/options/starter",
    "/seed",
    "/moves",
    "/moves/0",
    "/moves/17",
    "/hash",
    "",
];

pub fn changed_moves_are_refused_for_what_is_wrong_with_them<G: Probed>() {
    let records = recorded::<G>();
    let cases = (0..SHORT.min(records.len()), prop::collection::vec(change::<G>(), 1..4));
    try_all(150, &cases, |(which, changes)| {
        let mut record = records[which].clone();
        let moves = record["moves"].as_array_mut().expect("moves");
        changes.iter().for_each(|change| apply(change, moves));
        let parsed = Record::<G>::parse(&record.to_string()).expect("it is still a record");
        let opened = parsed.open(&[]).map(|_| ());
        if let Err(error) = &opened {
            assert_told::<G>(&record.to_string(), error);
        }
        match (opened, expected::<G>(&record)) {
            // Long texts are quoted cut short.
            (
                Err(RecordError::IllegalMove { number, forbidden, .. }),
                Err(RecordError::IllegalMove {
                    number: at,
                    forbidden: rule,
                    ..
                }),
            ) => prop_assert_eq!((number, forbidden), (at, rule)),
            (Err(RecordError::NotAMove { number, .. }), Err(RecordError::NotAMove { number: at, .. })) => {
                prop_assert_eq!(number, at);
            }
            (opened, expected) => prop_assert_eq!(opened, expected),
        }
        Ok(())
    });
}

/// Whether a text is refused, or a record that comes to the state of another one.
fn is_refused_or_the_same<G: Probed>(text: &str, record: &Value) -> TestCaseResult {
    match Record::<G>::parse(text).and_then(|record| record.open(&[])) {
        Ok(sitting) => prop_assert_eq!(Some(&*state_hash(sitting.state())), record["hash"].as_str()),
        Err(error) => assert_told::<G>(text, &error),
    }
    Ok(())
}

pub fn any_value_anywhere_is_refused_or_changes_nothing<G: Probed>() {
    let record = recorded::<G>().swap_remove(0);
    let places = PLACES.into_iter().filter(|place| record.pointer(place).is_some());
    let cases = (prop::sample::select(places.collect::<Vec<_>>()), any_json());
    try_all(400, &cases, |(place, value)| {
        let mut changed = record.clone();
        *changed.pointer_mut(place).expect("there is such a place") = value;
        is_refused_or_the_same::<G>(&changed.to_string(), &record)
    });
}

pub fn spoilt_bytes_are_refused_or_change_nothing<G: Probed>() {
    let record = recorded::<G>().swap_remove(0);
    let cases = prop::collection::vec((any::<usize>(), any::<u8>()), 1..5);
    try_all(400, &cases, |spoilt| {
        let mut bytes = record.to_string().into_bytes();
        let len = bytes.len();
        spoilt.iter().for_each(|(at, byte)| bytes[at % len] = *byte);
        is_refused_or_the_same::<G>(&String::from_utf8_lossy(&bytes), &record)
    });
}

pub fn junk_is_no_record<G: Probed>() {
    let cases = prop_oneof!["\\PC{0,200}", "[\\[\\]{}\",:0-9a-z\\\\]{0,200}"];
    try_all(400, &cases, |text| {
        let error = Record::<G>::parse(&text).expect_err("junk");
        assert_told::<G>(&text, &error);
        Ok(())
    });
}
