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

/// An edition may mend what was reconstructed, and nothing else.
#[test]
fn what_the_rulebook_says_or_was_published_is_the_same_in_every_edition() {
    Origins::of(SOURCES).hold_still(&editions());
}

/// The documentation shows the document, line by line.
#[test]
fn the_documentation_tells_the_same() {
    Origins::of(SOURCES).stand_on(include_str!("../../docs/content.md"));
}
