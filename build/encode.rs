//! Writes drawings as few bytes that compress well. `src/drawing/art/decode.rs` reads them; its module says what is where.

use crate::drawing::{Drawing, Ink, Point, Segment, Shape, Step};

/// Steps of a coordinate in a unit of the drawing.
const GRID: f64 = 10.0;
/// Steps of a stroke's width in a unit of the drawing.
const WIDTHS: f64 = 20.0;

/// All drawings in one file; of one that is not drawn, no bytes.
pub fn drawings<'a>(drawings: impl Iterator<Item = Option<&'a Drawing>>) -> Vec<u8> {
    let mut pots = Pots::default();
    let bodies: Vec<_> = drawings
        .map(|drawing| drawing.map_or_else(Vec::new, |drawing| body(drawing, &mut pots)))
        .collect();
    let mut out = vec![u8::try_from(pots.flat.len()).expect("fewer than 256 colours")];
    out.extend(pots.flat.iter().flatten());
    out.push(u8::try_from(pots.down.len()).expect("fewer than 256 gradients"));
    for stops in &pots.down {
        out.push(stops.len() as u8);
        for (share, color) in stops {
            out.push(*share);
            out.extend(color);
        }
    }
    for body in bodies {
        out.extend((body.len() as u16).to_le_bytes());
        assert!(body.len() <= usize::from(u16::MAX), "a drawing takes less than 64 KiB");
        out.extend(body);
    }
    out
}

/// The inks met so far.
#[derive(Default)]
struct Pots {
    flat: Vec<[u8; 3]>,
    down: Vec<Vec<(u8, [u8; 4])>>,
}

impl Pots {
    /// The number of an ink: 0 the tint, 1 onwards the flat colours; for gradients their own number.
    fn number(&mut self, ink: &Ink) -> u8 {
        let place = match ink {
            Ink::Tint => 0,
            Ink::Flat(color) => 1 + place(&mut self.flat, color),
            Ink::Down(stops) => place(&mut self.down, stops),
        };
        u8::try_from(place).expect("fewer than 255 colours")
    }
}

fn place<T: Clone + PartialEq>(list: &mut Vec<T>, item: &T) -> usize {
    list.iter().position(|other| other == item).unwrap_or_else(|| {
        list.push(item.clone());
        list.len() - 1
    })
}

fn body(drawing: &Drawing, pots: &mut Pots) -> Vec<u8> {
    let mut out = Vec::new();
    unsigned(drawing.width.round() as u32, &mut out);
    unsigned(drawing.height.round() as u32, &mut out);
    for step in &drawing.steps {
        match step {
            Step::Clip(shape) => {
                out.push(kind(shape));
                write_shape(shape, &mut out);
            }
            Step::Unclip => out.push(3),
            Step::Draw {
                shape,
                even_odd,
                fill,
                stroke,
                alpha,
            } => {
                let gradient = matches!(fill, Some(Ink::Down(_)));
                let flag = |bit: u8, set: bool| u8::from(set) << bit;
                out.push(
                    kind(shape)
                        | flag(2, fill.is_some())
                        | flag(3, stroke.is_some())
                        | flag(4, gradient)
                        | flag(5, *alpha < 1.0)
                        | flag(6, *even_odd),
                );
                out.extend(fill.iter().map(|ink| pots.number(ink)));
                if let Some((ink, width)) = stroke {
                    assert!(!matches!(ink, Ink::Down(_)), "a stroke has no gradient");
                    out.push(pots.number(ink));
                    unsigned((width * WIDTHS).round() as u32, &mut out);
                }
                if *alpha < 1.0 {
                    out.push((alpha * 255.0).round() as u8);
                }
                write_shape(shape, &mut out);
            }
        }
    }
    out
}

const fn kind(shape: &Shape) -> u8 {
    match shape {
        Shape::Path(_) => 0,
        Shape::Rect { .. } => 1,
        Shape::Ellipse { .. } => 2,
    }
}

