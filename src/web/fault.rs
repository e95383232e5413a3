//! Errors as JavaScript sees them.

use js_sys::{JSON, JsString};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::{JsError, JsValue};

use super::spoken::words;
#[cfg(feature = "game")]
use crate::document::{self, Misread, Node};
#[cfg(feature = "game")]
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
    /// Plain data that was given for an argument is not as it must be, at a place of it.
    pub(super) fn malformed(name: &'static str, place: &str, reason: &str) -> Self {
        let slots = [("name", place.into()), ("reason", reason.into())];
        Self {
            code: name,
            message: words().fill(Key::ErrorPlain, &slots),
        }
    }

    /// A game is thought about, and cannot be changed.
    #[cfg(feature = "game")]
    pub(super) fn busy() -> Self {
        Self {
            code: "busy",
            message: words().text(Key::ErrorBusy).to_owned(),
        }
    }

    /// A move cannot be taken back.
    #[cfg(feature = "game")]
    pub(super) fn stuck(stuck: Stuck) -> Self {
        let code = match stuck {
            Stuck::Nothing => "nothing-to-undo",
            Stuck::Sealed => "sealed",
        };
        let message = words().stuck_undo(stuck).to_owned();
        Self { code, message }
    }
}

impl From<Fault> for JsValue {
    fn from(fault: Fault) -> Self {
        // Where no language is spoken the code has to do.
        let message = if fault.message.is_empty() {
            fault.code
        } else {
            &fault.message
        };
        let error = js_sys::Error::new(message);
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

/// Plain data as a value; `name` is that of the argument, and the code where it is malformed. It is read by way of JSON: whatever a
/// getter throws is caught there, and a field that nobody knows, such as one that is misspelt, can be refused.
pub(super) fn from_js<T: DeserializeOwned>(value: &JsValue, name: &'static str) -> Result<T, Fault> {
    let text = match value.is_undefined() {
        true => Some("null".to_owned()),
        false => json(value),
    };
    let text = text.ok_or_else(|| Fault::malformed(name, name, words().text(Key::NoPlainData)))?;
    read(&text, name)
}

#[cfg(feature = "game")]
fn read<T: DeserializeOwned>(text: &str, name: &'static str) -> Result<T, Fault> {
    let read = document::parse(text, usize::MAX).and_then(|value| Node::at(&value, name.to_owned()).read());
    read.map_err(|Misread { path, wrong }| match &*path {
        "" => Fault::malformed(name, name, &words().wrong(&wrong)),
        path => Fault::malformed(name, path, &words().wrong(&wrong)),
    })
}

/// The program of the first page has neither words nor room for more than that something is wrong.
#[cfg(not(feature = "game"))]
fn read<T: DeserializeOwned>(text: &str, name: &'static str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|_| Fault::malformed(name, name, words().text(Key::NoPlainData)))
}

/// Plain data as JSON text; `None` of anything else, which JSON would leave out or make a `null` of.
fn json(value: &JsValue) -> Option<String> {
    let mut plain = |_: JsString, value: JsValue| {
        let is_odd = value.as_f64().is_some_and(|number| !number.is_finite());
        match is_odd || value.is_function() || value.is_symbol() {
            true => Err(JsError::new("")),
            false => Ok(Some(value)),
        }
    };
    let text = JSON::stringify_with_replacer_func(value, &mut plain, None);
    text.ok()?.as_string()
}
