//! Paints a scene on a canvas of the page.
//!
//! The fonts of [`Face`](crate::drawing::letters::Face) must be registered and loaded before the first scene is painted; when
//! they come later, call [`Painter::forget_all`] and paint again.

pub(super) mod arguments;
mod backcloth;
mod brush;
mod context;
mod sprites;

use std::cell::RefCell;
use std::rc::Rc;

use backcloth::Backcloth;
use brush::Brush;
pub use context::css;
use sprites::Sprites;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::drawing::change::{Change, Memory};
use crate::drawing::geometry::Rect;
use crate::drawing::palette::Palette;
#[cfg(not(feature = "table"))]
use crate::drawing::scene::Node;
use crate::drawing::scene::Scene;

/// The most pixels of a canvas: some phones show nothing beyond.
const MOST_PIXELS: f64 = 16_700_000.0;

/// How many symbols are drawn ahead at once, so that nobody waits who touches something meanwhile: some 2 ms of work, and some 15 where it runs for the first time.
const AT_ONCE: usize = 4;

/// A canvas and what is remembered to paint on it quickly.
#[derive(Debug)]
pub struct Painter {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    /// Pixels of the canvas in a CSS pixel.
    scale: f64,
    palette: Palette,
    sprites: Rc<RefCell<Sprites>>,
    backcloth: Backcloth,
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
            sprites: Sprites::shared(),
            backcloth: Backcloth::default(),
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
    fn forget(&mut self) {
        self.memory.clear();
    }

    /// Forgets all that was ever painted, so that the next scene is painted from scratch.
    pub fn forget_all(&mut self) {
        self.forget();
        self.backcloth = Backcloth::default();
        *self.sprites.borrow_mut() = Sprites::default();
    }

    /// Prints in a palette from now on; if it is another one, the next scene is painted from scratch.
    pub fn dye(&mut self, palette: Palette) {
        if palette != self.palette {
            self.palette = palette;
            self.forget();
            self.backcloth = Backcloth::default();
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
        let shared = Rc::clone(&self.sprites);
        let mut sprites = shared.borrow_mut();
        sprites.next_scene();
        let painted = self
            .draw_symbols(scene, &rects, &mut sprites)
            .and_then(|()| self.paint_within(scene, &rects, &mut sprites));
        drop(sprites);
        if painted.is_err() {
            self.forget_all(); // A symbol may be half drawn.
        }
        painted
    }

    /// Paints a node over what is painted, until that is painted anew.
    ///
    /// # Errors
    /// What the browser throws; none is known.
    #[cfg(not(feature = "table"))]
    pub fn add<T>(&mut self, node: &Node<T>) -> Result<(), JsValue> {
        let mut sprites = self.sprites.borrow_mut();
        Brush::new(&self.context, self.scale, self.palette, &mut sprites)?.node(node, None)
    }

    /// Draws some of the symbols of a scene that are not drawn yet, and gives whether there may be more: so that what paints the scene afterwards
    /// takes less.
    ///
    /// # Errors
    /// What the browser throws; none is known.
    pub fn draw_ahead<T: Copy + Eq>(&mut self, scene: &Scene<T>) -> Result<bool, JsValue> {
        let mut sprites = self.sprites.borrow_mut();
        sprites.next_scene();
        let enough = sprites.count() + AT_ONCE;
        for node in scene.nodes() {
            brush::draw_symbols(node, None, (self.scale, self.palette), &mut sprites)?;
            if sprites.count() >= enough {
                return sprites.settle().map(|()| true);
            }
        }
        sprites.settle().map(|()| false)
    }

    /// Draws the symbols of what lies above the ground that are seen within rectangles and not drawn yet.
    fn draw_symbols<T: Copy + Eq>(
        &self,
        scene: &Scene<T>,
        rects: &[Rect],
        sprites: &mut Sprites,
    ) -> Result<(), JsValue> {
        for rect in rects {
            let nodes = scene.nodes().iter().zip(self.memory.bounds());
            for (node, bounds) in nodes.skip(Backcloth::count(scene.nodes())) {
                if bounds.is_some_and(|bounds| rect.overlaps(&bounds)) {
                    brush::draw_symbols(node, Some(*rect), (self.scale, self.palette), sprites)?;
                }
            }
        }
        Ok(())
    }

    fn paint_within<T: Copy + Eq>(
        &mut self,
        scene: &Scene<T>,
        rects: &[Rect],
        sprites: &mut Sprites,
    ) -> Result<(), JsValue> {
        let (ground, things) = scene.nodes().split_at(Backcloth::count(scene.nodes()));
        // What shows nothing but the ground has no use for a copy.
        let below = if things.is_empty() { &[] } else { ground };
        if !below.is_empty() {
            let like = &self.canvas;
            self.backcloth.renew(below, like, (self.scale, self.palette), sprites)?;
        }
        let context = &self.context;
        context.save();
        let mut brush = Brush::new(context, self.scale, self.palette, sprites)?;
        // One after another: within the edges of a single rectangle a browser paints much faster than within those of many.
        for rect in rects {
            let part = pixels(rect, self.scale);
            brush.within(part)?;
            if below.is_empty() {
                context.clear_rect(part.x.into(), part.y.into(), part.w.into(), part.h.into());
            } else {
                self.backcloth.copy(context, part)?;
            }
            brush.upright()?;
            // Whole pixels reach a little beyond the rectangle.
            let seen = rect.inset(-(1.0 / self.scale).max(1.0) as f32);
            for (node, bounds) in scene.nodes().iter().zip(self.memory.bounds()).skip(below.len()) {
                let Some(bounds) = bounds else { continue };
                // All of what is seen whole is painted, of the rest the marks that are seen.
                if seen.encloses(&bounds) {
                    brush.node(node, None)?;
                } else if seen.overlaps(&bounds) {
                    brush.node(node, Some(seen))?;
                }
            }
            brush.restore();
        }
        context.restore();
        Ok(())
    }
}

/// The pixels of a canvas that a rectangle touches.
fn pixels(rect: &Rect, scale: f64) -> Rect {
    let down = |length: f32| (f64::from(length) * scale).floor() as f32;
    let up = |length: f32| (f64::from(length) * scale).ceil() as f32;
    let (x, y) = (down(rect.x), down(rect.y));
    Rect::new(x, y, up(rect.right()) - x, up(rect.bottom()) - y)
}

/// A canvas that is not on the page.
fn new_canvas() -> Result<HtmlCanvasElement, JsValue> {
    let document = web_sys::window()
        .and_then(|window| window.document())
        .ok_or("there is no page")?;
    Ok(document.create_element("canvas")?.unchecked_into())
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
