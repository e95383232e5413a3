//! Where each field comes from: every field of every row is covered once, and a row's source is that of its least sure field.

use std::collections::BTreeMap;

use meiji::duel::content::{SOURCES, Section};
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

/// The documentation shows the document, line by line.
#[test]
fn the_documentation_tells_the_same() {
    let page = include_str!("../../../docs/duel/content.md");
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
    // What it sums up: how many rows are the rulebook's, and how many hold something made up.
    let tree = tree();
    let rows = |source: &str| {
        let all = Section::ALL
            .iter()
            .flat_map(|section| tree[section.key()].as_array().expect("a list of rows"));
        all.filter(|row| row["source"] == source).count()
    };
    let [rulebook, published, made_up] = SURE.map(rows);
    let all = rulebook + published + made_up;
    let summed = format!("By rows, {rulebook} of {all} are the rulebook's and {made_up} hold something reconstructed.");
    assert!(page.contains(&summed), "{summed}");
}
