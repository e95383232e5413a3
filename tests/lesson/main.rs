//! Lessons: a small one is read to its end in every way that it allows, and one that is broken in each possible way is refused with
//! its step.
#![cfg(not(target_arch = "wasm32"))]

mod faults;
mod schema;
mod shipped;
mod walking;
mod worst;

#[path = "../content/validator.rs"]
mod validator;

use meiji::yokohama::lesson::{Lesson, LessonError};
use serde_json::Value;

/// A small lesson: two Assistants, the President, an Area of one's choice, and the other's turn.
const SMALL: &str = include_str!("small.json");

/// The small lesson, to be changed.
fn small() -> Value {
    serde_json::from_str(SMALL).expect("it is JSON")
}

/// Reads a lesson.
fn read(document: &Value) -> Result<Lesson, LessonError> {
    Lesson::from_json(&document.to_string(), &[])
}
