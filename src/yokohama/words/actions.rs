//! A move as a whole sentence, for a screen reader: everything that the label leaves to the eye.

use super::format::number;
use super::phrases::{Deed, Noun};
use super::{Arg, Speech};
use crate::game::{SEATS, Seat};
use crate::yokohama::components::{AchievementId, Good, OrderId, Resource, RewardId};
use crate::yokohama::{Ask, Move, Offerings, Origin, Refusal, Toll, Yokohama};

impl Speech<'_, Yokohama> {
    /// What a toll costs and who gets it; `None` if nothing is paid.
    pub fn toll(&self, toll: Toll) -> Option<String> {
        (toll != Toll::FREE).then(|| self.shares(toll))
    }

    /// What a move that answers the open question does, in a sentence.
    pub fn action_long(&self, action: Move) -> String {
        let (table, content, words) = (self.table, self.game.content(), self.words);
        let acting = || self.spot(table.acting.place);
        match action {
            Move::Keep(0) => words.phrase(Deed::KeepFirst).to_owned(),
            Move::Keep(_) => words.phrase(Deed::KeepSecond).to_owned(),
            Move::GoOn => self.going_on_sentence(),
            Move::Place(place) => {
                let toll = table.placement_toll(place);
                self.with_toll(Deed::Place, Deed::PlacePaying, self.spot(place), toll)
            }
            Move::Go(place, toll) => self.with_toll(Deed::Go, Deed::GoPaying, self.spot(place), toll),
            Move::Return if table.me().president.is_none() => words.phrase(Deed::StayInHand).to_owned(),
            Move::Return => words.phrase(Deed::Return).to_owned(),
            Move::Recall(place) => self.say(Deed::Recall, &[("place", self.spot(place))]),
            Move::Church(space, given) => self.church_sentence(space, given),
            Move::Customs(space) => {
                let row = content.customs.get(usize::from(space));
                let (asks, reward) = row.map_or((0, Default::default()), |row| (row.asks, row.reward));
                let args = [
                    ("space", number(space)),
                    ("n", asks.into()),
                    ("reward", self.received(&reward).into()),
                ];
                self.say(Deed::Customs, &args)
            }
            Move::From(Origin::Hand) => words.phrase(Deed::FromHand).to_owned(),
            Move::From(Origin::Area(place)) => self.say(Deed::FromArea, &[("place", self.spot(place))]),
            Move::Recruit(piece) if table.me().warehouse.of(piece) == 0 => {
                self.reason(Refusal::WarehouseEmpty { piece })
            }
            Move::Recruit(piece) => {
                let price = table.me().price(piece);
                let phrase = if price == 0 { Deed::RecruitFree } else { Deed::Recruit };
                self.say(
                    phrase,
                    &[("piece", words.pieces(piece, 1).into()), ("yen", price.into())],
                )
            }
            Move::Learn(space, imports) => self.learn_sentence(space, imports),
            Move::Order(space) => self.order_sentence(Deed::Order, space, Arg::from("")),
            Move::SecondOrder(space, fee) => {
                let (what, amount) = fee.price();
                self.order_sentence(Deed::SecondOrder, space, self.amount(what, amount))
            }
            Move::Exchange(exchange) => {
                let ((given, price), (what, amount)) = exchange.terms();
                let args = [
                    ("given", self.amount(given, price)),
                    ("gained", self.amount(what, table.me().receipt(what, amount))),
                ];
                self.say(Deed::Exchange, &args)
            }
            Move::TakeToken => {
                let token = table.board(table.acting.place).token;
                self.say(Deed::TakeToken, &[("reward", self.token_received(token).into())])
            }
            Move::Shop(space) => {
                let reward = self.tile().and_then(|tile| tile.shops.get(usize::from(space)).copied());
                let reward = self.received(&reward.unwrap_or_default()).into();
                self.say(
                    Deed::Shop,
                    &[("space", number(space)), ("place", acting()), ("reward", reward)],
                )
            }
            Move::House => {
                let reward = self
                    .received(&self.tile().map(|tile| tile.house).unwrap_or_default())
                    .into();
                self.say(Deed::House, &[("place", acting()), ("reward", reward)])
            }
            Move::Leave => self.say(Deed::Leave, &[("place", acting())]),
            Move::Agent(agent, place) => self.say(
                Deed::Agent,
                &[("agent", words.agent(agent).into()), ("place", self.spot(place))],
            ),
            Move::Achieve(stack) => {
                let tile = table
                    .achievements
                    .get(usize::from(stack))
                    .map(|achievement| achievement.tile);
                let args = [
                    ("goal", self.goal_of(tile).into()),
                    ("n", self.achievement_points(stack).into()),
                ];
                self.say(Deed::Achieve, &args)
            }
            Move::Deliver(order) => {
                let args = [
                    ("order", self.order(order).into()),
                    ("goods", self.order_goods(order).into()),
                ];
                self.say(Deed::Deliver, &args)
            }
            Move::Good(good) => self.say(
                Deed::Good,
                &[("amount", self.amount(good.into(), self.game.of_choice(table, good)))],
            ),
            Move::Shift(Origin::Hand, to) => self.say(Deed::ShiftFromHand, &[("to", self.spot(to))]),
            Move::Shift(Origin::Area(from), to) => {
                self.say(Deed::Shift, &[("from", self.spot(from)), ("to", self.spot(to))])
            }
            Move::Station(place) => self.say(Deed::Station, &[("place", self.spot(place))]),
            Move::Reward(space) => {
                let token = table.rewards.get(usize::from(space)).copied().flatten();
                self.say(Deed::Reward, &[("reward", self.reward_name(token).into())])
            }
            Move::Mill => words.phrase(Deed::Mill).to_owned(),
            Move::University => words.phrase(Deed::University).to_owned(),
        }
    }

    fn going_on_sentence(&self) -> String {
        let phrase = match self.table.decision().map(|decision| decision.ask) {
            Some(Ask::Before) => Deed::Begin,
            Some(Ask::Placement(placed)) if placed.count == 0 => Deed::PlaceNone,
            Some(Ask::Placement(_)) => Deed::PlaceDone,
            Some(Ask::Recall) => Deed::RecallDone,
            Some(Ask::Church) => Deed::NoChurch,
            Some(Ask::Customs) => Deed::NoCustoms,
            Some(Ask::Employment(_) | Ask::WarehousePiece | Ask::ShownPiece(_)) => Deed::NoPiece,
            Some(Ask::Laboratory) => Deed::NoTechnology,
            Some(Ask::Port) => Deed::NoOrder,
            Some(Ask::SecondOrder) => Deed::NoSecondOrder,
            Some(Ask::Chinatown(_)) => Deed::NoExchange,
            Some(Ask::Bonus) => Deed::NoToken,
            Some(Ask::Construction) => Deed::BuildNothing,
            Some(Ask::Recovery) => Deed::LeaveNone,
            Some(Ask::After) => Deed::EndTurn,
            Some(Ask::Movements(_)) => Deed::NoMovement,
            _ => Deed::GoOn,
        };
        self.words.phrase(phrase).to_owned()
    }

    fn with_toll(&self, free: Deed, paying: Deed, place: Arg<'static>, toll: Toll) -> String {
        if toll == Toll::FREE {
            return self.say(free, &[("place", place)]);
        }
        self.say(paying, &[("place", place), ("shares", self.shares(toll).into())])
    }

    fn shares(&self, toll: Toll) -> String {
        let seats = Seat::all(SEATS as u8).filter(|seat| toll.pays(*seat));
        let share = |payee: Arg, amount: u8| self.say(Noun::Share, &[("payee", payee), ("n", amount.into())]);
        let bank = Arg::from(self.words.phrase(Noun::Bank));
        let shares = seats.map(|seat| share(self.name(seat), 1));
        let shares = shares.chain((toll.crossings > 0).then(|| share(bank, toll.crossings)));
        self.words.list(shares)
    }

    fn church_sentence(&self, space: u8, given: Offerings) -> String {
        let row = self.game.content().church.get(usize::from(space));
        let reward = row.map(|row| row.reward).unwrap_or_default();
        let gifts = self.words.list(given.iter().map(|offering| {
            let (what, amount) = offering.price();
            self.words.amount(what, amount)
        }));
        let phrase = if gifts.is_empty() {
            Deed::ChurchFree
        } else {
            Deed::Church
        };
        let args = [
            ("space", number(space)),
            ("gifts", gifts.into()),
            ("reward", self.received(&reward).into()),
        ];
        self.say(phrase, &args)
    }

    fn learn_sentence(&self, space: u8, imports: u8) -> String {
        let (Some((title, _)), Some(yen)) = (
            self.laboratory_card(space),
            self.game.yen_to_pay(self.table, space, imports),
        ) else {
            return self.words.phrase(Deed::NothingThere).to_owned();
        };
        let paid = [(Resource::Yen, yen), (Resource::Import, imports.into())];
        let paid = paid.into_iter().filter(|(_, amount)| *amount > 0);
        let price = self
            .words
            .list(paid.map(|(what, amount)| self.words.amount(what, amount)));
        let phrase = if price.is_empty() { Deed::LearnFree } else { Deed::Learn };
        self.say(
            phrase,
            &[("title", self.words.title(title).into()), ("price", price.into())],
        )
    }

    fn order_sentence(&self, phrase: Deed, space: u8, price: Arg) -> String {
        let area = self.table.board(self.table.acting.place).area;
        match self.table.ports[usize::from(area.board())]
            .get(usize::from(space))
            .copied()
            .flatten()
        {
            Some(order) => self.say(
                phrase,
                &[
                    ("order", self.order(order).into()),
                    ("goods", self.order_goods(order).into()),
                    ("price", price),
                ],
            ),
            None => self.words.phrase(Deed::NothingThere).to_owned(),
        }
    }

    /// An Order by its country and what it gives.
    pub(super) fn order(&self, order: OrderId) -> String {
        match self.game.content().orders.get(usize::from(order.0)) {
            Some(row) => self.say(
                Noun::OrderName,
                &[
                    ("country", self.words.of_country(row.country)),
                    ("reward", self.words.reward(&row.reward).into()),
                ],
            ),
            None => self.words.phrase(Noun::UnknownCard).to_owned(),
        }
    }

    /// The goods that an Order asks for.
    pub(super) fn order_goods(&self, order: OrderId) -> String {
        let goods = self
            .game
            .content()
            .orders
            .get(usize::from(order.0))
            .map_or([0; 4], |row| row.goods);
        let goods = Good::ALL.into_iter().zip(goods).filter(|(_, amount)| *amount > 0);
        self.words
            .list(goods.map(|(good, amount)| self.words.amount(good.into(), amount.into())))
    }

    /// What an Achievement tile asks for.
    pub(super) fn goal_of(&self, tile: Option<AchievementId>) -> String {
        let row = tile.and_then(|tile| self.game.content().achievements.get(usize::from(tile.0)));
        row.map_or_else(
            || self.words.phrase(Noun::UnknownCard).to_owned(),
            |row| self.words.goal(&row.goal),
        )
    }

    /// What an Achievement Reward is.
    pub(super) fn reward_name(&self, token: Option<RewardId>) -> String {
        match token.and_then(|token| self.game.content().rewards.get(usize::from(token.0))) {
            Some(row) => match row.country {
                Some(country) => self.say(Noun::Flag, &[("country", self.words.of_country(country))]),
                None => self.words.phrase(Noun::RewardAgent).to_owned(),
            },
            None => self.words.phrase(Noun::UnknownCard).to_owned(),
        }
    }
}
