//! What is asked while a move is half entered, and what could be entered at all.

use super::phrases::{Deed, Noun, Query};
use super::{Arg, Question, Speech, Words};
use crate::yokohama::components::{Agent, OrderId};
use crate::yokohama::map::Places;
use crate::yokohama::{Move, Table, Yokohama};

impl Words {
    /// What is asked once an agent is chosen that several Areas are open to.
    pub fn agent_where(self, agent: Agent) -> Question {
        Question {
            title: self.say(Query::AgentWhereTitle, &[("agent", self.agent(agent).into())]),
            detail: self.phrase(Query::AgentWhereDetail).to_owned(),
        }
    }

    /// How many Areas a President can go to, of the moves that are legal; `None` if there is none.
    pub fn reachable(self, moves: impl Iterator<Item = Move>) -> Option<String> {
        let mut places = Places::default();
        for action in moves {
            if let Move::Go(place, _) = action {
                places.insert(place);
            }
        }
        let count = Some(places.count()).filter(|&count| count > 0)?;
        Some(self.say(Query::MovementReach, &[("n", count.into())]))
    }

    /// The same with what a look at the table adds to it.
    pub fn reachable_seen(self, said: String) -> String {
        self.then(said, self.phrase(Query::MovementLit).to_owned())
    }

    /// What can be used in an additional action phase, of the moves that are legal in it (rulebook: Flow of a Turn).
    pub fn ready(self, table: &Table, moves: impl Iterator<Item = Move>) -> String {
        let (mut orders, mut achievements, mut effects) = (0_u8, 0_u8, 0_u8);
        let mut agents: Vec<Agent> = Vec::new();
        for action in moves {
            match action {
                Move::Deliver(_) => orders += 1,
                Move::Achieve(_) => achievements += 1,
                Move::Mill | Move::University => effects += 1,
                Move::Agent(agent, _) if !agents.contains(&agent) => agents.push(agent),
                _ => {}
            }
        }
        let count = |(phrase, n): (Query, u8)| (n > 0).then(|| self.say(phrase, &[("n", n.into())]));
        let parts = [
            (
                Query::ReadyAgents,
                agents.iter().map(|&agent| table.me().ready(agent)).sum(),
            ),
            (Query::ReadyOrders, orders),
            (Query::ReadyAchievements, achievements),
            (Query::ReadyEffects, effects),
        ];
        let what = self.list(parts.into_iter().filter_map(count));
        let phrase = match table.spent.agent {
            _ if what.is_empty() => return self.phrase(Query::AdditionalNothing).to_owned(),
            true => Query::AdditionalReadySpent,
            false => Query::AdditionalReady,
        };
        self.say(phrase, &[("what", what.into())])
    }
}

impl Speech<'_, Yokohama> {
    /// Whether an offered Order is kept for good.
    pub fn keeping(&self, order: OrderId) -> Question {
        Question {
            title: self.of_country(Query::KeepTitle, order),
            detail: self.words.phrase(Query::KeepDetail).to_owned(),
        }
    }

    /// What keeping an offered Order does, in a sentence that names it.
    pub fn keeping_long(&self, order: OrderId) -> String {
        let args = [
            ("order", self.order(order).into()),
            ("goods", self.order_goods(order).into()),
        ];
        self.say(Deed::Keep, &args)
    }

    /// What an offered Order asks for and gives, for who does not know the symbols yet.
    pub fn offered(&self, order: OrderId) -> String {
        let Some(row) = self.game.content().orders.get(usize::from(order.0)) else {
            return self.words.phrase(Noun::UnknownCard).to_owned();
        };
        let args = [
            ("country", self.words.of_country(row.country)),
            ("goods", self.order_goods(order).into()),
            ("reward", self.words.reward(&row.reward).into()),
        ];
        self.say(Query::Offered, &args)
    }

    /// Whether an Order is taken from a Port for good.
    pub fn taking(&self, order: OrderId) -> Question {
        let row = self.game.content().orders.get(usize::from(order.0));
        let reward = self.words.reward(&row.map(|row| row.reward).unwrap_or_default());
        let args = [("goods", self.order_goods(order).into()), ("reward", reward.into())];
        Question {
            title: self.of_country(Query::OrderTitle, order),
            detail: self.say(Query::OrderDetail, &args),
        }
    }

    fn of_country(&self, phrase: Query, order: OrderId) -> String {
        let row = self.game.content().orders.get(usize::from(order.0));
        let country = row.map_or(Arg::from(""), |row| self.words.of_country(row.country));
        self.say(phrase, &[("country", country)])
    }
}
