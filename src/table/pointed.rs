//! What a lesson points at: a ring around each thing.

use super::keys::Part;
use super::layout::Layout;
use super::{Drawn, SceneOf, Show, focus};
use crate::drawing::scene::{Layer, Mark, Node, Rect, Stroke, palette};

/// How wide a ring is.
const LINE: f32 = 7.5;

/// Draws the rings. What lies so close together that they would cross has one ring.
pub(crate) fn draw<G: Drawn>(show: &Show<G>, layout: &Layout, scene: &mut SceneOf<G>) {
    let mut rects: Vec<Rect> = Vec::new();
    for target in show.pointed {
        let Some(mut rect) = focus::around(show, layout, scene, *target) else {
            continue;
        };
        while let Some(at) = rects
            .iter()
            .position(|other| other.inset(-LINE).common(&rect).is_some())
        {
            rect = rect.union(&rects.swap_remove(at));
        }
        rects.push(rect);
    }
    for (rect, number) in rects.into_iter().zip(0..) {
        let ring = |color, width| Mark::block(rect, 8.0, Stroke::new(color, width));
        // A key line on both sides: neither colour alone shows on every ground.
        let rings = [
            ring(palette::INK, LINE),
            ring(palette::OCHRE_LIGHT, 5.5),
            ring(palette::VERMILION, 2.5),
        ];
        scene.push(Node::new(Part::Pointed.key(number, 0, 0), Layer::Hint).with_marks(rings));
    }
}
