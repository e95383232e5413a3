//! A scene drawn larger or smaller, type and lines included.

use super::geometry::{Path, Point, Rect, Segment, Size};
use super::scene::{Corners, Fill, Mark, Node, Outline, Paint, Scene, Stamp, Stroke, Text, Tiling};

/// The same scene `by` times as large.
pub fn scaled<T: Copy + Eq>(scene: Scene<T>, by: f32) -> Scene<T> {
    if by == 1.0 {
        return scene;
    }
    let mut larger = Scene::new(size(scene.size, by));
    for node in scene.nodes() {
        larger.push(Node {
            key: node.key,
            layer: node.layer,
            marks: node.marks.iter().map(|mark| scale(mark, by)).collect(),
            hit: node.hit.map(|hit| rect(hit, by)),
            target: node.target,
            label: node.label.clone(),
            shift: point(node.shift, by),
            alpha: node.alpha,
        });
    }
    larger
}

fn scale(mark: &Mark, by: f32) -> Mark {
    match mark {
        Mark::Shape(shape, fill) => Mark::Shape(outline(shape, by), paint(fill, by)),
        Mark::Text(text) => Mark::Text(Text {
            at: point(text.at, by),
            size: text.size * by,
            ..text.clone()
        }),
        Mark::Stamp(stamp) => Mark::Stamp(Stamp {
            rect: rect(stamp.rect, by),
            ..*stamp
        }),
        Mark::Tiling(tiling) => Mark::Tiling(Tiling {
            rect: rect(tiling.rect, by),
            cell: size(tiling.cell, by),
            ..*tiling
        }),
        Mark::Clip(shape, marks) => Mark::Clip(outline(shape, by), marks.iter().map(|mark| scale(mark, by)).collect()),
    }
}

fn outline(shape: &Outline, by: f32) -> Outline {
    match shape {
        Outline::Block(block, corners) => Outline::Block(
            rect(*block, by),
            Corners {
                top_left: corners.top_left * by,
                top_right: corners.top_right * by,
                bottom_right: corners.bottom_right * by,
                bottom_left: corners.bottom_left * by,
            },
        ),
        Outline::Circle(centre, radius) => Outline::Circle(point(*centre, by), radius * by),
        Outline::Path(path) => Outline::Path(Path {
            segments: path.segments.iter().map(|segment| along(*segment, by)).collect(),
        }),
    }
}

fn along(segment: Segment, by: f32) -> Segment {
    match segment {
        Segment::Move(to) => Segment::Move(point(to, by)),
        Segment::Line(to) => Segment::Line(point(to, by)),
        Segment::Curve(a, b, to) => Segment::Curve(point(a, by), point(b, by), point(to, by)),
        Segment::Close => Segment::Close,
    }
}

fn paint(paint: &Paint, by: f32) -> Paint {
    Paint {
        fill: paint.fill.as_ref().map(|fill| match fill {
            Fill::Flat(color) => Fill::Flat(*color),
            Fill::Down { top, bottom, stops } => Fill::Down {
                top: top * by,
                bottom: bottom * by,
                stops: stops.clone(),
            },
            Fill::Hatch { color, width, every } => Fill::Hatch {
                color: *color,
                width: width * by,
                every: every * by,
            },
        }),
        stroke: paint.stroke.map(|stroke| Stroke {
            width: stroke.width * by,
            dash: stroke.dash.map(|(dash, gap)| (dash * by, gap * by)),
            ..stroke
        }),
    }
}

fn point(point: Point, by: f32) -> Point {
    Point::new(point.x * by, point.y * by)
}

fn size(size: Size, by: f32) -> Size {
    Size::new(size.w * by, size.h * by)
}

fn rect(rect: Rect, by: f32) -> Rect {
    Rect::new(rect.x * by, rect.y * by, rect.w * by, rect.h * by)
}

#[cfg(test)]
mod tests {
    use super::super::letters::Face;
    use super::super::palette::INK;
    use super::super::scene::{Key, Layer};
    use super::*;

    #[test]
    fn everything_grows_alike() {
        let mut scene = Scene::new(Size::new(100.0, 50.0));
        let line = Stroke::new(INK, 1.5).dashed(2.0, 3.0);
        let node = Node::new(Key(1), Layer::Board)
            .with_target(Rect::new(10.0, 10.0, 20.0, 20.0), 1_u8)
            .with_marks([
                Mark::line(Point::new(1.0, 2.0), Point::new(3.0, 4.0), line),
                Text::new("12", Point::new(5.0, 6.0), Face::Sans, 12.0, INK).into(),
            ]);
        scene.push(node);
        let larger = scaled(scene, 2.0);
        assert_eq!(larger.size, Size::new(200.0, 100.0));
        let node = &larger.nodes()[0];
        assert_eq!(node.hit, Some(Rect::new(20.0, 20.0, 40.0, 40.0)));
        let Mark::Shape(Outline::Path(path), paint) = &node.marks[0] else {
            panic!("a line stays a line");
        };
        assert_eq!(path.points(), [Point::new(2.0, 4.0), Point::new(6.0, 8.0)]);
        assert_eq!(paint.stroke.and_then(|s| s.dash), Some((4.0, 6.0)));
        let Mark::Text(text) = &node.marks[1] else {
            panic!("a text stays a text");
        };
        assert_eq!((text.size, text.at), (24.0, Point::new(10.0, 12.0)));
    }
}
