//! Plain data that stands in a document, such as options: read into what is declared for it, field by field, so that whatever is wrong
//! with it is told with its place.

use std::fmt;

use serde::de::value::{BorrowedStrDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::Value;

use super::{Misread, Node, Wrong, quote};

impl<'a> Node<'a> {
    /// The value as what is declared for it. Named fields are only read from an object.
    ///
    /// # Errors
    /// The first thing in it that does not belong there, with its place.
    pub fn read<T: Deserialize<'a>>(self) -> Result<T, Misread> {
        T::deserialize(self)
    }

    /// Gives what is read to who takes it. What that complains of is wrong here, unless it says where.
    fn give<T>(&self, take: impl FnOnce(&Self) -> Result<T, Misread>) -> Result<T, Misread> {
        take(self).map_err(|misread| match &*misread.path {
            "" => self.wrong(misread.wrong),
            _ => misread,
        })
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { path, wrong } = self;
        write!(f, "At \u{201c}{path}\u{201d}: {wrong:?}.")
    }
}

impl std::error::Error for Misread {}

impl Error for Misread {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Wrong::Odd.into()
    }

    fn unknown_field(field: &str, _: &'static [&'static str]) -> Self {
        let field = quote(field);
        Wrong::Unknown { field }.into()
    }

    fn missing_field(field: &'static str) -> Self {
        Wrong::Missing { field }.into()
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        let known = expected.join(", ");
        Wrong::NotOneOf { known }.into()
    }
}

impl From<Wrong> for Misread {
    fn from(wrong: Wrong) -> Self {
        let path = String::new();
        Self { path, wrong }
    }
}

impl<'a> IntoDeserializer<'a, Misread> for Node<'a> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Node<'de> {
    type Error = Misread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.value {
            Value::Array(_) => self.deserialize_seq(visitor),
            Value::Object(_) => self.deserialize_map(visitor),
            Value::Null => self.give(|_| visitor.visit_unit()),
            Value::Bool(value) => self.give(|_| visitor.visit_bool(*value)),
            Value::String(text) => self.give(|_| visitor.visit_borrowed_str(text)),
            Value::Number(number) => self.give(|_| match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (_, Some(number)) => visitor.visit_i64(number),
                _ => match number.as_f64() {
                    Some(number) => visitor.visit_f64(number),
                    None => Err(Wrong::Odd.into()),
                },
            }),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.give(|node| visitor.visit_bool(node.boolean()?))
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.give(|node| visitor.visit_u32(node.number(0, u8::MAX.into())?))
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.give(|node| visitor.visit_u32(node.number(0, u16::MAX.into())?))
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.give(|node| visitor.visit_u32(node.number(0, u32::MAX)?))
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.give(|node| match node.value.as_str() {
            Some(text) => visitor.visit_borrowed_str(text),
            None => Err(node.wrong(Wrong::NotAText)),
        })
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.is_null() {
            true => visitor.visit_none(),
            false => self.give(|node| visitor.visit_some(node.clone())),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.give(|node| visitor.visit_seq(SeqDeserializer::new(node.numbered(0, usize::MAX)?)))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Misread> {
        self.give(|node| visitor.visit_seq(SeqDeserializer::new(node.numbered(len, len)?)))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.deserialize_tuple(len, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.give(|node| {
            let named = node
                .named()?
                .map(|(name, node)| (BorrowedStrDeserializer::new(name), node));
            visitor.visit_map(MapDeserializer::new(named))
        })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.give(|node| match (node.value, node.fields().as_deref()) {
            (Value::String(name), _) => visitor.visit_enum(Named { name, holds: None }),
            (_, Ok([(name, holds)])) => visitor.visit_enum(Named {
                name,
                holds: Some(holds.clone()),
            }),
            _ => Err(Misread::unknown_variant("", known)),
        })
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u64 u128 f32 f64 char bytes byte_buf unit unit_struct identifier ignored_any
    }
}

/// One of several things by its name, and what it holds: `"random"`, `{"seat": 2}`.
struct Named<'a> {
    name: &'a str,
    holds: Option<Node<'a>>,
}

impl<'a> Named<'a> {
    fn held(self) -> Result<Node<'a>, Misread> {
        self.holds.ok_or_else(|| Wrong::Odd.into())
    }
}

impl<'a> EnumAccess<'a> for Named<'a> {
    type Error = Misread;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Result<(T::Value, Self), Misread> {
        let found = seed.deserialize(BorrowedStrDeserializer::<Misread>::new(self.name))?;
        Ok((found, self))
    }
}

impl<'a> VariantAccess<'a> for Named<'a> {
    type Error = Misread;

    fn unit_variant(self) -> Result<(), Misread> {
        match self.holds {
            Some(holds) => Err(holds.wrong(Wrong::Odd)),
            None => Ok(()),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Result<T::Value, Misread> {
        seed.deserialize(self.held()?)
    }

    fn tuple_variant<V: Visitor<'a>>(self, len: usize, visitor: V) -> Result<V::Value, Misread> {
        self.held()?.deserialize_tuple(len, visitor)
    }

    fn struct_variant<V: Visitor<'a>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Misread> {
        self.held()?.deserialize_struct("", fields, visitor)
    }
}