fn write_shape(shape: &Shape, out: &mut Vec<u8>) {
    match shape {
        Shape::Rect { x, y, w, h, radius } => {
            [*x, *y, *w, *h, *radius].iter().for_each(|v| signed(grid(*v), out));
        }
        Shape::Ellipse { cx, cy, rx, ry } => {
            [*cx, *cy, *rx, *ry].iter().for_each(|v| signed(grid(*v), out));
        }
        Shape::Path(segments) => write_path(segments, out),
    }
}

/// Commands of a path, in runs of up to 32 alike.
#[derive(Clone, Copy, PartialEq)]
enum Command {
    Move = 1,
    Line,
    Curve,
    Close,
    Across,
    Down,
    Smooth,
}

fn write_path(segments: &[Segment], out: &mut Vec<u8>) {
    let mut pen = Pen::default();
    let mut runs: Vec<(Command, Vec<i32>, u8)> = Vec::new();
    for &segment in segments {
        let (command, numbers) = pen.go(segment);
        match runs.last_mut() {
            Some((last, all, count)) if *last == command && *count < 31 => {
                all.extend(numbers);
                *count += 1;
            }
            _ => runs.push((command, numbers, 0)),
        }
    }
    for (command, numbers, count) in runs {
        out.push(command as u8 | count << 3);
        numbers.into_iter().for_each(|number| signed(number, out));
    }
    out.push(0);
}

/// Where the pen is, on the grid: all that is written is relative to it, so that no rounding adds up.
#[derive(Default)]
struct Pen {
    at: (i32, i32),
    start: (i32, i32),
    /// The last control point, as a vector from the pen.
    pull: (i32, i32),
}

impl Pen {
    fn go(&mut self, segment: Segment) -> (Command, Vec<i32>) {
        let on_grid = |p: Point| (grid(p.0), grid(p.1));
        let less = |a: (i32, i32), b: (i32, i32)| (a.0 - b.0, a.1 - b.1);
        match segment {
            Segment::Move(to) => {
                let by = less(on_grid(to), self.at);
                self.at = on_grid(to);
                self.start = self.at;
                (Command::Move, vec![by.0, by.1])
            }
            Segment::Line(to) => {
                let by = less(on_grid(to), self.at);
                self.at = on_grid(to);
                self.pull = (0, 0);
                match by {
                    (x, 0) => (Command::Across, vec![x]),
                    (0, y) => (Command::Down, vec![y]),
                    (x, y) => (Command::Line, vec![x, y]),
                }
            }
            Segment::Curve(a, b, to) => {
                let (a, b, to) = (on_grid(a), on_grid(b), on_grid(to));
                let (first, second, end) = (less(a, self.at), less(b, a), less(to, b));
                let smooth = (first.0 + self.pull.0).abs() <= 1 && (first.1 + self.pull.1).abs() <= 1;
                // A curve that goes on smoothly takes its first control point from the last one; the second is
                // written from the point so guessed.
                let guess = (-self.pull.0, -self.pull.1);
                let slack = less(first, guess);
                self.at = to;
                self.pull = less(b, to);
                if smooth && self.pull != (0, 0) {
                    let second = (second.0 + slack.0, second.1 + slack.1);
                    (Command::Smooth, vec![second.0, second.1, end.0, end.1])
                } else {
                    (Command::Curve, vec![first.0, first.1, second.0, second.1, end.0, end.1])
                }
            }
            Segment::Close => {
                self.at = self.start;
                self.pull = (0, 0);
                (Command::Close, Vec::new())
            }
        }
    }
}

fn grid(value: f64) -> i32 {
    (value * GRID).round() as i32
}

/// A number in groups of seven bits, the lowest first.
fn unsigned(mut value: u32, out: &mut Vec<u8>) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// A number of either sign: small ones of both signs are small.
fn signed(value: i32, out: &mut Vec<u8>) {
    unsigned((value << 1 ^ value >> 31) as u32, out);
}
