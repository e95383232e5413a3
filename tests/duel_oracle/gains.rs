//! What is gained, one after the other, and where there is less of it than there may be; and how imported goods and Support cards go back.

use meiji::duel::components::{Criterion, Title};
use meiji::duel::content::Gain;

use crate::bookkeeper::Bookkeeper;
use crate::model::{Waiting, Who};

impl Bookkeeper<'_> {
    /// Gives what stands on an Order or a Church card, in its order.
    pub fn reward(&mut self, gains: &[Gain]) {
        for gain in gains {
            self.gain(*gain, false);
        }
    }

    /// Gives one of them; Mining Technology adds to the copper of a Bonus card alone.
    pub fn gain(&mut self, gain: Gain, of_bonus_card: bool) {
        match gain {
            Gain::Yen(amount) => self.me().yen += u16::from(amount),
            Gain::Copper(amount) if of_bonus_card => self.gain_mined(amount.into()),
            Gain::Copper(amount) => {
                if self.model.me().has(Title::MiningTechnology) {
                    self.saw("copper that is none for Mining Technology");
                }
                self.me().goods[0] += u16::from(amount);
            }
            Gain::Silk(amount) => self.me().goods[1] += u16::from(amount),
            Gain::Tea(amount) => self.me().goods[2] += u16::from(amount),
            Gain::Fish(amount) => self.me().goods[3] += u16::from(amount),
            Gain::Imports(amount) => self.me().imports += u16::from(amount),
            Gain::Turns(amount) => self.turn_imports(amount.into()),
            Gain::PlusOne(amount) => (0..amount).for_each(|_| self.gain_support(self.model.asked, 1)),
            Gain::PlusTwo(amount) => (0..amount).for_each(|_| self.gain_support(self.model.asked, 2)),
            Gain::Orders(amount) => {
                for _ in 0..amount {
                    if let Some(order) = self.draw_order() {
                        self.me().hand.insert(order);
                    }
                }
            }
            Gain::Look { at, keep } => {
                if matches!(self.model.waiting.last(), Some(Waiting::Bonus(_))) {
                    self.saw("Orders are looked at while a Bonus card is owed");
                }
                self.look(at, keep, false);
            }
            Gain::Bonus(level) => {
                match self.model.waiting.last() {
                    Some(Waiting::Bonus(_)) => self.saw("a Bonus card owed above another"),
                    Some(Waiting::Look { .. }) => self.saw("a Bonus card owed while Orders are looked at"),
                    Some(Waiting::Station) => self.saw("a Bonus card owed before the Station token"),
                    None => {}
                }
                self.model.waiting.push(Waiting::Bonus(level));
            }
        }
    }

    /// Copper from the Mine, Chinatown or a Bonus card, to which Mining Technology adds.
    pub fn gain_mined(&mut self, amount: u16) {
        self.me().goods[0] += amount;
        if amount > 0 && self.model.me().has(Title::MiningTechnology) {
            self.saw_title(Title::MiningTechnology);
            self.me().goods[0] += 1;
        }
    }

    /// Turns so many imported goods face down, or as many as lie face up.
    pub fn turn_imports(&mut self, asked: u16) {
        let me = self.me();
        let turned = asked.min(me.imports);
        me.imports -= turned;
        me.turned += turned;
        if turned < asked {
            self.saw("fewer imports to turn than may be");
        }
        if turned > 0 {
            self.recruit(Criterion::Imports);
        }
    }

    /// Pays with imported goods, those that lie face up first.
    pub fn pay_imports(&mut self, count: u16) {
        for _ in 0..count {
            let me = self.me();
            let face_up = me.imports > 0;
            if face_up {
                me.imports -= 1;
            } else {
                me.turned -= 1;
            }
            self.saw(if face_up {
                "a face-up import is paid"
            } else {
                "a face-down import is paid"
            });
        }
    }

    /// A hand holds four; of five a +1 goes back if there is one.
    pub fn gain_support(&mut self, who: Who, worth: u8) {
        self.model.sides[who].support.push(worth);
        let hand = &self.model.sides[who].support;
        if hand.len() > 4 {
            let least = *hand.iter().min().expect("five cards");
            self.saw(&format!("of five Support cards a +{least} goes back"));
            if who != self.model.asked {
                self.saw("a fifth Support card outside the own turn");
            }
            self.drop_support_of(who, least);
        }
    }

    /// A Support card of that worth goes back to its stack from the hand of whoever is asked.
    pub fn drop_support(&mut self, worth: u8) {
        self.drop_support_of(self.model.asked, worth);
    }

    fn drop_support_of(&mut self, who: Who, worth: u8) {
        let hand = &mut self.model.sides[who].support;
        let card = hand
            .iter()
            .position(|card| *card == worth)
            .expect("the card is in hand");
        hand.remove(card);
    }
}
