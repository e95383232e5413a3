//! Kinds of things, listed in order.

/// An enum whose variants are listed in order, index arrays, and bear a name in texts and documents.
macro_rules! listed {
    ($(#[$meta:meta])* $name:ident, $count:ident { $($(#[$doc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* #[serde(rename = $text)] $variant),+ }

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

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Self::$variant => $text),+ })
            }
        }

        impl FromStr for $name {
            type Err = NotAMove;
            fn from_str(text: &str) -> Result<Self, NotAMove> {
                match text {
                    $($text => Ok(Self::$variant),)+
                    _ => Err(NotAMove),
                }
            }
        }
    };
}

pub(crate) use listed;
