//! Chinatown.

use meiji::yokohama::components::Area::Chinatown;
use meiji::yokohama::components::{Country, EXCHANGES, Exchange, Resource, Title};
use meiji::yokohama::{Ask, Chapter, Event, Move, Refusal};

use crate::scene::{JACK, Scene};

fn trade(exchange: Exchange) -> Move {
    Move::Exchange(exchange)
}

/// 1 Power: 1 exchange, up to 5 Power: 5 exchanges.
#[test]
fn power_is_the_number_of_exchanges() {
    let mut scene = Scene::of(3)
        .agent(JACK, Country::Dutch)
        .assistants(JACK, Chinatown, 1)
        .yen(JACK, 9);
    scene.send(Country::Dutch, Chinatown);
    assert_eq!(scene.ask(), Ask::Chinatown(1));
    for power in 2..=5 {
        let mut scene = Scene::of(3).yen(JACK, 9).no_token(Chinatown).acts(Chinatown, power);
        for left in (1..=power).rev() {
            assert_eq!(scene.ask(), Ask::Chinatown(left));
            scene.play(trade(Exchange::BuyTea));
        }
        assert!(!matches!(scene.ask(), Ask::Chinatown(_)));
        assert_eq!(scene.gained(JACK, Resource::Tea), u16::from(power));
    }
}

/// Two-way exchanges: ¥2 for a copper or a silk, ¥1 for a tea or a fish, and back; ¥4 for an imported good.
#[test]
fn each_exchange_has_its_terms() {
    use Exchange::*;
    let terms = [
        (BuyCopper, [1, 0, 0, 0, 0], -2),
        (BuySilk, [0, 1, 0, 0, 0], -2),
        (BuyTea, [0, 0, 1, 0, 0], -1),
        (BuyFish, [0, 0, 0, 1, 0], -1),
        (SellCopper, [-1, 0, 0, 0, 0], 2),
        (SellSilk, [0, -1, 0, 0, 0], 2),
        (SellTea, [0, 0, -1, 0, 0], 1),
        (SellFish, [0, 0, 0, -1, 0], 1),
        (BuyImport, [0, 0, 0, 0, 1], -4),
    ];
    assert_eq!(terms.len(), EXCHANGES);
    for (exchange, goods, yen) in terms {
        let mut scene = Scene::of(3)
            .goods(JACK, [3; 4])
            .imports(JACK, 3)
            .yen(JACK, 10)
            .acts(Chinatown, 2);
        scene.play(trade(exchange));
        let jack = scene.jack();
        let after = [jack.goods[0], jack.goods[1], jack.goods[2], jack.goods[3], jack.imports].map(i32::from);
        assert_eq!(after, goods.map(|change| 3 + change), "{exchange}");
        assert_eq!(i32::from(jack.yen), 10 + yen, "{exchange}");
        assert!(scene.events.contains(&Event::Exchanged { seat: JACK, exchange }));
    }
}

/// Note: imported goods are never sold; there are no exchanges but these.
#[test]
fn imported_goods_are_never_sold() {
    let scene = Scene::of(3)
        .goods(JACK, [0; 4])
        .imports(JACK, 9)
        .yen(JACK, 0)
        .acts(Chinatown, 3);
    assert_ne!(
        scene.ask(),
        Ask::Chinatown(3),
        "nothing can be exchanged, the turn goes on"
    );
    let scene = Scene::of(3)
        .goods(JACK, [9; 4])
        .imports(JACK, 9)
        .yen(JACK, 9)
        .acts(Chinatown, 3);
    assert_eq!(scene.legal().len(), 1 + EXCHANGES);
}

/// Ruling: one after another: what one exchange brings pays the next.
#[test]
fn exchanges_follow_one_another() {
    let mut scene = Scene::of(3).goods(JACK, [2, 0, 0, 0]).yen(JACK, 0).acts(Chinatown, 3);
    let dear = Refusal::TooDear {
        what: Resource::Yen,
        needs: 4,
        has: 0,
    };
    assert_eq!(scene.why_not(trade(Exchange::BuyImport)), (dear, Chapter::Chinatown));
    scene
        .play(trade(Exchange::SellCopper))
        .play(trade(Exchange::SellCopper))
        .play(trade(Exchange::BuyImport));
    assert_eq!((scene.jack().yen, scene.jack().imports), (0, 1));
}

/// What is not there is not exchanged.
#[test]
fn an_exchange_must_be_paid() {
    let scene = Scene::of(3).goods(JACK, [1, 0, 0, 0]).yen(JACK, 1).acts(Chinatown, 3);
    let dear = |what, needs, has| (Refusal::TooDear { what, needs, has }, Chapter::Chinatown);
    assert_eq!(scene.why_not(trade(Exchange::BuySilk)), dear(Resource::Yen, 2, 1));
    assert_eq!(scene.why_not(trade(Exchange::SellFish)), dear(Resource::Fish, 1, 0));
    assert!(scene.allows(trade(Exchange::BuyTea)) && scene.allows(trade(Exchange::SellCopper)));
}

/// Ruling: fewer exchanges than the Power allows.
#[test]
fn fewer_exchanges_may_be_made() {
    let mut scene = Scene::of(3).acts(Chinatown, 3);
    scene.play(trade(Exchange::BuyTea)).go_on();
    assert_eq!(scene.ask(), Ask::After);
}

/// Ruling: with Mining Technology copper is bought and sold for profit; it ends with the exchanges.
#[test]
fn mining_technology_makes_copper_a_profit_in_chinatown() {
    let mut scene = Scene::of(3)
        .knows(JACK, Title::MiningTechnology)
        .goods(JACK, [0; 4])
        .yen(JACK, 2);
    scene = scene.acts(Chinatown, 3);
    scene.play(trade(Exchange::BuyCopper));
    assert_eq!((scene.jack().goods[0], scene.jack().yen), (2, 0));
    scene
        .play(trade(Exchange::SellCopper))
        .play(trade(Exchange::SellCopper));
    assert_eq!(
        (scene.jack().goods[0], scene.jack().yen, scene.ask()),
        (0, 4, Ask::After)
    );
}
