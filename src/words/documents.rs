//! What is wrong with a document that a person wrote, where, and what would be possible there.

use super::phrases::Fault;
use super::{Arg, Words};
use crate::document::Wrong;
use crate::lesson::{LessonError, LessonFlaw};
use crate::position::Flaw;
use crate::yokohama::OptionsError;
use crate::yokohama::position::{Flaw as OwnFlaw, PositionError};

fn count(number: usize) -> Arg<'static> {
    Arg::Number(number.try_into().unwrap_or(u32::MAX))
}

impl Words {
    /// Why a document is no position of a game: the place, and what is possible there.
    pub fn position_error(self, error: &PositionError) -> String {
        let flaw = self.flaw(&error.flaw);
        match &*error.path {
            "" => self.say(Fault::PositionWhole, &[("flaw", flaw.into())]),
            path => self.say(Fault::PositionAt, &[("path", path.into()), ("flaw", flaw.into())]),
        }
    }

    /// Why a document is no lesson: in which step, where, and what is possible there.
    pub fn lesson_error(self, error: &LessonError) -> String {
        let flaw = match &error.flaw {
            // They tell all of it themselves.
            LessonFlaw::Record(error) => return self.record_error(error),
            LessonFlaw::Position(error) => self.flaw(&error.flaw),
            flaw => self.lesson_flaw(flaw),
        };
        let flaw = ("flaw", flaw.into());
        let path = ("path", error.path.as_str().into());
        match &error.step {
            Some(step) => self.say(Fault::LessonStep, &[("step", step.as_str().into()), path, flaw]),
            None if error.path.is_empty() => self.say(Fault::LessonWhole, &[flaw]),
            None => self.say(Fault::LessonAt, &[path, flaw]),
        }
    }

    /// What is wrong with a lesson, as part of a sentence.
    fn lesson_flaw(self, flaw: &LessonFlaw) -> String {
        let phrase = match flaw {
            LessonFlaw::Form(wrong) => return self.wrong(wrong),
            LessonFlaw::Newer { version } => return self.say(Fault::DocumentNewer, &[("version", (*version).into())]),
            LessonFlaw::Position(error) => return self.flaw(&error.flaw),
            LessonFlaw::Record(error) => return self.record_error(error),
            LessonFlaw::Point { moves } => return self.say(Fault::PointBeyond, &[("moves", (*moves).into())]),
            LessonFlaw::NoStep { id } => return self.say(Fault::NoStep, &[("id", id.as_str().into())]),
            LessonFlaw::NotAMove { text } => return self.say(Fault::StepNotAMove, &[("text", text.as_str().into())]),
            LessonFlaw::Illegal { text, forbidden } => {
                let chapter = self.chapter(forbidden.chapter);
                let args = [("text", text.as_str().into()), ("chapter", chapter.into())];
                return self.say(Fault::StepIllegal, &args);
            }
            LessonFlaw::NoThing { name } => return self.say(Fault::StepNoThing, &[("name", name.as_str().into())]),
            LessonFlaw::NoEnglish => Fault::NoEnglish,
            LessonFlaw::Tag => Fault::NoLanguageTag,
            LessonFlaw::SameStep => Fault::StepTwice,
            LessonFlaw::Unreached => Fault::StepUnreached,
            LessonFlaw::NotAsked => Fault::StepNotAsked,
            LessonFlaw::NoMove => Fault::StepNoMove,
            LessonFlaw::NoWayOut => Fault::StepNoWayOut,
            LessonFlaw::TooWide => Fault::StepTooWide,
        };
        self.phrase(phrase).to_owned()
    }

