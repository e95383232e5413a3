//! What lies below everything: a printed sky that grows light towards the horizon, and the sea.

use super::keys::Part;
use super::layout::{Form, Layout};
use crate::drawing::palette;
use crate::drawing::scene::{Layer, Mark, Node, Rect, Scene, Stamp, Symbol};
use crate::drawing::sea::{foreground, grain, sea, sky_of};

/// Draws sky, sea and ships.
pub(crate) fn draw<T: Copy + Eq>(layout: &Layout, scene: &mut Scene<T>) {
    let canvas = layout.canvas;
    let map = &layout.map;
    let horizon = match layout.form {
        Form::Phone => layout.board.y + layout.board.h * 0.62,
        _ => map.rect.y + map.rect.h * 0.66,
    };
    let sky = Rect::new(0.0, layout.bar.bottom(), canvas.w, horizon - layout.bar.bottom());
    let mut marks = vec![sky_of(sky, canvas)];
    marks.extend(grain(sky));
    let radius = match layout.form {
        Form::Large => 24.0,
        Form::Medium => 18.0,
        Form::Phone => 13.0,
    };
    marks.extend(sea(horizon, canvas, radius));
    marks.push(foreground(horizon, canvas));
    scene.push(Node::new(Part::Ground.key(0, 0, 0), Layer::Ground).with_marks(marks));
    if layout.form != Form::Phone {
        scene.push(Node::new(Part::Ground.key(1, 0, 0), Layer::Ground).with_marks(ships(layout, horizon)));
    }
}

/// Two ships beside the third row, where the triangle leaves the sea free.
fn ships(layout: &Layout, horizon: f32) -> Vec<Mark> {
    let map = &layout.map;
    let free = map.tile.w + map.gap;
    let w = (free * 0.8).min(160.0);
    [
        (map.rect.x + free * 0.5, 1.0_f32),
        (map.rect.right() - free * 0.5, 0.84),
    ]
    .into_iter()
    .map(|(x, share)| {
        let (w, h) = (w * share, w * share * 0.75);
        let rect = Rect::new(x - w / 2.0, horizon - h * 0.62, w, h);
        Stamp::new(Symbol::Ship, rect).tinted(palette::INDIGO_LIGHT).into()
    })
    .collect()
}
