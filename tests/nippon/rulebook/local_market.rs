//! Cities and Demand for Goods, Local Market.

use meiji::nippon::components::{ActionSlot, City, FactoryTile, Good, Region, Side};
use meiji::nippon::{Ask, Chapter, Event, Refusal};

use super::scene::{BLUE, PURPLE, RED, Scene};

/// Purple has cubes of a good, and is asked what to place.
fn supplies(scene: Scene, tile: FactoryTile, cubes: u8) -> Scene {
    scene.factory(PURPLE, tile, 0, cubes).take(ActionSlot::LocalMarket)
}

/// The values that can be placed on a City's slot.
fn values(scene: &Scene, city: City, side: Side) -> Vec<u8> {
    let begins = format!("place {city} {side} ");
    let placed = scene.answers("place").into_iter();
    placed
        .filter_map(|text| text.strip_prefix(&begins).and_then(|value| value.parse().ok()))
        .collect()
}

/// A City tile asks for Lenses, Paper, Silk, Light Bulbs (R10).
#[test]
fn what_a_city_tile_asks_for() {
    let scene = Scene::new(2);
    let asked = Side::ALL.map(|side| scene.game.demand(scene.lies(), City::Nagasaki, side));
    assert_eq!(asked, [Good::Lenses, Good::Paper, Good::Silk, Good::LightBulbs]);
    // Turned clockwise by a quarter, what was above lies to the right.
    let turned = scene.table(|table| table.cities[0].turned = 1);
    let asked = Side::ALL.map(|side| turned.game.demand(turned.lies(), City::Nagasaki, side));
    assert_eq!(asked, [Good::LightBulbs, Good::Lenses, Good::Paper, Good::Silk]);
}

/// Silk is supplied there: the tile goes beside the Silk section (R11).
#[test]
fn beside_the_section_of_the_good() {
    let scene = supplies(Scene::new(2), FactoryTile::Silk1, 2);
    let of_nagasaki: Vec<String> = scene
        .answers("place")
        .into_iter()
        .filter(|text| text.contains("nagasaki"))
        .collect();
    assert_eq!(of_nagasaki, ["place nagasaki bottom 1", "place nagasaki bottom 2"]);
    let scene = scene.after("place nagasaki bottom 2");
    assert_eq!(scene.at(City::Nagasaki, Side::Bottom), Some((PURPLE, 2)));
    assert_eq!((scene.stored(PURPLE, Good::Silk).0, scene.purple().tiles_of(2)), (0, 0));
    let other = supplies(Scene::new(2), FactoryTile::Silk1, 2);
    let good = Good::Paper;
    assert_eq!(
        other.why_not("place nagasaki right 1"),
        (Refusal::NoFactory { good }, Chapter::Cities)
    );
}

/// 3 Paper: value 3 is allowed (R12).
#[test]
fn three_paper_are_worth_three() {
    let scene = supplies(Scene::new(2), FactoryTile::Paper1, 3);
    assert_eq!(values(&scene, City::Nagasaki, Side::Right), [1, 2, 3]);
    assert_eq!(
        scene.why_not("place nagasaki right 4").0,
        Refusal::WorthLess {
            good: Good::Paper,
            most: 3
        }
    );
    let scene = scene.after("place nagasaki right 3");
    assert_eq!(scene.stored(PURPLE, Good::Paper).0, 0);
}

/// 2 Clocks: value 6 is allowed (R13).
#[test]
fn two_clocks_are_worth_six() {
    let scene = supplies(Scene::new(2), FactoryTile::Clocks1, 2);
    assert_eq!(values(&scene, City::Tokyo, Side::Left), [1, 2, 3, 4, 5, 6]);
    let (good, needs, has) = (Good::Clocks, 3, 2);
    assert_eq!(
        scene.why_not("place tokyo left 7"),
        (Refusal::GoodsShort { good, needs, has }, Chapter::LocalMarket)
    );
    let scene = scene.after("place tokyo left 6");
    assert_eq!(scene.stored(PURPLE, Good::Clocks).0, 0);
}

/// 3 Clocks split: 1 for a value 5, 2 for a value 6 (R14).
#[test]
fn cubes_may_be_split() {
    let scene = supplies(Scene::new(2), FactoryTile::Clocks1, 3).after("place tokyo left 5; place yokohama bottom 6");
    assert_eq!(scene.stored(PURPLE, Good::Clocks).0, 0);
    assert_eq!(scene.at(City::Tokyo, Side::Left), Some((PURPLE, 5)));
    assert_eq!(scene.at(City::Yokohama, Side::Bottom), Some((PURPLE, 6)));
}

