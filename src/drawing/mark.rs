//! What a painter draws: shapes, text, symbols, and what shows only inside an outline.

use super::art::Symbol;
use super::geometry::{Corners, Path, Point, Rect, Size};
use super::letters::{self, Face};
use super::palette::{self, Color, Palette};

/// What a painter draws.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// An outline, filled, stroked or both.
    Shape(Outline, Paint),
    /// A line of text.
    Text(Text),
    /// A symbol.
    Stamp(Stamp),
    /// A rectangle filled with copies of a symbol.
    Tiling(Tiling),
    /// Marks that show only inside an outline.
    Clip(Outline, Vec<Mark>),
}

impl Mark {
    /// A rectangle with rounded corners.
    pub fn block(rect: Rect, corners: impl Into<Corners>, paint: impl Into<Paint>) -> Self {
        Self::Shape(Outline::Block(rect, corners.into()), paint.into())
    }

    /// A circle.
    pub fn circle(centre: Point, radius: f32, paint: impl Into<Paint>) -> Self {
        Self::Shape(Outline::Circle(centre, radius), paint.into())
    }

    /// A path.
    pub fn path(path: Path, paint: impl Into<Paint>) -> Self {
        Self::Shape(Outline::Path(path), paint.into())
    }

    /// A straight line.
    pub fn line(from: Point, to: Point, stroke: Stroke) -> Self {
        Self::path(Path::through([from, to]), stroke)
    }

    /// A symbol in its own colours, as large as fits in the middle of a rectangle.
    pub fn stamp(symbol: Symbol, rect: Rect) -> Self {
        Self::Stamp(Stamp::new(symbol, rect))
    }

    /// A symbol for a dark ground, where its key line would not show: on a disc of washi that fills its rectangle.
    pub fn on_disc(stamp: Stamp) -> [Self; 2] {
        let (middle, radius) = (stamp.rect.centre(), stamp.rect.w.min(stamp.rect.h) / 2.0);
        let rect = Rect::around(middle, 1.4 * radius, 1.4 * radius);
        [
            Self::circle(middle, radius, palette::WASHI),
            Stamp { rect, ..stamp }.into(),
        ]
    }

    /// A symbol in a player's colour.
    pub fn tinted(symbol: Symbol, rect: Rect, tint: Color) -> Self {
        Self::Stamp(Stamp::new(symbol, rect).tinted(tint))
    }
}

impl From<Text> for Mark {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl From<Stamp> for Mark {
    fn from(stamp: Stamp) -> Self {
        Self::Stamp(stamp)
    }
}

/// A closed or open line.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A rectangle.
    Block(Rect, Corners),
    /// A circle: centre and radius.
    Circle(Point, f32),
    /// Anything else.
    Path(Path),
}

/// How an outline is painted: first the fill, then the stroke, whose middle runs on the outline.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Paint {
    /// Inside.
    pub fill: Option<Fill>,
    /// Along the line.
    pub stroke: Option<Stroke>,
}

impl Paint {
    /// A fill and a stroke.
    pub fn new(fill: impl Into<Fill>, stroke: Stroke) -> Self {
        Self {
            fill: Some(fill.into()),
            stroke: Some(stroke),
        }
    }
}

impl From<Color> for Paint {
    fn from(color: Color) -> Self {
        Fill::Flat(color).into()
    }
}

impl From<Fill> for Paint {
    fn from(fill: Fill) -> Self {
        Self {
            fill: Some(fill),
            stroke: None,
        }
    }
}

impl From<Stroke> for Paint {
    fn from(stroke: Stroke) -> Self {
        Self {
            fill: None,
            stroke: Some(stroke),
        }
    }
}

/// What an outline is filled with.
#[derive(Clone, Debug, PartialEq)]
pub enum Fill {
    /// One colour.
    Flat(Color),
    /// A gradient downwards: from the height `top` to the height `bottom`, stops by their share (0 to 1) of the way.
    Down {
        /// Where the first stop lies, in pixels.
        top: f32,
        /// Where the last stop lies, in pixels.
        bottom: f32,
        /// Shares, ascending, and their colours.
        stops: Vec<(f32, Color)>,
    },
    /// Stripes at 45°, `width` wide and `every` pixels apart, measured across.
    Hatch {
        /// The colour of the stripes.
        color: Color,
        /// How wide a stripe is.
        width: f32,
        /// How far it is from one stripe to the next.
        every: f32,
    },
}

impl From<Color> for Fill {
    fn from(color: Color) -> Self {
        Self::Flat(color)
    }
}

/// A line: round at its ends and bends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub color: Color,
    /// Its width.
    pub width: f32,
    /// Lengths of a dash and of the gap after it; `None` for a whole line.
    pub dash: Option<(f32, f32)>,
}

impl Stroke {
    /// A whole line.
    pub const fn new(color: Color, width: f32) -> Self {
        Self {
            color,
            width,
            dash: None,
        }
    }

    /// The same line dashed.
    pub const fn dashed(self, dash: f32, gap: f32) -> Self {
        Self {
            dash: Some((dash, gap)),
            ..self
        }
    }
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// What is written: one line.
    pub text: String,
    /// Where: a point on the baseline, which end of the text is told by [`align`](Self::align).
    pub at: Point,
    /// The typeface.
    pub face: Face,
    /// The size of the type in pixels.
    pub size: f32,
    /// The colour.
    pub color: Color,
    /// Which part of the text stands at the point.
    pub align: Align,
}

