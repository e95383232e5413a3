//! What the lines of a score sheet and the figures of what each player did are called.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::fault::to_js;
use super::here::Here;
use super::spoken::words;
use crate::reckoned::Reckoned as _;

#[wasm_bindgen(typescript_custom_section)]
const RECKONED: &str = r#"
/** A line of the score sheet: what is scored for, how in a few words where that is not plain, the symbol beside it, and when it is scored. */
export interface ScoreLine {
  name: string;
  note: string | null;
  symbol: string;
  scored: "in-play" | "at-the-end";
}

/** A figure of what a player did: what is counted, and its name in the `tally` of a course. */
export interface TallyFigure {
  name: string;
  count: keyof Tally;
}
"#;

/// The lines of the score sheet, in the order of the `points` of a course: a list of `{name, note, symbol, scored}`.
///
/// # Errors
/// Never in practice.
#[wasm_bindgen(js_name = scoreLines, unchecked_return_type = "ScoreLine[]")]
pub fn score_lines() -> Result<JsValue, JsValue> {
    to_js(&Here::lines(words()))
}

/// The figures of what each player did, in the order in which they are read: a list of `{name, count}`.
///
/// # Errors
/// Never in practice.
#[wasm_bindgen(js_name = tallyFigures, unchecked_return_type = "TallyFigure[]")]
pub fn tally_figures() -> Result<JsValue, JsValue> {
    to_js(&Here::figures(words()))
}
