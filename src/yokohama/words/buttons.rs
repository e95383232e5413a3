//! The label of a button for a move: at most about 28 characters, for it stands beside what is meant.

use super::phrases::{Button, Noun};
use super::{Arg, Speech, Words};
use crate::game::{SEATS, Seat};
use crate::yokohama::components::{Offering, Piece, Resource};
use crate::yokohama::content::{BuildingRow, Reward};
use crate::yokohama::{Ask, Fee, Move, Offerings, Origin, Toll, Yokohama};

impl Speech<'_, Yokohama> {
    /// The label of a button for a move that answers the open question.
    pub fn action(&self, action: Move) -> String {
        let (table, content) = (self.table, self.game.content());
        let plain = |phrase| self.words.phrase(phrase).to_owned();
        match action {
            Move::Keep(0) => plain(Button::KeepFirst),
            Move::Keep(_) => plain(Button::KeepSecond),
            Move::GoOn => plain(self.going_on()),
            Move::Place(place) => self.tolled(Button::Place, Button::PlacePaying, table.placement_toll(place)),
            Move::Go(_, toll) => self.tolled(Button::Go, Button::GoPaying, toll),
            Move::Return if table.me().president.is_none() => plain(Button::StayInHand),
            Move::Return => plain(Button::Return),
            Move::Recall(_) => plain(Button::Recall),
            Move::Church(_, given) => self.give(given),
            Move::Customs(space) => {
                let asks = content.customs.get(usize::from(space)).map_or(0, |row| row.asks);
                self.say(Button::Customs, &[("n", asks.into())])
            }
            Move::From(Origin::Hand) => plain(Button::FromHand),
            Move::From(Origin::Area(_)) => plain(Button::FromArea),
            Move::Recruit(piece) => self.recruit(piece),
            Move::Learn(space, imports) => self.learn(space, imports),
            Move::Order(_) => plain(Button::Order),
            Move::SecondOrder(_, fee @ Fee::Yen) => self.say(Button::PayYen, &[("yen", fee.price().1.into())]),
            Move::SecondOrder(_, fee @ Fee::Import) => {
                self.say(Button::PayImports, &[("imports", fee.price().1.into())])
            }
            Move::Exchange(exchange) => self.words.exchange(exchange, table.me()),
            Move::TakeToken => {
                let token = table.board(table.acting.place).token;
                match token.and_then(|token| content.tokens.get(usize::from(token.0))) {
                    Some(row) => self.rewarded(Button::TakeToken, &row.reward),
                    None => plain(Button::TakeFreeAgent),
                }
            }
            Move::Shop(space) => {
                let reward = self.tile().and_then(|tile| tile.shops.get(usize::from(space)).copied());
                self.rewarded(Button::Shop, &reward.unwrap_or_default())
            }
            Move::House => {
                let reward = self.tile().map(|tile| tile.house);
                self.rewarded(Button::House, &reward.unwrap_or_default())
            }
            Move::Leave => plain(Button::Leave),
            Move::Agent(agent, _) => self.say(Button::Agent, &[("agent", self.words.agent(agent).into())]),
            Move::Achieve(stack) => self.say(Button::Achieve, &[("n", self.achievement_points(stack).into())]),
            Move::Deliver(order) => {
                let row = content.orders.get(usize::from(order.0));
                self.rewarded(Button::Deliver, &row.map(|row| row.reward).unwrap_or_default())
            }
            Move::Good(good) => self.words.amount(good.into(), self.game.of_choice(table, good)),
            Move::Shift(Origin::Hand, _) => plain(Button::ShiftFromHand),
            Move::Shift(Origin::Area(_), _) => plain(Button::Shift),
            Move::Station(_) => plain(Button::Station),
            Move::Reward(space) => self.reward_token(space),
            Move::Mill => plain(Button::Mill),
            Move::University => plain(Button::University),
        }
    }

    /// What going on is called at the open question.
    fn going_on(&self) -> Button {
        let table = self.table;
        let Some(decision) = table.decision() else {
            return Button::GoOn;
        };
        let acting = table.acting;
        let untouched = |left| left == self.game.rate(table.board(acting.place).area, acting.power);
        match decision.ask {
            Ask::Before => Button::Begin,
            Ask::Placement(placed) if placed.count == 0 => Button::PlaceNone,
            Ask::Placement(_) => Button::PlaceDone,
            Ask::Recall => Button::RecallDone,
            Ask::Church | Ask::Customs => Button::NoSpace,
            Ask::Employment(left) if untouched(left) => Button::NoPiece,
            Ask::Employment(_) => Button::NoMorePieces,
            Ask::WarehousePiece | Ask::ShownPiece(_) => Button::NoPiece,
            Ask::Laboratory => Button::NoTechnology,
            Ask::Port => Button::NoOrder,
            Ask::SecondOrder => Button::NoSecondOrder,
            Ask::Chinatown(left) if untouched(left) => Button::NoExchange,
            Ask::Chinatown(_) => Button::NoMoreExchanges,
            Ask::Bonus => Button::NoToken,
            Ask::Construction => Button::BuildNothing,
            Ask::Recovery => Button::LeaveNone,
            Ask::After => Button::EndTurn,
            Ask::Movements(_) => Button::NoMoreMovements,
            Ask::FirstOrder | Ask::Movement | Ask::AssistantFrom => Button::GoOn,
            Ask::Station | Ask::AnyGood | Ask::AchievementReward => Button::GoOn,
        }
    }

    fn tolled(&self, free: Button, paying: Button, toll: Toll) -> String {
        if toll == Toll::FREE {
            return self.words.phrase(free).to_owned();
        }
        let seats = Seat::all(SEATS as u8).filter(|seat| toll.pays(*seat));
        let payees = seats.map(|seat| self.names.short(seat).to_owned());
        let bank = (toll.crossings > 0).then(|| self.words.phrase(Noun::Bank).to_owned());
        let payees = self.words.commas(payees.chain(bank));
        self.say(paying, &[("n", toll.yen().into()), ("payees", payees.into())])
    }

    /// The label of a way to pay for Faith; of many gifts it tells those that are kept.
    fn give(&self, given: Offerings) -> String {
        let listed = |some: Offerings| self.words.commas(some.iter().map(|offering| self.offering(offering)));
        match given.len() {
            0 => self.words.phrase(Button::GiveNothing).to_owned(),
            1..=3 => self.say(Button::Give, &[("gifts", listed(given).into())]),
            4 | 5 => self.say(
                Button::GiveAllBut,
                &[("gifts", listed(Offerings::ALL.without(given)).into())],
            ),
            _ => self.words.phrase(Button::GiveAll).to_owned(),
        }
    }

    fn offering(&self, offering: Offering) -> String {
        let phrase = match offering {
            Offering::Copper => Noun::OfferingCopper,
            Offering::Silk => Noun::OfferingSilk,
            Offering::Tea => Noun::OfferingTea,
            Offering::Fish => Noun::OfferingFish,
            Offering::Import => Noun::OfferingImport,
            Offering::Yen => Noun::OfferingYen,
        };
        self.words.phrase(phrase).to_owned()
    }

    fn recruit(&self, piece: Piece) -> String {
        // There is no price for a fifth Trading House.
        if self.table.me().warehouse.of(piece) == 0 {
            return self.words.piece(piece).to_owned();
        }
        let price = self.table.me().price(piece);
        let phrase = if price == 0 {
            Button::RecruitFree
        } else {
            Button::Recruit
        };
        self.say(
            phrase,
            &[("piece", self.words.piece(piece).into()), ("yen", price.into())],
        )
    }

    fn learn(&self, space: u8, imports: u8) -> String {
        let yen = self.game.yen_to_pay(self.table, space, imports).unwrap_or_default();
        let phrase = match (yen, imports) {
            (0, 0) => Button::LearnFree,
            (_, 0) => Button::PayYen,
            (0, _) => Button::PayImports,
            _ => Button::PayBoth,
        };
        self.say(phrase, &[("yen", yen.into()), ("imports", imports.into())])
    }

    /// The Building tile of the acting Area.
    pub(super) fn tile(&self) -> Option<&BuildingRow> {
        let building = self.table.board(self.table.acting.place).building?;
        self.game.content().buildings.get(usize::from(building.0))
    }

    /// The points that the active seat would score for an Achievement.
    pub(super) fn achievement_points(&self, stack: u8) -> u8 {
        let Some(achievement) = self.table.achievements.get(usize::from(stack)) else {
            return 0;
        };
        let row = self.game.content().achievements.get(usize::from(achievement.tile.0));
        let first = achievement.done.iter().all(Option::is_none);
        row.map_or(0, |row| if first { row.first } else { row.later })
    }

    fn reward_token(&self, space: u8) -> String {
        let token = self.table.rewards.get(usize::from(space)).copied().flatten();
        let country = token.and_then(|token| self.game.content().rewards.get(usize::from(token.0))?.country);
        match country {
            Some(country) => self.say(Button::TakeFlag, &[("country", self.words.of_country(country))]),
            // It is kept, and used later.
            None => self.words.phrase(Button::TakeFreeAgent).to_owned(),
        }
    }

    fn rewarded(&self, phrase: Button, reward: &Reward) -> String {
        self.say(
            phrase,
            &[(
                "reward",
                self.words.reward_short(&self.table.me().received(reward)).into(),
            )],
        )
    }
}

