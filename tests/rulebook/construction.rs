//! 5. Shop and Trading House construction step.

use meiji::yokohama::components::Area::*;
use meiji::yokohama::components::{Country, Piece, Resource};
use meiji::yokohama::{Ask, Chapter, Event, Move, Refusal, Unbuilt, Why};

use crate::scene::{EVA, JACK, MARY, NOTHING, Scene, WILLIAM, points, yen};

fn building() -> Scene {
    Scene::of(2).in_hand(JACK, Piece::TradingHouse, 1).no_token(Tea)
}

/// After an action of 4 Power or more.
#[test]
fn four_power_may_build() {
    for power in 2..=5 {
        let scene = building().acts(Tea, power);
        assert_eq!(scene.ask() == Ask::Construction, power >= 4, "Power {power}");
    }
}

/// A) Build a Shop: from the hand onto an empty Shop space, for the reward shown there.
#[test]
fn a_shop_covers_a_space_and_gains_its_reward() {
    for (space, reward) in (0..4).zip([1, 2, 3, 4]) {
        let tile = [points(1), points(2), points(3), points(4)];
        let mut scene = building().tile(Tea, tile, points(9)).acts(Tea, 4);
        scene.play(Move::Shop(space));
        assert_eq!(scene.jack().points, reward);
        assert_eq!(scene.board(Tea).shops[usize::from(space)], Some(JACK));
        assert_eq!(scene.jack().hand.shops, 1);
        assert_eq!(scene.gains(Why::Building), [(JACK, Resource::Points, reward)]);
    }
}

/// B) Build a Trading House: from the hand onto its space, for the reward shown there.
#[test]
fn a_trading_house_covers_its_space_and_gains_its_reward() {
    let mut scene = building().tile(Tea, [yen(1); 4], points(7)).acts(Tea, 4);
    scene.play(Move::House);
    assert_eq!((scene.jack().points, scene.jack().hand.houses), (7, 0));
    assert_eq!(scene.board(Tea).house, Some(JACK));
    let (place, building) = (scene.at(Tea), scene.board(Tea).building.unwrap());
    assert!(scene.events.contains(&Event::HouseBuilt {
        seat: JACK,
        place,
        building
    }));
}

/// One of the two, not both.
#[test]
fn one_building_an_action() {
    let mut scene = building().acts(Tea, 4);
    scene.play(Move::Shop(0));
    assert_eq!(scene.ask(), Ask::After);
    let mut scene = building().acts(Tea, 4);
    scene.play(Move::House);
    assert_eq!(scene.ask(), Ask::After);
}

/// The step is optional.
#[test]
fn nothing_need_be_built() {
    let mut scene = building().acts(Tea, 4);
    scene.go_on();
    assert_eq!(
        (scene.ask(), scene.jack().hand.shops, scene.jack().hand.houses),
        (Ask::After, 2, 1)
    );
}

/// From the hand, not from the Warehouse.
#[test]
fn buildings_come_from_the_hand() {
    let scene = Scene::of(2).no_token(Tea).acts(Tea, 4);
    let house = Refusal::NoPieceInHand {
        piece: Piece::TradingHouse,
    };
    assert_eq!(scene.why_not(Move::House), (house, Chapter::Construction));
    let scene = building().in_hand(JACK, Piece::Shop, 0).acts(Tea, 4);
    assert!(scene.jack().warehouse.shops > 0);
    let shop = Refusal::NoPieceInHand { piece: Piece::Shop };
    assert_eq!(scene.why_not(Move::Shop(0)), (shop, Chapter::Construction));
    let none = Scene::of(2).in_hand(JACK, Piece::Shop, 0).no_token(Tea).acts(Tea, 4);
    assert_eq!(none.ask(), Ask::After, "with nothing in hand the step is passed over");
}

