//! Reading, writing, naming: what holds for any document.

use meiji::document::{Misread, Wrong};
use meiji::printed::{Broken, Edition, LONGEST, Section as _};
use meiji::words::{Language, Words};
use meiji::yokohama::content::{Content, ContentError, Section};
use serde_json::{Value, json};

use super::{FIRST, SECOND, tree, with, with_field, without};

#[test]
fn every_built_in_edition_can_be_read() {
    // Told here, for what has them built in says no more than that one is not sound.
    for document in [FIRST, SECOND] {
        Content::from_json(document).unwrap_or_else(|error| panic!("{error}"));
    }
    let names: Vec<_> = Content::released().iter().map(|content| &*content.edition).collect();
    assert_eq!(names, ["first", "second"]);
    assert_eq!(Content::latest().edition, "second");
}

#[test]
fn the_built_in_documents_are_written_as_they_are_read() {
    assert_eq!(Content::first().to_json(), FIRST);
    assert_eq!(Content::latest().to_json(), SECOND);
}

#[test]
fn order_of_keys_and_white_space_do_not_matter() {
    // The tree's keys are sorted and its text is one line.
    let shuffled = tree().to_string();
    assert_ne!(shuffled, FIRST);
    assert_eq!(Content::from_json(&shuffled), Ok(Content::first()));
}

#[test]
fn amounts_of_nothing_may_be_written_or_left_out() {
    let written = with_field("/orders/0/reward", "silk", json!(0));
    assert_eq!(written, Ok(Content::first()));
}

#[test]
fn one_row_a_line() {
    for document in [FIRST, SECOND] {
        let rows = || document.lines().filter(|line| line.starts_with("    {"));
        assert_eq!(rows().count(), 13 + 8 + 8 + 36 + 30 + 24 + 20 + 12 + 6);
        for line in rows() {
            let row: Value = serde_json::from_str(line.trim_end_matches(',')).expect("a row is a JSON value by itself");
            assert!(row["source"].is_string(), "{line}");
        }
    }
}

#[test]
fn a_record_finds_its_edition_by_name_and_hash() {
    let first = Content::first();
    assert_eq!(Content::find("first", first.hash()), Some(&first));
    assert_eq!(Content::find("second", first.hash()), None);
    assert_eq!(
        Content::find("second", Content::latest().hash()),
        Some(&Content::latest())
    );
    assert_eq!(Content::find("first", first.hash() ^ 1), None);
}

/// Positions and lessons name printed values by their edition alone.
#[test]
fn a_name_of_a_released_edition_is_no_others() {
    for released in Content::released() {
        assert_eq!(released.check_name(), Ok(()));
        let edition = released.edition.clone();
        let mut own = released.clone();
        own.orders[0].reward.points ^= 1;
        assert_eq!(own.check_name(), Err(ContentError::Released { edition }));
        own.edition = "mine".to_owned();
        assert_eq!(own.check_name(), Ok(()));
    }
    let first_as_second = with("/edition", json!("second")).expect("it can be read");
    let error = first_as_second.check_name().expect_err("the first is not the second");
    let told = Words::default().content_error(&error);
    assert!(
        told.contains("called “second”") && told.contains("at “edition”"),
        "{told}"
    );
}

/// Records name an edition by its hash. Once a record was made with one, its document stays and a new edition joins it.
#[test]
fn released_editions_stay_as_they_are() {
    let hashes: Vec<_> = Content::released().iter().map(Content::hash).collect();
    assert_eq!(hashes, [0xcb79_6ae2_4d31_9870, 0xe22e_87a2_e7f8_5851]);
}

#[test]
fn changing_one_value_changes_the_hash() {
    let mut hashes = vec![Content::first().hash()];
    for (pointer, value) in [
        ("/edition", json!("second")),
        ("/areas/4/rates/4", json!(6)),
        ("/laboratory/spaces/5", json!(3)),
        ("/port/spaces/4", json!(2)),
        ("/church/0/reward/points", json!(2)),
        ("/customs/6/asks", json!(3)),
        ("/orders/35/goods/0", json!(3)),
        ("/orders/35/country", json!("dutch")),
        ("/orders/35/source", json!("published")),
        ("/technologies/29/value", json!(9)),
        ("/buildings/23/house/points", json!(9)),
        ("/tokens/19/reward/yen", json!(2)),
        ("/achievements/11/later", json!(1)),
        ("/rewards/5/country", json!("dutch")),
    ] {
        let content = with(pointer, value).expect(pointer);
        let hash = content.hash();
        assert!(!hashes.contains(&hash), "{pointer}");
        hashes.push(hash);
        assert_eq!(Content::from_json(&content.to_json()), Ok(content), "{pointer}");
    }
}

