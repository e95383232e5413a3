//! What lies below everything: a printed sky that grows light towards the horizon, and the sea; with ships, where a game's board leaves it free.

use super::keys::Part;
use super::layout::{Form, Layout};
use crate::drawing::palette;
use crate::drawing::scene::{Layer, Mark, Node, Rect, Scene, Stamp, Symbol};
use crate::drawing::sea::{foreground, grain, sea, sky_of};

/// Draws sky and sea.
pub(super) fn draw<T: Copy + Eq>(layout: &Layout, scene: &mut Scene<T>) {
    let (canvas, horizon) = (layout.canvas, horizon(layout));
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
}

/// Draws two ships at the horizon, half a cell from the left and the right edge of the board: for a board that leaves the sea free there. A phone
/// has no room for them.
pub(crate) fn draw_ships<T: Copy + Eq>(layout: &Layout, scene: &mut Scene<T>) {
    if layout.form == Form::Phone {
        return;
    }
    let (map, horizon) = (&layout.map, horizon(layout));
    let free = map.tile.w + map.gap;
    let w = (free * 0.8).min(160.0);
    let ships = [
        (map.rect.x + free * 0.5, 1.0_f32),
        (map.rect.right() - free * 0.5, 0.84),
    ]
    .into_iter()
    .map(|(x, share)| {
        let (w, h) = (w * share, w * share * 0.75);
        let rect = Rect::new(x - w / 2.0, horizon - h * 0.62, w, h);
        Mark::from(Stamp::new(Symbol::Ship, rect).tinted(palette::INDIGO_LIGHT))
    });
    scene.push(Node::new(Part::Ground.key(1, 0, 0), Layer::Ground).with_marks(ships.collect::<Vec<_>>()));
}

/// How far down the sky reaches.
fn horizon(layout: &Layout) -> f32 {
    let map = &layout.map;
    match layout.form {
        Form::Phone => layout.board.y + layout.board.h * 0.62,
        _ => map.rect.y + map.rect.h * 0.66,
    }
}
