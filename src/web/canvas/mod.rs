//! Paints a scene on a canvas of the page.
//!
//! The fonts of [`Face`](crate::table::letters::Face) must be registered and loaded before the first scene is painted; when
//! they come later, call [`Painter::forget`] and paint again.

mod brush;
mod sprites;

use brush::Brush;
pub use brush::css;
use sprites::Sprites;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::table::change::{Change, Memory};
use crate::table::geometry::Rect;
use crate::table::palette::Palette;
use crate::table::scene::Scene;

/// The most pixels of a canvas: some phones show nothing beyond.
const MOST_PIXELS: f64 = 16_700_000.0;

/// A canvas and what is remembered to paint on it quickly.
#[derive(Debug)]
pub struct Painter {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    /// Pixels of the canvas in a CSS pixel.
    scale: f64,
    palette: Palette,
    sprites: Sprites,
    memory: Memory,
}

impl Painter {
    /// A painter for a canvas. [`resize`](Self::resize) it before the first scene.
    ///
    /// # Errors
    /// If the browser gives no context to paint in.
    pub fn new(canvas: HtmlCanvasElement) -> Result<Self, JsValue> {
        let context = context_of(&canvas)?;
        Ok(Self {
            canvas,
            context,
            scale: 1.0,
            palette: Palette::default(),
            sprites: Sprites::default(),
            memory: Memory::default(),
        })
    }

    /// Fits the canvas to its size on the page, in CSS pixels, at a device pixel ratio. Very large canvases get fewer
    /// pixels. Nothing is lost if nothing changes; otherwise the canvas is empty until the next scene.
    pub fn resize(&mut self, width: f64, height: f64, device_pixel_ratio: f64) {
        let (width, height) = (width.max(1.0), height.max(1.0));
        let scale = device_pixel_ratio.max(0.1).min((MOST_PIXELS / (width * height)).sqrt());
        let (w, h) = ((width * scale).round() as u32, (height * scale).round() as u32);
        if scale == self.scale && w == self.canvas.width() && h == self.canvas.height() {
            return;
        }
        self.scale = scale;
        self.canvas.set_width(w);
        self.canvas.set_height(h);
        self.forget();
    }

    /// Forgets what is on the canvas, so that the next scene is painted whole.
    pub fn forget(&mut self) {
        self.memory.clear();
    }

    /// Prints in a palette from now on; if it is another one, the next scene is painted whole.
    pub fn dye(&mut self, palette: Palette) {
        if palette != self.palette {
            self.palette = palette;
            self.sprites = Sprites::default();
            self.forget();
        }
    }

    /// Paints a scene: all of it after a change of size, afterwards only what changed since the last one.
    ///
    /// # Errors
    /// What the browser throws; none is known.
    pub fn paint<T: Copy + Eq>(&mut self, scene: &Scene<T>) -> Result<(), JsValue> {
        let rects = match self.memory.update(scene) {
            Change::All => vec![Rect::new(0.0, 0.0, scene.size.w, scene.size.h)],
            Change::Within(rects) => rects,
        };
        if rects.is_empty() {
            return Ok(());
        }
        self.sprites.next_scene();
        let painted = self.paint_within(scene, &rects);
        if painted.is_err() {
            self.forget();
        }
        painted
    }

    fn paint_within<T: Copy + Eq>(&mut self, scene: &Scene<T>, rects: &[Rect]) -> Result<(), JsValue> {
        let context = &self.context;
        context.save();
        context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)?;
        context.begin_path();
        for rect in rects {
            let [x, y, right, bottom] = [
                (f64::from(rect.x) * self.scale).floor(),
                (f64::from(rect.y) * self.scale).floor(),
                (f64::from(rect.right()) * self.scale).ceil(),
                (f64::from(rect.bottom()) * self.scale).ceil(),
            ];
            context.rect(x, y, right - x, bottom - y);
            context.clear_rect(x, y, right - x, bottom - y);
        }
        context.clip();
        // Whole pixels reach a little beyond the rectangles.
        let reach = (1.0 / self.scale).max(1.0) as f32;
        let mut brush = Brush::new(context, self.scale, self.palette, &mut self.sprites)?;
        for node in scene.nodes() {
            let seen = |bounds: Rect| rects.iter().any(|rect| rect.inset(-reach).overlaps(&bounds));
            if node.bounds().is_some_and(seen) {
                brush.node(&node.marks, node.shift, node.alpha)?;
            }
        }
        context.restore();
        Ok(())
    }
}

/// The context of a canvas.
fn context_of(canvas: &HtmlCanvasElement) -> Result<CanvasRenderingContext2d, JsValue> {
    let context = canvas
        .get_context("2d")?
        .ok_or("the browser has no canvas to paint on")?;
    Ok(context
        .dyn_into()
        .map_err(|_| "the browser's canvas is not for painting")?)
}
