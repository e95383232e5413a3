//! What a move changes: goods, yen, cards, pieces, decks. What is gained by it stands in `gains`, what follows it in `flow`.

use meiji::duel::components::{Criterion, Exchange, Fee, Offering, Opener, OrderId, Place, Support, Title};
use meiji::duel::content::Content;
use meiji::duel::{Move, Offerings};

use crate::coverage::Coverage;
use crate::legal::{house_price, openers, points_needed, things_needed, upgrade_price, yields};
use crate::model::{At, Lying, Model, Phase, Side, Waiting, Work};

/// Keeps the books of a game.
pub struct Bookkeeper<'a> {
    pub content: &'a Content,
    pub model: &'a mut Model,
    pub coverage: &'a mut Coverage,
}

impl Bookkeeper<'_> {
    /// Plays a move, and goes on until the next question stands.
    pub fn play(&mut self, action: Move) {
        match action {
            Move::GoOn => self.go_on(),
            Move::Go(place) => self.go(place),
            Move::Open(opener) => {
                self.open(opener);
                self.lay_card_or_ask();
            }
            Move::Card(level) => self.lay_card(level),
            Move::Support(card, phone) => self.exert(Some(card), phone),
            Move::Phone => self.exert(None, true),
            Move::Exchange(exchange) => self.exchange(exchange),
            Move::Church(slot, given) => self.pray(usize::from(slot), given),
            Move::Learn(slot, imports) => self.learn(usize::from(slot), imports.into()),
            Move::Station(place) => {
                self.model.station = Some(place);
                self.answered();
                if self.model.occupied(place) {
                    self.saw("the Station token on an occupied Place");
                }
                if self.model.place() == place {
                    self.saw("the Station token where the action is");
                }
            }
            Move::Keep(order) => self.keep(order),
            Move::KeepFor(order, fee) => self.keep_second(order, fee),
            Move::Under(order) => self.put_under(order.0),
            Move::Bonus(slot) => self.take_bonus(usize::from(slot)),
            Move::Shop => {
                let place = self.model.place();
                self.me().yen -= 1;
                self.me().shops.insert(place);
                self.built("a Shop");
                if self.model.me().houses.contains(&place) {
                    self.saw("an own Shop beside the own Trading House");
                }
            }
            Move::House => {
                let place = self.model.place();
                let price = house_price(self.model.me());
                self.me().yen -= price;
                self.me().houses.insert(place);
                self.built(&format!("a Trading House for ¥{price}"));
                if self.model.me().shops.contains(&place) {
                    self.saw("an own Trading House beside the own Shop");
                }
                let other = 1 - self.model.asked;
                if self.model.sides[other].shops.contains(&place) {
                    self.saw("a Trading House beside the opponent's Shop");
                }
            }
            Move::Upgrade(level) => self.upgrade(level),
            Move::Deliver(order) => self.deliver(order),
            Move::Trader(place) => self.use_trader(place),
            Move::Mill => {
                self.saw_title(Title::SpinningMill);
                self.me().goods[1] -= 1;
                self.me().yen += 2;
                self.me().tilted.insert(Title::SpinningMill);
            }
        }
        self.settle();
    }

    // What every chapter needs.

    pub fn me(&mut self) -> &mut Side {
        &mut self.model.sides[self.model.asked]
    }

    pub fn work(&mut self) -> &mut Work {
        self.model.works.last_mut().expect("an action is under way")
    }

    pub fn saw(&mut self, what: &str) {
        self.coverage.saw(what);
    }

    pub fn saw_title(&mut self, title: Title) {
        self.coverage.saw_title(title);
    }

    /// What was waiting for an answer has it.
    pub fn answered(&mut self) {
        self.model.waiting.pop().expect("something waits");
    }

    fn built(&mut self, what: &str) {
        self.saw(what);
        if self.model.work().trader {
            self.saw("a Trader builds");
        }
        self.work().at = At::Done;
    }

    // Step 1: the Place, the card, the Influence.

    /// The owner of the Trading House has its yen as soon as the Place is chosen.
    fn pay_owner(&mut self, place: Place) {
        if let Some(owner) = self.model.owner(place) {
            self.model.sides[owner].yen += 1;
            let own = owner == self.model.asked;
            self.saw(if own {
                "the own Trading House pays"
            } else {
                "the opponent's Trading House pays"
            });
        }
    }

    fn go(&mut self, place: Place) {
        let occupied = self.model.occupied(place);
        let ways = openers(self.model, place);
        self.work().place = Some(place);
        self.pay_owner(place);
        if !occupied {
            return self.lay_card_or_ask();
        }
        let own = self.model.me().cards.iter().any(|card| card.at == Some(place));
        self.saw(if own {
            "an own card lies there"
        } else {
            "the opponent's card lies there"
        });
        match ways[..] {
            [] => panic!("{place} is occupied"),
            [way] => {
                self.open(way);
                self.lay_card_or_ask();
            }
            [_, ..] => {
                self.saw(&format!("{} ways into an occupied Place", ways.len()));
                self.work().at = At::Opening;
            }
        }
    }

    fn open(&mut self, opener: Opener) {
        let title = match opener {
            Opener::Stagecoach => Title::Stagecoach,
            Opener::Station => Title::Station,
            Opener::Tram => Title::Tram,
        };
        self.saw_title(title);
        self.me().tilted.insert(title);
    }

    /// The lowest card is played by itself, but where the Postal System leaves a choice.
    fn lay_card_or_ask(&mut self) {
        let levels = self.model.me().levels(self.content);
        if self.model.me().ready(Title::PostalSystem) && levels.len() > 1 {
            self.work().at = At::Card;
        } else {
            self.lay_card(*levels.first().expect("a card is in hand"));
        }
    }

    fn lay_card(&mut self, level: u8) {
        let me = self.model.me();
        if me.levels(self.content).first() != Some(&level) {
            self.saw_title(Title::PostalSystem);
            self.me().tilted.insert(Title::PostalSystem);
        }
        let me = self.model.me();
        let mut rows: Vec<usize> = (0..4)
            .filter(|row| me.cards[*row].at.is_none() && me.level(self.content, *row) == level)
            .collect();
        rows.sort_by_key(|row| me.cards[*row].upgraded);
        if rows.len() > 1 {
            self.saw("two cards of one level, the one not upgraded is played");
        }
        let place = self.model.place();
        self.me().cards[rows[0]].at = Some(place);
        let work = self.work();
        work.influence = level;
        work.at = At::Support;
    }

    /// Totals the Influence once and for all, and takes the action.
    pub fn exert(&mut self, card: Option<Support>, phone: bool) {
        let place = self.model.place();
        let mut more = 0;
        if let Some(card) = card {
            let worth = match card {
                Support::One => 1,
                Support::Two => 2,
            };
            self.drop_support(worth);
            more += worth;
            if self.model.me().has(Title::Telegram) {
                self.saw_title(Title::Telegram);
                more += 1;
            }
        }
        if phone {
            self.saw_title(Title::Telephone);
            if self.model.work().trader {
                self.saw("a Trader telephones");
            }
            if card.is_some() {
                self.saw("a Support card and Telephone");
            }
            self.me().yen -= 1;
            self.me().tilted.insert(Title::Telephone);
            more += 1;
        }
        let me = self.model.me();
        for (helps, what) in [
            (me.shops.contains(&place), "an own Shop adds Influence"),
            (me.houses.contains(&place), "an own Trading House adds Influence"),
            (self.model.station == Some(place), "the Station token adds Influence"),
        ] {
            if helps {
                self.saw(what);
                more += 1;
            }
        }
        if self.model.station == Some(place) && !self.model.me().has(Title::Station) {
            self.saw("the opponent's Station token adds Influence");
        }
        let work = self.work();
        work.influence += more;
        let influence = work.influence;
        self.saw(&format!("an action of Influence {}", influence.min(10)));
        self.act(place, influence);
    }

    // Step 1: the action.

    fn act(&mut self, place: Place, influence: u8) {
        self.saw(&format!("Place::{place:?}"));
        let amount = yields(self.content, place, influence);
        let count = u16::from(amount);
        if amount == 0 {
            self.saw("an action without effect");
        }
        self.work().at = At::Bonus;
        match place {
            Place::TeaPlantation => self.me().goods[2] += count,
            Place::Fishery => self.me().goods[3] += count,
            Place::SilkMill => self.me().goods[1] += count,
            Place::CopperMine => self.gain_mined(count),
            Place::Bank => self.me().yen += count,
            Place::Chinatown => self.work().at = At::Trade(amount),
            Place::Church => self.work().at = At::Church,
            Place::Laboratory => self.work().at = At::Laboratory,
            Place::Customs => self.turn_imports(count),
            Place::Port => {
                if self.model.orders_deck.len() < usize::from(amount) {
                    self.saw("the Port with too few Orders");
                }
                if self.model.orders_deck.is_empty() {
                    self.saw("the Port without Orders");
                }
                self.look(amount, 1, true);
            }
        }
    }

    fn exchange(&mut self, exchange: Exchange) {
        self.saw(&format!("Exchange::{exchange:?}"));
        let At::Trade(left) = self.model.work().at else {
            panic!("no exchange is made now");
        };
        self.work().at = At::Trade(left - 1);
        let me = self.me();
        match exchange {
            Exchange::BuyCopper => {
                me.yen -= 2;
                self.gain_mined(1);
            }
            Exchange::BuySilk => {
                me.yen -= 2;
                me.goods[1] += 1;
            }
            Exchange::BuyTea => {
                me.yen -= 1;
                me.goods[2] += 1;
            }
            Exchange::BuyFish => {
                me.yen -= 1;
                me.goods[3] += 1;
            }
            Exchange::SellCopper => {
                me.goods[0] -= 1;
                me.yen += 2;
            }
            Exchange::SellSilk => {
                me.goods[1] -= 1;
                me.yen += 2;
            }
            Exchange::SellTea => {
                me.goods[2] -= 1;
                me.yen += 1;
            }
            Exchange::SellFish => {
                me.goods[3] -= 1;
                me.yen += 1;
            }
            Exchange::BuyImport => {
                me.yen -= 4;
                me.imports += 1;
            }
        }
    }

    fn pray(&mut self, slot: usize, given: Offerings) {
        let card = self.model.church_shown[slot].expect("a card lies there");
        let mut given_count = 0;
        for kind in given.iter() {
            given_count += 1;
            self.saw(&format!("Offering::{kind:?}"));
            match kind {
                Offering::Copper => self.me().goods[0] -= 1,
                Offering::Silk => self.me().goods[1] -= 1,
                Offering::Tea => self.me().goods[2] -= 1,
                Offering::Fish => self.me().goods[3] -= 1,
                Offering::Import => self.pay_imports(1),
                Offering::Yen => self.me().yen -= 1,
            }
        }
        assert_eq!(given_count, things_needed(self.content, self.model, card));
        self.saw(&format!("{given_count} things for Faith"));
        self.model.church_shown[slot] = None;
        self.me().church.insert(card);
        self.work().at = At::Bonus;
        self.recruit(Criterion::Church);
        let content = self.content;
        self.reward(&content.church[usize::from(card)].reward);
    }

    fn learn(&mut self, slot: usize, imports: u16) {
        let title = self.model.titles_shown[slot].expect("a card lies there");
        let needed = points_needed(self.content, self.model, title);
        let pairs = u16::from(needed) - imports;
        if imports > 0 && pairs > 0 {
            self.saw("Production for imported goods and yen");
        }
        if self.model.me().titles.len() >= 3 {
            self.saw("a fourth Technology or a later one");
            if needed == 1 {
                self.saw("nothing but the surcharge is paid");
            }
        }
        self.pay_imports(imports);
        self.me().yen -= 2 * pairs;
        self.model.titles_shown[slot] = None;
        let pays = self.model.me().has(Title::LetterpressPrinting);
        self.me().titles.insert(title);
        self.work().at = At::Bonus;
        if pays {
            self.saw_title(Title::LetterpressPrinting);
            self.me().yen += 2;
        }
        match title {
            Title::Newspaper => {
                self.saw("Newspaper gives a card at once");
                self.gain_support(self.model.asked, 1);
            }
            Title::Station => self.model.waiting.push(Waiting::Station),
            _ => {}
        }
        self.recruit(Criterion::Technologies);
    }

    // Orders.

    /// Draws Orders to be looked at, some of which are then kept.
    pub fn look(&mut self, at: u8, free: u8, paid: bool) {
        let drawn: Vec<u8> = (0..at).map_while(|_| self.draw_order()).collect();
        if !drawn.is_empty() {
            self.me().looked.extend(drawn);
            self.model.waiting.push(Waiting::Look { free, paid });
        }
    }

    pub fn draw_order(&mut self) -> Option<u8> {
        let drawn = self.model.orders_deck.pop_front();
        match drawn {
            None => self.saw("the Order deck is empty"),
            Some(Lying { by: Some(_), .. }) => self.saw("an Order comes back from under the deck"),
            Some(_) => {}
        }
        drawn.map(|card| card.order)
    }

    fn keep(&mut self, order: OrderId) {
        self.hold(order.0);
        let Some(Waiting::Look { free, .. }) = self.model.waiting.last_mut() else {
            panic!("no Order is looked at");
        };
        *free -= 1;
    }

    fn keep_second(&mut self, order: OrderId, fee: Fee) {
        self.saw(&format!("Fee::{fee:?}"));
        match fee {
            Fee::Yen => self.me().yen -= 2,
            Fee::Import => self.pay_imports(1),
        }
        self.hold(order.0);
        self.no_second();
    }

    pub fn no_second(&mut self) {
        let Some(Waiting::Look { paid, .. }) = self.model.waiting.last_mut() else {
            panic!("no Order is looked at");
        };
        *paid = false;
    }

    /// From those looked at to the hand.
    pub fn hold(&mut self, order: u8) {
        assert!(self.me().looked.remove(&order));
        self.me().hand.insert(order);
    }

    pub fn put_under(&mut self, order: u8) {
        assert!(self.me().looked.remove(&order));
        let by = Some(self.model.asked);
        self.model.orders_deck.push_back(Lying { order, by });
        if self.model.phase == Phase::Deal {
            self.first_orders_chosen();
        }
    }

    fn deliver(&mut self, order: OrderId) {
        if !self.model.me().looked.is_empty() {
            self.saw("an Order is completed while others are looked at");
        }
        if let Some(Waiting::Bonus(_)) = self.model.waiting.last() {
            self.saw("an Order is completed while a Bonus card is owed");
        }
        let content = self.content;
        let row = &content.orders[usize::from(order.0)];
        let me = self.me();
        assert!(me.hand.remove(&order.0));
        for (owned, asked) in me.goods.iter_mut().zip(row.goods) {
            *owned -= u16::from(asked);
        }
        me.completed.insert(order.0);
        if me.has(Title::LanguageSchool) {
            me.yen += 1;
            self.saw_title(Title::LanguageSchool);
        }
        self.recruit(Criterion::Orders);
        self.reward(&row.reward);
    }

    // Traders.

    pub fn recruit(&mut self, criterion: Criterion) {
        let me = self.model.me();
        let (has, asked) = match criterion {
            Criterion::Orders => (me.completed.len(), 3),
            Criterion::Technologies => (me.titles.len(), 3),
            Criterion::Church => (me.church.len(), 2),
            Criterion::Imports => (usize::from(me.turned), 2),
        };
        if has < asked {
            return;
        }
        if self.me().recruited.insert(criterion) {
            self.saw(&format!("Criterion::{criterion:?}"));
            self.model.fresh_traders += 1;
        } else if criterion == Criterion::Imports && has == asked {
            self.saw("two imports face down a second time");
        }
    }

    fn use_trader(&mut self, place: Place) {
        let work = self.model.work();
        let who = if work.trader { "a Trader" } else { "a player" };
        self.coverage.saw(&format!("a Trader at {:?} of {who}", work.at));
        self.saw(&format!("a Trader within {} Traders", self.model.works.len() - 1));
        if self.model.occupied(place) {
            self.saw("a Trader on an occupied Place");
        }
        if self.model.works.iter().any(|work| work.place == Some(place)) {
            self.saw("a Trader where the interrupted action is");
        }
        if self.model.me().traders() <= self.model.fresh_traders {
            self.saw("a Trader in the turn of its recruitment");
            self.model.fresh_traders -= 1;
        }
        self.me().traders_used += 1;
        self.model.works.push(Work {
            trader: true,
            place: Some(place),
            influence: 3,
            at: At::Support,
        });
        self.pay_owner(place);
    }

    // Step 2.

    fn take_bonus(&mut self, slot: usize) {
        let level = match self.model.waiting.last() {
            Some(Waiting::Bonus(level)) => {
                let level = *level;
                self.saw(&format!("a Bonus card as a reward at {level}"));
                self.answered();
                level
            }
            _ => {
                let level = self.model.work().influence;
                self.saw(&format!("a Bonus card at {}", level.min(7)));
                if self.model.work().trader {
                    self.saw("a Trader takes a Bonus card");
                }
                self.work().at = At::Build;
                level
            }
        };
        let card = self.model.bonus_shown[slot];
        let rewards = self.content.bonus[usize::from(card)].rewards;
        let count = match level {
            5 => 1,
            6 => 2,
            _ => 3,
        };
        for gain in &rewards[..count] {
            self.gain(*gain, true);
        }
        self.model.bonus_used.insert(card);
        match self.model.bonus_deck.pop_front() {
            Some(next) => self.model.bonus_shown[slot] = next,
            None => {
                self.saw("the Bonus cards are shuffled anew");
                self.model.shuffled_for = Some(slot);
            }
        }
    }

    // The end of a round.

    fn upgrade(&mut self, level: u8) {
        let content = self.content;
        let row = content.influence.iter().position(|row| row.level == level);
        let row = row.expect("a printed level");
        let price = upgrade_price(content, self.model.me(), row);
        if self.model.me().has(Title::University) {
            self.saw_title(Title::University);
        }
        self.saw(&format!("Influence card {row} upgraded"));
        let me = self.me();
        me.yen -= price;
        me.cards[row].upgraded = true;
        self.next_upgrade();
    }
}
