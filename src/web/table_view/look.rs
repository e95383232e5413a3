//! What is looked at closer: the card beside what is pointed at, and the sheet of a board that a pointer rests on.

use js_sys::Number;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::TableView;
use super::arguments::point;
use crate::web::fault::to_js;

#[wasm_bindgen]
impl TableView {
    /// What is pointed at has been so for a while: it is explained, and a board shows its sheet. Gives whether anything changes.
    pub fn rest(&mut self) -> bool {
        self.looker.rest()
    }

    /// Explains what lies at a point, for a finger that stays there. Gives whether there is anything to explain.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn explain(&mut self, x: Number, y: Number) -> Result<bool, JsValue> {
        Ok(self.looker.explain(point(&x, &y)?))
    }

    /// Takes the card away, and the sheet that a resting pointer opened. Gives whether anything changes.
    #[wasm_bindgen(js_name = lookAway)]
    pub fn look_away(&mut self) -> bool {
        self.looker.look_away()
    }

    /// What is explained by a card, as it is spoken; `undefined` if nothing is.
    #[wasm_bindgen(getter)]
    pub fn explained(&self) -> Option<String> {
        self.looker.explained().map(str::to_owned)
    }

    /// The sheet of the game's that lies open, by its name; `undefined` if none does.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(js_name = openSheet, getter, unchecked_return_type = "Sheet | undefined")]
    pub fn open_sheet(&self) -> Result<JsValue, JsValue> {
        let sheet = self.looker.open_sheet();
        sheet.map_or(Ok(JsValue::UNDEFINED), |sheet| to_js(&sheet))
    }

    /// Whether the pointer has left the sheet that it opened.
    #[wasm_bindgen(js_name = isAstray, getter)]
    pub fn is_astray(&self) -> bool {
        self.looker.is_astray()
    }
}
