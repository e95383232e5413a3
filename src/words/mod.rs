//! Every sentence that a person reads, by key and language.
//!
//! The code beside decides *what* is said; a file of `languages` holds *how*: whole sentences as patterns with named slots, so that every language orders, inflects and counts in its own way. No sentence is put together from pieces of
//! another. In a pattern
//!
//! - `{place}` is filled with a value, which is plain text and never read again as a pattern;
//! - `{place.the}` asks for a form of an Area's name or of a country's, which the file gives for its own use;
//! - `{n:point|points}` chooses a word by the number in the slot, with as many words as the language has plural forms.
//!
//! A new language is a new file, named by its tag; the tests name what it lacks. A page fetches the file of the language that
//! it speaks.

mod catalogue;
mod coach;
mod computers;
mod decided;
mod documents;
mod errors;
pub(crate) mod format;
mod keys;
mod language;
pub(crate) mod phrases;
mod players;
#[cfg(not(target_arch = "wasm32"))]
mod pseudo;

use crate::game::{Game, Seat};

pub use catalogue::Flaw;
pub use format::Arg;
pub use keys::Key;
pub use language::Language;
pub use players::{NAME_LENGTH, Names};

pub(crate) use catalogue::Catalogue;
use phrases::Keyed;

/// The words of a language: a small handle to be passed about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words {
    language: Language,
}

impl Words {
    /// The words of a language.
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// The language.
    pub const fn language(self) -> Language {
        self.language
    }

    /// A text without slots.
    pub fn text(self, key: Key) -> &'static str {
        self.pattern(key)
    }

    /// A text with its slots filled. What is filled in is plain text, whatever it holds; a slot that nothing fills stays as
    /// it is written.
    pub fn fill(self, key: Key, args: &[(&str, Arg)]) -> String {
        format::fill(self.language.catalogue(), self.pattern(key), args)
    }

    /// A sentence with its slots filled.
    pub(crate) fn say<K: Keyed>(self, key: K, args: &[(&str, Arg)]) -> String {
        debug_assert!(
            key.slots().iter().all(|slot| args.iter().any(|(name, _)| name == slot)),
            "{key:?} lacks a slot"
        );
        format::fill(self.language.catalogue(), self.pattern(key), args)
    }

    /// A phrase without slots.
    pub(crate) fn phrase<K: Keyed>(self, key: K) -> &'static str {
        debug_assert!(key.slots().is_empty(), "{key:?} has slots");
        self.pattern(key)
    }

    /// These words about a table.
    pub const fn speech<'a, G: Game>(self, game: &'a G, table: &'a G::Table, names: &'a Names) -> Speech<'a, G> {
        Speech {
            words: self,
            game,
            table,
            names,
        }
    }

    fn pattern<K: Keyed>(self, key: K) -> &'static str {
        key.pattern(self.language.catalogue())
    }
}

/// What is spoken about: the table of one game, with its players' names.
#[derive(Debug)]
pub struct Speech<'a, G: Game> {
    /// The language.
    pub words: Words,
    /// The game: its content and options.
    pub game: &'a G,
    /// What everybody sees.
    pub table: &'a G::Table,
    /// What the players are called.
    pub names: &'a Names,
}

// A derive would ask for a game that is `Copy`.
impl<G: Game> Clone for Speech<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Speech<'_, G> {}

impl<G: Game> Speech<'_, G> {
    pub(crate) fn say<K: Keyed>(&self, key: K, args: &[(&str, Arg)]) -> String {
        self.words.say(key, args)
    }

    pub(crate) fn name(&self, seat: Seat) -> Arg<'_> {
        Arg::from(self.names.of(seat))
    }
}
