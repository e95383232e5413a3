//! Every target that is lit can be touched somewhere on the screen.

use meiji::drawing::scene::Scene;
use meiji::table::drag::goals;
use meiji::table::entry::Touch;
use meiji::words::Language;
use meiji::yokohama::Move;
use meiji::yokohama::components::OrderId;
use meiji::yokohama::table::drag::Grip;
use meiji::yokohama::table::{Situation, Target, Thing};

use super::alike::alike;
use super::shown::{position, positions};
use super::suite::reach::{self, can_be_touched};
use super::suite::{Looked as _, SIZES};

fn each_lit_target(size: (f32, f32), each: usize) {
    reach::each_lit_target_can_be_touched(positions(each), &[size], 300);
}

#[test]
fn each_lit_target_can_be_touched_on_a_laptop() {
    each_lit_target((1280.0, 800.0), 3);
}

#[test]
fn each_lit_target_can_be_touched_on_a_phone() {
    each_lit_target((390.0, 844.0), 3);
}

#[test]
fn each_lit_target_can_be_touched_on_a_small_phone() {
    each_lit_target((360.0, 640.0), 2);
}

#[test]
fn each_lit_target_can_be_touched_at_every_size() {
    for size in SIZES {
        each_lit_target(size, 1);
    }
}

#[test]
fn everything_lit_can_be_touched_with_the_sheet_folded_away_or_open() {
    for size in [(1280.0, 800.0), (1920.0, 1080.0)] {
        for position in positions(1).into_iter().flat_map(Situation::entered) {
            for (_, scene) in position.scenes(size) {
                for target in position.lit() {
                    assert!(reached(&scene, target), "{size:?} {target:?}");
                }
            }
        }
    }
}

/// Whether a target can be touched; a way to pay is picked first, and then it can be confirmed.
fn reached(scene: &Scene<Target>, target: Target) -> bool {
    let picked = matches!(target, Target::Move(action) if can_be_touched(scene, Target::Way(action)));
    picked || can_be_touched(scene, target)
}

#[test]
fn a_half_entered_move_can_be_given_up_and_the_last_one_taken_back() {
    reach::ways_back_can_be_touched(positions(1), &SIZES);
}

#[test]
fn a_finger_finds_what_stands_on_a_phones_sheet() {
    reach::a_finger_finds_what_stands_on_a_phones_sheet(positions(1), &SIZES);
}

#[test]
fn the_positions_ask_every_kind_of_question() {
    let mut kinds: Vec<_> = positions(1)
        .iter()
        .filter_map(|position| position.view.table.decision())
        .map(|decision| std::mem::discriminant(&decision.ask))
        .collect();
    kinds.sort_by_key(|kind| format!("{kind:?}"));
    kinds.dedup();
    assert!(kinds.len() == 23, "{} of 23", kinds.len());
}

/// Printed values of one's own may have Orders that say the same: either is lit, to be touched and to be dragged, though one move stands
/// for both.
#[test]
fn either_of_two_equal_orders_in_hand_can_be_touched() {
    let document = r#"{"position": 2, "options": {"players": 2, "starter": {"seat": 0}}, "rules": 2, "edition": "alike", "seed": "1",
        "round": 3, "seats": [{"orders": [4, 7], "goods": {"tea": 2}}, {}]}"#;
    let sitting = meiji::yokohama::position::Position::from_json(document, &[alike()])
        .expect("a position")
        .sit();
    let equal = [4, 7].map(OrderId);
    let delivered = |action: &Move| matches!(action, Move::Deliver(_));
    let legal: Vec<Move> = sitting.legal_moves().into_iter().filter(delivered).collect();
    assert_eq!(legal, [Move::Deliver(equal[0])]);
    let position = position(&sitting, Language::ENGLISH);
    let table = &position.view.table;
    for order in equal {
        let target = Target::Thing(Thing::HandOrder(order));
        assert!(position.entry.is_lit(target), "{order:?}");
        for size in SIZES {
            let scenes = position.scenes(size);
            assert!(
                scenes.iter().any(|(_, scene)| can_be_touched(scene, target)),
                "{size:?}"
            );
        }
        assert_eq!(position.entry.clone().touch(target), Touch::Play(Move::Deliver(order)));
        assert_eq!(
            goals(table, &position.entry, Grip::Order(order)),
            [Target::Player(table.active)]
        );
    }
}
