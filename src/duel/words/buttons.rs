//! The label of a button for a move: short, for it stands beside what is meant.

use super::Speech;
use super::phrases::{Button, Noun};
use crate::duel::components::Title;
use crate::duel::{Ask, Duel, Move, Player};

impl Speech<'_, Duel> {
    /// The label of a button for a move that answers the open question.
    pub fn action(&self, action: Move) -> String {
        let me = self.table.me();
        let plain = |phrase: Button| self.words.phrase(phrase).to_owned();
        match action {
            Move::GoOn => plain(self.on()),
            Move::Go(_) => plain(Button::Go),
            Move::Open(opener) => self.say(Button::Open, &[("title", self.title(Title::from(opener)).into())]),
            Move::Card(level) => self.say(Button::Card, &[("level", level.into())]),
            Move::Support(support, phone) => {
                let phrase = match phone {
                    true => Button::SupportAndPhone,
                    false => Button::Support,
                };
                self.say(phrase, &[("n", support.influence().into())])
            }
            Move::Phone => plain(Button::Phone),
            Move::Exchange(exchange) => self.say(Noun::Terms, &self.terms(exchange)),
            Move::Church(_, given) if given.is_empty() => plain(Button::Church),
            Move::Church(_, given) => self.say(Button::ChurchGiving, &[("gifts", self.gifts(given).into())]),
            Move::Learn(slot, imports) => match self.game.price(self.table, slot, imports) {
                None => self.words.phrase(Noun::NoCard).to_owned(),
                Some((0, 0)) => plain(Button::LearnFree),
                Some((yen, 0)) => self.say(Button::PayYen, &[("yen", yen.into())]),
                Some((0, imports)) => self.say(Button::PayImports, &[("imports", imports.into())]),
                Some((yen, imports)) => self.say(Button::PayBoth, &[("yen", yen.into()), ("imports", imports.into())]),
            },
            Move::Station(_) => plain(Button::Station),
            Move::Keep(_) => plain(Button::Keep),
            Move::KeepFor(_, fee) => self.say(Button::KeepFor, &[("price", self.fee(fee).into())]),
            Move::Under(_) => plain(Button::Under),
            Move::Bonus(slot) => match self.table.bonus.get(usize::from(slot)) {
                Some(&card) => self.say(Button::Bonus, &[("reward", self.bonus_now(card).into())]),
                None => self.words.phrase(Noun::NoCard).to_owned(),
            },
            Move::Shop => self.say(Button::Shop, &[("yen", Player::SHOP_PRICE.into())]),
            Move::House => self.say(Button::House, &[("yen", me.house_price().into())]),
            Move::Upgrade(level) => match self.upgrade(me, level) {
                None => self.words.phrase(Noun::NoCard).to_owned(),
                Some((higher, 0)) => self.say(
                    Button::UpgradeFree,
                    &[("level", level.into()), ("higher", higher.into())],
                ),
                Some((higher, yen)) => self.say(
                    Button::Upgrade,
                    &[("level", level.into()), ("higher", higher.into()), ("yen", yen.into())],
                ),
            },
            Move::Deliver(order) => self.say(Button::Deliver, &[("reward", self.delivery_now(order).into())]),
            Move::Trader(_) => plain(Button::Trader),
            Move::Mill => plain(Button::Mill),
        }
    }

    fn on(&self) -> Button {
        match self.table.decision().map(|decision| decision.ask) {
            Some(Ask::Support) => Button::NoSupport,
            Some(Ask::Exchange(_)) => Button::NoExchange,
            Some(Ask::Church) => Button::NoChurch,
            Some(Ask::Laboratory) => Button::NoTechnology,
            Some(Ask::SecondOrder) => Button::OneOrder,
            Some(Ask::Construction) => Button::BuildNothing,
            Some(Ask::End) => Button::EndTurn,
            Some(Ask::Upgrade) => Button::NoUpgrade,
            _ => Button::GoOn,
        }
    }
}
