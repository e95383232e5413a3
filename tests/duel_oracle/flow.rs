//! What follows what: steps, turns, rounds; and which choices are put and which pass by themselves.

use meiji::duel::components::{Exchange, Title};

use crate::bookkeeper::Bookkeeper;
use crate::legal::{
    can_exchange, house_fits, house_price, lessons, might_act, might_bring, prayer_in_reach, shop_fits, things_owned,
    upgrades,
};
use crate::model::{At, Phase, Waiting, Work};

impl Bookkeeper<'_> {
    /// Leaves what is offered.
    pub fn go_on(&mut self) {
        match self.model.phase {
            Phase::Deal | Phase::Over => panic!("nothing can be left"),
            Phase::Upgrades(_) => {
                self.saw("an upgrade is declined");
                return self.next_upgrade();
            }
            Phase::Turn => {}
        }
        if !self.model.waiting.is_empty() {
            self.saw("a second Order is declined");
            return self.no_second();
        }
        match self.model.work().at {
            At::Support => self.exert(None, false),
            At::Trade(_) | At::Church | At::Laboratory => {
                self.saw(&format!("{:?} is left", self.model.place()));
                self.work().at = At::Bonus;
            }
            At::Build => self.work().at = At::Done,
            At::Done => self.end_turn(),
            at => panic!("{at:?} cannot be left"),
        }
    }

    /// Passes everything in which there is nothing to choose, until a question stands or the game is over.
    pub fn settle(&mut self) {
        while self.model.phase == Phase::Turn && self.passes() {}
    }

    /// Passes one thing in which there is nothing to choose. What is waiting comes first.
    fn passes(&mut self) -> bool {
        match self.model.waiting.last() {
            Some(Waiting::Bonus(_) | Waiting::Station) => false,
            Some(&Waiting::Look { free, paid }) => self.look_passes(free, paid),
            None => self.step_passes(),
        }
    }

    fn look_passes(&mut self, free: u8, paid: bool) -> bool {
        let me = self.model.me();
        let looked: Vec<u8> = me.looked.iter().copied().collect();
        if looked.is_empty() {
            self.model.waiting.pop();
            return true;
        }
        if free > 0 {
            let choice = looked.len() > usize::from(free);
            if !choice {
                self.saw("all Orders looked at are kept");
                looked.into_iter().for_each(|order| self.hold(order));
            }
            return !choice;
        }
        if paid {
            let payable = me.yen >= 2 || me.any_imports() > 0;
            let choice = payable || might_bring(me);
            if !choice {
                self.saw("a second Order passes by itself");
                self.no_second();
            } else if !payable {
                self.saw("a second Order is offered that something must pay for first");
            }
            return !choice;
        }
        let [last] = looked[..] else {
            return false;
        };
        self.put_under(last);
        true
    }

    fn step_passes(&mut self) -> bool {
        let me = self.model.me();
        let brings = might_bring(me);
        let acts = might_act(me);
        let work = self.model.work();
        match work.at {
            At::Choose | At::Opening | At::Card => false,
            At::Support => {
                let phone = me.ready(Title::Telephone) && (me.yen >= 1 || brings);
                let choice = !me.support.is_empty() || phone;
                if !choice {
                    self.exert(None, false);
                }
                !choice
            }
            At::Trade(left) => {
                let any = Exchange::ALL.into_iter().any(|exchange| can_exchange(me, exchange));
                let choice = left > 0 && (any || brings);
                self.unless(choice, At::Bonus)
            }
            At::Church => {
                let reach = |kinds| prayer_in_reach(self.content, self.model, kinds);
                let choice = reach(things_owned(me).len()) || brings && reach(6);
                if self.model.church_shown.iter().all(Option::is_none) {
                    self.saw("the Church without cards");
                }
                self.unless(choice, At::Bonus)
            }
            At::Laboratory => {
                let payable = (0..5).any(|slot| !lessons(self.content, self.model, slot).is_empty());
                let none = self.model.titles_shown.iter().all(Option::is_none);
                if none {
                    self.saw("the Laboratory without cards");
                }
                self.unless(payable || brings && !none, At::Bonus)
            }
            At::Bonus => self.unless(work.influence >= 5, At::Build),
            At::Build => {
                let (shop, house) = (shop_fits(self.model), house_fits(self.model));
                let payable = shop && me.yen >= 1 || house && me.yen >= house_price(me);
                let choice = work.influence >= 4 && (shop || house) && (payable || acts);
                self.unless(choice, At::Done)
            }
            At::Done if work.trader => {
                self.model.works.pop();
                true
            }
            At::Done => {
                if !acts {
                    self.saw("a turn ends by itself");
                    self.end_turn();
                }
                !acts
            }
        }
    }

    /// Goes on to another point of the action unless there is a choice.
    fn unless(&mut self, choice: bool, next: At) -> bool {
        if !choice {
            self.work().at = next;
        }
        !choice
    }

    /// One of the two has chosen the first Orders: the other does, or the game begins.
    pub fn first_orders_chosen(&mut self) {
        for order in self.model.me().looked.clone() {
            self.hold(order);
        }
        self.model.asked = 1 - self.model.asked;
        if self.model.me().looked.is_empty() {
            self.model.round = 1;
            self.begin_turn();
        }
    }

    fn begin_turn(&mut self) {
        let first = self.model.first_of(self.model.round);
        self.model.asked = if self.model.turns.is_multiple_of(2) {
            first
        } else {
            1 - first
        };
        self.model.phase = Phase::Turn;
        self.model.fresh_traders = 0;
        self.model.works = vec![Work {
            trader: false,
            place: None,
            influence: 0,
            at: At::Choose,
        }];
        let me = self.me();
        if me.has(Title::StockMarket) && me.yen <= 1 {
            me.yen += 1;
            self.saw_title(Title::StockMarket);
        }
    }

    fn end_turn(&mut self) {
        self.model.works.clear();
        self.model.turns += 1;
        if self.model.turns < 8 {
            return self.begin_turn();
        }
        if self.model.round == 4 {
            self.model.phase = Phase::Over;
            return;
        }
        for side in &mut self.model.sides {
            for card in &mut side.cards {
                card.at = None;
            }
        }
        let first = self.model.first_of(self.model.round);
        self.ask_for_upgrades(vec![first, 1 - first]);
    }

    pub fn next_upgrade(&mut self) {
        let Phase::Upgrades(deciding) = &self.model.phase else {
            panic!("nothing is upgraded now");
        };
        self.ask_for_upgrades(deciding[1..].to_vec());
    }

    /// Who can pay for nothing is passed over.
    fn ask_for_upgrades(&mut self, mut deciding: Vec<usize>) {
        while let Some(who) = deciding.first() {
            if !upgrades(self.content, &self.model.sides[*who]).is_empty() {
                self.model.asked = *who;
                self.model.phase = Phase::Upgrades(deciding);
                return;
            }
            self.saw("nothing can be upgraded");
            deciding.remove(0);
        }
        self.begin_round();
    }

    fn begin_round(&mut self) {
        for side in &mut self.model.sides {
            side.tilted.clear();
        }
        for slot in 0..5 {
            if let Some(left) = self.model.titles_shown[slot].take() {
                self.model.titles_gone.insert(left);
            }
            self.model.titles_shown[slot] = self.model.titles_deck.pop_front();
        }
        if self.model.titles_deck.is_empty() {
            self.saw("the Technology deck is empty");
        }
        self.model.round += 1;
        self.model.turns = 0;
        self.model.asked = self.model.first_of(self.model.round);
        for who in 0..2 {
            if self.model.sides[who].has(Title::Newspaper) {
                self.saw_title(Title::Newspaper);
                self.gain_support(who, 1);
            }
        }
        self.begin_turn();
    }
}
