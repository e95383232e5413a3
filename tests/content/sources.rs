//! Where each field comes from: every field of every row of every edition is covered once, and a row's source is that of its least sure
//! field.

use std::collections::BTreeMap;

use meiji::printed::{Section as _, Source};
use meiji::yokohama::content::{SOURCES, Section};
use serde_json::Value;

use super::{FIRST, SECOND};

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

/// The source of a field of a row, by its place among the sources.
fn source(sources: &Sources, section: &str, field: &str, row: usize) -> usize {
    let found = sources.get(section).and_then(|fields| fields.get(field));
    let found = found.unwrap_or_else(|| panic!("{section}, {field}: no source"));
    let named: Vec<usize> = found
        .iter()
        .filter(|(_, text)| rows(text).contains(&row))
        .map(|(name, _)| SURE.iter().position(|sure| sure == name).expect("a source"))
        .collect();
    let [one] = named[..] else {
        panic!("{section}, row {row}, {field}: one source, not {named:?}")
    };
    one
}

/// The rows of a section; a board's is one.
fn section(tree: &Value, key: &str) -> Vec<Value> {
    match &tree[key] {
        Value::Array(rows) => rows.clone(),
        row => vec![row.clone()],
    }
}

#[test]
fn every_field_of_every_row_has_a_source_and_the_least_sure_decides() {
    let sources = sources();
    for (edition, text) in [("first", FIRST), ("second", SECOND)] {
        let tree: Value = serde_json::from_str(text).expect("an edition");
        for key in Section::ALL.iter().map(|section| section.key()) {
            for (row, number) in section(&tree, key).iter().zip(1..) {
                let fields = row
                    .as_object()
                    .expect("a row")
                    .keys()
                    .filter(|field| *field != "source");
                let least = fields.map(|field| source(&sources, key, field, number)).max();
                let least = least.map(|place| SURE[place]);
                assert_eq!(row["source"].as_str(), least, "{edition}, {key}, row {number}");
            }
        }
    }
    let named = serde_json::to_value([Source::Rulebook, Source::Published, Source::Reconstructed]);
    assert_eq!(named.expect("names"), serde_json::json!(SURE));
}

#[test]
fn no_source_is_told_of_what_no_row_has() {
    for text in [FIRST, SECOND] {
        let tree: Value = serde_json::from_str(text).expect("an edition");
        for (key, fields) in sources() {
            let found = section(&tree, &key);
            for (field, told) in fields {
                for number in told.values().flat_map(|text| rows(text)) {
                    assert!(
                        !found[number - 1][&field].is_null() || key == "rewards",
                        "{key}, row {number}, {field}"
                    );
                }
            }
        }
    }
}

/// The documentation shows the document, line by line.
#[test]
fn the_documentation_tells_the_same() {
    let page = include_str!("../../docs/content.md");
    let mut lines = Vec::new();
    for (key, fields) in sources() {
        for (field, told) in fields {
            let cells = SURE.map(|source| told.get(source).cloned().unwrap_or_default());
            lines.push(format!("| `{key}` | `{field}` | {} |", cells.join(" | ")));
        }
    }
    let (_, table) = page.split_once("## Where each value comes from").expect("a chapter");
    let (table, _) = table.split_once("\n## ").expect("a chapter after it");
    let mut shown: Vec<&str> = table.lines().filter(|line| line.starts_with("| `")).collect();
    shown.sort_unstable();
    lines.sort_unstable();
    assert_eq!(shown, lines);
}
