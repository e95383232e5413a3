//! What a lesson points at: a ring around each thing.

use super::Show;
use super::focus;
use super::keys::Kind;
use super::layout::Layout;
use super::scene::{Layer, Mark, Node, Scene, Stroke, palette};
use super::target::Target;

/// Draws the rings. Two around the same, as around what stands for two things that have no place of their own, are one.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene<Target>) {
    let mut rects = Vec::new();
    for target in show.pointed {
        let rect = focus::around(show, layout, scene, *target);
        rects.extend(rect.filter(|rect| !rects.contains(rect)));
    }
    for (rect, number) in rects.into_iter().zip(0..) {
        let ring = |color, width| Mark::block(rect, 8.0, Stroke::new(color, width));
        // A key line on both sides: neither colour alone shows on every ground.
        let rings = [
            ring(palette::INK, 7.5),
            ring(palette::OCHRE_LIGHT, 5.5),
            ring(palette::VERMILION, 2.5),
        ];
        scene.push(Node::new(Kind::Pointed.key(number, 0, 0), Layer::Hint).with_marks(rings));
    }
}
