//! The JavaScript API: lessons.

use js_sys::JsString;
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::arguments::text;
use super::fault::{Fault, to_js};
use super::given::{read_move, read_named};
use super::here::Here;
use super::here::lesson::{self, Walk};
use super::here::record::Record;
use super::spoken::words;
use crate::lesson::{Answer, Texts};
use crate::words::Key;

/// A reader's way through a lesson.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Lesson {
    walk: Walk,
}

/// A step as JavaScript sees it.
#[derive(Serialize)]
struct Shown<'a> {
    id: &'a str,
    number: usize,
    of: usize,
    text: &'a str,
    show: &'a [String],
    asks: bool,
    hints: usize,
}

/// What comes of a move, as JavaScript sees it.
#[derive(Serialize)]
struct Outcome {
    outcome: &'static str,
    message: Option<String>,
}

#[wasm_bindgen(typescript_custom_section)]
const STEPS: &str = r#"
/** The step of a lesson that the reader is at. */
export interface LessonStep {
  id: string;
  number: number;
  of: number;
  text: string;
  show: string[];
  asks: boolean;
  hints: number;
}

/** What comes of a move in a lesson. */
export type LessonOutcome = { outcome: "right"; message: null } | { outcome: "wrong" | "illegal"; message: string };
"#;

#[wasm_bindgen]
impl Lesson {
    /// Opens a lesson at its beginning: a JSON document, described by `src/lesson/schema.json`. `content` is the content document that its
    /// record or position names, left out for a released edition.
    ///
    /// # Errors
    /// Codes `content`; `lesson`: the step, the place in the document, and what would be possible there.
    #[wasm_bindgen(constructor)]
    pub fn new(lesson: JsString, content: Option<JsString>) -> Result<Lesson, JsValue> {
        let document = text(&lesson, "lesson")?;
        let own: Vec<_> = read_named(content)?.into_iter().collect();
        let lesson = lesson::Lesson::from_json(&document, &own).map_err(|error| Fault {
            code: "lesson",
            message: words().lesson_fault::<Here>(&error),
        })?;
        let walk = Walk::new(lesson);
        Ok(Self { walk })
    }

    /// What it is called, in the language of a tag such as `pt-BR`; in English if it is not there in it. Without a tag in the language
    /// that the program speaks.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn title(&self, language: Option<JsString>) -> Result<String, JsValue> {
        Ok(said(self.walk.lesson().title(), &tag(language)?))
    }

    /// The seat that the reader sits on.
    #[wasm_bindgen(getter)]
    pub fn reader(&self) -> u8 {
        self.walk.lesson().reader().0
    }

    /// The step that the reader is at: `{id, number, of, text, show, asks, hints}`, or `null` at the end. `number` counts from 0, `of` is
    /// how many steps there are; `text` is plain text, never markup; `show` are the names of what is pointed at; `asks` tells whether a
    /// move is asked for, and `hints` how many hints there are.
    ///
    /// # Errors
    /// Code `argument`.
    #[wasm_bindgen(unchecked_return_type = "LessonStep | null")]
    pub fn step(&self, language: Option<JsString>) -> Result<JsValue, JsValue> {
        let tag = tag(language)?;
        to_js(&self.walk.step().map(|step| Shown {
            id: step.id(),
            number: self.walk.number(),
            of: self.walk.lesson().steps().len(),
            text: step.text().within(&tag),
            show: step.shown(),
            asks: step.asks(),
            hints: step.hints(),
        }))
    }

    /// The game as it stands in the lesson, as a record for [`Game.load`](super::api::Game::load): it is practice.
    pub fn record(&self) -> String {
        Record::of(self.walk.sitting()).to_json()
    }

    /// Tries a move, as records write it, as an answer to the open question: `{outcome, message}`. `outcome` is `"right"` if it was played
    /// and the lesson has gone on; `"wrong"` if it is legal and another was asked for, or none, and `"illegal"` if it breaks a rule: then
    /// nothing was played, and `message` says why. It is plain text.
    ///
    /// # Errors
    /// Codes `argument`, `not-a-move`.
    #[wasm_bindgen(unchecked_return_type = "LessonOutcome")]
    pub fn attempt(&mut self, action: JsString, language: Option<JsString>) -> Result<JsValue, JsValue> {
        let action = read_move(&text(&action, "action")?)?;
        let tag = tag(language)?;
        let unasked = match self.walk.step() {
            Some(_) => Key::LessonUnasked,
            None => Key::LessonOver,
        };
        let (outcome, message) = match self.walk.attempt(action) {
            Answer::Right => ("right", None),
            Answer::Wrong(Some(text)) => ("wrong", Some(said(text, &tag))),
            Answer::Wrong(None) => ("wrong", Some(words().text(Key::LessonOther).to_owned())),
            Answer::Unasked => ("wrong", Some(words().text(unasked).to_owned())),
            Answer::Illegal(forbidden) => {
                let game = Game::over(self.walk.sitting().clone());
                ("illegal", Some(game.say(&forbidden)))
            }
        };
        to_js(&Outcome { outcome, message })
    }

    /// Reads on, if no move is asked for. Whether it did.
    pub fn on(&mut self) -> bool {
        self.walk.on()
    }

    /// The next hint of the step, the last one again once all were given; `undefined` if there is none.
    ///
    /// # Errors
    /// Code `argument`.
    pub fn hint(&mut self, language: Option<JsString>) -> Result<Option<String>, JsValue> {
        let tag = tag(language)?;
        Ok(self.walk.hint().map(|text| said(text, &tag)))
    }

    /// The move that is required now, as records write it; `undefined` if several are allowed, or none is asked for.
    #[wasm_bindgen(getter)]
    pub fn required(&self) -> Option<String> {
        self.walk.required().map(|action| action.to_string())
    }

    /// Goes back to before the last move or reading on. Whether there was one.
    pub fn back(&mut self) -> bool {
        self.walk.back()
    }

    /// Begins anew.
    pub fn restart(&mut self) {
        self.walk.restart();
    }
}

/// The tag of the language to be read, that of the program if none is given.
fn tag(language: Option<JsString>) -> Result<String, Fault> {
    match language {
        Some(language) => text(&language, "language"),
        None => Ok(words().language().tag().to_owned()),
    }
}

fn said(text: &Texts, tag: &str) -> String {
    text.within(tag).to_owned()
}
