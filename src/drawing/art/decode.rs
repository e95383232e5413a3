//! Reads the drawings that the build wrote. `build/encode.rs` is its counterpart.
//!
//! First the flat colours (a count, then three bytes each) and the gradients (a count, then for each a count of stops of
//! five bytes: share, red, green, blue, opacity). Then the drawings in order: length (two bytes, low first; 0 of one that this
//! program does not draw), width, height and steps. A step begins with a byte: bits 0 and 1 say path, rectangle, ellipse or
//! *end of clip*; bit 2 fill, 3 stroke, 4 the fill is a gradient, 5 an opacity follows, 6 even-odd; with neither fill nor
//! stroke the shape is a clip. Numbers are in groups of seven bits, coordinates in tenths of a unit, with their sign in the
//! lowest bit.

use std::sync::LazyLock;

use super::Symbol;
use crate::drawing::geometry::{Path, Point, Rect, Segment, Size};
use crate::drawing::palette::Color;

/// A symbol's drawing, in units of its own: 100 by 100 for icons and pieces, 200 by 120 for scenes.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Its size in its own units.
    pub size: Size,
    /// What is done, one after the other.
    pub steps: Vec<Step>,
}

/// A step of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Paints a path: first its inside, then its line, round at ends and bends.
    Paint {
        /// The path, in the drawing's units.
        path: Path,
        /// Whether a hole in a hole is inside again.
        even_odd: bool,
        /// What fills it.
        fill: Option<Ink>,
        /// What draws its line, and how wide the line is.
        stroke: Option<(Ink, f32)>,
        /// The opacity of both, 0 to 1.
        alpha: f32,
    },
    /// From here on only what lies inside the path shows, until [`Unclip`](Self::Unclip). Clips are not nested.
    Clip(Path),
    /// Ends a clip.
    Unclip,
}

/// What a path is painted with.
#[derive(Clone, Debug, PartialEq)]
pub enum Ink {
    /// The colour of whoever uses the symbol.
    Tint,
    /// A colour.
    Flat(Color),
    /// A gradient downwards.
    Down {
        /// Where the share 0 lies, in the drawing's units.
        top: f32,
        /// Where the share 1 lies.
        bottom: f32,
        /// Shares, ascending, and their colours.
        stops: Vec<(f32, Color)>,
    },
}

/// The drawing of a symbol.
pub(super) fn drawing(symbol: Symbol) -> &'static Drawing {
    &DRAWINGS[symbol as usize]
}

static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/art.bin"));

/// In the order of [`Symbol::ALL`].
static DRAWINGS: LazyLock<Vec<Drawing>> = LazyLock::new(|| {
    let mut reader = Reader { bytes: BYTES };
    let pots = Pots::read(&mut reader);
    let drawings = Symbol::ALL.map(|_| {
        let length = usize::from(reader.byte()) | usize::from(reader.byte()) << 8;
        let (own, rest) = reader.bytes.split_at(length.min(reader.bytes.len()));
        reader.bytes = rest;
        read_drawing(Reader { bytes: own }, &pots)
    });
    drawings.into()
});

/// The inks that the drawings share.
struct Pots {
    flat: Vec<Color>,
    down: Vec<Vec<(f32, Color)>>,
}

impl Pots {
    fn read(reader: &mut Reader) -> Self {
        let flat = (0..reader.byte())
            .map(|_| Color(u32::from_be_bytes([reader.byte(), reader.byte(), reader.byte(), 0xFF])))
            .collect();
        let down = (0..reader.byte())
            .map(|_| {
                let stops = 0..reader.byte();
                stops
                    .map(|_| {
                        let share = f32::from(reader.byte()) / 255.0;
                        let color = [reader.byte(), reader.byte(), reader.byte(), reader.byte()];
                        (share, Color(u32::from_be_bytes(color)))
                    })
                    .collect()
            })
            .collect();
        Self { flat, down }
    }

