//! Chinatown.

use meiji::duel::components::{Resource, Title};
use meiji::duel::{Ask, Chapter, Refusal};

use super::scene::{EVA, JACK, Scene, every_card};

fn chinatown(level: u8) -> Scene {
    Scene::new().content(move |content| every_card(content, level))
}

/// Influence 1 to 5: so many exchanges, and no more above.
#[test]
fn exchanges_go_by_influence() {
    for (influence, exchanges) in [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 5)] {
        let mut scene = chinatown(influence).yen(JACK, 9).after("go chinatown");
        for left in (1..=exchanges).rev() {
            assert_eq!(scene.ask(), Ask::Exchange(left));
            scene.play("exchange buy-tea");
        }
        assert!(!matches!(scene.ask(), Ask::Exchange(_)));
    }
}

/// The rates, both ways, and an imported good one way, face up.
#[test]
fn the_rates() {
    for (exchange, yen, goods, after) in [
        ("buy-copper", 2, [0, 0, 0, 0], (0, [1, 0, 0, 0], 0)),
        ("buy-silk", 2, [0, 0, 0, 0], (0, [0, 1, 0, 0], 0)),
        ("buy-tea", 1, [0, 0, 0, 0], (0, [0, 0, 1, 0], 0)),
        ("buy-fish", 1, [0, 0, 0, 0], (0, [0, 0, 0, 1], 0)),
        ("sell-copper", 0, [1, 0, 0, 0], (2, [0, 0, 0, 0], 0)),
        ("sell-silk", 0, [0, 1, 0, 0], (2, [0, 0, 0, 0], 0)),
        ("sell-tea", 0, [0, 0, 1, 0], (1, [0, 0, 0, 0], 0)),
        ("sell-fish", 0, [0, 0, 0, 1], (1, [0, 0, 0, 0], 0)),
        ("buy-import", 4, [0, 0, 0, 0], (0, [0, 0, 0, 0], 1)),
    ] {
        let scene = chinatown(1).yen(JACK, yen).goods(JACK, goods).after("go chinatown");
        let scene = scene.after(&format!("exchange {exchange}"));
        let jack = scene.jack();
        assert_eq!((jack.yen, jack.goods, jack.imports), after, "{exchange}");
        assert_eq!(jack.turned, 0);
    }
}

/// What is missing is told; and there is no selling of imported goods at all.
#[test]
fn an_exchange_is_paid_for() {
    let scene = chinatown(1).yen(JACK, 1).imports(JACK, 3, 0).after("go chinatown");
    let lack = |what, needs, has| (Refusal::TooDear { what, needs, has }, Chapter::Chinatown);
    assert_eq!(scene.why_not("exchange buy-silk"), lack(Resource::Yen, 2, 1));
    assert_eq!(scene.why_not("exchange sell-tea"), lack(Resource::Tea, 1, 0));
    assert!("exchange sell-import".parse::<meiji::duel::Move>().is_err());
}

/// Any exchange may be declined, the rest of them too.
#[test]
fn exchanges_may_be_declined() {
    let scene = chinatown(3).yen(JACK, 9).after("go chinatown; exchange buy-tea; on");
    assert_eq!((scene.jack().yen, scene.asked()), (8, EVA));
}

/// With nothing to exchange it is passed over, unless a free action might bring something (a ruling).
#[test]
fn nothing_to_exchange() {
    assert_eq!(chinatown(3).after("go chinatown").asked(), EVA);
    let scene = chinatown(3).order(JACK, 0, [9, 0, 0, 0], &[]).after("go chinatown");
    assert_eq!((scene.asked(), scene.ask()), (JACK, Ask::Exchange(3)));
}

/// Ruling: each exchange is a receipt for Mining Technology; buying and selling copper for profit ends with the exchanges.
#[test]
fn copper_may_be_traded_for_profit() {
    let mut scene = chinatown(5)
        .knows(JACK, &[Title::MiningTechnology])
        .yen(JACK, 2)
        .after("go chinatown");
    scene.play(
        "exchange buy-copper; exchange sell-copper; exchange sell-copper; exchange buy-copper; exchange sell-copper",
    );
    assert_eq!((scene.jack().yen, scene.jack().goods[0]), (4, 1));
    assert!(!matches!(scene.ask(), Ask::Exchange(_)));
}
