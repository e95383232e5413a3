//! What lies below everything and hardly ever changes, painted once in pieces and copied from then on side by side: from left to right the ground is the
//! same everywhere but for its pattern.
//!
//! Several small canvases and not one as high as the table: a browser counts each copied canvas whole, and stops to paint when
//! many pixels wait. Copies, and no pattern to fill with, which takes it twice as long.

use wasm_bindgen::JsValue;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::brush::{Brush, draw_symbols};
use super::sprites::Sprites;
use super::{context_of, new_canvas};
use crate::drawing::palette::Palette;
use crate::drawing::scene::{Layer, Mark, Node, Point, Rect};

/// The height of a piece in pixels of the canvas, and its width as near as its pattern comes.
const PIECE: f32 = 512.0;

/// The lowest layer of a scene, painted. It covers the whole table.
#[derive(Debug, Default)]
pub struct Backcloth {
    /// The pieces, and where they lie at the left edge of the table, in its pixels; the lowest last.
    pieces: Vec<(Rect, HtmlCanvasElement)>,
    /// What is painted on them.
    marks: Vec<Mark>,
    /// How many pixels the table has across and down, and a CSS pixel has.
    painted: (u32, u32, f64),
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
        let marks = || ground.iter().flat_map(|node| &node.marks);
        let wanted = (table.width(), table.height(), scale);
        if self.painted == wanted && self.marks.iter().eq(marks()) {
            return Ok(());
        }
        // What fails is begun anew.
        *self = Self::default();
        for node in ground {
            draw_symbols(node, None, (scale, palette), sprites)?;
        }
        let period = marks().find_map(|mark| match mark {
            Mark::Tiling(tiling) => Some((tiling.cell.w * scale as f32).round().max(1.0)),
            _ => None,
        });
        let period = period.unwrap_or(PIECE);
        let wide = period * (PIECE / period).ceil();
        let mut moved = ground.to_vec();
        let mut pieces = Vec::new();
        let mut rest = Rect::new(0.0, 0.0, wide, table.height() as f32);
        while rest.h > 0.0 {
            let place = rest.take_top(PIECE.min(rest.h));
            pieces.push((place, piece(&mut moved, place, (scale, palette), sprites)?));
        }
        *self = Self {
            pieces,
            marks: marks().cloned().collect(),
            painted: wanted,
        };
        Ok(())
    }

    /// Copies what lies in a part of the table to it, pixel by pixel; all else must be clipped.
    pub fn copy(&self, table: &CanvasRenderingContext2d, part: Rect) -> Result<(), JsValue> {
        let (wide, ..) = self.painted;
        for (left, canvas) in &self.pieces {
            let mut place = *left;
            while place.x < wide as f32 {
                if part.overlaps(&place) {
                    table.draw_image_with_html_canvas_element(canvas, place.x.into(), place.y.into())?;
                }
                place.x += place.w;
            }
        }
        Ok(())
    }
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
    for node in ground {
        node.shift = Point::new(0.0, -place.y / scale as f32);
        brush.node(node, None)?;
    }
    Ok(canvas)
}
