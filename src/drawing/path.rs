//! Lines, straight and curved.

use super::geometry::{Corners, Point, Rect};

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

#[cfg(test)]
mod tests {
    use super::*;

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
