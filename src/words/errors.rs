//! What went wrong outside the rules, in a sentence that a person can act on: documents, records, printed values, undo.

use super::phrases::Failing;
use super::{Arg, Words};
use crate::document::{Misread, Wrong};
use crate::printed::{Broken, ContentError, Row, Section};
use crate::record::NoRecord;
use crate::sitting::Stuck;

/// A number of any size, as a filling.
pub(crate) fn count(number: impl TryInto<i64>) -> Arg<'static> {
    Arg::Number(number.try_into().unwrap_or(i64::MAX))
}

impl Words {
    /// What is wrong with the form of a document, as part of a sentence.
    pub fn wrong(self, wrong: &Wrong) -> String {
        let phrase = match wrong {
            Wrong::TooLarge { bytes, most } => {
                let args = [("bytes", count(*bytes)), ("most", count(*most))];
                return self.say(Failing::DocumentTooLarge, &args);
            }
            Wrong::NotJson { line, column } => {
                let args = [("line", count(*line)), ("column", count(*column))];
                return self.say(Failing::DocumentNotJson, &args);
            }
            Wrong::FieldTwice { field } => return self.say(Failing::FieldTwice, &[("field", field.as_str().into())]),
            Wrong::Missing { field } => return self.say(Failing::MissingField, &[("field", (*field).into())]),
            Wrong::Unknown { field } => return self.say(Failing::UnknownField, &[("field", field.as_str().into())]),
            Wrong::NotANumber { least, most } => {
                let args = [("least", count(*least)), ("most", count(*most))];
                return self.say(Failing::NotANumber, &args);
            }
            Wrong::NotOneOf { known } => return self.say(Failing::NotOneOf, &[("known", known.as_str().into())]),
            Wrong::Items { least, most } => {
                let args = [("least", count(*least)), ("most", count(*most))];
                return self.say(Failing::ItemCount, &args);
            }
            Wrong::Letters { most } => return self.say(Failing::LetterCount, &[("most", count(*most))]),
            Wrong::CutOff => Failing::DocumentCutOff,
            Wrong::TooDeep => Failing::DocumentTooDeep,
            Wrong::Odd => Failing::OddValue,
            Wrong::NotAnObject => Failing::NotAnObject,
            Wrong::NotAList => Failing::NotAList,
            Wrong::NotAText => Failing::NotAText,
            Wrong::NotABoolean => Failing::NotABoolean,
        };
        self.phrase(phrase).to_owned()
    }

    /// Why a document is no record: at which place of it, which is empty for the whole, and what is wrong there, as part of a sentence.
    pub(super) fn no_record(self, why: &NoRecord) -> (&str, String) {
        match why {
            NoRecord::Form(Misread { path, wrong }) => (path, self.wrong(wrong)),
            NoRecord::Game { game } => ("", self.say(Failing::RecordOfGame, &[("game", game.as_str().into())])),
            NoRecord::Version => ("", self.phrase(Failing::RecordNoVersion).to_owned()),
            NoRecord::Deals => ("", self.phrase(Failing::RecordDeals).to_owned()),
        }
    }

    /// Why a move cannot be taken back.
    pub fn stuck_undo(self, stuck: Stuck) -> &'static str {
        self.phrase(match stuck {
            Stuck::Nothing => Failing::NothingToUndo,
            Stuck::Sealed => Failing::UndoSealed,
        })
    }

    /// Why a move that was taken back cannot be played again.
    pub fn stuck_redo(self) -> &'static str {
        self.phrase(Failing::NothingToRedo)
    }

    /// Why a text is no set of a game's printed values: which row, and which rule it breaks; `own` says a rule of the game's own.
    pub(crate) fn not_content<S: Section, R>(self, error: &ContentError<S, R>, own: impl Fn(&R) -> String) -> String {
        match error {
            ContentError::TooLong { bytes } => self.say(Failing::ContentTooLong, &[("bytes", count(*bytes))]),
            ContentError::NotADocument(Misread { path, wrong }) if path.is_empty() => {
                self.say(Failing::NotContent, &[("flaw", self.wrong(wrong).into())])
            }
            ContentError::NotADocument(Misread { path, wrong }) => {
                let args = [("section", path.as_str().into()), ("rule", self.wrong(wrong).into())];
                self.say(Failing::ContentBreaks, &args)
            }
            ContentError::Unreadable { section, row, misread } => {
                let section = ("section", section.key().into());
                let row = ("row", (*row).into());
                let flaw = self.wrong(&misread.wrong);
                match &*misread.path {
                    "" => self.say(Failing::ContentUnreadable, &[section, row, ("flaw", flaw.into())]),
                    // It says where as the label of a row does.
                    path => {
                        let args = [section, row, ("label", path.into()), ("rule", flaw.into())];
                        self.say(Failing::ContentRowBreaks, &args)
                    }
                }
            }
            ContentError::Edition => self.phrase(Failing::ContentEdition).to_owned(),
            ContentError::Released { edition } => {
                self.say(Failing::ContentReleased, &[("edition", edition.as_str().into())])
            }
            ContentError::Breaks {
                section,
                row: None,
                rule,
            } => {
                let args = [
                    ("section", section.key().into()),
                    ("rule", self.broken(rule, &own).into()),
                ];
                self.say(Failing::ContentBreaks, &args)
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
                    ("rule", self.broken(rule, &own).into()),
                ];
                self.say(Failing::ContentRowBreaks, &args)
            }
        }
    }

    /// What printed values break.
    fn broken<R>(self, broken: &Broken<R>, own: impl Fn(&R) -> String) -> String {
        match *broken {
            Broken::Count { needs, has } => self.say(Failing::Count, &[("needs", needs.into()), ("has", has.into())]),
            Broken::Range { field, least, most, is } => {
                let args = [
                    ("field", field.into()),
                    ("least", least.into()),
                    ("most", most.into()),
                    ("is", is.into()),
                ];
                self.say(Failing::Range, &args)
            }
            Broken::Falls => self.phrase(Failing::Falls).to_owned(),
            Broken::Own(ref rule) => own(rule),
        }
    }

    /// What is unusual about a row of printed values that are taken all the same.
    pub(crate) fn unusual_row(self, section: impl Section, row: &Row, unusual: String) -> String {
        let args = [
            ("section", section.key().into()),
            ("row", row.number.into()),
            ("label", row.label.as_str().into()),
            ("rule", unusual.into()),
        ];
        self.say(Failing::ContentUnusual, &args)
    }

    /// What is wrong at a place of a document that is to be a position; an empty path is the whole of it.
    pub(crate) fn not_a_position(self, path: &str, flaw: String) -> String {
        match path {
            "" => self.say(Failing::PositionWhole, &[("flaw", flaw.into())]),
            path => self.say(Failing::PositionAt, &[("path", path.into()), ("flaw", flaw.into())]),
        }
    }
}
