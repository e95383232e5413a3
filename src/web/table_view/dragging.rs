//! Dragging on the canvas.

use js_sys::Number;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::TableView;
use super::arguments::{self, GivenGame, pixels, point};
use super::touch::told;

#[wasm_bindgen]
impl TableView {
    /// Takes up what is at a point, for a pointer that may miss it by `reach` CSS pixels; gives whether there is anything. Nothing is
    /// shown before it moves.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn grab(&mut self, x: Number, y: Number, reach: Number) -> Result<bool, JsValue> {
        let (at, reach) = (point(&x, &y)?, pixels(&reach, "reach")?);
        Ok(self.looker.grab(at, reach))
    }

    /// Moves what was taken up to a point; [`TableView::show`] shows it there.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn drag(&mut self, x: Number, y: Number) -> Result<(), JsValue> {
        self.looker.drag(point(&x, &y)?);
        Ok(())
    }

    /// Lets go what was taken up: what a touch of all it stands for comes to, as [`TableView::touch`] gives it.
    ///
    /// # Errors
    /// Code `argument`.
    #[wasm_bindgen(js_name = drop, unchecked_return_type = "Answer")]
    pub fn drop_drag(&mut self, game: GivenGame, x: Number, y: Number) -> Result<JsValue, JsValue> {
        let (game, at) = (&arguments::game(&game)?, point(&x, &y)?);
        let answer = self.looker.drop_at(&game.sitting(), at);
        told(game, answer)
    }

    /// Takes a drag back.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(&mut self) {
        self.looker.let_go();
    }
}
