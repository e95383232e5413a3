//! What went wrong outside the rules, in a sentence that a person can act on: records, printed values, options, undo.

use super::format::number;
use super::phrases::Fault;
use super::{Arg, Words};
use crate::document::Misread;
use crate::printed::{Broken, Section as _};
use crate::record::{MAX_BYTES, MAX_MOVES, NoRecord};
use crate::sitting::Stuck;
use crate::yokohama::OptionsError;
use crate::yokohama::content::{ContentError, Remark, Rule, Unusual};
use crate::yokohama::record::RecordError;

/// A number of any size, as a filling.
fn count(number: impl TryInto<u32>) -> Arg<'static> {
    Arg::Number(number.try_into().unwrap_or(u32::MAX))
}

impl Words {
    /// Why a record cannot be opened.
    pub fn record_error(self, error: &RecordError) -> String {
        match error {
            RecordError::TooLarge { bytes } => self.say(
                Fault::RecordTooLarge,
                &[("bytes", count(*bytes)), ("most", count(MAX_BYTES))],
            ),
            RecordError::NotARecord(why) => self.no_record(why),
            RecordError::Newer { version } => self.say(Fault::RecordNewer, &[("version", (*version).into())]),
            RecordError::Options(error) => self.options_error(*error),
            RecordError::UnknownContent { edition, hash } => {
                let args = [("edition", edition.as_str().into()), ("hash", hash.as_str().into())];
                self.say(Fault::RecordContent, &args)
            }
            RecordError::Position(error) => self.position_error(error),
            RecordError::Seed(seed) => self.say(Fault::RecordSeed, &[("seed", seed.as_str().into())]),
            RecordError::TooLong { moves } => self.say(
                Fault::RecordTooLong,
                &[("moves", count(*moves)), ("most", count(MAX_MOVES))],
            ),
            RecordError::NotAMove { number, text } => {
                let args = [
                    ("number", count(number.saturating_add(1))),
                    ("text", text.as_str().into()),
                ];
                self.say(Fault::RecordNotAMove, &args)
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
                self.say(Fault::RecordIllegalMove, &args)
            }
            RecordError::OtherState => self.phrase(Fault::RecordOtherState).to_owned(),
        }
    }

    /// Why a document is no record.
    fn no_record(self, why: &NoRecord) -> String {
        let reason = match why {
            NoRecord::Form(Misread { path, wrong }) if path.is_empty() => self.wrong(wrong),
            NoRecord::Form(Misread { path, wrong }) => {
                let args = [("path", path.as_str().into()), ("flaw", self.wrong(wrong).into())];
                return self.say(Fault::NotARecordAt, &args);
            }
            NoRecord::Game { game } => self.say(Fault::RecordOfGame, &[("game", game.as_str().into())]),
            NoRecord::Version => self.phrase(Fault::RecordNoVersion).to_owned(),
            NoRecord::Deals => self.phrase(Fault::RecordDeals).to_owned(),
        };
        self.say(Fault::NotARecord, &[("reason", reason.into())])
    }

    /// Why a move cannot be taken back.
    pub fn stuck_undo(self, stuck: Stuck) -> &'static str {
        self.phrase(match stuck {
            Stuck::Nothing => Fault::NothingToUndo,
            Stuck::Sealed => Fault::UndoSealed,
        })
    }

    /// Why a move that was taken back cannot be played again.
    pub fn stuck_redo(self) -> &'static str {
        self.phrase(Fault::NothingToRedo)
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
        match error {
            ContentError::TooLong { bytes } => self.say(Fault::ContentTooLong, &[("bytes", count(*bytes))]),
            ContentError::NotADocument(Misread { path, wrong }) if path.is_empty() => {
                self.say(Fault::NotContent, &[("flaw", self.wrong(wrong).into())])
            }
            ContentError::NotADocument(Misread { path, wrong }) => {
                let args = [("section", path.as_str().into()), ("rule", self.wrong(wrong).into())];
                self.say(Fault::ContentBreaks, &args)
            }
            ContentError::Unreadable { section, row, misread } => {
                let section = ("section", section.key().into());
                let row = ("row", (*row).into());
                let flaw = self.wrong(&misread.wrong);
                match &*misread.path {
                    "" => self.say(Fault::ContentUnreadable, &[section, row, ("flaw", flaw.into())]),
                    // It says where as the label of a row does.
                    path => {
                        let args = [section, row, ("label", path.into()), ("rule", flaw.into())];
                        self.say(Fault::ContentRowBreaks, &args)
                    }
                }
            }
            ContentError::Edition => self.phrase(Fault::ContentEdition).to_owned(),
            ContentError::Released { edition } => {
                self.say(Fault::ContentReleased, &[("edition", edition.as_str().into())])
            }
            ContentError::Breaks {
                section,
                row: None,
                rule,
            } => {
                let args = [("section", section.key().into()), ("rule", self.broken(rule).into())];
                self.say(Fault::ContentBreaks, &args)
            }
            ContentError::Breaks {
                section,
                row: Some(row),
                rule,
            } => {
                let args = [
                    ("section", section.key().into()),
                    ("row", row.number.into()),
                    ("label", row.label.as_str().into()),
                    ("rule", self.broken(rule).into()),
                ];
                self.say(Fault::ContentRowBreaks, &args)
            }
        }
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
        let args = [
            ("section", remark.section.key().into()),
            ("row", remark.row.number.into()),
            ("label", remark.row.label.as_str().into()),
            ("rule", unusual.into()),
        ];
        self.say(Fault::ContentUnusual, &args)
    }

    /// What printed values break.
    fn broken(self, broken: &Broken<Rule>) -> String {
        match *broken {
            Broken::Count { needs, has } => self.say(Fault::Count, &[("needs", needs.into()), ("has", has.into())]),
            Broken::Range { field, least, most, is } => {
                let args = [
                    ("field", field.into()),
                    ("least", least.into()),
                    ("most", most.into()),
                    ("is", is.into()),
                ];
                self.say(Fault::Range, &args)
            }
            Broken::Falls => self.phrase(Fault::Falls).to_owned(),
            Broken::Own(ref rule) => self.content_rule(rule),
        }
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
