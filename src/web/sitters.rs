//! Who may sit at a table: under which crests, and which computer players there are.

use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::fault::to_js;
use super::language::words;
use crate::opponents::{Computer, Opponent, Style};
use crate::sitters::Crest;
use crate::words::NAME_LENGTH;

/// A kind of computer player as JavaScript sees it.
#[derive(Serialize)]
struct Offered {
    kind: Opponent,
    styles: Vec<Style>,
    text: String,
    note: &'static str,
}

#[wasm_bindgen(typescript_custom_section)]
const OFFERED: &str = r#"
/** A kind of computer player, with the styles that it may have: what it is called, and how it plays. */
export interface OfferedComputer {
  kind: "apprentice" | "greedy" | "merchant" | "master";
  styles: Array<"builder" | "scholar" | "trader">;
  text: string;
  note: string;
}
"#;

/// The crests in the order in which seats take them; each has its colour.
///
/// # Errors
/// Never in practice.
#[wasm_bindgen(unchecked_return_type = "Crest[]")]
pub fn crests() -> Result<JsValue, JsValue> {
    to_js(&Crest::ALL)
}

/// The computer players that one can play against, from gentle to hard: a list of `{kind, styles, text, note}`. One with a style is written
/// `merchant:builder`.
///
/// # Errors
/// Never in practice.
#[wasm_bindgen(unchecked_return_type = "OfferedComputer[]")]
pub fn computers() -> Result<JsValue, JsValue> {
    let offered = |kind: Opponent| {
        let plain = Computer::from(kind);
        let has = |style: &Style| plain.in_style(*style).is_some();
        Some(Offered {
            kind,
            styles: Style::ALL.into_iter().filter(has).collect(),
            text: words().computer(plain),
            note: words().about(kind)?,
        })
    };
    to_js(&Opponent::ALL.into_iter().filter_map(offered).collect::<Vec<_>>())
}

/// The most letters of a player's name.
#[wasm_bindgen(js_name = nameLength)]
#[must_use]
pub fn name_length() -> u32 {
    NAME_LENGTH as u32
}
