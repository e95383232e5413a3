//! Port.

use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Country, OrderId, Resource};
use meiji::yokohama::{Ask, Cause, Chapter, Event, Fee, Move, Refusal};

use crate::scene::{JACK, Scene};

/// Two players, levels low, low, mid, mid, high, high from left to right.
fn port() -> Scene {
    Scene::of(2).content(|content| content.port.spaces = [1, 1, 2, 2, 3, 3])
}

fn spaces(scene: &Scene) -> Vec<u8> {
    let first = scene.legal().into_iter().filter_map(|action| match action {
        Move::Order(space) => Some(space),
        _ => None,
    });
    first.collect()
}

/// 1 Power: no effect; 2 low; 3 low or mid; 4 and 5 any.
#[test]
fn power_opens_levels() {
    let mut scene = port().agent(JACK, Country::Dutch).assistants(JACK, PortA, 1);
    scene.send(Country::Dutch, PortA);
    assert_eq!(scene.ask(), Ask::Before, "an agent's one Power has no effect");
    for (power, open) in [(2, 2), (3, 4), (4, 6), (5, 6)] {
        let scene = port().acts(PortA, power);
        assert_eq!(spaces(&scene), (0..open).collect::<Vec<_>>(), "Power {power}");
    }
    let scene = port().acts(PortA, 2);
    assert_eq!(
        scene.why_not(Move::Order(2)),
        (Refusal::LevelShut { needs: 3 }, Chapter::Port)
    );
    assert_eq!(
        scene.why_not(Move::Order(4)),
        (Refusal::LevelShut { needs: 4 }, Chapter::Port)
    );
}

/// Ruling: the level belongs to the space on the Port board, not to the card.
#[test]
fn the_level_belongs_to_the_space() {
    let scene = port()
        .content(|content| content.port.spaces = [3, 1, 3, 1, 3, 2])
        .acts(PortA, 2);
    assert_eq!(spaces(&scene), [1, 3]);
    let mut scene = port().orders_in_hand(JACK, 1).acts(PortA, 4);
    let high = scene.state.table.ports[0][4].unwrap();
    scene.play(Move::Order(0)).go_on();
    assert_eq!(scene.state.table.ports[0][3], Some(high));
    scene.finish_action().end_turn().end_turn();
    let scene = scene.acts(PortA, 3);
    assert!(scene.allows(Move::Order(3)), "the same card is of a lower level now");
}

/// 5 Power: 3 points besides, for an agent's action too.
#[test]
fn an_agent_of_five_power_gains_points() {
    let agent = || Scene::of(2).agent(JACK, Country::British);
    let mut scene = agent().assistants(JACK, PortA, 5);
    scene.send(Country::British, PortA);
    assert_eq!(scene.gained(JACK, Resource::Points), 3);
    let mut four = agent().assistants(JACK, PortA, 4);
    four.send(Country::British, PortA);
    assert_eq!(four.gained(JACK, Resource::Points), 0);
}

/// 5 Power: 3 points besides. Ruling: even if no card is taken.
#[test]
fn power_five_gives_three_points() {
    for power in 2..=5 {
        let mut scene = port().acts(PortA, power);
        scene.go_on().finish_action();
        assert_eq!(scene.jack().points, if power == 5 { 3 } else { 0 });
    }
    let full = port().orders_in_hand(JACK, 3).acts(PortA, 5);
    assert_eq!((full.jack().points, full.ask()), (3, Ask::Bonus));
    let port_b = Scene::of(3).acts(PortB, 5);
    assert_eq!(port_b.jack().points, 3);
}

/// One Order is free.
#[test]
fn the_first_order_is_free() {
    let mut scene = port().yen(JACK, 5).imports(JACK, 5).acts(PortA, 3);
    let card = scene.state.table.ports[0][1].unwrap();
    scene.play(Move::Order(1)).go_on();
    assert_eq!((scene.jack().yen, scene.jack().imports), (5, 5));
    assert!(scene.state.secret.hands[JACK].orders.contains(card));
    assert_eq!(scene.jack().orders_in_hand, 1);
}

