//! The JSON of a document as a tree of values, in which no object has two fields of one name.

use std::cell::Cell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Map, Value};

use super::{Wrong, quote};

/// How many lists and objects stand in one another at most; the reader of JSON itself has room for a few more.
const MOST_DEPTH: u32 = 100;

/// Reads the JSON of a document.
///
/// # Errors
/// It is no JSON, too deep, or an object has two fields of one name.
pub(super) fn parse(text: &str) -> Result<Value, Wrong> {
    let odd = Cell::new(None);
    let mut reader = serde_json::Deserializer::from_str(text);
    let tree = Tree { odd: &odd, depth: 0 };
    let read = tree.deserialize(&mut reader);
    let whole = read.and_then(|value| reader.end().map(|()| value));
    whole.map_err(|error| odd.take().unwrap_or_else(|| no_json(&error)))
}

/// Where reading stopped.
fn no_json(error: &serde_json::Error) -> Wrong {
    match error.classify() {
        Category::Eof => Wrong::CutOff,
        _ => Wrong::NotJson {
            line: error.line(),
            column: error.column(),
        },
    }
}

/// A value of a document, and what it holds.
#[derive(Clone, Copy)]
struct Tree<'a> {
    /// What is wrong with sound JSON: the reader's own errors are texts.
    odd: &'a Cell<Option<Wrong>>,
    depth: u32,
}

impl Tree<'_> {
    /// What stands in a list or object.
    fn inner<E: Error>(self) -> Result<Self, E> {
        match self.depth {
            MOST_DEPTH => Err(self.is(Wrong::TooDeep)),
            depth => Ok(Self {
                depth: depth + 1,
                ..self
            }),
        }
    }

    fn is<E: Error>(self, wrong: Wrong) -> E {
        self.odd.set(Some(wrong));
        E::custom("")
    }
}

impl<'de> DeserializeSeed<'de> for Tree<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Tree<'_> {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    // A document may hold any number; nothing is reckoned with it here.
    #[expect(clippy::disallowed_types)]
    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let inner = self.inner()?;
        let mut items = Vec::new();
        while let Some(item) = list.next_element_seed(inner)? {
            items.push(item);
        }
        Ok(items.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let inner = self.inner()?;
        let mut fields = Map::new();
        while let Some(name) = object.next_key::<String>()? {
            if fields.contains_key(&name) {
                let field = quote(&name);
                return Err(self.is(Wrong::FieldTwice { field }));
            }
            let value = object.next_value_seed(inner)?;
            fields.insert(name, value);
        }
        Ok(fields.into())
    }
}
