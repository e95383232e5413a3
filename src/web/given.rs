//! What JavaScript gives: moves, options, seeds and content documents.

use js_sys::{JsString, Number};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::arguments::{MOST_SHOWN, text, whole};
use super::fault::{Fault, from_js};
use super::here::content::{Content, ContentError};
use super::here::{Agreement, Here, Move, Options, Rules};
use super::seed::random_seed;
use super::spoken::words;
use crate::chance::Seed;
use crate::document::beginning;
use crate::printed::{self, Edition as _, Rules as _};
use crate::words::{Faulted as _, Key};

/// The built-in content document, as JSON text.
#[wasm_bindgen(js_name = defaultContent)]
pub fn default_content() -> String {
    Content::latest().to_json()
}

/// Checks a content document.
///
/// # Errors
/// Codes `argument`; `content`: the row and the rule it breaks, or the name that a released edition bears.
#[wasm_bindgen(js_name = checkContent)]
pub fn check_content(content: JsString) -> Result<(), JsValue> {
    read_named(Some(content))?;
    Ok(())
}

/// What is unusual about a content document that can be played: a sentence a row, none for most.
///
/// # Errors
/// As for `checkContent`.
#[cfg(feature = "lessons")]
#[wasm_bindgen(js_name = contentRemarks)]
pub fn content_remarks(content: JsString) -> Result<Vec<String>, JsValue> {
    let content = read_named(Some(content))?;
    Ok(content.map_or_else(Vec::new, |content| Here::remarks(words(), &content)))
}

/// A move of a record.
pub(super) fn read_move(text: &str) -> Result<Move, Fault> {
    text.parse().map_err(|_| not_a_move(text))
}

/// A text that is no move.
pub(super) fn not_a_move(text: &str) -> Fault {
    let shown = beginning(text, MOST_SHOWN);
    Fault {
        code: "not-a-move",
        message: words().fill(Key::ErrorMove, &[("text", shown.as_str().into())]),
    }
}

/// The options of a game.
pub(super) fn read_options(value: &JsValue) -> Result<Options, Fault> {
    let agreed: Agreement = from_js(value, "options")?;
    Options::try_from(agreed).map_err(|error| Fault {
        code: "options",
        message: Here::disagreed(words(), error),
    })
}

/// A seed as a person writes it; a random one if none is given.
pub(super) fn read_seed(given: Option<JsString>) -> Result<Seed, Fault> {
    let Some(given) = given else {
        return random_seed();
    };
    Seed::of_text(&text(&given, "seed")?).map_err(|_| Fault {
        code: "seed",
        message: words().text(Key::ErrorSeed).to_owned(),
    })
}

/// The rules of a game by their number; the newest if none is given.
pub(super) fn read_rules(given: Option<Number>) -> Result<Rules, Fault> {
    let Some(given) = given else {
        return Ok(Rules::latest());
    };
    let number = whole(&given, "rules")?;
    let known = <Rules as printed::Rules>::ALL
        .iter()
        .find(|rules| u32::from(rules.number()) == number);
    known.copied().ok_or_else(|| Fault {
        code: "rules",
        message: words().fill(Key::ErrorRules, &[("most", Rules::latest().number().into())]),
    })
}

/// A content document, if one is given.
pub(super) fn read_content(given: Option<JsString>) -> Result<Option<Content>, Fault> {
    let read = |given: JsString| Content::from_json(&text(&given, "content")?).map_err(|error| no_content(&error));
    given.map(read).transpose()
}

/// A content document that is known by its name, if one is given: no released edition bears that name, or it is the same.
pub(super) fn read_named(given: Option<JsString>) -> Result<Option<Content>, Fault> {
    let content = read_content(given)?;
    if let Some(content) = &content {
        content.check_name().map_err(|error| no_content(&error))?;
    }
    Ok(content)
}

/// What is wrong with a content document.
pub(super) fn no_content(error: &ContentError) -> Fault {
    Fault {
        code: "content",
        message: words().content_fault::<Here>(error),
    }
}