    /// What is wrong with the form of a document, as part of a sentence.
    pub fn wrong(self, wrong: &Wrong) -> String {
        let phrase = match wrong {
            Wrong::TooLarge { bytes, most } => {
                let args = [("bytes", count(*bytes)), ("most", count(*most))];
                return self.say(Fault::DocumentTooLarge, &args);
            }
            Wrong::NotJson { line, column } => {
                let args = [("line", count(*line)), ("column", count(*column))];
                return self.say(Fault::DocumentNotJson, &args);
            }
            Wrong::FieldTwice { field } => return self.say(Fault::FieldTwice, &[("field", field.as_str().into())]),
            Wrong::Missing { field } => return self.say(Fault::MissingField, &[("field", (*field).into())]),
            Wrong::Unknown { field } => return self.say(Fault::UnknownField, &[("field", field.as_str().into())]),
            Wrong::NotANumber { least, most } => {
                let args = [("least", (*least).into()), ("most", (*most).into())];
                return self.say(Fault::NotANumber, &args);
            }
            Wrong::NotOneOf { known } => return self.say(Fault::NotOneOf, &[("known", known.as_str().into())]),
            Wrong::Items { least, most } => {
                let args = [("least", count(*least)), ("most", count(*most))];
                return self.say(Fault::ItemCount, &args);
            }
            Wrong::Letters { most } => return self.say(Fault::LetterCount, &[("most", count(*most))]),
            Wrong::CutOff => Fault::DocumentCutOff,
            Wrong::TooDeep => Fault::DocumentTooDeep,
            Wrong::Odd => Fault::OddValue,
            Wrong::NotAnObject => Fault::NotAnObject,
            Wrong::NotAList => Fault::NotAList,
            Wrong::NotAText => Fault::NotAText,
            Wrong::NotABoolean => Fault::NotABoolean,
        };
        self.phrase(phrase).to_owned()
    }

    /// What a position lacks or has too much, as part of a sentence.
    pub(super) fn flaw(self, flaw: &Flaw<OptionsError, OwnFlaw>) -> String {
        match flaw {
            Flaw::Form(wrong) => self.wrong(wrong),
            Flaw::Newer { version } => self.say(Fault::DocumentNewer, &[("version", (*version).into())]),
            Flaw::Options(error) => self.options_error(*error).trim_end_matches('.').to_owned(),
            Flaw::Twice { other } => self.say(Fault::LiesTwice, &[("other", other.as_str().into())]),
            Flaw::Own(flaw) => self.own_flaw(flaw),
        }
    }

    /// What only a position of Yokohama lacks or has too much.
    fn own_flaw(self, flaw: &OwnFlaw) -> String {
        let of = |phrase, of: u32| self.say(phrase, &[("of", of.into())]);
        let phrase = match flaw {
            OwnFlaw::Square { last } => return self.say(Fault::NoSquare, &[("last", last.as_str().into())]),
            OwnFlaw::Pieces { piece, has, of } => {
                let args = [
                    ("piece", self.piece(*piece).into()),
                    ("has", (*has).into()),
                    ("of", (*of).into()),
                ];
                return self.say(Fault::PieceCount, &args);
            }
            OwnFlaw::Boards { area, of } => {
                let args = [("area", self.area(*area).into()), ("of", (*of).into())];
                return self.say(Fault::BoardCount, &args);
            }
            OwnFlaw::Agents { country, of } => {
                let args = [("country", self.country(*country).into()), ("of", (*of).into())];
                return self.say(Fault::AgentCount, &args);
            }
            OwnFlaw::Orders { of: most } => return of(Fault::OrderCount, *most),
            OwnFlaw::Tokens { of: missing } => return of(Fault::TokenCount, *missing),
            OwnFlaw::Ending { cause } => {
                let cause = crate::position::name(*cause);
                return self.say(Fault::EndingDue, &[("cause", cause.into())]);
            }
            OwnFlaw::Canal => Fault::OnCanal,
            OwnFlaw::ShopTwice => Fault::ShopTwice,
            OwnFlaw::Presidents => Fault::PresidentsMeet,
            OwnFlaw::SameTitle => Fault::TitleTwice,
            OwnFlaw::Station => Fault::StationOwner,
            OwnFlaw::FirstOrders => Fault::FirstOrdersOnly,
            OwnFlaw::NotInPlay => Fault::NotInPlay,
            OwnFlaw::Stack => Fault::OtherStack,
            OwnFlaw::Blocked => Fault::BlockedOther,
            OwnFlaw::Gap => Fault::Gap,
            OwnFlaw::FreeAgents => Fault::FreeAgentCount,
            OwnFlaw::AchievedTwice => Fault::AchievedTwice,
            OwnFlaw::Reward => Fault::RewardDue,
            OwnFlaw::NoEnding => Fault::NoEnding,
            OwnFlaw::LastRound => Fault::LastRound,
            OwnFlaw::Step => Fault::NoSuchStep,
            OwnFlaw::Passed => Fault::StepPassed,
        };
        self.phrase(phrase).to_owned()
    }
}
