//! What a move costs and gives, as symbols with signed figures.

use super::row::Row;
use crate::drawing::letters::Face;
use crate::drawing::scene::{Color, Symbol};

/// Something that a move takes or gives.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Change {
    /// What.
    pub symbol: Symbol,
    /// What tells it from others of its kind.
    pub badge: Option<Symbol>,
    /// By how many.
    pub by: i32,
}

impl Change {
    /// How much of something there is more or less.
    pub fn new(symbol: impl Into<Symbol>, before: impl Into<i32>, after: impl Into<i32>) -> Self {
        Self {
            symbol: symbol.into(),
            badge: None,
            by: after.into() - before.into(),
        }
    }
}

/// Changes in a line of a type size, costs first; whatever takes a player's colour is in a tint. `None` if there is no change.
pub(crate) fn row(changes: &[Change], size: f32, tint: Color) -> Option<Row> {
    let costs = changes.iter().filter(|change| change.by < 0);
    let gains = changes.iter().filter(|change| change.by > 0);
    let row = Row::new(size).icon_size(size * 1.4).face(Face::SansBold);
    let row = costs.chain(gains).fold(row, |row, change| {
        let row = row.text(signed(change.by)).gap(2.0).tinted(change.symbol, tint);
        match change.badge {
            Some(badge) => row.icon(badge).gap(7.0),
            None => row.gap(7.0),
        }
    });
    (!row.is_empty()).then_some(row)
}

/// So many more or less, with its sign.
pub(crate) fn signed(by: i32) -> String {
    let sign = if by < 0 { "−" } else { "+" };
    format!("{sign}{}", by.abs())
}
