//! Where things lie on the canvas.

use js_sys::{JsString, Number};
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::TableView;
use super::arguments::{pixels, point};
use super::touch::Bounds;
use crate::drawing::geometry::{Rect, Size};
use crate::web::arguments::text;
use crate::web::fault::to_js;
use crate::web::given::read_move;

/// Something on the table that can be touched, in CSS pixels of the canvas.
#[derive(Serialize)]
struct Spot {
    label: String,
    lit: bool,
    #[serde(flatten)]
    bounds: Bounds,
}

#[wasm_bindgen(typescript_custom_section)]
const SPOT: &str = r#"
/** Something on the table that can be touched, and whether it is lit. */
export interface Spot extends Bounds {
  label: string;
  lit: boolean;
}
"#;

#[wasm_bindgen]
impl TableView {
    /// Everything that can be touched now: a list of `{label, lit, x, y, w, h}`.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(unchecked_return_type = "Spot[]")]
    pub fn spots(&self) -> Result<JsValue, JsValue> {
        let spots = self.looker.spots().into_iter().map(|spot| Spot {
            label: spot.label,
            lit: spot.lit,
            bounds: spot.rect.into(),
        });
        to_js(&spots.collect::<Vec<_>>())
    }

    /// Where a note of a size stands that speaks of a rectangle of the canvas, so that it covers little of what matters: `[x, y]` of
    /// its upper left corner. All in CSS pixels.
    ///
    /// # Errors
    /// Code `argument`.
    #[wasm_bindgen(unchecked_return_type = "[x: number, y: number]")]
    pub fn beside(
        &self,
        x: Number,
        y: Number,
        w: Number,
        h: Number,
        wide: Number,
        high: Number,
    ) -> Result<JsValue, JsValue> {
        let at = point(&x, &y)?;
        let about = Rect::new(at.x, at.y, pixels(&w, "w")?, pixels(&h, "h")?);
        let size = Size::new(pixels(&wide, "wide")?, pixels(&high, "high")?);
        let place = self.looker.beside(about, size);
        to_js(&[place.x, place.y])
    }

    /// Where the question is asked: `{x, y, w, h}`.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(getter, unchecked_return_type = "Bounds")]
    pub fn dock(&self) -> Result<JsValue, JsValue> {
        to_js(&Bounds::from(self.looker.dock()))
    }

    /// Where to touch next for a legal move: `[x, y]` on what stands for it, or `null` if that is not in sight.
    ///
    /// # Errors
    /// Codes `argument`, `not-a-move`.
    #[wasm_bindgen(js_name = wayTo, unchecked_return_type = "[x: number, y: number] | null")]
    pub fn way_to(&self, action: JsString) -> Result<JsValue, JsValue> {
        let action = read_move(&text(&action, "action")?)?;
        to_js(&self.looker.way_to(action).map(|at| [at.x, at.y]))
    }
}
