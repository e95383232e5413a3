//! What lies below everything: a flat bokashi, darker below the bar, from which the waves of the sea come forth towards the foot; with ships, where a
//! game's board leaves it free.

use super::keys::Part;
use super::layout::{Form, Layout};
use crate::drawing::palette;
use crate::drawing::scene::{
    Color, Fill, Layer, Mark, Node, Path, Point, Rect, Scene, Segment, Size, Stamp, Stroke, Symbol, Tiling,
};

/// The colour of the ground, so calm that gaps between tiles are alike.
const BOKASHI: Color = Color::rgb(0xB9CBCB);

/// Its upper edge.
const SKY: Color = Color::rgb(0x9DB8C2);

/// The line of a wave.
const WAVE: Color = Color::rgb(0x7E9FAE);

/// How plain the waves are.
const WAVES: f32 = 0.35;

/// Draws it. From left to right it is the same everywhere but for the waves: canvases keep a strip of it.
pub(super) fn draw<T: Copy + Eq>(layout: &Layout, scene: &mut Scene<T>) {
    let mut rest = layout.canvas;
    rest.take_top(layout.bar.h);
    let radius = match layout.form {
        Form::Large => 24.0,
        Form::Medium => 18.0,
        Form::Phone => 13.0,
    };
    let down = |rect: Rect, stops| {
        let (top, bottom) = (rect.y, rect.bottom());
        Mark::block(rect, 0.0, Fill::Down { top, bottom, stops })
    };
    let sky = down(rest, vec![(0.0, SKY), (0.14, BOKASHI), (1.0, BOKASHI)]);
    rest.take_top(rest.h * 0.2);
    let waves = Mark::Tiling(Tiling {
        symbol: Symbol::Sea,
        rect: rest,
        cell: Size::new(radius * 2.0, radius),
        alpha: WAVES,
    });
    let haze = down(
        rest,
        vec![(0.0, BOKASHI), (0.5, BOKASHI.alpha(0)), (1.0, BOKASHI.alpha(0))],
    );
    scene.push(Node::new(Part::Ground.key(0, 0, 0), Layer::Ground).with_marks([sky, waves, haze]));
}

/// Draws a ship left and right of a row of the board, which leaves so many columns free at each end. A phone has no room for them.
pub(crate) fn draw_ships<T: Copy + Eq>(layout: &Layout, row: f32, free: f32, scene: &mut Scene<T>) {
    if layout.form == Form::Phone {
        return;
    }
    let map = &layout.map;
    let beside = (map.tile.w + map.gap) * free;
    let y = map.cell(0.0, row).centre().y;
    let ships = [
        (map.rect.x + beside * 0.5, 1.0_f32),
        (map.rect.right() - beside * 0.5, 0.84),
    ];
    let ships = ships.into_iter().flat_map(|(x, share)| {
        let w = (beside * 0.8).min(160.0) * share;
        let rect = Rect::around(Point::new(x, y), w, w * 0.75);
        let ship = Stamp::new(Symbol::Ship, rect).tinted(palette::INDIGO_LIGHT);
        [swell(rect, 0.96, 0.98), swell(rect, 1.04, 0.7), ship.into()]
    });
    let ships: Vec<Mark> = ships.collect();
    scene.push(Node::new(Part::Ground.key(1, 0, 0), Layer::Board).with_marks(ships));
}

/// A wave below a ship: at a share of the ship's height, and as wide as a share of its width.
fn swell(ship: Rect, down: f32, wide: f32) -> Mark {
    let (middle, y) = (ship.centre().x, ship.y + ship.h * down);
    let [left, right] = [-0.5, 0.5].map(|side| middle + ship.w * wide * side);
    let bend = ship.h * 0.05;
    let point = |share: f32, up: f32| Point::new(left + (right - left) * share, y - up);
    let mut path = Path::through([point(0.0, 0.0)]);
    let curve = |from: f32, to: f32, up: f32| {
        let third = (to - from) / 3.0;
        Segment::Curve(point(from + third, up), point(to - third, up), point(to, 0.0))
    };
    path.segments.extend([
        curve(0.0, 0.25, bend),
        curve(0.25, 0.5, -bend),
        curve(0.5, 0.75, bend),
        curve(0.75, 1.0, -bend),
    ]);
    Mark::path(path, Stroke::new(WAVE, 1.5))
}
