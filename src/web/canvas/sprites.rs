//! Symbols, drawn once for each size, colour and tone, and copied from then on.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use wasm_bindgen::JsValue;
use web_sys::{CanvasRenderingContext2d, CanvasWindingRule, HtmlCanvasElement};

use super::brush::{css, trace};
use super::{context_of, new_canvas};
use crate::table::art::{Ink, Step};
use crate::table::palette::Palette;
use crate::table::scene::{Color, Symbol, Tone};

/// How many pixels are kept: 48 MB of them.
const MOST_PIXELS: u32 = 12_000_000;

/// A symbol as it is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    pub symbol: Symbol,
    /// The colour of a player's parts.
    pub tint: Color,
    pub tone: Tone,
    /// The size of its own box, without the margin, in pixels of the canvas.
    pub width: u32,
    pub height: u32,
    /// How many pixels there are around its box.
    pub margin: u32,
}

impl Look {
    /// The size of its picture, in pixels.
    pub const fn size(&self) -> (u32, u32) {
        (self.width + 2 * self.margin, self.height + 2 * self.margin)
    }

    const fn pixels(&self) -> u32 {
        let (width, height) = self.size();
        width * height
    }
}

/// The symbols drawn so far.
#[derive(Debug, Default)]
pub struct Sprites {
    drawn: HashMap<Look, Sprite>,
    pixels: u32,
    scene: u32,
}

#[derive(Debug)]
struct Sprite {
    canvas: HtmlCanvasElement,
    /// The last scene that showed it.
    scene: u32,
}

impl Sprites {
    /// Begins a scene; when much is kept, forgets what the last scenes did not show.
    pub fn next_scene(&mut self) {
        if self.pixels > MOST_PIXELS {
            let recent = self.scene.saturating_sub(1);
            self.drawn.retain(|_, sprite| sprite.scene >= recent);
            self.pixels = self.drawn.keys().map(Look::pixels).sum();
        }
        self.scene += 1;
    }

    /// The picture of a look in a palette: the same for as long as these are kept.
    pub fn get(&mut self, mut look: Look, palette: Palette) -> Result<&HtmlCanvasElement, JsValue> {
        if !look.symbol.is_tinted() {
            look.tint = Color::CLEAR;
        }
        let sprite = match self.drawn.entry(look) {
            Entry::Occupied(drawn) => drawn.into_mut(),
            Entry::Vacant(missing) => {
                self.pixels = self.pixels.saturating_add(look.pixels());
                missing.insert(Sprite {
                    canvas: draw(look, palette)?,
                    scene: 0,
                })
            }
        };
        sprite.scene = self.scene;
        Ok(&sprite.canvas)
    }
}

/// Draws a look on a canvas of its own.
fn draw(look: Look, palette: Palette) -> Result<HtmlCanvasElement, JsValue> {
    let canvas = new_canvas()?;
    let (width, height) = look.size();
    canvas.set_width(width);
    canvas.set_height(height);
    let context = context_of(&canvas)?;
    let drawing = look.symbol.drawing();
    let margin = f64::from(look.margin);
    let across = f64::from(look.width) / f64::from(drawing.size.w);
    let down = f64::from(look.height) / f64::from(drawing.size.h);
    context.set_transform(across, 0.0, 0.0, down, margin, margin)?;
    context.set_line_cap("round");
    context.set_line_join("round");
    for step in &drawing.steps {
        draw_step(&context, step, look, palette)?;
    }
    Ok(canvas)
}

fn draw_step(context: &CanvasRenderingContext2d, step: &Step, look: Look, palette: Palette) -> Result<(), JsValue> {
    match step {
        Step::Unclip => context.restore(),
        Step::Clip(path) => {
            context.save();
            trace(context, path);
            context.clip();
        }
        Step::Paint {
            path,
            even_odd,
            fill,
            stroke,
            alpha,
        } => {
            trace(context, path);
            context.set_global_alpha(f64::from(*alpha));
            if let Some(ink) = fill {
                fill_with(context, ink, look, palette)?;
                if *even_odd {
                    context.fill_with_canvas_winding_rule(CanvasWindingRule::Evenodd);
                } else {
                    context.fill();
                }
            }
            if let Some((ink, width)) = stroke {
                context.set_stroke_style_str(&css(flat(ink, look, palette)));
                context.set_line_width(f64::from(*width));
                context.stroke();
            }
        }
    }
    Ok(())
}

fn fill_with(context: &CanvasRenderingContext2d, ink: &Ink, look: Look, palette: Palette) -> Result<(), JsValue> {
    let Ink::Down { top, bottom, stops } = ink else {
        context.set_fill_style_str(&css(flat(ink, look, palette)));
        return Ok(());
    };
    let gradient = context.create_linear_gradient(0.0, f64::from(*top), 0.0, f64::from(*bottom));
    for (share, color) in stops {
        gradient.add_color_stop(*share, &css(palette.print(*color).saturated(look.tone.saturation())))?;
    }
    context.set_fill_style_canvas_gradient(&gradient);
    Ok(())
}

/// The colour of an ink; of a gradient, its last.
fn flat(ink: &Ink, look: Look, palette: Palette) -> Color {
    let color = match ink {
        Ink::Tint => look.tint,
        Ink::Flat(color) => *color,
        Ink::Down { stops, .. } => stops.last().map_or(Color::CLEAR, |stop| stop.1),
    };
    palette.print(color).saturated(look.tone.saturation())
}
