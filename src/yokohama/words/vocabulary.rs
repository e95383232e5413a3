//! What the game's room says in one language: every sentence and every name, by key.

use super::Caption;
use super::phrases::{Button, Deed, Fault, Log, Noun, Query, Remedy, Rule, Ruling, Spoken, Tip};
use crate::words::catalogue::{Called, File, Texts, named};
use crate::words::{self, Shelf};
use crate::yokohama::components::{Area, AreaType, Country, Good, Piece, Resource, Title};
use crate::yokohama::{Chapter, Sign, Topic};

// `TEXTS`: the room's files, a language each, in the order of the languages.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/yokohama_words.rs"));

/// Everything that is said of the game in one language.
#[derive(Debug)]
pub struct Vocabulary {
    /// The game's texts on the page.
    pub(super) page: Texts,
    pub(super) noun: Texts,
    pub(super) query: Texts,
    pub(super) button: Texts,
    pub(super) deed: Texts,
    pub(super) log: Texts,
    pub(super) rule: Texts,
    pub(super) ruling: Texts,
    pub(super) remedy: Texts,
    pub(super) spoken: Texts,
    pub(super) tip: Texts,
    pub(super) fault: Texts,
    pub(super) area: Called<Area>,
    pub(super) area_type: Called<AreaType>,
    pub(super) good: Called<Good>,
    pub(super) country: Called<Country>,
    pub(super) piece: Called<Piece>,
    pub(super) resource: Called<Resource>,
    pub(super) title: Called<Title>,
    pub(super) chapter: Called<Chapter>,
    /// What the topics are called that are no chapter of their own.
    pub(super) topic: Called<Topic>,
    /// The rules of a topic, a paragraph a line.
    pub(super) rules: Called<Topic>,
    pub(super) sign: Called<Sign>,
}

static SHELF: Shelf<Vocabulary> = Shelf::new(
    Vocabulary {
        page: Vec::new(),
        noun: Vec::new(),
        query: Vec::new(),
        button: Vec::new(),
        deed: Vec::new(),
        log: Vec::new(),
        rule: Vec::new(),
        ruling: Vec::new(),
        remedy: Vec::new(),
        spoken: Vec::new(),
        tip: Vec::new(),
        fault: Vec::new(),
        area: Called::NONE,
        area_type: Called::NONE,
        good: Called::NONE,
        country: Called::NONE,
        piece: Called::NONE,
        resource: Called::NONE,
        title: Called::NONE,
        chapter: Called::NONE,
        topic: Called::NONE,
        rules: Called::NONE,
        sign: Called::NONE,
    },
    #[cfg(not(target_arch = "wasm32"))]
    TEXTS,
);

impl words::Vocabulary for Vocabulary {
    fn read(file: &mut File) -> Self {
        let topics = Topic::all().filter(|topic| !matches!(topic, Topic::Chapter(_)));
        Self {
            page: file.texts("page", Caption::ALL),
            noun: file.texts("noun", Noun::ALL),
            query: file.texts("query", Query::ALL),
            button: file.texts("button", Button::ALL),
            deed: file.texts("deed", Deed::ALL),
            log: file.texts("log", Log::ALL),
            rule: file.texts("rule", Rule::ALL),
            ruling: file.texts("ruling", Ruling::ALL),
            remedy: file.texts("remedy", Remedy::ALL),
            spoken: file.texts("spoken", Spoken::ALL),
            tip: file.texts("tip", Tip::ALL),
            fault: file.texts("fault", Fault::ALL),
            area: file.names("area", Area::ALL, named),
            area_type: file.names("area_type", AreaType::ALL, named),
            good: file.names("good", Good::ALL, named),
            country: file.names("country", Country::ALL, named),
            piece: file.names("piece", Piece::ALL, named),
            resource: file.names("resource", Resource::ALL, named),
            title: file.names("title", Title::ALL, named),
            chapter: file.names("chapter", Chapter::ALL, named),
            topic: file.names("topic", topics, named),
            rules: file.names("rules", Topic::all(), topic_named),
            sign: file.names("sign", Sign::all(), sign_named),
        }
    }

    fn shelf() -> &'static Shelf<Self> {
        &SHELF
    }
}

fn topic_named(topic: &Topic) -> String {
    match topic {
        Topic::Chapter(chapter) => named(chapter),
        other => named(other),
    }
}

fn sign_named(sign: &Sign) -> String {
    match sign {
        Sign::Resource(resource) => named(resource),
        Sign::Piece(piece) => named(piece),
        other => named(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Flaw, Language, Vocabulary as _};

    #[test]
    fn a_name_that_is_there_twice_is_told() {
        let english = TEXTS[0];
        let twice = english.replacen(r#""Bank": { "name": "#, r#""Bank": { "name": "", "name": "#, 1);
        assert_ne!(english, twice);
        let flaw = Vocabulary::shelf().check(&twice);
        assert_eq!(flaw, Err(Flaw::Twice("area.Bank.name".to_owned())));
    }

    #[test]
    fn paragraphs_stand_in_their_order_and_names_in_their_forms() {
        let english = Vocabulary::shelf().of(Language::ENGLISH);
        let rules = english.rules.of(Topic::Scoring);
        assert!(
            rules.starts_with("Points of the game") && rules.contains("\nCountries:"),
            "{rules}"
        );
        assert_eq!(english.area.form(Area::Bank, ""), Some("Bank"));
        assert_eq!(english.area.form(Area::Bank, "the"), Some("the Bank"));
        assert_eq!(english.area.form(Area::Bank, "none"), None);
    }
}
