//! The table on a canvas: what is shown, what is touched, what is being entered.

mod arguments;
mod dragging;
mod look;
mod manner;
mod motion;
mod shown;
mod spots;
mod touch;
mod tree;

use js_sys::{JsString, Number};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::canvas::Painter;
use super::canvas::arguments::{canvas as canvas_of, number, sides};
use super::fault::Fault;
use super::here::Here;
use super::picture::read_palette;
use crate::drawing::geometry::{Point, Size};
use crate::table::looker::Looker;
use arguments::{pixels, point};

/// The table on a canvas.
#[wasm_bindgen]
#[derive(Debug)]
pub struct TableView {
    painter: Painter,
    looker: Looker<Here>,
}

#[wasm_bindgen]
impl TableView {
    /// A table on a canvas.
    ///
    /// # Errors
    /// Codes `argument`; `canvas`: the browser gives no 2D context.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "HTMLCanvasElement")] canvas: JsValue,
    ) -> Result<TableView, JsValue> {
        Ok(Self {
            painter: Painter::new(canvas_of(canvas)?).map_err(|_| Fault::canvas())?,
            looker: Looker::default(),
        })
    }

    /// Takes the buttons away that open help and menu: for a table that is a part of somebody else's page.
    #[wasm_bindgen(js_name = withoutMenu)]
    pub fn without_menu(&mut self) {
        self.looker.without_menu();
    }

    /// The size of the canvas in CSS pixels, and how many device pixels one of them has. What no canvas can have becomes the
    /// nearest that one can.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn resize(&mut self, width: Number, height: Number, ratio: Number) -> Result<(), JsValue> {
        let ([width, height], ratio) = (sides(&width, &height)?, number(&ratio, "ratio")?);
        self.looker.resize(Size::new(width as f32, height as f32));
        self.painter.resize(width, height, ratio);
        Ok(())
    }

    /// Paints what changed since the last time, as it is at a time in milliseconds, such as a frame of the page has; without
    /// one, as it is in the end. Gives whether something still moves, so that another frame is needed.
    ///
    /// # Errors
    /// Code `argument`. What the browser throws; none is known.
    pub fn paint(&mut self, now: Option<Number>) -> Result<bool, JsValue> {
        let now = now.map(|now| number(&now, "now")).transpose()?;
        if let Some(frame) = now.and_then(|now| self.looker.frame(now)) {
            self.painter.paint(frame)?;
            return Ok(true);
        }
        self.looker.settle();
        let painted = self.looker.scene().map_or(Ok(()), |scene| self.painter.paint(scene));
        painted.map(|()| false)
    }

    /// Draws some of the symbols that the table as it is shown needs, and gives whether there may be more: for time that nobody needs, before
    /// a table of this size is painted, on this canvas or another one.
    ///
    /// # Errors
    /// What the browser throws; none is known.
    #[wasm_bindgen(js_name = drawAhead)]
    pub fn draw_ahead(&mut self) -> Result<bool, JsValue> {
        self.looker
            .scene()
            .map_or(Ok(false), |scene| self.painter.draw_ahead(scene))
    }

    /// Prints in a palette from the next painting on.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn dye(&mut self, palette: JsString) -> Result<(), JsValue> {
        self.painter.dye(read_palette(&palette)?);
        Ok(())
    }

    /// Paints everything anew and from scratch: the fonts have changed.
    ///
    /// # Errors
    /// What the browser throws; none is known.
    pub fn repaint(&mut self) -> Result<(), JsValue> {
        self.painter.forget_all();
        self.paint(None).map(|_| ())
    }

    /// The seat whose hand is shown; `undefined` if what an onlooker may know is shown.
    #[wasm_bindgen(getter)]
    pub fn seat(&self) -> Option<u8> {
        Some(self.looker.seat()?.0)
    }

    /// Whether the table has room for its log.
    #[wasm_bindgen(js_name = hasLog, getter)]
    pub fn has_log(&self) -> bool {
        self.looker.has_log()
    }

    /// Moves the pointer over a point; gives whether something else is under it now.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn hover(&mut self, x: Number, y: Number) -> Result<bool, JsValue> {
        Ok(self.looker.hover(point(&x, &y)?))
    }

    /// Whether the pointer is over something that can be touched.
    #[wasm_bindgen(js_name = isOverTarget, getter)]
    pub fn is_over_target(&self) -> bool {
        self.looker.is_over_target()
    }

    /// Gives up the half-entered move and folds the open sheet away.
    pub fn cancel(&mut self) {
        self.looker.cancel();
    }

    /// Moves the board by CSS pixels, where it does not fit.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn pan(&mut self, dx: Number, dy: Number) -> Result<(), JsValue> {
        self.looker.pan(Point::new(pixels(&dx, "dx")?, pixels(&dy, "dy")?));
        Ok(())
    }

    /// Shows the board larger or smaller by a factor, round a point that stays where it is.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn zoom(&mut self, factor: Number, x: Number, y: Number) -> Result<(), JsValue> {
        self.looker.zoom(number(&factor, "factor")? as f32, point(&x, &y)?);
        Ok(())
    }
}