#[test]
fn an_unreadable_row_is_told_in_every_language() {
    let bad = FIRST.replace(r#""goods": [1, 2, 2, 0]"#, r#""goods": [1, 2, -2, 0]"#);
    let error = Content::from_json(&bad).expect_err("goods below nothing");
    let told = |tag: &str| Words::new(Language::of_tag(tag).expect(tag)).content_error(&error);
    assert_eq!(
        told("en"),
        "Printed values, orders, row 34 (goods[2]): a whole number from 0 to 255 belongs here."
    );
    assert_eq!(
        told("pl"),
        "Wydrukowane wartości, orders, wiersz 34 (goods[2]): tu powinna stać liczba całkowita od 0 do 255."
    );
    let nothing = with("/orders/2", json!(null)).expect_err("no row");
    assert_eq!(
        Words::default().content_error(&nothing),
        "Printed values, orders, row 3: an object of named values belongs here."
    );
}

#[test]
fn each_row_that_cannot_be_read_is_named() {
    let unreadable = |result: Result<Content, ContentError>| match result {
        Err(ContentError::Unreadable { section, row, misread }) => (section, row, misread.path, misread.wrong),
        other => panic!("{:?}", other.map(|content| content.edition)),
    };
    let countries = || "american, dutch, british, french, german".to_owned();
    let byte = || Wrong::NotANumber { least: 0, most: 255 };
    let unknown = |field: &str| {
        let field = field.to_owned();
        Wrong::Unknown { field }
    };
    let cases = [
        (
            with("/areas/4/rates", json!([1, 2, 3, 4])),
            (Section::Areas, 5, "rates", Wrong::Items { least: 5, most: 5 }),
        ),
        (
            with("/laboratory/source", json!("hearsay")),
            (Section::Laboratory, 1, "source", {
                let known = "rulebook, published, reconstructed".to_owned();
                Wrong::NotOneOf { known }
            }),
        ),
        (
            with("/port/spaces/0", json!(1.5)),
            (Section::Port, 1, "spaces[0]", byte()),
        ),
        (
            with("/church/2", json!(null)),
            (Section::Church, 3, "", Wrong::NotAnObject),
        ),
        (
            without("/customs/7", "asks"),
            (Section::Customs, 8, "", Wrong::Missing { field: "asks" }),
        ),
        (
            with("/orders/6/country", json!("polish")),
            (Section::Orders, 7, "country", {
                let known = countries();
                Wrong::NotOneOf { known }
            }),
        ),
        (
            with_field("/buildings/9", "shop", json!({})),
            (Section::Buildings, 10, "", unknown("shop")),
        ),
        (
            with_field("/tokens/3/reward", "gold", json!(1)),
            (Section::Tokens, 4, "reward", unknown("gold")),
        ),
        (
            with("/achievements/5/goal", json!({"yen": 256})),
            (Section::Achievements, 6, "goal.yen", byte()),
        ),
        (
            with("/achievements/5/goal", json!("yen")),
            (Section::Achievements, 6, "goal", Wrong::Odd),
        ),
        (
            with("/achievements/0/goal", json!({"goods": {"good": "tea", "count": true}})),
            (Section::Achievements, 1, "goal.goods.count", byte()),
        ),
        (
            without("/rewards/5", "country"),
            (Section::Rewards, 6, "", Wrong::Missing { field: "country" }),
        ),
    ];
    for (result, (section, row, path, wrong)) in cases {
        assert_eq!(unreadable(result), (section, row, path.to_owned(), wrong));
    }
    let (section, row, path, wrong) = unreadable(with("/technologies/0/title", json!("bal")));
    assert_eq!((section, row, &*path), (Section::Technologies, 1, "title"));
    assert!(matches!(wrong, Wrong::NotOneOf { known } if known.contains("tram")));
}

#[test]
fn what_is_no_document_is_refused() {
    let refused = |text: &str| match Content::from_json(text) {
        Err(ContentError::NotADocument(Misread { path, wrong })) => (path, wrong),
        other => panic!("{:?}", other.map(|content| content.edition)),
    };
    let whole = |text: &str| {
        let (path, wrong) = refused(text);
        assert_eq!(path, "");
        wrong
    };
    assert_eq!(whole(""), Wrong::CutOff);
    assert_eq!(whole("[]"), Wrong::NotAnObject);
    assert_eq!(whole(&FIRST[..FIRST.len() - 3]), Wrong::CutOff);
    let line = FIRST.lines().count() + 1;
    assert_eq!(whole(&format!("{FIRST}x")), Wrong::NotJson { line, column: 1 });
    let field = "banks".to_owned();
    let extra = FIRST.replacen("{\n", "{\n  \"banks\": [],\n", 1);
    assert_eq!(whole(&extra), Wrong::Unknown { field });
    let field = "edition".to_owned();
    let twice = FIRST.replacen("{\n", "{\n  \"edition\": \"first\",\n", 1);
    assert_eq!(whole(&twice), Wrong::FieldTwice { field });
    let field = "asks".to_owned();
    let row_twice = FIRST.replacen(r#""asks": 4, "#, r#""asks": 4, "asks": 5, "#, 1);
    assert_eq!(whole(&row_twice), Wrong::FieldTwice { field });
    let edition = FIRST.replacen(r#""edition": "first""#, r#""edition": 1"#, 1);
    assert_eq!(refused(&edition), ("edition".to_owned(), Wrong::NotAText));
}

#[test]
fn a_missing_section_is_named() {
    let error = without("", "tokens").expect_err("no tokens");
    assert_eq!(
        Words::default().content_error(&error),
        "These are no printed values: “tokens” is missing."
    );
    let error = with("/tokens", json!(3)).expect_err("no list");
    assert_eq!(
        Words::default().content_error(&error),
        "Printed values, tokens: a list belongs here."
    );
}

#[test]
fn what_is_too_long_or_too_deep_is_refused() {
    let long = " ".repeat(LONGEST + 1);
    assert_eq!(
        Content::from_json(&long),
        Err(ContentError::TooLong {
            bytes: LONGEST as u64 + 1
        })
    );
    let padded = format!("{FIRST}{}", " ".repeat(LONGEST - FIRST.len()));
    assert_eq!(Content::from_json(&padded), Ok(Content::first()));
    for deep in ["[".repeat(LONGEST), "{\"areas\":".repeat(LONGEST / 9)] {
        assert!(matches!(
            Content::from_json(&deep),
            Err(ContentError::NotADocument { .. })
        ));
    }
    let deep = FIRST.replacen(r#"{"points": 5}"#, &"[".repeat(LONGEST / 2), 1);
    assert!(matches!(
        Content::from_json(&deep),
        Err(ContentError::NotADocument { .. })
    ));
}

#[test]
fn an_error_quotes_only_the_beginning_of_a_long_text() {
    let error = with("/orders/0/country", json!("x".repeat(LONGEST / 2))).expect_err("no such country");
    assert!(error.to_string().len() < 400);
}

/// Cutting the document anywhere, or spoiling any byte of it, is refused or read, and never worse.
#[test]
fn junk_never_panics() {
    let mut refused = 0;
    for cut in (0..FIRST.len()).step_by(97) {
        assert!(Content::from_json(&FIRST[..cut]).is_err());
        for spoiled in ["\"", "9", "-", "]", "{", "\u{0}", "é"] {
            let text = format!("{}{spoiled}{}", &FIRST[..cut], &FIRST[cut + 1..]);
            refused += u32::from(Content::from_json(&text).is_err());
        }
    }
    assert!(refused > 100);
}

#[test]
fn a_wrong_count_is_named() {
    for (section, needs) in [
        (Section::Areas, 13),
        (Section::Church, 8),
        (Section::Customs, 8),
        (Section::Orders, 36),
        (Section::Technologies, 30),
        (Section::Buildings, 24),
        (Section::Tokens, 20),
        (Section::Achievements, 12),
        (Section::Rewards, 6),
    ] {
        let key = section.key();
        let mut rows = tree()[key].as_array().expect(key).clone();
        rows.pop();
        let error = with(&format!("/{key}"), rows.into()).expect_err(key);
        let has = needs - 1;
        let rule = Broken::Count { needs, has };
        assert_eq!(
            error,
            ContentError::Breaks {
                section,
                row: None,
                rule
            }
        );
        assert_eq!(
            error.to_string(),
            format!("Content, {key}: the box holds {needs} of them, but here stand {has}.")
        );
    }
}
