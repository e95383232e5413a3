//! What a lesson points at: each thing has a ring at every size, and rings do not cross.

use meiji::drawing::scene::{Layer, Rect, Scene};
use meiji::lesson::find;
use meiji::table::target::Control;
use meiji::table::{Tab, draw};
use meiji::yokohama::components::Area;
use meiji::yokohama::table::{Show, Target};

use super::shown::positions;
use super::suite::{Looked as _, SIZES};

const PHONE: (f32, f32) = (390.0, 844.0);

const NAMES: [&str; 7] = [
    "a1",
    "a2",
    "step/placement",
    "step/movement",
    "hand",
    "order/1",
    "question",
];

/// The rings that stand on a canvas with something pointed at, and not in the `bare` scene without.
fn rings(bare: &Scene<Target>, show: &Show) -> Vec<Rect> {
    let pointed = draw(show);
    let added = pointed
        .nodes()
        .iter()
        .filter(|node| node.layer == Layer::Hint && !bare.nodes().iter().any(|other| other.key == node.key));
    added.filter_map(|node| node.bounds()).collect()
}

#[test]
fn what_is_pointed_at_has_a_ring_at_every_size_and_rings_do_not_cross() {
    for position in positions(1) {
        let found: Vec<_> = NAMES
            .iter()
            .filter_map(|name| find(&position.game, &position.view, name))
            .collect();
        for size in SIZES {
            let show = position.shown(size, None, Tab::Turn);
            let bare = draw(&show);
            for target in &found {
                let pointed = &[*target];
                let alone = rings(&bare, &Show { pointed, ..show });
                assert_eq!(alone.len(), 1, "{target:?} at {size:?}");
            }
            let pointed = &found;
            let all = rings(&bare, &Show { pointed, ..show });
            assert!((1..=found.len()).contains(&all.len()), "{size:?}");
            for (at, ring) in all.iter().enumerate() {
                let others = all.iter().skip(at + 1);
                // A line is as wide as it is on both sides of where it is drawn.
                assert!(
                    others
                        .clone()
                        .all(|other| ring.inset(4.0).common(&other.inset(4.0)).is_none()),
                    "{all:?} at {size:?}"
                );
            }
        }
    }
}

#[test]
fn on_a_phone_a_tab_is_pointed_at_for_what_lies_behind_it() {
    const BEHIND: [(&str, Target); 7] = [
        ("order/1", Target::Control(Control::TabOwn)),
        ("achievement/1", Target::Control(Control::TabMore)),
        ("order-deck", Target::Control(Control::TabMore)),
        ("port-a/1", Target::Sheet(Area::PortA)),
        ("laboratory-a/2", Target::Sheet(Area::LaboratoryA)),
        ("church/3", Target::Sheet(Area::Church)),
        ("customs/8", Target::Sheet(Area::Customs)),
    ];
    let mut found = [0; BEHIND.len()];
    for position in positions(1) {
        let show = position.shown(PHONE, None, Tab::Turn);
        let scene = draw(&show);
        for ((name, tab), found) in BEHIND.into_iter().zip(&mut found) {
            let Some(target) = find(&position.game, &position.view, name) else {
                continue;
            };
            let place = scene.target(tab).and_then(|node| node.touch()).expect("its tab");
            if scene.target(target).is_some() {
                continue;
            }
            let pointed = &[target];
            let [ring] = rings(&scene, &Show { pointed, ..show })[..] else {
                panic!("{name} has one ring");
            };
            let around = ring.contains(place.centre()) && ring.w < place.w + 30.0 && ring.h < place.h + 30.0;
            assert!(around, "{name}: {ring:?} is not around {place:?}");
            *found += 1;
        }
    }
    assert!(found.iter().all(|count| *count > 0), "{found:?}");
}
