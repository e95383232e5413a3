//! What a choice would give, in columns that stay where they are from one choice to the next.

use super::row::Row;
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Mark, Rect, Text, palette};

/// No column is wider, in pixels.
const WIDEST: f32 = 120.0;
/// Between columns.
const APART: f32 = 12.0;
/// The height of a line of words, in sizes of its type.
const LINE: f32 = 1.25;

/// What a choice would give: below the word for each the figures, in columns of one width. Whatever it does not give, its column stays empty.
pub(crate) struct Ledger<const N: usize> {
    columns: [Option<(&'static str, Row)>; N],
    /// Of the words.
    size: f32,
    /// The width of a column, in pixels.
    column: f32,
    /// In pixels.
    pub height: f32,
}

impl<const N: usize> Ledger<N> {
    /// A ledger beside words of a type size, if a rectangle has room for it.
    pub fn new(columns: &[Option<(&'static str, Row)>; N], size: f32, room: Rect) -> Option<Self> {
        let words = (size * 0.85).max(11.5);
        // As large as there is room for, within reason.
        let icon = (room.h - words * LINE - 1.0).held(size * 1.7, size * 2.1);
        let large = |row: &Row| Row::new(icon * 0.7).icon_size(icon).then(row.clone());
        let column = (room.w / N as f32).min(WIDEST);
        let columns = columns
            .clone()
            .map(|given| given.map(|(word, row)| (word, large(&row))));
        let ledger = Self {
            columns,
            size: words,
            column,
            height: words * LINE + icon,
        };
        let fits =
            |(word, row): &(&str, Row)| letters::width(Face::Sans, words, word).max(row.width()) <= column - APART;
        let is_whole = ledger.height <= room.h && ledger.columns.iter().flatten().all(fits);
        is_whole.then_some(ledger)
    }

    /// Its marks, in a rectangle.
    pub fn within(self, rect: Rect) -> Vec<Mark> {
        let Self { size, column, .. } = self;
        let mut marks = Vec::new();
        let mut rest = rect;
        for given in self.columns {
            let mut at = rest.take_left(column);
            if let Some((word, row)) = given {
                let head = at.take_top(size * LINE);
                marks.push(Text::within(head, word, Face::Sans, size, palette::MUTE, Align::Start).into());
                marks.extend(row.within(at, Align::Start));
            }
        }
        marks
    }
}
