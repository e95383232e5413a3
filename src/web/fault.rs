//! Errors as JavaScript sees them.

use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::JsValue;

use super::WORDS;
use crate::sitting::Stuck;
use crate::words::Key;

/// What could not be done: thrown as an `Error` with `code` and `message`.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    /// For programs.
    pub code: &'static str,
    /// For people.
    pub message: String,
}

impl Fault {
    /// The browser gives no canvas to paint on.
    pub(super) fn canvas() -> Self {
        Self {
            code: "canvas",
            message: WORDS.text(Key::ErrorCanvas).to_owned(),
        }
    }

    /// A move cannot be taken back.
    pub(super) fn stuck(stuck: Stuck) -> Self {
        let code = match stuck {
            Stuck::Nothing => "nothing-to-undo",
            Stuck::Sealed => "sealed",
        };
        let message = WORDS.stuck_undo(stuck).to_owned();
        Self { code, message }
    }
}

impl From<Fault> for JsValue {
    fn from(fault: Fault) -> Self {
        let error = js_sys::Error::new(&fault.message);
        // Setting a property of a fresh object cannot fail.
        let _ = js_sys::Reflect::set(&error, &"code".into(), &fault.code.into());
        error.into()
    }
}

/// A value as a plain object.
pub(super) fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new()
        .serialize_maps_as_objects(true)
        .serialize_missing_as_null(true);
    let told = |error: serde_wasm_bindgen::Error| Fault {
        code: "internal",
        message: error.to_string(),
    };
    Ok(value.serialize(&serializer).map_err(told)?)
}

/// A plain object as a value; `code` names what it should have been.
pub(super) fn from_js<T: for<'de> Deserialize<'de>>(value: JsValue, code: &'static str) -> Result<T, Fault> {
    serde_wasm_bindgen::from_value(value).map_err(|error| {
        let message = error.to_string();
        // The name of the JavaScript error that it was made as.
        let message = message.strip_prefix("Error: ").unwrap_or(&message).to_owned();
        Fault { code, message }
    })
}

/// The same by way of JSON, which refuses a field that nobody knows: one that is misspelt would be missed otherwise.
pub(super) fn from_js_strictly<T: for<'de> Deserialize<'de>>(value: &JsValue, code: &'static str) -> Result<T, Fault> {
    let text = js_sys::JSON::stringify(value).ok().and_then(|text| text.as_string());
    serde_json::from_str(text.as_deref().unwrap_or("null")).map_err(|error| {
        let message = error.to_string();
        let place = message.rfind(" at line ").unwrap_or(message.len());
        Fault {
            code,
            message: message[..place].to_owned(),
        }
    })
}
