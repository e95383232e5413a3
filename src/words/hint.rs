//! An explanation of a thing on the table, for a card beside it.

use derive_where::derive_where;

use super::{Key, Words};

/// An explanation, of a game whose chapters are `C`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[derive_where(Default)]
pub struct Hint<C> {
    /// What it is called.
    pub title: String,
    /// What kind of thing it is; may be empty.
    pub kind: String,
    /// What there is to know, most important first.
    pub lines: Vec<String>,
    /// The chapter that tells more.
    pub chapter: Option<C>,
}

impl<C> Hint<C> {
    /// An explanation of something that is called so.
    pub(crate) fn new(title: impl Into<String>) -> Self {
        Self {
            title: title.into(),
            ..Self::default()
        }
    }

    /// The same with what kind of thing it is.
    pub(crate) fn kind(self, kind: impl Into<String>) -> Self {
        let kind = kind.into();
        Self { kind, ..self }
    }

    /// The same with more to know.
    pub(crate) fn lines(mut self, lines: impl IntoIterator<Item = String>) -> Self {
        self.lines.extend(lines);
        self
    }

    /// The same with the chapter that tells more.
    pub(crate) fn chapter(self, chapter: C) -> Self {
        let chapter = Some(chapter);
        Self { chapter, ..self }
    }
}

impl Words {
    /// Explains a control by two of the page's texts: what it is called, and what it does.
    pub fn control<C>(self, name: Key, does: Key) -> Hint<C> {
        Hint::new(self.text(name)).lines([self.text(does).to_owned()])
    }

    /// An explanation in a row of sentences, for a screen reader.
    pub fn spoken_hint<C>(self, hint: &Hint<C>) -> String {
        let parts = [&hint.title, &hint.kind].into_iter().chain(&hint.lines);
        let parts = parts.filter(|part| !part.is_empty()).cloned();
        parts.reduce(|first, next| self.then(first, next)).unwrap_or_default()
    }
}
