//! Sky and sea as they were printed: a sky that grows light towards the horizon, and circles that overlap like scales.

use super::hour::Hour;
use super::palette::{self, Color};
use super::scene::{Fill, Mark, Paint, Point, Rect, Size, Stroke, Symbol, Tiling};

/// The sky of an hour, on a canvas of which it is the upper part.
pub(crate) fn sky_of(hour: Hour, sky: Rect, canvas: Rect) -> Mark {
    let fill = Fill::Down {
        top: sky.y,
        bottom: sky.bottom(),
        stops: hour.sky_over_sea(),
    };
    Mark::block(Rect::new(0.0, 0.0, canvas.w, sky.bottom() + 1.0), 0.0, fill)
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

/// The light of an hour on the sea, if it has one of its own: it begins with the crest, whose circles have a radius.
pub(crate) fn glow(hour: Hour, horizon: f32, canvas: Rect, radius: f32) -> Option<Mark> {
    let [far, near] = hour.glow()?;
    let top = horizon - radius;
    let high = canvas.h - top;
    let fill = Fill::Down {
        top,
        bottom: canvas.h,
        stops: vec![
            (0.0, far.alpha(0)),
            ((2.0 * radius / high).min(0.5), far),
            (0.8, near),
            (1.0, near),
        ],
    };
    Some(Mark::block(Rect::new(0.0, top, canvas.w, high), 0.0, fill))
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