impl Text {
    /// Text that begins at a point of the baseline.
    pub fn new(text: impl Into<String>, at: Point, face: Face, size: f32, color: Color) -> Self {
        Self {
            text: text.into(),
            at,
            face,
            size,
            color,
            align: Align::Start,
        }
    }

    /// The same text, standing otherwise at its point.
    pub fn aligned(self, align: Align) -> Self {
        Self { align, ..self }
    }

    /// Text in the middle of a rectangle's height (by the height of its capitals), at its left, centre or right.
    pub fn within(rect: Rect, text: impl Into<String>, face: Face, size: f32, color: Color, align: Align) -> Self {
        let x = match align {
            Align::Start => rect.x,
            Align::Middle => rect.centre().x,
            Align::End => rect.right(),
        };
        let y = rect.centre().y + face.cap_height(size) / 2.0;
        Self::new(text, Point::new(x, y), face, size, color).aligned(align)
    }

    /// How wide it is.
    pub fn width(&self) -> f32 {
        letters::width(self.face, self.size, &self.text)
    }

    /// The box it stands in: its advance wide, from the ascent to the descent high.
    pub fn rect(&self) -> Rect {
        let w = self.width();
        let x = match self.align {
            Align::Start => self.at.x,
            Align::Middle => self.at.x - w / 2.0,
            Align::End => self.at.x - w,
        };
        let (up, down) = (self.face.ascent(self.size), self.face.descent(self.size));
        Rect::new(x, self.at.y - up, w, up + down)
    }
}

/// Which part of a text stands at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// The left end.
    Start,
    /// The middle.
    Middle,
    /// The right end.
    End,
}

/// A symbol somewhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stamp {
    /// Which symbol.
    pub symbol: Symbol,
    /// Where: the symbol is as large as fits, in the middle.
    pub rect: Rect,
    /// The colour of its parts that take a player's colour.
    pub tint: Color,
    /// Its opacity, 0 to 1.
    pub alpha: f32,
    /// How its colours are printed.
    pub tone: Tone,
}

impl Stamp {
    /// A symbol in its own colours.
    pub const fn new(symbol: Symbol, rect: Rect) -> Self {
        Self {
            symbol,
            rect,
            tint: palette::INK,
            alpha: 1.0,
            tone: Tone::Full,
        }
    }

    /// The same symbol in a player's colour.
    pub const fn tinted(self, tint: Color) -> Self {
        Self { tint, ..self }
    }

    /// The same symbol, calmer and paler: of what the decision cannot use.
    pub const fn calm(self) -> Self {
        Self {
            alpha: 0.74,
            tone: Tone::Calm,
            ..self
        }
    }

    /// The same seal as a line: its character in vermilion on the white of the print.
    pub const fn lined(self) -> Self {
        Self {
            tone: Tone::Lined,
            ..self
        }
    }

    /// The same symbol, grey and pale: of something used up or not owned.
    pub const fn grey(self) -> Self {
        Self {
            alpha: 0.58,
            tone: Tone::Grey,
            ..self
        }
    }
}

/// How a symbol's colours are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// As drawn.
    Full,
    /// Six tenths of the saturation.
    Calm,
    /// Three tenths of the saturation.
    Grey,
    /// Vermilion and white for each other.
    Lined,
}

impl Tone {
    /// A colour of a symbol as a palette prints it in this tone.
    pub fn print(self, palette: Palette, color: Color) -> Color {
        let color = match (self, color) {
            (Self::Lined, palette::VERMILION) => palette::WHITE,
            (Self::Lined, palette::WHITE) => palette::VERMILION,
            _ => color,
        };
        palette.print(color).saturated(match self {
            Self::Full | Self::Lined => 1.0,
            Self::Calm => 0.6,
            Self::Grey => 0.3,
        })
    }
}

/// A rectangle filled with copies of a symbol, edge to edge from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tiling {
    /// The symbol.
    pub symbol: Symbol,
    /// What is filled.
    pub rect: Rect,
    /// The size of one copy.
    pub cell: Size,
    /// The opacity, 0 to 1.
    pub alpha: f32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_stays_on_its_disc() {
        let rect = Rect::new(10.0, 10.0, 30.0, 20.0);
        let [disc, symbol] = Mark::on_disc(Stamp::new(Symbol::Tea, rect));
        assert_eq!(disc.bounds(), Rect::new(15.0, 10.0, 20.0, 20.0));
        let Mark::Stamp(stamp) = symbol else { panic!("a symbol") };
        assert!(stamp.rect.w * 2f32.sqrt() <= 20.0, "its corners are on the disc");
    }

    #[test]
    fn text_stands_in_the_middle_of_its_box() {
        let rect = Rect::new(0.0, 0.0, 100.0, 40.0);
        let text = Text::within(rect, "44", Face::SansBlack, 20.0, palette::INK, Align::Middle);
        assert_eq!(text.at.x, 50.0);
        assert!((rect.bottom() - text.at.y - (text.at.y - Face::SansBlack.cap_height(20.0))).abs() < 0.01);
        assert!((text.rect().centre().x - 50.0).abs() < 0.01);
        assert_eq!(text.clone().aligned(Align::End).rect().right(), 50.0);
    }
}
