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
pub(crate) mod coach;
mod computers;
mod decided;
pub(crate) mod errors;
mod faults;
pub(crate) mod file;
pub(crate) mod format;
mod hint;
mod house;
pub mod inventory;
pub(crate) mod keys;
mod language;
mod lists;
mod log_line;
pub(crate) mod numbers;
pub(crate) mod phrases;
mod players;
#[cfg(not(target_arch = "wasm32"))]
mod pseudo;
mod question;
mod seals;
mod shelf;
pub mod story;
#[cfg(test)]
pub(crate) mod tests;

use crate::game::{Game, Seat};

pub use coach::Argued;
pub use faults::Faulted;
pub use file::Flaw;
pub use format::{Arg, Name};
pub use hint::Hint;
pub use keys::{Key, Keyed};
pub use language::Language;
pub use log_line::LogLine;
pub use players::{NAME_LENGTH, Names};
pub use question::Question;
pub(crate) use shelf::vocabulary;
pub use shelf::{Shelf, Vocabulary};

use catalogue::Catalogue;
use file::Called;

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
    pub fn text<K: Keyed>(self, key: K) -> &'static str {
        key.pattern(self.language)
    }

    /// A text with its slots filled. What is filled in is plain text, whatever it holds; a slot that nothing fills stays as
    /// it is written.
    pub fn fill<K: Keyed>(self, key: K, args: &[(&str, Arg)]) -> String {
        self.filled(self.text(key), args)
    }

    /// A sentence with its slots filled.
    pub(crate) fn say<K: Keyed>(self, key: K, args: &[(&str, Arg)]) -> String {
        debug_assert!(
            key.slots().iter().all(|slot| args.iter().any(|(name, _)| name == slot)),
            "{key:?} lacks a slot"
        );
        self.filled(self.text(key), args)
    }

    /// What fills a slot, as it stands there where no form is asked for.
    pub(crate) fn plain(self, arg: &Arg) -> String {
        format::plain(self.house(), arg)
    }

    /// What a thing is called, as a filling; empty if it is called nothing.
    pub(crate) fn name_of<K: PartialEq>(self, called: &'static Called<K>, thing: K) -> Arg<'static> {
        let name = |forms| Arg::Name(Name { forms, within: None });
        called.forms(thing).map_or(Arg::from(""), name)
    }

    /// A phrase without slots.
    pub(crate) fn phrase<K: Keyed>(self, key: K) -> &'static str {
        debug_assert!(key.slots().is_empty(), "{key:?} has slots");
        self.text(key)
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

    /// What the house says in the language.
    pub(crate) fn house(self) -> &'static Catalogue {
        self.of_room()
    }

    /// What a room says in the language.
    pub(crate) fn of_room<V: Vocabulary>(self) -> &'static V {
        V::shelf().of(self.language)
    }

    /// A pattern with its slots filled.
    // It is asked for in hundreds of places, which it would make larger.
    #[inline(never)]
    fn filled(self, pattern: &str, args: &[(&str, Arg)]) -> String {
        format::fill(self.house(), pattern, args)
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
