//! Why a move is refused: which rule forbids it, what would allow it, and where the rulebook says so.

use super::Speech;
use super::phrases::{Remedy, Rule};
use crate::duel::components::{OFFERINGS, OrderId, Resource, Title};
use crate::duel::{Duel, Forbidden, ROUNDS, Refusal};
use crate::game::Seat;
use crate::words::phrases::Refused;

impl Speech<'_, Duel> {
    /// Why a move is refused, in a sentence or two: the rule, what would allow the move, and the chapter. It is addressed to the seat that is asked.
    pub fn refusal(&self, forbidden: &Forbidden) -> String {
        let reason = ("reason", self.reason(forbidden.refusal).into());
        let chapter = ("chapter", self.chapter(forbidden.chapter).into());
        match self.remedy(forbidden.refusal) {
            Some(remedy) => self.say(Refused::Advised, &[reason, ("remedy", remedy.into()), chapter]),
            None => self.say(Refused::Refused, &[reason, chapter]),
        }
    }

    /// The rule that forbids a move, in a sentence: the first part of [`refusal`](Self::refusal).
    pub fn reason(&self, refusal: Refusal) -> String {
        let of = |phrase: Rule, title| self.say(phrase, &[("title", self.title(title).into())]);
        let phrase = match refusal {
            Refusal::GameOver => Rule::GameOver,
            Refusal::OtherQuestion => Rule::OtherQuestion,
            Refusal::MustChoose => Rule::MustChoose,
            Refusal::NotInATurn => Rule::NotInATurn,
            Refusal::NoSuchThing => Rule::NoSuchThing,
            Refusal::Occupied => Rule::Occupied,
            Refusal::LowestFirst { level } => return self.say(Rule::LowestFirst, &[("level", level.into())]),
            Refusal::NoCardOfLevel => Rule::NoCardOfLevel,
            Refusal::NoSupport { support } => {
                return self.say(Rule::NoSupport, &[("n", support.influence().into())]);
            }
            Refusal::ByItself { title } => return of(Rule::ByItself, title),
            Refusal::NoTechnology { title } => return of(Rule::NoTechnology, title),
            Refusal::UsedThisRound { title } => return of(Rule::UsedThisRound, title),
            Refusal::NoHouseThere => Rule::NoHouseThere,
            Refusal::NoTokenThere => Rule::NoTokenThere,
            Refusal::TooDear { what, needs, has } => {
                let args = [
                    ("needs", self.amount(what, needs).into()),
                    ("has", self.amount(what, has).into()),
                ];
                return self.say(Rule::TooDear, &args);
            }
            Refusal::FaithShort { asks, faith } => {
                return self.say(Rule::FaithShort, &[("asks", asks.into()), ("faith", faith.into())]);
            }
            Refusal::Overpaid { needs } => return self.say(Rule::Overpaid, &[("n", needs.into())]),
            Refusal::NoOffering { offering } => {
                return self.say(Rule::NoOffering, &[("amount", self.offering(offering).into())]);
            }
            Refusal::NoCard => Rule::NoCard,
            Refusal::TooManyImports { points } => return self.say(Rule::TooManyImports, &[("n", points.into())]),
            Refusal::NotLookedAt => Rule::NotLookedAt,
            Refusal::KeptForFree => Rule::KeptForFree,
            Refusal::FeeDue => Rule::FeeDue,
            Refusal::OtherPlace => return self.say(Rule::OtherPlace, &[self.at(self.table.action().place)]),
            Refusal::NotYours => Rule::NotYours,
            Refusal::ShopHere => Rule::ShopHere,
            Refusal::HouseHere => Rule::HouseHere,
            Refusal::NoneLeft => Rule::NoneLeft,
            Refusal::Upgraded => Rule::Upgraded,
            Refusal::NotInHand => Rule::NotInHand,
            Refusal::GoodsShort { order } => return self.goods_short(order),
            Refusal::LookingAlready => Rule::LookingAlready,
            Refusal::NoTrader => Rule::NoTrader,
            Refusal::InsideAStep => Rule::InsideAStep,
        };
        self.words.phrase(phrase).to_owned()
    }

    /// What would allow a move, in a sentence, if anything could: the second part of [`refusal`](Self::refusal).
    pub fn remedy(&self, refusal: Refusal) -> Option<String> {
        let phrase = match refusal {
            Refusal::GameOver => Remedy::GameOver,
            Refusal::OtherQuestion | Refusal::MustChoose => {
                let question = self.question(self.table.decision()?).title;
                return Some(self.say(Remedy::Question, &[("question", question.into())]));
            }
            Refusal::NotInATurn => Remedy::NotInATurn,
            Refusal::NoSuchThing => Remedy::NoSuchThing,
            Refusal::Occupied => Remedy::Occupied,
            // Who has used it knows.
            Refusal::LowestFirst { .. } if self.table.me().used.contains(Title::PostalSystem) => return None,
            Refusal::LowestFirst { .. } => Remedy::LowestFirst,
            Refusal::NoCardOfLevel => Remedy::NoCardOfLevel,
            Refusal::NoSupport { .. } => Remedy::NoSupport,
            Refusal::NoTechnology { .. } => Remedy::NoTechnology,
            Refusal::UsedThisRound { .. } if self.table.round >= ROUNDS => return None,
            Refusal::UsedThisRound { .. } => Remedy::NextRound,
            Refusal::NoHouseThere => Remedy::NoHouseThere,
            Refusal::NoTokenThere => Remedy::NoTokenThere,
            Refusal::TooDear { what, needs, has } => return Some(self.missing(what, needs, has)),
            Refusal::GoodsShort { order } => {
                let missing = self.lacking(self.table.active, order);
                return Some(self.say(Remedy::Missing, &[("missing", missing.into())]));
            }
            // Nothing that could be given would make up for more than there are kinds.
            Refusal::FaithShort { asks, .. } if usize::from(asks) > usize::from(self.influence_alone()) + OFFERINGS => {
                return None;
            }
            Refusal::FaithShort { asks, faith } => {
                return Some(self.say(Remedy::FaithShort, &[("n", asks.saturating_sub(faith).into())]));
            }
            Refusal::Overpaid { needs: 0 } => Remedy::OverpaidFree,
            Refusal::Overpaid { needs } => return Some(self.say(Remedy::Overpaid, &[("n", needs.into())])),
            Refusal::NoOffering { .. } => Remedy::NoOffering,
            Refusal::NoCard => Remedy::NoCard,
            Refusal::TooManyImports { .. } => Remedy::TooManyImports,
            Refusal::NotLookedAt => Remedy::NotLookedAt,
            Refusal::KeptForFree => Remedy::KeptForFree,
            Refusal::FeeDue => Remedy::FeeDue,
            Refusal::ShopHere => Remedy::ShopHere,
            Refusal::HouseHere => Remedy::HouseHere,
            Refusal::ByItself { .. }
            | Refusal::OtherPlace
            | Refusal::NotYours
            | Refusal::NoneLeft
            | Refusal::Upgraded => return None,
            Refusal::NotInHand => Remedy::NotInHand,
            Refusal::LookingAlready => Remedy::LookingAlready,
            Refusal::NoTrader => Remedy::NoTrader,
            Refusal::InsideAStep => Remedy::InsideAStep,
        };
        Some(self.words.phrase(phrase).to_owned())
    }

    /// What the Influence of the action under way gives by itself.
    fn influence_alone(&self) -> u8 {
        let action = self.table.action();
        self.game.rate(action.place, action.influence)
    }

    /// What an Order takes of the goods that the seat that is asked lacks for it, and how many of them there are.
    fn goods_short(&self, order: OrderId) -> String {
        let lacking: Vec<_> = self.game.goods_lacking(self.table.me(), order).collect();
        let needs = lacking
            .iter()
            .map(|(good, needs, _)| self.amount((*good).into(), *needs));
        let has = lacking.iter().map(|(good, _, has)| self.amount((*good).into(), *has));
        let [needs, has] = [self.words.list(needs), self.words.list(has)];
        self.say(Rule::GoodsShort, &[("needs", needs.into()), ("has", has.into())])
    }

    /// What a player lacks for an Order, in words; empty if that is nothing.
    pub(in super::super) fn lacking(&self, seat: Seat, order: OrderId) -> String {
        let lacking = self.game.goods_lacking(&self.table.seats[seat], order);
        self.words
            .list(lacking.map(|(good, needs, has)| self.amount(good.into(), needs - has)))
    }

    /// What is missing; of yen, whether the Spinning Mill could bring it now.
    fn missing(&self, what: Resource, needs: u16, has: u16) -> String {
        let me = self.table.me();
        let asked = self
            .table
            .decision()
            .is_some_and(|decision| decision.ask.is_in_a_turn());
        let mill = asked && me.ready(Title::SpinningMill) && me.has(Resource::Silk) > 0;
        let phrase = match what {
            Resource::Yen if mill => Remedy::MissingMill,
            _ => Remedy::Missing,
        };
        let missing = self.amount(what, needs.saturating_sub(has));
        self.say(phrase, &[("missing", missing.into())])
    }
}
