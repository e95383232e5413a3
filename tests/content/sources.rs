//! Where each field of every edition comes from.

use meiji::yokohama::content::{SOURCES, Section};
use serde_json::Value;

use super::{FIRST, SECOND};
use crate::origins::Origins;

fn editions() -> [Value; 2] {
    [FIRST, SECOND].map(|text| serde_json::from_str(text).expect("an edition"))
}

#[test]
fn every_field_of_every_row_has_a_source_and_the_least_sure_decides() {
    for edition in editions() {
        Origins::of(SOURCES).cover::<Section>(&edition);
    }
}

#[test]
fn no_source_is_told_of_what_no_row_has() {
    for edition in editions() {
        Origins::of(SOURCES).tell_of_what_is_there(&edition, &["rewards"]);
    }
}

/// The documentation shows the document, line by line.
#[test]
fn the_documentation_tells_the_same() {
    Origins::of(SOURCES).stand_on(include_str!("../../docs/content.md"));
}
