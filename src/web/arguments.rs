//! What is given in the place of an argument.
//!
//! JavaScript may pass anything anywhere, and wasm-bindgen takes what is no number for 0 and what is no text for an address in
//! memory. So what the API takes is declared as a `Number` or `JsString`, which is no more than a wish to whoever calls, and read
//! here: whatever is something else is refused with the code `argument`, and what it was given for stays as it was.

use js_sys::Number;
use wasm_bindgen::prelude::JsValue;

use super::fault::Fault;
use super::spoken::words;
use crate::document::beginning;
use crate::words::Key;

/// How much of what was given an error shows, in letters.
pub(super) const MOST_SHOWN: usize = 40;

/// A text.
pub(super) fn text(given: &JsValue, name: &str) -> Result<String, Fault> {
    given.as_string().ok_or_else(|| wrong(given, name, Key::WantedText))
}

#[cfg(feature = "game")]
/// A number that counts, or tells a place in a row.
pub(super) fn whole(given: &JsValue, name: &str) -> Result<u32, Fault> {
    let whole = |number: &f64| number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(number);
    let number = given.as_f64().filter(whole);
    Ok(number.ok_or_else(|| wrong(given, name, Key::WantedWhole))? as u32)
}

/// What an argument of a name is not.
pub(super) fn wrong(given: &JsValue, name: &str, wanted: Key) -> Fault {
    let wanted = words().text(wanted);
    let slots = [
        ("name", name.into()),
        ("wanted", wanted.into()),
        ("given", shown(given).into()),
    ];
    Fault {
        code: "argument",
        message: words().fill(Key::ErrorArgument, &slots),
    }
}

/// What was given, as an error shows it.
fn shown(given: &JsValue) -> String {
    // Written by the browser: what a program writes any number with takes ten kilobytes of it.
    let number = given
        .as_f64()
        .and_then(|number| Number::from(number).to_string_with_radix(10).ok());
    match (number, given.as_string()) {
        (Some(number), _) => beginning(&String::from(number), MOST_SHOWN),
        (_, Some(text)) => format!("“{}”", beginning(&text, MOST_SHOWN)),
        _ if given.is_null() => "null".to_owned(),
        _ => given.js_typeof().as_string().unwrap_or_default(),
    }
}
