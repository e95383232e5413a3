//! Where the printed values of a game come from: every field of every row is covered once, and a row's source is that of its least sure field.

use std::collections::BTreeMap;

use meiji::printed::{Section, Source};
use serde_json::Value;

/// The sources, the surest first.
pub const SURE: [&str; 3] = ["rulebook", "published", "reconstructed"];

/// A document of sources: the rows of each, by section and field.
pub struct Origins(BTreeMap<String, BTreeMap<String, BTreeMap<String, String>>>);

impl Origins {
    /// Reads the document, whose sources are named as those of rows are.
    pub fn of(text: &str) -> Self {
        let named = serde_json::to_value([Source::Rulebook, Source::Published, Source::Reconstructed]);
        assert_eq!(named.expect("names"), serde_json::json!(SURE));
        Self(serde_json::from_str(text).expect("the document of sources"))
    }

    /// Holds every field of every row to have one source, and every row to bear the least sure one of its fields.
    pub fn cover<S: Section>(&self, tree: &Value) {
        for key in S::ALL.iter().map(|section| section.key()) {
            for (row, number) in section(tree, key).iter().zip(1..) {
                let fields = row
                    .as_object()
                    .expect("a row")
                    .keys()
                    .filter(|field| *field != "source");
                let least = fields.map(|field| self.place(key, field, number)).max();
                let least = least.map(|place| SURE[place]);
                assert_eq!(row["source"].as_str(), least, "{key}, row {number}");
            }
        }
    }

    /// The source of a field of a row, by its place among the sources.
    fn place(&self, section: &str, field: &str, row: usize) -> usize {
        let found = self.0.get(section).and_then(|fields| fields.get(field));
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

    /// Holds the document to tell of nothing that no row has; the rows of some sections leave out what is none.
    pub fn tell_of_what_is_there(&self, tree: &Value, sparse: &[&str]) {
        for (key, fields) in &self.0 {
            let found = section(tree, key);
            for (field, told) in fields {
                for number in told.values().flat_map(|text| rows(text)) {
                    let row = &found[number - 1];
                    assert!(
                        !row[field].is_null() || sparse.contains(&key.as_str()),
                        "{key}, row {number}, {field}"
                    );
                }
            }
        }
    }

    /// Holds what is not reconstructed to be the same in every edition.
    pub fn hold_still(&self, editions: &[Value]) {
        for (key, fields) in &self.0 {
            for (field, told) in fields {
                let sure = told.iter().filter(|(source, _)| *source != SURE[2]);
                for number in sure.flat_map(|(_, text)| rows(text)) {
                    let said = editions
                        .iter()
                        .map(|tree| section(tree, key)[number - 1][field].clone());
                    let said: Vec<Value> = said.collect();
                    assert!(
                        said.windows(2).all(|two| two[0] == two[1]),
                        "{key}, row {number}, {field}: {said:?}"
                    );
                }
            }
        }
    }

    /// Holds a page of the documentation to show the document, line by line.
    pub fn stand_on(&self, page: &str) {
        let mut lines = Vec::new();
        for (key, fields) in &self.0 {
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

/// The rows of a section; what stands alone in it is one.
fn section(tree: &Value, key: &str) -> Vec<Value> {
    match &tree[key] {
        Value::Array(rows) => rows.clone(),
        row => vec![row.clone()],
    }
}
