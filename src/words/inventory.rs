//! What there is to choose from where a document is written.

use serde::Serialize;

use crate::position;

/// What a position's document calls a thing, and what a reader calls it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    /// In documents.
    pub name: String,
    /// In words.
    pub text: String,
}

impl Named {
    /// A thing that documents name, with what it is called.
    pub fn of(thing: impl Serialize, text: impl Into<String>) -> Self {
        Self {
            name: position::name(thing),
            text: text.into(),
        }
    }
}
