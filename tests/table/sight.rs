//! What stands around the map is whole: each thing once, named, on the canvas; and it tells nothing that is hidden.

use std::collections::BTreeSet;

use yokohama::table::entry::Target;
use yokohama::table::scene::Mark;
use yokohama::table::{Tab, draw};

use super::shown::{SIZES, positions};

#[test]
fn a_key_stands_for_one_thing() {
    for size in SIZES {
        for position in positions(1) {
            for (_, scene) in position.scenes(size) {
                let mut keys = BTreeSet::new();
                for node in scene.nodes() {
                    assert!(keys.insert(node.key), "{size:?}: {:?} {:?}", node.key, node.target);
                }
            }
        }
    }
}

#[test]
fn whatever_can_be_touched_is_named() {
    for position in positions(1) {
        for size in SIZES {
            for (_, scene) in position.scenes(size) {
                for node in scene.nodes().iter().filter(|node| node.target.is_some()) {
                    assert!(!node.label.trim().is_empty(), "{:?}", node.target);
                }
            }
        }
    }
}

#[test]
fn all_type_is_on_the_canvas() {
    for size in SIZES {
        for position in positions(1) {
            for (_, scene) in position.scenes(size) {
                for node in scene.nodes() {
                    for mark in &node.marks {
                        let Mark::Text(text) = mark else { continue };
                        let rect = text.rect();
                        let inside = rect.x >= -0.5 && rect.right() <= scene.size.w + 0.5;
                        assert!(inside, "{size:?}: {text:?} {rect:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn an_onlooker_sees_no_orders_and_nothing_lit() {
    for mut position in positions(1) {
        let hands: Vec<_> = position.view.hand.orders.iter().collect();
        position.view.seat = None;
        position.view.hand = Default::default();
        position.entry = Default::default();
        for size in SIZES {
            for tab in [Tab::Turn, Tab::Orders, Tab::More] {
                let scene = draw(&position.show(size, None, tab));
                for order in &hands {
                    assert!(scene.target(Target::HandOrder(*order)).is_none());
                }
                assert!(scene.target(Target::Offer(0)).is_none());
            }
        }
    }
}
