//! The Area tiles.

use super::Show;
use super::entry::Target;
use super::layout::Layout;
use super::palette;
use super::scene::{Key, Layer, Mark, Node, Paint, Scene, Stroke};

/// Draws every tile of the map.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene<Target>) {
    for place in show.table().places() {
        let rect = layout.map.tile(place);
        let lit = show.entry.is_lit(Target::Place(place));
        let (paper, edge) = if lit {
            (palette::WHITE, Stroke::new(palette::GOLD, 2.5))
        } else {
            (palette::TILE, Stroke::new(palette::EDGE, 1.5))
        };
        let node = Node::new(Key::of(1, u16::from(place.0), 0, 0), Layer::Board)
            .with_marks([Mark::block(rect, 4.0, Paint::new(paper, edge))])
            .with_target(rect, Target::Place(place));
        scene.push(node);
    }
}