/// The table of values: the fewest cubes are paid (a ruling), lower values are always allowed.
#[test]
fn the_fewest_cubes_are_paid() {
    let scene = Scene::new(2);
    let cubes = |good| {
        (1..=7)
            .map(|value| scene.game.cubes_for(good, value).unwrap_or_default())
            .collect::<Vec<_>>()
    };
    for good in [Good::Silk, Good::Paper] {
        assert_eq!(cubes(good), [1, 2, 3, 0, 0, 0, 0]);
    }
    for good in [Good::Bento, Good::Lenses] {
        assert_eq!(cubes(good), [1, 1, 1, 2, 3, 0, 0]);
    }
    for good in [Good::Clocks, Good::LightBulbs] {
        assert_eq!(cubes(good), [1, 1, 1, 1, 1, 2, 3]);
    }
    let scene = supplies(Scene::new(2), FactoryTile::Clocks1, 3).after("place tokyo left 2; stop");
    assert_eq!(scene.stored(PURPLE, Good::Clocks).0, 2);
}

/// Purple's 5, for 1 Clock, is replaced by Blue's 7, for 3 Clocks; the 5 goes home (R15).
#[test]
fn a_higher_tile_replaces_a_lower_one() {
    let scene = supplies(Scene::new(2), FactoryTile::Clocks1, 1).after("place tokyo left 5");
    assert_eq!(scene.purple().tiles_of(5), 1);
    let scene = scene
        .factory(BLUE, FactoryTile::Clocks4, 0, 3)
        .take(ActionSlot::LocalMarket);
    let refused = scene.why_not("place tokyo left 5");
    assert_eq!(refused, (Refusal::NotHigher { than: 5 }, Chapter::LocalMarket));
    assert_eq!(values(&scene, City::Tokyo, Side::Left), [6, 7]);
    let scene = scene.after("place tokyo left 7");
    assert_eq!(scene.at(City::Tokyo, Side::Left), Some((BLUE, 7)));
    assert_eq!(scene.purple().tiles_of(5), 2);
}

/// Two players, two tiles around the City, Purple's 3 the lowest; Blue puts a 5 on an empty slot, and the 3 goes home; with 3 or less he could not
/// (R16).
#[test]
fn a_full_city() {
    let scene = Scene::new(2)
        .tile(PURPLE, City::Tokyo, Side::Top, 3)
        .tile(PURPLE, City::Tokyo, Side::Right, 7)
        .factory(BLUE, FactoryTile::Clocks4, 0, 1)
        .turn_of(BLUE)
        .take(ActionSlot::LocalMarket);
    assert_eq!(values(&scene, City::Tokyo, Side::Left), [4, 5]);
    let (city, lowest) = (City::Tokyo, 3);
    for value in 1..=3 {
        let refused = scene.why_not(&format!("place tokyo left {value}"));
        assert_eq!(refused, (Refusal::CityFull { city, lowest }, Chapter::LocalMarket));
    }
    let scene = scene.after("place tokyo left 5");
    assert_eq!(scene.at(City::Tokyo, Side::Top), None);
    assert_eq!(scene.at(City::Tokyo, Side::Left), Some((BLUE, 5)));
    assert_eq!(scene.purple().tiles_of(3), 2);
}

/// With four players no City is ever full.
#[test]
fn four_tiles_of_four() {
    let scene = Scene::new(4)
        .tile(BLUE, City::Tokyo, Side::Top, 7)
        .tile(BLUE, City::Tokyo, Side::Right, 7)
        .tile(RED, City::Tokyo, Side::Bottom, 7);
    let scene = supplies(scene, FactoryTile::Clocks1, 1);
    assert_eq!(values(&scene, City::Tokyo, Side::Left), [1, 2, 3, 4, 5]);
    let scene = scene.after("place tokyo left 1");
    assert_eq!(scene.lies().city(City::Tokyo).tiles(), 4);
    // Nothing else can be placed there than a higher tile, on a slot of its good.
    let taken = Scene::new(4)
        .tile(BLUE, City::Tokyo, Side::Top, 1)
        .tile(BLUE, City::Tokyo, Side::Right, 2)
        .tile(RED, City::Tokyo, Side::Bottom, 3)
        .tile(RED, City::Tokyo, Side::Left, 4);
    let taken = supplies(taken, FactoryTile::Clocks1, 1);
    assert_eq!(values(&taken, City::Tokyo, Side::Left), [5]);
    let taken = taken.after("place tokyo left 5");
    assert_eq!(
        (taken.of(RED).tiles_of(4), taken.at(City::Tokyo, Side::Top)),
        (1, Some((BLUE, 1)))
    );
}

