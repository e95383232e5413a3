//! What positions of the game speak of.

use crate::opponents;

/// What a group of features, or a part of the score, speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Yen.
    Money,
    /// Trade goods and imported goods, face up and turned.
    Goods,
    /// Orders, and the goods for them.
    Orders,
    /// Technologies.
    Technologies,
    /// Church cards.
    Church,
    /// Foreign Traders that are ready or near.
    Traders,
    /// Shops and Trading Houses, built and to build.
    Buildings,
    /// Influence and Support cards to play.
    Cards,
}

impl opponents::Subject for Subject {
    const ALL: &'static [Self] = &[
        Self::Money,
        Self::Goods,
        Self::Orders,
        Self::Technologies,
        Self::Church,
        Self::Traders,
        Self::Buildings,
        Self::Cards,
    ];

    fn number(self) -> usize {
        self as usize
    }
}
