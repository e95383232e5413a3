//! Why a record cannot be opened.

use std::fmt;

use super::{MAX_BYTES, MAX_MOVES};
use crate::document::Misread;
use crate::game::Game;
use crate::position::{PositionError, Positioned};
use crate::printed::Printed;

/// Why a record of a game's cannot be opened.
pub type ErrorOf<G> = RecordError<<G as Printed>::OptionsError, <G as Positioned>::Flaw, <G as Game>::Refusal>;

/// Why a record cannot be opened: `O` is why a game is not played with some options, `P` what only a position of this game can have wrong, `F`
/// why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError<O, P, F> {
    /// Larger than [`MAX_BYTES`].
    TooLarge {
        /// Its size in bytes.
        bytes: usize,
    },
    /// Not a record: what is wrong.
    NotARecord(NoRecord),
    /// A record of a newer version of the format.
    Newer {
        /// Its version.
        version: u32,
    },
    /// No game is played with its options.
    Options(O),
    /// Played with printed values that are not at hand.
    UnknownContent {
        /// The edition's name.
        edition: String,
        /// The hash of its values.
        hash: String,
    },
    /// The position that it begins with is possible in no game.
    Position(PositionError<O, P>),
    /// The seed is not as seeds are written: 1 to 16 hexadecimal digits, small letters, no leading zeros.
    Seed(String),
    /// More than [`MAX_MOVES`] moves.
    TooLong {
        /// How many.
        moves: usize,
    },
    /// A text among the moves is no move.
    NotAMove {
        /// Which one, from 0.
        number: usize,
        /// The text.
        text: String,
    },
    /// A move breaks a rule.
    IllegalMove {
        /// Which one, from 0.
        number: usize,
        /// The text.
        text: String,
        /// The rule.
        forbidden: F,
    },
    /// The moves lead to another state than the one recorded.
    OtherState,
}

/// Why a document is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoRecord {
    /// It has not the form of a record.
    Form(Misread),
    /// It says that it is a record of another game.
    Game {
        /// Which one.
        game: String,
    },
    /// It says that it is of version 0, which there never was.
    Version,
    /// What is hidden is dealt anew after a move that is not there, for a seat that nobody has, or in another order than that of play.
    Deals,
}

impl<O, P, F> From<NoRecord> for RecordError<O, P, F> {
    fn from(why: NoRecord) -> Self {
        Self::NotARecord(why)
    }
}

impl<O, P, F> From<Misread> for RecordError<O, P, F> {
    fn from(misread: Misread) -> Self {
        NoRecord::Form(misread).into()
    }
}

impl<O, P, F> RecordError<O, P, F> {
    /// A short name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLarge { .. } => "record-too-large",
            Self::NotARecord(_) => "not-a-record",
            Self::Newer { .. } => "record-newer",
            Self::Options(_) => "record-options",
            Self::UnknownContent { .. } => "record-content-unknown",
            Self::Position(_) => "record-position",
            Self::Seed(_) => "record-seed",
            Self::TooLong { .. } => "record-too-long",
            Self::NotAMove { .. } => "record-not-a-move",
            Self::IllegalMove { .. } => "record-illegal-move",
            Self::OtherState => "record-other-state",
        }
    }
}

impl<O: fmt::Debug + fmt::Display, P: fmt::Debug, F: fmt::Display> fmt::Display for RecordError<O, P, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { bytes } => {
                write!(
                    f,
                    "The record has {bytes} bytes; a game has {MAX_BYTES} at most. Choose another file."
                )
            }
            Self::NotARecord(why) => write!(f, "This is not a record of the game: {why:?}."),
            Self::Newer { version } => write!(
                f,
                "The record was written by a newer version of the game (format {version}). Open it with that version."
            ),
            Self::Options(error) => write!(f, "The record is one of no game: {error}"),
            Self::UnknownContent { edition, hash } => write!(
                f,
                "The record was played with printed values that are not loaded: edition \u{201c}{edition}\u{201d}, hash {hash}. Load that content first."
            ),
            Self::Position(error) => write!(f, "The record begins with no position of a game: {error}"),
            Self::Seed(seed) => write!(
                f,
                "The record's seed \u{201c}{seed}\u{201d} is not 1 to 16 hexadecimal digits, 0-9 and a-f."
            ),
            Self::TooLong { moves } => write!(f, "The record has {moves} moves; {MAX_MOVES} are the most."),
            Self::NotAMove { number, text } => {
                write!(
                    f,
                    "Move {} of the record, \u{201c}{text}\u{201d}, is no move of the game.",
                    number + 1
                )
            }
            Self::IllegalMove {
                number,
                text,
                forbidden,
            } => {
                write!(
                    f,
                    "Move {} of the record, \u{201c}{text}\u{201d}, breaks a rule: {forbidden}.",
                    number + 1
                )
            }
            Self::OtherState => write!(
                f,
                "The record's moves lead to another state than the one it was saved in; it was changed or damaged."
            ),
        }
    }
}

impl<O, P, F> std::error::Error for RecordError<O, P, F>
where
    O: fmt::Debug + fmt::Display,
    P: fmt::Debug,
    F: fmt::Debug + fmt::Display,
{
}
