//! Reading and writing the document.

use meiji::document::Wrong;
use meiji::duel::Duel;
use meiji::duel::content::{Content, ContentError, Section};
use meiji::printed::{Edition, LONGEST, Section as _};
use meiji::words::{Language, Words};
use serde_json::json;

use super::{NEWEST, with, with_field, without};

/// Written back, it is the very text: one row a line.
#[test]
fn the_document_is_written_as_it_stands() {
    let content = Content::from_json(NEWEST).unwrap();
    assert_eq!(content.to_json(), NEWEST);
    assert_eq!(Content::from_json(&content.to_json()).unwrap(), content);
}

/// The default edition is the newest, and is found by name and hash.
#[test]
fn the_edition_is_found_by_name_and_hash() {
    let content = Content::latest();
    assert_eq!(Content::find(&content.edition, content.hash()), Some(&content));
    assert_eq!(Content::find(&content.edition, 1), None);
    assert_eq!(Content::find("none", content.hash()), None);
    assert_eq!(Content::released().last(), Some(&content));
}

/// Records name an edition by its hash. Once a record was made with one, its document stays and a new edition joins it.
#[test]
fn released_editions_stay_as_they_are() {
    let released = Content::released().iter();
    let known: Vec<_> = released.map(|edition| (edition.name(), edition.hash())).collect();
    assert_eq!(
        known,
        [("first", 0x2c65_cbb4_dc34_e143), ("second", 0x60ef_e45e_385d_d3c4)]
    );
}

/// The name of a built-in edition is no other's.
#[test]
fn a_name_is_taken() {
    let mut content = Content::latest();
    assert_eq!(content.check_name(), Ok(()));
    content.orders[0].points += 1;
    let edition = content.edition.clone();
    assert_eq!(content.check_name(), Err(ContentError::Released { edition }));
    content.edition = "mine".into();
    assert_eq!(content.check_name(), Ok(()));
}

/// What is no document, too long, or has other keys.
#[test]
fn what_is_no_document() {
    let not = |text: &str| matches!(Content::from_json(text), Err(ContentError::NotADocument(_)));
    assert!(not("") && not("[]") && not("{}") && not("null"));
    let bytes = LONGEST as u64 + 1;
    assert_eq!(
        Content::from_json(&" ".repeat(LONGEST + 1)),
        Err(ContentError::TooLong { bytes })
    );
    for section in Section::ALL {
        let missing = without("", section.key());
        assert!(matches!(missing, Err(ContentError::NotADocument(_))), "{missing:?}");
    }
    assert!(matches!(
        with_field("", "countries", json!([])),
        Err(ContentError::NotADocument(_))
    ));
}

/// A fault in a row is told with its section, row and place.
#[test]
fn a_fault_is_told_with_its_place() {
    let Err(ContentError::Unreadable { section, row, misread }) = with("/orders/3/points", json!("many")) else {
        panic!("it is read");
    };
    assert_eq!((section, row, misread.path.as_str()), (Section::Orders, 4, "points"));
    for (pointer, field) in [
        ("/church/0", "faith"),
        ("/bonus/2", "rewards"),
        ("/orders/0", "source"),
        ("/influence/1", "cost"),
    ] {
        let fault = without(pointer, field);
        assert!(
            matches!(fault, Err(ContentError::Unreadable { .. })),
            "{pointer}/{field}: {fault:?}"
        );
    }
    let unknown = with_field("/orders/0", "country", json!("french"));
    assert!(matches!(
        unknown,
        Err(ContentError::Unreadable {
            section: Section::Orders,
            row: 1,
            ..
        })
    ));
    let symbol = with("/orders/0/reward", json!([{"points": 3}]));
    assert!(matches!(symbol, Err(ContentError::Unreadable { .. })), "no such symbol");
    assert!(
        !matches!(with("/edition", json!(7)), Err(ContentError::NotADocument(misread)) if misread.wrong == Wrong::NotAnObject)
    );
}

/// Each fault is a sentence in every language: what cannot be read, and what the rules cannot play.
#[test]
fn a_fault_is_told_in_every_language() {
    let told = |tag: &str, fault: &ContentError| {
        let language = Language::of_tag(tag).expect("it is spoken");
        Words::new(language).content_fault::<Duel>(fault)
    };
    let unreadable = with("/orders/0/reward/0/yen", json!(-1)).unwrap_err();
    assert_eq!(
        told("en", &unreadable),
        "Printed values, orders, row 1 (reward[0].yen): a whole number from 0 to 255 belongs here."
    );
    assert_eq!(
        told("pl", &unreadable),
        "Wydrukowane wartości, orders, wiersz 1 (reward[0].yen): tu powinna stać liczba całkowita od 0 do 255."
    );
    let broken = with("/places/0/place", json!("bank")).unwrap_err();
    assert_eq!(
        told("en", &broken),
        "Printed values, places, row 1 (bank): rows go in the order of the Places, and it is the turn of Tea Plantation."
    );
    assert_eq!(
        told("fr", &broken).replace('\u{A0}', " "),
        "Valeurs imprimées, places, entrée 1 (bank) : les entrées suivent l’ordre des Lieux, et ici doit venir Plantation de thé."
    );
}
