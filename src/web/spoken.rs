//! The language that is spoken now.

use std::cell::Cell;

use crate::words::{Language, Words};

thread_local! {
    pub(super) static SPOKEN: Cell<Language> = const { Cell::new(Language::ENGLISH) };
}

/// The words that errors and pages are said in.
pub(super) fn words() -> Words {
    Words::new(SPOKEN.get())
}
