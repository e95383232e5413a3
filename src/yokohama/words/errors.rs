//! What went wrong outside the rules, in a sentence that a person can act on: records, printed values, options.

use super::Words;
use super::format::number;
use super::phrases::Fault;
use crate::record::{MAX_BYTES, MAX_MOVES};
use crate::words::errors::count;
use crate::words::phrases::Failing;
use crate::yokohama::OptionsError;
use crate::yokohama::content::{ContentError, Remark, Rule, Unusual};
use crate::yokohama::record::RecordError;

impl Words {
    /// Why a record cannot be opened.
    pub fn record_error(self, error: &RecordError) -> String {
        match error {
            RecordError::TooLarge { bytes } => self.say(
                Failing::RecordTooLarge,
                &[("bytes", count(*bytes)), ("most", count(MAX_BYTES))],
            ),
            RecordError::NotARecord(why) => self.no_record(why),
            RecordError::Newer { version } => self.say(Failing::RecordNewer, &[("version", (*version).into())]),
            RecordError::Options(error) => self.options_error(*error),
            RecordError::UnknownContent { edition, hash } => {
                let args = [("edition", edition.as_str().into()), ("hash", hash.as_str().into())];
                self.say(Failing::RecordContent, &args)
            }
            RecordError::Position(error) => self.position_error(error),
            RecordError::Seed(seed) => self.say(Failing::RecordSeed, &[("seed", seed.as_str().into())]),
            RecordError::TooLong { moves } => self.say(
                Failing::RecordTooLong,
                &[("moves", count(*moves)), ("most", count(MAX_MOVES))],
            ),
            RecordError::NotAMove { number, text } => {
                let args = [
                    ("number", count(number.saturating_add(1))),
                    ("text", text.as_str().into()),
                ];
                self.say(Failing::RecordNotAMove, &args)
            }
            RecordError::IllegalMove {
                number,
                text,
                forbidden,
            } => {
                let args = [
                    ("number", count(number.saturating_add(1))),
                    ("text", text.as_str().into()),
                    ("chapter", self.chapter(forbidden.chapter).into()),
                ];
                self.say(Failing::RecordIllegalMove, &args)
            }
            RecordError::OtherState => self.phrase(Failing::RecordOtherState).to_owned(),
        }
    }

    /// Why options are those of no game.
    pub fn options_error(self, error: OptionsError) -> String {
        match error {
            OptionsError::Players(players) => self.say(Fault::Players, &[("n", players.into())]),
            OptionsError::Starter(seat) => self.say(Fault::Starter, &[("seat", number(seat))]),
        }
    }

    /// Why a text is no set of printed values: which row, and which rule it breaks.
    pub fn content_error(self, error: &ContentError) -> String {
        self.not_content(error, |rule| self.content_rule(rule))
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

    /// The rule of the game's own that printed values break.
    fn content_rule(self, rule: &Rule) -> String {
        let phrase = match *rule {
            Rule::AreaOrder { expected } => {
                return self.say(Fault::AreaOrder, &[("area", self.area(expected).into())]);
            }
            Rule::Blocked { has } => return self.say(Fault::Blocked, &[("has", has.into())]),
            Rule::Kinds { has } => return self.say(Fault::Kinds, &[("has", has.into())]),
            Rule::NoCard { title } => return self.say(Fault::NoCard, &[("title", self.title(title).into())]),
            Rule::PointsOutsidePort => Fault::PointsOutsidePort,
            Rule::NoReward => Fault::NoReward,
            Rule::ThirdOfTitle => Fault::ThirdOfTitle,
            Rule::SecondStation => Fault::SecondStation,
            Rule::Stack { stack: 'A' } => Fault::StackA,
            Rule::Stack { stack: 'B' } => Fault::StackB,
            Rule::Stack { .. } => Fault::StackC,
            Rule::LaterAboveFirst => Fault::LaterAboveFirst,
        };
        self.phrase(phrase).to_owned()
    }
}
