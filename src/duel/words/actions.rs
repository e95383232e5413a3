//! A move as a whole sentence, for a screen reader: everything that the label leaves to the eye.

use super::Speech;
use super::phrases::Deed;
use crate::duel::components::{Fee, Resource, Title};
use crate::duel::{Ask, Duel, Move, Player};

impl Speech<'_, Duel> {
    /// What a move that answers the open question does, in a sentence. It names the cards that the move names, so it is for the seat that is asked.
    pub fn action_long(&self, action: Move) -> String {
        let (table, me) = (self.table, self.table.me());
        let here = || self.at(table.action().place);
        let nothing = || self.words.phrase(Deed::NothingThere).to_owned();
        let plain = |phrase: Deed| self.words.phrase(phrase).to_owned();
        match action {
            Move::GoOn => plain(self.going_on()),
            Move::Go(place) => self.say(Deed::Go, &[self.at(place)]),
            Move::Open(opener) => self.say(Deed::Open, &[("title", self.title(Title::from(opener)).into())]),
            Move::Card(level) => self.say(Deed::Card, &[("level", level.into())]),
            Move::Support(support, phone) => {
                let phrase = match phone {
                    true => Deed::SupportAndPhone,
                    false => Deed::Support,
                };
                self.say(phrase, &[("n", support.influence().into())])
            }
            Move::Phone => plain(Deed::Phone),
            Move::Exchange(exchange) => self.say(Deed::Exchange, &self.terms(exchange)),
            Move::Church(slot, given) => {
                let Some(card) = table.church_card(slot) else {
                    return nothing();
                };
                let card = ("card", self.church(card).into());
                match given.is_empty() {
                    true => self.say(Deed::Church, &[card]),
                    false => self.say(Deed::ChurchGiving, &[card, ("gifts", self.gifts(given).into())]),
                }
            }
            Move::Learn(slot, imports) => {
                let (Some(title), Some(price)) = (table.technology(slot), self.price_of(slot, imports)) else {
                    return nothing();
                };
                let title = ("title", self.title(title).into());
                match price.is_empty() {
                    true => self.say(Deed::LearnFree, &[title]),
                    false => self.say(Deed::Learn, &[title, ("price", price.into())]),
                }
            }
            Move::Station(place) => self.say(Deed::Station, &[self.at(place)]),
            Move::Keep(order) => self.say(Deed::Keep, &[("order", self.order(order).into())]),
            Move::KeepFor(order, fee) => self.say(
                Deed::KeepFor,
                &[("order", self.order(order).into()), ("price", self.fee(fee).into())],
            ),
            Move::Under(order) => self.say(Deed::Under, &[("order", self.order(order).into())]),
            Move::Bonus(slot) => match table.bonus.get(usize::from(slot)) {
                Some(&card) => {
                    let reward = self.bonus_now(card);
                    self.say(Deed::Bonus, &[("n", (slot + 1).into()), ("reward", reward.into())])
                }
                None => nothing(),
            },
            Move::Shop => self.say(Deed::Shop, &[here(), ("yen", Player::SHOP_PRICE.into())]),
            Move::House => self.say(Deed::House, &[here(), ("yen", me.house_price().into())]),
            Move::Upgrade(level) => self.upgrading(me, level),
            Move::Deliver(order) => self.say(Deed::Deliver, &[("order", self.order(order).into())]),
            Move::Trader(place) => self.say(Deed::Trader, &[self.at(place)]),
            Move::Mill => plain(Deed::Mill),
        }
    }

    /// What is paid beyond the Influence for the Technology of a slot with so many imported goods, in words; empty for nothing. `None` if no card lies
    /// there, or if that is more than it takes.
    pub fn price_of(&self, slot: u8, imports: u8) -> Option<String> {
        let (yen, imports) = self.game.price(self.table, slot, imports)?;
        let paid = [(Resource::Yen, yen), (Resource::Import, imports)];
        let paid = paid.into_iter().filter(|(_, amount)| *amount > 0);
        Some(self.words.list(paid.map(|(what, amount)| self.amount(what, amount))))
    }

    fn going_on(&self) -> Deed {
        match self.table.decision().map(|decision| decision.ask) {
            Some(Ask::Support) => Deed::NoSupport,
            Some(Ask::Exchange(_)) => Deed::NoExchange,
            Some(Ask::Church) => Deed::NoChurch,
            Some(Ask::Laboratory) => Deed::NoTechnology,
            Some(Ask::SecondOrder) => Deed::OneOrder,
            Some(Ask::Construction) => Deed::BuildNothing,
            Some(Ask::End) => Deed::EndTurn,
            Some(Ask::Upgrade) => Deed::NoUpgrade,
            _ => Deed::GoOn,
        }
    }

    /// How many rewards of a Bonus card the open question gives; outside of it all three.
    pub(super) fn rewards_now(&self) -> u8 {
        self.table.rewards_asked().unwrap_or(3)
    }

    /// What an upgrade of the Influence card of a printed level does for a player, in a sentence.
    pub(in super::super) fn upgrading(&self, player: &Player, level: u8) -> String {
        match self.upgrade(player, level) {
            Some((higher, 0)) => self.say(Deed::UpgradeFree, &[("level", level.into()), ("higher", higher.into())]),
            Some((higher, yen)) => self.say(
                Deed::Upgrade,
                &[("level", level.into()), ("higher", higher.into()), ("yen", yen.into())],
            ),
            None => self.words.phrase(Deed::NothingThere).to_owned(),
        }
    }

    /// What an Influence card of a printed level is upgraded to, and for how many yen of a player; `None` if there is none.
    pub(super) fn upgrade(&self, player: &Player, level: u8) -> Option<(u8, u16)> {
        let rows = &self.game.content().influence;
        let row = rows.iter().position(|row| row.level == level)?;
        Some((rows[row].upgraded, self.game.upgrade_price(player, row)))
    }

    /// What a second Order costs.
    pub(super) fn fee(&self, fee: Fee) -> String {
        let (what, amount) = fee.price();
        self.amount(what, amount)
    }
}
