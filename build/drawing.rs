//! Reads the SVG files of the symbols and flattens them: no groups, no transforms, no references, only outlines and paints.
//!
//! Understood is what the symbols use: `path`, `rect`, `circle`, `ellipse`, `g` with `transform`, a `clip-path` of one
//! circle, vertical linear gradients over the shape's box, `opacity` on a shape, `currentColor`. Anything else stops the build.

use std::path::Path as FilePath;

use roxmltree::Node;
use svgtypes::{SimplePathSegment, SimplifyingPathParser, Transform};

/// A symbol.
pub struct Drawing {
    pub name: String,
    pub width: f64,
    pub height: f64,
    pub steps: Vec<Step>,
}

/// What is done next.
pub enum Step {
    Draw {
        shape: Shape,
        even_odd: bool,
        fill: Option<Ink>,
        /// Ink and width.
        stroke: Option<(Ink, f64)>,
        /// 0 to 1.
        alpha: f64,
    },
    /// Nothing shows outside of this shape until `Unclip`.
    Clip(Shape),
    Unclip,
}

#[derive(Clone)]
pub enum Shape {
    Rect {
        x: f64,
        y: f64,
        w: f64,
        h: f64,
        radius: f64,
    },
    Ellipse {
        cx: f64,
        cy: f64,
        rx: f64,
        ry: f64,
    },
    Path(Vec<Segment>),
}

#[derive(Clone, Copy)]
pub enum Segment {
    Move(Point),
    Line(Point),
    Curve(Point, Point, Point),
    Close,
}

pub type Point = (f64, f64);

#[derive(Clone, PartialEq, Eq)]
pub enum Ink {
    /// The player's colour.
    Tint,
    /// Red, green, blue.
    Flat([u8; 3]),
    /// Down the shape's box: shares of the way in 255ths, and colours with their opacity.
    Down(Vec<(u8, [u8; 4])>),
}

impl Drawing {
    /// Whether part of it takes the colour of whoever uses it.
    pub fn is_tinted(&self) -> bool {
        self.steps.iter().any(|step| match step {
            Step::Draw { fill, stroke, .. } => {
                *fill == Some(Ink::Tint) || stroke.as_ref().is_some_and(|(ink, _)| *ink == Ink::Tint)
            }
            Step::Clip(_) | Step::Unclip => false,
        })
    }
}

/// Reads an SVG file.
pub fn read(file: &FilePath) -> Drawing {
    println!("cargo::rerun-if-changed={}", file.display());
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let document = roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let root = document.root_element();
    let mut sides = root
        .attribute("viewBox")
        .expect("a viewBox")
        .split(' ')
        .skip(2)
        .map(number);
    let mut drawing = Drawing {
        name: file.file_stem().expect("a name").to_string_lossy().into_owned(),
        width: sides.next().expect("a width"),
        height: sides.next().expect("a height"),
        steps: Vec::new(),
    };
    for child in root.children().filter(Node::is_element) {
        walk(child, Transform::default(), &mut drawing);
    }
    drawing
}

fn walk(node: Node, outer: Transform, drawing: &mut Drawing) {
    let name = &drawing.name;
    match node.tag_name().name() {
        "defs" => {}
        "g" => {
            let inner: Transform = node.attribute("transform").map_or_else(Transform::default, |text| {
                text.parse().unwrap_or_else(|error| panic!("{name}: {text}: {error}"))
            });
            let transform = joined(outer, inner);
            let clip = node.attribute("clip-path").map(|url| referred(node, url));
            if let Some(clip) = clip {
                let shape = clip.first_element_child().and_then(|shape| shape_of(shape, transform));
                drawing.steps.push(Step::Clip(shape.expect("a clip path of one shape")));
            }
            for child in node.children().filter(Node::is_element) {
                walk(child, transform, drawing);
            }
            if clip.is_some() {
                drawing.steps.push(Step::Unclip);
            }
        }
        tag => {
            let shape = shape_of(node, outer).unwrap_or_else(|| panic!("{name}: <{tag}> is not understood"));
            let scale = (outer.a * outer.d - outer.b * outer.c).abs().sqrt();
            let stroke = ink(node, "stroke").map(|ink| {
                (
                    ink,
                    scale * number(node.attribute("stroke-width").expect("a stroke has a width")),
                )
            });
            drawing.steps.push(Step::Draw {
                shape,
                even_odd: node.attribute("fill-rule") == Some("evenodd"),
                fill: ink(node, "fill"),
                stroke,
                alpha: node.attribute("opacity").map_or(1.0, number),
            });
        }
    }
}

