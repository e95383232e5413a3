//! Produce Goods.

use meiji::nippon::components::{ActionSlot, FactoryTile, Good, Resource, Track};
use meiji::nippon::{Ask, Chapter, Event, Refusal};

use super::scene::{BLUE, PURPLE, Scene};

/// A turn in which Goods are produced.
fn produces(scene: Scene) -> Scene {
    scene.take(ActionSlot::Knowledge).after("act produce")
}

/// Silk with 2 goods and a +2 Machine: 2 Coal; 3 cubes, of which 2 find room: it ends with 4, and 1 is not taken (R8).
#[test]
fn cubes_that_find_no_room_are_lost() {
    let scene = produces(Scene::new(2).factory(PURPLE, FactoryTile::Silk1, 2, 2));
    assert_eq!(scene.stored(PURPLE, Good::Silk), (4, 2));
    assert_eq!(scene.purple().coal, 0);
    let ran = Event::Ran {
        seat: PURPLE,
        good: Good::Silk,
        cubes: 2,
        lost: 1,
    };
    assert_eq!(scene.count(|event| *event == ran), 1);
    assert_eq!(scene.asked(), BLUE, "nothing more can be run");
}

/// 1 cube and the Machine's 1 or 2; Coal by the level.
#[test]
fn cubes_and_coal_of_a_run() {
    for (tile, machine, cubes, coal) in [
        (FactoryTile::Silk1, 0, 1, 2),
        (FactoryTile::Paper3, 1, 2, 2),
        (FactoryTile::Bento1, 2, 3, 3),
        (FactoryTile::Lenses1, 0, 1, 3),
        (FactoryTile::Clocks4, 1, 2, 4),
        (FactoryTile::LightBulbs3, 2, 3, 4),
    ] {
        let scene = produces(Scene::new(2).factory(PURPLE, tile, machine, 0).coal(PURPLE, 9));
        assert_eq!(scene.stored(PURPLE, tile.good()).0, cubes, "{tile}");
        assert_eq!(scene.purple().coal, 9 - coal, "{tile}");
    }
}

/// One to three different Factories, one after another, each once.
#[test]
fn one_to_three_factories() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk1, 0, 0)
        .factory(PURPLE, FactoryTile::Paper1, 0, 0)
        .factory(PURPLE, FactoryTile::Bento1, 0, 0)
        .factory(PURPLE, FactoryTile::Lenses1, 0, 0)
        .coal(PURPLE, 20);
    let scene = produces(scene);
    assert_eq!(scene.why_not("stop"), (Refusal::MustChoose, Chapter::ProduceGoods));
    let one = scene.clone().after("run silk; stop");
    assert_eq!((one.asked(), one.purple().coal), (BLUE, 18));
    let two = scene.clone().after("run silk");
    let good = Good::Silk;
    assert_eq!(
        two.why_not("run silk"),
        (Refusal::RunAlready { good }, Chapter::ProduceGoods)
    );
    let three = scene.after("run silk; run paper; run bento");
    assert_eq!((three.asked(), three.purple().coal), (BLUE, 13));
    assert_eq!(three.stored(PURPLE, Good::Lenses).0, 0);
}

/// Without its whole Coal, or without any room, a Factory cannot be run.
#[test]
fn coal_and_room() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk1, 0, 0)
        .factory(PURPLE, FactoryTile::Paper1, 0, 4)
        .factory(PURPLE, FactoryTile::Bento1, 0, 0)
        .factory(PURPLE, FactoryTile::Lenses1, 0, 0)
        .coal(PURPLE, 3);
    let scene = produces(scene);
    let good = Good::Paper;
    assert_eq!(
        scene.why_not("run paper"),
        (Refusal::StorageFull { good }, Chapter::ProduceGoods)
    );
    let good = Good::Clocks;
    assert_eq!(
        scene.why_not("run clocks"),
        (Refusal::NoFactory { good }, Chapter::ProduceGoods)
    );
    let poor = Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk1, 0, 0)
        .factory(PURPLE, FactoryTile::Paper1, 0, 0)
        .factory(PURPLE, FactoryTile::Bento1, 0, 0);
    let poor = produces(poor);
    let what = Resource::Coal;
    let refusal = Refusal::TooDear { what, needs: 3, has: 2 };
    assert_eq!(poor.why_not("run bento"), (refusal, Chapter::ProduceGoods));
}

/// 5 Coal, Silk and Clocks with room: one of them, not both; with the second Bento Factory both (O29).
#[test]
fn coal_for_one_of_two() {
    let with = |scene: Scene| {
        let scene = scene.factory(PURPLE, FactoryTile::Silk1, 0, 0);
        produces(scene.factory(PURPLE, FactoryTile::Clocks4, 0, 0).coal(PURPLE, 5))
    };
    for good in ["silk", "clocks"] {
        let scene = with(Scene::new(2)).after(&format!("run {good}"));
        assert_eq!(scene.asked(), BLUE, "{good} alone");
    }
    for (first, left) in [("silk", 4), ("clocks", 2)] {
        let scene = with(Scene::new(2).factory(PURPLE, FactoryTile::Bento2, 0, 4)).after(&format!("run {first}"));
        assert_eq!(
            (scene.ask(), scene.purple().coal),
            (Ask::Run, left),
            "the first takes 1 less"
        );
        let second = if first == "silk" { "clocks" } else { "silk" };
        let scene = scene.after(&format!("run {second}"));
        assert_eq!((scene.asked(), scene.purple().coal), (BLUE, 0));
    }
}

/// 1 Coal, and Silk takes 2: it is run with the second Bento Factory alone.
#[test]
fn the_coal_that_is_saved_decides_whether_a_run_is_paid() {
    let scene = || Scene::new(2).factory(PURPLE, FactoryTile::Silk1, 0, 0).coal(PURPLE, 1);
    let without = scene().take(ActionSlot::Knowledge);
    assert_eq!(
        without.ask(),
        Ask::Steps(Track::Knowledge),
        "the one action that is left"
    );
    let with = produces(scene().factory(PURPLE, FactoryTile::Bento2, 0, 4));
    assert_eq!((with.stored(PURPLE, Good::Silk).0, with.purple().coal), (1, 0));
}

/// A cube more of each run of the third Silk Factory alone.
#[test]
fn a_silk_more() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk3, 1, 0)
        .factory(PURPLE, FactoryTile::Paper1, 1, 0)
        .coal(PURPLE, 4);
    let scene = produces(scene).after("run silk; run paper");
    assert_eq!(scene.stored(PURPLE, Good::Silk).0, 3);
    assert_eq!(scene.stored(PURPLE, Good::Paper).0, 2);
    let full = produces(Scene::new(2).factory(PURPLE, FactoryTile::Silk3, 2, 3));
    assert_eq!(full.stored(PURPLE, Good::Silk).0, 4, "only what fits");
}
