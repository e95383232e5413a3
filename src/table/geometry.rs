//! Points, rectangles and paths in CSS pixels, y downwards.

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

/// A piece of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Lifts the pen and puts it down.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A cubic curve: two control points and the end.
    Curve(Point, Point, Point),
    /// Back to where the pen was last put down.
    Close,
}

/// How far towards the corner the control points of a curve lie that stands for a quarter of a circle.
const ROUND: f32 = 0.552_285;

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

    /// The radii as a painter may use them: no larger than half of the shorter side.
    pub fn within(self, rect: Rect) -> Self {
        let most = rect.w.min(rect.h) / 2.0;
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

/// A line that may be curved, closed and in several parts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path {
    /// Its pieces; the first is a [`Segment::Move`].
    pub segments: Vec<Segment>,
}

impl Path {
    /// A polyline through points.
    pub fn through(points: impl IntoIterator<Item = Point>) -> Self {
        let mut points = points.into_iter();
        let start = points.next().map(Segment::Move);
        Self {
            segments: start.into_iter().chain(points.map(Segment::Line)).collect(),
        }
    }

    /// A polygon.
    pub fn polygon(points: impl IntoIterator<Item = Point>) -> Self {
        let mut path = Self::through(points);
        path.segments.push(Segment::Close);
        path
    }

    /// A polyline through points, each bend rounded with (at most) a radius.
    pub fn rounded(points: &[Point], radius: f32) -> Self {
        let mut segments = Vec::with_capacity(points.len() * 2);
        for (i, &at) in points.iter().enumerate() {
            let (Some(&before), Some(&after)) = (i.checked_sub(1).and_then(|j| points.get(j)), points.get(i + 1))
            else {
                segments.push(if i == 0 { Segment::Move(at) } else { Segment::Line(at) });
                continue;
            };
            let (back, ahead) = (at.distance(before), at.distance(after));
            let r = radius.min(back / 2.0).min(ahead / 2.0);
            if r <= 0.0 {
                continue;
            }
            let (start, end) = (at.towards(before, r / back), at.towards(after, r / ahead));
            segments.push(Segment::Line(start));
            segments.push(Segment::Curve(start.towards(at, ROUND), end.towards(at, ROUND), end));
        }
        Self { segments }
    }

    /// A rectangle with rounded corners.
    pub fn block(rect: Rect, corners: Corners) -> Self {
        let corners = corners.within(rect);
        let (left, top, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
        let mut segments = vec![Segment::Move(Point::new(left + corners.top_left, top))];
        let mut turn = |radius: f32, from: Point, corner: Point, to: Point| {
            segments.push(Segment::Line(from));
            if radius > 0.0 {
                segments.push(Segment::Curve(
                    from.towards(corner, ROUND),
                    to.towards(corner, ROUND),
                    to,
                ));
            }
        };
        let (a, b, c, d) = (
            corners.top_right,
            corners.bottom_right,
            corners.bottom_left,
            corners.top_left,
        );
        turn(
            a,
            Point::new(right - a, top),
            Point::new(right, top),
            Point::new(right, top + a),
        );
        turn(
            b,
            Point::new(right, bottom - b),
            Point::new(right, bottom),
            Point::new(right - b, bottom),
        );
        turn(
            c,
            Point::new(left + c, bottom),
            Point::new(left, bottom),
            Point::new(left, bottom - c),
        );
        turn(
            d,
            Point::new(left, top + d),
            Point::new(left, top),
            Point::new(left + d, top),
        );
        segments.push(Segment::Close);
        Self { segments }
    }

    /// An ellipse by its centre and its two radii.
    pub fn ellipse(centre: Point, across: f32, down: f32) -> Self {
        let at = |x: f32, y: f32| Point::new(centre.x + x * across, centre.y + y * down);
        let quarter = |(ax, ay): (f32, f32), (bx, by): (f32, f32)| {
            Segment::Curve(
                at(ax + bx * ROUND, ay + by * ROUND),
                at(bx + ax * ROUND, by + ay * ROUND),
                at(bx, by),
            )
        };
        let (east, south, west, north) = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0));
        Self {
            segments: vec![
                Segment::Move(at(1.0, 0.0)),
                quarter(east, south),
                quarter(south, west),
                quarter(west, north),
                quarter(north, east),
                Segment::Close,
            ],
        }
    }

    /// Its straight pieces: the polyline of end points, curves cut into eight. For measuring and for walking along it.
    pub fn points(&self) -> Vec<Point> {
        let mut points: Vec<Point> = Vec::new();
        let mut start = Point::ZERO;
        for segment in &self.segments {
            match *segment {
                Segment::Move(to) => {
                    start = to;
                    points.push(to);
                }
                Segment::Line(to) => points.push(to),
                Segment::Curve(a, b, to) => {
                    let from = points.last().copied().unwrap_or(start);
                    points.extend((1..=8).map(|i| {
                        let t = i as f32 / 8.0;
                        let (p, q, r) = (from.towards(a, t), a.towards(b, t), b.towards(to, t));
                        p.towards(q, t).towards(q.towards(r, t), t)
                    }));
                }
                Segment::Close => points.push(start),
            }
        }
        points
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

    #[test]
    fn an_ellipse_and_a_block_keep_to_their_box() {
        let circle = Path::ellipse(Point::new(10.0, 10.0), 5.0, 5.0);
        for point in circle.points() {
            assert!((point.distance(Point::new(10.0, 10.0)) - 5.0).abs() < 0.01, "{point:?}");
        }
        let rect = Rect::new(1.0, 2.0, 30.0, 20.0);
        let block = Path::block(rect, Corners::new(6.0, 0.0)).points();
        assert!(
            block
                .iter()
                .all(|p| p.x >= 1.0 && p.x <= 31.0 && p.y >= 2.0 && p.y <= 22.0)
        );
        assert!(block.contains(&Point::new(31.0, 22.0)) && !block.contains(&Point::new(1.0, 2.0)));
    }

    #[test]
    fn a_rounded_polyline_keeps_its_ends() {
        let corner = [Point::new(0.0, 0.0), Point::new(10.0, 0.0), Point::new(10.0, 10.0)];
        let points = Path::rounded(&corner, 4.0).points();
        assert_eq!(points.first(), Some(&corner[0]));
        assert_eq!(points.last(), Some(&corner[2]));
        assert!(
            points.iter().all(|p| p.distance(corner[1]) > 0.5),
            "the bend is cut off"
        );
    }
}
