//! The JavaScript API: the player's aid.

use js_sys::JsString;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::fault::to_js;
use super::given::read_content;
use super::here::Here;
use super::here::content::Content;
use super::spoken::words;
use crate::aid::{Aided as _, sections};
use crate::printed::Edition;

#[wasm_bindgen(typescript_custom_section)]
const AID: &str = r#"
/** A section of the player's aid, and the part of it that it belongs to. */
export interface AidSection {
  id: string;
  part: string;
  title: string;
  blocks: AidBlock[];
}

/** A paragraph, or a table: the heads of its columns, and its rows. */
export type AidBlock = { text: string } | { table: [heads: string[], rows: AidCell[][]] };

/** A cell: symbols by name, each with the words after it, and what is heard in its stead if that is another thing. */
export interface AidCell {
  parts: Array<[symbol: string | null, words: string]>;
  said: string | null;
}
"#;

#[wasm_bindgen]
impl Game {
    /// The player's aid to this game, as everybody at the table may know it: a list of `{id, part, title, blocks}`. A block is
    /// `{text}` or `{table: [heads, rows]}`; a cell of a row is `{parts, said}`: a list of `[symbol, words]`, the symbol being `null`
    /// or a name for `picture`, and what is heard in its stead, if that is not `null`. The `id` of a chapter is the `chapter` of a refusal.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(unchecked_return_type = "AidSection[]")]
    pub fn aid(&self) -> Result<JsValue, JsValue> {
        let (sitting, names) = (self.sitting(), self.names());
        let now = (&sitting.state().table, &*names);
        to_js(&sections(self.words, sitting.game(), Some(now)))
    }
}

/// The player's aid while no game is in progress, as `Game.aid` gives it; `content` is a content document, left out for the
/// built-in one.
///
/// # Errors
/// Codes `argument`, `content`.
#[wasm_bindgen(unchecked_return_type = "AidSection[]")]
pub fn aid(content: Option<JsString>) -> Result<JsValue, JsValue> {
    let content = read_content(content)?.unwrap_or_else(Content::latest);
    to_js(&sections(words(), &Here::unplayed(content), None))
}
