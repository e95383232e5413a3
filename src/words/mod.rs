//! Every sentence that a person reads, by key and language.
//!
//! The code beside decides *what* is said; a catalogue such as `en` holds *how*: whole sentences as patterns with named
//! slots, so that every language orders, inflects and counts in its own way. No sentence is put together from pieces of
//! another. In a pattern
//!
//! - `{place}` is filled with a value, which is plain text and never read again as a pattern;
//! - `{place.the}` asks for a form of the place's name, which the catalogue defines for its own use;
//! - `{n:point|points}` chooses a word by the number in the slot, with as many words as the language has plural forms.
//!
//! A new language is a new catalogue; the compiler names every sentence it lacks, and the tests every slot it misses.

mod actions;
mod buttons;
mod coach;
mod decided;
mod en;
mod endings;
mod errors;
mod format;
mod halfway;
mod hints;
mod keys;
mod log;
mod nouns;
mod overview;
mod phrases;
mod players;
mod power;
#[cfg(not(target_arch = "wasm32"))]
mod pseudo;
mod questions;
mod refusals;
mod rules;
mod signs;
mod spoken;
mod spots;
mod steps;
mod story;
#[cfg(test)]
mod tests;
mod wastes;

use crate::game::Seat;
use crate::sitters::Crest;
use crate::yokohama::components::{Area, AreaType, Country, Good, Piece, Resource, Title};
use crate::yokohama::map::Place;
use crate::yokohama::{Chapter, Table, Yokohama};

pub use format::Arg;
pub use hints::{Hint, Subject};
pub use keys::Key;
pub use players::{NAME_LENGTH, Names};
pub use questions::{Arrival, Question};
pub use rules::Topic;
pub use signs::Sign;
pub use spots::{Spot, Twin};
pub use steps::Step;
pub use story::LogLine;

use phrases::{Button, Deed, Fault, Keyed, Log, Noun, Query, Remedy, Rule, Spoken, Tip};

/// A language that the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// English made two fifths longer, for tests of the layout. It is none of [`Language::ALL`], and no page has it.
    #[cfg(not(target_arch = "wasm32"))]
    Longer,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 1] = [Self::English];

    /// Its name in itself, for the menu that chooses it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            #[cfg(not(target_arch = "wasm32"))]
            Self::Longer => "Longer",
        }
    }

    /// Its tag as HTML writes it (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            #[cfg(not(target_arch = "wasm32"))]
            Self::Longer => "x-longer",
        }
    }

    /// The language of a tag such as `en-GB`, if the game speaks it.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }

    const fn catalogue(self) -> &'static Catalogue {
        match self {
            Self::English => &en::CATALOGUE,
            #[cfg(not(target_arch = "wasm32"))]
            Self::Longer => &pseudo::CATALOGUE,
        }
    }
}

/// Everything that is written in one language.
struct Catalogue {
    /// How many plural forms there are.
    forms: usize,
    /// Which of them a number takes.
    plural: fn(u32) -> usize,
    /// The texts of pages, menus and forms.
    page: fn(Key) -> &'static str,
    noun: fn(Noun) -> &'static str,
    query: fn(Query) -> &'static str,
    button: fn(Button) -> &'static str,
    deed: fn(Deed) -> &'static str,
    log: fn(Log) -> &'static str,
    rule: fn(Rule) -> &'static str,
    remedy: fn(Remedy) -> &'static str,
    spoken: fn(Spoken) -> &'static str,
    tip: fn(Tip) -> &'static str,
    fault: fn(Fault) -> &'static str,
    /// The name of an Area in a form that the patterns ask for; the empty form is the bare name.
    area: fn(Area, &str) -> Option<&'static str>,
    area_short: fn(Area) -> &'static str,
    area_type: fn(AreaType) -> &'static str,
    good: fn(Good) -> &'static str,
    country: fn(Country) -> &'static str,
    piece: fn(Piece) -> &'static str,
    resource: fn(Resource) -> &'static str,
    title: fn(Title) -> &'static str,
    /// A title where there is little room; the card tells it whole.
    title_short: fn(Title) -> &'static str,
    effect: fn(Title) -> &'static str,
    effect_short: fn(Title) -> &'static str,
    chapter: fn(Chapter) -> &'static str,
    topic: fn(Topic) -> &'static str,
    /// What a sign is called, and what it means.
    sign: fn(Sign) -> (&'static str, &'static str),
    /// The rules of a topic, a paragraph a line.
    rules: fn(Topic) -> &'static str,
    color: fn(Crest) -> &'static str,
}

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
    fn say<K: Keyed>(self, key: K, args: &[(&str, Arg)]) -> String {
        debug_assert!(
            key.slots().iter().all(|slot| args.iter().any(|(name, _)| name == slot)),
            "{key:?} lacks a slot"
        );
        format::fill(self.language.catalogue(), self.pattern(key), args)
    }

    /// A phrase without slots.
    fn phrase<K: Keyed>(self, key: K) -> &'static str {
        debug_assert!(key.slots().is_empty(), "{key:?} has slots");
        self.pattern(key)
    }

    /// These words about a position.
    const fn scene<'a>(self, game: &'a Yokohama, table: &'a Table, names: &'a Names) -> Scene<'a> {
        Scene {
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

/// What is spoken about: one position of one game, with its players' names.
#[derive(Clone, Copy)]
struct Scene<'a> {
    words: Words,
    game: &'a Yokohama,
    table: &'a Table,
    names: &'a Names,
}

impl Scene<'_> {
    fn say<K: Keyed>(&self, key: K, args: &[(&str, Arg)]) -> String {
        self.words.say(key, args)
    }

    fn spot(&self, place: Place) -> Arg<'static> {
        Arg::Place(self.words.spot(self.table, place))
    }

    fn name(&self, seat: Seat) -> Arg<'_> {
        Arg::from(self.names.of(seat))
    }
}
