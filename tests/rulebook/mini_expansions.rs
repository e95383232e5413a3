//! Mini-expansions: Achievement Reward tokens; Free Agent 5-Power tokens.

use std::collections::BTreeSet;

use meiji::chance::Seed;
use meiji::game::Game;
use meiji::printed::Edition;
use meiji::words::{Names, Words};
use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Agent, Country, OrderId, Resource, RewardId, TokenId};
use meiji::yokohama::content::{Content, Goal};
use meiji::yokohama::{Ask, Chapter, Event, Move, Options, Refusal, Yokohama};

use crate::scene::{EVA, JACK, NOTHING, Scene, order};

fn with_rewards(players: u8) -> Options {
    Options::new(players).unwrap().with_achievement_rewards()
}

fn with_free_agents(players: u8) -> Options {
    Options::new(players).unwrap().with_free_agents()
}

/// Jack about to complete the last of three Achievements; the rewards are a British flag, a Free Agent, and two flags.
fn one_short(options: Options) -> Scene {
    let goal = Goal::Yen(0);
    let mut scene = Scene::with(options)
        .achievement(0, goal, 0, 0)
        .achievement(1, goal, 0, 0)
        .achievement(2, goal, 0, 0);
    scene = scene.achieved(0, &[JACK]).achieved(2, &[EVA, JACK]);
    if options.achievement_rewards() {
        scene.state.table.rewards = [0, 1, 2, 3].map(|number| Some(RewardId(number)));
    }
    scene.content(|content| {
        let flags = [
            Some(Country::British),
            None,
            Some(Country::Dutch),
            Some(Country::French),
        ];
        for (row, country) in content.rewards.iter_mut().zip(flags) {
            row.country = country;
        }
    })
}

/// Rewards, setup: four of the six tokens, drawn at random; none without the option.
#[test]
fn four_of_six_rewards_are_drawn() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let state = Yokohama::new(Content::first(), with_rewards(3)).deal(Seed(seed));
        let drawn = state.table.rewards.into_iter().flatten().collect::<BTreeSet<_>>();
        assert_eq!(drawn.len(), 4);
        seen.extend(drawn);
    }
    assert!(seen.into_iter().eq((0..6).map(RewardId)));
    let plain = Yokohama::new(Content::first(), with_free_agents(3)).deal(Seed(1));
    assert_eq!(plain.table.rewards, [None; 4]);
}

/// Rewards: completing all three Achievements collects one of them, of the player's choice, at once.
#[test]
fn three_achievements_earn_a_reward() {
    let mut scene = one_short(with_rewards(2));
    scene.play(Move::Achieve(1));
    assert_eq!(scene.ask(), Ask::AchievementReward);
    assert_eq!(scene.legal(), [0, 1, 2, 3].map(Move::Reward));
    assert_eq!(
        scene.why_not(Move::GoOn),
        (Refusal::MustChoose, Chapter::AchievementRewards)
    );
    assert_eq!(
        scene.why_not(Move::Reward(4)),
        (Refusal::NoSuchThing, Chapter::AchievementRewards)
    );
    scene.play(Move::Reward(2));
    assert_eq!(
        (scene.jack().reward, scene.state.table.rewards[2]),
        (Some(RewardId(2)), None)
    );
    assert!(scene.events.contains(&Event::RewardTaken {
        seat: JACK,
        reward: RewardId(2)
    }));
    assert_eq!(scene.ask(), Ask::Before);
}

/// Rewards: two Achievements earn none; without the option three earn none.
#[test]
fn fewer_achievements_earn_nothing() {
    let mut scene = one_short(with_rewards(2));
    scene.state.table.achievements[0].done = [None; 4];
    scene.state.table.seats[JACK].hand.assistants += 1;
    scene.play(Move::Achieve(1));
    assert_eq!((scene.ask(), scene.jack().reward), (Ask::Before, None));
    let mut without = one_short(Options::new(2).unwrap());
    without.play(Move::Achieve(1));
    assert_eq!((without.ask(), without.jack().reward), (Ask::Before, None));
}

