//! What went wrong outside the rules, in a sentence that a person can act on: records, printed values, options.

use super::Words;
use super::format::number;
use super::phrases::Fault;
use crate::words::Faulted;
use crate::yokohama::content::{Content, ContentError, Remark, Rule, Unusual};
use crate::yokohama::position::{Flaw, PositionError};
use crate::yokohama::record::RecordError;
use crate::yokohama::{Forbidden, OptionsError, Yokohama};

impl Words {
    /// Why a record cannot be opened.
    pub fn record_error(self, error: &RecordError) -> String {
        self.record_fault::<Yokohama>(error)
    }

    /// Why options are those of no game.
    pub fn options_error(self, error: OptionsError) -> String {
        Yokohama::disagreed(self, error)
    }

    /// Why a text is no set of printed values: which row, and which rule it breaks.
    pub fn content_error(self, error: &ContentError) -> String {
        self.content_fault::<Yokohama>(error)
    }

    /// Why a document is no position of a game: the place, and what is possible there.
    pub fn position_error(self, error: &PositionError) -> String {
        self.position_fault::<Yokohama>(error)
    }

    /// What is unusual about printed values that are taken all the same.
    pub fn content_remark(self, remark: &Remark) -> String {
        let row = |phrase, as_row: u32| self.say(phrase, &[("row", as_row.into())]);
        let unusual = match remark.unusual {
            Unusual::SameOrder { as_row } => row(Fault::SameOrder, as_row),
            Unusual::SameCard { as_row } => row(Fault::SameCountry, as_row),
            Unusual::SameGoal { as_row } => row(Fault::SameGoal, as_row),
            Unusual::SameShops => self.phrase(Fault::SameShops).to_owned(),
            Unusual::AsksNoMore => self.phrase(Fault::AsksNoMore).to_owned(),
            Unusual::AsksLess => self.phrase(Fault::AsksLess).to_owned(),
            Unusual::Imports { asks } => self.say(Fault::AsksImports, &[("n", asks.into())]),
            Unusual::Kinds { has } => self.say(Fault::ManyKinds, &[("n", has.into())]),
        };
        self.unusual_row(remark.section, &remark.row, unusual)
    }
}

impl Faulted for Yokohama {
    fn no_record(words: Words, path: &str, flaw: String) -> String {
        match path {
            "" => words.say(Fault::NotARecord, &[("reason", flaw.into())]),
            path => words.say(Fault::NotARecordAt, &[("path", path.into()), ("flaw", flaw.into())]),
        }
    }

    fn remarks(words: Words, content: &Content) -> Vec<String> {
        let remarks = content.unusual();
        remarks.iter().map(|remark| words.content_remark(remark)).collect()
    }

    fn disagreed(words: Words, error: OptionsError) -> String {
        match error {
            OptionsError::Players(players) => words.say(Fault::Players, &[("n", players.into())]),
            OptionsError::Starter(seat) => words.say(Fault::Starter, &[("seat", number(seat))]),
        }
    }

    fn rule(words: Words, rule: &Rule) -> String {
        let phrase = match *rule {
            Rule::AreaOrder { expected } => {
                return words.say(Fault::AreaOrder, &[("area", words.area(expected).into())]);
            }
            Rule::Blocked { has } => return words.say(Fault::Blocked, &[("has", has.into())]),
            Rule::Kinds { has } => return words.say(Fault::Kinds, &[("has", has.into())]),
            Rule::NoCard { title } => return words.say(Fault::NoCard, &[("title", words.title(title).into())]),
            Rule::PointsOutsidePort => Fault::PointsOutsidePort,
            Rule::NoReward => Fault::NoReward,
            Rule::ThirdOfTitle => Fault::ThirdOfTitle,
            Rule::SecondStation => Fault::SecondStation,
            Rule::Stack { stack: 'A' } => Fault::StackA,
            Rule::Stack { stack: 'B' } => Fault::StackB,
            Rule::Stack { .. } => Fault::StackC,
            Rule::LaterAboveFirst => Fault::LaterAboveFirst,
        };
        words.phrase(phrase).to_owned()
    }

    fn own_flaw(words: Words, flaw: &Flaw) -> String {
        words.position_flaw(flaw)
    }

    fn of_chapter(words: Words, forbidden: &Forbidden) -> &'static str {
        words.chapter(forbidden.chapter)
    }
}
