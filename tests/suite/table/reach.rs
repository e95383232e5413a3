//! Every target that is lit can be touched somewhere on the screen, and so can the ways back.

use meiji::drawing::scene::{Layer, Scene};
use meiji::table::Tab;
use meiji::table::layout::Form;
use meiji::table::situation::Situation;
use meiji::table::target::{Control, Target};
use meiji::table::{TargetOf, draw};

use super::{Looked, Tabled, holds};

/// Whether a finger on some node of the target meets that target.
pub fn can_be_touched<T: Copy + Eq>(scene: &Scene<T>, target: T) -> bool {
    const SHARES: [f32; 3] = [0.25, 0.5, 0.75];
    scene.nodes().iter().any(|node| {
        let Some(rect) = node.touch().filter(|_| node.target == Some(target)) else {
            return false;
        };
        let middle = rect.centre();
        let on_screen = middle.x >= 0.0 && middle.y >= 0.0 && middle.x < scene.size.w && middle.y < scene.size.h;
        let points = SHARES.into_iter().flat_map(|x| SHARES.map(|y| (x, y)));
        on_screen
            && points.into_iter().any(|(x, y)| {
                let hit = scene.hit(rect.x + rect.w * x, rect.y + rect.h * y);
                hit.and_then(|node| node.target) == Some(target)
            })
    })
}

/// Whether a finger can make for a target: it touches that, or picks it among the ways to pay, after which its button is there.
fn leads<G: Tabled>(scene: &Scene<TargetOf<G>>, target: TargetOf<G>) -> bool {
    let way = match target {
        Target::Move(action) => Some(Target::Way(action)),
        _ => None,
    };
    [Some(target), way]
        .into_iter()
        .flatten()
        .any(|target| can_be_touched(scene, target))
}

/// Whatever is lit can be touched in some state of the table, at each of some sizes; `least` targets are looked for at each.
pub fn each_lit_target_can_be_touched<G: Tabled>(positions: Vec<Situation<G>>, sizes: &[(f32, f32)], least: usize) {
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for position in positions.into_iter().flat_map(Situation::entered) {
        for &size in sizes {
            let scenes = position.scenes(size);
            for target in position.lit() {
                seen += 1;
                if !scenes.iter().any(|(_, scene)| leads::<G>(scene, target)) {
                    wrong.push(format!("{size:?}: {target:?} after {:?}", position.entry.chosen()));
                }
            }
        }
    }
    holds(&wrong);
    assert!(seen > least * sizes.len(), "{seen}");
}

/// A half-entered move can be given up, and the last one taken back, at each of some sizes.
pub fn ways_back_can_be_touched<G: Tabled>(positions: Vec<Situation<G>>, sizes: &[(f32, f32)]) {
    for position in positions.into_iter().flat_map(Situation::entered) {
        for &size in sizes {
            for open in [None, G::opens(&position.view)] {
                let scene = draw(&position.shown(size, open, Tab::Turn));
                let reached = |control| can_be_touched(&scene, Target::Control(control));
                let half = position.entry.chosen().is_some();
                assert_eq!(reached(Control::Cancel), half, "{size:?}");
                // A phone has one way back for both: first what was touched is given up.
                let apart = position.form(size) != Form::Phone;
                assert_eq!(reached(Control::Undo), apart || !half, "{size:?}");
            }
        }
    }
}

/// Whatever a finger is to find on a phone's sheet is as large as one.
pub fn a_finger_finds_what_stands_on_a_phones_sheet<G: Tabled>(positions: Vec<Situation<G>>, sizes: &[(f32, f32)]) {
    let mut wrong = Vec::new();
    for position in positions.into_iter().flat_map(Situation::entered) {
        for &size in sizes {
            for (form, scene) in position.scenes(size) {
                if form != Form::Phone {
                    continue;
                }
                let top = scene.target(Target::Control(Control::TabTurn));
                let top = top.and_then(|node| node.touch()).expect("a phone has tabs");
                for node in scene.nodes() {
                    let (Some(rect), Some(target)) = (node.touch(), node.target) else {
                        continue;
                    };
                    let asked =
                        position.entry.is_lit(target) || matches!(target, Target::Control(_) | Target::Sheet(_));
                    let sheet = node.layer >= Layer::SheetPart && rect.bottom() <= top.bottom();
                    if asked && sheet && rect.w.min(rect.h) < 43.9 {
                        wrong.push(format!("{size:?} {target:?} {rect:?}"));
                    }
                }
            }
        }
    }
    holds(&wrong);
}
