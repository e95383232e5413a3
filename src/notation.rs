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

/// Reads a move by its words, of which those that it lacks are empty. One text for one move: nothing but what [`Display`](fmt::Display) writes is read.
///
/// # Errors
/// It is no move: `by_words` knows none like it, or would have it written otherwise.
pub(crate) fn read<M: fmt::Display>(
    text: &str,
    by_words: impl FnOnce([&str; 5]) -> Result<M, NotAMove>,
) -> Result<M, NotAMove> {
    let mut words = text.split(' ');
    let read = by_words([(); 5].map(|()| words.next().unwrap_or_default()))?;
    if read.to_string() == text {
        Ok(read)
    } else {
        Err(NotAMove)
    }
}

#[cfg(test)]
mod tests {
    use std::fmt;

    use super::{NotAMove, number, read, separated};

    /// A move of one or two numbers.
    #[derive(Debug, PartialEq, Eq)]
    struct Draw(Vec<u8>);

    impl fmt::Display for Draw {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("draw ")?;
            separated(f, self.0.iter())
        }
    }

    fn draw(text: &str) -> Result<Draw, NotAMove> {
        read(text, |words| match words {
            ["draw", numbers, ..] => Ok(Draw(numbers.split(',').map(number).collect::<Result<_, _>>()?)),
            _ => Err(NotAMove),
        })
    }

    #[test]
    fn a_move_is_read_as_it_is_written() {
        for text in ["draw 7", "draw 0,255"] {
            assert_eq!(draw(text).map(|draw| draw.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_would_be_written_otherwise_is_no_move() {
        let others = [
            "",
            "draw",
            "drawn 7",
            "draw 07",
            "draw +7",
            "draw 256",
            "draw 7 ",
            " draw 7",
            "draw  7",
            "draw 7 8",
            "draw 7,",
            "draw 1 2 3 4 5",
        ];
        for text in others {
            assert_eq!(draw(text), Err(NotAMove), "{text:?}");
        }
    }
}