    fn flat(&self, number: u8) -> Ink {
        let color = usize::from(number).checked_sub(1).and_then(|at| self.flat.get(at));
        color.map_or(Ink::Tint, |color| Ink::Flat(*color))
    }

    fn down(&self, number: u8, path: &Path) -> Ink {
        let heights = path.points();
        let top = heights.iter().map(|point| point.y).fold(f32::INFINITY, f32::min);
        let bottom = heights.iter().map(|point| point.y).fold(f32::NEG_INFINITY, f32::max);
        let stops = self.down.get(usize::from(number)).cloned().unwrap_or_default();
        Ink::Down { top, bottom, stops }
    }
}

fn read_drawing(mut reader: Reader, pots: &Pots) -> Drawing {
    if reader.bytes.is_empty() {
        let size = Size::new(100.0, 100.0);
        let steps = Vec::new();
        return Drawing { size, steps };
    }
    let size = Size::new(reader.unsigned() as f32, reader.unsigned() as f32);
    let mut steps = Vec::new();
    while !reader.bytes.is_empty() {
        let head = reader.byte();
        let set = |bit: u8| head >> bit & 1 == 1;
        if head & 3 == 3 {
            steps.push(Step::Unclip);
            continue;
        }
        let fill = set(2).then(|| reader.byte());
        let stroke = set(3).then(|| (pots.flat(reader.byte()), reader.unsigned() as f32 / 20.0));
        let alpha = if set(5) { f32::from(reader.byte()) / 255.0 } else { 1.0 };
        let path = match head & 3 {
            0 => read_path(&mut reader),
            1 => read_rect(&mut reader),
            _ => read_ellipse(&mut reader),
        };
        let fill = fill.map(|number| {
            if set(4) {
                pots.down(number, &path)
            } else {
                pots.flat(number)
            }
        });
        steps.push(if fill.is_none() && stroke.is_none() {
            Step::Clip(path)
        } else {
            Step::Paint {
                path,
                even_odd: set(6),
                fill,
                stroke,
                alpha,
            }
        });
    }
    Drawing { size, steps }
}

fn read_rect(reader: &mut Reader) -> Path {
    let rect = Rect::new(reader.length(), reader.length(), reader.length(), reader.length());
    Path::block(rect, reader.length().into())
}

fn read_ellipse(reader: &mut Reader) -> Path {
    let centre = Point::new(reader.length(), reader.length());
    Path::ellipse(centre, reader.length(), reader.length())
}

fn read_path(reader: &mut Reader) -> Path {
    let mut segments = Vec::new();
    let (mut at, mut start) = (Point::ZERO, Point::ZERO);
    // The way from the last control point to the pen, which a smooth curve takes on.
    let mut pull = Point::ZERO;
    loop {
        let head = reader.byte();
        if head & 7 == 0 {
            return Path { segments };
        }
        for _ in 0..=head >> 3 {
            if head & 7 == 4 {
                (at, pull) = (start, Point::ZERO);
                segments.push(Segment::Close);
                continue;
            }
            let first = match head & 7 {
                5 => Point::new(reader.length(), 0.0),
                6 => Point::new(0.0, reader.length()),
                7 => pull,
                _ => reader.point(),
            };
            match head & 7 {
                1 => {
                    at = at + first;
                    start = at;
                    segments.push(Segment::Move(at));
                }
                3 | 7 => {
                    let a = at + first;
                    let b = a + reader.point();
                    at = b + reader.point();
                    pull = at - b;
                    segments.push(Segment::Curve(a, b, at));
                }
                _ => {
                    at = at + first;
                    pull = Point::ZERO;
                    segments.push(Segment::Line(at));
                }
            }
        }
    }
}

