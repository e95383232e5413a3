//! What is written in a scene, and what it lies on.

use meiji::drawing::geometry::{Point, Rect};
use meiji::drawing::palette::{Color, Palette};
use meiji::drawing::scene::{Fill, Layer, Mark, Outline, Paint, Scene, Stamp, Text};

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

/// Every text of a scene that is seen whole, in the order of painting; grounds as a palette prints them.
pub fn written<T: Copy + Eq>(scene: &Scene<T>, palette: Palette) -> Vec<Written> {
    let mut walk = Walk {
        palette,
        ..Walk::default()
    };
    for node in scene.nodes() {
        walk.icons = node.marks.iter().filter_map(icon).collect();
        walk.layer(node.layer, &node.marks, None);
    }
    walk.all
}

/// Every symbol of a scene that is no picture and no decoration, and the colour below its middle; none on a picture.
pub fn stamped<T: Copy + Eq>(scene: &Scene<T>, palette: Palette) -> Vec<(Stamp, Option<Color>)> {
    let mut walk = Walk {
        palette,
        ..Walk::default()
    };
    for node in scene.nodes().iter().filter(|node| node.layer != Layer::Ground) {
        walk.layer(node.layer, &node.marks, None);
    }
    walk.stamps
}

/// Something that was painted before.
struct Below {
    reach: Rect,
    window: Option<Rect>,
    what: What,
}

impl Below {
    fn is_under(&self, point: Point) -> bool {
        self.reach.contains(point) && self.window.is_none_or(|window| window.contains(point))
    }

    fn hides(&self, point: Point) -> bool {
        matches!(&self.what, What::Paper(stops) if at(stops, point).is_some_and(|color| color.opacity() == 1.0))
    }
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
    palette: Palette,
    icons: Vec<Rect>,
    below: Vec<Below>,
    all: Vec<Written>,
    stamps: Vec<(Stamp, Option<Color>)>,
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
                    what: What::Paper(colors(paint, self.palette)),
                }),
                Mark::Stamp(stamp) if stamp.symbol.is_scene() => self.below.push(Below {
                    reach: stamp.rect,
                    window,
                    what: What::Picture,
                }),
                Mark::Stamp(stamp) => {
                    let (ground, on_picture) = self.ground(stamp.place().centre());
                    let ground = Some(ground).filter(|ground| !on_picture && ground.opacity() > 0.0);
                    self.stamps.push((*stamp, ground));
                }
                _ => {}
            }
        }
    }

    /// The colour at a point, as far as painted, and whether a picture of an Area lies directly below it.
    fn ground(&self, point: Point) -> (Color, bool) {
        let mut on_picture = false;
        let mut ground = Color::CLEAR;
        // What is painted over by something opaque is not seen.
        let under = |below: &&Below| below.is_under(point);
        let uppermost = self
            .below
            .iter()
            .rposition(|below| below.is_under(point) && below.hides(point));
        for below in self.below[uppermost.unwrap_or(0)..].iter().filter(under) {
            match &below.what {
                What::Picture => on_picture = true,
                What::Paper(stops) => {
                    let Some(color) = at(stops, point) else { continue };
                    on_picture &= color.opacity() < 0.7;
                    ground = over(color, ground);
                }
            }
        }
        (ground, on_picture)
    }

    fn text(&mut self, text: &Text, layer: Layer) {
        let (whole, capitals) = (text.rect(), text.face.cap_height(text.size));
        let rect = Rect::new(whole.x, text.at.y - capitals, whole.w, capitals);
        let middle = rect.centre();
        let paper = self.below.iter().rev().find(|below| below.is_under(middle));
        let paper = paper.map(|below| below.reach);
        let (ground, on_picture) = self.ground(middle);
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

fn colors(paint: &Paint, palette: Palette) -> Vec<(f32, Color)> {
    match &paint.fill {
        None => Vec::new(),
        Some(Fill::Flat(color) | Fill::Hatch { color, .. }) => vec![(0.0, palette.print(*color))],
        Some(Fill::Down { top, bottom, stops }) => stops
            .iter()
            .map(|(share, color)| (top + (bottom - top) * share, palette.print(*color)))
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
