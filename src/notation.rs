//! How moves are written in records: words with a space between them, and one text for one move.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use std::fmt;

/// A text that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAMove;

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no move of the game")
    }
}

impl std::error::Error for NotAMove {}

/// Writes several things as one word, with commas between them.
pub(crate) fn separated<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = T>) -> fmt::Result {
    for (index, item) in items.enumerate() {
        if index > 0 {
            f.write_str(",")?;
        }
        write!(f, "{item}")?;
    }
    Ok(())
}

/// The number that a word is, 0 to 255.
pub(crate) fn number(text: &str) -> Result<u8, NotAMove> {
    text.parse().map_err(|_| NotAMove)
}
