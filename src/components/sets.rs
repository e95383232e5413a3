//! Sets of cards or kinds, as bits.

/// A set over cards or kinds, as bits.
macro_rules! set {
    ($(#[$doc:meta])* $name:ident of $item:ty, $bits:ty, $number:expr, $item_of:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($bits);

        impl $name {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            fn one(item: $item) -> $bits {
                let number: fn($item) -> u32 = $number;
                // No box holds what has no bit.
                <$bits>::from(1u8).checked_shl(number(item)).unwrap_or(0)
            }

            /// Whether it holds an item.
            #[inline]
            pub fn contains(self, item: $item) -> bool {
                self.0 & Self::one(item) != 0
            }

            /// Adds an item.
            #[inline]
            pub fn insert(&mut self, item: $item) {
                self.0 |= Self::one(item);
            }

            /// Takes an item out.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !Self::one(item);
            }

            /// How many it holds.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether it holds nothing.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Those that are not in the other set.
            #[inline]
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Those that are in both sets.
            #[inline]
            #[must_use]
            pub const fn with(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Its items in order.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let item: fn(u8) -> $item = $item_of;
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let number = bits.trailing_zeros() as u8;
                        bits &= bits - 1;
                        item(number)
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

pub(crate) use set;
