//! The JavaScript API: moves as a person types and copies them. What is typed stands in the short notation, `;` between moves;
//! the game says how each is written (`short`).

use js_sys::{JsString, Number};
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::arguments;
use super::fault::to_js;
use super::given::not_a_move;
use super::here::{Here, Move, View};
use crate::game::Game as _;
use crate::short::Typed as _;
use crate::transcript::choices;

/// A move that can be typed, as JavaScript sees it.
#[derive(Serialize)]
struct Typed {
    short: String,
    label: String,
}

#[wasm_bindgen(typescript_custom_section)]
const TYPED: &str = r#"
/** A move that can be typed, in the short notation and in a sentence. */
export interface TypedMove {
  short: string;
  label: string;
}
"#;

#[wasm_bindgen]
impl Game {
    /// Reads a move of the short notation, or of records, as an answer to the open question; gives it as records write it. It need
    /// not be legal.
    ///
    /// # Errors
    /// Code `not-a-move`.
    #[wasm_bindgen(js_name = readShort)]
    pub fn read_short(&self, text: JsString) -> Result<String, JsValue> {
        let text = arguments::text(&text, "text")?;
        let view = self.sitting().view(self.sitting().asked());
        let action = self.sitting().game().read_short(&view, &text);
        Ok(action.map_err(|_| not_a_move(&text))?.to_string())
    }

    /// The legal moves that the last move of a typed text may become, those that begin with it first; if there are none, those
    /// whose sentence has it: a list of `{short, label}`.
    /// The moves before it are looked ahead to as far as nothing is revealed.
    ///
    /// # Errors
    /// Code `argument`.
    #[wasm_bindgen(unchecked_return_type = "TypedMove[]")]
    pub fn completions(&self, text: JsString) -> Result<JsValue, JsValue> {
        let text = arguments::text(&text, "text")?;
        let mut typed: Vec<&str> = text.split(';').collect();
        let last = typed.pop().unwrap_or_default();
        let Some((view, moves)) = self.after(&typed) else {
            return to_js(&Vec::<Typed>::new());
        };
        let label = |action| {
            self.words
                .speech(self.sitting().game(), &view.table, &self.names())
                .action_long(action)
        };
        let typed = |text: &str| -> Vec<Typed> {
            let found = Here::completions(&view, &moves, text).into_iter();
            found
                .map(|(short, action)| Typed {
                    short,
                    label: label(action),
                })
                .collect()
        };
        let mut found = typed(last);
        if found.is_empty() {
            let word = lower(last.trim());
            found = typed("");
            found.retain(|typed| lower(&typed.label).replace('\u{A0}', " ").contains(&word));
        }
        to_js(&found)
    }

    /// The choices of the turn that is under way, in the short notation, as a seat or an onlooker may know them; those of the
    /// turn before if it has just begun.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = shortTurn)]
    pub fn short_turn(&self, seat: Option<Number>) -> Result<String, JsValue> {
        let last = choices(&self.sitting(), self.seat(seat)?).pop();
        Ok(last.map_or_else(String::new, |(_, moves)| moves.join("; ")))
    }

    /// The choices of the whole game in the short notation, as a seat or an onlooker may know them: a line a turn, after the
    /// player's name.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = shortGame)]
    pub fn short_game(&self, seat: Option<Number>) -> Result<String, JsValue> {
        let lines = choices(&self.sitting(), self.seat(seat)?).into_iter();
        let lines = lines.map(|(seat, moves)| format!("{}: {}", self.names().of(seat), moves.join("; ")));
        Ok(lines.collect::<Vec<_>>().join("\n"))
    }
}

impl Game {
    /// What the asked seat would see after some typed moves, and what it could play then.
    fn after(&self, typed: &[&str]) -> Option<(View, Vec<Move>)> {
        let sitting = self.sitting();
        let game = sitting.game();
        let mut view = sitting.view(sitting.asked());
        let mut moves = sitting.legal_moves();
        let mut played = Vec::new();
        for text in typed.iter().filter(|text| !text.trim().is_empty()) {
            played.push(game.read_short(&view, text).ok()?);
            loop {
                let preview = sitting.preview(&played).ok()?;
                (view, moves) = (preview.view?, preview.moves);
                match moves[..] {
                    // What leaves no choice is played by itself.
                    [forced] if !is_declared(&view) => played.push(forced),
                    _ => break,
                }
            }
        }
        Some((view, moves))
    }
}

/// Whether something is asked that a person declares even if nothing else is left.
fn is_declared(view: &View) -> bool {
    view.table.decision().is_some_and(Here::is_declared)
}

/// A text in small letters, as the browser has them: a table of all letters would be a large part of the program.
fn lower(text: &str) -> String {
    JsString::from(text).to_lower_case().into()
}
