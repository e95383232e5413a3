//! What happened, as the log tells it: with names, in the present tense, and without what a reader may not know.

use super::Speech;
use super::gist::beyond_the_exchange;
use super::phrases::Log;
use crate::duel::components::{OrderId, Resource, Support};
use crate::duel::{Actor, Duel, Event, Why};
use crate::game::Seat;
use crate::words::phrases::Told;

impl Speech<'_, Duel> {
    /// What happened, in a line; `None` for what another event tells already. Give the event as its reader may know it
    /// (`Happening::seen_by`): a card that it does not name is not named.
    pub fn told(&self, event: &Event) -> Option<String> {
        let name = |seat: Seat| ("seat", self.name(seat));
        let titled = |title| ("title", self.title(title).into());
        let card = |seat: Seat, order: Option<OrderId>, known: Log, unknown: Log| match order {
            Some(order) => self.say(known, &[name(seat), ("order", self.order(order).into())]),
            None => self.say(unknown, &[name(seat)]),
        };
        let of_support =
            |phrase: Log, seat, support: Support| self.say(phrase, &[name(seat), ("n", support.influence().into())]);
        Some(match *event {
            Event::RoundBegan { round } => self.say(Log::Round, &[("round", round.into())]),
            Event::TurnBegan { seat } => self.say(Log::Turn, &[name(seat)]),
            Event::PlaceChosen { seat, place, by } => {
                let phrase = match by {
                    Actor::Player => Log::PlaceChosen,
                    Actor::Trader => Log::TraderSent,
                };
                self.say(phrase, &[name(seat), self.at(place)])
            }
            Event::CardPlayed { seat, place, level } => {
                self.say(Log::CardPlayed, &[name(seat), ("level", level.into()), self.at(place)])
            }
            Event::SupportPlayed { seat, support } => of_support(Log::SupportPlayed, seat, support),
            Event::TechnologyUsed { seat, title } => self.say(Log::TechnologyUsed, &[name(seat), titled(title)]),
            Event::Acted {
                seat,
                place,
                influence,
                by,
            } => {
                let phrase = match by {
                    Actor::Player => Log::Acted,
                    Actor::Trader => Log::TraderActed,
                };
                self.say(phrase, &[name(seat), self.at(place), ("influence", influence.into())])
            }
            Event::Gained {
                seat,
                what,
                amount,
                why,
            } => return self.told_gain(seat, what, amount, why),
            Event::Paid { seat, what, amount } => {
                self.say(Told::Paid, &[name(seat), ("amount", self.amount(what, amount).into())])
            }
            Event::Turned { seat, amount, .. } => self.say(Log::Turned, &[name(seat), ("n", amount.into())]),
            Event::SupportGained { seat, support, .. } => of_support(Log::SupportGained, seat, support),
            Event::SupportReturned { seat, support } => of_support(Log::SupportReturned, seat, support),
            Event::Exchanged { seat, exchange } => {
                let ((given, price), (gained, amount)) = exchange.terms();
                let args = [
                    name(seat),
                    ("given", self.amount(given, price).into()),
                    ("gained", self.amount(gained, amount).into()),
                ];
                self.say(Log::Exchanged, &args)
            }
            Event::ChurchTaken { seat, card, .. } => {
                self.say(Log::ChurchTaken, &[name(seat), ("card", self.church(card).into())])
            }
            Event::Learned { seat, title, .. } => self.say(Log::Learned, &[name(seat), titled(title)]),
            Event::StationPlaced { seat, place } => self.say(Log::StationPlaced, &[name(seat), self.at(place)]),
            Event::OrderLookedAt { seat, order } => card(seat, order, Log::LookedAt, Log::SomeLookedAt),
            Event::OrderKept { seat, order } => card(seat, order, Log::Kept, Log::SomeKept),
            Event::OrderPutUnder { seat, order } => card(seat, order, Log::PutUnder, Log::SomePutUnder),
            Event::OrderGained { seat, order } => card(seat, order, Log::OrderGained, Log::SomeOrderGained),
            Event::BonusTaken {
                seat, card, rewards, ..
            } => {
                let reward = self.bonus(card, rewards);
                self.say(Log::BonusTaken, &[name(seat), ("reward", reward.into())])
            }
            Event::BonusShuffled => self.words.phrase(Log::BonusShuffled).to_owned(),
            Event::BonusLaid { card, .. } => self.say(Log::BonusLaid, &[("reward", self.bonus(card, 3).into())]),
            Event::ShopBuilt { seat, place } => self.say(Log::ShopBuilt, &[name(seat), self.at(place)]),
            Event::HouseBuilt { seat, place } => self.say(Log::HouseBuilt, &[name(seat), self.at(place)]),
            Event::Delivered { seat, order } => {
                self.say(Log::Delivered, &[name(seat), ("order", self.order(order).into())])
            }
            Event::TraderRecruited { seat, criterion } => {
                let criterion = self.criterion(criterion);
                self.say(Log::TraderRecruited, &[name(seat), ("criterion", criterion.into())])
            }
            Event::CardsBack => self.words.phrase(Log::CardsBack).to_owned(),
            Event::Upgraded { seat, level } => {
                let higher = self
                    .upgrade(&self.table.seats[seat], level)
                    .map_or(level, |(higher, _)| higher);
                let args = [name(seat), ("level", level.into()), ("higher", higher.into())];
                self.say(Log::Upgraded, &args)
            }
            Event::TechnologyDiscarded { title } => self.say(Log::TechnologyDiscarded, &[titled(title)]),
            Event::TechnologyLaid { title, .. } => self.say(Log::TechnologyLaid, &[titled(title)]),
            Event::GameOver => self.words.phrase(Log::GameOver).to_owned(),
        })
    }

    fn told_gain(&self, seat: Seat, what: Resource, amount: u16, why: Why) -> Option<String> {
        let phrase = match why {
            Why::Exchange if beyond_the_exchange(what, amount) == 0 => return None,
            Why::Exchange => Log::GainedExchange,
            Why::Action => Log::Gained,
            Why::TradingHouse => Log::GainedTradingHouse,
            Why::Bonus => Log::GainedBonus,
            Why::Order => Log::GainedOrder,
            Why::Church => Log::GainedChurch,
            Why::Technology => Log::GainedTechnology,
        };
        let args = [("seat", self.name(seat)), ("amount", self.amount(what, amount).into())];
        Some(self.say(phrase, &args))
    }
}
