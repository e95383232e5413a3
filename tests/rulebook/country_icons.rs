//! Matching Country Icons.

use meiji::game::Seat;
use meiji::words::{Language, Names, Words};
use meiji::yokohama::components::Area::LaboratoryA;
use meiji::yokohama::components::{Agent, Country, OrderId, Title};
use meiji::yokohama::{Event, Move};

use crate::scene::{EVA, JACK, NOTHING, Scene, order};

/// Orders of one country, numbered from 10, in Jack's hand.
fn orders(scene: Scene, country: Country, count: u8) -> Scene {
    (10..10 + count).fold(scene, |scene, number| {
        scene.order(JACK, number, order(country, [0; 4], NOTHING))
    })
}

fn agents(scene: &Scene, seat: Seat, country: Country) -> u8 {
    scene.player(seat).agents[country.index()]
}

/// Example: with one completed British Order Jack completes another and takes a British agent from the supply.
#[test]
fn example_jack_completes_a_second_british_order() {
    let mut scene = orders(Scene::of(2).completed(JACK, 9, Country::British), Country::British, 1);
    scene.play(Move::Deliver(OrderId(10)));
    assert_eq!(agents(&scene, JACK, Country::British), 1);
    assert_eq!(scene.state.table.agents[Country::British.index()], 2);
    let joined = Event::AgentJoined {
        seat: JACK,
        agent: Agent::Foreign(Country::British),
    };
    assert!(scene.events.contains(&joined));
}

/// A single icon brings nothing, nor do two of different countries.
#[test]
fn a_pair_is_of_one_country() {
    let mut scene = orders(Scene::of(2).completed(JACK, 9, Country::French), Country::British, 1);
    scene.play(Move::Deliver(OrderId(10)));
    assert_eq!(scene.jack().agents, [0; 5]);
}

/// Every pair: the second, the fourth icon and so on.
#[test]
fn every_second_icon_brings_an_agent() {
    let mut scene = orders(Scene::of(2), Country::British, 3);
    for (number, owned) in [(10, 0), (11, 1), (12, 1)] {
        scene.play(Move::Deliver(OrderId(number)));
        assert_eq!(agents(&scene, JACK, Country::British), owned);
    }
    let mut scene = scene.order(JACK, 13, order(Country::British, [0; 4], NOTHING));
    scene.play(Move::Deliver(OrderId(13)));
    assert_eq!(agents(&scene, JACK, Country::British), 2);
}

/// Any combination of Technologies and completed Orders; Orders in hand do not count.
#[test]
fn technologies_and_orders_match_each_other() {
    let mut scene = Scene::of(2).knows(JACK, Title::Ball);
    let card = scene.jack().technologies.iter().next().unwrap();
    let country = scene.game.content().technologies[usize::from(card.0)].country;
    scene = orders(scene, country, 2);
    assert_eq!(agents(&scene, JACK, country), 0, "two in hand are no pair");
    scene.play(Move::Deliver(OrderId(10)));
    assert_eq!(agents(&scene, JACK, country), 1);
    let mut scene = orders(Scene::of(2), Country::German, 1).card(0, Title::Ball, 1);
    let card = scene.state.table.laboratories[0][0].unwrap();
    scene = scene.content(|content| content.technologies[usize::from(card.0)].country = Country::German);
    scene.play(Move::Deliver(OrderId(10)));
    let mut scene = scene.acts(LaboratoryA, 3);
    scene.play(Move::Learn(0, 0));
    assert_eq!(agents(&scene, JACK, Country::German), 1);
}

/// Agents are limited: with none left a pair brings nothing. Ruling: one missed is not made up.
#[test]
fn a_missed_agent_is_not_made_up() {
    let mut scene = orders(Scene::of(2).agent(EVA, Country::Dutch), Country::Dutch, 3);
    scene.play(Move::Deliver(OrderId(10))).play(Move::Deliver(OrderId(11)));
    assert_eq!(agents(&scene, JACK, Country::Dutch), 0);
    assert!(scene.events.contains(&Event::NoAgentLeft {
        seat: JACK,
        country: Country::Dutch,
        icons: 2
    }));
    scene.state.table.agents[Country::Dutch.index()] = 1;
    scene.play(Move::Deliver(OrderId(12)));
    assert_eq!(agents(&scene, JACK, Country::Dutch), 0, "a third icon is half a pair");
    let mut scene = scene.order(JACK, 13, order(Country::Dutch, [0; 4], NOTHING));
    scene.play(Move::Deliver(OrderId(13)));
    assert_eq!(
        agents(&scene, JACK, Country::Dutch),
        1,
        "the fourth brings one, not two"
    );
}

/// Agents are limited: each pair that brings nothing is told with the number of icons, in every language.
#[test]
fn each_missed_agent_is_told_with_its_number_of_icons() {
    let mut scene = orders(Scene::of(2).agent(EVA, Country::Dutch), Country::Dutch, 6);
    for order in 10..16 {
        scene.play(Move::Deliver(OrderId(order)));
    }
    let missed = scene
        .events
        .iter()
        .filter(|event| matches!(event, Event::NoAgentLeft { .. }));
    let counts = missed.clone().map(|event| match event {
        Event::NoAgentLeft { icons, .. } => *icons,
        _ => 0,
    });
    assert_eq!(counts.collect::<Vec<_>>(), [2, 4, 6]);
    for words in Language::all().map(Words::new) {
        let names = Names::new(words, &[]);
        for (event, count) in missed.clone().zip(["2", "4", "6"]) {
            let told = words
                .speech(&scene.game, &scene.state.table, &names)
                .told(event)
                .unwrap();
            assert!(told.contains(count), "{told}");
        }
    }
}

/// The supply: 2 American, 1 Dutch, 3 British, 2 French, 2 German, then no more.
#[test]
fn each_country_has_its_number_of_agents() {
    use Country::{American, British, Dutch, French, German};
    for (country, number) in [(American, 2), (Dutch, 1), (British, 3), (French, 2), (German, 2)] {
        let mut scene = (0..7).fold(Scene::of(2), |scene, order| scene.completed(JACK, order, country));
        for order_number in 10..15 {
            scene = scene.order(JACK, order_number, order(country, [0; 4], NOTHING));
            scene.play(Move::Deliver(OrderId(order_number)));
            scene = scene.completed(JACK, order_number + 10, country);
        }
        assert_eq!(
            (agents(&scene, JACK, country), scene.state.table.agents[country.index()]),
            (number, 0)
        );
    }
}