/// Reads off the front of the bytes; past their end it reads zeros, which end every path.
struct Reader<'a> {
    bytes: &'a [u8],
}

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.bytes.split_first() else {
            return 0;
        };
        self.bytes = rest;
        *first
    }

    fn unsigned(&mut self) -> u32 {
        let mut value = 0;
        for shift in [0, 7, 14, 21] {
            let byte = self.byte();
            value |= u32::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                break;
            }
        }
        value
    }

    /// A length in units, from tenths with a sign.
    fn length(&mut self) -> f32 {
        let value = self.unsigned();
        ((value >> 1) as i32 ^ -((value & 1) as i32)) as f32 / 10.0
    }

    fn point(&mut self) -> Point {
        Point::new(self.length(), self.length())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symbol_is_drawn() {
        for symbol in Symbol::ALL {
            assert!(symbol.is_drawn(), "{symbol:?}");
        }
    }

    #[test]
    fn drawings_are_read_to_their_end() {
        for symbol in Symbol::ALL {
            let drawing = drawing(symbol);
            let mut clipped = false;
            for step in &drawing.steps {
                match step {
                    Step::Paint { path, alpha, .. } => {
                        assert!(matches!(path.segments.first(), Some(Segment::Move(_))), "{symbol:?}");
                        assert!((0.0..=1.0).contains(alpha));
                        let side = drawing.size.w.max(drawing.size.h);
                        let near = |v: f32| (-side..=2.0 * side).contains(&v);
                        let points = path.points();
                        assert!(points.iter().all(|p| near(p.x) && near(p.y)), "{symbol:?}");
                    }
                    Step::Clip(_) => {
                        assert!(!clipped, "{symbol:?}: clips are not nested");
                        clipped = true;
                    }
                    Step::Unclip => clipped = false,
                }
            }
            assert!(!clipped, "{symbol:?}");
        }
    }

    #[test]
    fn the_copper_ingot_is_as_drawn() {
        let copper = drawing(Symbol::Copper);
        assert_eq!(copper.size, Size::new(100.0, 100.0));
        let Some(Step::Paint {
            path,
            fill,
            stroke: None,
            ..
        }) = copper.steps.get(1)
        else {
            panic!("an ingot")
        };
        assert_eq!(*fill, Some(Ink::Flat(Color::rgb(0xB9683C))));
        assert_eq!(path.segments[0], Segment::Move(Point::new(24.0, 31.0)));
        assert_eq!(path.segments[1], Segment::Line(Point::new(67.0, 22.0)));
        assert_eq!(path.segments.len(), 7);
    }

    #[test]
    fn pieces_and_crests_take_the_players_colour_and_nothing_else_does() {
        for symbol in Symbol::ALL {
            let inked = |step: &Step| match step {
                Step::Paint { fill, stroke, .. } => {
                    *fill == Some(Ink::Tint) || stroke.as_ref().is_some_and(|(ink, _)| *ink == Ink::Tint)
                }
                _ => false,
            };
            let tinted = drawing(symbol).steps.iter().any(inked);
            assert_eq!(tinted, symbol.is_tinted(), "{symbol:?}");
        }
    }

    #[test]
    fn scenes_begin_with_a_sky_and_have_no_people() {
        let skin = Some(Ink::Flat(Color::rgb(0xF2D3AE)));
        for symbol in Symbol::ALL.into_iter().filter(|symbol| symbol.is_scene()) {
            let drawing = drawing(symbol);
            let Size { w, h } = drawing.size;
            assert!(w == 200.0 && [120.0, 280.0].contains(&h), "{symbol:?}: {w} × {h}");
            let Some(Step::Paint {
                fill: Some(Ink::Down { top, bottom, .. }),
                ..
            }) = drawing.steps.first()
            else {
                panic!("{symbol:?} has no sky");
            };
            assert_eq!((*top, *bottom), (0.0, h), "{symbol:?}");
            let people = drawing
                .steps
                .iter()
                .any(|step| matches!(step, Step::Paint { fill, .. } if *fill == skin));
            assert!(!people, "{symbol:?}: pieces stand here");
        }
    }

    #[test]
    fn the_art_stays_small() {
        // Of the house and all games together; a program has the house's and those of one game.
        assert!(BYTES.len() < 80_000, "{} bytes", BYTES.len());
    }
}
