//! Synergy bonuses of the 24 Factories, each with its corner cases. What lasts beyond a chapter of its own is tried there as well.

use meiji::nippon::components::{
    Achievement, ActionSlot, City, Colour, FactoryTile, Good, Region, Side, Track, Transport,
};
use meiji::nippon::{Ask, Chapter, Refusal};

use super::scene::{BLUE, PURPLE, Scene};

/// Purple, with Knowledge enough for everything, is to build a Factory.
fn builds(scene: Scene, tile: FactoryTile) -> Scene {
    let scene = scene.player(PURPLE, |own| {
        own.markers[Track::Knowledge.index()] = own.markers[Track::Knowledge.index()].max(9);
    });
    let scene = scene.take(ActionSlot::Export);
    match scene.ask() {
        Ask::Factory => scene.after(&format!("build {tile}")),
        _ => scene.after(&format!("act invest; build {tile}")),
    }
}

/// S1: Knowledge up 3 steps; what does not fit is lost. P1: 1 step, and a star.
#[test]
fn knowledge_steps() {
    let scene = Scene::new(2).take(ActionSlot::Export).after("build silk-1");
    assert_eq!(scene.purple().marker(Track::Knowledge), 3);
    assert_eq!(
        builds(Scene::new(2), FactoryTile::Silk1)
            .purple()
            .marker(Track::Knowledge),
        10
    );
    let scene = Scene::new(2).take(ActionSlot::Export).after("build paper-1");
    assert_eq!(scene.purple().marker(Track::Knowledge), 1);
    assert_eq!(
        scene.achievement(PURPLE, Achievement::Knowledge),
        1,
        "a star that is no slot of the track"
    );
}

/// S4: 1 Blueprint; neither it nor the Knowledge helps to build this one, later ones need 1 less.
#[test]
fn the_fourth_silk_factory() {
    let poor = Scene::new(2).blueprints(PURPLE, 0);
    assert!(!poor.slot_open(ActionSlot::Export), "2 are needed, and 1 is known");
    let scene = Scene::new(2).take(ActionSlot::Export).after("build silk-4");
    assert_eq!(scene.purple().blueprints, 1);
    assert_eq!(scene.game.knowledge_missing(scene.purple(), Good::Paper), 0);
    assert_eq!(scene.game.knowledge_missing(scene.purple(), Good::Clocks), 4);
    assert_eq!(scene.game.knowledge_missing(scene.of(BLUE), Good::Paper), 1);
}

/// P2: Money up 1 step, lost at the top.
#[test]
fn a_money_step() {
    let scene = builds(Scene::new(2), FactoryTile::Paper2);
    assert_eq!(scene.level(PURPLE, Track::Money), 14);
    let top = builds(Scene::new(2).marker(PURPLE, Track::Money, 11), FactoryTile::Paper2);
    assert_eq!(top.purple().marker(Track::Money), 10);
}

/// P4: later Factories cost ¥3,000, so that Invest is possible with them; not this one.
#[test]
fn cheaper_factories() {
    let scene = builds(Scene::new(2), FactoryTile::Paper4);
    assert_eq!(scene.purple().yen, 6);
    let scene = builds(scene.turn_of(PURPLE).yen(PURPLE, 3), FactoryTile::Silk3);
    assert_eq!(scene.purple().yen, 0);
    assert!(!scene.turn_of(PURPLE).yen(PURPLE, 2).slot_open(ActionSlot::Export));
}

/// B1: Coal up 2 steps, no Coal now.
#[test]
fn coal_steps() {
    let scene = builds(Scene::new(2), FactoryTile::Bento1);
    assert_eq!((scene.level(PURPLE, Track::Coal), scene.purple().coal), (4, 2));
}

