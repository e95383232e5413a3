//! Cards, Achievements, agents and moves explained.

use super::{Hint, chapter_of};
use crate::game::Seat;
use crate::yokohama::components::{Agent, Area, Country, Good, OrderId, Piece, TechnologyId};
use crate::yokohama::words::Speech;
use crate::yokohama::words::phrases::{Noun, Spoken, Tip};
use crate::yokohama::{Chapter, Move, Sign, Yokohama};

impl Speech<'_, Yokohama> {
    /// An Order: what it asks, what it gives, and what the viewer lacks for it.
    pub(super) fn order_hint(&self, order: OrderId, viewer: Option<Seat>) -> Hint {
        let Some(row) = self.game.content().orders.get(usize::from(order.0)) else {
            return Hint::new(self.words.phrase(Noun::UnknownCard));
        };
        let country = ("country", self.words.country(row.country).into());
        let lacks = viewer.map(|seat| {
            let owned = &self.table.seats[seat];
            let missing = Good::ALL.into_iter().filter_map(|good| {
                let lack = u16::from(row.goods[good.index()]).saturating_sub(owned.good(good));
                (lack > 0).then(|| self.words.amount(good.into(), lack))
            });
            match self.words.list(missing) {
                none if none.is_empty() => self.words.phrase(Tip::LacksNothing).to_owned(),
                some => self.say(Tip::Lacks, &[("goods", some.into())]),
            }
        });
        Hint::new(self.say(Tip::OrderTitle, &[country]))
            .lines([
                self.say(Tip::AsksGoods, &[("goods", self.order_goods(order).into())]),
                self.say(Tip::Gives, &[("reward", self.words.reward(&row.reward).into())]),
            ])
            .lines(lacks)
            .lines([self.words.phrase(Tip::OrderIcon).to_owned()])
    }

    pub(super) fn port_hint(&self, board: u8, space: u8, viewer: Option<Seat>) -> Hint {
        let area = if board == 0 { Area::PortA } else { Area::PortB };
        let cards = self.table.ports.get(usize::from(board));
        let Some(order) = cards.and_then(|cards| cards.get(usize::from(space)).copied().flatten()) else {
            return self.vacant(area, space);
        };
        let level = self
            .game
            .content()
            .port
            .spaces
            .get(usize::from(space))
            .copied()
            .unwrap_or(1);
        let power = (1..=5).find(|&power| self.game.rate(area, power) >= level).unwrap_or(5);
        let args = [("level", self.words.level(level).into()), ("power", power.into())];
        let level = self.say(Tip::PortLevel, &args);
        self.order_hint(order, viewer)
            .kind(self.words.area(area))
            .lines([level])
            .chapter(Chapter::Port)
    }

    /// A space without a card.
    fn vacant(&self, area: Area, space: u8) -> Hint {
        Hint::new(self.words.area(area))
            .lines([self.say(Spoken::Empty, &[("space", (u16::from(space) + 1).into())])])
            .chapter(chapter_of(area))
    }

    pub(super) fn laboratory_hint(&self, board: u8, space: u8, viewer: Option<Seat>) -> Hint {
        let area = if board == 0 {
            Area::LaboratoryA
        } else {
            Area::LaboratoryB
        };
        let cards = self.table.laboratories.get(usize::from(board));
        let Some(card) = cards.and_then(|cards| cards.get(usize::from(space)).copied().flatten()) else {
            return self.vacant(area, space);
        };
        let surcharge = self
            .game
            .content()
            .laboratory
            .spaces
            .get(usize::from(space))
            .copied()
            .unwrap_or_default();
        let mut hint = self
            .technology_hint(card)
            .kind(self.words.area(area))
            .chapter(Chapter::Laboratory);
        if let Some(row) = self.game.content().technologies.get(usize::from(card.0)) {
            let args = [("n", (row.value + surcharge).into()), ("surcharge", surcharge.into())];
            let phrase = if surcharge == 0 { Tip::Costs } else { Tip::CostsMore };
            hint = hint.lines([self.say(phrase, &args)]);
        }
        let later = viewer.is_some_and(|seat| self.table.seats[seat].later_point() > 0);
        hint.lines(later.then(|| self.words.phrase(Tip::CostsLater).to_owned()))
            .lines([self.words.phrase(Tip::TechnologyWorth).to_owned()])
    }

    pub(super) fn technology_hint(&self, card: TechnologyId) -> Hint {
        let Some(row) = self.game.content().technologies.get(usize::from(card.0)) else {
            return Hint::new(self.words.phrase(Noun::UnknownCard));
        };
        Hint::new(self.words.title(row.title)).lines([self.words.effect(row.title).to_owned()])
    }

    pub(super) fn achievement_hint(&self, stack: u8) -> Hint {
        let Some(achievement) = self.table.achievements.get(usize::from(stack)) else {
            return Hint::new(self.words.phrase(Noun::UnknownCard));
        };
        let row = self.game.content().achievements.get(usize::from(achievement.tile.0));
        let (first, later) = row.map_or((0, 0), |row| (row.first, row.later));
        let done = achievement
            .done
            .iter()
            .flatten()
            .map(|seat| self.names.of(*seat).to_owned());
        let done = self.words.list(done);
        let done = (!done.is_empty()).then(|| self.say(Tip::DoneBy, &[("seats", done.into())]));
        Hint::new(self.goal_of(Some(achievement.tile)))
            .kind(self.words.sign(Sign::Achievement))
            .lines([self.say(Tip::FirstAndLater, &[("first", first.into()), ("later", later.into())])])
            .lines(done)
            .lines([self.words.phrase(Tip::AchieveWhen).to_owned()])
            .chapter(Chapter::Achievements)
    }

    pub(super) fn reward_hint(&self, space: u8) -> Hint {
        let token = self.table.rewards.get(usize::from(space)).copied().flatten();
        Hint::new(self.reward_name(token))
            .kind(self.words.chapter(Chapter::AchievementRewards))
            .lines([self.words.phrase(Tip::RewardWhen).to_owned()])
            .chapter(Chapter::AchievementRewards)
    }

    pub(super) fn agent_hint(&self, agent: Agent, viewer: Option<Seat>) -> Hint {
        let owner = viewer.map(|seat| self.say(Tip::OwnedBy, &[("seat", self.name(seat))]));
        let acts = match agent {
            Agent::Foreign(_) => Tip::AgentActs,
            Agent::Free | Agent::Reward => Tip::FreeAgentActs,
        };
        Hint::new(self.words.agent(agent))
            .kind(owner.unwrap_or_default())
            .lines([self.words.phrase(acts).to_owned()])
            .chapter(Chapter::ForeignAgents)
    }

    pub(super) fn supply_hint(&self, country: Country) -> Hint {
        let left = self.table.agents[country.index()];
        Hint::new(self.words.agent(Agent::Foreign(country)))
            .kind(self.say(Tip::InSupply, &[("n", left.into())]))
            .lines([
                self.words.phrase(Tip::AgentComes).to_owned(),
                self.words.phrase(Tip::AgentActs).to_owned(),
            ])
            .chapter(Chapter::ForeignAgents)
    }

    pub(super) fn stock_hint(&self, piece: Piece, viewer: Option<Seat>) -> Hint {
        let hint = self.words.sign_hint(Sign::Piece(piece));
        let Some(seat) = viewer else { return hint };
        let count = self.table.seats[seat].warehouse.of(piece);
        hint.kind(self.say(Tip::InWarehouse, &[("n", count.into())]))
            .chapter(Chapter::Employment)
    }

    pub(super) fn move_hint(&self, action: Move) -> Hint {
        let prospect = self.prospect(action).map(|question| question.detail);
        Hint::new(self.action(action))
            .lines([self.action_long(action)])
            .lines(prospect.filter(|detail| !detail.is_empty()))
    }
}
