//! Common Supply: paying, receiving, Blueprints by value, tracks that end.

use meiji::nippon::components::{ActionSlot, City, Colour, FactoryTile, Region, Resource, Side, Track, Transport};
use meiji::nippon::{Chapter, Refusal};

use super::scene::{PURPLE, Scene};

/// 2 Blueprints received may be two tiles of 1 or one of 2: the count goes up by 2 (R1).
#[test]
fn blueprints_are_counted_by_value() {
    let scene = Scene::new(2)
        .workers(PURPLE, &[Colour::White, Colour::Black, Colour::Red])
        .after("consolidate; reward 2 blueprints; space money");
    assert_eq!(scene.purple().blueprints, 3);
    let market = Scene::new(2)
        .factory(PURPLE, FactoryTile::Bento1, 0, 1)
        .take(ActionSlot::LocalMarket)
        .after("place kyoto bottom 3");
    assert_eq!(market.purple().blueprints, 3, "the bonus of Kansai");
}

/// What costs more than there is cannot be had: no debts.
#[test]
fn nobody_pays_what_he_has_not() {
    let scene = Scene::new(2).yen(PURPLE, 4).take(ActionSlot::Knowledge);
    let what = Resource::Yen;
    let refusal = Refusal::TooDear { what, needs: 6, has: 4 };
    assert_eq!(scene.why_not("steps 3"), (refusal, Chapter::Knowledge));
    let scene = scene.after("steps 2");
    assert_eq!(scene.purple().yen, 1);
}

/// A marker never passes its topmost slot: steps that do not fit are lost.
#[test]
fn steps_beyond_the_top_are_lost() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk3, 0, 2)
        .factory(PURPLE, FactoryTile::Paper3, 0, 1)
        .marker(PURPLE, Track::Money, 10)
        .blueprints(PURPLE, 0)
        .yen(PURPLE, 0)
        .take(ActionSlot::Export)
        .after("fulfil 3 giving silk,silk,paper");
    assert_eq!(scene.purple().marker(Track::Money), 10, "2 steps, and 1 had room");
    assert_eq!(scene.level(PURPLE, Track::Money), 32);
    let icon = Scene::new(2)
        .built(PURPLE, Transport::Train, Region::Tohoku, 1)
        .marker(PURPLE, Track::Money, 11)
        .yen(PURPLE, 5)
        .take(ActionSlot::Machinery)
        .after("act trains; site kyushu");
    assert_eq!(icon.purple().marker(Track::Money), 10);
}

/// Goods, Influence tiles and the like are each owner's: the supply of yen, Coal, Blueprints and Machines is unlimited.
#[test]
fn the_common_supply_does_not_end() {
    let scene = Scene::new(4)
        .blueprints(PURPLE, 200)
        .yen(PURPLE, 500)
        .tile(PURPLE, City::Osaka, Side::Top, 1)
        .take(ActionSlot::Machinery)
        .after("act machinery; store; store");
    assert_eq!(scene.purple().machines, 3);
    assert_eq!(scene.purple().yen, 485);
}