/// A step that Power would have allowed and that is passed over all the same tells why; no other does.
#[test]
fn a_step_that_is_passed_over_tells_why() {
    let shopless = || building().in_hand(JACK, Piece::TradingHouse, 0);
    let cases = [
        (shopless().in_hand(JACK, Piece::Shop, 0), 4, Some(Unbuilt::NoPiece)),
        (shopless().shop(JACK, Tea), 4, Some(Unbuilt::ShopHere)),
        (
            building().in_hand(JACK, Piece::Shop, 0).house(EVA, Tea),
            5,
            Some(Unbuilt::NoSpace),
        ),
        (shopless().in_hand(JACK, Piece::Shop, 0), 3, None),
        (building(), 4, None),
    ];
    for (scene, power, why) in cases {
        let scene = scene.acts(Tea, power);
        let place = scene.at(Tea);
        let told: Vec<Event> = scene
            .events
            .iter()
            .copied()
            .filter(|event| matches!(event, Event::NothingBuilt { .. }))
            .collect();
        let expected = why.map(|why| Event::NothingBuilt { seat: JACK, place, why });
        assert_eq!(told, Vec::from_iter(expected), "Power {power}");
        assert_eq!(scene.ask() == Ask::Construction, power == 4 && why.is_none());
    }
}

/// One own Shop on a tile.
#[test]
fn a_tile_takes_one_shop_of_a_player() {
    let scene = building().shop(JACK, Tea).acts(Tea, 5);
    for space in 0..4 {
        assert_eq!(
            scene.why_not(Move::Shop(space)),
            (Refusal::ShopHere, Chapter::Construction)
        );
    }
}

/// Other players' Shops take their spaces and no more.
#[test]
fn every_player_may_have_a_shop_on_a_tile() {
    let scene = Scene::of(4)
        .shop(EVA, Tea)
        .shop(WILLIAM, Tea)
        .shop(MARY, Tea)
        .acts(Tea, 4);
    for space in 0..3 {
        assert_eq!(
            scene.why_not(Move::Shop(space)),
            (Refusal::SpaceTaken, Chapter::Construction)
        );
    }
    assert_eq!(scene.legal(), [Move::GoOn, Move::Shop(3)]);
    assert_eq!(
        scene.why_not(Move::Shop(4)),
        (Refusal::NoSuchThing, Chapter::Construction)
    );
}

/// One Trading House on a tile, whoever owns it.
#[test]
fn a_tile_takes_one_trading_house() {
    for owner in [JACK, EVA] {
        let scene = building().in_hand(JACK, Piece::TradingHouse, 2).house(owner, Tea);
        let scene = scene.acts(Tea, 4);
        assert_eq!(scene.why_not(Move::House), (Refusal::HouseHere, Chapter::Construction));
        assert!(scene.allows(Move::Shop(0)));
    }
}

/// Ruling: an own Shop does not bar an own Trading House there, nor the reverse.
#[test]
fn shop_and_trading_house_stand_together() {
    assert!(building().shop(JACK, Tea).acts(Tea, 4).allows(Move::House));
    assert!(building().house(JACK, Tea).acts(Tea, 4).allows(Move::Shop(0)));
}

/// In the acting Area, for the reward of its own tile.
#[test]
fn the_tile_is_that_of_the_area() {
    let mut scene = building()
        .tile(Bank, [points(9); 4], points(9))
        .tile(Tea, [points(2); 4], points(3));
    scene = scene.acts(Tea, 4);
    scene.play(Move::Shop(3));
    assert_eq!(scene.jack().points, 2);
    assert_eq!(scene.board(Bank).shops, [None; 4]);
}

/// Ruling: an agent's action has a construction of its own, besides that of the main action.
#[test]
fn an_agent_builds_too() {
    let mut scene = building().agent(JACK, Country::Dutch).assistants(JACK, Fishing, 4);
    scene.send(Country::Dutch, Fishing).play(Move::Shop(0)).go_on();
    let mut scene = scene.acts(Tea, 4);
    scene.play(Move::House);
    assert_eq!(
        (scene.board(Fishing).shops[0], scene.board(Tea).house),
        (Some(JACK), Some(JACK))
    );
}

/// A covered space gives Power from then on, and a house an income.
#[test]
fn buildings_stay() {
    let mut scene = building().tile(Tea, [NOTHING; 4], NOTHING).acts(Tea, 4);
    scene.play(Move::House).finish_action().end_turn();
    let mut scene = scene.yen(JACK, 0);
    assert_eq!(scene.asked(), EVA);
    scene = scene.acts(Bank, 2);
    scene.finish_action().end_turn();
    scene = scene.acts(Tea, 4);
    assert_eq!(
        scene.assistants_in(JACK, Tea),
        2,
        "President, Trading House and two Assistants"
    );
}
