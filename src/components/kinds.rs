//! Kinds of things, listed in order.

/// An enum whose variants are listed in order and index arrays; in documents each bears its name in small letters, with hyphens. A kind that
/// moves or documents call otherwise, or that texts name, is listed with its names: `One = "1"`. It is then written and read by them everywhere.
macro_rules! listed {
    ($(#[$meta:meta])* $name:ident, $count:ident { $($(#[$doc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        #[doc = concat!("How many kinds of `", stringify!($name), "` there are.")]
        pub const $count: usize = [$($name::$variant),+].len();

        impl $name {
            /// Every kind, in the order of declaration.
            pub const ALL: [Self; $count] = [$(Self::$variant),+];

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
    ($(#[$meta:meta])* $name:ident, $count:ident { $($(#[$doc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $crate::components::listed! {
            $(#[$meta])*
            $name, $count { $($(#[$doc])* #[serde(rename = $text)] $variant),+ }
        }

        impl $name {
            /// What it is called in texts and documents.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::notation::NotAMove;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($text => Ok(Self::$variant),)+
                    _ => Err($crate::notation::NotAMove),
                }
            }
        }
    };
}

pub(crate) use listed;

#[cfg(test)]
mod tests {
    use crate::notation::NotAMove;

    listed! {
        /// What is paid with.
        Coin, COINS {
            /// The least.
            SmallCoin,
            /// The most.
            LargeCoin,
        }
    }

    listed! {
        /// What is bought.
        Ware, WARES {
            /// One.
            One = "1",
            /// A box of them.
            TeaBox = "tea-box",
        }
    }

    #[test]
    fn kinds_index_arrays_in_their_order() {
        assert_eq!(Coin::ALL, [Coin::SmallCoin, Coin::LargeCoin]);
        assert_eq!([COINS, WARES], [2, 2]);
        assert_eq!(Coin::ALL.map(Coin::index), [0, 1]);
        assert_eq!(Ware::ALL.map(Ware::index), [0, 1]);
    }

    #[test]
    fn kinds_are_written_in_documents_by_their_names() {
        let text = serde_json::to_string(&(Coin::ALL, Ware::ALL)).expect("kinds have a text");
        assert_eq!(text, r#"[["small-coin","large-coin"],["1","tea-box"]]"#);
        let read: ([Coin; COINS], [Ware; WARES]) = serde_json::from_str(&text).expect("it is read back");
        assert_eq!(read, (Coin::ALL, Ware::ALL));
        assert!(serde_json::from_str::<Ware>(r#""One""#).is_err());
    }

    #[test]
    fn named_kinds_are_read_as_they_are_written() {
        for ware in Ware::ALL {
            assert_eq!(ware.to_string().parse(), Ok(ware));
        }
        assert_eq!(Ware::TeaBox.name(), "tea-box");
        for other in ["", "TeaBox", "tea-box ", "One"] {
            assert_eq!(other.parse::<Ware>(), Err(NotAMove), "{other:?}");
        }
    }
}
