//! The JavaScript API: what the box holds, to choose from.

use js_sys::JsString;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::arguments;
use super::fault::{Fault, to_js};
use super::here::content::Content;
use super::here::words::inventory::{self, inventory as held};
use super::spoken::words;
use crate::printed::Edition as _;
use crate::words::Key;

#[wasm_bindgen(typescript_custom_section)]
const NAMED: &str = r#"
/** What a position's document calls a thing, and what a reader calls it. */
export interface Named {
  name: string;
  text: string;
}
"#;

#[wasm_bindgen(typescript_custom_section)]
const INVENTORY: &str = inventory::DECLARED;

/// What the box of an edition holds, with the names that positions use, in the language that is spoken; the newest edition if none is
/// named. Lists of cards and tiles are by the numbers of positions.
///
/// # Errors
/// Codes `argument`; `edition` if no edition of that name was released.
#[wasm_bindgen(unchecked_return_type = "Inventory")]
pub fn inventory(edition: Option<JsString>) -> Result<JsValue, JsValue> {
    let content = match edition {
        Some(edition) => released(&arguments::text(&edition, "edition")?)?,
        None => Content::latest(),
    };
    to_js(&held(words(), &content))
}

fn released(name: &str) -> Result<Content, Fault> {
    let found = Content::released().iter().find(|content| content.name() == name);
    found.cloned().ok_or_else(|| Fault {
        code: "edition",
        message: words().fill(
            Key::ErrorEdition,
            &[("known", Content::names().join(", ").as_str().into())],
        ),
    })
}
