//! The only room that knows JavaScript: wasm-bindgen, web-sys and the page.

pub mod canvas;

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the game's program, as in `0.1.0`.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
