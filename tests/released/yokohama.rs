//! What of Yokohama alone was written: games, positions and lessons of two rules.

use meiji::yokohama::lesson::{Lesson, Walk};
use meiji::yokohama::position::Position;
use meiji::yokohama::record::{Record, RecordError};
use meiji::yokohama::{Refusal, Rules};
use serde_json::Value;

use super::{open, records, text};

/// The game of the second rules goes to the Station where its owner has no Assistant, which the first forbid.
#[test]
fn what_tells_the_second_rules_is_played_by_them() {
    let mut written: Value = serde_json::from_str(&text("record-4.json")).expect("it is JSON");
    assert_eq!(open("record-4.json", &written).game().rules(), Rules::Second);
    written["record"]["rules"] = 1.into();
    let record = Record::parse(&written["record"].to_string()).expect("a record");
    let refused = record.open(&[]).map(|_| ()).expect_err("it is none of the first");
    assert!(
        matches!(&refused, RecordError::IllegalMove { forbidden, .. } if forbidden.refusal == Refusal::NoAssistantThere),
        "{refused:?}"
    );
}

/// Records, positions and lessons that tell no rules go on by the first, whatever is begun today.
#[test]
fn what_tells_no_rules_is_played_by_the_first() {
    for (name, written) in records() {
        let told = written["record"]
            .get("rules")
            .map_or(1, |rules| rules.as_u64().expect("a number"));
        let sitting = open(&name, &written);
        assert_eq!(u64::from(sitting.game().rules().number()), told, "{name}");
        let goes_on = sitting.practice_from(0);
        assert_eq!(goes_on.game().rules(), sitting.game().rules(), "{name}");
    }
    let position = |name: &str| Position::from_json(&text(name), &[]).expect("a position");
    assert_eq!(position("position.json").game().rules(), Rules::First);
    assert_eq!(position("position-2.json").game().rules(), Rules::Second);
    let lesson = |name: &str| Walk::new(Lesson::from_json(&text(name), &[]).expect("a lesson"));
    assert_eq!(lesson("lesson.json").sitting().game().rules(), Rules::First);
    assert_eq!(lesson("lesson-2.json").sitting().game().rules(), Rules::Second);
    assert_eq!(Rules::LATEST, Rules::Second);
}
