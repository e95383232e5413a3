//! What lies below everything and hardly ever changes, sky and sea, painted once on canvases of its own and copied from then on.
//!
//! Several small canvases and not one as large as the table: a browser counts each copied canvas whole, and stops to paint when
//! many pixels wait.

use wasm_bindgen::JsValue;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::brush::{Brush, draw_symbols};
use super::sprites::Sprites;
use super::{context_of, new_canvas};
use crate::drawing::palette::Palette;
use crate::drawing::scene::{Layer, Mark, Node, Point, Rect};

/// The width and height of a piece, in pixels of the canvas.
const PIECE: f32 = 512.0;

/// The lowest layer of a scene, painted. It covers the whole table.
#[derive(Debug, Default)]
pub struct Backcloth {
    /// The pieces, and where they lie on the canvas of the table, in its pixels.
    pieces: Vec<(Rect, HtmlCanvasElement)>,
    /// What is painted on them, and how many of their pixels a CSS pixel has.
    marks: Vec<Mark>,
    scale: f64,
}

impl Backcloth {
    /// How many of a scene's nodes lie on the lowest layer.
    pub fn count<T>(nodes: &[Node<T>]) -> usize {
        nodes.partition_point(|node| node.layer == Layer::Ground)
    }

    /// Paints the lowest layer of a scene, at a scale and in a palette, for a canvas as large as the table's; unless it is there
    /// already. Another palette needs another backcloth.
    pub fn renew<T: Clone>(
        &mut self,
        ground: &[Node<T>],
        table: &HtmlCanvasElement,
        (scale, palette): (f64, Palette),
        sprites: &mut Sprites,
    ) -> Result<(), JsValue> {
        let canvas = Rect::new(0.0, 0.0, table.width() as f32, table.height() as f32);
        let is_as_large = self.pieces.last().is_some_and(|(rect, _)| {
            (rect.right(), rect.bottom()) == (canvas.right(), canvas.bottom()) && self.scale == scale
        });
        let marks = ground.iter().flat_map(|node| &node.marks);
        if is_as_large && self.marks.iter().eq(marks.clone()) {
            return Ok(());
        }
        // What fails is begun anew.
        *self = Self::default();
        for node in ground {
            draw_symbols(node, None, (scale, palette), sprites)?;
        }
        let mut moved = ground.to_vec();
        let mut pieces = Vec::new();
        for place in pieces_of(canvas) {
            pieces.push((place, piece(&mut moved, place, (scale, palette), sprites)?));
        }
        *self = Self {
            pieces,
            marks: marks.cloned().collect(),
            scale,
        };
        Ok(())
    }

    /// Copies what lies in some rectangles to the table, pixel by pixel; all else must be clipped.
    pub fn copy(&self, table: &CanvasRenderingContext2d, rects: &[Rect]) -> Result<(), JsValue> {
        let seen = |place: &Rect| rects.iter().any(|rect| rect.overlaps(place));
        let mut pieces = self.pieces.iter().filter(|(place, _)| seen(place));
        pieces.try_for_each(|(place, canvas)| {
            table.draw_image_with_html_canvas_element(canvas, place.x.into(), place.y.into())
        })
    }
}

/// The pieces of a canvas, the one at the lower right corner last.
fn pieces_of(canvas: Rect) -> impl Iterator<Item = Rect> {
    let count = |length: f32| (length / PIECE).ceil() as u16;
    (0..count(canvas.h)).flat_map(move |row| {
        (0..count(canvas.w)).filter_map(move |column| {
            let piece = Rect::new(f32::from(column) * PIECE, f32::from(row) * PIECE, PIECE, PIECE);
            piece.common(&canvas)
        })
    })
}

/// Paints the piece that lies at a place; the nodes are moved there.
fn piece<T>(
    ground: &mut [Node<T>],
    place: Rect,
    (scale, palette): (f64, Palette),
    sprites: &mut Sprites,
) -> Result<HtmlCanvasElement, JsValue> {
    let canvas = new_canvas()?;
    canvas.set_width(place.w as u32);
    canvas.set_height(place.h as u32);
    let context = context_of(&canvas)?;
    let mut brush = Brush::new(&context, scale, palette, sprites)?;
    let pixel = scale as f32;
    let whole = [Rect::new(0.0, 0.0, place.w / pixel, place.h / pixel).inset(-1.0)];
    for node in ground {
        node.shift = Point::new(-place.x / pixel, -place.y / pixel);
        brush.node(node, Some(&whole))?;
    }
    Ok(canvas)
}
