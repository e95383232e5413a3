//! Ten moments of recorded games of Yokohama Duel are drawn as they were.

use meiji::duel::Duel;
use meiji::duel::record::Record;
use meiji::sitting::Sitting;

use super::suite::snapshots::{Pictured, moments_look_as_they_did};

const MOMENTS: [Pictured; 10] = [
    ("begins-0", 0, (1280.0, 800.0)),
    ("begins-0", 30, (1280.0, 800.0)),
    ("begins-1", 45, (1920.0, 1080.0)),
    ("trader-orders", 60, (390.0, 844.0)),
    ("trader-technologies", 80, (1024.0, 768.0)),
    ("trader-church", 90, (390.0, 844.0)),
    ("trader-imports", 70, (1366.0, 657.0)),
    ("tie-church", 100, (844.0, 390.0)),
    ("tie-orders", 40, (360.0, 640.0)),
    ("tie-technologies", 75, (768.0, 1024.0)),
];

/// A recorded game after so many moves.
fn sitting(name: &str, moves: usize) -> Sitting<Duel> {
    let text = std::fs::read_to_string(format!("tests/duel/games/{name}.json")).expect("a recorded game");
    let written: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    let record = Record::parse(&written["record"].to_string()).expect("a record");
    let whole = record.open(&[]).expect("it opens");
    let mut sitting = Sitting::new(whole.game().clone(), whole.seed());
    for action in whole.moves().take(moves) {
        sitting.play(action).expect("it was legal");
    }
    sitting
}

#[test]
fn ten_positions_look_as_they_did() {
    moments_look_as_they_did("tables", "tests/duel/games", &MOMENTS, sitting);
}
