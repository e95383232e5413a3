//! What goes wrong outside the rules is told in a sentence.

use super::*;
use crate::document::{Misread, Wrong};
use crate::printed::{Broken, Row};
use crate::record::NoRecord;
use crate::sitting::Stuck;
use crate::yokohama::components::Title;
use crate::yokohama::content::{ContentError, Remark, Rule, Section, Unusual};
use crate::yokohama::record::RecordError;
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
        NoRecord::Game {
            game: "chess".to_owned(),
        }
        .into(),
        NoRecord::Version.into(),
        NoRecord::Deals.into(),
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
    whole(&words.content_error(&ContentError::TooLong { bytes: u64::MAX }));
    let known = "red, blue".to_owned();
    let field = "x".to_owned();
    for wrong in [
        Wrong::TooLarge { bytes: 7, most: 6 },
        Wrong::CutOff,
        Wrong::NotJson { line: 1, column: 2 },
        Wrong::TooDeep,
        Wrong::FieldTwice { field: field.clone() },
        Wrong::Missing { field: "x" },
        Wrong::Unknown { field },
        Wrong::NotAnObject,
        Wrong::NotAList,
        Wrong::NotAText,
        Wrong::NotABoolean,
        Wrong::NotANumber { least: 1, most: 2 },
        Wrong::NotOneOf { known },
        Wrong::Items { least: 1, most: 2 },
        Wrong::Letters { most: 2 },
        Wrong::Odd,
    ] {
        whole(&words.wrong(&wrong));
        for path in ["", "orders"] {
            let (path, wrong) = (path.to_owned(), wrong.clone());
            let misread = Misread { path, wrong };
            whole(&words.record_error(&NoRecord::Form(misread.clone()).into()));
            whole(&words.content_error(&misread.clone().into()));
            let (section, row) = (Section::Orders, 2);
            whole(&words.content_error(&ContentError::Unreadable { section, row, misread }));
        }
    }
    whole(&words.content_error(&ContentError::Edition));
    let edition = "second".to_owned();
    whole(&words.content_error(&ContentError::Released { edition }));
    for rule in [
        Broken::Count { needs: 36, has: 35 },
        Broken::Own(Rule::AreaOrder { expected: Area::Tea }),
        Broken::Falls,
        Broken::Range {
            field: "points",
            least: 0,
            most: 20,
            is: 99,
        },
        Broken::Own(Rule::PointsOutsidePort),
        Broken::Own(Rule::Blocked { has: 2 }),
        Broken::Own(Rule::NoReward),
        Broken::Own(Rule::Kinds { has: 6 }),
        Broken::Own(Rule::ThirdOfTitle),
        Broken::Own(Rule::SecondStation),
        Broken::Own(Rule::NoCard { title: Title::Tram }),
        Broken::Own(Rule::Stack { stack: 'A' }),
        Broken::Own(Rule::Stack { stack: 'B' }),
        Broken::Own(Rule::Stack { stack: 'C' }),
        Broken::Own(Rule::LaterAboveFirst),
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
    for unusual in [
        Unusual::SameOrder { as_row: 1 },
        Unusual::SameCard { as_row: 1 },
        Unusual::SameShops,
        Unusual::SameGoal { as_row: 1 },
        Unusual::AsksNoMore,
        Unusual::AsksLess,
        Unusual::Imports { asks: 0 },
        Unusual::Kinds { has: 4 },
    ] {
        let row = Row {
            number: 3,
            label: "asks 0".to_owned(),
        };
        let section = Section::Customs;
        whole(&words.content_remark(&Remark { section, row, unusual }));
    }
}
