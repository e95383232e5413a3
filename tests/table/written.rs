//! What is written in a scene, and what it lies on.

use yokohama::table::entry::Target;
use yokohama::table::geometry::{Point, Rect};
use yokohama::table::palette::Color;
use yokohama::table::scene::{Fill, Layer, Mark, Outline, Paint, Scene, Text};

/// A text on the canvas.
#[derive(Clone, Debug)]
pub struct Written {
    /// What is written, and how.
    pub text: Text,
    /// The box of its capitals.
    pub rect: Rect,
    /// Its layer.
    pub layer: Layer,
    /// The paper that it lies on: the uppermost thing with an edge below its middle.
    pub paper: Option<Rect>,
    /// The colour below its middle.
    pub ground: Color,
    /// Whether a picture of an Area lies directly below it.
    pub on_picture: bool,
    /// A symbol of the same thing that it runs into.
    pub into: Option<Rect>,
}

/// Every text of a scene that is seen whole, in the order of painting.
pub fn written(scene: &Scene<Target>) -> Vec<Written> {
    let mut walk = Walk::default();
    for node in scene.nodes() {
        walk.icons = node.marks.iter().filter_map(icon).collect();
        walk.layer(node.layer, &node.marks, None);
    }
    walk.all
}

/// Something that was painted before.
struct Below {
    reach: Rect,
    window: Option<Rect>,
    what: What,
}

enum What {
    /// Colours by their height; none for a mere line around it.
    Paper(Vec<(f32, Color)>),
    Picture,
}

/// Where a symbol stands that is no picture.
fn icon(mark: &Mark) -> Option<Rect> {
    match mark {
        Mark::Stamp(stamp) if !stamp.symbol.is_scene() => Some(stamp.place()),
        _ => None,
    }
}

#[derive(Default)]
struct Walk {
    icons: Vec<Rect>,
    below: Vec<Below>,
    all: Vec<Written>,
}

impl Walk {
    fn layer(&mut self, layer: Layer, marks: &[Mark], window: Option<Rect>) {
        for mark in marks {
            match mark {
                Mark::Text(text) if window.is_none_or(|window| window.encloses(&text.rect())) => self.text(text, layer),
                Mark::Clip(outline, inner) => {
                    let own = outline.bounds();
                    let window = window.map_or(Some(own), |window| window.common(&own));
                    if window.is_some() {
                        self.layer(layer, inner, window);
                    }
                }
                Mark::Shape(outline @ (Outline::Block(..) | Outline::Circle(..)), paint) => self.below.push(Below {
                    reach: outline.bounds(),
                    window,
                    what: What::Paper(colors(paint)),
                }),
                Mark::Stamp(stamp) if stamp.symbol.is_scene() => self.below.push(Below {
                    reach: stamp.rect,
                    window,
                    what: What::Picture,
                }),
                _ => {}
            }
        }
    }

    fn text(&mut self, text: &Text, layer: Layer) {
        let (whole, capitals) = (text.rect(), text.face.cap_height(text.size));
        let rect = Rect::new(whole.x, text.at.y - capitals, whole.w, capitals);
        let middle = rect.centre();
        let under =
            |below: &&Below| below.reach.contains(middle) && below.window.is_none_or(|window| window.contains(middle));
        let paper = self.below.iter().rev().find(under).map(|below| below.reach);
        let mut on_picture = false;
        let mut ground = Color::CLEAR;
        for below in self.below.iter().filter(under) {
            match &below.what {
                What::Picture => on_picture = true,
                What::Paper(stops) => {
                    let Some(color) = at(stops, middle) else { continue };
                    on_picture &= color.opacity() < 0.7;
                    ground = over(color, ground);
                }
            }
        }
        let inner = rect.inset_by(2.0, 1.5);
        let into = self.icons.iter().copied().find(|icon| icon.overlaps(&inner));
        self.all.push(Written {
            text: text.clone(),
            into,
            rect,
            layer,
            paper,
            ground,
            on_picture,
        });
    }
}

fn colors(paint: &Paint) -> Vec<(f32, Color)> {
    match &paint.fill {
        None => Vec::new(),
        Some(Fill::Flat(color) | Fill::Hatch { color, .. }) => vec![(0.0, *color)],
        Some(Fill::Down { top, bottom, stops }) => stops
            .iter()
            .map(|(share, color)| (top + (bottom - top) * share, *color))
            .collect(),
    }
}

/// The colour of a fill at a point.
fn at(stops: &[(f32, Color)], point: Point) -> Option<Color> {
    let next = stops.iter().position(|(y, _)| *y >= point.y).unwrap_or(stops.len());
    let above = stops.get(next.saturating_sub(1))?;
    let below = stops.get(next).unwrap_or(above);
    let way = (below.0 - above.0).max(0.001);
    Some(above.1.towards(below.1, ((point.y - above.0) / way).clamp(0.0, 1.0)))
}

/// A colour painted over another one.
pub fn over(upper: Color, lower: Color) -> Color {
    let opacity = upper.opacity();
    let solid = |color: Color| Color(color.0 | 0xFF);
    if lower.opacity() == 0.0 && opacity > 0.0 {
        return solid(upper);
    }
    solid(lower).towards(solid(upper), opacity)
}
