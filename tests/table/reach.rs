//! Every target that is lit can be touched somewhere on the screen.

use meiji::drawing::scene::Scene;
use meiji::table::drag::goals;
use meiji::table::entry::Touch;
use meiji::table::layout::Form;
use meiji::table::target::Control;
use meiji::table::{Tab, draw};
use meiji::words::Language;
use meiji::yokohama::Move;
use meiji::yokohama::components::OrderId;
use meiji::yokohama::table::drag::Grip;
use meiji::yokohama::table::{Position, Target, Thing, opens_for};

use super::alike::alike;
use super::shown::{SIZES, Shown, form, position, positions};

/// Whether a finger on some node of the target meets that target.
fn can_be_touched(scene: &Scene<Target>, target: Target) -> bool {
    scene.nodes().iter().any(|node| {
        let Some(rect) = node.touch().filter(|_| node.target == Some(target)) else {
            return false;
        };
        let middle = rect.centre();
        let on_screen = middle.x >= 0.0 && middle.y >= 0.0 && middle.x < scene.size.w && middle.y < scene.size.h;
        let corners = [0.25, 0.5, 0.75]
            .into_iter()
            .flat_map(|x| [0.25, 0.5, 0.75].map(|y| (x, y)));
        on_screen
            && corners.into_iter().any(|(x, y)| {
                scene
                    .hit(rect.x + rect.w * x, rect.y + rect.h * y)
                    .and_then(|node| node.target)
                    == Some(target)
            })
    })
}

/// The position, and every position that a touch of it leads to.
fn entered(position: Position) -> Vec<Position> {
    let mut all = vec![position.clone()];
    for target in position.lit() {
        if position.entry.leads_to(target).count() > 1 {
            all.push(position.touched(target));
        }
    }
    all
}

fn each_lit_target(size: (f32, f32), each: usize) {
    let mut seen = 0;
    for position in positions(each).into_iter().flat_map(entered) {
        let scenes = position.scenes(size);
        for target in position.lit() {
            seen += 1;
            let found = scenes.iter().any(|(_, scene)| can_be_touched(scene, target));
            let ask = position.view.table.decision().map(|decision| decision.ask);
            assert!(
                found,
                "{size:?} {ask:?}: {target:?} after {:?}",
                position.entry.chosen()
            );
        }
    }
    assert!(seen > 300, "{seen}");
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
        for position in positions(1).into_iter().flat_map(entered) {
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
    for size in SIZES {
        for position in positions(1).into_iter().flat_map(entered) {
            for open in [None, opens_for(&position.view)] {
                let scene = draw(&position.shown(size, open, Tab::Turn));
                let reached = |control| can_be_touched(&scene, Target::Control(control));
                let half = position.entry.chosen().is_some();
                assert_eq!(reached(Control::Cancel), half, "{size:?}");
                // A phone has one way back for both: first what was touched is given up.
                let apart = form(size, position.view.table.players) != Form::Phone;
                assert_eq!(reached(Control::Undo), apart || !half, "{size:?}");
            }
        }
    }
}

#[test]
fn a_finger_finds_what_stands_on_a_phones_sheet() {
    for size in SIZES {
        for position in positions(1).into_iter().flat_map(entered) {
            for (form, scene) in position.scenes(size) {
                if form != Form::Phone {
                    continue;
                }
                let top = scene
                    .target(Target::Control(Control::TabTurn))
                    .and_then(|node| node.touch())
                    .expect("a phone has tabs");
                for node in scene.nodes() {
                    let (Some(rect), Some(target)) = (node.touch(), node.target) else {
                        continue;
                    };
                    let asked =
                        position.entry.is_lit(target) || matches!(target, Target::Control(_) | Target::Sheet(_));
                    let sheet = node.layer >= meiji::drawing::scene::Layer::SheetPart && rect.bottom() <= top.bottom();
                    if asked && sheet {
                        let small = rect.w.min(rect.h);
                        assert!(small >= 43.9, "{size:?} {target:?} {rect:?}");
                    }
                }
            }
        }
    }
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
