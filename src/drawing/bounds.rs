//! How far what is drawn reaches.

use super::geometry::{Path, Point, Rect, Segment};
use super::scene::{Mark, Node, Outline, Paint, Stamp, Text};

impl<T> Node<T> {
    /// The box that holds all its marks, where they stand now; `None` if there is nothing to be seen.
    pub fn bounds(&self) -> Option<Rect> {
        let all = self.marks.iter().map(Mark::bounds).reduce(|a, b| a.union(&b))?;
        Some(all.shifted(self.shift))
    }
}

impl Mark {
    /// A box that holds the mark, lines and halos included.
    pub fn bounds(&self) -> Rect {
        match self {
            Self::Shape(outline, paint) => {
                let line = paint.stroke.map_or(0.0, |stroke| stroke.width);
                outline.bounds().inset(-line / 2.0)
            }
            Self::Text(text) => text.bounds(),
            Self::Stamp(stamp) => stamp.bounds(),
            Self::Tiling(tiling) => tiling.rect,
            Self::Clip(outline, _) => outline.bounds(),
        }
    }
}

impl Text {
    /// A box that holds the text, also where letters reach beyond their advance or come from another font.
    fn bounds(&self) -> Rect {
        self.rect().inset_by(-self.size / 2.0, -self.size / 4.0)
    }
}

impl Stamp {
    /// Where the symbol stands in its rectangle: as large as fits, in the middle.
    pub fn place(&self) -> Rect {
        self.rect.contain(self.symbol.aspect())
    }

    /// A box that holds the symbol with its halo.
    pub fn bounds(&self) -> Rect {
        self.place().inset(-self.margin())
    }

    /// How far the symbol reaches beyond its place, in pixels: the halo of a piece does, a scene is cut.
    pub fn margin(&self) -> f32 {
        let place = self.place();
        if self.symbol.is_scene() {
            0.0
        } else {
            0.08 * place.w.max(place.h)
        }
    }
}

impl Outline {
    /// The box that holds the outline.
    pub fn bounds(&self) -> Rect {
        match self {
            Self::Block(rect, _) => *rect,
            Self::Circle(centre, radius) => Rect::around(*centre, 2.0 * radius, 2.0 * radius),
            Self::Path(path) => path.bounds(),
        }
    }

    /// The outline, painted.
    pub fn painted(self, paint: impl Into<Paint>) -> Mark {
        Mark::Shape(self, paint.into())
    }
}

impl Path {
    /// A box that holds the path: that of its points and control points.
    pub fn bounds(&self) -> Rect {
        let points = self.segments.iter().flat_map(|segment| match *segment {
            Segment::Move(to) | Segment::Line(to) => [to; 3],
            Segment::Curve(a, b, to) => [a, b, to],
            Segment::Close => [Point::new(f32::NAN, f32::NAN); 3],
        });
        // `min` and `max` pass over what is not a number.
        let (least, most) = points.fold(
            (
                Point::new(f32::INFINITY, f32::INFINITY),
                Point::new(f32::NEG_INFINITY, f32::NEG_INFINITY),
            ),
            |(a, b), p| {
                (
                    Point::new(a.x.min(p.x), a.y.min(p.y)),
                    Point::new(b.x.max(p.x), b.y.max(p.y)),
                )
            },
        );
        if least.x > most.x {
            return Rect::default();
        }
        Rect::new(least.x, least.y, most.x - least.x, most.y - least.y)
    }
}

#[cfg(test)]
mod tests {
    use super::super::art::Step;
    use super::super::scene::{Color, Key, Layer, Stroke, Symbol};
    use super::*;

    #[test]
    fn a_line_reaches_half_its_width_beyond_its_path() {
        let line = Mark::line(
            Point::new(10.0, 10.0),
            Point::new(50.0, 10.0),
            Stroke::new(Color::rgb(0), 4.0),
        );
        assert_eq!(line.bounds(), Rect::new(8.0, 8.0, 44.0, 4.0));
    }

    #[test]
    fn a_moved_node_is_where_it_was_moved() {
        let mut node = Node::<()>::new(Key(1), Layer::Piece);
        assert_eq!(node.bounds(), None);
        node.marks
            .push(Mark::block(Rect::new(0.0, 0.0, 10.0, 10.0), 0.0, Color::rgb(0)));
        node.marks.push(Mark::circle(Point::new(20.0, 5.0), 5.0, Color::rgb(0)));
        node.shift = Point::new(100.0, 1.0);
        assert_eq!(node.bounds(), Some(Rect::new(100.0, 1.0, 25.0, 10.0)));
    }

    #[test]
    fn no_symbol_reaches_beyond_its_bounds() {
        for symbol in Symbol::ALL.into_iter().filter(|s| !s.is_scene() && *s != Symbol::Sea) {
            let drawing = symbol.drawing();
            let stamp = Stamp::new(symbol, Rect::new(0.0, 0.0, drawing.size.w, drawing.size.h));
            let mut clipped = false;
            for step in &drawing.steps {
                let (path, line) = match step {
                    Step::Clip(path) => (path, 0.0),
                    Step::Paint { path, stroke, .. } if !clipped => {
                        (path, stroke.as_ref().map_or(0.0, |(_, width)| *width))
                    }
                    Step::Paint { .. } => continue,
                    Step::Unclip => {
                        clipped = false;
                        continue;
                    }
                };
                clipped |= matches!(step, Step::Clip(_));
                for point in path.points() {
                    let dot = Rect::around(point, line, line);
                    assert!(stamp.bounds().encloses(&dot), "{symbol:?}: {dot:?}");
                }
            }
        }
    }

    #[test]
    fn an_empty_path_is_nowhere() {
        assert_eq!(Path::default().bounds(), Rect::default());
    }
}
