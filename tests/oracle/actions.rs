//! Steps 3 to 6 in the books: the Area action, the 5-Power bonus, construction, Recovery (rulebook: Main Action phase).

use meiji::yokohama::components::{Area, Exchange, Good, OrderId, TechnologyId, Title};
use meiji::yokohama::map::Place;
use meiji::yokohama::{Acting, Actor, Cause, Move, Occupant, Offerings, Origin, Stage};

use crate::bookkeeper::Bookkeeper;
use crate::legal::{assistant_from, production_to_pay, university_in_reach};
use crate::sight::places;

impl Bookkeeper<'_> {
    /// 3. Area Action step. The Power is counted now and stays.
    pub fn begin_action(&mut self, place: Place, by: Actor) {
        let power = self.sight().power(place);
        self.state.table.acting = Acting { place, power, by };
        let board = *self.sight().board(place);
        if let Some(owner) = board.house
            && owner != self.seat()
        {
            self.player(owner).yen += 1;
            self.saw("a Trading House pays");
        }
        let yields = self.sight().yields(board.area, power);
        let amount = u16::from(yields);
        self.saw(&format!("Area::{:?}", board.area));
        match power {
            1 => self.saw("an action of Power 1"),
            5 => self.saw("an action of Power 5"),
            _ => {}
        }
        self.state.table.stage = Stage::Bonus;
        match board.area {
            Area::CopperMine => self.gain_good(Good::Copper, amount),
            Area::SilkMill => self.gain_good(Good::Silk, amount),
            Area::Tea => self.gain_good(Good::Tea, amount),
            Area::Fishing => self.gain_good(Good::Fish, amount),
            Area::Bank => self.me().yen += amount,
            Area::Chinatown => self.state.table.stage = Stage::Chinatown(yields),
            Area::Church => self.state.table.stage = Stage::Church,
            Area::Customs => self.state.table.stage = Stage::Customs,
            Area::EmploymentAgency => self.state.table.stage = Stage::Employment(yields),
            Area::LaboratoryA | Area::LaboratoryB => self.state.table.stage = Stage::Laboratory,
            Area::PortA | Area::PortB => {
                if power == 5 {
                    self.me().points += 3;
                }
                self.state.table.stage = Stage::Port;
            }
            Area::Canal => panic!("the Canal has no action"),
        }
    }

    pub fn church(&mut self, space: u8, Offerings(given): Offerings) {
        for item in 0..6 {
            if given >> item & 1 == 0 {
                continue;
            }
            match item {
                0..4 => self.me().goods[item] -= 1,
                4 => self.me().imports -= 1,
                _ => self.me().yen -= 2,
            }
        }
        self.state.table.stage = Stage::ChurchAssistant(space);
        self.settle_if_no_choice();
    }

    pub fn customs(&mut self, space: u8) {
        self.me().imports -= u16::from(self.game.content().customs[usize::from(space)].asks);
        self.state.table.stage = Stage::CustomsAssistant(space);
        self.settle_if_no_choice();
    }

    fn settle_if_no_choice(&mut self) {
        if let [Move::From(origin)] = assistant_from(self.sight())[..]
            && !university_in_reach(self.sight())
        {
            self.settle(origin);
        }
    }

    /// Puts an Assistant on a space of the Church or Customs board.
    pub fn settle(&mut self, from: Origin) {
        self.take_assistant(from);
        let me = Occupant::Seat(self.seat());
        // With two players a neutral Assistant counts along.
        let limit = if self.game.options().players() == 4 { 6 } else { 5 };
        match self.state.table.stage {
            Stage::ChurchAssistant(space) => {
                let space = usize::from(space);
                self.state.table.church[space] = me;
                if self.effect(Title::Winery) {
                    self.me().points += 3;
                }
                let reward = self.game.content().church[space].reward;
                self.gain(&reward);
                if self
                    .state
                    .table
                    .church
                    .iter()
                    .filter(|occupant| **occupant != Occupant::Nobody)
                    .count()
                    >= limit
                {
                    self.ends(Cause::Church);
                }
            }
            Stage::CustomsAssistant(space) => {
                let space = usize::from(space);
                self.state.table.customs[space] = me;
                if self.effect(Title::Brickyard) {
                    self.me().points += 4;
                }
                let reward = self.game.content().customs[space].reward;
                self.gain(&reward);
                if self
                    .state
                    .table
                    .customs
                    .iter()
                    .filter(|occupant| **occupant != Occupant::Nobody)
                    .count()
                    >= limit
                {
                    self.ends(Cause::Customs);
                }
            }
            stage => panic!("no Assistant is settled in {stage:?}"),
        }
        self.state.table.stage = Stage::Bonus;
    }

    pub fn learn(&mut self, space: u8, imports: u16) {
        let content = self.game.content();
        let which = self.sight().acting_board();
        let mut cards: Vec<_> = self.state.table.laboratories[which].to_vec();
        let card = cards.remove(usize::from(space)).expect("a card");
        let row = &content.technologies[usize::from(card.0)];
        let surcharge = content.laboratory.spaces[usize::from(space)];
        let to_pay = u16::from(production_to_pay(self.sight(), row.value + surcharge));
        self.me().imports -= imports;
        self.me().yen -= 2 * (to_pay - imports);

        // The two that reward later Technologies do not count themselves.
        if self.effect(Title::PatentSystem) {
            self.me().points += 2;
        }
        if self.effect(Title::LetterpressPrinting) {
            self.me().yen += 1;
        }
        self.me().technologies.insert(card);
        self.me().titles.insert(row.title);
        if row.title == Title::Exposition {
            self.effect(Title::Exposition);
            self.me().points += 10;
        }
        if row.title == Title::Station {
            self.state.table.pending.station = true;
        }
        self.add_icon(row.country);

        // Cards slide left, one is drawn for the rightmost space.
        let drawn = self.state.secret.technologies.draw();
        if drawn.is_none() {
            self.saw("the Technology deck is empty");
        }
        self.state.table.technology_deck = self.state.secret.technologies.len();
        cards.retain(Option::is_some);
        cards.extend(drawn.map(|number| Some(TechnologyId(number))));
        cards.resize(6, None);
        self.state.table.laboratories[which].copy_from_slice(&cards);
        self.state.table.stage = Stage::Bonus;
    }

    pub fn take_order(&mut self, space: u8) {
        let which = self.sight().acting_board();
        let card = self.state.table.ports[which][usize::from(space)]
            .take()
            .expect("a card");
        let seat = self.seat();
        self.state.secret.hands.0[usize::from(seat.0)].orders.insert(card);
        self.me().orders_in_hand += 1;
    }

    /// Replenishing Cards: slide left, then draw; too few cards end the game.
    pub fn refill_port(&mut self) {
        let which = self.sight().acting_board();
        let mut cards: Vec<_> = self.state.table.ports[which].iter().flatten().copied().collect();
        while cards.len() < 6 {
            let Some(number) = self.state.secret.orders.draw() else {
                break;
            };
            cards.push(OrderId(number));
        }
        self.state.table.order_deck = self.state.secret.orders.len();
        if cards.len() < 6 {
            self.ends(Cause::Orders);
        }
        for space in 0..6 {
            self.state.table.ports[which][space] = cards.get(space).copied();
        }
    }

    pub fn exchange(&mut self, exchange: Exchange) {
        let Stage::Chinatown(left) = self.state.table.stage else {
            panic!("no exchange in {:?}", self.state.table.stage);
        };
        self.saw(&format!("Exchange::{exchange:?}"));
        self.state.table.stage = Stage::Chinatown(left - 1);
        match exchange {
            Exchange::BuyCopper => self.buy(2, Good::Copper),
            Exchange::BuySilk => self.buy(2, Good::Silk),
            Exchange::BuyTea => self.buy(1, Good::Tea),
            Exchange::BuyFish => self.buy(1, Good::Fish),
            Exchange::SellCopper => self.sell(0, 2),
            Exchange::SellSilk => self.sell(1, 2),
            Exchange::SellTea => self.sell(2, 1),
            Exchange::SellFish => self.sell(3, 1),
            Exchange::BuyImport => {
                self.me().yen -= 4;
                self.me().imports += 1;
            }
        }
    }

    fn buy(&mut self, yen: u16, good: Good) {
        self.me().yen -= yen;
        self.gain_good(good, 1);
    }

    fn sell(&mut self, row: usize, yen: u16) {
        self.me().goods[row] -= 1;
        self.me().yen += yen;
    }

    /// 4. 5-Power bonus step.
    pub fn take_token(&mut self) {
        let place = self.state.table.acting.place;
        let token = self.state.table.boards[usize::from(place.0)]
            .token
            .take()
            .expect("a token");
        self.me().tokens += 1;
        match self.game.content().tokens.get(usize::from(token.0)) {
            Some(row) => self.gain(&row.reward),
            // Mini-expansion 2: what is beyond the 20 tokens of the base game is a Free Agent.
            None => self.me().free_agents += 1,
        }
        self.state.table.stage = Stage::Construction;
    }

    /// 5. A) Build a Shop.
    pub fn build_shop(&mut self, space: u8) {
        let seat = self.seat();
        let board = &mut self.state.table.boards[usize::from(self.state.table.acting.place.0)];
        board.shops[usize::from(space)] = Some(seat);
        let tile = board.building.expect("a Building tile");
        self.me().hand.shops -= 1;
        if self.effect(Title::Gaslight) {
            self.me().points += 2;
        }
        let reward = self.game.content().buildings[usize::from(tile.0)].shops[usize::from(space)];
        self.gain(&reward);
        let boards = self
            .state
            .table
            .boards
            .iter()
            .take(places(self.state.table.players).len());
        if boards
            .flat_map(|board| board.shops)
            .filter(|shop| *shop == Some(seat))
            .count()
            == 8
        {
            self.ends(Cause::Shops);
        }
        self.state.table.stage = Stage::Recovery;
    }

    /// 5. B) Build a Trading House.
    pub fn build_house(&mut self) {
        let seat = self.seat();
        let board = &mut self.state.table.boards[usize::from(self.state.table.acting.place.0)];
        board.house = Some(seat);
        let tile = board.building.expect("a Building tile");
        self.me().hand.houses -= 1;
        if self.effect(Title::ElectricalLight) {
            self.me().points += 3;
        }
        let reward = self.game.content().buildings[usize::from(tile.0)].house;
        self.gain(&reward);
        let boards = self
            .state
            .table
            .boards
            .iter()
            .take(places(self.state.table.players).len());
        if boards.filter(|board| board.house == Some(seat)).count() == 4 {
            self.ends(Cause::TradingHouses);
        }
        self.state.table.stage = Stage::Recovery;
    }

    /// 6. Recovery step: all own Assistants of the Area but `staying` return to the hand.
    pub fn recover(&mut self, staying: u8) {
        let acting = self.state.table.acting;
        let standing = self.assistants(acting.place);
        let returning = *standing - staying;
        *standing = staying;
        self.me().hand.assistants += returning;
        self.state.table.stage = match acting.by {
            Actor::AgentBefore => Stage::Before,
            Actor::President | Actor::AgentAfter => Stage::After,
        };
    }
}
