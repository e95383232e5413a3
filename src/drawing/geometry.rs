//! Points and rectangles in CSS pixels, y downwards.

pub use super::path::{Path, Segment};

/// A point, or a distance in both directions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Pixels to the right.
    pub x: f32,
    /// Pixels down.
    pub y: f32,
}

impl Point {
    /// The origin.
    pub const ZERO: Self = Self { x: 0.0, y: 0.0 };

    /// A point.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// Whether both numbers are such as a place can have; what comes from a script may be none.
    pub const fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite()
    }

    /// The distance to another point.
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point a share `t` (0 to 1) of the way to another one.
    pub fn towards(self, other: Self, t: f32) -> Self {
        Self::new(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }
}

impl std::ops::Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl std::ops::Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

/// A width and a height.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Size {
    /// Pixels across.
    pub w: f32,
    /// Pixels down.
    pub h: f32,
}

impl Size {
    /// A size.
    pub const fn new(w: f32, h: f32) -> Self {
        Self { w, h }
    }
}

/// A rectangle, its sides parallel to the axes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width, not negative.
    pub w: f32,
    /// Height, not negative.
    pub h: f32,
}

impl Rect {
    /// A rectangle by its upper left corner and its size.
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// A rectangle by its centre and its size.
    pub const fn around(centre: Point, w: f32, h: f32) -> Self {
        Self::new(centre.x - w / 2.0, centre.y - h / 2.0, w, h)
    }

    /// The right edge.
    pub const fn right(&self) -> f32 {
        self.x + self.w
    }

    /// The bottom edge.
    pub const fn bottom(&self) -> f32 {
        self.y + self.h
    }

    /// The centre.
    pub const fn centre(&self) -> Point {
        Point::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Its size.
    pub const fn size(&self) -> Size {
        Size::new(self.w, self.h)
    }

    /// Whether a point lies in it; the left and top edges belong to it, the others do not.
    pub fn contains(&self, point: Point) -> bool {
        point.x >= self.x && point.x < self.right() && point.y >= self.y && point.y < self.bottom()
    }

    /// Whether the two share more than an edge.
    pub fn overlaps(&self, other: &Self) -> bool {
        self.x < other.right() && other.x < self.right() && self.y < other.bottom() && other.y < self.bottom()
    }

    /// What lies in both, if they share more than an edge.
    pub fn common(&self, other: &Self) -> Option<Self> {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        (right > x && bottom > y).then(|| Self::new(x, y, right - x, bottom - y))
    }

    /// Whether the other lies wholly in this one.
    pub fn encloses(&self, other: &Self) -> bool {
        other.x >= self.x && other.y >= self.y && other.right() <= self.right() && other.bottom() <= self.bottom()
    }

    /// The smallest rectangle that holds both.
    pub fn union(&self, other: &Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Self::new(
            x,
            y,
            self.right().max(other.right()) - x,
            self.bottom().max(other.bottom()) - y,
        )
    }

    /// The same rectangle moved.
    pub fn shifted(&self, by: Point) -> Self {
        Self::new(self.x + by.x, self.y + by.y, self.w, self.h)
    }

    /// The rectangle without a margin on all four sides (a negative margin makes it larger); never smaller than nothing.
    pub fn inset(&self, margin: f32) -> Self {
        self.inset_by(margin, margin)
    }

    /// The rectangle without a margin left and right, and another one above and below.
    pub fn inset_by(&self, across: f32, down: f32) -> Self {
        Self::new(
            self.x + across.min(self.w / 2.0),
            self.y + down.min(self.h / 2.0),
            (self.w - 2.0 * across).max(0.0),
            (self.h - 2.0 * down).max(0.0),
        )
    }

    /// Cuts a strip of height `h` off the top and gives it; the rectangle keeps the rest.
    pub fn take_top(&mut self, h: f32) -> Self {
        let strip = Self::new(self.x, self.y, self.w, h.min(self.h));
        self.y += strip.h;
        self.h -= strip.h;
        strip
    }

    /// Cuts a strip of height `h` off the bottom and gives it; the rectangle keeps the rest.
    pub fn take_bottom(&mut self, h: f32) -> Self {
        let h = h.min(self.h);
        self.h -= h;
        Self::new(self.x, self.bottom(), self.w, h)
    }

    /// Cuts a strip of width `w` off the left and gives it; the rectangle keeps the rest.
    pub fn take_left(&mut self, w: f32) -> Self {
        let strip = Self::new(self.x, self.y, w.min(self.w), self.h);
        self.x += strip.w;
        self.w -= strip.w;
        strip
    }

    /// Cuts a strip of width `w` off the right and gives it; the rectangle keeps the rest.
    pub fn take_right(&mut self, w: f32) -> Self {
        let w = w.min(self.w);
        self.w -= w;
        Self::new(self.right(), self.y, w, self.h)
    }

    /// `count` columns of equal width with a gap between them, left to right.
    pub fn columns(&self, count: usize, gap: f32) -> impl Iterator<Item = Self> + use<> {
        let w = ((self.w - gap * (count.max(1) - 1) as f32) / count.max(1) as f32).max(0.0);
        let rect = *self;
        (0..count).map(move |i| Self::new(rect.x + i as f32 * (w + gap), rect.y, w, rect.h))
    }

    /// `count` rows of equal height with a gap between them, top to bottom.
    pub fn rows(&self, count: usize, gap: f32) -> impl Iterator<Item = Self> + use<> {
        let h = ((self.h - gap * (count.max(1) - 1) as f32) / count.max(1) as f32).max(0.0);
        let rect = *self;
        (0..count).map(move |i| Self::new(rect.x, rect.y + i as f32 * (h + gap), rect.w, h))
    }

    /// The largest rectangle of an aspect (width by height) that fits inside, centred.
    pub fn contain(&self, aspect: f32) -> Self {
        if self.w > self.h * aspect {
            Self::around(self.centre(), self.h * aspect, self.h)
        } else {
            Self::around(self.centre(), self.w, self.w / aspect)
        }
    }

    /// The smallest rectangle of an aspect (width by height) that covers this one, on the same centre and bottom.
    pub fn cover(&self, aspect: f32) -> Self {
        let (w, h) = if self.w > self.h * aspect {
            (self.w, self.w / aspect)
        } else {
            (self.h * aspect, self.h)
        };
        Self::new(self.x + (self.w - w) / 2.0, self.bottom() - h, w, h)
    }
}

/// A figure that is held between two others.
pub trait Held: PartialOrd + Sized {
    /// The figure, or the nearer of the two that it is beyond. Unlike `clamp` it ends nothing where `least` is above `most`, and brings no words
    /// for that into a program: to write the figures down in them takes ten kilobytes.
    #[must_use]
    fn held(self, least: Self, most: Self) -> Self {
        if self > most {
            most
        } else if self < least {
            least
        } else {
            self
        }
    }
}

impl Held for f32 {}
impl Held for f64 {}

/// The radii of a rectangle's corners.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Corners {
    /// Top left.
    pub top_left: f32,
    /// Top right.
    pub top_right: f32,
    /// Bottom right.
    pub bottom_right: f32,
    /// Bottom left.
    pub bottom_left: f32,
}

