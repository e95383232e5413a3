//! The JavaScript API: what the places of the board are called that moves of the short notation name.

use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::fault::to_js;
use super::here::Here;
use crate::table::Explained as _;

/// A place of the board with its name in the short notation, as JavaScript sees it.
#[derive(Serialize)]
struct Square {
    square: String,
    area: &'static str,
}

#[wasm_bindgen(typescript_custom_section)]
const SQUARE: &str = r#"
/** A place of the board as the short notation names it, its `square`, and what it is called, its `area`. */
export interface Square {
  square: string;
  area: string;
}
"#;

#[wasm_bindgen]
impl Game {
    /// The places of the board as the short notation names them, each with what it is called: a list of `{square, area}`.
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
