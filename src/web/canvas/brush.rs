//! Paints marks in a canvas's context, and spares the browser what is set already.

use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;

use super::context::{css, trace};
use super::sprites::{Drawing, Sprites};
use crate::drawing::geometry::{Corners, Point, Rect};
use crate::drawing::letters::Face;
use crate::drawing::palette::{self, Palette};
use crate::drawing::scene::{
    Align, Color, Fill, Mark, Node, Outline, Paint, Segment, Stamp, Stroke, Text, Tiling, Tone,
};
use crate::drawing::svg::Number;

/// A context with what was set last.
#[derive(Debug)]
pub struct Brush<'a> {
    context: &'a CanvasRenderingContext2d,
    scale: f64,
    palette: Palette,
    sprites: &'a mut Sprites,
    /// How far the node is moved that is being painted.
    shift: Point,
    /// The opacity of the node that is being painted.
    alpha: f32,
    set: Settings,
}

/// What the context is set to, as far as known.
#[derive(Debug, Default)]
struct Settings {
    fill: Option<Color>,
    stroke: Option<Color>,
    width: Option<f32>,
    dash: Option<Option<(f32, f32)>>,
    font: Option<(Face, f32)>,
    align: Option<Align>,
    alpha: Option<f32>,
}

impl<'a> Brush<'a> {
    /// A brush in a context where a CSS pixel has so many pixels.
    pub fn new(
        context: &'a CanvasRenderingContext2d,
        scale: f64,
        palette: Palette,
        sprites: &'a mut Sprites,
    ) -> Result<Self, JsValue> {
        context.set_line_cap("round");
        context.set_line_join("round");
        context.set_text_baseline("alphabetic");
        // Text as wide as measured: kerned, and not rounded to whole pixels. Browsers without these do so anyway.
        Reflect::set(context, &"fontKerning".into(), &"normal".into())?;
        Reflect::set(context, &"textRendering".into(), &"geometricPrecision".into())?;
        let brush = Self {
            context,
            scale,
            palette,
            sprites,
            shift: Point::ZERO,
            alpha: 1.0,
            set: Settings::default(),
        };
        brush.upright()?;
        Ok(brush)
    }