/// 2 Bento and the own 4 placed already: value 3, 2 or 1 alone, each for 1 cube (O11).
#[test]
fn only_tiles_of_the_own_supply() {
    let scene = Scene::new(2).tile(PURPLE, City::Sendai, Side::Top, 4);
    let scene = supplies(scene, FactoryTile::Bento1, 2);
    assert_eq!(values(&scene, City::Osaka, Side::Right), [1, 2, 3]);
    assert_eq!(
        scene.why_not("place osaka right 4"),
        (Refusal::NoTile { value: 4 }, Chapter::LocalMarket)
    );
    for value in 1..=3 {
        let scene = scene.clone().after(&format!("place osaka right {value}"));
        assert_eq!(scene.stored(PURPLE, Good::Bento).0, 1);
    }
}

/// 1 Silk and the own 1 placed already: nothing can be placed with it; a second cube allows the 2 (O12).
#[test]
fn no_tile_for_a_cube() {
    let with = |cubes| {
        Scene::new(2)
            .tile(PURPLE, City::Osaka, Side::Top, 1)
            .factory(PURPLE, FactoryTile::Silk1, 0, cubes)
    };
    assert!(!with(1).slot_open(ActionSlot::LocalMarket));
    let scene = with(2).take(ActionSlot::LocalMarket);
    assert!(scene.answers("place").iter().all(|text| text.ends_with(" 2")));
    assert_eq!(scene.answers("place").len(), 5, "five sides with Silk");
}

/// Three tiles in Kyushu in one action: ¥15,000; with the fourth Light Bulbs Factory ¥20,000 (O13).
#[test]
fn the_region_bonus_for_each_tile() {
    let with = |tile| {
        let scene = Scene::new(4).factory(PURPLE, FactoryTile::Lenses1, 0, 2).yen(PURPLE, 0);
        supplies(scene, tile, 1).after("place nagasaki top 3; place kumamoto right 3; place kumamoto left 5")
    };
    assert_eq!(with(FactoryTile::LightBulbs3).purple().yen, 15);
    assert_eq!(with(FactoryTile::LightBulbs4).purple().yen, 20);
    assert_eq!(with(FactoryTile::LightBulbs4).asked(), BLUE, "three");
}

/// What each Region gives.
#[test]
fn what_each_region_gives() {
    for (place, yen, coal, blueprints, points) in [
        ("nagasaki left 5", 5, 0, 0, 0),
        ("osaka bottom 5", 0, 0, 2, 0),
        ("tokyo bottom 5", 0, 0, 0, 2),
        ("sendai right 5", 0, 2, 0, 0),
    ] {
        let scene = supplies(Scene::new(2), FactoryTile::LightBulbs3, 1).after(&format!("place {place}"));
        let own = scene.purple();
        assert_eq!(
            (own.yen - 12, own.coal - 2, own.blueprints - 1),
            (yen, coal, blueprints),
            "{place}"
        );
        assert_eq!(own.points - 10, points, "{place}");
    }
}

/// All tiles of an action go to one Region, that of the first.
#[test]
fn one_region_an_action() {
    let scene = supplies(Scene::new(2), FactoryTile::Clocks1, 3);
    assert_eq!(scene.why_not("stop"), (Refusal::MustChoose, Chapter::LocalMarket));
    let scene = scene.after("place kumamoto bottom 5");
    assert_eq!(scene.lies().market(), Some(Region::Kyushu));
    assert_eq!(
        scene.why_not("place tokyo left 1"),
        (Refusal::OtherRegion, Chapter::LocalMarket)
    );
    assert!(scene.allows("stop"));
    assert_eq!(
        scene.why_not("place kumamoto bottom 0"),
        (Refusal::NoSuchThing, Chapter::LocalMarket)
    );
}

/// Three players, a City with the own 2, Red's 4, Blue's 6 and an empty slot: a 3 or more goes there, and the own 2 comes home; or, where the
/// good is shown, a 5 or more replaces the 4, and the City keeps its three tiles (O14).
#[test]
fn an_empty_slot_or_a_lower_tile() {
    let scene = Scene::new(3)
        .tile(PURPLE, City::Tokyo, Side::Top, 2)
        .tile(RED, City::Tokyo, Side::Right, 4)
        .tile(BLUE, City::Tokyo, Side::Bottom, 6);
    let clocks = supplies(scene.clone(), FactoryTile::Clocks1, 1);
    assert_eq!(values(&clocks, City::Tokyo, Side::Left), [3, 4, 5]);
    let placed = clocks.after("place tokyo left 3");
    assert_eq!(placed.at(City::Tokyo, Side::Top), None);
    assert_eq!(
        (placed.purple().tiles_of(2), placed.lies().city(City::Tokyo).tiles()),
        (1, 3)
    );
    let lenses = supplies(scene, FactoryTile::Lenses1, 3);
    assert_eq!(values(&lenses, City::Tokyo, Side::Right), [5]);
    let placed = lenses.after("place tokyo right 5");
    assert_eq!(placed.at(City::Tokyo, Side::Top), Some((PURPLE, 2)));
    assert_eq!(
        (placed.of(RED).tiles_of(4), placed.lies().city(City::Tokyo).tiles()),
        (1, 3)
    );
}