/// L2: 2 Blueprints and a Train free; Money icons count. No Train or no slot left: only the Blueprints.
#[test]
fn a_train_free() {
    let scene = builds(
        Scene::new(2).built(PURPLE, Transport::Train, Region::Kanto, 1),
        FactoryTile::Lenses2,
    );
    assert_eq!(
        (scene.ask(), scene.purple().blueprints),
        (Ask::Site(Transport::Train), 3)
    );
    assert_eq!(
        scene.why_not("stop"),
        (Refusal::MustChoose, Chapter::Invest),
        "nothing can be declined"
    );
    let scene = scene.after("site kanto");
    assert_eq!((scene.purple().trains, scene.purple().yen), (4, 6));
    assert_eq!(
        scene.level(PURPLE, Track::Money),
        14,
        "the second Train completes an icon"
    );
    assert_eq!(scene.asked(), BLUE);

    let gone = Scene::new(2).built(PURPLE, Transport::Train, Region::Kanto, 3).built(
        PURPLE,
        Transport::Train,
        Region::Kansai,
        3,
    );
    let gone = builds(gone, FactoryTile::Lenses2);
    assert_eq!((gone.asked(), gone.purple().blueprints), (BLUE, 3));
    let full = Region::ALL.into_iter().fold(Scene::new(2), |scene, region| {
        let scene = scene
            .built(PURPLE, Transport::Ship, region, 1)
            .built(PURPLE, Transport::Train, region, 1);
        scene
            .built(BLUE, Transport::Ship, region, 1)
            .built(BLUE, Transport::Train, region, 1)
    });
    let full = builds(full, FactoryTile::Lenses2);
    assert_eq!((full.asked(), full.purple().blueprints), (BLUE, 3));
}

/// L3: each Train of an action brings the bonus of its Region, and its yen pay for the next (a ruling); Ships and other Trains do not.
#[test]
fn trains_with_the_region_bonus() {
    let with = || Scene::new(2).factory(PURPLE, FactoryTile::Lenses3, 2, 0);
    let scene = with()
        .yen(PURPLE, 5)
        .take(ActionSlot::Machinery)
        .after("act trains; site kyushu");
    assert_eq!(scene.purple().yen, 5);
    let scene = scene.after("site kansai");
    assert_eq!((scene.purple().yen, scene.purple().blueprints), (0, 3));
    let ships = with().take(ActionSlot::Mines).after("act ships; site kyushu; stop");
    assert_eq!(ships.purple().yen, 7);
}

/// L4: the first Train of each action is free, so that none is needed for it.
#[test]
fn the_first_train_is_free() {
    let with = || Scene::new(2).factory(PURPLE, FactoryTile::Lenses4, 2, 0);
    let scene = with().yen(PURPLE, 0).take(ActionSlot::Machinery);
    assert_eq!(scene.ask(), Ask::Site(Transport::Train), "Machinery is not possible");
    let scene = scene.after("site kanto");
    assert_eq!((scene.asked(), scene.purple().trains), (BLUE, 5));
    let scene = with()
        .take(ActionSlot::Machinery)
        .after("act trains; site kanto; site kansai; site kyushu");
    assert_eq!(scene.purple().yen, 2, "two are paid");
    assert!(
        !with().yen(PURPLE, 0).slot_open(ActionSlot::Mines),
        "Ships are not free"
    );
}

/// C1: a Ship free; Ships score 3. C2: two Ships free in different Regions, as many as possible.
#[test]
fn ships_free() {
    let scene = builds(Scene::new(2), FactoryTile::Clocks1).after("site tohoku");
    assert_eq!((scene.asked(), scene.purple().ships), (BLUE, 5));
    assert_eq!(scene.game.ship_scores(scene.purple()), 3);
    assert_eq!(scene.game.ship_scores(scene.of(BLUE)), 2);

    let scene = builds(Scene::new(2), FactoryTile::Clocks2).after("site tohoku");
    assert_eq!(scene.ask(), Ask::Site(Transport::Ship));
    assert_eq!(scene.why_not("site tohoku"), (Refusal::RegionBuiltIn, Chapter::Ships));
    let scene = scene.after("site kanto");
    assert_eq!((scene.asked(), scene.purple().ships), (BLUE, 4));
    assert_eq!(
        scene.level(PURPLE, Track::Money),
        14,
        "the second Ship completes an icon"
    );

    let one = Scene::new(2).built(PURPLE, Transport::Ship, Region::Kyushu, 3).built(
        PURPLE,
        Transport::Ship,
        Region::Kansai,
        2,
    );
    let one = builds(one, FactoryTile::Clocks2).after("site kanto");
    assert_eq!((one.asked(), one.purple().ships), (BLUE, 0));
}

