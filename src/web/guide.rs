//! The JavaScript API: what a first game explains.

use js_sys::Number;
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::fault::to_js;
use super::here::aid;
use super::here::guide::{DECLARED, Point};
use crate::guide::due;

/// What is explained, as JavaScript sees it.
#[derive(Serialize)]
struct Due {
    point: Point,
    text: &'static str,
    chapter: String,
}

#[wasm_bindgen(typescript_custom_section)]
const POINTS: &str = DECLARED;

#[wasm_bindgen]
impl Game {
    /// What a seat that plays for the first time needs to know for the question that is open: a list of `{point, text, chapter}`, the
    /// one to be told first in front. `point` is its name, by which whoever asks keeps in mind what was told; `chapter` is where the
    /// player's aid says more.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(unchecked_return_type = "GuidePoint[]")]
    pub fn guide(&self, seat: Number) -> Result<JsValue, JsValue> {
        let view = self.sitting().view(self.seat(Some(seat))?);
        let told = due(self.sitting().game(), &view).into_iter().map(|point| Due {
            point,
            text: self.words.text(point.text()),
            chapter: aid::name(point.topic()),
        });
        to_js(&told.collect::<Vec<_>>())
    }
}
