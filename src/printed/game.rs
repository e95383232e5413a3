//! A game that is played with printed values: what its documents tell of it besides what was played.

use std::fmt::{self, Debug, Display};
use std::marker::PhantomData;

use serde::Serialize;
use serde::de::{DeserializeOwned, Deserializer, Error, Unexpected, Visitor};

use super::Edition;
use crate::game::Game;

/// A game as its documents name it: by its printed values, its options, and the number of its rules.
pub trait Printed: Game + Clone + Debug + 'static {
    /// What its documents call it.
    const NAME: &'static str;

    /// Its printed values.
    type Content: Edition;
    /// What is agreed before it begins; always valid. Its text is the one that documents hold.
    type Options: Copy + Debug + Eq + Serialize + DeserializeOwned;
    /// Options as they are written; they may be those of no game.
    type Agreement: DeserializeOwned + TryInto<Self::Options, Error = Self::OptionsError>;
    /// Why a game is not played with some options.
    type OptionsError: Copy + Debug + Eq + Display;
    /// Which rules it is played by.
    type Rules: Rules;

    /// The game with the given printed values and options, by the given rules.
    fn begin(content: Self::Content, options: Self::Options, rules: Self::Rules) -> Self;

    /// The printed values.
    fn content(&self) -> &Self::Content;

    /// What names the printed values in records, together with their name; reckoned once, for every save asks for it.
    fn content_hash(&self) -> u64;

    /// The options.
    fn options(&self) -> Self::Options;

    /// Which rules it is played by.
    fn rules(&self) -> Self::Rules;

    /// How many seats play with some options.
    fn seats(options: Self::Options) -> u8;

    /// The field of a document's options that an error is about.
    fn field(error: Self::OptionsError) -> &'static str;
}

/// Which rules a game is played by: where something was ruled otherwise later, games that were begun before keep their rules. The default are
/// the first, those of a document that does not tell.
pub trait Rules: Copy + Debug + Default + Eq + Serialize + DeserializeOwned + 'static {
    /// All of them, the oldest first.
    const ALL: &'static [Self];

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
