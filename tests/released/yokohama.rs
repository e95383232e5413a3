//! What was written of Yokohama: games, positions and lessons of two rules.

use meiji::record::Record;
use meiji::yokohama::components::Piece;
use meiji::yokohama::record::RecordError;
use meiji::yokohama::{Ask, Decision, Refusal, Rules, Yokohama};
use serde_json::Value;

use super::{Recorded, Released, open, released, text};

released!(Yokohama);

impl Recorded for Yokohama {
    /// Whole games of the first edition are in `tests/games`.
    const RECORDS: &'static [&'static str] = &[Self::FOLDER, "tests/games"];
}

impl Released for Yokohama {
    const FOLDER: &'static str = "tests/released";
    const POSITIONS: &'static [(&'static str, &'static str)] = &[
        ("position.json", "8170c984df539c2e"),
        ("position-2.json", "d6eeb5cd3932f148"),
    ];
    const LESSONS: &'static [&'static str] = &["lesson.json", "lesson-2.json"];
    const QUESTIONS: usize = number(Ask::ShownPiece(Piece::Shop)) + 1;

    fn number(decision: Decision) -> usize {
        number(decision.ask)
    }
}

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

/// The game of the second rules goes to the Station where its owner has no Assistant, which the first forbid.
#[test]
fn what_tells_the_second_rules_is_played_by_them() {
    let name = "record-4.json";
    let mut written: Value = serde_json::from_str(&text(Yokohama::FOLDER, name)).expect("it is JSON");
    assert_eq!(open::<Yokohama>(name, &written).game().rules(), Rules::Second);
    written["record"]["rules"] = 1.into();
    let record = Record::<Yokohama>::parse(&written["record"].to_string()).expect("a record");
    let refused = record.open(&[]).map(|_| ()).expect_err("it is none of the first");
    assert!(
        matches!(&refused, RecordError::IllegalMove { forbidden, .. } if forbidden.refusal == Refusal::NoAssistantThere),
        "{refused:?}"
    );
}
