//! A row of figures, words and symbols, measured before it is drawn: a reward, a price, what a player owns.

use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Align, Color, Face, Mark, Point, Rect, Stamp, Symbol, Text, palette};

/// A row of figures, words and symbols. Its size is that of its type in pixels; symbols are larger by
/// [`icon`](Row::icon_size).
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    items: Vec<Item>,
    size: f32,
    icon: f32,
    face: Face,
    color: Color,
    look: Ink,
}

#[derive(Clone, Debug, PartialEq)]
enum Item {
    Text(String, Face, Color),
    Stamp(Symbol, Color, Ink),
    Gap(f32),
}

/// How a symbol looks.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Ink {
    Full,
    Faint,
}

/// No type is set smaller.
const LEAST: f32 = 11.0;
/// No line of it is lower.
const LEAST_LINE: f32 = 8.5;
/// Between a figure and its symbol, as a share of the type's size.
const BREATH: f32 = 0.08;

/// How large a symbol stands beside figures: the rosette, which stands beside most of them, is lively enough at less.
fn share(symbol: Symbol) -> f32 {
    if symbol == Symbol::Point { 0.84 } else { 1.0 }
}

impl Row {
    /// An empty row of a type size, in bold sans and ink; symbols one and a third times as large.
    pub const fn new(size: f32) -> Self {
        Self {
            items: Vec::new(),
            size,
            icon: size * 1.34,
            face: Face::SansBold,
            color: palette::INK,
            look: Ink::Full,
        }
    }

    /// The same row with symbols of a size in pixels.
    pub fn icon_size(self, icon: f32) -> Self {
        Self { icon, ..self }
    }

    /// The same row in another face: it counts for the words and figures added from here on.
    pub fn face(self, face: Face) -> Self {
        Self { face, ..self }
    }

    /// The same row in another colour of type, from here on.
    pub fn color(self, color: Color) -> Self {
        Self { color, ..self }
    }

    /// The same row with symbols grey and pale from here on: of what is not owned or out of reach.
    pub fn faint(self) -> Self {
        Self {
            look: Ink::Faint,
            ..self
        }
    }

    /// The same row with all its words and figures in one colour.
    pub fn dyed(mut self, color: Color) -> Self {
        self.items.iter_mut().for_each(|item| {
            if let Item::Text(_, _, ink) = item {
                *ink = color;
            }
        });
        self.color(color)
    }

