//! Sets of cards or kinds, as bits.

/// A set over cards or kinds: its name, the bits that it is kept in, and of what it is, with the number of an item, from 0, and the item of
/// a number. What has no bit is no item of any box: it is never in a set. Serialised it is the list of its items, in their order.
macro_rules! set {
    ($(#[$doc:meta])* $name:ident: $bits:ty, of $item:ty, $one:ident => $number:expr, $at:ident => $item_at:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($bits);

        impl $name {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            const fn one($one: $item) -> $bits {
                let number: u8 = $number;
                if (number as u32) < <$bits>::BITS { 1 << number } else { 0 }
            }

            /// Whether it holds an item.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & Self::one(item) != 0
            }

            /// Adds an item; nothing happens for one that no box holds.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= Self::one(item);
            }

            /// Takes an item out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
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
                let mut bits = self.0;
                ::std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let $at = bits.trailing_zeros() as u8;
                        bits &= bits - 1;
                        $item_at
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

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use ::serde::ser::SerializeSeq as _;
                // The length goes first: canonical bytes need it, and the iterator cannot tell it.
                let mut items = serializer.serialize_seq(Some(self.len().into()))?;
                self.iter().try_for_each(|item| items.serialize_element(&item))?;
                items.end()
            }
        }
    };
}

pub(crate) use set;

/// Every set of some of the things whose bits are set, nothing and all of them included: as bits, from the least number to the greatest.
pub fn parts(bits: u8) -> impl Iterator<Item = u8> {
    let mut next = Some(0_u8);
    std::iter::from_fn(move || {
        let part = next?;
        // Counting up in these bits alone; after all of them it begins again with none.
        let following = part.wrapping_sub(bits) & bits;
        next = (following != 0).then_some(following);
        Some(part)
    })
}

#[cfg(test)]
mod tests {
    set!(
        /// A set of numbers.
        Numbers: u16, of u8, number => number, at => at
    );

    fn numbers(items: &[u8]) -> Numbers {
        items.iter().copied().collect()
    }

    #[test]
    fn a_set_holds_what_was_put_in_until_it_is_taken_out() {
        let mut set = Numbers::EMPTY;
        assert!(set.is_empty() && !set.contains(3));
        [15, 3, 3].into_iter().for_each(|item| set.insert(item));
        assert!(set.contains(3) && set.contains(15) && !set.contains(4));
        assert_eq!(set.len(), 2);
        set.remove(3);
        set.remove(4);
        assert_eq!(set, numbers(&[15]));
    }

    #[test]
    fn what_has_no_bit_is_in_no_set() {
        let mut set = numbers(&[0, 15]);
        for item in [16, 31, 32, 255] {
            set.insert(item);
            assert!(!set.contains(item));
            set.remove(item);
        }
        assert_eq!(set, numbers(&[0, 15]));
    }

    #[test]
    fn of_two_sets_there_is_what_one_lacks_and_what_both_have() {
        let (one, other) = (numbers(&[1, 2, 9]), numbers(&[2, 9, 11]));
        assert_eq!(one.without(other), numbers(&[1]));
        assert_eq!(one.with(other), numbers(&[2, 9]));
    }

    #[test]
    fn items_come_in_their_order_and_are_written_so() {
        let set = numbers(&[9, 0, 4]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 4, 9]);
        assert_eq!(serde_json::to_string(&set).expect("a set has a text"), "[0,4,9]");
        assert_eq!(postcard::to_allocvec(&set).expect("a set has bytes"), [3, 0, 4, 9]);
    }

    #[test]
    fn the_parts_of_a_set_are_each_there_once() {
        let parts = |bits| super::parts(bits).collect::<Vec<_>>();
        assert_eq!(parts(0), [0]);
        assert_eq!(parts(0b101), [0, 0b001, 0b100, 0b101]);
        assert_eq!(parts(u8::MAX).len(), 256);
    }
}