    /// Paints nothing outside of a rectangle, in pixels of the canvas, until [`restore`](Self::restore). Pixels are the unit, until
    /// [`upright`](Self::upright).
    pub fn within(&mut self, part: Rect) -> Result<(), JsValue> {
        self.context.save();
        self.context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)?;
        self.context.begin_path();
        self.context
            .rect(part.x.into(), part.y.into(), part.w.into(), part.h.into());
        self.context.clip();
        Ok(())
    }

    /// Paints the marks of a node, moved and faded; `within` a rectangle of the canvas, only those that are seen there.
    pub fn node<T>(&mut self, node: &Node<T>, within: Option<Rect>) -> Result<(), JsValue> {
        self.alpha = node.alpha;
        if self.shift != node.shift {
            self.shift = node.shift;
            self.upright()?;
        }
        self.marks(&node.marks, within)
    }

    /// One unit is a CSS pixel, the origin where the node is moved to.
    pub fn upright(&self) -> Result<(), JsValue> {
        let (x, y) = (
            f64::from(self.shift.x) * self.scale,
            f64::from(self.shift.y) * self.scale,
        );
        self.context.set_transform(self.scale, 0.0, 0.0, self.scale, x, y)
    }

    fn marks(&mut self, marks: &[Mark], within: Option<Rect>) -> Result<(), JsValue> {
        let shift = self.shift;
        let mut seen = marks.iter().filter(|mark| is_seen(mark, shift, within));
        seen.try_for_each(|mark| match mark {
            Mark::Shape(outline, paint) => self.shape(outline, paint),
            Mark::Text(text) => self.text(text),
            Mark::Stamp(stamp) => self.stamp(stamp),
            Mark::Tiling(tiling) => self.tiling(tiling),
            Mark::Clip(outline, inner) => {
                self.context.save();
                self.outline(outline)?;
                self.context.clip();
                let painted = self.marks(inner, within);
                self.restore();
                painted
            }
        })
    }

    fn shape(&mut self, outline: &Outline, paint: &Paint) -> Result<(), JsValue> {
        self.set_alpha(1.0);
        if let Some((bar, color)) = bar(outline, paint) {
            self.fill_with(self.palette.line(color));
            self.context
                .fill_rect(bar.x.into(), bar.y.into(), bar.w.into(), bar.h.into());
            return Ok(());
        }
        if let Some((rim, inside)) = self.rimmed(outline, paint) {
            let half = paint.stroke.map_or(0.0, |stroke| stroke.width / 2.0);
            self.fill_with(rim);
            self.outline(&grown(outline, half))?;
            self.context.fill();
            self.fill_with(inside);
            self.outline(&grown(outline, -half))?;
            self.context.fill();
            return Ok(());
        }
        match &paint.fill {
            None => self.outline(outline)?,
            Some(Fill::Flat(color)) => {
                self.set_fill(*color);
                match outline {
                    Outline::Block(rect, Corners::SHARP) => {
                        self.context
                            .fill_rect(rect.x.into(), rect.y.into(), rect.w.into(), rect.h.into());
                        if paint.stroke.is_some() {
                            self.outline(outline)?;
                        }
                    }
                    _ => {
                        self.outline(outline)?;
                        self.context.fill();
                    }
                }
            }
            Some(Fill::Down { top, bottom, stops }) => {
                let gradient = self
                    .context
                    .create_linear_gradient(0.0, (*top).into(), 0.0, (*bottom).into());
                for (share, color) in stops {
                    gradient.add_color_stop(*share, &css(self.palette.print(*color)))?;
                }
                self.context.set_fill_style_canvas_gradient(&gradient);
                self.set.fill = None;
                self.outline(outline)?;
                self.context.fill();
            }
            Some(Fill::Hatch { color, width, every }) => {
                self.hatch(outline, Stroke::new(*color, *width), *every)?;
                self.outline(outline)?;
            }
        }
        if let Some(stroke) = paint.stroke {
            self.set_stroke(stroke)?;
            self.context.stroke();
        }
        Ok(())
    }

    /// The colours of line and inside as they are printed, where a block or a circle can be filled twice instead: both opaque, the larger one first. A
    /// browser does so in half the time in which it fills one and traces a line.
    fn rimmed(&self, outline: &Outline, paint: &Paint) -> Option<(Color, Color)> {
        let (Some(Fill::Flat(fill)), Some(stroke)) = (&paint.fill, paint.stroke) else {
            return None;
        };
        let bounds = outline.bounds();
        let is_whole = stroke.dash.is_none() && bounds.w.min(bounds.h) > stroke.width;
        let (rim, inside) = (self.palette.line(stroke.color), self.palette.print(*fill));
        let is_opaque = rim.opacity() * inside.opacity() * self.alpha >= 1.0;
        (is_whole && is_opaque && !matches!(outline, Outline::Path(_))).then_some((rim, inside))
    }

    /// Stripes at 45° within an outline, `every` pixels apart.
    fn hatch(&mut self, outline: &Outline, stroke: Stroke, every: f32) -> Result<(), JsValue> {
        let bounds = outline.bounds();
        self.context.save();
        self.outline(outline)?;
        self.context.clip();
        self.set_stroke(stroke)?;
        self.context.begin_path();
        let step = every.max(1.0) * std::f32::consts::SQRT_2;
        let mut x = bounds.x - bounds.h;
        while x < bounds.right() {
            self.context.move_to(x.into(), bounds.bottom().into());
            self.context.line_to((x + bounds.h).into(), bounds.y.into());
            x += step;
        }
        self.context.stroke();
        self.restore();
        Ok(())
    }

    fn text(&mut self, text: &Text) -> Result<(), JsValue> {
        self.set_alpha(1.0);
        self.set_fill(text.color);
        if self.set.font != Some((text.face, text.size)) {
            self.set.font = Some((text.face, text.size));
            let (weight, size) = (text.face.weight(), Number(text.size));
            let (family, fallback) = (text.face.family(), text.face.fallback());
            self.context
                .set_font(&format!("{weight} {size}px \"{family}\", {fallback}"));
        }
        if self.set.align != Some(text.align) {
            self.set.align = Some(text.align);
            self.context.set_text_align(match text.align {
                Align::Start => "left",
                Align::Middle => "center",
                Align::End => "right",
            });
        }
        self.context.fill_text(&text.text, text.at.x.into(), text.at.y.into())
    }

    fn stamp(&mut self, stamp: &Stamp) -> Result<(), JsValue> {
        let place = stamp.place();
        let look = look_of(stamp, self.scale, self.palette);
        self.set_alpha(stamp.alpha);
        // On whole pixels, where a copy stays sharp.
        let snapped = |length: f32, shift: f32| {
            let at = (f64::from(length + shift) * self.scale).round() - f64::from(look.margin);
            at / self.scale - f64::from(shift)
        };
        let (x, y) = (snapped(place.x, self.shift.x), snapped(place.y, self.shift.y));
        let sprite = self.sprites.get(look)?;
        let (w, h) = (sprite.width / self.scale, sprite.height / self.scale);
        self.context
            .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                sprite.canvas,
                sprite.x,
                sprite.y,
                sprite.width,
                sprite.height,
                x,
                y,
                w,
                h,
            )
    }

    fn tiling(&mut self, tiling: &Tiling) -> Result<(), JsValue> {
        let scale = self.scale;
        let pixels = |length: f32| (f64::from(length) * scale).round();
        let look = Drawing {
            symbol: tiling.symbol,
            tint: palette::INK,
            tone: Tone::Full,
            palette: self.palette,
            width: pixels(tiling.cell.w).max(1.0) as u32,
            height: pixels(tiling.cell.h).max(1.0) as u32,
            margin: 0,
        };
        let picture = self.sprites.cell(look)?;
        let Some(pattern) = self
            .context
            .create_pattern_with_html_canvas_element(picture, "repeat")?
        else {
            return Ok(());
        };
        self.set_alpha(tiling.alpha);
        self.set.fill = None;
        self.context.set_fill_style_canvas_pattern(&pattern);
        let Rect { x, y, w, h } = tiling.rect.shifted(self.shift);
        // In pixels of the canvas, or else the cells would be copied at a fraction of their size.
        self.context.set_transform(1.0, 0.0, 0.0, 1.0, pixels(x), pixels(y))?;
        self.context.fill_rect(0.0, 0.0, pixels(w), pixels(h));
        self.upright()
    }

    fn outline(&self, outline: &Outline) -> Result<(), JsValue> {
        let context = self.context;
        match outline {
            Outline::Path(path) => trace(context, path),
            Outline::Circle(centre, radius) => {
                context.begin_path();
                let (x, y) = (f64::from(centre.x), f64::from(centre.y));
                context.arc(x, y, f64::from(radius.max(0.0)), 0.0, std::f64::consts::TAU)?;
            }
            Outline::Block(rect, corners) => {
                context.begin_path();
                let corners = corners.within(*rect);
                if corners == Corners::SHARP {
                    context.rect(rect.x.into(), rect.y.into(), rect.w.into(), rect.h.into());
                } else {
                    block(context, *rect, corners)?;
                }
            }
        }
        Ok(())
    }

    fn set_alpha(&mut self, alpha: f32) {
        let alpha = alpha * self.alpha;
        if self.set.alpha != Some(alpha) {
            self.set.alpha = Some(alpha);
            self.context.set_global_alpha(alpha.into());
        }
    }

    fn set_fill(&mut self, color: Color) {
        self.fill_with(self.palette.print(color));
    }

    /// Fills with a colour as it is printed.
    fn fill_with(&mut self, color: Color) {
        if self.set.fill != Some(color) {
            self.set.fill = Some(color);
            self.context.set_fill_style_str(&css(color));
        }
    }

    fn set_stroke(&mut self, stroke: Stroke) -> Result<(), JsValue> {
        if self.set.stroke != Some(stroke.color) {
            self.set.stroke = Some(stroke.color);
            self.context.set_stroke_style_str(&css(self.palette.line(stroke.color)));
        }
        if self.set.width != Some(stroke.width) {
            self.set.width = Some(stroke.width);
            self.context.set_line_width(stroke.width.into());
        }
        if self.set.dash != Some(stroke.dash) {
            self.set.dash = Some(stroke.dash);
            let lengths = Array::new();
            if let Some((dash, gap)) = stroke.dash {
                lengths.push(&dash.into());
                lengths.push(&gap.into());
            }
            self.context.set_line_dash(&lengths)?;
        }
        Ok(())
    }

    /// Takes back what was set since the context was saved.
    pub fn restore(&mut self) {
        self.context.restore();
        self.set = Settings::default();
    }
}

