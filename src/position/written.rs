//! How the things of a position are written, in any game.

use serde::Serialize;
use serde_json::{Map, Value};

/// The name that a thing bears in records.
pub(crate) fn name<T: Serialize>(thing: T) -> String {
    match serde_json::to_value(thing) {
        Ok(Value::String(name)) => name,
        _ => String::new(),
    }
}

/// What has a JSON text.
pub(crate) fn plain(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// An object, row by row: collecting one would bring along a way to sort long lists.
pub(crate) fn object<V: Into<Value>>(rows: impl Iterator<Item = (String, V)>) -> Value {
    let mut object = Map::new();
    rows.for_each(|(name, value)| {
        object.insert(name, value.into());
    });
    object.into()
}
