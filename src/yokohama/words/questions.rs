//! What is asked: a title and a line of detail for every open question, and for a move that is about to be made.

use super::phrases::{Noun, Query};
use super::power::Leader;
use super::{Arg, Caption, Question, Speech};
use crate::yokohama::components::{Piece, Resource, Title, TokenId};
use crate::yokohama::content::{Reward, TokenRow};
use crate::yokohama::map::Place;
use crate::yokohama::{Ask, Decision, Move, Placed, Rules, Stage, Yokohama};

/// What a President would come to in an Area, in few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The Power it would have; the sentence begins with it.
    pub power: String,
    /// What that would give, in a sentence.
    pub gives: String,
}

impl Speech<'_, Yokohama> {
    /// What a decision asks.
    pub fn question(&self, decision: Decision) -> Question {
        Question {
            title: self.title(decision),
            detail: self.detail(decision),
        }
    }

    /// The Power that the President of the active seat would have at an Area, and what it is made of, before what it would give.
    pub fn would_get(&self, place: Place) -> String {
        let formula = self.formula(place);
        self.words.fill(Caption::WouldGet, &[("formula", formula.into())])
    }

    /// What to know before a move that has a target is made, for as long as more than one way leads there: "Move your
    /// President to the Copper Mine?" with the Power it would have. `None` for a move that explains itself.
    pub fn prospect(&self, action: Move) -> Option<Question> {
        match action {
            Move::Go(place, _) => self.going(place, Query::GoTitle, Leader::President),
            Move::Agent(_, place) => self.going(place, Query::AgentTitle, Leader::Agent),
            Move::Church(space, _) => self.church_space(space),
            Move::Learn(space, _) => self.technology(space),
            Move::SecondOrder(..) => Some(Question {
                title: self.words.phrase(Query::SecondOrderTitle).to_owned(),
                detail: self.say(
                    Query::SecondOrderDetail,
                    &[("n", self.table.me().orders_in_hand.into())],
                ),
            }),
            Move::Shift(..) => Some(Question {
                title: self.words.phrase(Query::ShiftTitle).to_owned(),
                detail: self.words.phrase(Query::ShiftDetail).to_owned(),
            }),
            _ => None,
        }
    }

    /// What the active seat's President would come to in an Area. `None` where no piece may be, and
    /// where it stands and may not return to (rulebook: Movement step).
    pub fn arrival(&self, place: Place) -> Option<Arrival> {
        if !self.table.takes_pieces(place) || self.table.me().president == Some(place) {
            return None;
        }
        let (power, _) = self.power(place, self.table.active, Leader::President);
        let outcome = self.outcome(self.table.board(place).area, power, self.table.active);
        let power = self.words.fill(Caption::PowerThere, &[("power", power.into())]);
        let args = [("power", power.as_str().into()), ("outcome", outcome.into())];
        let gives = self.words.fill(Caption::PowerGives, &args);
        Some(Arrival { power, gives })
    }

    fn title(&self, decision: Decision) -> String {
        let place = || self.spot(self.table.acting.place);
        let phrase = match decision.ask {
            Ask::FirstOrder => Query::FirstOrder,
            Ask::Before => Query::Before,
            Ask::Placement(placed) => return self.placement_title(placed),
            Ask::Movement if self.table.me().president.is_none() => Query::MovementFromHand,
            Ask::Movement => Query::Movement,
            Ask::Recall => Query::Recall,
            Ask::Church => Query::Church,
            Ask::Customs => Query::Customs,
            Ask::AssistantFrom => Query::AssistantFrom,
            Ask::Employment(_) | Ask::WarehousePiece | Ask::ShownPiece(_) => Query::Employment,
            Ask::Laboratory => Query::Laboratory,
            Ask::Port => Query::Port,
            Ask::SecondOrder => Query::SecondOrder,
            Ask::Chinatown(_) => Query::Chinatown,
            Ask::Bonus => Query::Bonus,
            Ask::Construction => return self.say(Query::Construction, &[("place", place())]),
            Ask::Recovery => return self.say(Query::Recovery, &[("place", place())]),
            Ask::After => Query::After,
            Ask::Station => Query::Station,
            Ask::AnyGood => Query::AnyGood,
            Ask::Movements(_) => Query::Movements,
            Ask::AchievementReward => Query::AchievementReward,
        };
        self.words.phrase(phrase).to_owned()
    }

    fn detail(&self, decision: Decision) -> String {
        let table = self.table;
        let (me, words) = (table.me(), self.words);
        let acting = table.acting;
        let rate = self.game.rate(table.board(acting.place).area, acting.power);
        let (power, yen, imports) = (
            ("power", acting.power.into()),
            ("yen", me.yen.into()),
            ("imports", me.imports.into()),
        );
        let n = |count: u8| ("n", count.into());
        match decision.ask {
            Ask::FirstOrder => self.say(Query::FirstOrderDetail, &[("seat", self.name(decision.seat))]),
            // What can be done then is told from the legal moves: `Words::ready`.
            Ask::Before | Ask::After => String::new(),
            Ask::Placement(placed) => self.placement_detail(placed),
            Ask::Movement => {
                let postal = me.knows(Title::PostalSystem);
                let station = self.game.straight_to_station(table, table.active).is_some();
                // By the first rules it is an Area with an own Assistant like the others, but for who stands there.
                let phrase = match self.game.rules() {
                    Rules::First if station && !postal => Query::MovementDetailStation,
                    Rules::Second if station && postal => Query::MovementDetailPostalToStation,
                    Rules::Second if station => Query::MovementDetailToStation,
                    _ if postal => Query::MovementDetailPostal,
                    _ => Query::MovementDetail,
                };
                self.say(phrase, &[yen])
            }
            Ask::Recall => {
                let assistants = table.with_assistant(table.active);
                let count = assistants
                    .into_iter()
                    .map(|place| table.board(place).assistants[table.active])
                    .sum();
                self.say(Query::RecallDetail, &[n(count)])
            }
            Ask::Church => self.say(Query::ChurchDetail, &[power, ("faith", rate.into())]),
            Ask::Customs => self.say(Query::CustomsDetail, &[power, n(rate), imports]),
            Ask::AssistantFrom => {
                let here = table.board(acting.place).assistants[table.active];
                let phrase = match table.stage {
                    Stage::ChurchAssistant(_) => Query::FromDetailChurch,
                    _ => Query::FromDetailCustoms,
                };
                self.say(phrase, &[("here", here.into()), ("hand", me.hand.assistants.into())])
            }
            Ask::Employment(left) => self.employment_detail(left),
            Ask::WarehousePiece => self.employment_detail(table.pending.pieces),
            Ask::ShownPiece(piece) => {
                let pieces = words.pieces(piece, table.pending.shown.of(piece));
                self.say(Query::ShownPieceDetail, &[("pieces", pieces.into()), yen])
            }
            Ask::Laboratory => {
                let phrase = match me.later_point() {
                    0 => Query::LaboratoryDetail,
                    _ => Query::LaboratoryDetailLater,
                };
                let cards = ("cards", me.technologies.len().into());
                self.say(phrase, &[power, ("value", rate.into()), cards])
            }
            Ask::Port => {
                let phrase = match rate {
                    0 => Query::PortDetailShut,
                    1 => Query::PortDetailLow,
                    2 => Query::PortDetailMid,
                    _ => Query::PortDetailHigh,
                };
                self.say(phrase, &[power, n(me.orders_in_hand)])
            }
            Ask::SecondOrder => self.say(Query::SecondOrderDetail, &[n(me.orders_in_hand)]),
            Ask::Chinatown(left) => self.say(Query::ChinatownDetail, &[n(left), yen]),
            Ask::Bonus => self.bonus_detail(),
            Ask::Construction => self.say(
                Query::ConstructionDetail,
                &[
                    power,
                    ("shops", me.hand.shops.into()),
                    ("houses", me.hand.houses.into()),
                ],
            ),
            Ask::Recovery => self.say(
                Query::RecoveryDetail,
                &[n(table.board(acting.place).assistants[table.active])],
            ),
            Ask::Station => words.phrase(Query::StationDetail).to_owned(),
            Ask::AnyGood => self.say(Query::AnyGoodDetail, &[n(table.pending.goods)]),
            Ask::Movements(left) => self.say(Query::MovementsDetail, &[n(left)]),
            Ask::AchievementReward => words.phrase(Query::AchievementRewardDetail).to_owned(),
        }
    }

    fn placement_title(&self, placed: Placed) -> String {
        let phrase = match placed.count {
            _ if self.is_placed(placed) => Query::PlacementFull,
            0 => Query::Placement,
            _ => Query::PlacementMore,
        };
        let most = self.table.most_placed(placed);
        self.say(phrase, &[("n", placed.count.into()), ("most", most.into())])
    }

    fn placement_detail(&self, placed: Placed) -> String {
        let me = self.table.me();
        if let Some(pair) = placed.pair {
            let phrase = match (me.knows(Title::Telegram), placed.count) {
                (true, 2) if !self.is_placed(placed) => Query::PlacementDetailTelegram,
                (true, 3..) => Query::PlacementDetailTelegramDone,
                _ => Query::PlacementDetailPair,
            };
            return self.say(phrase, &[("place", self.spot(pair))]);
        }
        let phrase = match placed.count {
            _ if self.is_placed(placed) => Query::PlacementDetailDone,
            0 => Query::PlacementDetail,
            1 => Query::PlacementDetailOne,
            _ => Query::PlacementDetailMore,
        };
        let most = self.table.most_placed(placed);
        let hand = me.hand.assistants;
        let args = [("n", placed.count.into()), ("most", most.into()), ("hand", hand.into())];
        self.say(phrase, &args)
    }

    /// Whether no further Assistant may be placed, or none is in the hand and none comes there.
    fn is_placed(&self, placed: Placed) -> bool {
        let is_bare = self.table.me().hand.assistants == 0 && !self.table.university_within_reach();
        placed.count >= self.table.most_placed(placed) || is_bare
    }

    fn employment_detail(&self, left: u8) -> String {
        let me = self.table.me();
        let house = me.price(Piece::TradingHouse);
        let args = [("n", left.into()), ("price", house.into()), ("yen", me.yen.into())];
        let phrase = if me.warehouse.houses == 0 {
            Query::EmploymentDetailNoHouse
        } else {
            Query::EmploymentDetail
        };
        self.say(phrase, &args)
    }

    fn bonus_detail(&self) -> String {
        let token = self.table.board(self.table.acting.place).token;
        match token {
            Some(token) if token.is_free_agent() => self.words.phrase(Query::BonusDetailFreeAgent).to_owned(),
            _ => self.say(Query::BonusDetail, &[("reward", self.token_received(token).into())]),
        }
    }

    /// The Power that the President would have at an Area, and what it is made of.
    fn formula(&self, place: Place) -> String {
        self.power(place, self.table.active, Leader::President).1
    }

    fn going(&self, place: Place, title: Query, leader: Leader) -> Option<Question> {
        if !self.table.takes_pieces(place) {
            return None;
        }
        let (power, formula) = self.power(place, self.table.active, leader);
        let outcome = self.outcome(self.table.board(place).area, power, self.table.active);
        Some(Question {
            title: self.say(title, &[("place", self.spot(place))]),
            detail: self.say(
                Query::GoDetail,
                &[("formula", formula.into()), ("outcome", outcome.into())],
            ),
        })
    }

    fn church_space(&self, space: u8) -> Option<Question> {
        let row = self.game.content().church.get(usize::from(space))?;
        let acting = self.table.acting;
        let faith = self.game.rate(self.table.board(acting.place).area, acting.power);
        let missing = row.asks.saturating_sub(faith);
        let phrase = if missing == 0 {
            Query::ChurchSpaceDetailFree
        } else {
            Query::ChurchSpaceDetail
        };
        Some(Question {
            title: self.say(
                Query::ChurchSpaceTitle,
                &[
                    ("faith", row.asks.into()),
                    ("reward", self.received(&row.reward).into()),
                ],
            ),
            detail: self.say(phrase, &[("power", acting.power.into()), ("n", missing.into())]),
        })
    }

    fn technology(&self, space: u8) -> Option<Question> {
        let (title, points) = self.laboratory_card(space)?;
        let phrase = if points == 0 {
            Query::LearnDetailFree
        } else {
            Query::LearnDetail
        };
        let me = self.table.me();
        let cost = [
            ("n", points.into()),
            ("yen", me.yen.into()),
            ("imports", me.imports.into()),
        ];
        Some(Question {
            title: self.say(Query::LearnTitle, &[("title", self.words.title(title).into())]),
            detail: self.say(phrase, &cost),
        })
    }

    /// The title of the card of a space of the Laboratory that acts, and the points to pay beyond the Power.
    pub(super) fn laboratory_card(&self, space: u8) -> Option<(Title, u8)> {
        let table = self.table;
        let area = table.board(table.acting.place).area;
        let card = (*table.laboratories[usize::from(area.board())].get(usize::from(space))?)?;
        let row = self.game.content().technologies.get(usize::from(card.0))?;
        Some((row.title, self.game.points_to_pay(table, space)?))
    }

    /// What a reward comes to for the active seat, in words.
    pub(super) fn received(&self, reward: &Reward) -> String {
        self.words.reward(&self.table.me().received(reward))
    }

    /// What a 5-Power token comes to for the active seat, in words.
    pub(super) fn token_received(&self, token: Option<TokenId>) -> String {
        match self.token_row(token) {
            Some(row) => self.received(&row.reward),
            None => self.token_reward(token),
        }
    }

    fn token_row(&self, token: Option<TokenId>) -> Option<&TokenRow> {
        self.game.content().tokens.get(usize::from(token?.0))
    }

    /// What a 5-Power token gives, in words.
    pub(super) fn token_reward(&self, token: Option<TokenId>) -> String {
        match self.token_row(token) {
            Some(row) => self.words.reward(&row.reward),
            None if token.is_some_and(|token| token.is_free_agent()) => self.words.phrase(Noun::FreeAgent).to_owned(),
            None => self.words.phrase(Noun::Nothing).to_owned(),
        }
    }

    /// So much of a resource, as a filling.
    pub(super) fn amount(&self, what: Resource, amount: u16) -> Arg<'static> {
        self.words.amount(what, amount).into()
    }
}
