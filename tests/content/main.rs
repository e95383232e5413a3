//! Printed values: the document, its checks, and the built-in edition.

use yokohama::yokohama::content::Content;

const FIRST: &str = include_str!("../../src/yokohama/content/editions/first.json");

#[test]
fn every_built_in_edition_can_be_read() {
    let names: Vec<_> = Content::released().iter().map(|content| &*content.edition).collect();
    assert_eq!(names, ["first"]);
}

#[test]
fn the_built_in_document_is_written_as_it_is_read() {
    assert_eq!(Content::first().to_json(), FIRST);
}