/// Two Orders for ¥2 or one imported good.
#[test]
fn a_second_order_costs_two_yen_or_an_imported_good() {
    for (fee, yen, imports) in [(Fee::Yen, 3, 5), (Fee::Import, 5, 4)] {
        let mut scene = port().yen(JACK, 5).imports(JACK, 5).acts(PortA, 3);
        scene.play(Move::Order(0)).play(Move::SecondOrder(3, fee));
        assert_eq!((scene.jack().yen, scene.jack().imports), (yen, imports));
        assert_eq!(scene.jack().orders_in_hand, 2);
    }
}

/// Who has neither takes one.
#[test]
fn a_second_order_must_be_paid() {
    let mut scene = port().yen(JACK, 1).imports(JACK, 1).acts(PortA, 3);
    scene.play(Move::Order(0));
    let dear = Refusal::TooDear {
        what: Resource::Yen,
        needs: 2,
        has: 1,
    };
    assert_eq!(scene.why_not(Move::SecondOrder(1, Fee::Yen)), (dear, Chapter::Port));
    assert!(scene.allows(Move::SecondOrder(1, Fee::Import)));
    let mut scene = port().yen(JACK, 1).imports(JACK, 0).acts(PortA, 3);
    let second = scene.state.table.ports[0][1];
    scene.play(Move::Order(0));
    assert_eq!(scene.ask(), Ask::After);
    assert_eq!(scene.state.table.ports[0][0], second, "the board was filled again");
    assert!(scene.state.table.ports[0].iter().all(Option::is_some));
}

/// Never more than two, and the second by the Power's levels too.
#[test]
fn two_orders_at_most() {
    let mut scene = port().yen(JACK, 9).acts(PortA, 3);
    scene.play(Move::Order(0));
    let shut = Refusal::LevelShut { needs: 4 };
    assert_eq!(scene.why_not(Move::SecondOrder(4, Fee::Yen)), (shut, Chapter::Port));
    assert_eq!(
        scene.why_not(Move::SecondOrder(0, Fee::Yen)),
        (Refusal::NoCard, Chapter::Port)
    );
    scene.play(Move::SecondOrder(1, Fee::Yen));
    assert_eq!((scene.ask(), scene.jack().orders_in_hand), (Ask::After, 2));
}

/// Remember: no card that would be the fourth in hand.
#[test]
fn a_full_hand_takes_no_order() {
    let mut scene = port().yen(JACK, 9).orders_in_hand(JACK, 2).acts(PortA, 3);
    scene.play(Move::Order(0));
    assert_eq!((scene.ask(), scene.jack().yen), (Ask::After, 9), "no second one");
    let scene = port().yen(JACK, 9).orders_in_hand(JACK, 3).acts(PortA, 3);
    assert_eq!(scene.ask(), Ask::After, "no first one");
}

/// Example: ¥2 for two Orders at Power 3: a low and a mid one of Port board A.
#[test]
fn example_jack_takes_two_orders() {
    let mut scene = port().yen(JACK, 2).acts(PortA, 3);
    assert_eq!(scene.jack().president, Some(scene.at(PortA)));
    assert_eq!(scene.assistants_in(JACK, PortA), 2);
    let board = scene.state.table.ports[0];
    scene.play(Move::Order(2)).play(Move::SecondOrder(0, Fee::Yen));
    let hand = scene.state.secret.hands[JACK].orders;
    assert!(hand.contains(board[0].unwrap()) && hand.contains(board[2].unwrap()));
    assert_eq!(scene.jack().yen, 0);
}

