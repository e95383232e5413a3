//! Laboratory.

use meiji::duel::components::{Place, Resource, Title};
use meiji::duel::{Ask, Chapter, Refusal};

use super::scene::{EVA, JACK, Scene, every_card};

/// Spinning Mill, Stagecoach, Stock Market and two others on show, which cost 3, 4, 5, 6 and 7; Jack's Influence is as said.
fn laboratory(influence: u8) -> Scene {
    let shown = [
        Title::SpinningMill,
        Title::Stagecoach,
        Title::StockMarket,
        Title::Ball,
        Title::Winery,
    ];
    Scene::new().shown(&shown).content(move |content| {
        every_card(content, influence);
        for (title, cost) in shown.into_iter().zip(3..) {
            content.technologies[title.index()].cost = cost;
        }
    })
}

/// Influence 1 to 5 gives as much Production, and no more above.
#[test]
fn influence_gives_production() {
    for (influence, most) in [(3, 1), (4, 2), (5, 3), (9, 3)] {
        let scene = laboratory(influence).after("go laboratory");
        let free = (0..5).filter(|slot| scene.allows(&format!("learn {slot} imports 0")));
        assert_eq!(free.count(), most, "Influence {influence}");
    }
    assert_eq!(laboratory(2).after("go laboratory").asked(), EVA);
}

/// Each further point is ¥2 or an imported good, any number, in any mix; never more than is needed (a ruling).
#[test]
fn points_are_paid_in_any_mix() {
    let scene = laboratory(3).yen(JACK, 9).imports(JACK, 4, 0).after("go laboratory");
    for (imports, yen) in [(0, 1), (1, 3), (2, 5), (3, 7), (4, 9)] {
        let scene = scene.clone().after(&format!("learn 4 imports {imports}"));
        assert_eq!((scene.jack().yen, scene.jack().imports), (yen, 4 - imports));
    }
    assert_eq!(
        scene.why_not("learn 2 imports 3"),
        (Refusal::TooManyImports { points: 2 }, Chapter::Laboratory)
    );
    let poor = laboratory(3).yen(JACK, 3).imports(JACK, 1, 0).after("go laboratory");
    let lack = |what, needs, has| (Refusal::TooDear { what, needs, has }, Chapter::Laboratory);
    assert_eq!(poor.why_not("learn 2 imports 0"), lack(Resource::Yen, 4, 3));
    assert_eq!(poor.why_not("learn 2 imports 2"), lack(Resource::Import, 2, 1));
    assert!(poor.allows("learn 2 imports 1"));
}

/// Ruling: imports of either side pay; those that lie face up go first.
#[test]
fn imports_of_either_side_pay() {
    let scene = laboratory(3)
        .imports(JACK, 1, 2)
        .after("go laboratory; learn 2 imports 2");
    assert_eq!((scene.jack().imports, scene.jack().turned), (0, 1));
}

/// The fourth own Technology and each later one costs ¥2 or an imported good more, which Influence never covers.
#[test]
fn the_fourth_costs_more() {
    let own = [
        Title::Gaslight,
        Title::Exposition,
        Title::PatentSystem,
        Title::Brickyard,
    ];
    let knowing = |count: usize| laboratory(5).knows(JACK, &own[..count]).traders(JACK, 0).yen(JACK, 2);
    let ready = |count| {
        knowing(count).player(JACK, |player| {
            player.recruited = meiji::duel::components::Criterion::ALL.into_iter().collect();
        })
    };
    let third = ready(2).after("go laboratory");
    assert!(third.allows("learn 0 imports 0"));
    assert_eq!(third.after("learn 0 imports 0").jack().yen, 2);
    for count in [3, 4] {
        let scene = ready(count).imports(JACK, 0, 1).after("go laboratory");
        assert_eq!(
            scene.clone().after("learn 0 imports 0").jack().yen,
            0,
            "though 5 is more than 3"
        );
        assert_eq!(scene.after("learn 0 imports 1").jack().turned, 0);
    }
}

/// It comes on top of the Production that is missing.
#[test]
fn the_fourth_costs_more_than_what_is_missing() {
    let own = [Title::Gaslight, Title::Exposition, Title::PatentSystem];
    let scene = laboratory(3).knows(JACK, &own).traders(JACK, 1).yen(JACK, 6);
    let scene = scene.after("go laboratory; learn 2 imports 0");
    assert_eq!(
        (scene.jack().yen, scene.jack().technologies.len()),
        (0, 4),
        "5 of 3, and 1 more"
    );
}

/// By a Trader as well.
#[test]
fn the_fourth_costs_more_by_a_trader_too() {
    let own = [Title::Gaslight, Title::Exposition, Title::PatentSystem];
    let scene = laboratory(1).knows(JACK, &own).traders(JACK, 2).yen(JACK, 2);
    let scene = scene.after("trader laboratory; learn 0 imports 0");
    assert_eq!((scene.jack().yen, scene.jack().technologies.len()), (0, 4));
}

/// One card; the slot is not filled within the round (a ruling).
#[test]
fn one_card_that_is_not_replaced() {
    let scene = laboratory(4).after("go laboratory; learn 1 imports 0");
    assert!(scene.jack().knows(Title::Stagecoach));
    assert_eq!((scene.state.table.technologies[1], scene.asked()), (None, EVA));
    let again = scene.after("go laboratory");
    assert_eq!(again.asked(), EVA);
    assert_eq!(
        again.why_not("learn 1 imports 0"),
        (Refusal::NoCard, Chapter::Laboratory)
    );
    assert_eq!(
        again.why_not("learn 7 imports 0"),
        (Refusal::NoSuchThing, Chapter::Laboratory)
    );
}

/// It may be declined; with no card left the Place stays open and yields nothing.
#[test]
fn it_may_be_declined_or_yield_nothing() {
    let declined = laboratory(5).yen(JACK, 9).after("go laboratory; on");
    assert_eq!(declined.jack().technologies.len(), 0);
    assert_eq!(declined.ask(), Ask::Bonus(5), "steps 2 and 3 come all the same");
    assert_eq!(declined.after("bonus 0").ask(), Ask::Construction);
    let empty = laboratory(5).state(|state| {
        for slot in 0..5 {
            let title = state.table.technologies[slot].take().unwrap();
            state.table.technology_discards.insert(title);
        }
    });
    let empty = empty.order(JACK, 0, [9, 0, 0, 0], &[]).after("go laboratory");
    assert_ne!(empty.ask(), Ask::Laboratory);
}

/// Ruling: it is asked while a free action might bring yen.
#[test]
fn it_is_asked_while_a_free_action_might_bring_yen() {
    let scene = laboratory(1).order(JACK, 0, [9, 0, 0, 0], &[]).after("go laboratory");
    assert_eq!(scene.ask(), Ask::Laboratory);
    assert!(!scene.allows("learn 0 imports 0"));
}

/// Ruling: the action that gained the Station is not raised by its token.
#[test]
fn the_token_comes_after_the_action() {
    let mut scene = laboratory(4).shown(&[Title::Station]).content(|content| {
        content.technologies[Title::Station.index()].cost = 4;
    });
    scene.play("go laboratory; learn 0 imports 0");
    assert_eq!(scene.ask(), Ask::Station);
    scene.play("station laboratory");
    assert_eq!(
        (scene.influence(), scene.state.table.station),
        (4, Some(Place::Laboratory))
    );
    assert_eq!(scene.asked(), EVA);
}
