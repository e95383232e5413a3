//! Additional action A: use a Foreign Agent, once a turn in all (rulebook: Use a Foreign Agent; mini-expansions).

use super::components::Agent;
use super::event::Event;
use super::map::{self, Place};
use super::movement::without_president;
use super::moves::Move;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Actor, Stage};
use super::{Asked, Offers, Playing, areas};
use crate::game::Watch;

impl Player {
    /// Agents of every kind that are still to be used.
    pub fn agents_ready(&self) -> u8 {
        Agent::all().map(|agent| self.ready(agent)).sum()
    }
}

pub(super) fn moves(asked: &Asked, out: &mut impl Offers) {
    let table = asked.table;
    if table.spent.agent {
        return;
    }
    let me = table.me();
    for agent in Agent::all().filter(|&agent| me.ready(agent) > 0) {
        let open = without_president(table);
        open.into_iter().for_each(|place| out.offer(Move::Agent(agent, place)));
    }
}

pub(super) fn check(asked: &Asked, agent: Agent, place: Place) -> Result<(), Forbidden> {
    let table = asked.table;
    let refusal = if place.0 >= map::places(table.players) {
        Refusal::NoSuchThing
    } else if table.spent.agent {
        Refusal::AgentUsed
    } else if table.me().ready(agent) == 0 {
        Refusal::NoAgent { agent }
    } else if !table.takes_pieces(place) {
        return Chapter::Canal.forbids(Refusal::Canal);
    } else if table.me().president == Some(place) {
        // An Assistant would not open this Area.
        Refusal::PresidentThere
    } else if table.board(place).assistants[table.active] == 0 {
        Refusal::NoAssistantThere
    } else {
        return Ok(());
    };
    Chapter::ForeignAgents.forbids(refusal)
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, agent: Agent, place: Place) {
    let seat = playing.seat();
    playing.table().spent.agent = true;
    let me = playing.me();
    match agent {
        Agent::Foreign(country) => {
            me.agents[country.index()] -= 1;
            me.used_agents[country.index()] += 1;
        }
        Agent::Free => me.free_agents -= 1,
        Agent::Reward => me.reward_agent = false,
    }
    playing.watch.saw(Event::AgentUsed { seat, agent, place });
    let by = if playing.table().stage == Stage::Before {
        Actor::AgentBefore
    } else {
        Actor::AgentAfter
    };
    areas::begin(playing, place, by);
}
