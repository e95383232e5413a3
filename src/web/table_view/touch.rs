//! What a touch of the table comes to.

use js_sys::Number;
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::arguments::{self, GivenGame, point};
use super::{Game, TableView};
use crate::drawing::geometry::Rect;
use crate::table::Explained as _;
use crate::table::looker;
use crate::table::target::Control;
use crate::web::fault::to_js;
use crate::web::here::{Chapter, Forbidden, Here, Move};

/// What a touch came to.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Answer {
    /// A move was found.
    Play {
        #[serde(rename = "move")]
        action: String,
    },
    /// A line of the log was touched, which tells of the move of a number.
    Told {
        #[serde(rename = "move")]
        number: usize,
    },
    /// A control for the page was touched.
    Control { control: &'static str },
    /// The touch was meant for a move that is not legal.
    Why {
        #[serde(flatten)]
        forbidden: Forbidden,
        message: String,
        /// The chapter of the aid that states the rule.
        topic: Topic,
        /// Where the touched thing is.
        spot: Bounds,
    },
    /// What was pressed is explained in words.
    Explained { message: String },
    /// Something on the table itself changed.
    Changed,
    /// Nothing was touched.
    Nothing,
}

/// A chapter of the aid, and what it is called.
#[derive(Serialize)]
struct Topic {
    id: Chapter,
    name: &'static str,
}

/// A rectangle in CSS pixels of the canvas.
#[derive(Serialize)]
pub(super) struct Bounds {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

impl From<Rect> for Bounds {
    fn from(Rect { x, y, w, h }: Rect) -> Self {
        Self { x, y, w, h }
    }
}

#[wasm_bindgen(typescript_custom_section)]
const ANSWERS: &str = r#"
/** A rectangle in CSS pixels of the canvas. */
export interface Bounds {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Why what was touched is no legal move, with the chapter of the aid that says so, and where it lies. */
export type WhyNot = { kind: "why" } & Forbidden & { topic: { id: Chapter; name: string }; spot: Bounds };

/** What a touch of the table comes to. */
export type Answer =
  | { kind: "play"; move: string }
  | { kind: "told"; move: number }
  | { kind: "control"; control: "undo" | "redo" | "restart" | "menu" | "help" | "log" }
  | WhyNot
  | { kind: "explained"; message: string }
  | { kind: "changed" }
  | { kind: "nothing" };
"#;

#[wasm_bindgen]
impl TableView {
    /// Touches a point: `{kind: "play", move}`, `{kind: "control", control}`, `{kind: "told", move}` for a line of the log,
    /// `{kind: "why", rule, chapter, message, topic, spot}`, where `topic` is `{id, name}` of the aid's chapter and `spot` is
    /// where the thing is, `{kind: "changed"}` or `{kind: "nothing"}`.
    ///
    /// # Errors
    /// Code `argument`.
    #[wasm_bindgen(unchecked_return_type = "Answer")]
    pub fn touch(&mut self, game: GivenGame, x: Number, y: Number) -> Result<JsValue, JsValue> {
        let game = &arguments::game(&game)?;
        let answer = self.looker.touch(&game.sitting(), point(&x, &y)?);
        told(game, answer)
    }
}

/// What a touch came to, for a script; what is refused is said in words.
pub(super) fn told(game: &Game, answer: looker::Answer<Move, Forbidden>) -> Result<JsValue, JsValue> {
    to_js(&match answer {
        looker::Answer::Play(action) => Answer::Play {
            action: action.to_string(),
        },
        looker::Answer::Told(number) => Answer::Told { number },
        looker::Answer::Control(control) => Answer::Control { control: name(control) },
        looker::Answer::Why { refusal, spot } => Answer::Why {
            message: game.say(&refusal),
            topic: Topic {
                id: refusal.chapter,
                name: Here::chapter(game.words, refusal.chapter),
            },
            forbidden: refusal,
            spot: spot.into(),
        },
        looker::Answer::Explained(message) => Answer::Explained { message },
        looker::Answer::Changed => Answer::Changed,
        looker::Answer::Nothing => Answer::Nothing,
    })
}

/// What a script calls a control of the page.
const fn name(control: Control) -> &'static str {
    match control {
        Control::Undo => "undo",
        Control::Redo => "redo",
        Control::Restart => "restart",
        Control::Menu => "menu",
        Control::Help => "help",
        _ => "log",
    }
}
