//! The page's own texts.

use std::collections::BTreeMap;

use js_sys::JsString;
use serde::Deserialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::arguments;
use super::fault::from_js;
use super::spoken::words;
use crate::sitters::Crest;
use crate::words::{Arg, Key};

/// What fills a slot of a text.
#[derive(Deserialize)]
#[serde(untagged)]
enum Slot {
    Number(i64),
    Tenths { tenths: u32 },
    Text(String),
}

#[wasm_bindgen(typescript_custom_section)]
const SLOTS: &str = r#"
/** What fills the slots of a text, by their names; `{tenths: 32}` stands for 3.2 as the language writes it. */
export type Slots = Record<string, string | number | { tenths: number }>;

/** A player's crest. */
export type Crest = "wave" | "plum" | "wisteria" | "chrysanthemum";
"#;

/// A text of the page, by key in kebab-case, its slots filled from a plain object such as `{name: "Aiko"}`, where `{tenths: 32}` stands for 3.2 as the
/// language writes it; the key itself
/// if there is no such text.
///
/// # Errors
/// Code `slots`.
#[wasm_bindgen]
pub fn text(
    key: JsString,
    #[wasm_bindgen(unchecked_optional_param_type = "Slots")] slots: JsValue,
) -> Result<String, JsValue> {
    let key = arguments::text(&key, "key")?;
    let slots: Option<BTreeMap<String, Slot>> = from_js(&slots, "slots")?;
    let slots = slots.unwrap_or_default();
    let filled: Vec<(&str, Arg)> = slots
        .iter()
        .map(|(name, slot)| match slot {
            Slot::Number(number) => (name.as_str(), Arg::Number(*number)),
            Slot::Tenths { tenths } => (name.as_str(), Arg::Tenths(*tenths)),
            Slot::Text(text) => (name.as_str(), Arg::from(text.as_str())),
        })
        .collect();
    #[cfg(feature = "game")]
    if let Some(caption) = super::api::Caption::of(&key) {
        return Ok(words().fill(caption, &filled));
    }
    Ok(Key::of(&key).map_or(key, |key| words().fill(key, &filled)))
}

/// What a player of a crest (`"wave"`, `"plum"`, `"wisteria"` or `"chrysanthemum"`) is called who gives no name.
///
/// # Errors
/// Code `crest`.
#[wasm_bindgen(js_name = crestName)]
pub fn crest_name(#[wasm_bindgen(unchecked_param_type = "Crest")] crest: JsValue) -> Result<String, JsValue> {
    let crest: Crest = from_js(&crest, "crest")?;
    Ok(words().color(crest).to_owned())
}
