//! What the game's room says in one language: every sentence and every name, by key.

use super::Caption;
use super::phrases::{Button, Deed, Fault, Log, Noun, Query, Remedy, Rule, Ruling, Spoken, Tip};
use crate::words::file::named;
use crate::words::vocabulary;
use crate::yokohama::components::{Area, AreaType, Country, Good, Piece, Resource, Title};
use crate::yokohama::{Chapter, Sign, Topic};

// `TEXTS`: the room's files, a language each, in the order of the languages.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/yokohama_words.rs"));

vocabulary! {
    texts {
        /// The game's texts on the page.
        page: Caption,
        noun: Noun,
        query: Query,
        button: Button,
        deed: Deed,
        log: Log,
        rule: Rule,
        ruling: Ruling,
        remedy: Remedy,
        spoken: Spoken,
        tip: Tip,
        fault: Fault,
    }
    names {
        area: Area, Area::ALL, named;
        area_type: AreaType, AreaType::ALL, named;
        good: Good, Good::ALL, named;
        country: Country, Country::ALL, named;
        piece: Piece, Piece::ALL, named;
        resource: Resource, Resource::ALL, named;
        title: Title, Title::ALL, named;
        chapter: Chapter, Chapter::ALL, named;
        /// What the topics are called that are no chapter of their own.
        topic: Topic, Topic::all().filter(|topic| !matches!(topic, Topic::Chapter(_))), named;
        /// The rules of a topic, a paragraph a line.
        rules: Topic, Topic::all(), topic_named;
        sign: Sign, Sign::all(), sign_named;
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
