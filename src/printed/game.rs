//! A game that is played with printed values: what its documents tell of it besides what was played.

use std::fmt::{Debug, Display};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Edition, Rules};
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
