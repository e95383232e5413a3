//! Invest in a New Industry.

use meiji::nippon::components::{ActionSlot, FactoryTile, Good, Resource, Track};
use meiji::nippon::{Ask, Chapter, Refusal};

use super::scene::{BLUE, PURPLE, Scene};

/// A marker between 3 and 4 is level 3 (R4).
#[test]
fn a_slot_without_number_counts_as_the_next_below() {
    let levels = (1..=11).map(|slot| {
        Scene::new(2)
            .marker(PURPLE, Track::Knowledge, slot)
            .level(PURPLE, Track::Knowledge)
    });
    assert_eq!(levels.collect::<Vec<_>>(), [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
}

/// Bento needs 4, level 3: 1 Blueprint is discarded with the ¥6,000 (R5).
#[test]
fn a_blueprint_stands_for_missing_knowledge() {
    let scene = Scene::new(2)
        .marker(PURPLE, Track::Knowledge, 5)
        .take(ActionSlot::Export)
        .after("build bento-3");
    assert_eq!((scene.purple().yen, scene.purple().blueprints), (6, 0));
    assert_eq!(scene.stored(PURPLE, Good::Bento), (0, 0));
    assert_eq!(scene.purple().marker(Track::Knowledge), 4, "Knowledge is not spent");
    assert!(!scene.lies().factories.contains(FactoryTile::Bento3));
    assert_eq!(scene.asked(), BLUE, "exactly one");
}

/// With Knowledge enough no Blueprint goes.
#[test]
fn knowledge_is_a_requirement_only() {
    let scene = Scene::new(2)
        .marker(PURPLE, Track::Knowledge, 6)
        .take(ActionSlot::Export)
        .after("build bento-3");
    assert_eq!(scene.purple().blueprints, 1);
}

/// Level 3 and Light Bulbs, which need 6: 3 Blueprints; with the fourth Silk Factory 2; with 2 and without it they are not offered (O30).
#[test]
fn blueprints_for_light_bulbs() {
    let with = |blueprints| {
        Scene::new(2)
            .marker(PURPLE, Track::Knowledge, 4)
            .blueprints(PURPLE, blueprints)
    };
    let scene = with(3).take(ActionSlot::Export).after("build light-bulbs-3");
    assert_eq!(scene.purple().blueprints, 0);
    let silk = with(2)
        .factory(PURPLE, FactoryTile::Silk4, 0, 0)
        .take(ActionSlot::Export);
    assert_eq!(silk.after("build light-bulbs-3").purple().blueprints, 0);
    let scene = with(2).take(ActionSlot::Export);
    let (missing, blueprints) = (3, 2);
    assert_eq!(
        scene.why_not("build light-bulbs-3"),
        (Refusal::KnowledgeShort { missing, blueprints }, Chapter::Invest)
    );
    assert!(scene.allows("build bento-1"));
}

/// Any tile that is left, of a good of which the player has no Factory.
#[test]
fn a_factory_of_each_good() {
    let scene = Scene::new(2)
        .factory(PURPLE, FactoryTile::Silk1, 0, 0)
        .factory(BLUE, FactoryTile::Paper1, 0, 0)
        .marker(PURPLE, Track::Knowledge, 11)
        .take(ActionSlot::Export);
    assert_eq!(scene.ask(), Ask::Factory);
    assert_eq!(scene.answers("build").len(), 24 - 4 - 1);
    let good = Good::Silk;
    assert_eq!(
        scene.why_not("build silk-2"),
        (Refusal::HasFactory { good }, Chapter::Invest)
    );
    assert_eq!(scene.why_not("build paper-1"), (Refusal::FactoryGone, Chapter::Invest));
    assert_eq!(scene.why_not("stop"), (Refusal::MustChoose, Chapter::Invest));
}

/// ¥6,000 for each.
#[test]
fn what_a_factory_costs() {
    assert!(!Scene::new(2).yen(PURPLE, 5).slot_open(ActionSlot::Export));
    let scene = Scene::new(2)
        .yen(PURPLE, 6)
        .take(ActionSlot::Export)
        .after("build silk-3");
    assert_eq!(scene.purple().yen, 0);
    let poor = Scene::new(2).yen(PURPLE, 5);
    let refused = poor
        .game
        .hinders(poor.lies(), meiji::nippon::components::Action::Invest);
    let what = Resource::Yen;
    assert_eq!(
        refused.map(|forbidden| (forbidden.refusal, forbidden.chapter)),
        Some((Refusal::TooDear { what, needs: 6, has: 5 }, Chapter::Invest))
    );
}

/// With one of each good there is nothing left to build.
#[test]
fn all_six_are_built() {
    let tiles = [
        FactoryTile::Silk1,
        FactoryTile::Paper1,
        FactoryTile::Bento1,
        FactoryTile::Lenses1,
        FactoryTile::Clocks1,
        FactoryTile::LightBulbs1,
    ];
    let scene = tiles
        .into_iter()
        .fold(Scene::new(2), |scene, tile| scene.factory(PURPLE, tile, 0, 0));
    assert!(!scene.slot_open(ActionSlot::Export));
    let refused = scene
        .game
        .hinders(scene.lies(), meiji::nippon::components::Action::Invest);
    assert_eq!(
        refused.map(|forbidden| forbidden.refusal),
        Some(Refusal::HasAllFactories)
    );
}
