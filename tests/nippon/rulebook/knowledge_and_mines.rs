//! Knowledge, Mines.

use meiji::nippon::components::{ActionSlot, FactoryTile, Resource, Track};
use meiji::nippon::{Ask, Chapter, Refusal};

use super::scene::{BLUE, PURPLE, Scene};

/// 1, 2, 3 steps cost ¥1,000, 3,000, 6,000.
#[test]
fn what_steps_cost() {
    for (steps, price) in [(1, 1), (2, 3), (3, 6)] {
        let scene = Scene::new(2)
            .take(ActionSlot::Knowledge)
            .after(&format!("steps {steps}"));
        assert_eq!(
            (scene.purple().marker(Track::Knowledge), scene.purple().yen),
            (steps, 12 - price)
        );
        assert_eq!(scene.asked(), BLUE);
        let scene = Scene::new(2)
            .take(ActionSlot::Mines)
            .after(&format!("act mines; steps {steps}"));
        assert_eq!(
            (scene.purple().marker(Track::Coal), scene.purple().yen),
            (steps, 12 - price)
        );
        assert_eq!(scene.purple().coal, 2, "the track, not the Budget");
    }
}

/// Knowledge on slot 10 and ¥9,000: 1 step alone, for ¥1,000; on slot 11 the action is not offered (O6).
#[test]
fn the_topmost_slot() {
    let scene = Scene::new(2).marker(PURPLE, Track::Knowledge, 10).yen(PURPLE, 9);
    let scene = scene.take(ActionSlot::Knowledge);
    assert_eq!((scene.purple().marker(Track::Knowledge), scene.purple().yen), (10, 8));
    assert_eq!(scene.asked(), BLUE, "one answer");
    let track = Track::Knowledge;
    let top = Scene::new(2).marker(PURPLE, track, 11).coal(PURPLE, 0);
    assert!(!top.slot_open(ActionSlot::Knowledge));
    let forbidden = top
        .game
        .hinders(top.lies(), meiji::nippon::components::Action::Knowledge);
    let forbidden = forbidden.expect("a ruling: the marker must move");
    assert_eq!(
        (forbidden.refusal, forbidden.chapter),
        (Refusal::OnTop { track }, Chapter::Knowledge)
    );
}

/// No more steps than there is room for.
#[test]
fn no_more_steps_than_room() {
    let scene = Scene::new(2)
        .marker(PURPLE, Track::Coal, 9)
        .take(ActionSlot::Mines)
        .after("act mines");
    assert_eq!(scene.ask(), Ask::Steps(Track::Coal));
    assert_eq!(scene.answers("steps"), ["steps 1", "steps 2"]);
    assert_eq!(
        scene.why_not("steps 3"),
        (Refusal::BeyondTop { room: 2 }, Chapter::Mines)
    );
    assert_eq!(scene.why_not("steps 4"), (Refusal::NoSuchThing, Chapter::Mines));
    assert_eq!(scene.why_not("steps 0"), (Refusal::NoSuchThing, Chapter::Mines));
    assert_eq!(scene.why_not("stop"), (Refusal::MustChoose, Chapter::Mines));
}

/// No more than can be paid.
#[test]
fn no_more_steps_than_yen() {
    let scene = Scene::new(2).yen(PURPLE, 5).take(ActionSlot::Mines).after("act mines");
    assert_eq!(scene.answers("steps"), ["steps 1", "steps 2"]);
    let what = Resource::Yen;
    let refusal = Refusal::TooDear { what, needs: 6, has: 5 };
    assert_eq!(scene.why_not("steps 3"), (refusal, Chapter::Mines));
    assert!(!Scene::new(2).yen(PURPLE, 0).slot_open(ActionSlot::Mines));
}

/// A step more of each Knowledge action (S2), not of Mines.
#[test]
fn a_step_more_with_the_second_silk_factory() {
    let with = || Scene::new(2).factory(PURPLE, FactoryTile::Silk2, 0, 4).coal(PURPLE, 0);
    let scene = with().take(ActionSlot::Knowledge).after("steps 2");
    assert_eq!((scene.purple().marker(Track::Knowledge), scene.purple().yen), (3, 9));
    let scene = with().take(ActionSlot::Mines).after("act mines; steps 2");
    assert_eq!(scene.purple().marker(Track::Coal), 2);
    let top = with().marker(PURPLE, Track::Knowledge, 10).take(ActionSlot::Knowledge);
    assert_eq!(top.purple().marker(Track::Knowledge), 10, "it is lost at the top");
    let exchanged = with().blueprints(PURPLE, 3).after("exchange knowledge");
    assert_eq!(
        exchanged.purple().marker(Track::Knowledge),
        1,
        "not for steps by Blueprints"
    );
    let built = with().take(ActionSlot::Export).after("act invest; build paper-1");
    assert_eq!(
        built.purple().marker(Track::Knowledge),
        1,
        "nor for the step of a bonus"
    );
}
