//! Machinery.

use meiji::nippon::components::{ActionSlot, FactoryTile, Good, Resource};
use meiji::nippon::{Ask, Chapter, Event, Refusal};

use super::scene::{BLUE, PURPLE, Scene};

/// A turn in which Factories are improved.
fn improves(scene: Scene) -> Scene {
    scene.take(ActionSlot::Machinery).after("act machinery")
}

/// ¥10,000: a Machine is installed on the Silk Factory and turned to +2 in one action (R6).
#[test]
fn installed_and_turned_in_one_action() {
    let scene = improves(Scene::new(2).factory(PURPLE, FactoryTile::Silk2, 0, 0)).after("improve silk");
    assert_eq!(scene.stored(PURPLE, Good::Silk), (0, 2));
    assert_eq!((scene.purple().yen, scene.asked()), (2, BLUE));
    let turned = scene.events.iter().filter_map(|event| match event {
        Event::Improved { machine, .. } => Some(*machine),
        _ => None,
    });
    assert_eq!(turned.collect::<Vec<_>>(), [1, 2]);
}

/// The only Factory at +1 and ¥15,000: it must become +2 first, then two tiles go to the own supply; the next Factory gets one, turned to +2, the
/// other is discarded (R7).
#[test]
fn factories_before_the_own_supply() {
    let scene = Scene::new(2).factory(PURPLE, FactoryTile::Silk2, 1, 0).yen(PURPLE, 15);
    assert_eq!(
        scene.clone().take(ActionSlot::Machinery).why_not("stop").1,
        Chapter::TakeAWorker
    );
    let scene = improves(scene);
    assert_eq!(scene.stored(PURPLE, Good::Silk), (0, 2), "it has one answer");
    let good = Good::Silk;
    assert_eq!(
        scene.why_not("improve silk"),
        (Refusal::FullyImproved { good }, Chapter::Machinery)
    );
    let scene = scene.after("store; store");
    assert_eq!((scene.purple().machines, scene.purple().yen), (2, 0));
    let scene = scene
        .turn_of(PURPLE)
        .yen(PURPLE, 6)
        .take(ActionSlot::Export)
        .after("build paper-2");
    assert_eq!(scene.stored(PURPLE, Good::Paper), (0, 2));
    assert_eq!(scene.purple().machines, 0);
}

/// Three tiles in the supply: the next Factory takes two, one waits (O27).
#[test]
fn a_third_machine_waits() {
    let scene = Scene::new(2)
        .player(PURPLE, |own| own.machines = 3)
        .take(ActionSlot::Export)
        .after("build silk-2");
    assert_eq!(scene.stored(PURPLE, Good::Silk), (0, 2));
    assert_eq!(scene.purple().machines, 1);
    let one = Scene::new(2)
        .player(PURPLE, |own| own.machines = 1)
        .take(ActionSlot::Export)
        .after("build silk-2");
    assert_eq!((one.stored(PURPLE, Good::Silk), one.purple().machines), ((0, 1), 0));
}

/// Where possible Machines go on own Factories, not to the supply.
#[test]
fn no_machine_to_the_supply_while_one_can_be_installed() {
    let scene = improves(
        Scene::new(2)
            .factory(PURPLE, FactoryTile::Silk2, 2, 0)
            .factory(PURPLE, FactoryTile::Paper2, 0, 0)
            .factory(PURPLE, FactoryTile::Bento1, 1, 0),
    );
    assert_eq!(scene.answers("improve"), ["improve paper", "improve bento"]);
    assert_eq!(scene.why_not("store"), (Refusal::FactoryFirst, Chapter::Machinery));
    let good = Good::Clocks;
    assert_eq!(
        scene.why_not("improve clocks"),
        (Refusal::NoFactory { good }, Chapter::Machinery)
    );
    assert_eq!(scene.why_not("stop"), (Refusal::MustChoose, Chapter::Machinery));
}

/// One to three Improvements, ¥5,000 each; the action is always possible with ¥5,000.
#[test]
fn one_to_three_improvements() {
    let scene = improves(Scene::new(2).yen(PURPLE, 30));
    assert_eq!(scene.ask(), Ask::Improvement);
    let one = scene.clone().after("stop");
    assert_eq!((one.purple().machines, one.purple().yen), (1, 25));
    let three = scene.after("store; store");
    assert_eq!(
        (three.asked(), three.purple().machines, three.purple().yen),
        (BLUE, 3, 15)
    );
    let poor = Scene::new(2).yen(PURPLE, 4);
    assert!(!poor.slot_open(ActionSlot::Machinery));
    let refused = poor
        .game
        .hinders(poor.lies(), meiji::nippon::components::Action::Machinery);
    let what = Resource::Yen;
    assert_eq!(
        refused.map(|forbidden| forbidden.refusal),
        Some(Refusal::TooDear { what, needs: 5, has: 4 })
    );
}