impl Words {
    /// What a space, card, tile or token gives, as short as can be: `2 tea, ¥3, 1 move`.
    pub fn reward_short(self, reward: &Reward) -> String {
        let mut plain = *reward;
        let own = [
            (Noun::ImportsShort, std::mem::take(&mut plain.imports)),
            (Noun::AnyGoodsShort, std::mem::take(&mut plain.any)),
            (Noun::WarehousePiecesShort, std::mem::take(&mut plain.pieces)),
            (Noun::MovementsShort, std::mem::take(&mut plain.movements)),
        ];
        let own = own.into_iter().filter(|(_, amount)| *amount > 0);
        let own = own.map(|(phrase, amount)| self.say(phrase, &[("n", amount.into())]));
        let shown = Piece::ALL.map(|piece| (piece, reward.shown(piece)));
        (plain.assistants, plain.shops, plain.houses) = (0, 0, 0);
        let shown = shown.into_iter().filter(|(_, count)| *count > 0);
        let own = own.chain(shown.map(|(piece, count)| self.pieces(piece, count)));
        let gains: Vec<String> = self.gains(&plain).into_iter().chain(own).collect();
        if gains.is_empty() {
            return self.phrase(Noun::Nothing).to_owned();
        }
        self.commas(gains)
    }

    /// So many yen and imported goods to pay, as short as can be: `¥2, 1 import`; empty if nothing is paid.
    pub fn price(self, yen: u16, imports: u8) -> String {
        let yen = (yen > 0).then(|| self.amount(Resource::Yen, yen));
        let imports = (imports > 0).then(|| self.say(Noun::ImportsShort, &[("n", Arg::from(imports))]));
        self.commas(yen.into_iter().chain(imports))
    }
}
