//! Who may sit at a table: under which crests, and which computer players there are.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::fault::to_js;
use crate::opponents::Computer;
use crate::sitters::Crest;
use crate::words::NAME_LENGTH;

/// The crests in the order in which seats take them; each has its colour.
///
/// # Errors
/// Never in practice.
#[wasm_bindgen(unchecked_return_type = "Crest[]")]
pub fn crests() -> Result<JsValue, JsValue> {
    to_js(&Crest::ALL)
}

/// The computer players that one can play against, from gentle to hard, each before those of its kind that have a style: `"merchant"`, then
/// `"merchant:builder"`.
#[wasm_bindgen]
#[must_use]
pub fn computers() -> Vec<String> {
    Computer::offered().map(str::to_owned).collect()
}

/// The most letters of a player's name.
#[wasm_bindgen(js_name = nameLength)]
#[must_use]
pub fn name_length() -> u32 {
    NAME_LENGTH as u32
}
