//! What is asked: a title and a line of detail for every open question.

use super::phrases::Query;
use super::{Question, Speech};
use crate::duel::components::{Support, Title};
use crate::duel::rules::bonus::rewards;
use crate::duel::rules::{influence, support};
use crate::duel::{Ask, Decision, Duel};

impl Speech<'_, Duel> {
    /// What a decision asks, addressed to the seat that is asked.
    pub fn question(&self, decision: Decision) -> Question {
        Question {
            title: self.asked(decision.ask),
            detail: self.detail(decision.ask),
        }
    }

    /// The title of a question.
    pub(in super::super) fn asked(&self, ask: Ask) -> String {
        let here = || [self.at(self.table.action().place)];
        let phrase = match ask {
            Ask::FirstOrders => Query::FirstOrders,
            Ask::Place => Query::Place,
            Ask::Opening => return self.say(Query::Opening, &here()),
            Ask::Card => return self.say(Query::Card, &here()),
            Ask::Support => return self.say(Query::Support, &here()),
            Ask::Exchange(_) => Query::Exchange,
            Ask::Church => Query::Church,
            Ask::Laboratory => Query::Laboratory,
            Ask::Station => Query::Station,
            Ask::Keep => Query::Keep,
            Ask::SecondOrder => Query::SecondOrder,
            Ask::Under => Query::Under,
            Ask::Bonus(_) => Query::Bonus,
            Ask::BonusReward(_) => Query::BonusReward,
            Ask::Construction => return self.say(Query::Construction, &here()),
            Ask::End => Query::End,
            Ask::Upgrade => Query::Upgrade,
        };
        self.words.phrase(phrase).to_owned()
    }

    /// Its line of detail, by what everybody knows.
    pub(in super::super) fn detail(&self, ask: Ask) -> String {
        let (table, me) = (self.table, self.table.me());
        let action = table.action();
        let influence = ("influence", action.influence.into());
        let lowest = || self.game.lowest_in_hand(me).unwrap_or(0);
        let yen = ("yen", me.yen.into());
        let looked = ("n", me.looked.into());
        match ask {
            Ask::FirstOrders => self.words.phrase(Query::FirstOrdersDetail).to_owned(),
            Ask::Place => {
                let goes = |tell| self.say(tell, &[("level", lowest().into())]);
                // Who plays for the first time in a round is told what is new, and not which of all cards is the lowest.
                let new = || self.say(Query::PlaceDetailRound, &[("round", table.round.into())]);
                match (table.begins_round(), influence::asks(self.game, table)) {
                    (true, true) => self.words.then(new(), goes(Query::PlaceDetailPostal)),
                    (true, false) => new(),
                    (false, true) => goes(Query::PlaceDetailPostal),
                    (false, false) => goes(Query::PlaceDetail),
                }
            }
            Ask::Opening => self.words.phrase(Query::OpeningDetail).to_owned(),
            Ask::Card => self.say(Query::CardDetail, &[("level", lowest().into())]),
            Ask::Support => {
                // The card alone is laid: what is built there, and the Station token, count without being asked for.
                let so_far = table.influence_with(None, false);
                let influence = ("influence", so_far.into());
                match Support::ALL.map(|support| me.supports(support)) {
                    [0, 0] => self.say(Query::SupportDetailNone, &[influence]),
                    [one, two] => {
                        let held = [influence, ("one", one.into()), ("two", two.into())];
                        let tell = match support::calls(me) {
                            true => Query::SupportDetailTelephone,
                            false => Query::SupportDetail,
                        };
                        self.say(tell, &held)
                    }
                }
            }
            Ask::Exchange(left) => self.say(Query::ExchangeDetail, &[("n", left.into()), yen]),
            Ask::Church => {
                let faith = self.game.rate(action.place, action.influence);
                self.say(Query::ChurchDetail, &[influence, ("faith", faith.into())])
            }
            Ask::Laboratory => {
                let phrase = match me.later_point() {
                    0 => Query::LaboratoryDetail,
                    _ => Query::LaboratoryDetailLater,
                };
                let production = self.game.rate(action.place, action.influence);
                self.say(phrase, &[influence, ("value", production.into())])
            }
            Ask::Station => self.words.phrase(Query::StationDetail).to_owned(),
            Ask::Keep => match table.looking.map_or(1, |looking| looking.free) {
                1 => self.say(Query::KeepDetail, &[looked]),
                free => self.say(Query::KeepDetailSeveral, &[looked, ("free", free.into())]),
            },
            Ask::SecondOrder => self.say(Query::SecondOrderDetail, &[looked]),
            Ask::Under => self.say(Query::UnderDetail, &[looked]),
            Ask::Bonus(level) | Ask::BonusReward(level) => {
                self.say(Query::BonusDetail, &[("n", rewards(level).into())])
            }
            Ask::Construction => {
                let detail = match (table.shop_possible(), table.house_possible()) {
                    (true, true) => Query::ConstructionDetail,
                    (true, false) => Query::ConstructionDetailShop,
                    (false, _) => Query::ConstructionDetailHouse,
                };
                self.say(detail, &[("house", me.house_price().into()), yen])
            }
            Ask::End => self.words.phrase(Query::EndDetail).to_owned(),
            Ask::Upgrade if me.knows(Title::University) => self.words.phrase(Query::UpgradeDetailFree).to_owned(),
            Ask::Upgrade => self.say(Query::UpgradeDetail, &[yen]),
        }
    }
}
