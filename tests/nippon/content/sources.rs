//! Where each field comes from: every field of every row is covered once, and a row's source is that of its least sure field.

use std::collections::BTreeMap;

use meiji::nippon::content::{SOURCES, Section};
use meiji::printed::{Section as _, Source};
use serde_json::Value;

use super::tree;

/// The rows of each source, by section and field.
type Sources = BTreeMap<String, BTreeMap<String, BTreeMap<String, String>>>;

/// The sources, the surest first.
const SURE: [&str; 3] = ["rulebook", "published", "reconstructed"];

fn sources() -> Sources {
    serde_json::from_str(SOURCES).expect("the document of sources")
}

/// The row numbers of a text such as `1-33, 35-36`.
fn rows(text: &str) -> Vec<usize> {
    let number = |text: &str| text.parse::<usize>().expect("a row's number");
    let range = |part: &str| match part.split_once('-') {
        Some((from, to)) => number(from)..=number(to),
        None => number(part)..=number(part),
    };
    text.split(", ").flat_map(range).collect()
}

#[test]
fn every_field_of_every_row_has_a_source_and_the_least_sure_decides() {
    let (sources, tree) = (sources(), tree());
    for key in Section::ALL.iter().map(|section| section.key()) {
        let found = tree[key].as_array().expect("a list of rows");
        for (row, number) in found.iter().zip(1..) {
            let fields = row
                .as_object()
                .expect("a row")
                .keys()
                .filter(|field| *field != "source");
            let source = |field: &String| {
                let told = &sources[key][field];
                let named: Vec<usize> = (0..SURE.len())
                    .filter(|place| told.get(SURE[*place]).is_some_and(|text| rows(text).contains(&number)))
                    .collect();
                let [one] = named[..] else {
                    panic!("{key}, row {number}, {field}: one source, not {named:?}")
                };
                one
            };
            let least = fields.map(source).max().map(|place| SURE[place]);
            assert_eq!(row["source"].as_str(), least, "{key}, row {number}");
        }
    }
    let named = serde_json::to_value([Source::Rulebook, Source::Published, Source::Reconstructed]);
    assert_eq!(named.expect("names"), serde_json::json!(SURE));
}

#[test]
fn no_source_is_told_of_what_no_row_has() {
    let tree: Value = tree();
    for (key, fields) in sources() {
        for (field, told) in fields {
            for number in told.values().flat_map(|text| rows(text)) {
                assert!(
                    !tree[&key][number - 1][&field].is_null(),
                    "{key}, row {number}, {field}"
                );
            }
        }
    }
}
