//! Plain data with named fields.

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, MapAccess, Visitor};

/// What has named fields. Without it a list would do, its first element for the first field.
#[derive(Debug)]
pub(super) struct Fields<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Fields<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Named<T>(std::marker::PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Named<T> {
            type Value = Fields<T>;

            fn expecting(&self, formatter: &mut std::fmt::Formatter) -> std::fmt::Result {
                formatter.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Fields<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Fields)
            }
        }

        deserializer.deserialize_map(Named(std::marker::PhantomData))
    }
}
