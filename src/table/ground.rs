//! What lies below everything: the sky of the hour, flat behind the board, at noon with the waves of the sea coming forth towards the foot and ships,
//! where a game's board leaves it free.

use super::keys::Part;
use super::layout::{Form, Layout};
use super::{Drawn, SceneOf};
use crate::drawing::palette;
use crate::drawing::scene::{Color, Fill, Layer, Mark, Node, Point, Rect, Scene, Size, Stamp, Stroke, Symbol, Tiling};

/// The line of a wave.
const WAVE: Color = Color::rgb(0x7E9FAE);

/// How plain the waves are.
const WAVES: f32 = 0.35;

/// Draws it. From left to right it is the same everywhere but for the waves: canvases keep a strip of it.
pub(super) fn draw<G: Drawn>(layout: &Layout, scene: &mut SceneOf<G>) {
    let mut rest = layout.canvas;
    rest.take_top(layout.bar.h);
    let mut marks = vec![down(rest, G::HOUR.sky())];
    if let Some(haze) = G::HOUR.haze() {
        rest.take_top(rest.h * 0.2);
        marks.extend(sea(layout.form, haze, rest));
    }
    scene.push(Node::new(Part::Ground.key(0, 0, 0), Layer::Ground).with_marks(marks));
}

/// The waves in a rectangle, from out of a haze.
fn sea(form: Form, haze: Color, rect: Rect) -> [Mark; 2] {
    let radius = match form {
        Form::Large => 24.0,
        Form::Medium => 18.0,
        Form::Phone => 13.0,
    };
    let waves = Mark::Tiling(Tiling {
        symbol: Symbol::Sea,
        rect,
        cell: Size::new(radius * 2.0, radius),
        alpha: WAVES,
    });
    let haze = down(rect, vec![(0.0, haze), (0.5, haze.alpha(0)), (1.0, haze.alpha(0))]);
    [waves, haze]
}

/// Colours down a rectangle.
fn down(rect: Rect, stops: Vec<(f32, Color)>) -> Mark {
    let (top, bottom) = (rect.y, rect.bottom());
    Mark::block(rect, 0.0, Fill::Down { top, bottom, stops })
}

/// Draws a ship left and right of a row of the board, which leaves so many columns free at each end. A phone has no room for them.
pub(crate) fn draw_ships<T: Copy + Eq>(layout: &Layout, row: f32, free: f32, scene: &mut Scene<T>) {
    if layout.form == Form::Phone {
        return;
    }
    let map = &layout.map;
    let beside = (map.tile.w + map.gap) * free;
    let y = map.cell(0.0, row).centre().y;
    let mut marks = Vec::new();
    for (x, share) in [
        (map.rect.x + beside * 0.5, 1.0),
        (map.rect.right() - beside * 0.5, 0.84),
    ] {
        let w = (beside * 0.8).min(160.0) * share;
        let ship = Rect::around(Point::new(x, y), w, w * 0.75);
        // The water below it.
        for (down, wide) in [(0.49, 0.4), (0.54, 0.25)] {
            let end = |side: f32| Point::new(x + w * side, y + ship.h * down);
            marks.push(Mark::line(end(-wide), end(wide), Stroke::new(WAVE, 1.5)));
        }
        marks.push(Stamp::new(Symbol::Ship, ship).tinted(palette::INDIGO_LIGHT).into());
    }
    scene.push(Node::new(Part::Ground.key(1, 0, 0), Layer::Board).with_marks(marks));
}
