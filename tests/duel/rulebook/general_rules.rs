//! General rules.

use meiji::duel::components::{Good, Place, Support, Title};
use meiji::duel::content::Gain;
use meiji::duel::{Event, Why};

use super::scene::{EVA, JACK, Scene, every_card, produced};

fn gaining(support: [u8; 2], gain: Gain) -> ([u8; 2], Vec<Support>) {
    let scene = Scene::new()
        .support(JACK, support)
        .order(JACK, 0, [0, 0, 1, 0], &[gain]);
    let scene = scene.goods(JACK, [0, 0, 1, 0]).after("deliver 0");
    let back = scene.events.iter().filter_map(|event| match event {
        Event::SupportReturned { support, .. } => Some(*support),
        _ => None,
    });
    (scene.jack().support, back.collect())
}

/// At most 4 Support cards in hand, of both kinds together.
#[test]
fn four_support_cards_at_most() {
    assert_eq!(gaining([2, 1], Gain::PlusOne(1)), ([3, 1], vec![]));
    assert_eq!(gaining([2, 1], Gain::PlusTwo(1)), ([2, 2], vec![]));
    assert_eq!(gaining([4, 0], Gain::PlusOne(1)), ([4, 0], vec![Support::One]));
}

/// Ruling: of the five a +1 goes back if there is one, else a +2, by itself.
#[test]
fn of_five_a_plus_one_goes_back() {
    assert_eq!(gaining([4, 0], Gain::PlusTwo(1)), ([3, 1], vec![Support::One]));
    assert_eq!(gaining([1, 3], Gain::PlusTwo(1)), ([0, 4], vec![Support::One]));
    assert_eq!(
        gaining([0, 4], Gain::PlusOne(1)),
        ([0, 4], vec![Support::One]),
        "the one that was gained"
    );
    assert_eq!(gaining([0, 4], Gain::PlusTwo(1)), ([0, 4], vec![Support::Two]));
    assert_eq!(gaining([3, 0], Gain::PlusTwo(3)), ([1, 3], vec![Support::One; 2]));
}

/// Ruling: it can happen outside of the own turn: Newspaper, as a round begins.
#[test]
fn it_happens_outside_the_own_turn_too() {
    let mut scene = Scene::new().knows(EVA, &[Title::Newspaper]).support(EVA, [0, 4]);
    scene.finish_round();
    assert_eq!((scene.of(EVA).support, scene.state.table.round), ([0, 4], 2));
    let returned = Event::SupportReturned {
        seat: EVA,
        support: Support::One,
    };
    assert_eq!(scene.count(|event| *event == returned), 1);
}

/// No limit to Technologies and Orders; a played Support card goes back to its stack.
#[test]
fn orders_and_technologies_have_no_limit() {
    let scene = Scene::new().order(JACK, 0, [0, 0, 1, 0], &[Gain::Orders(9)]);
    let mut scene = scene.goods(JACK, [0, 0, 1, 0]).after("deliver 0");
    assert_eq!(scene.jack().orders_in_hand, 9);
    scene = scene
        .knows(JACK, &Title::ALL[..9])
        .support(JACK, [1, 0])
        .traders(JACK, 0);
    scene = scene.shown(&Title::ALL[9..14]).yen(JACK, 100);
    scene.play("go laboratory; support 1; learn 0 imports 0");
    assert_eq!(scene.jack().support, [0, 0]);
    assert_eq!(scene.jack().technologies.len(), 10);
}

/// Goods, imported goods and coins never run out.
#[test]
fn goods_and_coins_never_run_out() {
    let scene = Scene::new().yen(JACK, 60_000).after("go bank");
    assert_eq!(scene.jack().yen, 60_001);
    assert_eq!(scene.gains(Why::Action).len(), 1);
    let full = Scene::new().yen(JACK, u16::MAX).after("go bank");
    assert_eq!(full.jack().yen, u16::MAX);
    let many = |scene: Scene| scene.content(|content| every_card(content, 4)).goods(JACK, [60_000; 4]);
    for (place, good) in [
        (Place::TeaPlantation, Good::Tea),
        (Place::SilkMill, Good::Silk),
        (Place::Fishery, Good::Fish),
        (Place::CopperMine, Good::Copper),
    ] {
        let scene = many(Scene::new()).after(&format!("go {place}"));
        assert_eq!(scene.jack().good(good), 60_000 + produced(place, good, 4), "{place}");
    }
    let scene = many(Scene::new()).imports(JACK, 60_000, 60_000);
    let scene = scene
        .order(JACK, 0, [0, 0, 1, 0], &[Gain::Imports(2)])
        .after("deliver 0");
    assert_eq!((scene.jack().imports, scene.jack().turned), (60_002, 60_000));
}
