//! What positions of the game speak of.

use crate::opponents;

/// What a group of features, or a part of the score, speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Yen.
    Money,
    /// Trade goods and imported goods.
    Goods,
    /// Assistants, Shops and Trading Houses to use.
    Pieces,
    /// Orders, and the goods for them.
    Orders,
    /// Technologies.
    Technologies,
    /// Agents to use.
    Agents,
    /// Icons of different countries.
    Countries,
    /// Spaces on the Church and Customs boards.
    Boards,
    /// Power that waits for the next turns.
    Power,
}

impl opponents::Subject for Subject {
    const ALL: &'static [Self] = &[
        Self::Money,
        Self::Goods,
        Self::Pieces,
        Self::Orders,
        Self::Technologies,
        Self::Agents,
        Self::Countries,
        Self::Boards,
        Self::Power,
    ];

    fn number(self) -> usize {
        self as usize
    }
}
