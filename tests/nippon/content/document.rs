//! Reading and writing the document.

use meiji::nippon::content::{Content, ContentError, Section};
use meiji::printed::{Edition, LONGEST, Section as _};
use serde_json::json;

use super::{FIRST, with, with_field, without};

/// Written back, it is the very text: one row a line.
#[test]
fn the_document_is_written_as_it_stands() {
    let content = Content::from_json(FIRST).expect("it is sound");
    assert_eq!(content.to_json(), FIRST);
    assert_eq!(Content::from_json(&content.to_json()), Ok(content));
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

/// The name of a built-in edition is no other's.
#[test]
fn a_name_is_taken() {
    let mut content = Content::latest();
    assert_eq!(content.check_name(), Ok(()));
    content.contracts[0].yen += 1;
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
    let Err(ContentError::Unreadable { section, row, misread }) = with("/contracts/3/points", json!("many")) else {
        panic!("it is read");
    };
    assert_eq!((section, row, misread.path.as_str()), (Section::Contracts, 4, "points"));
    for (pointer, field) in [
        ("/goods/0", "coal"),
        ("/factories/2", "bonuses"),
        ("/money/0", "source"),
        ("/ships/1", "star"),
        ("/achievements/1", "printed"),
    ] {
        let fault = without(pointer, field);
        assert!(
            matches!(fault, Err(ContentError::Unreadable { .. })),
            "{pointer}/{field}: {fault:?}"
        );
    }
    let unknown = with_field("/regions/0", "country", json!("japan"));
    assert!(matches!(
        unknown,
        Err(ContentError::Unreadable {
            section: Section::Regions,
            row: 1,
            ..
        })
    ));
    for bonus in [
        json!({"luck": 1}),
        json!("luck"),
        json!({"keep-coal": 1}),
        json!("cubes"),
    ] {
        let fault = with("/factories/0/bonuses/0", bonus);
        assert!(matches!(fault, Err(ContentError::Unreadable { .. })), "no such bonus");
    }
}

/// A fault is a sentence that names section and row.
#[test]
fn a_fault_is_a_sentence() {
    let fault = with("/cities/1/overseas", json!([0, 1, 2, 2])).expect_err("it breaks a rule");
    assert_eq!(
        fault.to_string(),
        "Content, cities, row 2 (kumamoto): the slots of a City show 0, 1, 2 and 3, each once."
    );
}