impl Corners {
    /// Sharp corners.
    pub const SHARP: Self = Self::new(0.0, 0.0);

    /// The two corners above alike, and the two below.
    pub const fn new(top: f32, bottom: f32) -> Self {
        Self {
            top_left: top,
            top_right: top,
            bottom_right: bottom,
            bottom_left: bottom,
        }
    }

    /// The radii so much larger, or smaller if that is negative: those of a block that lies around this one, or within it.
    pub fn wider(self, by: f32) -> Self {
        let wider = |radius: f32| (radius + by).max(0.0);
        Self {
            top_left: wider(self.top_left),
            top_right: wider(self.top_right),
            bottom_right: wider(self.bottom_right),
            bottom_left: wider(self.bottom_left),
        }
    }

    /// The radii as a painter may use them: no larger than half of the shorter side, and none in what is no rectangle.
    pub fn within(self, rect: Rect) -> Self {
        let most = (rect.w.min(rect.h) / 2.0).max(0.0);
        Self {
            top_left: self.top_left.min(most),
            top_right: self.top_right.min(most),
            bottom_right: self.bottom_right.min(most),
            bottom_left: self.bottom_left.min(most),
        }
    }
}

impl From<f32> for Corners {
    fn from(radius: f32) -> Self {
        Self::new(radius, radius)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_cut_off_a_rectangle_leave_the_rest() {
        let mut rest = Rect::new(0.0, 0.0, 100.0, 80.0);
        let (top, left) = (rest.take_top(20.0), rest.take_left(30.0));
        let (bottom, right) = (rest.take_bottom(10.0), rest.take_right(5.0));
        assert_eq!(top, Rect::new(0.0, 0.0, 100.0, 20.0));
        assert_eq!(left, Rect::new(0.0, 20.0, 30.0, 60.0));
        assert_eq!(bottom, Rect::new(30.0, 70.0, 70.0, 10.0));
        assert_eq!(right, Rect::new(95.0, 20.0, 5.0, 50.0));
        assert_eq!(rest, Rect::new(30.0, 20.0, 65.0, 50.0));
    }

    #[test]
    fn columns_and_rows_fill_the_rectangle() {
        let rect = Rect::new(10.0, 0.0, 100.0, 50.0);
        let columns: Vec<_> = rect.columns(3, 5.0).collect();
        assert_eq!(columns.len(), 3);
        assert_eq!(columns[0].w, 30.0);
        assert_eq!(columns[2].right(), rect.right());
        assert_eq!(rect.rows(2, 10.0).last().map(|r| r.bottom()), Some(50.0));
    }

    #[test]
    fn a_rectangle_takes_more_than_it_has_and_is_empty() {
        let mut rest = Rect::new(0.0, 0.0, 10.0, 10.0);
        assert_eq!(rest.take_top(20.0).h, 10.0);
        assert_eq!(rest.h, 0.0);
        assert_eq!(
            Rect::new(0.0, 0.0, 10.0, 10.0).inset(8.0),
            Rect::new(5.0, 5.0, 0.0, 0.0)
        );
    }

    #[test]
    fn containing_and_covering_keep_the_aspect() {
        let rect = Rect::new(0.0, 0.0, 200.0, 50.0);
        assert_eq!(rect.contain(1.0), Rect::new(75.0, 0.0, 50.0, 50.0));
        assert_eq!(rect.cover(2.0), Rect::new(0.0, -50.0, 200.0, 100.0));
    }

    #[test]
    fn corners_never_cross() {
        let corners = Corners::from(20.0).within(Rect::new(0.0, 0.0, 30.0, 10.0));
        assert_eq!(corners.top_left, 5.0);
    }
}