/// The cards come from the Port's own board.
#[test]
fn each_port_has_its_own_board() {
    for (area, board) in [(PortA, 0), (PortB, 1)] {
        let mut scene = Scene::of(3).acts(area, 4);
        let before = scene.state.table.ports;
        scene.play(Move::Order(0)).go_on();
        assert!(
            scene.state.secret.hands[JACK]
                .orders
                .contains(before[board][0].unwrap())
        );
        assert_eq!(scene.state.table.ports[1 - board], before[1 - board]);
        assert_eq!(scene.state.table.ports[board][..5], before[board][1..]);
    }
}

/// Replenishing: the cards slide left, the deck fills the right, left to right.
#[test]
fn the_board_slides_and_is_filled() {
    let mut scene = port().yen(JACK, 2).acts(PortA, 4);
    let before = scene.state.table.ports[0];
    let deck = scene.state.secret.orders.cards().to_vec();
    scene.play(Move::Order(1)).play(Move::SecondOrder(4, Fee::Yen));
    let drawn = deck.iter().rev().map(|&card| Some(OrderId(card)));
    let expected = [before[0], before[2], before[3], before[5]]
        .into_iter()
        .chain(drawn.take(2));
    assert!(scene.state.table.ports[0].into_iter().eq(expected));
    assert_eq!(scene.state.table.order_deck, deck.len() as u8 - 2);
}

/// Ruling: both are taken before the board slides and refills.
#[test]
fn both_orders_are_taken_before_the_board_is_filled() {
    let mut scene = port().yen(JACK, 2).acts(PortA, 4);
    let before = scene.state.table.ports[0];
    scene.play(Move::Order(0));
    assert_eq!(
        (scene.state.table.ports[0][0], scene.state.table.ports[0][1]),
        (None, before[1])
    );
    assert!(
        !scene
            .events
            .iter()
            .any(|event| matches!(event, Event::PortFilled { .. }))
    );
    scene.go_on();
    assert_eq!(scene.state.table.ports[0][0], before[1]);
}

/// Replenishing: an empty deck fills what it can and leaves the rest empty; that is an endgame condition.
#[test]
fn a_short_deck_leaves_spaces_empty() {
    let mut scene = port().order_deck(1).yen(JACK, 2).acts(PortA, 4);
    let before = scene.state.table.ports[0];
    let last = OrderId(scene.state.secret.orders.cards()[0]);
    scene.play(Move::Order(0)).play(Move::SecondOrder(1, Fee::Yen));
    let after = scene.state.table.ports[0];
    assert_eq!(after, [before[2], before[3], before[4], before[5], Some(last), None]);
    assert_eq!(scene.state.table.ending.unwrap().cause, Cause::Orders);
}

/// Ruling: a deck that runs out exactly ends nothing.
#[test]
fn a_deck_that_runs_out_exactly_fills_the_board() {
    let mut scene = port().order_deck(1).acts(PortA, 4);
    scene.play(Move::Order(0)).go_on();
    assert_eq!((scene.state.table.order_deck, scene.state.table.ending), (0, None));
    assert!(scene.state.table.ports[0].iter().all(Option::is_some));
}

/// Ruling: one Order instead of two, or none.
#[test]
fn no_order_need_be_taken() {
    let mut scene = port().yen(JACK, 9).acts(PortA, 3);
    let before = scene.state.table.ports[0];
    scene.go_on();
    assert_eq!((scene.ask(), scene.jack().orders_in_hand), (Ask::After, 0));
    assert_eq!(scene.state.table.ports[0], before);
}

/// There are six spaces, and an empty one gives nothing.
#[test]
fn empty_spaces_give_nothing() {
    let mut scene = port().order_deck(0).acts(PortA, 4);
    scene.play(Move::Order(0)).go_on();
    scene.finish_action().end_turn().end_turn();
    let scene = scene.acts(PortA, 4);
    assert_eq!(scene.why_not(Move::Order(5)), (Refusal::NoCard, Chapter::Port));
    assert_eq!(scene.why_not(Move::Order(6)), (Refusal::NoSuchThing, Chapter::Port));
}
