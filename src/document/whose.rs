//! Which game a document is of.

/// The game of a document that tells none: the one that was there before others were.
pub const UNTOLD: &str = "yokohama";
