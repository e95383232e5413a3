//! The short notation of Yokohama. That every legal move of it is read back is in `tests/suite`.

use meiji::game::Game;
use meiji::short::Typed as _;
use meiji::yokohama::components::{Agent, Country, ORDERS, OrderId};
use meiji::yokohama::map::Place;
use meiji::yokohama::{Move, NotAMove, Origin, Toll, Yokohama};

use crate::tables::table;
use crate::walk::walk;

#[test]
fn a_move_that_is_not_legal_is_read_all_the_same() {
    let game = table(1);
    let state = game.deal(meiji::chance::Seed(1));
    let view = game.view(&state, game.decision(&state).map(|decision| decision.seat));
    assert_eq!(game.read_short(&view, "h"), Ok(Move::House));
    assert_eq!(game.read_short(&view, "."), Ok(Move::GoOn));
}

#[test]
fn what_is_no_move_is_said_to_be_none() {
    let game = table(0);
    let state = game.deal(meiji::chance::Seed(1));
    let view = game.view(&state, game.decision(&state).map(|decision| decision.seat));
    for text in ["+", "z9", "+a99", "k3", "place", "+b3 +b4", "k1;"] {
        assert_eq!(game.read_short(&view, text), Err(NotAMove), "{text:?}");
    }
}

#[test]
fn moves_are_written_as_the_table_of_the_notation_says() {
    let game = table(2);
    let state = game.deal(meiji::chance::Seed(1));
    let view = game.view(&state, None);
    let [a1, b2] = [Place(0), Place(7)];
    assert_eq!([view.square(a1), view.square(b2)], ["a1", "b2"]);
    let toll = |seats, crossings| Move::Go(b2, Toll { seats, crossings });
    let foreign = |country| Move::Agent(Agent::Foreign(country), a1);
    for (action, text) in [
        (toll(0, 0), ">b2"),
        (toll(0b0101, 0), ">b2$13"),
        (toll(0b1000, 0), ">b2$4"),
        (toll(0, 2), ">b2$**"),
        (toll(0b0001, 1), ">b2$1*"),
        (foreign(Country::American), "am/a1"),
        (foreign(Country::Dutch), "du/a1"),
        (foreign(Country::British), "br/a1"),
        (foreign(Country::French), "fr/a1"),
        (foreign(Country::German), "ge/a1"),
        (Move::Agent(Agent::Free, a1), "ag/a1"),
        (Move::Agent(Agent::Reward, a1), "rw/a1"),
        (Move::Shift(Origin::Hand, b2), "h-b2"),
        (Move::Shift(Origin::Area(a1), b2), "a1-b2"),
    ] {
        assert_eq!(view.short(action).as_deref(), Some(text));
    }
}

#[test]
fn an_order_is_named_by_its_place_in_the_hand() {
    let game = table(0);
    let mut met = 0;
    walk(&game, 1, 400, |state, _| {
        let view = game.view(state, game.decision(state).map(|decision| decision.seat));
        for (place, order) in view.hand.orders.iter().enumerate() {
            met += 1;
            assert_eq!(view.short(Move::Deliver(order)), Some(format!("de{}", place + 1)));
        }
        let others = (0..=u8::MAX)
            .map(OrderId)
            .take(ORDERS)
            .filter(|order| !view.hand.orders.iter().any(|held| held == *order));
        others.for_each(|order| assert_eq!(view.short(Move::Deliver(order)), None));
    });
    assert!(met > 100, "{met}");
}

#[test]
fn what_begins_as_typed_is_offered_first() {
    let game = table(0);
    let view = game.view(&game.deal(meiji::chance::Seed(1)), None);
    let moves = [Move::Place(Place(0)), Move::Achieve(0), Move::House];
    let offered: Vec<String> = Yokohama::completions(&view, &moves, "a")
        .into_iter()
        .map(|(short, _)| short)
        .collect();
    assert_eq!(offered, ["ac1", "+a1"]);
}
