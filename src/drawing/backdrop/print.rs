//! How the view was printed: the grain of the blocks, the bands of the brush, mist, far hills and birds.

use crate::chance::{Chance, Seed};
use crate::drawing::geometry::Segment;
use crate::drawing::hour::Hour;
use crate::drawing::palette::{self, Color};
use crate::drawing::scene::{Fill, Mark, Paint, Path, Point, Rect, Size, Stroke};

/// The grain of cherry wood over all that was printed: short streaks, dark and light, that bend a little together.
pub(super) fn grain(Size { w, h }: Size) -> Vec<Mark> {
    // One row of streaks about every 2 pixels; larger windows have coarser wood.
    let pitch = 2.2_f32.max(h / 420.0);
    let mut chance = Chance::new(Seed(0xC4E7));
    let mut share = || chance.below(1024) as f32 / 1024.0;
    let mut tones: [Vec<Segment>; 3] = Default::default();
    let mut y = 0.0;
    while y < h {
        let mut x = -share() * 200.0;
        while x < w {
            let length = 60.0 + share() * share() * 420.0;
            let at = |t: f32| Point::new(x + length * t, y + bend(x + length * t, y));
            let tone = &mut tones[(share() * 3.0) as usize % 3];
            tone.extend([Segment::Move(at(0.0)), Segment::Curve(at(0.33), at(0.67), at(1.0))]);
            x += length + 10.0 + share() * 90.0;
        }
        y += pitch * (0.5 + share());
    }
    let strokes = [
        Stroke::new(palette::WHITE.alpha(17), pitch * 0.36),
        Stroke::new(palette::WHITE.alpha(11), pitch * 0.5),
        Stroke::new(palette::INDIGO.alpha(6), pitch * 0.36),
    ];
    tones
        .into_iter()
        .zip(strokes)
        .map(|(segments, stroke)| Mark::path(Path { segments }, stroke))
        .collect()
}

/// How far the grain leaves its line at a place.
fn bend(x: f32, y: f32) -> f32 {
    wave(x / 210.0 + wave(y / 70.0)) * 2.2 + wave(x / 83.0 + y / 31.0) * 0.7
}

/// A wave between -1 and 1 that is as long as that of the sine, of parabolas: a program is 2 KB smaller without the sine.
fn wave(x: f32) -> f32 {
    let halves = x / std::f32::consts::PI;
    let way = halves - halves.floor();
    let crest = 4.0 * way * (1.0 - way);
    if halves.floor() % 2.0 == 0.0 { crest } else { -crest }
}

/// The sky grows dark towards the upper edge, as where the printer wiped the block, and the sea towards the lower one.
pub(super) fn bands(hour: Hour, Size { w, h }: Size, horizon: f32) -> [Mark; 2] {
    let band = |top: f32, bottom: f32, from: Color, to: Color| {
        let fill = Fill::Down {
            top,
            bottom,
            stops: vec![(0.0, from), (1.0, to)],
        };
        Mark::block(Rect::new(0.0, top, w, bottom - top), 0.0, fill)
    };
    let [night, deep] = hour.bands();
    [
        band(0.0, horizon * 0.5, night, night.alpha(0)),
        band(horizon + (h - horizon) * 0.3, h, deep.alpha(0), deep),
    ]
}

/// The sun, strongest at its upper edge.
pub(super) fn sun(hour: Hour, centre: Point, radius: f32) -> Mark {
    let color = hour.sun();
    let fill = Fill::Down {
        top: centre.y - radius,
        bottom: centre.y + radius,
        stops: vec![(0.0, color.alpha(86)), (0.55, color.alpha(72)), (1.0, color.alpha(40))],
    };
    Mark::circle(centre, radius, fill)
}

/// Hills far away on the horizon, from one place to another; paler at their feet. `high` is the height of the highest.
pub(super) fn hills(from: f32, to: f32, horizon: f32, high: f32) -> Mark {
    const RIDGE: [f32; 9] = [0.0, 0.12, 0.3, 0.26, 0.62, 0.54, 1.0, 0.7, 0.2];
    let at = |i: usize| Point::new(from + (to - from) * i as f32 / 8.0, horizon + 2.0 - high * RIDGE[i]);
    let mut path = Path::through([Point::new(from, horizon + 2.0), at(0)]);
    for i in 1..RIDGE.len() {
        let (a, b) = (at(i - 1), at(i));
        let half = (b.x - a.x) / 2.0;
        path.segments.push(Segment::Curve(
            Point::new(a.x + half, a.y),
            Point::new(b.x - half, b.y),
            b,
        ));
    }
    path.segments.push(Segment::Close);
    let fill = Fill::Down {
        top: horizon - high,
        bottom: horizon,
        stops: vec![
            (0.0, Color::rgb(0x7E9BAE).alpha(90)),
            (1.0, Color::rgb(0xB9C7C6).alpha(70)),
        ],
    };
    Mark::path(path, Paint::from(fill))
}

/// A pair of bars of mist: one, and a shorter one below it, moved to a side.
pub(super) fn mist(left: f32, y: f32, length: f32, thick: f32) -> [Mark; 2] {
    let bar = |x: f32, y: f32, length: f32| {
        let rect = Rect::new(x, y, length, thick);
        Mark::block(rect, thick / 2.0, palette::PAPER.alpha(72))
    };
    [
        bar(left, y, length),
        bar(left + length * 0.34, y + thick * 1.5, length * 0.82),
    ]
}

/// Geese in a slanting line, the first one at a point; `span` is how wide one is.
pub(super) fn geese(first: Point, span: f32) -> Mark {
    const FLIGHT: [(f32, f32); 5] = [(0.0, 0.0), (1.5, -0.7), (2.9, -1.1), (1.2, 0.9), (4.2, -1.9)];
    let mut segments = Vec::with_capacity(FLIGHT.len() * 3);
    for (x, y) in FLIGHT {
        let at = |dx: f32, dy: f32| Point::new(first.x + (x + dx) * span, first.y + (y + dy) * span);
        segments.extend([
            Segment::Move(at(-0.5, -0.2)),
            Segment::Curve(at(-0.3, -0.34), at(-0.1, -0.2), at(0.0, 0.0)),
            Segment::Curve(at(0.1, -0.2), at(0.3, -0.34), at(0.5, -0.2)),
        ]);
    }
    Mark::path(
        Path { segments },
        Stroke::new(palette::INK.alpha(76), (span * 0.1).max(1.2)),
    )
}
