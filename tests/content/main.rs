//! Printed values: the document, its checks, and the built-in editions.

mod document;
mod rules;
mod schema;
mod sources;
mod validator;
mod values;

#[path = "../suite/origins.rs"]
mod origins;

use meiji::printed::Edition;
use meiji::yokohama::content::{Content, ContentError};
use serde_json::Value;

/// The built-in documents as they stand in the repository.
const FIRST: &str = include_str!("../../src/yokohama/content/editions/first.json");
const SECOND: &str = include_str!("../../src/yokohama/content/editions/second.json");

/// The first built-in document as a tree.
fn tree() -> Value {
    serde_json::from_str(FIRST).expect("the built-in document is JSON")
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
