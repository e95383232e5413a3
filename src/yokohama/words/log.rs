//! What happened, as the log tells it: with names, in the present tense, and without what a reader may not know.

use super::format::number;
use super::phrases::{Log, Noun};
use super::{Arg, Speech};
use crate::game::Seat;
use crate::words::phrases::Told;
use crate::yokohama::components::{Agent, OrderId, Piece, Resource, TechnologyId};
use crate::yokohama::{Actor, Cause, Event, Move, Origin, Payee, Shrine, Unbuilt, Why, Yokohama};

impl Speech<'_, Yokohama> {
    /// What a seat chose, in a line, where nothing that happened tells it.
    pub fn chosen(&self, seat: Seat, action: Move) -> String {
        let args = [("seat", self.name(seat)), ("deed", self.action_long(action).into())];
        self.say(Log::Chosen, &args)
    }

    /// What happened, in a line; `None` for what another event tells already. Give the event as its reader may know it
    /// (`Happening::seen_by`): a card that it does not name is not named.
    pub fn told(&self, event: &Event) -> Option<String> {
        let words = self.words;
        let name = |seat| ("seat", self.name(seat));
        let at = |place| ("place", self.spot(place));
        let tell = |phrase: Log, args: &[_]| Some(self.say(phrase, args));
        match *event {
            Event::OrderKept { seat, order: None } => tell(Log::Kept, &[name(seat)]),
            Event::OrderKept {
                seat,
                order: Some(order),
            } => tell(Log::KeptOrder, &[name(seat), self.card(order)]),
            Event::RoundBegan { round } => tell(Log::Round, &[("round", round.into())]),
            Event::TurnBegan { seat } => tell(Log::Turn, &[name(seat)]),
            Event::Placed { seat, place } => tell(Log::Placed, &[name(seat), at(place)]),
            Event::Paid {
                seat,
                to: Payee::Bank,
                what,
                amount,
            } => Some(self.say(Told::Paid, &[name(seat), ("amount", self.amount(what, amount))])),
            Event::Paid {
                seat,
                to: Payee::Seat(payee),
                what,
                amount,
            } => {
                let args = [
                    name(seat),
                    ("payee", self.name(payee)),
                    ("amount", self.amount(what, amount)),
                ];
                tell(Log::PaidPlayer, &args)
            }
            Event::Gained {
                seat,
                what,
                amount,
                why,
            } => self.told_gain(seat, what, amount, why),
            Event::PresidentMoved {
                seat,
                from: None,
                to: None,
                ..
            } => tell(Log::PresidentStays, &[name(seat)]),
            Event::PresidentMoved { seat, to: None, .. } => tell(Log::PresidentReturns, &[name(seat)]),
            Event::PresidentMoved {
                seat,
                from: None,
                to: Some(place),
                ..
            } => tell(Log::PresidentEnters, &[name(seat), at(place)]),
            Event::PresidentMoved {
                seat, to: Some(place), ..
            } => tell(Log::PresidentMoves, &[name(seat), at(place)]),
            Event::Recovered { seat, place, count } => {
                tell(Log::Recovered, &[name(seat), ("n", count.into()), at(place)])
            }
            Event::Acted { seat, place, power, by } => {
                let phrase = match by {
                    Actor::President => Log::Acted,
                    Actor::AgentBefore | Actor::AgentAfter => Log::AgentActed,
                };
                tell(phrase, &[name(seat), at(place), ("power", power.into())])
            }
            Event::AgentUsed { seat, agent, place } => tell(
                Log::AgentUsed,
                &[name(seat), ("agent", words.agent(agent).into()), at(place)],
            ),
            Event::AgentJoined { seat, agent } => {
                let phrase = match agent {
                    Agent::Foreign(_) => Log::AgentJoined,
                    Agent::Free | Agent::Reward => Log::FreeAgentJoined,
                };
                tell(phrase, &[name(seat), ("agent", words.agent(agent).into())])
            }
            Event::NoAgentLeft { seat, country, icons } => tell(
                Log::NoAgentLeft,
                &[
                    name(seat),
                    ("n", icons.into()),
                    ("country", self.words.of_country(country)),
                ],
            ),
            Event::Settled {
                seat,
                board,
                space,
                from,
            } => {
                let phrase = match (board, from) {
                    (Shrine::Church, Origin::Hand) => Log::ChurchFromHand,
                    (Shrine::Church, Origin::Area(_)) => Log::Church,
                    (Shrine::Customs, Origin::Hand) => Log::CustomsFromHand,
                    (Shrine::Customs, Origin::Area(_)) => Log::Customs,
                };
                tell(phrase, &[name(seat), ("space", number(space))])
            }
            Event::Recruited { seat, piece } => {
                let phrase = match piece {
                    Piece::Assistant => Log::RecruitedAssistant,
                    Piece::Shop => Log::RecruitedShop,
                    Piece::TradingHouse => Log::RecruitedHouse,
                };
                tell(phrase, &[name(seat)])
            }
            Event::Learned { seat, card, .. } => tell(
                Log::Learned,
                &[name(seat), ("title", self.technology_title(card).into())],
            ),
            Event::LaboratoryFilled { board, card } => {
                let phrase = if board == 0 { Log::LaboratoryA } else { Log::LaboratoryB };
                tell(phrase, &[("title", self.technology_title(card).into())])
            }
            Event::OrderTaken {
                seat,
                board,
                space,
                card,
            } => {
                let args = [name(seat), ("space", number(space))];
                match (card, board) {
                    (Some(card), 0) => tell(Log::OrderTakenA, &[name(seat), self.card(card)]),
                    (Some(card), _) => tell(Log::OrderTakenB, &[name(seat), self.card(card)]),
                    (None, 0) => tell(Log::SomeOrderTakenA, &args),
                    (None, _) => tell(Log::SomeOrderTakenB, &args),
                }
            }
            Event::PortFilled { board, card } => {
                let phrase = if board == 0 { Log::PortA } else { Log::PortB };
                tell(phrase, &[self.card(card)])
            }
            Event::Exchanged { seat, exchange } => {
                let ((given, price), (what, amount)) = exchange.terms();
                let terms = [
                    name(seat),
                    ("given", self.amount(given, price)),
                    ("gained", self.amount(what, amount)),
                ];
                tell(Log::Exchanged, &terms)
            }
            Event::TokenTaken { seat, place, .. } => tell(Log::TokenTaken, &[name(seat), at(place)]),
            Event::ShopBuilt { seat, place, .. } => tell(Log::ShopBuilt, &[name(seat), at(place)]),
            Event::HouseBuilt { seat, place, .. } => tell(Log::HouseBuilt, &[name(seat), at(place)]),
            Event::NothingBuilt { seat, place, why } => {
                let phrase = match why {
                    Unbuilt::NoPiece => Log::NoPieceToBuild,
                    Unbuilt::ShopHere => Log::ShopHereAlready,
                    Unbuilt::NoSpace => Log::NoSpaceToBuild,
                };
                tell(phrase, &[name(seat), at(place)])
            }
            Event::Achieved { seat, tile, order, .. } => {
                let phrase = if order == 0 { Log::AchievedFirst } else { Log::Achieved };
                tell(phrase, &[name(seat), ("goal", self.goal_of(Some(tile)).into())])
            }
            Event::Delivered { seat, order } => tell(Log::Delivered, &[name(seat), self.country(order)]),
            Event::Shifted {
                seat,
                from: Origin::Hand,
                to,
            } => tell(Log::ShiftedFromHand, &[name(seat), ("to", self.spot(to))]),
            Event::Shifted {
                seat,
                from: Origin::Area(from),
                to,
            } => tell(
                Log::Shifted,
                &[name(seat), ("from", self.spot(from)), ("to", self.spot(to))],
            ),
            Event::StationPlaced { seat, place } => tell(Log::Station, &[name(seat), at(place)]),
            Event::RewardTaken { seat, reward } => tell(
                Log::Reward,
                &[name(seat), ("reward", self.reward_name(Some(reward)).into())],
            ),
            Event::EndTriggered {
                seat,
                cause,
                last_round,
            } => {
                let args = [
                    name(seat),
                    ("n", self.table.board_limit().into()),
                    ("round", last_round.into()),
                ];
                tell(end(cause), &args)
            }
            Event::GameOver => Some(words.phrase(Log::GameOver).to_owned()),
        }
    }

    /// A card that was added to a board, with all that it says: whoever has not seen it knows it then.
    pub(super) fn told_card(&self, event: &Event) -> Option<String> {
        let (phrase, card) = match *event {
            Event::LaboratoryFilled { board, card } => {
                let phrase = [Log::LaboratoryACard, Log::LaboratoryBCard][usize::from(board != 0)];
                (phrase, self.words.spoken_technology(self.game, card))
            }
            Event::PortFilled { board, card } => {
                let phrase = [Log::PortACard, Log::PortBCard][usize::from(board != 0)];
                (
                    phrase,
                    self.words.speech(self.game, self.table, self.names).spoken_order(card),
                )
            }
            _ => return None,
        };
        // A line of the log ends without a full stop.
        let card = card.strip_suffix('.').unwrap_or(&card).to_owned();
        Some(self.say(phrase, &[("card", card.into())]))
    }

    /// An Order that was taken, by its country alone: what it gives takes more words than some logs have room for.
    pub(super) fn told_briefly(&self, event: &Event) -> Option<String> {
        let Event::OrderTaken {
            seat,
            board,
            card: Some(card),
            ..
        } = *event
        else {
            return None;
        };
        let phrase = [Log::OrderTakenBrieflyA, Log::OrderTakenBrieflyB][usize::from(board != 0)];
        Some(self.say(phrase, &[("seat", self.name(seat)), self.country(card)]))
    }

    fn told_gain(&self, seat: Seat, what: Resource, amount: u16, why: Why) -> Option<String> {
        let phrase = match why {
            // The exchange told it, but for the copper that Mining Technology adds.
            Why::Exchange if amount <= 1 || what == Resource::Yen => return None,
            Why::Exchange => Log::GainedMining,
            Why::Action => Log::Gained,
            Why::TradingHouse => Log::GainedTradingHouse,
            Why::Token => Log::GainedToken,
            Why::Building => Log::GainedBuilding,
            Why::Board => Log::GainedBoard,
            Why::Order => Log::GainedOrder,
            Why::Achievement => Log::GainedAchievement,
            Why::Technology => Log::GainedTechnology,
            Why::Choice => Log::GainedChoice,
        };
        Some(self.say(
            phrase,
            &[("seat", self.name(seat)), ("amount", self.amount(what, amount))],
        ))
    }

    fn card(&self, order: OrderId) -> (&'static str, Arg<'static>) {
        ("order", self.order(order).into())
    }

    fn country(&self, order: OrderId) -> (&'static str, Arg<'static>) {
        let row = self.game.content().orders.get(usize::from(order.0));
        (
            "country",
            row.map_or(Arg::from(""), |row| self.words.of_country(row.country)),
        )
    }

    /// The title of a Technology card.
    pub(super) fn technology_title(&self, card: TechnologyId) -> &'static str {
        let row = self.game.content().technologies.get(usize::from(card.0));
        row.map_or_else(
            || self.words.phrase(Noun::UnknownCard),
            |row| self.words.title(row.title),
        )
    }
}

const fn end(cause: Cause) -> Log {
    match cause {
        Cause::TradingHouses => Log::EndHouses,
        Cause::Shops => Log::EndShops,
        Cause::Orders => Log::EndOrders,
        Cause::Church => Log::EndChurch,
        Cause::Customs => Log::EndCustoms,
    }
}
