//! Sets of cards, small enough to be copied.

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

use super::components::{OrderId, TechnologyId, Title};

/// A set over card numbers, as bits.
macro_rules! set {
    ($(#[$doc:meta])* $name:ident of $item:ty, $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name($bits);

        impl $name {
            /// Nothing.
            pub const EMPTY: Self = Self(0);
            /// Whether it holds an item.
            pub const fn contains(self, item: $item) -> bool {
                self.0 & Self::one(item) != 0
            }
            /// Adds an item; nothing happens for one that no box holds.
            pub const fn insert(&mut self, item: $item) {
                self.0 |= Self::one(item);
            }
            /// Takes an item out.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !Self::one(item);
            }
            const fn one(item: $item) -> $bits {
                if (item.0 as u32) < <$bits>::BITS { 1 << item.0 } else { 0 }
            }
            /// How many it holds.
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }
            /// Whether it holds nothing.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// Its items in order.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let item = bits.trailing_zeros() as u8;
                        bits &= bits - 1;
                        <$item>::from_number(item)
                    })
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                // The length goes first: canonical bytes need it, and the iterator cannot tell it.
                let mut items = serializer.serialize_seq(Some(self.len().into()))?;
                self.iter().try_for_each(|item| items.serialize_element(&item))?;
                items.end()
            }
        }
    };
}

impl OrderId {
    const fn from_number(number: u8) -> Self {
        Self(number)
    }
}

impl TechnologyId {
    const fn from_number(number: u8) -> Self {
        Self(number)
    }
}

set!(
    /// A set of Order cards.
    Orders of OrderId, u64
);
set!(
    /// A set of Technology cards.
    Technologies of TechnologyId, u32
);

/// A set of Technology titles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Titles(u32);

impl Titles {
    /// Whether a title is in the set.
    pub const fn contains(self, title: Title) -> bool {
        self.0 >> title.index() & 1 == 1
    }

    /// Adds a title.
    pub const fn insert(&mut self, title: Title) {
        self.0 |= 1 << title.index();
    }
}
