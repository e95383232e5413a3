//! Additional action A: Use a Foreign Agent.

use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::OrderId;
use meiji::yokohama::components::{Agent, Country, Good, Resource};
use meiji::yokohama::{Actor, Ask, Chapter, Event, Move, Refusal, Stage};

use crate::scene::{EVA, JACK, NOTHING, Scene, order, points};

/// Example: an agent in the Copper Mine, where Jack has two Assistants and a Trading House: 3 Power, one copper, neither
/// bonus nor construction, both Assistants return.
#[test]
fn example_jack_uses_a_foreign_agent() {
    let mut scene = Scene::of(2)
        .agent(JACK, Country::British)
        .assistants(JACK, CopperMine, 2)
        .house(JACK, CopperMine);
    let hand = scene.jack().hand.assistants;
    scene.send(Country::British, CopperMine);
    assert_eq!(scene.gained(JACK, Resource::Copper), 1);
    assert_eq!((scene.ask(), scene.jack().hand.assistants), (Ask::Before, hand + 2));
    let place = scene.at(CopperMine);
    let acted = Event::Acted {
        seat: JACK,
        place,
        power: 3,
        by: Actor::AgentBefore,
    };
    assert!(scene.events.contains(&acted));
}

/// Once a turn, over both phases.
#[test]
fn one_agent_a_turn() {
    let mut scene = Scene::of(2)
        .agent(JACK, Country::British)
        .agent(JACK, Country::French)
        .assistants(JACK, Tea, 1)
        .assistants(JACK, Bank, 1);
    scene.send(Country::British, Tea);
    let used = (Refusal::AgentUsed, Chapter::ForeignAgents);
    assert_eq!(scene.why_not(scene.sending(Country::French, Bank)), used);
    scene.go_on().go_on().play(Move::Return).go_on();
    assert_eq!(scene.ask(), Ask::After);
    assert_eq!(scene.why_not(scene.sending(Country::French, Bank)), used);
    scene.go_on().end_turn();
    assert!(scene.allows(scene.sending(Country::French, Bank)), "the next turn");
}

/// In the second half as well as in the first.
#[test]
fn an_agent_acts_after_the_main_action_too() {
    let mut scene = Scene::of(2)
        .agent(JACK, Country::British)
        .assistants(JACK, Tea, 1)
        .step(Stage::After);
    scene.send(Country::British, Tea);
    assert_eq!((scene.ask(), scene.gained(JACK, Resource::Tea)), (Ask::After, 1));
}

/// The token is turned face down: used, but still its owner's.
#[test]
fn a_used_agent_stays_with_its_owner() {
    let mut scene = Scene::of(2).agent(JACK, Country::British).assistants(JACK, Tea, 1);
    let supply = scene.state.table.agents;
    scene.send(Country::British, Tea);
    let british = Country::British.index();
    assert_eq!(
        (scene.jack().agents[british], scene.jack().used_agents[british]),
        (0, 1)
    );
    assert_eq!(scene.state.table.agents, supply, "it does not return to the supply");
    scene.end_turn().end_turn();
    let place = scene.at(Tea);
    let agent = Agent::Foreign(Country::British);
    let again = Move::Agent(agent, place);
    assert_eq!(
        scene.why_not(again),
        (Refusal::NoAgent { agent }, Chapter::ForeignAgents)
    );
}

/// The Area must hold an own Assistant.
#[test]
fn an_agent_needs_an_assistant() {
    let scene = Scene::of(3)
        .agent(JACK, Country::British)
        .assistants(EVA, Tea, 1)
        .shop(JACK, Tea);
    for area in [Tea, Bank] {
        let refused = (Refusal::NoAssistantThere, Chapter::ForeignAgents);
        assert_eq!(
            scene.why_not(scene.sending(Country::British, area)),
            refused,
            "{area:?}"
        );
    }
    assert_eq!(
        scene.why_not(scene.sending(Country::British, Canal)),
        (Refusal::Canal, Chapter::Canal),
        "it takes no Assistant"
    );
}

