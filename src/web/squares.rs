//! The JavaScript API: what the squares are called that moves of the short notation name.

use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::fault::to_js;
use super::here::Here;
use crate::table::Explained as _;

/// An Area with its square, as JavaScript sees it.
#[derive(Serialize)]
struct Square {
    square: String,
    area: &'static str,
}

#[wasm_bindgen(typescript_custom_section)]
const SQUARE: &str = r#"
/** An Area by its square, and what it is called. */
export interface Square {
  square: string;
  area: string;
}
"#;

#[wasm_bindgen]
impl Game {
    /// The Areas on the table with their squares: a list of `{square, area}`.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(unchecked_return_type = "Square[]")]
    pub fn squares(&self) -> Result<JsValue, JsValue> {
        let squares = Here::squares(self.words, &self.sitting().view(None));
        let square = |(square, area)| Square { square, area };
        to_js(&squares.into_iter().map(square).collect::<Vec<_>>())
    }
}
