//! Printed values: the document, its checks, its schema, and where each value comes from.

mod document;
mod rules;
mod schema;
mod sources;
mod values;

use meiji::duel::content::{Content, ContentError};
use meiji::printed::Edition;
use serde_json::Value;

/// The built-in document as it stands in the repository.
const NEWEST: &str = include_str!("../../../src/duel/content/editions/second.json");

/// The document as a tree.
fn tree() -> Value {
    serde_json::from_str(NEWEST).expect("the built-in document is JSON")
}

/// Every edition as a tree, the oldest first.
fn editions() -> Vec<Value> {
    let read = |edition: &Content| serde_json::from_str(&edition.to_json()).expect("a document is JSON");
    Content::released().iter().map(read).collect()
}

/// What is read after the value at a JSON pointer has been replaced.
fn with(pointer: &str, value: Value) -> Result<Content, ContentError> {
    let mut tree = tree();
    *tree.pointer_mut(pointer).expect("the document has such a place") = value;
    Content::from_json(&tree.to_string())
}

/// The same for an object's new field.
fn with_field(pointer: &str, field: &str, value: Value) -> Result<Content, ContentError> {
    let mut tree = tree();
    let place = tree.pointer_mut(pointer).and_then(Value::as_object_mut);
    place
        .expect("the document has such an object")
        .insert(field.into(), value);
    Content::from_json(&tree.to_string())
}

/// The same without one of an object's fields.
fn without(pointer: &str, field: &str) -> Result<Content, ContentError> {
    let mut tree = tree();
    let place = tree.pointer_mut(pointer).and_then(Value::as_object_mut);
    let removed = place.expect("the document has such an object").remove(field);
    assert!(removed.is_some(), "{pointer} has a {field}");
    Content::from_json(&tree.to_string())
}
