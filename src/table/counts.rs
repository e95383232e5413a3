//! What a player owns, in figures and symbols: counts, and counts in a line.

use super::row::Row;
use crate::drawing::scene::{Align, Color, Mark, Rect, Symbol};

/// The columns of a player's lines: in all of them figures stand below each other.
pub(crate) const COLUMNS: usize = 6;

/// The equal columns of a line.
pub(crate) fn columns(line: Rect) -> impl Iterator<Item = Rect> {
    line.columns(COLUMNS, 1.5)
}

/// A symbol and how many of it there are; if there is none, the symbol alone, grey and pale.
pub(crate) fn count(symbol: Symbol, tint: Color, amount: impl Into<u16>, size: f32) -> Row {
    let amount: u16 = amount.into();
    let row = Row::new(size).icon_size(size * 1.5);
    match amount {
        0 => row.faint().tinted(symbol, tint),
        _ => row.tinted(symbol, tint).gap(2.0).text(amount.to_string()),
    }
}

/// Counts in a line: in columns of equal width, or where one is too wide for its column, each with the room that it needs.
pub(crate) fn in_line(line: Rect, counts: Vec<Row>) -> Vec<Mark> {
    const APART: f32 = 1.5;
    // Out of columns, so far apart that a figure belongs to the symbol before it.
    const FREE: f32 = 4.0;
    let number = counts.len().max(1) as f32;
    let column = line.w / number;
    let all: f32 = counts.iter().map(Row::width).sum();
    let in_columns = counts.iter().all(|count| count.width() + APART <= column);
    let share = ((line.w - FREE * (number - 1.0)) / all.max(1.0)).min(1.0);
    let mut x = line.x;
    let mut marks = Vec::new();
    for count in counts {
        let room = count.width() * if in_columns { 1.0 } else { share };
        let count = count.fitting(room);
        let w = count.width();
        marks.extend(count.within(Rect::new(x, line.y, w + 0.1, line.h), Align::Start));
        x += if in_columns {
            column
        } else {
            w.max(room) + (line.w - all * share) / (number - 1.0).max(1.0)
        };
    }
    marks
}
