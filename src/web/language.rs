//! Which languages there are for a page to speak, and how it speaks one.

use js_sys::JsString;
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::arguments;
use super::fault::{Fault, to_js};
use super::spoken::{SPOKEN, words};
use crate::words::{Flaw, Key, Language};

/// A language that the game speaks.
#[derive(Serialize)]
struct Offered {
    tag: &'static str,
    name: &'static str,
}

/// The languages that there are: `[{tag, name}]`, the tag as HTML writes it and the name in the language itself.
///
/// # Errors
/// None that a caller could cause.
#[wasm_bindgen(unchecked_return_type = "Array<{ tag: string, name: string }>")]
pub fn languages() -> Result<JsValue, JsValue> {
    let told: Vec<Offered> = Language::all()
        .map(|language| Offered {
            tag: language.tag(),
            name: language.name(),
        })
        .collect();
    to_js(&told)
}

/// The tag of the language that is spoken for a tag such as `fr-CA`, or `undefined` if the game does not speak it.
///
/// # Errors
/// Code `argument`.
#[wasm_bindgen(js_name = languageOf)]
pub fn language_of(tag: JsString) -> Result<Option<String>, JsValue> {
    let tag = arguments::text(&tag, "tag")?;
    Ok(Language::of_tag(&tag).map(|language| language.tag().to_owned()))
}

/// Reads what this program says in a language: the house's words and its game's, or those of the first page alone.
fn read(language: Language, file: &str) -> Result<(), Flaw> {
    #[cfg(feature = "game")]
    return language.read::<super::api::Vocabulary>(file);
    #[cfg(not(feature = "game"))]
    language.read_pages(file)
}

/// Speaks a language from now on: by its tag, and with its file, `words/TAG.json` beside the module or in a folder of the
/// game's name there, as a text. A game that
/// was begun before goes on in its own. Until then, as in a worker that only thinks, every sentence is empty.
///
/// # Errors
/// Code `language` if there is no such language or that is not its file: the one that was spoken goes on.
#[wasm_bindgen]
pub fn speak(tag: JsString, file: JsString) -> Result<(), JsValue> {
    let tag = arguments::text(&tag, "tag")?;
    let file = arguments::text(&file, "file")?;
    let read = Language::of_tag(&tag)
        .ok_or(tag)
        .and_then(|language| match read(language, &file) {
            Ok(()) => Ok(language),
            Err(flaw) => Err(flaw.to_string()),
        });
    match read {
        Ok(language) => {
            SPOKEN.set(language);
            Ok(())
        }
        Err(reason) => Err(Fault {
            code: "language",
            message: words().fill(Key::ErrorLanguage, &[("reason", reason.as_str().into())]),
        }
        .into()),
    }
}