/// How a stamp looks in a palette, on a canvas where a CSS pixel has so many pixels.
fn look_of(stamp: &Stamp, scale: f64, palette: Palette) -> Drawing {
    let place = stamp.place();
    let pixels = |length: f32| (f64::from(length) * scale).round().max(1.0) as u32;
    Drawing {
        symbol: stamp.symbol,
        tint: stamp.tint,
        tone: stamp.tone,
        palette,
        width: pixels(place.w),
        height: pixels(place.h),
        margin: if stamp.margin() > 0.0 {
            pixels(stamp.margin())
        } else {
            0
        },
    }
}

/// A block or a circle so much larger on every side, or smaller; a path as it is.
fn grown(outline: &Outline, by: f32) -> Outline {
    match outline {
        Outline::Circle(centre, radius) => Outline::Circle(*centre, radius + by),
        Outline::Block(rect, corners) => Outline::Block(rect.inset(-by), corners.within(*rect).wider(by)),
        Outline::Path(path) => Outline::Path(path.clone()),
    }
}

/// A whole line straight across or down as the rectangle that it covers, and its colour: a browser fills that in a third of the time in which
/// it traces the line. Its ends are square, half its width beyond.
fn bar(outline: &Outline, paint: &Paint) -> Option<(Rect, Color)> {
    let (Outline::Path(path), None, Some(stroke)) = (outline, &paint.fill, paint.stroke) else {
        return None;
    };
    let [Segment::Move(from), Segment::Line(to)] = path.segments[..] else {
        return None;
    };
    let is_straight = from.x == to.x || from.y == to.y;
    let around = Rect::new(
        from.x.min(to.x),
        from.y.min(to.y),
        (to.x - from.x).abs(),
        (to.y - from.y).abs(),
    );
    (is_straight && stroke.dash.is_none()).then_some((around.inset(-stroke.width / 2.0), stroke.color))
}

