//! In which versions of their formats a game's documents are written.

/// A version of the format of a game's records, and one of its positions.
///
/// What the format says of every game and what it says of one are counted together, in the one number that a document tells. So the next number for
/// all games is greater than every one that any game has; and the next of one game is greater than its own and those of all, whatever other
/// games have: their documents are left alone, and an older build says of this game's that they are newer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Versions {
    /// Of a record, from 1.
    pub record: u32,
    /// Of a position, from 1.
    pub position: u32,
}

impl Versions {
    /// The first ones, in which whatever is not told otherwise is written.
    pub const FIRST: Self = Self { record: 1, position: 1 };
}
