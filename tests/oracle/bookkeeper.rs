//! What a move does, written from the rulebook: the state that must follow it, computed without the engine.

use meiji::game::{Game, Seat};
use meiji::yokohama::components::{Agent, Country, Good, OrderId, Piece, Title};
use meiji::yokohama::content::Reward;
use meiji::yokohama::map::{Place, Places};
use meiji::yokohama::{Actor, Ask, Cause, Ending, Fee, Move, Origin, Player, Rules, Stage, State, Toll, Yokohama};

use crate::coverage::Coverage;
use crate::sight::{COUNTRIES, Sight, row_of, turn_order};

/// Keeps the books of one move.
pub struct Bookkeeper<'a> {
    pub game: &'a Yokohama,
    pub state: State,
    pub coverage: &'a mut Coverage,
}

/// The states that may follow a move: with the next question, or with one on the way to it that has no answer.
pub fn after(game: &Yokohama, before: &State, action: Move, coverage: &mut Coverage) -> Vec<State> {
    let mut book = Bookkeeper {
        game,
        state: *before,
        coverage,
    };
    book.play(action);
    book.questions()
}

impl Bookkeeper<'_> {
    pub fn play(&mut self, action: Move) {
        match action {
            Move::GoOn => self.go_on(),
            Move::Keep(which) => self.keep(usize::from(which)),
            Move::Place(place) => self.place(place),
            Move::Go(place, toll) => self.go(place, toll),
            Move::Return => {
                self.me().president = None;
                self.state.table.stage = Stage::Recall;
            }
            Move::Recall(place) => {
                *self.assistants(place) -= 1;
                self.me().hand.assistants += 1;
            }
            Move::Church(space, given) => self.church(space, given),
            Move::Customs(space) => self.customs(space),
            Move::From(origin) => self.settle(origin),
            Move::Recruit(piece) => self.recruit(piece),
            Move::Learn(space, imports) => self.learn(space, u16::from(imports)),
            Move::Order(space) => {
                self.take_order(space);
                self.state.table.stage = Stage::SecondOrder;
            }
            Move::SecondOrder(space, fee) => {
                self.saw(&format!("Fee::{fee:?}"));
                match fee {
                    Fee::Yen => self.me().yen -= 2,
                    Fee::Import => self.me().imports -= 1,
                }
                self.take_order(space);
                self.refill_port();
                self.state.table.stage = Stage::Bonus;
            }
            Move::Exchange(exchange) => self.exchange(exchange),
            Move::TakeToken => self.take_token(),
            Move::Shop(space) => self.build_shop(space),
            Move::House => self.build_house(),
            Move::Leave => {
                self.effect(Title::Telephone);
                self.recover(1);
            }
            Move::Agent(agent, place) => self.use_agent(agent, place),
            Move::Achieve(stack) => self.achieve(usize::from(stack)),
            Move::Deliver(order) => self.deliver(order),
            Move::Good(good) => self.choose(good),
            Move::Shift(from, to) => {
                self.take_assistant(from);
                *self.assistants(to) += 1;
                self.state.table.pending.movements -= 1;
            }
            Move::Station(place) => {
                self.state.table.station = Some(place);
                self.state.table.pending.station = false;
            }
            Move::Reward(space) => self.take_reward(usize::from(space)),
            Move::Mill => {
                self.effect(Title::SpinningMill);
                self.state.table.spent.mill = true;
                self.me().goods[1] -= 1;
                self.me().yen += 2;
            }
            Move::University => {
                self.effect(Title::University);
                self.state.table.spent.university = true;
                self.me().yen -= 1;
                self.me().warehouse.assistants -= 1;
                self.me().hand.assistants += 1;
            }
        }
    }

    // What every chapter needs.

    pub fn sight(&self) -> Sight<'_> {
        Sight {
            game: self.game,
            state: &self.state,
        }
    }

    pub fn seat(&self) -> Seat {
        self.state.table.active
    }

    pub fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.table.seats.0[usize::from(seat.0)]
    }

    pub fn me(&mut self) -> &mut Player {
        self.player(self.state.table.active)
    }

    /// Own Assistants in an Area, to be changed.
    pub fn assistants(&mut self, place: Place) -> &mut u8 {
        let seat = self.seat();
        &mut self.state.table.boards[usize::from(place.0)].assistants.0[usize::from(seat.0)]
    }

    pub fn take_assistant(&mut self, from: Origin) {
        match from {
            Origin::Hand => self.me().hand.assistants -= 1,
            Origin::Area(place) => *self.assistants(place) -= 1,
        }
    }

    pub fn saw(&mut self, what: &str) {
        self.coverage.saw(what);
    }

    /// Whether a Technology is owned, whose effect is then noted.
    pub fn effect(&mut self, title: Title) -> bool {
        let knows = self.sight().knows(title);
        if knows {
            self.coverage.effect(title);
        }
        knows
    }

    /// Pays every seat of a set ¥1.
    fn pay_seats(&mut self, seats: &[Seat]) {
        for seat in seats {
            self.me().yen -= 1;
            self.player(*seat).yen += 1;
        }
    }

    /// Endgame Conditions: the first one met counts; the round is finished and one more is played.
    pub fn ends(&mut self, cause: Cause) {
        self.saw(&format!("Cause::{cause:?}"));
        if self.state.table.ending.is_none() {
            let seat = self.seat();
            if Some(&seat) == turn_order(self.state.table.starter, self.game.players()).last() {
                self.saw("the last player triggers the end");
            }
            let last_round = self.state.table.round + 1;
            self.state.table.ending = Some(Ending {
                cause,
                seat,
                last_round,
            });
        }
    }

    // Set-up.

    fn keep(&mut self, which: usize) {
        let seat = self.seat();
        let hand = &mut self.state.secret.hands.0[usize::from(seat.0)];
        let offer = hand.offer.take().expect("two Orders to choose from");
        hand.orders.insert(offer[which]);
        hand.refused = Some(offer[1 - which]);
        self.me().orders_in_hand = 1;
        let next = Seat((seat.0 + 1) % self.game.players());
        self.state.table.active = next;
        if next == self.state.table.starter {
            self.state.table.round = 1;
            self.begin_turn();
        }
    }

    // B. Main Action phase, steps 1 and 2.

    fn place(&mut self, place: Place) {
        let Some(Ask::Placement(mut placed)) = self.state.table.decision().map(|decision| decision.ask) else {
            panic!("nothing is placed now");
        };
        let opponents = self.sight().opponents(place);
        if !opponents.is_empty() {
            self.saw("a President is paid for an Assistant");
        }
        self.pay_seats(&opponents);
        self.me().hand.assistants -= 1;
        *self.assistants(place) += 1;
        if placed.count == 1 && placed.places.contains(place) {
            placed.pair = Some(place);
        }
        placed.count += 1;
        placed.places = Places(placed.places.0 | 1 << place.0);
        self.state.table.stage = Stage::Placement(placed);
    }

    fn go(&mut self, place: Place, toll: Toll) {
        let seats: Vec<Seat> = (0..self.game.players())
            .map(Seat)
            .filter(|seat| toll.seats >> seat.0 & 1 == 1)
            .collect();
        if !seats.is_empty() {
            self.saw("a President is paid on the way");
        }
        if *self.assistants(place) == 0 {
            self.saw("the Station is gone to without an Assistant");
        }
        if toll.crossings > 0 {
            self.saw("the Canal is crossed");
        }
        self.pay_seats(&seats);
        self.me().yen -= u16::from(toll.crossings);
        self.me().president = Some(place);
        self.begin_action(place, Actor::President);
    }

    // A and C. Additional Action phases.

    fn use_agent(&mut self, agent: Agent, place: Place) {
        self.state.table.spent.agent = true;
        match agent {
            Agent::Foreign(country) => {
                self.me().agents[country_row(country)] -= 1;
                self.me().used_agents[country_row(country)] += 1;
            }
            Agent::Free => self.me().free_agents -= 1,
            Agent::Reward => self.me().reward_agent = false,
        }
        self.saw(&format!("Agent::{agent:?}"));
        if self.state.table.stage == Stage::Before {
            self.saw("an agent before the main action");
            self.begin_action(place, Actor::AgentBefore);
        } else {
            self.saw("an agent after the main action");
            self.begin_action(place, Actor::AgentAfter);
        }
    }

    fn achieve(&mut self, stack: usize) {
        self.me().hand.assistants -= 1;
        let seat = self.seat();
        let achievement = &mut self.state.table.achievements[stack];
        let row = &self.game.content().achievements[usize::from(achievement.tile.0)];
        let earlier = achievement.done.iter().flatten().count();
        achievement.done[earlier] = Some(seat);
        let points = if earlier == 0 { row.first } else { row.later };
        self.me().points += u16::from(points);
        let tiles = self.state.table.achievements;
        if tiles.iter().all(|tile| tile.done.contains(&Some(seat))) {
            self.saw("all three Achievements");
            // Mini-expansion 1.
            self.state.table.pending.reward = self.game.options().achievement_rewards();
        }
    }

    fn take_reward(&mut self, space: usize) {
        self.state.table.pending.reward = false;
        let token = self.state.table.rewards[space].take().expect("a token");
        self.me().reward = Some(token);
        match self.game.content().rewards[usize::from(token.0)].country {
            Some(flag) => {
                self.saw("a flag for a reward");
                self.add_icon(flag);
            }
            None => self.me().reward_agent = true,
        }
    }

    fn deliver(&mut self, order: OrderId) {
        let row = self.game.content().orders[usize::from(order.0)];
        let seat = self.seat();
        self.state.secret.hands.0[usize::from(seat.0)].orders.remove(order);
        let me = self.me();
        me.orders_in_hand -= 1;
        me.completed.insert(order);
        for (owned, asked) in me.goods.iter_mut().zip(row.goods) {
            *owned -= u16::from(asked);
        }
        self.gain(&row.reward);
        if self.effect(Title::Ball) {
            self.me().points += 2;
        }
        if self.effect(Title::LanguageSchool) {
            self.me().yen += 1;
        }
        self.add_icon(row.country);
    }

    // What cards and spaces give.

    /// Icon Descriptions: what is certain at once, what needs a choice afterwards.
    pub fn gain(&mut self, reward: &Reward) {
        self.me().points += u16::from(reward.points);
        self.me().yen += u16::from(reward.yen);
        self.me().imports += u16::from(reward.imports);
        self.gain_good(Good::Copper, u16::from(reward.copper));
        self.gain_good(Good::Silk, u16::from(reward.silk));
        self.gain_good(Good::Tea, u16::from(reward.tea));
        self.gain_good(Good::Fish, u16::from(reward.fish));
        let miner = self.sight().knows(Title::MiningTechnology);
        let once = self.game.rules() == Rules::Second;
        let pending = &mut self.state.table.pending;
        pending.goods += reward.any;
        if once && miner && reward.copper > 0 && reward.any > 0 {
            pending.mined = true;
        }
        pending.pieces += reward.pieces + reward.assistants + reward.shops + reward.houses;
        pending.shown.assistants += reward.assistants;
        pending.shown.shops += reward.shops;
        pending.shown.houses += reward.houses;
        pending.movements += reward.movements;
    }

    /// A trade good of choice. By the second rules Mining Technology has nothing to add once it has added a copper to what the same source gives.
    fn choose(&mut self, good: Good) {
        let added = self.state.table.pending.mined;
        self.state.table.pending.goods -= 1;
        if good == Good::Copper && added {
            self.saw("a source adds its copper once");
            self.me().goods[0] += 1;
        } else {
            self.gain_good(good, 1);
            let adds = good == Good::Copper && self.sight().knows(Title::MiningTechnology);
            self.state.table.pending.mined = added || adds && self.game.rules() == Rules::Second;
        }
        // With the last of them the source is done with.
        if self.state.table.pending.goods == 0 {
            self.state.table.pending.mined = false;
        }
    }

    /// Trade goods; Mining Technology adds one copper to any receipt of copper.
    pub fn gain_good(&mut self, good: Good, amount: u16) {
        self.me().goods[row_of(good)] += amount;
        if good == Good::Copper && amount > 0 && self.effect(Title::MiningTechnology) {
            self.me().goods[0] += 1;
        }
    }

    /// Matching Country Icons: every second icon brings an agent, while there is one.
    pub fn add_icon(&mut self, country: Country) {
        let row = country_row(country);
        self.me().icons[row] += 1;
        if self.me().icons[row].is_multiple_of(2) {
            if self.state.table.agents[row] == 0 {
                self.saw("no agent is left");
            } else {
                self.state.table.agents[row] -= 1;
                self.me().agents[row] += 1;
            }
        }
    }

    /// A piece from the Warehouse, at the Employment Agency or by a Warehouse icon.
    fn recruit(&mut self, piece: Piece) {
        let [_, shop, house] = self.sight().prices();
        let table = &mut self.state.table;
        match &mut table.stage {
            // An icon is resolved before the action goes on.
            _ if table.pending.pieces > 0 => {
                table.pending.pieces -= 1;
                let shown = &mut table.pending.shown;
                for count in [&mut shown.assistants, &mut shown.shops, &mut shown.houses] {
                    if *count > 0 {
                        *count -= 1;
                        break;
                    }
                }
            }
            Stage::Employment(left) => *left -= 1,
            stage => panic!("nothing is recruited in {stage:?}"),
        }
        let me = self.me();
        match piece {
            Piece::Assistant => {
                me.warehouse.assistants -= 1;
                me.hand.assistants += 1;
            }
            Piece::Shop => {
                me.yen -= shop;
                me.warehouse.shops -= 1;
                me.hand.shops += 1;
            }
            Piece::TradingHouse => {
                me.yen -= house;
                me.warehouse.houses -= 1;
                me.hand.houses += 1;
            }
        }
    }
}

fn country_row(country: Country) -> usize {
    COUNTRIES
        .iter()
        .position(|listed| *listed == country)
        .expect("one of five countries")
}
