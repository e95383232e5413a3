//! Additional action B: complete Achievements (rulebook: Completing Achievements; Achievement Tiles; mini-expansion 1).

use super::components::{AREA_TYPES, Agent, Piece, Resource};
use super::content::Goal;
use super::event::{Event, Why};
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::Table;
use super::{Asked, Offers, Playing};
use crate::game::Watch;

/// Whether the active seat meets what an Achievement asks.
fn met(table: &Table, goal: Goal) -> bool {
    let me = table.me();
    match goal {
        Goal::Goods { good, count } => me.good(good) >= count.into(),
        Goal::Technologies(count) => me.technologies.len() >= count,
        Goal::Yen(count) => me.yen >= count.into(),
        Goal::AgentsAndTokens(count) => me.agents_owned() + me.tokens >= count,
        Goal::Orders(count) => me.completed.len() >= count,
        Goal::Areas { production, commercial } => {
            let built = |piece| table.built(table.active, piece);
            // Mostly not even so much is built, and no Area need be looked at.
            built(Piece::Shop) + built(Piece::TradingHouse) >= production + commercial && {
                let [in_production, in_commercial] = built_in(table);
                in_production >= production && in_commercial >= commercial
            }
        }
    }
}

/// In how many Areas of each type the active seat has built; an Area counts once.
fn built_in(table: &Table) -> [u8; AREA_TYPES] {
    let mut built = [0; AREA_TYPES];
    for board in table.boards.iter().filter(|board| board.has_building(table.active)) {
        if let Some(area_type) = board.area.area_type() {
            built[area_type.index()] += 1;
        }
    }
    built
}

pub(super) fn moves(asked: &Asked, out: &mut impl Offers) {
    let table = asked.table;
    if table.me().hand.assistants == 0 {
        return;
    }
    for (achievement, stack) in table.achievements.iter().zip(0..) {
        let goal = || asked.game.content.achievements[usize::from(achievement.tile.0)].goal;
        if !achievement.done_by(table.active) && met(table, goal()) {
            out.offer(Move::Achieve(stack));
        }
    }
}

pub(super) fn check(asked: &Asked, stack: u8) -> Result<(), Forbidden> {
    let table = asked.table;
    let Some(achievement) = table.achievements.get(usize::from(stack)) else {
        return Chapter::Achievements.forbids(Refusal::NoSuchThing);
    };
    if achievement.done_by(table.active) {
        return Chapter::Achievements.forbids(Refusal::Achieved);
    }
    if table.me().hand.assistants == 0 {
        return Chapter::Achievements.forbids(Refusal::NoAssistantInHand);
    }
    let goal = asked.game.content.achievements[usize::from(achievement.tile.0)].goal;
    if met(table, goal) {
        Ok(())
    } else {
        Chapter::Achievements.forbids(Refusal::GoalUnmet)
    }
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, stack: u8) {
    let seat = playing.seat();
    playing.me().hand.assistants -= 1;
    let achievement = &mut playing.table().achievements[usize::from(stack)];
    let tile = achievement.tile;
    let order = achievement.done.iter().filter(|done| done.is_some()).count();
    achievement.done[order] = Some(seat);
    playing.watch.saw(Event::Achieved {
        seat,
        stack,
        tile,
        order: order as u8,
    });
    let row = playing.game.content.achievements[usize::from(tile.0)];
    playing.gain(
        Resource::Points,
        if order == 0 { row.first } else { row.later }.into(),
        Why::Achievement,
    );

    let table = playing.table();
    let all_three = table.achievements.iter().all(|achievement| achievement.done_by(seat));
    table.pending.reward = all_three && table.rewards.iter().any(Option::is_some);
}

/// Choosing an Achievement Reward.
pub(super) mod reward {
    use super::*;

    pub(in super::super) fn moves(asked: &Asked, out: &mut impl Offers) {
        let rewards = asked
            .table
            .rewards
            .iter()
            .zip(0..)
            .filter(|(reward, _)| reward.is_some());
        rewards.for_each(|(_, space)| out.offer(Move::Reward(space)));
    }

    pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
        match action {
            Move::Reward(space) => match asked.table.rewards.get(usize::from(space)) {
                Some(Some(_)) => Ok(()),
                _ => Chapter::AchievementRewards.forbids(Refusal::NoSuchThing),
            },
            Move::GoOn => Chapter::AchievementRewards.forbids(Refusal::MustChoose),
            _ => Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
        }
    }

    pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
        let Move::Reward(space) = action else {
            return;
        };
        let seat = playing.seat();
        playing.table().pending.reward = false;
        let Some(reward) = playing.table().rewards[usize::from(space)].take() else {
            return;
        };
        playing.me().reward = Some(reward);
        playing.watch.saw(Event::RewardTaken { seat, reward });
        match playing.game.content.rewards[usize::from(reward.0)].country {
            Some(country) => playing.icon(country),
            None => {
                playing.me().reward_agent = true;
                playing.watch.saw(Event::AgentJoined {
                    seat,
                    agent: Agent::Reward,
                });
            }
        }
    }
}