fn shape_of(node: Node, transform: Transform) -> Option<Shape> {
    let get = |name: &str| node.attribute(name).map_or(0.0, number);
    let turned = transform.b != 0.0 || transform.c != 0.0;
    let (sx, sy) = (transform.a.abs(), transform.d.abs());
    let at = |x: f64, y: f64| apply(transform, (x, y));
    Some(match node.tag_name().name() {
        "rect" => {
            let (x, y, w, h) = (get("x"), get("y"), get("width"), get("height"));
            if turned {
                let corners = [at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)];
                let mut path: Vec<_> = corners.into_iter().map(Segment::Line).collect();
                path[0] = Segment::Move(corners[0]);
                path.push(Segment::Close);
                return Some(Shape::Path(path));
            }
            let ((ax, ay), (bx, by)) = (at(x, y), at(x + w, y + h));
            Shape::Rect {
                x: ax.min(bx),
                y: ay.min(by),
                w: w * sx,
                h: h * sy,
                radius: get("rx") * sx,
            }
        }
        "circle" | "ellipse" => {
            let radius = |axis: &str| node.attribute("r").or_else(|| node.attribute(axis)).map_or(0.0, number);
            let ((cx, cy), (rx, ry)) = (at(get("cx"), get("cy")), (radius("rx"), radius("ry")));
            // Only circles stand in turned groups.
            let scale = (transform.a * transform.d - transform.b * transform.c).abs().sqrt();
            assert!(!turned || (rx - ry).abs() < 1e-6, "an ellipse is not turned");
            Shape::Ellipse {
                cx,
                cy,
                rx: rx * scale,
                ry: ry * scale,
            }
        }
        "path" => Shape::Path(segments(node.attribute("d")?, transform)),
        _ => return None,
    })
}

fn segments(data: &str, transform: Transform) -> Vec<Segment> {
    let mut last = (0.0, 0.0);
    let mut path = Vec::new();
    for segment in SimplifyingPathParser::from(data) {
        let segment = segment.unwrap_or_else(|error| panic!("{data}: {error}"));
        let mut to = |x, y| {
            last = (x, y);
            apply(transform, last)
        };
        path.push(match segment {
            SimplePathSegment::MoveTo { x, y } => Segment::Move(to(x, y)),
            SimplePathSegment::LineTo { x, y } => Segment::Line(to(x, y)),
            SimplePathSegment::CurveTo { x1, y1, x2, y2, x, y } => {
                Segment::Curve(apply(transform, (x1, y1)), apply(transform, (x2, y2)), to(x, y))
            }
            SimplePathSegment::Quadratic { x1, y1, x, y } => {
                let pull = |from: Point| (from.0 + (x1 - from.0) * 2.0 / 3.0, from.1 + (y1 - from.1) * 2.0 / 3.0);
                let (a, b) = (pull(last), pull((x, y)));
                last = (x, y);
                Segment::Curve(apply(transform, a), apply(transform, b), apply(transform, (x, y)))
            }
            SimplePathSegment::ClosePath => Segment::Close,
        });
    }
    path
}

fn ink(node: Node, attribute: &str) -> Option<Ink> {
    match node.attribute(attribute)? {
        "none" => None,
        "currentColor" => Some(Ink::Tint),
        url if url.starts_with("url(") => {
            let stops = referred(node, url).children().filter(Node::is_element).map(|stop| {
                let [r, g, b] = color(stop.attribute("stop-color").expect("a stop has a colour"));
                let opacity = stop.attribute("stop-opacity").map_or(1.0, number);
                let share = number(stop.attribute("offset").expect("a stop has a place"));
                (byte(share), [r, g, b, byte(opacity)])
            });
            Some(Ink::Down(stops.collect()))
        }
        flat => Some(Ink::Flat(color(flat))),
    }
}

/// The element that `url(#…)` names.
fn referred<'a, 'input>(node: Node<'a, 'input>, url: &str) -> Node<'a, 'input> {
    let id = url.trim_start_matches("url(#").trim_end_matches(')');
    let mut all = node.document().descendants();
    all.find(|other| other.attribute("id") == Some(id))
        .unwrap_or_else(|| panic!("{url} names nothing"))
}

fn color(text: &str) -> [u8; 3] {
    let rgb = text.strip_prefix('#').and_then(|hex| u32::from_str_radix(hex, 16).ok());
    let [_, r, g, b] = rgb
        .unwrap_or_else(|| panic!("{text} is no colour of six digits"))
        .to_be_bytes();
    [r, g, b]
}

fn number(text: &str) -> f64 {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn byte(share: f64) -> u8 {
    (share * 255.0).round() as u8
}

fn apply(t: Transform, (x, y): Point) -> Point {
    (t.a * x + t.c * y + t.e, t.b * x + t.d * y + t.f)
}

/// First the inner transform, then the outer one.
fn joined(outer: Transform, inner: Transform) -> Transform {
    let ((e, f), (ox, oy)) = (apply(outer, (inner.e, inner.f)), (outer.e, outer.f));
    let turn = |x: f64, y: f64| {
        let (x, y) = apply(outer, (x, y));
        (x - ox, y - oy)
    };
    let ((a, b), (c, d)) = (turn(inner.a, inner.b), turn(inner.c, inner.d));
    Transform { a, b, c, d, e, f }
}
