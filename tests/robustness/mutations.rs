//! Recorded games, changed at random: what still replays to the hash opens, and everything else is refused for what is
//! really wrong.

use std::sync::LazyLock;

use meiji::chance::Seed;
use meiji::game::Game;
use meiji::printed::Edition;
use meiji::record::state_hash;
use meiji::yokohama::content::Content;
use meiji::yokohama::record::{Record, RecordError};
use meiji::yokohama::{Move, Options, Yokohama};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::any_move::any_move;
use crate::cases;
use crate::golden::{assert_told, golden};

/// The shorter recorded games: there are enough kinds of moves in them, and they replay quickly.
static SHORT: LazyLock<Vec<Value>> = LazyLock::new(|| golden().into_iter().take(5).map(|(_, game)| game).collect());

/// A change to a list of moves; places are taken modulo its length.
#[derive(Clone, Debug)]
enum Change {
    Delete(usize),
    Duplicate(usize),
    Swap(usize, usize),
    Replace(usize, Move),
    Insert(usize, Move),
    Cut(usize),
}

fn change() -> impl Strategy<Value = Change> {
    let at = any::<usize>;
    prop_oneof![
        at().prop_map(Change::Delete),
        at().prop_map(Change::Duplicate),
        (at(), at()).prop_map(|(one, other)| Change::Swap(one, other)),
        (at(), any_move()).prop_map(|(at, action)| Change::Replace(at, action)),
        (at(), any_move()).prop_map(|(at, action)| Change::Insert(at, action)),
        at().prop_map(Change::Cut),
    ]
}

fn apply(change: &Change, moves: &mut Vec<Value>) {
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
fn expected(record: &Value) -> Result<(), RecordError> {
    let options: Options = serde_json::from_value(record["options"].clone()).expect("the options are sound");
    let seed: Seed = record["seed"]
        .as_str()
        .expect("a seed")
        .parse()
        .expect("the seed is sound");
    let game = Yokohama::new(Content::first(), options);
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

/// The places of a record that hold a value, the moves as one of them and as each of the first.
const PLACES: [&str; 12] = [
    "/game",
    "/version",
    "/edition",
    "/content",
    "/options",
    "/options/players",
    "/seed",
    "/moves",
    "/moves/0",
    "/moves/17",
    "/hash",
    "",
];

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn changed_moves_are_refused_for_what_is_wrong_with_them(
        which in 0_usize..5, changes in prop::collection::vec(change(), 1..4)
    ) {
        let mut record = SHORT[which].clone();
        let moves = record["moves"].as_array_mut().expect("moves");
        changes.iter().for_each(|change| apply(change, moves));
        let opened = Record::parse(&record.to_string()).expect("it is still a record").open(&[]).map(|_| ());
        if let Err(error) = &opened {
            assert_told(&record.to_string(), error);
        }
        match (opened, expected(&record)) {
            // Long texts are quoted cut short.
            (Err(RecordError::IllegalMove { number, forbidden, .. }), Err(RecordError::IllegalMove { number: at, forbidden: rule, .. })) => {
                prop_assert_eq!((number, forbidden), (at, rule));
            }
            (Err(RecordError::NotAMove { number, .. }), Err(RecordError::NotAMove { number: at, .. })) => {
                prop_assert_eq!(number, at);
            }
            (opened, expected) => prop_assert_eq!(opened, expected),
        }
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn any_value_anywhere_is_refused_or_changes_nothing(place in prop::sample::select(PLACES.to_vec()), value in any_json()) {
        let mut record = SHORT[0].clone();
        *record.pointer_mut(place).expect("there is such a place") = value;
        let text = record.to_string();
        match Record::parse(&text).and_then(|record| record.open(&[])) {
            Ok(sitting) => prop_assert_eq!(Some(&*state_hash(sitting.state())), SHORT[0]["hash"].as_str()),
            Err(error) => assert_told(&text, &error),
        }
    }

    #[test]
    fn spoilt_bytes_are_refused_or_change_nothing(spoilt in prop::collection::vec((any::<usize>(), any::<u8>()), 1..5)) {
        let mut bytes = SHORT[0].to_string().into_bytes();
        let len = bytes.len();
        spoilt.iter().for_each(|(at, byte)| bytes[at % len] = *byte);
        let text = String::from_utf8_lossy(&bytes);
        match Record::parse(&text).and_then(|record| record.open(&[])) {
            Ok(sitting) => prop_assert_eq!(Some(&*state_hash(sitting.state())), SHORT[0]["hash"].as_str()),
            Err(error) => assert_told(&text, &error),
        }
    }

    #[test]
    fn junk_is_no_record(text in prop_oneof!["\\PC{0,200}", "[\\[\\]{}\",:0-9a-z\\\\]{0,200}"]) {
        let error = Record::parse(&text).expect_err("junk");
        assert_told(&text, &error);
    }
}