/// Whether a mark that is moved is seen within a rectangle of the canvas.
fn is_seen(mark: &Mark, shift: Point, within: Option<Rect>) -> bool {
    within.is_none_or(|rect| rect.overlaps(&mark.bounds().shifted(shift)))
}

/// Draws all symbols of a node that are seen within a rectangle of the canvas and not drawn yet, before the first of them is copied.
pub fn draw_symbols<T>(
    node: &Node<T>,
    within: Option<Rect>,
    (scale, palette): (f64, Palette),
    sprites: &mut Sprites,
) -> Result<(), JsValue> {
    symbols(&node.marks, &|mark| is_seen(mark, node.shift, within), &mut |stamp| {
        sprites.get(look_of(stamp, scale, palette)).map(|_| ())
    })
}

/// Tells of every stamp that is seen.
fn symbols(
    marks: &[Mark],
    is_seen: &impl Fn(&Mark) -> bool,
    tell: &mut impl FnMut(&Stamp) -> Result<(), JsValue>,
) -> Result<(), JsValue> {
    let mut seen = marks.iter().filter(|mark| is_seen(mark));
    seen.try_for_each(|mark| match mark {
        Mark::Stamp(stamp) => tell(stamp),
        Mark::Clip(_, inner) => symbols(inner, is_seen, tell),
        Mark::Shape(..) | Mark::Text(_) | Mark::Tiling(_) => Ok(()),
    })
}

/// Adds a rectangle with rounded corners to the context's path. Of one that had no room the radius may be below 0, which a context refuses.
fn block(context: &CanvasRenderingContext2d, rect: Rect, corners: Corners) -> Result<(), JsValue> {
    let (left, top) = (f64::from(rect.x), f64::from(rect.y));
    let (right, bottom) = (f64::from(rect.right()), f64::from(rect.bottom()));
    let radius = |corner: f32| f64::from(corner.max(0.0));
    context.move_to(left + radius(corners.top_left), top);
    context.arc_to(right, top, right, bottom, radius(corners.top_right))?;
    context.arc_to(right, bottom, left, bottom, radius(corners.bottom_right))?;
    context.arc_to(left, bottom, left, top, radius(corners.bottom_left))?;
    context.arc_to(left, top, right, top, radius(corners.top_left))?;
    context.close_path();
    Ok(())
}
