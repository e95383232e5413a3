//! What the keyboard's focus is on: the ring around it.

use super::keys::{self, Part};
use super::layout::{Form, Layout};
use super::{Drawn, SceneOf, Show, TargetOf};
use crate::drawing::scene::{Layer, Mark, Node, Rect, Scene, Stroke, palette};

/// The ring lies this far outside of what it is around.
const AWAY: f32 = 6.0;

/// Draws the ring around what the keyboard's focus is on.
pub(crate) fn draw_ring<G: Drawn>(show: &Show<G>, layout: &Layout, scene: &mut SceneOf<G>) {
    let Some(target) = show.focus else { return };
    let Some(rect) = around(show, layout, scene, target) else {
        return;
    };
    let rings = [
        Mark::block(rect, 8.0, Stroke::new(palette::WHITE, 5.0)),
        Mark::block(rect, 8.0, Stroke::new(palette::INDIGO, 3.0)),
    ];
    scene.push(Node::new(Part::Focus.key(0, 0, 0), Layer::Focus).with_marks(rings));
}

/// What goes around a target: where it is touched, or what stands for it, or else the open question.
pub(crate) fn around<G: Drawn>(
    show: &Show<G>,
    layout: &Layout,
    scene: &SceneOf<G>,
    target: TargetOf<G>,
) -> Option<Rect> {
    let around = |target| touched(scene, target);
    let rect = around(target)
        .or_else(|| G::stand_ins(show, target).into_iter().find_map(around))
        .unwrap_or_else(|| asked(layout, scene));
    rect.inset(-AWAY).common(&layout.canvas.inset(2.5))
}

/// Where a target is touched.
fn touched<T: Copy + Eq>(scene: &Scene<T>, target: T) -> Option<Rect> {
    let nodes = scene.nodes().iter().rev().filter(|node| node.target == Some(target));
    nodes.filter_map(Node::touch).find(|rect| rect.w > 0.0 && rect.h > 0.0)
}

/// Where the open question stands.
fn asked<T: Copy + Eq>(layout: &Layout, scene: &Scene<T>) -> Rect {
    let question = scene.node(keys::question()).and_then(Node::bounds);
    match layout.form {
        Form::Phone => layout.dock.inset(AWAY),
        // Its buttons stand close below.
        _ => question.map_or(layout.dock, |question| question.inset(AWAY - 2.5)),
    }
}
