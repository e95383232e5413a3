//! What lies below everything: a printed sky that grows light towards the horizon, and the sea.

use super::keys::Part;
use super::layout::{Form, Layout};
use crate::drawing::palette::{self, Color};
use crate::drawing::scene::{
    Fill, Layer, Mark, Node, Paint, Path, Point, Rect, Scene, Size, Stamp, Stroke, Symbol, Tiling,
};

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

pub(crate) fn sky_of(sky: Rect, canvas: Rect) -> Mark {
    let stops = vec![
        (0.0, Color::rgb(0x9DB8C2)),
        (0.2, Color::rgb(0xB9CAC9)),
        (0.55, Color::rgb(0xDFDAC5)),
        (0.85, Color::rgb(0xF1E4C6)),
        (1.0, Color::rgb(0xEFDAB4)),
    ];
    let fill = Fill::Down {
        top: sky.y,
        bottom: sky.bottom(),
        stops,
    };
    Mark::block(Rect::new(0.0, 0.0, canvas.w, sky.bottom() + 1.0), 0.0, fill)
}

/// The grain of the block that printed the sky.
pub(crate) fn grain(sky: Rect) -> impl Iterator<Item = Mark> {
    let lines = (sky.h / 9.0) as u32;
    (0..lines).map(move |i| {
        let y = sky.y + 4.0 + i as f32 * 9.0 + (i * i % 5) as f32;
        let bend = (i % 4) as f32 - 1.5;
        let x = |share: f32| sky.x + sky.w * share;
        let mut path = Path::through([Point::new(x(0.0), y)]);
        path.segments.push(crate::drawing::scene::Segment::Curve(
            Point::new(x(0.3), y + bend * 3.0),
            Point::new(x(0.6), y - bend * 4.0),
            Point::new(x(1.0), y + bend),
        ));
        Mark::path(path, Stroke::new(palette::WHITE.alpha(16), 1.0))
    })
}

/// The sea: circles that overlap like scales, down from a crest of half circles.
pub(crate) fn sea(horizon: f32, canvas: Rect, radius: f32) -> Vec<Mark> {
    let count = (canvas.w / (radius * 2.0)) as usize + 2;
    let crest = (0..count).flat_map(|i| {
        let centre = Point::new(i as f32 * radius * 2.0, horizon);
        [1.0, 0.78, 0.55, 0.32].map(|share| {
            let line = Stroke::new(Color::rgb(0x7E9FAE), 0.7);
            Mark::circle(centre, radius * share, Paint::new(palette::PALE, line))
        })
    });
    let scales = Mark::Tiling(Tiling {
        symbol: Symbol::Sea,
        rect: Rect::new(0.0, horizon, canvas.w, canvas.h - horizon),
        cell: Size::new(radius * 2.0, radius),
        alpha: 1.0,
    });
    crest.chain([scales]).collect()
}

/// The sea is paler far away.
pub(crate) fn foreground(horizon: f32, canvas: Rect) -> Mark {
    let fill = Fill::Down {
        top: horizon,
        bottom: canvas.h,
        stops: vec![
            (0.0, palette::WASHI.alpha(0)),
            (0.25, palette::WASHI.alpha(28)),
            (1.0, palette::WASHI.alpha(8)),
        ],
    };
    Mark::block(Rect::new(0.0, horizon, canvas.w, canvas.h - horizon), 0.0, fill)
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