/// Rewards: a token taken is gone for the others.
#[test]
fn a_reward_is_taken_once() {
    let mut scene = one_short(with_rewards(2));
    scene.play(Move::Achieve(1)).play(Move::Reward(0)).end_turn();
    scene.play(Move::Achieve(0)).play(Move::Achieve(1));
    assert_eq!((scene.asked(), scene.ask()), (EVA, Ask::AchievementReward));
    assert_eq!(
        scene.why_not(Move::Reward(0)),
        (Refusal::NoSuchThing, Chapter::AchievementRewards)
    );
    assert_eq!(scene.legal().len(), 3);
}

/// Rewards: the flag counts toward Foreign Agents.
#[test]
fn a_flag_counts_toward_agents() {
    let mut scene = one_short(with_rewards(2)).completed(JACK, 0, Country::British);
    scene.play(Move::Achieve(1)).play(Move::Reward(0));
    assert_eq!(scene.jack().agents[Country::British.index()], 1);
    let mut scene = one_short(with_rewards(2)).order(JACK, 1, order(Country::Dutch, [0; 4], NOTHING));
    scene.play(Move::Achieve(1)).play(Move::Reward(2));
    assert_eq!(scene.jack().agents[Country::Dutch.index()], 0);
    scene.play(Move::Deliver(OrderId(1)));
    assert_eq!(scene.jack().agents[Country::Dutch.index()], 1);
}

/// Rewards: the flag counts for the country bonus.
#[test]
fn a_flag_counts_for_the_country_bonus() {
    let mut scene = one_short(with_rewards(2)).completed(JACK, 0, Country::German);
    let bonus = |scene: &Scene| scene.game.score(&scene.state.table)[JACK].country;
    assert_eq!(bonus(&scene), 0);
    scene.play(Move::Achieve(1)).play(Move::Reward(0));
    assert_eq!(bonus(&scene), 2);
}

/// Rewards: the Free Agent is used like any other agent, once.
#[test]
fn the_free_agent_of_a_reward_acts() {
    let mut scene = one_short(with_rewards(2))
        .assistants(JACK, Tea, 1)
        .assistants(JACK, Bank, 1);
    scene.play(Move::Achieve(1)).play(Move::Reward(1));
    let joined = Event::AgentJoined {
        seat: JACK,
        agent: Agent::Reward,
    };
    assert!(scene.events.contains(&joined));
    assert_eq!(scene.jack().icons, [0; 5], "it bears no flag");
    scene.play(Move::Agent(Agent::Reward, scene.at(Tea)));
    assert_eq!(scene.gained(JACK, Resource::Tea), 1);
    let used = (Refusal::AgentUsed, Chapter::ForeignAgents);
    assert_eq!(scene.why_not(Move::Agent(Agent::Reward, scene.at(Bank))), used);
    scene.end_turn().end_turn();
    let none = (Refusal::NoAgent { agent: Agent::Reward }, Chapter::ForeignAgents);
    assert_eq!(scene.why_not(Move::Agent(Agent::Reward, scene.at(Tea))), none);
}

/// Rewards: a token is collected and kept; its Free Agent is used later.
#[test]
fn a_reward_is_called_something_to_take() {
    let mut scene = one_short(with_rewards(2));
    scene.play(Move::Achieve(1));
    let (words, table) = (Words::default(), &scene.state.table);
    let label = |space| {
        words
            .speech(&scene.game, table, &Names::new(words, &[]))
            .action(Move::Reward(space))
    };
    assert_eq!([label(0), label(1)], ["Take the British flag", "Take the Free Agent"]);
}

