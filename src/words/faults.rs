//! What is wrong with a document of a game, in a sentence that a person can act on: records, positions, printed values, options. What only the game
//! itself can say of it, it answers by [`Faulted`].

use super::Words;
use super::errors::count;
use super::phrases::Failing;
use crate::position::{self, Flaw, Positioned};
use crate::printed::{self, Edition, Printed};
use crate::record::{self, MAX_BYTES, MAX_MOVES, RecordError};

/// A game that says what is wrong with documents of its own, where the house does not know.
pub trait Faulted: Positioned {
    /// That a document is no record of this game, in a sentence: what is wrong, and at which place of it; an empty path is the whole.
    fn no_record(words: Words, path: &str, flaw: String) -> String;

    /// Why the game is not played with some options, in a sentence.
    fn disagreed(words: Words, error: Self::OptionsError) -> String;

    /// The rule of its own that printed values break, as part of a sentence.
    fn rule(words: Words, rule: &<Self::Content as Edition>::Rule) -> String;

    /// What only a position of this game lacks or has too much, as part of a sentence.
    fn own_flaw(words: Words, flaw: &Self::Flaw) -> String;

    /// What is unusual about printed values that can be played: a sentence a row, none for most.
    fn remarks(words: Words, content: &Self::Content) -> Vec<String>;

    /// The chapter of the rulebook that a refusal is of, as its heading.
    fn of_chapter(words: Words, refusal: &Self::Refusal) -> &'static str;
}

impl Words {
    /// Why a record of a game cannot be opened.
    pub fn record_fault<G: Faulted>(self, error: &record::ErrorOf<G>) -> String {
        match error {
            RecordError::TooLarge { bytes } => self.say(
                Failing::RecordTooLarge,
                &[("bytes", count(*bytes)), ("most", count(MAX_BYTES))],
            ),
            RecordError::NotARecord(why) => {
                let (path, flaw) = self.no_record(why);
                G::no_record(self, path, flaw)
            }
            RecordError::Newer { version } => self.say(Failing::RecordNewer, &[("version", (*version).into())]),
            RecordError::Options(error) => G::disagreed(self, *error),
            RecordError::UnknownContent { edition, hash } => {
                let args = [("edition", edition.as_str().into()), ("hash", hash.as_str().into())];
                self.say(Failing::RecordContent, &args)
            }
            RecordError::Position(error) => self.position_fault::<G>(error),
            RecordError::Seed(seed) => self.say(Failing::RecordSeed, &[("seed", seed.as_str().into())]),
            RecordError::TooLong { moves } => self.say(
                Failing::RecordTooLong,
                &[("moves", count(*moves)), ("most", count(MAX_MOVES))],
            ),
            RecordError::NotAMove { number, text } => {
                let args = [
                    ("number", count(number.saturating_add(1))),
                    ("text", text.as_str().into()),
                ];
                self.say(Failing::RecordNotAMove, &args)
            }
            RecordError::IllegalMove {
                number,
                text,
                forbidden,
            } => {
                let args = [
                    ("number", count(number.saturating_add(1))),
                    ("text", text.as_str().into()),
                    ("chapter", G::of_chapter(self, forbidden).into()),
                ];
                self.say(Failing::RecordIllegalMove, &args)
            }
            RecordError::OtherState => self.phrase(Failing::RecordOtherState).to_owned(),
        }
    }

    /// Why a text is no set of a game's printed values: which row, and which rule it breaks.
    pub fn content_fault<G: Faulted>(self, error: &printed::ErrorOf<<G as Printed>::Content>) -> String {
        self.not_content(error, |rule| G::rule(self, rule))
    }

    /// Why a document is no position of a game: the place, and what is possible there.
    pub fn position_fault<G: Faulted>(self, error: &position::ErrorOf<G>) -> String {
        self.not_a_position(&error.path, self.flaw_of::<G>(&error.flaw))
    }

    /// What a position of a game lacks or has too much, as part of a sentence.
    pub(crate) fn flaw_of<G: Faulted>(self, flaw: &Flaw<G::OptionsError, G::Flaw>) -> String {
        match flaw {
            Flaw::Form(wrong) => self.wrong(wrong),
            Flaw::Newer { version } => self.say(Failing::DocumentNewer, &[("version", (*version).into())]),
            Flaw::Options(error) => G::disagreed(self, *error).trim_end_matches('.').to_owned(),
            Flaw::Twice { other } => self.say(Failing::LiesTwice, &[("other", other.as_str().into())]),
            Flaw::Own(flaw) => G::own_flaw(self, flaw),
        }
    }
}
