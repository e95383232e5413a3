//! What is asked: a title and a line of detail for every open question.

use super::phrases::{Button, Query};
use super::{Question, Speech, yen};
use crate::nippon::components::{Resource, RewardLevel, Track, Transport, WORKER_SLOTS};
use crate::nippon::rules::{consolidate, machinery, tracks};
use crate::nippon::{Ask, Decision, Nippon};

impl Speech<'_, Nippon> {
    /// What a decision asks, addressed to the seat that is asked.
    pub fn question(&self, decision: Decision) -> Question {
        Question {
            title: self.words.phrase(self.asked(decision.ask)).to_owned(),
            detail: self.detail(decision.ask),
        }
    }

    fn asked(&self, ask: Ask) -> Query {
        match ask {
            Ask::Turn if self.table.me().workers.len() >= WORKER_SLOTS => Query::TurnFull,
            Ask::Turn => Query::Turn,
            Ask::Action(_) => Query::Action,
            Ask::Steps(Track::Knowledge) => Query::StepsKnowledge,
            Ask::Steps(_) => Query::StepsCoal,
            Ask::Run => Query::Run,
            Ask::Contract => Query::Contract,
            Ask::Factory => Query::Factory,
            Ask::Improvement => Query::Improvement,
            Ask::Site(Transport::Train) => Query::SiteTrain,
            Ask::Site(Transport::Ship) => Query::SiteShip,
            Ask::Place => Query::Place,
            Ask::Return => Query::Return,
            Ask::Reward => Query::Reward,
            Ask::Space => Query::Space,
            Ask::Goods => Query::Goods,
            Ask::Finish => Query::Finish,
        }
    }

    fn detail(&self, ask: Ask) -> String {
        let (game, table) = (self.game, self.table);
        let (me, turn) = (table.me(), &table.turn);
        let has = ("yen", yen(me.yen));
        let done = ("n", turn.done.into());
        match ask {
            Ask::Turn => {
                let income = game.yen_income(me);
                let due = game.wages(me, income);
                let args = [
                    ("budget", self.budget().into()),
                    ("income", yen(income)),
                    ("wages", yen(u16::from(due.colours) * consolidate::WAGE)),
                ];
                let phrase = match me.workers.len() {
                    _ if table.is_last_turn() => return self.words.phrase(Query::TurnDetailLast).to_owned(),
                    WORKER_SLOTS.. => Query::TurnDetailFull,
                    _ => Query::TurnDetail,
                };
                self.say(phrase, &args)
            }
            Ask::Action(slot) => {
                let name = |at: usize| slot.actions().get(at).map_or("", |action| self.action_name(*action));
                self.say(
                    Query::ActionDetail,
                    &[("first", name(0).into()), ("second", name(1).into())],
                )
            }
            Ask::Steps(_) => {
                let prices = (1u8..).zip(tracks::PRICES);
                let prices =
                    prices.map(|(steps, price)| self.say(Button::Steps, &[("n", steps.into()), ("yen", yen(price))]));
                self.say(Query::StepsDetail, &[("prices", self.words.commas(prices).into()), has])
            }
            Ask::Run => {
                let coal = self.amount(Resource::Coal, me.coal);
                self.say(Query::RunDetail, &[("coal", coal.into()), done])
            }
            Ask::Contract => self.say(Query::ContractDetail, &[done]),
            Ask::Factory => {
                let args = [
                    ("level", game.level(me, Track::Knowledge).into()),
                    ("blueprints", self.amount(Resource::Blueprints, me.blueprints).into()),
                    has,
                ];
                self.say(Query::FactoryDetail, &args)
            }
            Ask::Improvement if me.improvables().next().is_none() => self.say(Query::ImprovementDetailStore, &[has]),
            Ask::Improvement => self.say(Query::ImprovementDetail, &[("price", yen(machinery::PRICE)), done, has]),
            Ask::Site(_) if turn.granted > 0 => self.words.phrase(Query::SiteDetailFree).to_owned(),
            Ask::Site(transport) => {
                let price = yen(game.transport_price(table, transport));
                self.say(Query::SiteDetail, &[("price", price), done, has])
            }
            Ask::Place => match table.market() {
                Some(region) => self.say(Query::PlaceDetailThere, &[("region", self.region(region).into()), done]),
                None => self.words.phrase(Query::PlaceDetail).to_owned(),
            },
            Ask::Return => {
                let city = turn.placing.map(|placing| placing.city);
                let lowest = city.and_then(|city| table.city(city).lowest()).unwrap_or_default();
                let args = [
                    ("city", city.map_or("", |city| self.city(city)).into()),
                    ("value", lowest.into()),
                ];
                self.say(Query::ReturnDetail, &args)
            }
            Ask::Reward => {
                let level = table.reward_levels().last().map_or(0, RewardLevel::multiplier);
                let workers = self.workers_count(me.workers.len());
                self.say(
                    Query::RewardDetail,
                    &[("workers", workers.into()), ("level", level.into())],
                )
            }
            Ask::Space => self.say(Query::SpaceDetail, &[("n", self.multiplying().into())]),
            Ask::Goods => self.say(Query::GoodsDetail, &[("n", turn.granted.into())]),
            Ask::Finish => {
                let blueprints = self.amount(Resource::Blueprints, me.blueprints);
                self.say(Query::FinishDetail, &[("blueprints", blueprints.into())])
            }
        }
    }

    /// The yen and Coal of whose turn it is.
    fn budget(&self) -> String {
        let me = self.table.me();
        let parts = [Resource::Yen, Resource::Coal].map(|what| self.amount(what, me.has(what)));
        self.words.list(parts)
    }
}