/// Free Agents, setup: five more tokens among the 5-Power tokens; none without the option.
#[test]
fn five_free_agents_are_mixed_in() {
    let tokens = |options: Options| {
        let game = Yokohama::new(Content::first(), options);
        let all = (0..200)
            .flat_map(|seed| game.deal(Seed(seed)).table.boards)
            .filter_map(|board| board.token);
        all.collect::<BTreeSet<_>>()
    };
    assert!(tokens(with_free_agents(2)).into_iter().eq((0..25).map(TokenId)));
    assert!(tokens(with_rewards(2)).into_iter().eq((0..20).map(TokenId)));
    assert!((0..25).all(|token| TokenId(token).is_free_agent() == (token >= 20)));
}

/// Jack with a Free Agent token taken in the Tea Area, at the start of his next turn.
fn with_a_free_agent() -> Scene {
    let mut scene = Scene::with(with_free_agents(2))
        .assistants(JACK, Bank, 1)
        .assistants(JACK, Fishing, 1);
    let tea = scene.at(Tea);
    for place in scene.state.table.places() {
        scene.state.table.boards[place.index()].token = Some(TokenId(place.0));
    }
    scene.state.table.boards[tea.index()].token = Some(TokenId(23));
    let mut scene = scene.acts(Tea, 5);
    scene.play(Move::TakeToken);
    assert_eq!((scene.jack().free_agents, scene.jack().tokens), (1, 1));
    scene.finish_action();
    scene
}

/// Free Agents: a token collected is used like any other agent. Ruling: this turn already.
#[test]
fn a_free_agent_token_acts() {
    let mut scene = with_a_free_agent();
    let joined = Event::AgentJoined {
        seat: JACK,
        agent: Agent::Free,
    };
    assert!(scene.events.contains(&joined));
    scene.play(Move::Agent(Agent::Free, scene.at(Fishing)));
    assert_eq!(scene.gained(JACK, Resource::Fish), 1);
    assert_eq!(scene.jack().free_agents, 0);
}

/// Ruling: one agent a turn in all, whatever its kind.
#[test]
fn one_agent_of_any_kind_a_turn() {
    let mut scene = with_a_free_agent().agent(JACK, Country::Dutch);
    assert_eq!(scene.jack().agents_ready(), 2);
    scene.send(Country::Dutch, Fishing);
    assert_eq!(scene.jack().agents_ready(), 1);
    let used = (Refusal::AgentUsed, Chapter::ForeignAgents);
    assert_eq!(scene.why_not(Move::Agent(Agent::Free, scene.at(Bank))), used);
    scene.end_turn().end_turn();
    assert!(scene.allows(Move::Agent(Agent::Free, scene.at(Bank))));
}

/// Foreign Agents: a Free Agent token is the one agent of its turn too.
#[test]
fn a_free_agent_token_is_the_agent_of_its_turn() {
    let mut scene = with_a_free_agent().agent(JACK, Country::Dutch);
    scene.play(Move::Agent(Agent::Free, scene.at(Fishing)));
    let used = (Refusal::AgentUsed, Chapter::ForeignAgents);
    assert_eq!(scene.why_not(scene.sending(Country::Dutch, Bank)), used);
    scene.end_turn().end_turn();
    assert!(scene.allows(scene.sending(Country::Dutch, Bank)), "the next turn");
}

/// Ruling: for the Achievement of five agents or tokens a Free Agent token counts once, used or not.
#[test]
fn a_free_agent_token_counts_once() {
    let scene = with_a_free_agent().achievement(0, Goal::AgentsAndTokens(2), 5, 3);
    assert_eq!(
        scene.why_not(Move::Achieve(0)),
        (Refusal::GoalUnmet, Chapter::Achievements)
    );
    let mut one = with_a_free_agent().achievement(0, Goal::AgentsAndTokens(1), 5, 3);
    assert!(one.allows(Move::Achieve(0)));
    one.play(Move::Agent(Agent::Free, one.at(Fishing)));
    assert!(one.allows(Move::Achieve(0)), "used ones count");
}