/// C1 and C2 without a Ship, and without a slot for one: only what lasts.
#[test]
fn no_ship_for_nothing() {
    let gone = Scene::new(2).built(PURPLE, Transport::Ship, Region::Kyushu, 3).built(
        PURPLE,
        Transport::Ship,
        Region::Kansai,
        3,
    );
    let full = Region::ALL.into_iter().fold(Scene::new(2), |scene, region| {
        [PURPLE, BLUE].into_iter().fold(scene, |scene, seat| {
            scene
                .built(seat, Transport::Ship, region, 1)
                .built(seat, Transport::Train, region, 1)
        })
    });
    for (scene, ships) in [(gone, 0), (full, 2)] {
        let one = builds(scene.clone(), FactoryTile::Clocks1);
        assert_eq!((one.asked(), one.purple().ships), (BLUE, ships));
        assert_eq!(one.game.ship_scores(one.purple()), 3);
        let two = builds(scene, FactoryTile::Clocks2);
        assert_eq!((two.asked(), two.purple().ships), (BLUE, ships));
    }
}

/// C3: 2 points for each Contract that is fulfilled already.
#[test]
fn points_for_fulfilled_contracts() {
    let scene = builds(Scene::new(2).fulfilled(PURPLE, &[0, 3, 5]), FactoryTile::Clocks3);
    assert_eq!(scene.purple().points, 16);
}

/// C4: ¥1,000 more income for each own Factory, this one too.
#[test]
fn income_of_factories() {
    let scene = builds(
        Scene::new(2).factory(PURPLE, FactoryTile::Silk1, 0, 0),
        FactoryTile::Clocks4,
    );
    assert_eq!(scene.game.yen_income(scene.purple()), 14);
    let scene = scene.turn_of(PURPLE);
    let scene = scene.after("consolidate");
    // One Worker was taken for the Factory.
    assert_eq!(scene.purple().yen, 14 - 3);
}

/// Machines that wait come once what the bonus asks is answered (L2).
#[test]
fn machines_that_wait_come_after_what_a_bonus_asks() {
    let scene = builds(
        Scene::new(2).player(PURPLE, |own| own.machines = 1),
        FactoryTile::Lenses2,
    );
    assert_eq!(scene.ask(), Ask::Site(Transport::Train));
    let scene = scene.after("site kanto");
    assert_eq!(scene.stored(PURPLE, Good::Lenses).1, 1);
    assert_eq!((scene.purple().machines, scene.asked()), (0, BLUE));
}

/// U1 with one Machine waiting: +1 by the bonus, turned to +2 by the one that waits; 1 cube on its Storage (O32).
#[test]
fn the_bonus_before_machines_that_wait() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk1, 2, 0)
        .player(PURPLE, |own| own.machines = 1);
    let scene = builds(scene, FactoryTile::LightBulbs1);
    assert_eq!(scene.stored(PURPLE, Good::LightBulbs), (1, 2));
    assert_eq!(scene.purple().machines, 0);
    let two = Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk1, 2, 0)
        .player(PURPLE, |own| own.machines = 2);
    let two = builds(two, FactoryTile::LightBulbs1);
    assert_eq!(two.stored(PURPLE, Good::LightBulbs), (1, 2));
    assert_eq!(two.purple().machines, 1, "of two that wait one comes");
    let without = builds(Scene::new(2), FactoryTile::LightBulbs1);
    assert_eq!(without.stored(PURPLE, Good::LightBulbs), (1, 1));
}