    /// Adds words or figures.
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.items.push(Item::Text(text.into(), self.face, self.color));
        self
    }

    /// Adds a symbol.
    pub fn icon(self, symbol: impl Into<Symbol>) -> Self {
        self.tinted(symbol, palette::INK)
    }

    /// Adds a symbol in a player's colour.
    pub fn tinted(mut self, symbol: impl Into<Symbol>, tint: Color) -> Self {
        self.items.push(Item::Stamp(symbol.into(), tint, self.look));
        self
    }

    /// Adds all that stands in another row, in the sizes of this one.
    pub fn then(mut self, other: Self) -> Self {
        self.items.extend(other.items);
        self
    }

    /// Adds a gap in pixels.
    pub fn gap(mut self, gap: f32) -> Self {
        self.items.push(Item::Gap(gap));
        self
    }

    /// Adds an amount and the symbol of what is counted: `2` and a leaf.
    pub fn amount(self, amount: impl ToString, symbol: impl Into<Symbol>) -> Self {
        let breath = self.size * BREATH;
        self.text(amount.to_string()).gap(breath).icon(symbol)
    }

    /// The row with gains added to it, in a rectangle: in as few lines as have room for them, and in so many at least. Where there is
    /// none for the figures, symbols stand alone; whoever points at them is told how many.
    pub fn amounts_within(
        self,
        gains: impl Iterator<Item = (u8, Symbol)>,
        rect: Rect,
        least: usize,
        align: Align,
    ) -> Vec<Mark> {
        let gains: Vec<_> = gains.collect();
        let empty = Self {
            items: Vec::new(),
            ..self.clone()
        };
        let most = gains.len().min((rect.h / LEAST_LINE) as usize);
        let mut counts = least..=most.max(least);
        let lines = counts.find_map(|count| {
            let mut first = Some(self.clone());
            let lines = gains.chunks(gains.len().div_ceil(count).max(1));
            let rows = lines.map(|gains| {
                first
                    .take()
                    .unwrap_or_else(|| empty.clone())
                    .amounts(gains.iter().copied())
            });
            let rows: Vec<Self> = rows.map(|row| row.no_higher(rect.h / count as f32)).collect();
            rows.iter()
                .all(|row| row.clone().fitting(rect.w).width() <= rect.w + 0.01)
                .then_some(rows)
        });
        let rows = lines.unwrap_or_else(|| {
            let per_line = |count: usize| gains.len().div_ceil(count).max(1);
            let icon = |count: usize| (rect.h / count as f32).min(rect.w / per_line(count) as f32);
            let count = if icon(1) < icon(2) { 2 } else { 1 };
            let empty = empty.icon_size(self.icon.min(icon(count)));
            let row = |gains: &[(u8, Symbol)]| gains.iter().fold(empty.clone(), |row, gain| row.icon(gain.1));
            gains.chunks(per_line(count)).map(row).collect()
        });
        let lines = rect.rows(rows.len(), 0.0).zip(rows);
        lines.flat_map(|(line, row)| row.within(line, align)).collect()
    }

    /// The same row, no higher than a line if that is possible with type of 11 pixels.
    fn no_higher(mut self, line: f32) -> Self {
        self.size = self.size.min((line * 1.35).max(LEAST));
        self.icon = self.icon.min(line);
        self
    }

    /// Adds amounts of things, but for those that are 0.
    pub fn amounts(mut self, amounts: impl IntoIterator<Item = (u8, Symbol)>) -> Self {
        let apart = self.size * 0.35;
        for (amount, symbol) in amounts.into_iter().filter(|(amount, _)| *amount > 0) {
            if !self.items.is_empty() {
                self = self.gap(apart);
            }
            self = self.amount(amount, symbol);
        }
        self
    }

    /// Whether nothing stands in it.
    pub const fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// What is written in it, with face and colour, if it is nothing but one text.
    pub fn words(&self) -> Option<(&str, Face, Color)> {
        match &self.items[..] {
            [Item::Text(text, face, color)] => Some((text, *face, *color)),
            _ => None,
        }
    }

    /// How wide it is, in pixels.
    pub fn width(&self) -> f32 {
        self.items.iter().map(|item| self.advance(item)).sum()
    }

    fn advance(&self, item: &Item) -> f32 {
        match item {
            Item::Text(text, face, _) => crate::drawing::letters::width(*face, self.size, text),
            Item::Stamp(symbol, ..) => self.icon * share(*symbol),
            Item::Gap(gap) => *gap,
        }
    }

    /// The same row, no wider than `room` if that is possible with type of 11 pixels or more: first all of it grows
    /// smaller, then symbols and gaps alone.
    pub fn fitting(mut self, room: f32) -> Self {
        let width = self.width();
        if width <= room || width <= 0.0 {
            return self;
        }
        self.scale((room / width).max((LEAST / self.size).min(1.0)));
        let width = self.width();
        if width <= room {
            return self;
        }
        let words: f32 = self
            .items
            .iter()
            .filter(|item| matches!(item, Item::Text(..)))
            .map(|item| self.advance(item))
            .sum();
        let share = ((room - words) / (width - words)).held(0.45, 1.0);
        self.icon *= share;
        self.items.iter_mut().for_each(|item| {
            if let Item::Gap(gap) = item {
                *gap *= share;
            }
        });
        self
    }

    fn scale(&mut self, share: f32) {
        self.size *= share;
        self.icon *= share;
        self.items.iter_mut().for_each(|item| {
            if let Item::Gap(gap) = item {
                *gap *= share;
            }
        });
    }

    /// The row in the middle of a rectangle's height, at its left, centre or right, made smaller where it is too wide.
    pub fn within(self, rect: Rect, align: Align) -> impl Iterator<Item = Mark> {
        let row = self.fitting(rect.w);
        let left = match align {
            Align::Start => rect.x,
            Align::Middle => rect.centre().x - row.width() / 2.0,
            Align::End => rect.right() - row.width(),
        };
        let middle = rect.centre().y;
        let mut x = left;
        let (size, icon) = (row.size, row.icon);
        row.items.into_iter().filter_map(move |item| match item {
            Item::Text(text, face, color) => {
                let baseline = middle + face.cap_height(size) / 2.0;
                let text = Text::new(text, Point::new(x, baseline), face, size, color);
                x += text.width();
                Some(text.into())
            }
            Item::Stamp(symbol, tint, look) => {
                let side = icon * share(symbol);
                let stamp = Stamp::new(symbol, Rect::new(x, middle - side / 2.0, side, side)).tinted(tint);
                x += side;
                Some(match look {
                    Ink::Full => stamp.into(),
                    Ink::Faint => stamp.grey().into(),
                })
            }
            Item::Gap(gap) => {
                x += gap;
                None
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(marks: &[Mark]) -> (f32, f32) {
        let rects = marks.iter().filter_map(|mark| match mark {
            Mark::Text(text) => Some(text.rect()),
            Mark::Stamp(stamp) => Some(stamp.rect),
            _ => None,
        });
        rects.fold((f32::MAX, f32::MIN), |(left, right), rect| {
            (left.min(rect.x), right.max(rect.right()))
        })
    }

    #[test]
    fn a_row_stands_where_it_is_asked_to() {
        let rect = Rect::new(10.0, 0.0, 100.0, 20.0);
        let row = || Row::new(13.0).amounts([(1, Symbol::Copper), (2, Symbol::Tea)]);
        for (align, left, right) in [(Align::Start, 10.0, None), (Align::End, 0.0, Some(110.0))] {
            let marks: Vec<_> = row().within(rect, align).collect();
            let (from, to) = ends(&marks);
            match right {
                Some(right) => assert!((to - right).abs() < 0.01),
                None => assert!((from - left).abs() < 0.01),
            }
            assert!((to - from - row().width()).abs() < 0.01);
        }
    }

    #[test]
    fn a_row_too_wide_shrinks_into_its_room() {
        let row = Row::new(15.0).amounts([
            (2, Symbol::Copper),
            (1, Symbol::Silk),
            (2, Symbol::Tea),
            (1, Symbol::Fish),
        ]);
        assert!(row.width() > 90.0);
        for room in [90.0, 80.0, 72.0] {
            assert!(row.clone().fitting(room).width() <= room + 0.01, "{room}");
        }
    }
}
