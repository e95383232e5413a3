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
