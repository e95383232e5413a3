//! Numbers that count from what they were to what they are.

use std::ops::Range;

use crate::drawing::scene::{Mark, Text};

/// A number of a face that counts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Figure {
    /// Which mark of the face it is.
    mark: usize,
    from: f32,
    to: f32,
}

impl Figure {
    /// Writes the number a share of the way into its face; gives whether it changed.
    pub(super) fn count(&mut self, share: f32, face: &mut [Mark]) -> bool {
        let Some(Mark::Text(text)) = face.get_mut(self.mark) else {
            return false;
        };
        let number = (self.from + (self.to - self.from) * share).round() as i32;
        let written = number.to_string();
        let digits = digits(&text.text);
        if text.text[digits.clone()] == written {
            return false;
        }
        text.text.replace_range(digits, &written);
        true
    }
}

/// How far a number may have moved, in pixels, to be the same one still.
const NEAR: f32 = 14.0;

/// The numbers of a face that stood in another one with another value: in the same type, at the same height, nearly at the
/// same place.
pub(super) fn figures(before: &[Mark], after: &[Mark]) -> Vec<Figure> {
    let texts = |marks: &[Mark]| -> Vec<(usize, Text, f32)> {
        let number = |(mark, text): (usize, &Mark)| match text {
            Mark::Text(text) => Some((mark, text.clone(), value(&text.text)?)),
            _ => None,
        };
        marks.iter().enumerate().filter_map(number).collect()
    };
    let old = texts(before);
    let grown = |(mark, text, to): (usize, Text, f32)| {
        let gap = |other: &Text| (other.rect().centre().x - text.rect().centre().x).abs();
        let same = old.iter().filter(|(_, other, _)| {
            other.face == text.face
                && other.size == text.size
                && other.align == text.align
                && (other.at.y - text.at.y).abs() < 1.0
                && gap(other) < NEAR
        });
        let (_, _, from) = same.min_by(|a, b| gap(&a.1).total_cmp(&gap(&b.1)))?;
        (*from != to).then_some(Figure { mark, from: *from, to })
    };
    texts(after).into_iter().filter_map(grown).collect()
}

/// Where the last digits of a text stand, with nothing after them but a sign of yen.
fn digits(text: &str) -> Range<usize> {
    let is_behind = |letter: char| letter == '¥' || letter.is_whitespace();
    let end = text.trim_end_matches(is_behind).len();
    let start = text[..end]
        .trim_end_matches(|letter: char| letter.is_ascii_digit())
        .len();
    start..end
}

/// The number that a text is, with a sign such as ¥ before it at the most, or behind it.
fn value(text: &str) -> Option<f32> {
    let digits = digits(text);
    let sign = text[..digits.start].chars().count();
    (sign <= 1).then(|| text[digits].parse::<u16>().ok().map(f32::from))?
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::scene::{Face, Point, palette};

    fn text(text: &str, x: f32) -> Mark {
        Text::new(text, Point::new(x, 20.0), Face::SansBlack, 14.0, palette::INK).into()
    }

    #[test]
    fn a_number_counts_to_its_new_value() {
        let before = [text("Eva", 0.0), text("9", 50.0), text("¥4", 90.0)];
        let after = [text("Eva", 0.0), text("13", 48.0), text("¥4", 90.0)];
        let mut figures = figures(&before, &after);
        assert_eq!(figures.len(), 1, "what stays the same does not count");
        let mut face = after.to_vec();
        assert!(figures[0].count(0.5, &mut face));
        assert_eq!(face[1], text("11", 48.0));
        assert!(!figures[0].count(0.5, &mut face), "it is written already");
        assert!(figures[0].count(1.0, &mut face));
        assert_eq!(face, after);
    }

    #[test]
    fn a_sign_before_or_behind_the_number_stays() {
        for (from, to) in [("¥12", "¥7"), ("12\u{A0}¥", "7\u{A0}¥")] {
            let mut figures = figures(&[text(from, 0.0)], &[text(to, 0.0)]);
            let mut face = vec![text(to, 0.0)];
            figures[0].count(0.0, &mut face);
            assert_eq!(face, [text(from, 0.0)]);
        }
    }

    #[test]
    fn words_and_numbers_elsewhere_do_not_count() {
        assert_eq!(figures(&[text("round 3", 0.0)], &[text("round 4", 0.0)]), []);
        assert_eq!(figures(&[text("3", 0.0)], &[text("4", 80.0)]), []);
    }
}
