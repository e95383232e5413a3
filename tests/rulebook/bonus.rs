//! 4. 5-Power bonus step.

use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Country, Good, Resource};
use meiji::yokohama::content::Reward;
use meiji::yokohama::{Ask, Event, Move, Why};

use crate::scene::{JACK, NOTHING, Scene, any, points, yen};

/// After a 5-Power action the Area's token may be taken: its reward is gained, and it lies before the player.
#[test]
fn a_five_power_action_takes_the_token() {
    let mut scene = Scene::of(2).token(Tea, points(6)).acts(Tea, 5);
    let token = scene.board(Tea).token.unwrap();
    assert_eq!(scene.ask(), Ask::Bonus);
    scene.play(Move::TakeToken);
    assert_eq!((scene.jack().points, scene.jack().tokens), (6, 1));
    assert_eq!(scene.board(Tea).token, None);
    let place = scene.at(Tea);
    assert!(scene.events.contains(&Event::TokenTaken {
        seat: JACK,
        place,
        token
    }));
    assert_eq!(scene.gains(Why::Token), [(JACK, Resource::Points, 6)]);
}

/// Not after an action of less Power.
#[test]
fn less_power_takes_no_token() {
    for power in 2..=4 {
        let mut scene = Scene::of(2).acts(Tea, power);
        assert_ne!(scene.ask(), Ask::Bonus);
        scene.finish_action();
        assert!(scene.board(Tea).token.is_some());
    }
}

/// Only if the token is still there.
#[test]
fn a_token_is_taken_once() {
    let mut scene = Scene::of(2).acts(Tea, 5);
    scene.play(Move::TakeToken).finish_action().end_turn().end_turn();
    let scene = scene.acts(Tea, 5);
    assert_eq!(scene.ask(), Ask::Construction);
}

/// Ruling: taking it is optional.
#[test]
fn the_token_may_stay() {
    let mut scene = Scene::of(2).token(Tea, points(6)).acts(Tea, 5);
    scene.go_on();
    assert_eq!(
        (scene.jack().points, scene.jack().tokens, scene.ask()),
        (0, 0, Ask::Construction)
    );
    assert!(scene.board(Tea).token.is_some());
}

/// The token of the acting Area alone.
#[test]
fn the_token_is_that_of_the_area() {
    let mut scene = Scene::of(2)
        .token(Tea, yen(3))
        .token(Bank, points(9))
        .yen(JACK, 0)
        .acts(Tea, 5);
    scene.play(Move::TakeToken);
    assert_eq!((scene.jack().yen, scene.jack().points), (3, 0));
    assert!(scene.board(Bank).token.is_some());
}

/// An agent's action of Power 5 takes a token too.
#[test]
fn an_agent_takes_a_token() {
    let mut scene = Scene::of(2)
        .token(Tea, points(2))
        .agent(JACK, Country::Dutch)
        .assistants(JACK, Tea, 5);
    scene.send(Country::Dutch, Tea).play(Move::TakeToken);
    assert_eq!(scene.jack().points, 2);
}

/// Area Action: an agent's Power is at most 5 too, which is what the token asks for.
#[test]
fn an_agent_of_more_power_takes_a_token() {
    let mut scene = Scene::of(2)
        .token(Tea, points(2))
        .agent(JACK, Country::Dutch)
        .assistants(JACK, Tea, 5)
        .shop(JACK, Tea)
        .house(JACK, Tea);
    scene.send(Country::Dutch, Tea);
    assert_eq!(scene.state.table.acting.power, 5);
    scene.play(Move::TakeToken);
    assert_eq!(scene.jack().points, 2);
}

/// Everything a token shows is gained; what has to be chosen is asked before the turn goes on.
#[test]
fn the_reward_is_gained_whole() {
    let whole = Reward {
        points: 1,
        yen: 2,
        copper: 3,
        silk: 4,
        tea: 5,
        fish: 6,
        imports: 7,
        any: 1,
        ..NOTHING
    };
    let scene = Scene::of(2).token(Bank, whole).goods(JACK, [0; 4]).yen(JACK, 0);
    let mut scene = scene.acts(Bank, 5);
    scene.play(Move::TakeToken);
    let jack = scene.jack();
    assert_eq!(
        (jack.points, jack.yen, jack.goods, jack.imports),
        (1, 5 + 2, [3, 4, 5, 6], 7)
    );
    assert_eq!(scene.ask(), Ask::AnyGood);
    let mut two = Scene::of(2).token(Bank, any(2)).acts(Bank, 5);
    two.play(Move::TakeToken);
    two.play(Move::Good(Good::Tea));
    assert_eq!(two.ask(), Ask::AnyGood);
}