/// Two players, Purple's 3 and Blue's 3: Blue puts a 5 on an empty slot and chooses which 3 goes home (O15).
#[test]
fn which_of_two_goes_home() {
    let scene = Scene::new(2)
        .tile(PURPLE, City::Tokyo, Side::Top, 3)
        .tile(BLUE, City::Tokyo, Side::Right, 3)
        .factory(BLUE, FactoryTile::Clocks4, 0, 2)
        .turn_of(BLUE)
        .take(ActionSlot::LocalMarket)
        .after("place tokyo left 5");
    assert_eq!((scene.ask(), scene.asked()), (Ask::Return, BLUE));
    // A ruling: paid and placed it is once that is decided.
    let own = scene.of(BLUE);
    assert_eq!((scene.stored(BLUE, Good::Clocks).0, own.tiles_of(5)), (2, 2));
    assert_eq!(scene.at(City::Tokyo, Side::Left), None);
    assert_eq!(scene.answers("return"), ["return tokyo top", "return tokyo right"]);
    let city = City::Tokyo;
    assert_eq!(
        scene.why_not("return osaka top"),
        (Refusal::OtherCity { city }, Chapter::LocalMarket)
    );
    assert_eq!(
        scene.why_not("return tokyo left"),
        (Refusal::NoTileThere, Chapter::LocalMarket)
    );
    assert_eq!(scene.why_not("stop"), (Refusal::MustChoose, Chapter::LocalMarket));
    let own = scene.clone().after("return tokyo right");
    assert_eq!(
        (own.of(BLUE).tiles_of(3), own.at(City::Tokyo, Side::Top)),
        (2, Some((PURPLE, 3)))
    );
    let other = scene.after("return tokyo top");
    assert_eq!(
        (other.purple().tiles_of(3), other.at(City::Tokyo, Side::Left)),
        (2, Some((BLUE, 5)))
    );
    assert_eq!(other.of(BLUE).tiles_of(5), 1);
    assert_eq!(other.ask(), Ask::Place, "the action goes on");
    assert_eq!(other.stored(BLUE, Good::Clocks).0, 1);
}

/// With three, a tile that is not among the lowest stays.
#[test]
fn the_lowest_goes_home() {
    let scene = Scene::new(3)
        .tile(PURPLE, City::Tokyo, Side::Top, 3)
        .tile(BLUE, City::Tokyo, Side::Right, 3)
        .tile(RED, City::Tokyo, Side::Bottom, 4);
    let scene = supplies(scene, FactoryTile::Clocks1, 1).after("place tokyo left 5");
    assert_eq!(
        scene.why_not("return tokyo bottom"),
        (Refusal::NotLowest { lowest: 3 }, Chapter::LocalMarket)
    );
}

/// Blue replaces his own 3 by a 5; the 3 is home and may be placed as the second tile of the same action (O16).
#[test]
fn what_comes_home_can_be_used_again() {
    let scene = Scene::new(3)
        .tile(BLUE, City::Tokyo, Side::Left, 3)
        .tile(BLUE, City::Osaka, Side::Top, 3)
        .factory(BLUE, FactoryTile::Clocks1, 0, 2)
        .turn_of(BLUE)
        .take(ActionSlot::LocalMarket);
    assert_eq!(scene.of(BLUE).tiles_of(3), 0);
    let scene = scene.after("place tokyo left 5; place yokohama bottom 3");
    assert_eq!(scene.at(City::Yokohama, Side::Bottom), Some((BLUE, 3)));
}

/// One slot may be used twice in one action; the bonus comes each time.
#[test]
fn one_slot_twice() {
    let scene = supplies(Scene::new(2), FactoryTile::Clocks1, 2).after("place tokyo left 1; place tokyo left 4");
    assert_eq!(scene.at(City::Tokyo, Side::Left), Some((PURPLE, 4)));
    assert_eq!((scene.purple().tiles_of(1), scene.purple().points), (1, 14));
    let placed = scene.count(|event| matches!(event, Event::InfluencePlaced { .. }));
    assert_eq!(placed, 2);
}