/// U2: 1 cube each on two different own Factories with room, this one too; as many as have room, without choice of fewer.
#[test]
fn cubes_on_two_factories() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk1, 0, 1)
        .factory(PURPLE, FactoryTile::Paper1, 0, 4);
    let two = builds(scene.clone(), FactoryTile::LightBulbs2);
    assert_eq!(two.ask(), Ask::Goods);
    assert_eq!(two.answers("good"), ["good silk", "good light-bulbs"]);
    let good = Good::Paper;
    assert_eq!(
        two.why_not("good paper"),
        (Refusal::StorageFull { good }, Chapter::Invest)
    );
    let good = Good::Bento;
    assert_eq!(
        two.why_not("good bento"),
        (Refusal::NoFactory { good }, Chapter::Invest)
    );
    let two = two.after("good silk");
    assert_eq!(two.asked(), BLUE, "the second has one answer");
    assert_eq!(two.stored(PURPLE, Good::Silk).0, 2);
    assert_eq!(two.stored(PURPLE, Good::LightBulbs).0, 1);

    let three = builds(
        scene.factory(PURPLE, FactoryTile::Bento1, 0, 0),
        FactoryTile::LightBulbs2,
    )
    .after("good bento");
    let good = Good::Bento;
    assert_eq!(
        three.why_not("good bento"),
        (Refusal::CubeLaid { good }, Chapter::Invest)
    );
    assert_eq!(three.answers("good"), ["good silk", "good light-bulbs"]);
    let alone = builds(Scene::new(2), FactoryTile::LightBulbs2);
    assert_eq!((alone.asked(), alone.stored(PURPLE, Good::LightBulbs).0), (BLUE, 1));
}

/// U3: 3 points for each paid Improvement, into the own supply too; not for Machines from the supply.
#[test]
fn points_for_improvements() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::LightBulbs3, 1, 0)
        .yen(PURPLE, 15)
        .take(ActionSlot::Machinery)
        .after("act machinery; store; store");
    assert_eq!((scene.purple().points, scene.purple().machines), (19, 2));
    let built = builds(scene.turn_of(PURPLE).yen(PURPLE, 6), FactoryTile::Paper2);
    assert_eq!(built.purple().points, 19);
    assert_eq!(built.stored(PURPLE, Good::Paper), (0, 2));
}

/// U4: the first tile of each Local Market action brings the Region bonus twice, the others once.
#[test]
fn the_first_region_bonus_twice() {
    let scene = Scene::new(4)
        .factory(PURPLE, FactoryTile::LightBulbs4, 0, 2)
        .take(ActionSlot::LocalMarket)
        .after("place osaka bottom 5");
    assert_eq!(scene.purple().blueprints, 5);
    let second = Scene::new(4)
        .factory(PURPLE, FactoryTile::LightBulbs4, 0, 2)
        .factory(PURPLE, FactoryTile::Paper2, 0, 2)
        .tile(BLUE, City::Kyoto, Side::Left, 1)
        .take(ActionSlot::LocalMarket)
        .after("place osaka bottom 5; place kyoto top 2");
    assert_eq!(second.purple().blueprints, 7);
}

/// The same where which tile goes home is asked first: it still is the first tile.
#[test]
fn the_first_region_bonus_twice_in_a_full_city() {
    let scene = Scene::new(2)
        .tile(PURPLE, City::Tokyo, Side::Top, 3)
        .tile(BLUE, City::Tokyo, Side::Right, 3)
        .factory(PURPLE, FactoryTile::LightBulbs4, 0, 3)
        .take(ActionSlot::LocalMarket)
        .after("place tokyo bottom 5");
    assert_eq!((scene.ask(), scene.purple().points), (Ask::Return, 10));
    let scene = scene.after("return tokyo right");
    assert_eq!(scene.purple().points, 10 + 2 + 2);
    let scene = scene.after("place tokyo bottom 6");
    assert_eq!(scene.purple().points, 14 + 2, "the second tile once");
}

/// Lasting bonuses are the owner's alone.
#[test]
fn bonuses_are_the_owners() {
    let scene = Scene::new(2)
        .factory(BLUE, FactoryTile::Bento4, 0, 0)
        .factory(BLUE, FactoryTile::Lenses1, 0, 0)
        .workers(PURPLE, &[Colour::White])
        .after("consolidate");
    assert_eq!(scene.purple().coal, 2);
    assert_eq!(scene.game.train_counts(scene.purple()), 2);
    assert_eq!(scene.game.train_counts(scene.of(BLUE)), 3);
}
