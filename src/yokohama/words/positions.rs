//! What is wrong with a position that a person wrote, and what would be possible there.

use super::Words;
use super::phrases::Fault;
use crate::yokohama::position::Flaw;

impl Words {
    /// What only a position of Yokohama lacks or has too much.
    pub(super) fn position_flaw(self, flaw: &Flaw) -> String {
        let of = |phrase, of: u32| self.say(phrase, &[("of", of.into())]);
        let phrase = match flaw {
            Flaw::Square { last } => return self.say(Fault::NoSquare, &[("last", last.as_str().into())]),
            Flaw::Pieces { piece, has, of } => {
                let args = [
                    ("piece", self.piece(*piece).into()),
                    ("has", (*has).into()),
                    ("of", (*of).into()),
                ];
                return self.say(Fault::PieceCount, &args);
            }
            Flaw::Boards { area, of } => {
                let args = [("area", self.area(*area).into()), ("of", (*of).into())];
                return self.say(Fault::BoardCount, &args);
            }
            Flaw::Agents { country, of } => {
                let args = [("country", self.country(*country).into()), ("of", (*of).into())];
                return self.say(Fault::AgentCount, &args);
            }
            Flaw::Orders { of: most } => return of(Fault::OrderCount, *most),
            Flaw::Tokens { of: missing } => return of(Fault::TokenCount, *missing),
            Flaw::Ending { cause } => {
                let cause = crate::position::name(*cause);
                return self.say(Fault::EndingDue, &[("cause", cause.into())]);
            }
            Flaw::Canal => Fault::OnCanal,
            Flaw::ShopTwice => Fault::ShopTwice,
            Flaw::Presidents => Fault::PresidentsMeet,
            Flaw::SameTitle => Fault::TitleTwice,
            Flaw::Station => Fault::StationOwner,
            Flaw::FirstOrders => Fault::FirstOrdersOnly,
            Flaw::NotInPlay => Fault::NotInPlay,
            Flaw::Stack => Fault::OtherStack,
            Flaw::Blocked => Fault::BlockedOther,
            Flaw::Gap => Fault::Gap,
            Flaw::FreeAgents => Fault::FreeAgentCount,
            Flaw::AchievedTwice => Fault::AchievedTwice,
            Flaw::Reward => Fault::RewardDue,
            Flaw::NoEnding => Fault::NoEnding,
            Flaw::LastRound => Fault::LastRound,
            Flaw::Step => Fault::NoSuchStep,
            Flaw::Passed => Fault::StepPassed,
        };
        self.phrase(phrase).to_owned()
    }
}
