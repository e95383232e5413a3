//! The placement step: what is placed stands apart, and only who has placed all is urged to go on.

use meiji::drawing::palette;
use meiji::drawing::scene::{Fill, Layer, Mark};
use meiji::yokohama::map::Place;
use meiji::yokohama::table::{Situation, Target, Thing};
use meiji::yokohama::{Ask, Move, Placed};

use super::shown::positions;
use super::suite::{Looked as _, SIZES};

/// The positions in the midst of a placement step, with what is placed.
fn placing() -> impl Iterator<Item = (Situation, Placed)> {
    positions(3).into_iter().filter_map(|position| {
        let placed = match position.view.table.decision()?.ask {
            Ask::Placement(placed) => placed,
            _ => return None,
        };
        Some((position, placed))
    })
}

/// The sum of what is written as "+1", also where it is cut off at a window.
fn added(marks: &[Mark]) -> u8 {
    let one = |mark: &Mark| match mark {
        Mark::Clip(_, inner) => added(inner),
        Mark::Text(text) => text
            .text
            .strip_prefix('+')
            .map_or(0, |count| count.parse().expect("a number")),
        _ => 0,
    };
    marks.iter().map(one).sum()
}

#[test]
fn assistants_of_this_step_stand_apart() {
    let mut seen = 0;
    for (position, placed) in placing() {
        for size in SIZES {
            let (_, scene) = position.scenes(size).swap_remove(0);
            let pieces = scene.nodes().iter().filter(|node| node.layer == Layer::Piece);
            let more: u8 = pieces.map(|node| added(&node.marks)).sum();
            assert_eq!(more, placed.count, "{size:?} {placed:?}");
            seen += u32::from(more);
        }
    }
    assert!(seen > 20, "{seen}");
}

/// An Area that took an Assistant and takes no more is no less bright than those that take one.
#[test]
fn what_was_placed_stands_in_the_light() {
    let mut seen = 0;
    for (position, placed) in placing() {
        let full = |place: &Place| {
            placed.places.contains(*place) && !position.lit().contains(&Target::Thing(Thing::Place(*place)))
        };
        for size in SIZES {
            let (_, scene) = position.scenes(size).swap_remove(0);
            for place in position.view.table.places().filter(full) {
                let tile = scene.target(Target::Thing(Thing::Place(place))).expect("a tile");
                assert!(!tile.marks.iter().any(is_calm), "{size:?} {place:?}");
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

/// Whether a picture is faded, also where it is cut off at a window.
fn is_calm(mark: &Mark) -> bool {
    match mark {
        Mark::Clip(_, inner) => inner.iter().any(is_calm),
        Mark::Stamp(stamp) => *stamp == stamp.calm(),
        _ => false,
    }
}

#[test]
fn only_who_has_placed_all_is_urged_to_go_on() {
    let go_on = Target::Move(Move::GoOn);
    let mut seen = 0;
    for (position, placed) in placing() {
        for size in [(1280.0, 800.0), (390.0, 844.0)] {
            let (_, scene) = position.scenes(size).swap_remove(0);
            let button = scene.target(go_on).expect("a button that goes on");
            let urged =
                matches!(&button.marks[0], Mark::Shape(_, paint) if paint.fill == Some(Fill::Flat(palette::VERMILION)));
            let more = position
                .lit()
                .into_iter()
                .any(|target| matches!(target, Target::Thing(Thing::Place(_))));
            assert_eq!(urged, !more, "{size:?} {placed:?}");
            seen += u32::from(placed.count > 0);
        }
    }
    assert!(seen > 4, "{seen}");
}