/// The own President must not be there.
#[test]
fn an_agent_does_not_act_beside_the_own_president() {
    let scene = Scene::of(2)
        .agent(JACK, Country::British)
        .assistants(JACK, Tea, 1)
        .president(JACK, Tea);
    let refused = (Refusal::PresidentThere, Chapter::ForeignAgents);
    assert_eq!(scene.why_not(scene.sending(Country::British, Tea)), refused);
    let alone = Scene::of(2).agent(JACK, Country::British).president(JACK, Tea);
    assert_eq!(
        alone.why_not(alone.sending(Country::British, Tea)),
        refused,
        "an Assistant there would not change it"
    );
}

/// Note: another's President may be there, and is not paid.
#[test]
fn an_agent_pays_no_president() {
    let mut scene = Scene::of(2)
        .agent(JACK, Country::British)
        .assistants(JACK, Tea, 2)
        .president(EVA, Tea);
    let yen = (scene.jack().yen, scene.player(EVA).yen);
    scene.send(Country::British, Tea);
    assert_eq!((scene.jack().yen, scene.player(EVA).yen), yen);
    assert_eq!(scene.jack().good(Good::Tea), 3);
}

/// An agent carries out steps 3 to 6: action, bonus, construction, recovery.
#[test]
fn an_agent_carries_out_the_later_steps() {
    let mut scene = Scene::of(2)
        .agent(JACK, Country::British)
        .assistants(JACK, Tea, 5)
        .token(Tea, points(4));
    scene = scene.tile(Tea, [points(3); 4], NOTHING);
    scene.send(Country::British, Tea);
    assert_eq!((scene.ask(), scene.gained(JACK, Resource::Tea)), (Ask::Bonus, 5));
    scene.play(Move::TakeToken);
    assert_eq!((scene.ask(), scene.jack().points), (Ask::Construction, 4));
    scene.play(Move::Shop(0));
    assert_eq!((scene.ask(), scene.jack().points), (Ask::Before, 7));
    assert_eq!(scene.assistants_in(JACK, Tea), 0);
}

/// The President does not move for an agent.
#[test]
fn the_president_stays() {
    let mut scene = Scene::of(2)
        .agent(JACK, Country::British)
        .assistants(JACK, Tea, 1)
        .president(JACK, Bank);
    scene.send(Country::British, Tea);
    assert_eq!(scene.jack().president, Some(scene.at(Bank)));
}

/// Ruling: the main action may go to the same Area in the same turn.
#[test]
fn the_main_action_may_follow_in_the_same_area() {
    let mut scene = Scene::of(2).agent(JACK, Country::British).assistants(JACK, Tea, 1);
    scene.send(Country::British, Tea).go_on();
    scene.place(Tea).go_on();
    scene.go(Tea);
    assert_eq!(scene.gained(JACK, Resource::Tea), 1 + 2);
}

/// Ruling: an agent gained this turn acts this turn.
#[test]
fn an_agent_gained_this_turn_may_act() {
    let row = order(Country::French, [1, 0, 0, 0], NOTHING);
    let mut scene = Scene::of(2)
        .completed(JACK, 3, Country::French)
        .order(JACK, 4, row)
        .assistants(JACK, Tea, 1);
    scene.play(Move::Deliver(OrderId(4)));
    assert!(scene.allows(scene.sending(Country::French, Tea)));
}

/// One's own agents alone.
#[test]
fn another_players_agent_is_not_used() {
    let scene = Scene::of(2).agent(EVA, Country::British).assistants(JACK, Tea, 1);
    let agent = Agent::Foreign(Country::British);
    assert_eq!(
        scene.why_not(scene.sending(Country::British, Tea)),
        (Refusal::NoAgent { agent }, Chapter::ForeignAgents)
    );
    assert!(scene.legal_where(|action| matches!(action, Move::Agent(..))).is_empty());
}

/// An agent may be kept.
#[test]
fn an_agent_need_not_be_used() {
    let mut scene = Scene::of(2).agent(JACK, Country::British).assistants(JACK, Tea, 1);
    scene.end_turn();
    assert_eq!(scene.jack().agents[Country::British.index()], 1);
}
