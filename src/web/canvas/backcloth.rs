//! What lies below everything and hardly ever changes, painted once as a strip and copied from then on side by side: from left to right the ground is the
//! same everywhere but for its pattern.

use wasm_bindgen::JsValue;
use web_sys::{CanvasPattern, CanvasRenderingContext2d, HtmlCanvasElement};

use super::brush::{Brush, draw_symbols};
use super::sprites::Sprites;
use super::{context_of, new_canvas};
use crate::drawing::palette::Palette;
use crate::drawing::scene::{Layer, Mark, Node, Rect};

/// How wide the strip is at least, in pixels: the wider, the fewer are copied.
const WIDE: f32 = 256.0;

/// The lowest layer of a scene, painted. It covers the whole table.
#[derive(Debug, Default)]
pub struct Backcloth {
    strip: Option<CanvasPattern>,
    /// What is painted on it.
    marks: Vec<Mark>,
    /// How high the table is in pixels, and how many of them a CSS pixel has.
    painted: (u32, f64),
}

impl Backcloth {
    /// How many of a scene's nodes lie on the lowest layer.
    pub fn count<T>(nodes: &[Node<T>]) -> usize {
        nodes.partition_point(|node| node.layer == Layer::Ground)
    }

    /// Paints the lowest layer of a scene, at a scale and in a palette, for a canvas as high as the table's; unless it is there
    /// already. Another palette needs another backcloth.
    pub fn renew<T>(
        &mut self,
        ground: &[Node<T>],
        table: &HtmlCanvasElement,
        (scale, palette): (f64, Palette),
        sprites: &mut Sprites,
    ) -> Result<(), JsValue> {
        let marks = || ground.iter().flat_map(|node| &node.marks);
        let wanted = (table.height(), scale);
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
        let period = period.unwrap_or(WIDE);
        let canvas = new_canvas()?;
        canvas.set_width((period * (WIDE / period).ceil()) as u32);
        canvas.set_height(table.height());
        let context = context_of(&canvas)?;
        let mut brush = Brush::new(&context, scale, palette, sprites)?;
        for node in ground {
            brush.node(node, None)?;
        }
        *self = Self {
            strip: context.create_pattern_with_html_canvas_element(&canvas, "repeat-x")?,
            marks: marks().cloned().collect(),
            painted: wanted,
        };
        Ok(())
    }

    /// Copies what lies in some rectangles to the table, whose units are pixels.
    pub fn copy(&self, table: &CanvasRenderingContext2d, rects: &[Rect]) {
        let Some(strip) = &self.strip else { return };
        table.set_fill_style_canvas_pattern(strip);
        for Rect { x, y, w, h } in rects {
            table.fill_rect((*x).into(), (*y).into(), (*w).into(), (*h).into());
        }
    }
}
