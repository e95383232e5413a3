//! What goes wrong outside the rules is told in a sentence.

use super::*;
use crate::record::RecordError;
use crate::sitting::Stuck;
use crate::yokohama::components::Title;
use crate::yokohama::content::{ContentError, Row, Rule, Section};
use crate::yokohama::{Forbidden, OptionsError, Refusal};

#[test]
fn every_fault_is_a_sentence() {
    let words = Words::default();
    let forbidden = Forbidden {
        refusal: Refusal::NoRoute,
        chapter: Chapter::Movement,
    };
    let text = "move 3".to_owned();
    for error in [
        RecordError::TooLarge { bytes: usize::MAX },
        RecordError::NotARecord("no JSON".to_owned()),
        RecordError::Newer { version: 2 },
        RecordError::Options(OptionsError::Players(5)),
        RecordError::Seed("x".to_owned()),
        RecordError::TooLong { moves: 40_000 },
        RecordError::UnknownContent {
            edition: "mine".to_owned(),
            hash: "00".to_owned(),
        },
        RecordError::NotAMove {
            number: 0,
            text: text.clone(),
        },
        RecordError::IllegalMove {
            number: 4,
            text,
            forbidden,
        },
        RecordError::OtherState,
    ] {
        whole(&words.record_error(&error));
    }
    whole(words.stuck_undo(Stuck::Nothing));
    whole(words.stuck_undo(Stuck::Sealed));
    whole(words.stuck_redo());
    whole(&words.options_error(OptionsError::Players(5)));
    whole(&words.options_error(OptionsError::Starter(3)));
    let (line, row, reason) = (1, 2, "what stands there".to_owned());
    whole(&words.content_error(&ContentError::TooLong { bytes: u64::MAX }));
    whole(&words.content_error(&ContentError::NotADocument {
        line,
        reason: reason.clone(),
    }));
    whole(&words.content_error(&ContentError::Unreadable {
        section: Section::Orders,
        row,
        line,
        reason,
    }));
    whole(&words.content_error(&ContentError::Edition));
    for rule in [
        Rule::Count { needs: 36, has: 35 },
        Rule::AreaOrder { expected: Area::Tea },
        Rule::Falls,
        Rule::Range {
            field: "points",
            least: 0,
            most: 20,
            is: 99,
        },
        Rule::PointsOutsidePort,
        Rule::AsksNoMore,
        Rule::AsksLess,
        Rule::Blocked { has: 2 },
        Rule::NoReward,
        Rule::Kinds { has: 4 },
        Rule::SameOrder { as_row: 1 },
        Rule::SameShops,
        Rule::ThirdOfTitle,
        Rule::SameCountry { as_row: 1 },
        Rule::SecondStation,
        Rule::NoCard { title: Title::Tram },
        Rule::Stack { stack: 'A' },
        Rule::Stack { stack: 'B' },
        Rule::Stack { stack: 'C' },
        Rule::LaterAboveFirst,
        Rule::SameGoal { as_row: 1 },
    ] {
        let row = Some(Row {
            number: 3,
            label: "tram, american".to_owned(),
        });
        let section = Section::Technologies;
        whole(&words.content_error(&ContentError::Breaks { section, row, rule }));
        whole(&words.content_error(&ContentError::Breaks {
            section,
            row: None,
            rule,
        }));
    }
}
