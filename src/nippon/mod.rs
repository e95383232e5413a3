//! Nippon, for two to four: as yet its components by name and its printed values.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

pub mod content;
mod rules;

pub use rules::components;

/// A game of Nippon: its content.
#[derive(Clone, Debug)]
pub struct Nippon {
    /// The printed values.
    pub content: content::Content,
}
