//! The only room that knows JavaScript: wasm-bindgen, web-sys and the page.

pub mod aid;
pub mod api;
mod arguments;
pub mod canvas;
mod coach;
mod computers;
mod fault;
pub mod given;
pub mod language;
pub mod past;
pub mod picture;
pub mod table_view;
pub mod telling;
pub mod texts;
pub mod typed;

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the game's program, as in `0.1.0`.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// Makes a panic, which would be a defect of ours, tell where it happened.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
