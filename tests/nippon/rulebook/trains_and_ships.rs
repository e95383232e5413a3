//! Trains, Ships.

use meiji::nippon::components::{Action, ActionSlot, FactoryTile, Region, Track, Transport};
use meiji::nippon::{Ask, Chapter, Refusal};

use super::scene::{BLUE, PURPLE, Scene};

/// The actions, with their slots and chapters.
const BOTH: [(Transport, ActionSlot, &str, Chapter); 2] = [
    (Transport::Train, ActionSlot::Machinery, "act trains", Chapter::Trains),
    (Transport::Ship, ActionSlot::Mines, "act ships", Chapter::Ships),
];

/// One to three, ¥5,000 each, in different Regions.
#[test]
fn one_to_three_in_different_regions() {
    for (transport, slot, act, chapter) in BOTH {
        let scene = Scene::new(2).yen(PURPLE, 20).take(slot).after(act);
        assert_eq!(scene.why_not("stop"), (Refusal::MustChoose, chapter));
        let scene = scene.after("site kyushu");
        assert_eq!(scene.why_not("site kyushu"), (Refusal::RegionBuiltIn, chapter));
        let one = scene.clone().after("stop");
        assert_eq!(
            (one.asked(), one.purple().yen, one.purple().left(transport)),
            (BLUE, 15, 5)
        );
        let three = scene.after("site kansai; site tohoku");
        assert_eq!(
            (three.asked(), three.purple().yen, three.purple().left(transport)),
            (BLUE, 5, 3)
        );
        let there = Region::ALL.map(|region| three.lies().region(region).of(transport)[PURPLE]);
        assert_eq!(there, [1, 1, 0, 1]);
    }
}

/// The first and the second Train in one action, ¥10,000, two Regions: the second completes a Money icon: Money 12 → 14; the row shows 1 star (O17).
#[test]
fn a_money_icon_is_completed_by_the_second() {
    for (transport, slot, act, _) in BOTH {
        let scene = Scene::new(2).take(slot).after(act).after("site kyushu");
        assert_eq!(scene.level(PURPLE, Track::Money), 12);
        let scene = scene.after("site kansai");
        assert_eq!((scene.level(PURPLE, Track::Money), scene.purple().yen), (14, 2));
        let achievement = match transport {
            Transport::Train => meiji::nippon::components::Achievement::Trains,
            Transport::Ship => meiji::nippon::components::Achievement::Ships,
        };
        assert_eq!(scene.game.counted(scene.lies(), PURPLE, achievement), 1);
    }
}

/// Two players and a Region with 4: not offered; all four Regions full: neither action is possible (O18).
#[test]
fn full_regions() {
    let fill = |scene: Scene, region| {
        let scene = scene
            .built(PURPLE, Transport::Ship, region, 1)
            .built(PURPLE, Transport::Train, region, 1);
        scene
            .built(BLUE, Transport::Ship, region, 1)
            .built(BLUE, Transport::Train, region, 1)
    };
    for (_, slot, act, chapter) in BOTH {
        let scene = fill(Scene::new(2), Region::Kansai).take(slot).after(act);
        assert_eq!(scene.answers("site").len(), 3);
        assert_eq!(scene.why_not("site kansai"), (Refusal::RegionFull, chapter));
    }
    let full = Region::ALL.into_iter().fold(Scene::new(2), fill);
    for action in [Action::Trains, Action::Ships] {
        let refused = full
            .game
            .hinders(full.lies(), action)
            .map(|forbidden| forbidden.refusal);
        assert_eq!(refused, Some(Refusal::MapFull));
    }
    let scene = full.take(ActionSlot::Mines);
    assert_eq!(scene.ask(), Ask::Steps(Track::Coal), "Ships are not offered");
}

/// 4, 6, 8 slots a Region, for both kinds and all players.
#[test]
fn slots_of_a_region() {
    for (players, slots) in [(2, 4), (3, 6), (4, 8)] {
        let scene = Scene::new(players);
        assert_eq!(scene.lies().slots_left(Region::Kanto), slots);
        let scene =
            scene
                .built(PURPLE, Transport::Train, Region::Kanto, 1)
                .built(BLUE, Transport::Ship, Region::Kanto, 2);
        assert_eq!(scene.lies().slots_left(Region::Kanto), slots - 3);
    }
}

/// None is left on the Player Board: the action is not possible, and it ends once the last is built.
#[test]
fn none_is_left() {
    let scene = Scene::new(4)
        .built(PURPLE, Transport::Train, Region::Kanto, 5)
        .take(ActionSlot::Machinery)
        .after("act trains; site kyushu");
    assert_eq!((scene.asked(), scene.purple().trains, scene.purple().yen), (BLUE, 0, 7));
    let refused = scene.game.hinders(scene.clone().turn_of(PURPLE).lies(), Action::Trains);
    assert_eq!(refused.map(|forbidden| forbidden.refusal), Some(Refusal::NoneLeft));
}

/// A Train may go where its owner has no Influence tile, and several of one owner may stand in a Region.
#[test]
fn anywhere_with_a_free_slot() {
    let scene = Scene::new(2)
        .built(PURPLE, Transport::Train, Region::Tohoku, 2)
        .take(ActionSlot::Machinery)
        .after("act trains; site tohoku; stop");
    assert_eq!(scene.lies().region(Region::Tohoku).trains[PURPLE], 3);
}

/// The action ends by itself when the next cannot be paid.
#[test]
fn until_nothing_is_left_to_pay() {
    let scene = Scene::new(2)
        .yen(PURPLE, 9)
        .take(ActionSlot::Mines)
        .after("act ships; site kanto");
    assert_eq!((scene.asked(), scene.purple().yen), (BLUE, 4));
    let lenses = Scene::new(2)
        .factory(PURPLE, FactoryTile::Lenses3, 2, 0)
        .yen(PURPLE, 5)
        .take(ActionSlot::Machinery)
        .after("act trains; site kyushu");
    assert_eq!(lenses.ask(), Ask::Site(Transport::Train), "¥5,000 came on the way");
}
