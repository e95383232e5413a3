//! Numbers that count from what they were to what they are.

use std::ops::Range;

use crate::drawing::scene::{Mark, Text};
use crate::words::numbers::{MINUS, grouped};

/// A number of a face that counts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Figure {
    /// Which mark of the face it is.
    mark: usize,
    from: f32,
    to: f32,
    /// What stands between its thousands.
    group: Option<char>,
}

impl Figure {
    /// Writes the number a share of the way into its face; gives whether it changed.
    pub(super) fn count(&mut self, share: f32, face: &mut [Mark]) -> bool {
        let Some(Mark::Text(text)) = face.get_mut(self.mark) else {
            return false;
        };
        let number = (self.from + (self.to - self.from) * share).round() as i32;
        let group = String::from_iter(self.group);
        let written = grouped(number.into(), &group, 4);
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
        // A sum of money is longer or shorter by several digits at once: one end of it stays.
        let is_sum = |other: &Text| group(&text.text).or_else(|| group(&other.text)).is_some();
        let gap = |other: &Text| {
            let (one, other_rect) = (text.rect(), other.rect());
            let middle = (other_rect.centre().x - one.centre().x).abs();
            match is_sum(other) {
                true => middle
                    .min((other_rect.x - one.x).abs())
                    .min((other_rect.right() - one.right()).abs()),
                false => middle,
            }
        };
        let same = old.iter().filter(|(_, other, _)| {
            other.face == text.face
                && other.size == text.size
                && other.align == text.align
                && (other.at.y - text.at.y).abs() < 1.0
                && gap(other) < NEAR
        });
        let (_, other, from) = same.min_by(|a, b| gap(&a.1).total_cmp(&gap(&b.1)))?;
        let group = group(&text.text).or_else(|| group(&other.text));
        (*from != to).then_some(Figure {
            mark,
            from: *from,
            to,
            group,
        })
    };
    texts(after).into_iter().filter_map(grown).collect()
}

/// What may stand between the thousands of a number, as languages write them.
const GROUPS: [char; 4] = [',', '.', '\u{A0}', '\u{202F}'];

/// Where the last number of a text stands, its groups and minus included, with nothing after it but a sign of yen.
fn digits(text: &str) -> Range<usize> {
    let is_behind = |letter: char| letter == '¥' || letter.is_whitespace();
    let end = text.trim_end_matches(is_behind).len();
    let run = |to: usize| {
        let before = text[..to].trim_end_matches(|letter: char| letter.is_ascii_digit());
        before.len()
    };
    let mut start = run(end);
    // Three digits may belong to more of them before a sign that groups.
    while end > start && (end - start == 3 || text[start..end].chars().any(|letter| GROUPS.contains(&letter))) {
        let Some(sign) = text[..start].chars().next_back().filter(|sign| GROUPS.contains(sign)) else {
            break;
        };
        let before = start - sign.len_utf8();
        let more = run(before);
        if more == before || before - more > 3 {
            break;
        }
        start = more;
    }
    if end > start && text[..start].ends_with(MINUS) {
        start -= MINUS.len_utf8();
    }
    start..end
}

/// What stands between the thousands of the number of a text, if it has so many.
fn group(text: &str) -> Option<char> {
    text[digits(text)].chars().find(|letter| GROUPS.contains(letter))
}

/// The number that a text is, with a sign such as ¥ before it at the most, or behind it; before a sum there may be what is done to it as well.
fn value(text: &str) -> Option<f32> {
    let digits = digits(text);
    let before = &text[..digits.start];
    let is_sign = before.chars().nth(1).is_none() || matches!(before, "−¥" | "+¥");
    let number = &text[digits];
    let plain: String = number.chars().filter(|letter| letter.is_ascii_digit()).collect();
    let amount = is_sign.then(|| plain.parse::<u32>().ok())??;
    let amount = amount as f32;
    Some(if number.starts_with(MINUS) { -amount } else { amount })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::scene::{Face, Point, palette};
    use crate::words::{Arg, Language, Words};

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
    fn thousands_are_kept_apart_as_the_text_does_and_a_minus_stays_before_them() {
        let halfway = |from: &str, to: &str| {
            let mut figures = figures(&[text(from, 0.0)], &[text(to, 0.0)]);
            let mut face = vec![text(to, 0.0)];
            figures[0].count(0.5, &mut face);
            face
        };
        for (from, to, middle) in [
            ("¥12,000", "¥2,000", "¥7,000"),
            ("¥0", "¥12,000", "¥6,000"),
            ("¥4,000", "¥0", "¥2,000"),
            ("12\u{A0}000\u{A0}¥", "2\u{A0}000\u{A0}¥", "7\u{A0}000\u{A0}¥"),
            ("−¥3,000", "−¥9,000", "−¥6,000"),
            ("3", "−1", "1"),
            ("−4", "2", "−1"),
        ] {
            assert_eq!(halfway(from, to), [text(middle, 0.0)], "{from} to {to}");
        }
        assert_eq!(value("−1,000"), Some(-1000.0));
        assert_eq!(value("1,2"), None, "a number of two");
        assert_eq!(value("3.5"), None);
    }

    #[test]
    fn the_sums_of_every_language_are_read() {
        for language in Language::all() {
            let sum = Words::new(language).plain(&Arg::Sum(12_000));
            assert_eq!(value(&sum), Some(12_000.0), "{sum}");
        }
    }

    #[test]
    fn words_and_numbers_elsewhere_do_not_count() {
        assert_eq!(figures(&[text("round 3", 0.0)], &[text("round 4", 0.0)]), []);
        assert_eq!(figures(&[text("3", 0.0)], &[text("4", 80.0)]), []);
    }
}
