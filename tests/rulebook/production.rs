//! Copper Mine, Silk Mill, Tea, Fishing, Bank.

use meiji::yokohama::components::Area::{self, *};
use meiji::yokohama::components::{Country, Good, Resource};
use meiji::yokohama::{Ask, Event, Move, Toll, Why};

use crate::scene::{JACK, Scene};

/// What Jack gains in an Area at Power 1 (an agent with one Assistant) to 5, and that he gains nothing else.
fn yields(area: Area, what: Resource) -> [u16; 5] {
    [1, 2, 3, 4, 5].map(|power| {
        let scene = Scene::of(2).printed();
        let scene = if power == 1 {
            let mut scene = scene.agent(JACK, Country::British).assistants(JACK, area, 1);
            scene.send(Country::British, area);
            scene
        } else {
            scene.acts(area, power)
        };
        let others = scene
            .events
            .iter()
            .filter(|event| matches!(event, Event::Gained { what: other, .. } if *other != what));
        assert_eq!(others.count(), 0);
        scene.gained(JACK, what)
    })
}

/// Copper Mine: nothing, nothing, 1, 2, 3.
#[test]
fn copper_mine() {
    assert_eq!(yields(CopperMine, Resource::Copper), [0, 0, 1, 2, 3]);
}

/// Silk Mill: nothing, 1, 2, 3, 4.
#[test]
fn silk_mill_three_power_give_two_silk() {
    assert_eq!(yields(SilkMill, Resource::Silk), [0, 1, 2, 3, 4]);
}

/// Tea: 1 to 5.
#[test]
fn tea() {
    assert_eq!(yields(Tea, Resource::Tea), [1, 2, 3, 4, 5]);
}

/// Fishing: 1 to 5.
#[test]
fn fishing() {
    assert_eq!(yields(Fishing, Resource::Fish), [1, 2, 3, 4, 5]);
}

/// Bank: ¥1 to ¥5.
#[test]
fn bank() {
    assert_eq!(yields(Bank, Resource::Yen), [1, 2, 3, 4, 5]);
}

/// Gains are added to what is there already.
#[test]
fn gains_add_up() {
    let scene = Scene::of(2).goods(JACK, [1, 2, 3, 4]).acts(Tea, 3);
    assert_eq!(scene.jack().goods, [1, 2, 6, 4]);
    assert_eq!(scene.gains(Why::Action), [(JACK, Resource::Tea, 3)]);
}

/// Ruling: gains are automatic; the turn goes on to what can be chosen.
#[test]
fn gains_are_automatic() {
    let scene = Scene::of(2).acts(Fishing, 3);
    assert_eq!((scene.ask(), scene.jack().good(Good::Fish)), (Ask::After, 4));
}

/// Both boards of one Area give the same.
#[test]
fn the_second_board_of_an_area_gives_the_same() {
    let scene = Scene::of(4);
    for area in [CopperMine, SilkMill, Tea, Fishing] {
        assert_eq!(scene.all(area).len(), 2);
    }
    let second = scene.all(Tea)[1];
    let mut scene = scene.assistants_at(JACK, second, 3).movement();
    scene.play(Move::Go(second, Toll::FREE));
    assert_eq!(scene.gained(JACK, Resource::Tea), 4);
}
