//! What the game's room says in one language: every sentence and every name, by key.

use super::phrases::{Button, Deed, Line, Log, Noun, Query, Remedy, Rule};
use crate::duel::Chapter;
use crate::duel::components::{Criterion, Place, Resource, Title};
use crate::words::catalogue::{Called, File, Texts, named};
use crate::words::{self, Shelf};

// `TEXTS`: the room's files, a language each, in the order of the languages.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/duel_words.rs"));

/// Everything that is said of the game in one language.
#[derive(Debug)]
pub struct Vocabulary {
    pub(super) noun: Texts,
    pub(super) query: Texts,
    pub(super) button: Texts,
    pub(super) deed: Texts,
    pub(super) log: Texts,
    pub(super) rule: Texts,
    pub(super) remedy: Texts,
    pub(super) line: Texts,
    pub(super) place: Called<Place>,
    pub(super) resource: Called<Resource>,
    pub(super) title: Called<Title>,
    /// What a Trader is recruited for.
    pub(super) criterion: Called<Criterion>,
    pub(super) chapter: Called<Chapter>,
}

static SHELF: Shelf<Vocabulary> = Shelf::new(
    Vocabulary {
        noun: Vec::new(),
        query: Vec::new(),
        button: Vec::new(),
        deed: Vec::new(),
        log: Vec::new(),
        rule: Vec::new(),
        remedy: Vec::new(),
        line: Vec::new(),
        place: Called::NONE,
        resource: Called::NONE,
        title: Called::NONE,
        criterion: Called::NONE,
        chapter: Called::NONE,
    },
    #[cfg(not(target_arch = "wasm32"))]
    TEXTS,
);

impl words::Vocabulary for Vocabulary {
    fn read(file: &mut File) -> Self {
        Self {
            noun: file.texts("noun", Noun::ALL),
            query: file.texts("query", Query::ALL),
            button: file.texts("button", Button::ALL),
            deed: file.texts("deed", Deed::ALL),
            log: file.texts("log", Log::ALL),
            rule: file.texts("rule", Rule::ALL),
            remedy: file.texts("remedy", Remedy::ALL),
            line: file.texts("line", Line::ALL),
            place: file.names("place", Place::ALL, named),
            resource: file.names("resource", Resource::ALL, named),
            title: file.names("title", Title::ALL, named),
            criterion: file.names("criterion", Criterion::ALL, named),
            chapter: file.names("chapter", Chapter::ALL, named),
        }
    }

    fn shelf() -> &'static Shelf<Self> {
        &SHELF
    }
}
