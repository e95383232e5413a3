//! Every room's words are whole, and nothing else, in every language; what the house asks of its own it asks of each game's.

use serde_json::{Map, Value};

use super::catalogue::Catalogue;
use super::phrases::{Failing, Joint, Refused, Told};
use super::*;

/// Holds every pattern of a set of keys against its declaration; `has_form` tells whether all that may fill a slot has a form.
pub(crate) fn hold<K: Keyed>(keys: &[K], has_form: impl Fn(&K::Of, &str, &str) -> bool) {
    assert!(!keys.is_empty());
    for language in Language::all() {
        let words = Words::new(language);
        let room = words.of_room::<K::Of>();
        for &key in keys {
            let pattern = key.pattern(language);
            assert!(!pattern.trim().is_empty(), "{key:?} is empty in {}", language.name());
            let mut rest = pattern;
            while let Some((_, slot, after)) = format::next_slot(rest) {
                assert!(key.slots().contains(&slot.name), "{key:?}: no slot {}", slot.name);
                assert!(
                    slot.form.is_empty() || has_form(room, slot.name, slot.form),
                    "{key:?}: no form {}",
                    slot.form
                );
                if let Some(choice) = slot.choice {
                    let forms = words.house().plural.forms();
                    assert_eq!(choice.split('|').count(), forms, "{key:?}: plural forms");
                }
                rest = after;
            }
            assert!(!rest.contains(['{', '}']), "{key:?}: a brace stands alone");
        }
    }
}

/// The sections of a file.
fn sections(text: &str) -> Map<String, Value> {
    serde_json::from_str(text).expect("a language file is JSON")
}

/// The rows of a section.
fn rows(section: &Value) -> &Map<String, Value> {
    section.as_object().expect("a section has rows")
}

/// Holds the files of a game's room to French and Polish type: no line breaks before a sign that French sets off, nor between a number and its unit.
pub(crate) fn hold_spaces<V: Vocabulary>() {
    for (language, text) in Language::all().zip(V::shelf().texts()) {
        let signs: &[char] = match language.tag() {
            "fr" => &[':', ';', '?', '!', '»', '¥'],
            "pl" => &['¥'],
            _ => &[],
        };
        let breaks = text.split(' ').skip(1).find(|rest| rest.starts_with(signs));
        assert_eq!(breaks, None, "{}", language.tag());
    }
}

/// Holds the files of a game's room: each is whole and has nothing else, no row of it is one of the house's, and the house's and it
/// together are what a page reads.
pub(crate) fn hold_files<V: Vocabulary>() {
    let (house, room) = (Catalogue::shelf().texts(), V::shelf().texts());
    for (number, language) in Language::all().enumerate() {
        assert_eq!(V::shelf().check(room[number]), Ok(()), "{}", language.tag());
        let mut both = sections(house[number]);
        for (name, section) in sections(room[number]) {
            let whole = both.entry(name).or_insert_with(|| Value::Object(Map::new()));
            let whole = whole.as_object_mut().expect("a section has rows");
            for (row, text) in rows(&section) {
                let other = whole.insert(row.clone(), text.clone());
                assert_eq!(other, None, "{}: {row} is in both rooms", language.tag());
            }
        }
        let both = Value::Object(both).to_string();
        assert_eq!(language.read::<V>(&both), Ok(()), "{}", language.tag());
        assert_eq!(language.read_pages(&both), Ok(()), "{}", language.tag());
        assert!(language.read::<V>(house[number]).is_err(), "{}", language.tag());
        assert!(language.read::<V>(room[number]).is_err(), "{}", language.tag());
    }
}

#[test]
fn every_language_is_whole_and_has_nothing_else() {
    assert!(Language::all().count() > 2);
    for (language, text) in Language::all().zip(Catalogue::shelf().texts()) {
        assert_eq!(Catalogue::shelf().check(text), Ok(()), "{}", language.tag());
    }
}

#[test]
fn every_language_has_every_sentence_with_its_slots_alone() {
    let no_form = |_: &Catalogue, _: &str, _: &str| false;
    hold(Key::ALL, no_form);
    hold(Joint::ALL, no_form);
    hold(Told::ALL, no_form);
    hold(Refused::ALL, no_form);
    hold(Failing::ALL, no_form);
}

#[test]
fn a_language_is_found_by_its_tag() {
    assert_eq!(Language::of_tag("en-GB"), Some(Language::ENGLISH));
    assert_eq!(Language::of_tag("EN"), Some(Language::ENGLISH));
    assert_eq!(Language::of_tag("xx"), None);
    assert_eq!(Language::of_tag(""), None);
}
