//! What JavaScript gives: moves, options, seeds and content documents.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::WORDS;
use super::fault::{Fault, from_js_strictly};
use crate::chance::Seed;
use crate::opponents::Effort;
use crate::words::Key;
use crate::yokohama::content::Content;
use crate::yokohama::{Agreement, Move, Options};

/// The built-in content document, as JSON text.
#[wasm_bindgen(js_name = defaultContent)]
pub fn default_content() -> String {
    Content::first().to_json()
}

/// Checks a content document.
///
/// # Errors
/// Code `content`: the row and the rule it breaks.
#[wasm_bindgen(js_name = checkContent)]
pub fn check_content(text: &str) -> Result<(), JsValue> {
    read_content(Some(text.to_owned())).map(|_| ()).map_err(JsValue::from)
}

/// A random seed to propose to persons: two words and four digits, such as `ume-minato-4721`.
///
/// # Errors
/// Code `entropy`.
#[wasm_bindgen(js_name = randomSeed)]
pub fn seed() -> Result<String, JsValue> {
    Ok(random_seed()?.proposal())
}

/// A move of a record.
pub(super) fn read_move(text: &str) -> Result<Move, Fault> {
    text.parse().map_err(|_| not_a_move(text))
}

/// A text that is no move.
pub(super) fn not_a_move(text: &str) -> Fault {
    let shown: String = text.chars().take(40).collect();
    Fault {
        code: "not-a-move",
        message: WORDS.fill(Key::ErrorMove, &[("text", shown.as_str().into())]),
    }
}

/// The options of a game.
pub(super) fn read_options(value: &JsValue) -> Result<Options, Fault> {
    let agreed: Agreement = from_js_strictly(value, "options")?;
    Options::try_from(agreed).map_err(|error| Fault {
        code: "options",
        message: WORDS.options_error(error),
    })
}

/// A seed as a person writes it.
pub(super) fn read_seed(text: &str) -> Result<Seed, Fault> {
    Seed::of_text(text).map_err(|_| Fault {
        code: "seed",
        message: WORDS.text(Key::ErrorSeed).to_owned(),
    })
}

/// A seed that nobody chose.
pub(super) fn random_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| Fault {
        code: "entropy",
        message: WORDS.text(Key::ErrorEntropy).to_owned(),
    })?;
    Ok(Seed(u64::from_le_bytes(bytes)))
}

/// The most playings on that may be asked for at once, so that nobody waits for ever.
pub(super) const MOST_PLAYOUTS: u32 = 10_000;

/// How hard to think, if that is given.
pub(super) fn effort(playouts: Option<u32>) -> Effort {
    playouts.map_or_else(Effort::default, |playouts| Effort {
        playouts: playouts.clamp(1, MOST_PLAYOUTS),
    })
}

/// A content document, if one is given.
pub(super) fn read_content(text: Option<String>) -> Result<Option<Content>, Fault> {
    let read = |text: String| {
        Content::from_json(&text).map_err(|error| Fault {
            code: "content",
            message: WORDS.content_error(&error),
        })
    };
    text.map(read).transpose()
}
