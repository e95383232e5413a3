//! Which rules a game is played by. Where something is ruled otherwise later, games that were begun before keep their rules.

use std::fmt::{self, Debug};
use std::marker::PhantomData;

use serde::Serialize;
use serde::de::{DeserializeOwned, Deserializer, Error, Unexpected, Visitor};

/// Which rules a game is played by: where something was ruled otherwise later, games that were begun before keep their rules. The default are
/// the first, those of a document that does not tell.
pub trait Rules: Copy + Debug + Default + Eq + Serialize + DeserializeOwned + 'static {
    /// All of them, the oldest first.
    const ALL: &'static [Self];

    /// The newest, by which a game is played that begins now.
    fn latest() -> Self {
        *Self::ALL.last().expect("a game has rules")
    }

    /// How they are written: from 1, in the order of [`ALL`](Self::ALL).
    fn number(self) -> u8;

    /// Whether they are the first ones, which no document needs to tell.
    fn is_first(&self) -> bool {
        *self == Self::default()
    }
}

/// The rules of a game, listed from the oldest to the newest and written as their number. What reads them in a document refuses the number of
/// no rules with its place.
macro_rules! rules {
    ($(#[$meta:meta])* $name:ident { $(#[$says:meta])* $first:ident $(, $(#[$doc:meta])* $later:ident)* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize)]
        #[serde(into = "u8")]
        pub enum $name {
            $(#[$says])*
            #[default]
            $first,
            $($(#[$doc])* $later),*
        }

        impl $name {
            /// All of them, the oldest first.
            pub const ALL: [Self; [Self::$first $(, Self::$later)*].len()] = [Self::$first $(, Self::$later)*];

            /// The newest, by which a game is played that begins now.
            pub const LATEST: Self = Self::ALL[Self::ALL.len() - 1];

            /// How they are written.
            pub const fn number(self) -> u8 {
                self as u8 + 1
            }

            /// Whether they are the first ones, which no document needs to tell.
            pub const fn is_first(&self) -> bool {
                matches!(self, Self::$first)
            }
        }

        impl From<$name> for u8 {
            fn from(rules: $name) -> Self {
                rules.number()
            }
        }

        impl $crate::printed::Rules for $name {
            const ALL: &'static [Self] = &Self::ALL;

            fn number(self) -> u8 {
                self.number()
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(place: D) -> Result<Self, D::Error> {
                $crate::printed::numbered(place)
            }
        }
    };
}

pub(crate) use rules;

/// Reads rules where they stand in a document, so that the number of no rules is told with its place.
///
/// # Errors
/// What stands there is the number of no rules.
pub fn numbered<'de, R: Rules, D: Deserializer<'de>>(place: D) -> Result<R, D::Error> {
    place.deserialize_u8(Number(PhantomData))
}

struct Number<R>(PhantomData<R>);

impl<R: Rules> Visitor<'_> for Number<R> {
    type Value = R;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the number of rules")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<R, E> {
        let known = R::ALL.iter().find(|rules| u64::from(rules.number()) == number);
        known
            .copied()
            .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }
}

#[cfg(test)]
mod tests {
    rules! {
        /// Rules of a game that was ruled otherwise twice.
        Ruled {
            /// 1.
            First,
            /// 2.
            Second,
            /// 3.
            Third,
        }
    }

    #[test]
    fn they_are_written_as_their_number_from_1() {
        let text = serde_json::to_string(&Ruled::ALL).expect("numbers have a text");
        assert_eq!(text, "[1,2,3]");
        assert_eq!(
            serde_json::from_str::<[Ruled; 3]>(&text).expect("it is read back"),
            Ruled::ALL
        );
        for other in ["0", "4", "1.5", "\"1\""] {
            assert!(serde_json::from_str::<Ruled>(other).is_err(), "{other}");
        }
    }

    #[test]
    fn the_first_are_those_of_who_does_not_tell_and_the_last_the_newest() {
        assert_eq!((Ruled::default(), Ruled::LATEST), (Ruled::First, Ruled::Third));
        assert!(Ruled::First.is_first() && !Ruled::Second.is_first());
        assert!(
            <Ruled as super::Rules>::ALL
                .iter()
                .all(|rules| rules.is_first() == (rules.number() == 1))
        );
    }
}
