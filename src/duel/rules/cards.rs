//! Sets of cards, and Bonus cards that are owed, small enough to be copied.

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

use super::components::{BonusId, ChurchId, Criterion, Offering, OrderId, Title};

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

set!(
    /// A set of Order cards.
    Orders of OrderId, u32, |order| order.0.into(), OrderId
);
set!(
    /// A set of Church cards.
    Churches of ChurchId, u16, |card| card.0.into(), ChurchId
);
set!(
    /// A set of Bonus cards.
    Bonuses of BonusId, u16, |card| card.0.into(), BonusId
);
set!(
    /// A set of Technology cards.
    Titles of Title, u32, |title| title as u32, |number| Title::ALL[usize::from(number)]
);
set!(
    /// A set of criteria for a Trader.
    Criteria of Criterion, u8, |criterion| criterion as u32, |number| Criterion::ALL[usize::from(number)]
);
set!(
    /// Kinds of things given for Faith.
    Offerings of Offering, u8, |offering| offering as u32, |number| Offering::ALL[usize::from(number)]
);

impl Offerings {
    /// Every set of some of them, nothing and all of them included.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        let mut next = Some(Self(0));
        std::iter::from_fn(move || {
            let part = next?;
            // Counting up in the bits of the set alone; after all of them it begins again with none.
            let bits = part.0.wrapping_sub(self.0) & self.0;
            next = (bits != 0).then_some(Self(bits));
            Some(part)
        })
    }
}

/// Bonus cards that are owed as rewards, each by its level; the last one is taken first. An Order that is completed while one is
/// chosen may bring the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Owed {
    len: u8,
    /// Two bits each: how far the level is above the least.
    levels: u64,
}

impl Owed {
    /// The least level of a Bonus card.
    pub const LEAST: u8 = 5;
    /// The highest level of a Bonus card.
    pub const MOST: u8 = 7;

    /// One more is owed. Each is owed for an Order, of which there are fewer than there is room for.
    pub const fn push(&mut self, level: u8) {
        let above = (level.saturating_sub(Self::LEAST) & 3) as u64;
        self.levels = self.levels << 2 | above;
        self.len += 1;
    }

    /// Takes the one that is chosen next.
    pub const fn pop(&mut self) -> Option<u8> {
        let last = self.last();
        if last.is_some() {
            self.levels >>= 2;
            self.len -= 1;
        }
        last
    }

    /// The level of the one that is chosen next.
    pub const fn last(&self) -> Option<u8> {
        if self.len == 0 {
            return None;
        }
        Some((self.levels & 3) as u8 + Self::LEAST)
    }

    /// How many there are.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether none is owed.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The levels, that of the next one last.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..self.len)
            .rev()
            .map(move |place| (self.levels >> (2 * place) & 3) as u8 + Self::LEAST)
    }
}

impl Serialize for Owed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut levels = serializer.serialize_seq(Some(self.len.into()))?;
        self.iter().try_for_each(|level| levels.serialize_element(&level))?;
        levels.end()
    }
}
