//! How a language counts: which words numbers take, and how they are written.

/// Which of a pattern's words a number takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plural {
    /// One is singular, every other number plural.
    One,
    /// Nothing and one are singular, every other number plural.
    ZeroOrOne,
    /// One; two to four, but for the teens; every other number.
    Polish,
}

impl Plural {
    /// The rule that a language file names.
    pub(crate) fn of(name: &str) -> Option<Self> {
        match name {
            "one" => Some(Self::One),
            "zero-or-one" => Some(Self::ZeroOrOne),
            "polish" => Some(Self::Polish),
            _ => None,
        }
    }

    /// How many words there are to choose from.
    pub(crate) const fn forms(self) -> usize {
        match self {
            Self::One | Self::ZeroOrOne => 2,
            Self::Polish => 3,
        }
    }

    /// The number of the word that a number takes.
    pub(crate) const fn form(self, number: i64) -> usize {
        let number = number.unsigned_abs();
        match self {
            Self::One => (number != 1) as usize,
            Self::ZeroOrOne => (number > 1) as usize,
            Self::Polish => match (number, number % 10, number % 100) {
                (1, ..) => 0,
                (_, _, 12..=14) => 2,
                (_, 2..=4, _) => 1,
                _ => 2,
            },
        }
    }
}

/// What stands before a number below 0, in every language.
pub(crate) const MINUS: char = '−';

/// How a language writes numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    /// What stands before tenths.
    pub(crate) decimal: &'static str,
    /// What stands between thousands: in sums of money of four digits and more, in other numbers of five and more.
    pub(crate) group: &'static str,
}

impl Numbers {
    /// As programs write them.
    pub(crate) const PLAIN: Self = Self {
        decimal: ".",
        group: "",
    };

    /// A whole number.
    pub(super) fn whole(self, number: i64) -> String {
        grouped(number, self.group, 5)
    }

    /// A sum of money.
    pub(super) fn sum(self, number: i64) -> String {
        grouped(number, self.group, 4)
    }

    /// A number of tenths.
    pub(super) fn tenths(self, tenths: u32) -> String {
        format!("{}{}{}", self.whole((tenths / 10).into()), self.decimal, tenths % 10)
    }
}

/// A whole number, with what stands between its thousands where it has so many digits or more.
pub(crate) fn grouped(number: i64, group: &str, from: usize) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut written = String::with_capacity(digits.len() + 8);
    if number < 0 {
        written.push(MINUS);
    }
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && digits.len() >= from && (digits.len() - at).is_multiple_of(3) {
            written.push_str(group);
        }
        written.push(digit);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Arg, Language, Words};

    #[test]
    fn every_language_counts_in_its_own_way() {
        let forms = |plural: Plural, numbers: [i64; 9]| numbers.map(|number| plural.form(number));
        let numbers = [0, 1, 2, 4, 5, 12, 22, 25, 112];
        assert_eq!(forms(Plural::One, numbers), [1, 0, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(forms(Plural::ZeroOrOne, numbers), [0, 0, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(forms(Plural::Polish, numbers), [2, 0, 1, 1, 2, 2, 1, 2, 2]);
        assert_eq!(Plural::Polish.form(21), 2);
        assert_eq!(Plural::One.form(-1), 0, "a point is lost");
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let numbers = Numbers {
            decimal: ",",
            group: "\u{202F}",
        };
        assert_eq!(numbers.whole(9_999), "9999");
        assert_eq!(
            [-2, -12_345].map(|number| numbers.whole(number)),
            ["−2", "−12\u{202F}345"]
        );
        assert_eq!(numbers.whole(12_345), "12\u{202F}345");
        assert_eq!(numbers.whole(1_234_567), "1\u{202F}234\u{202F}567");
        assert_eq!(numbers.tenths(32), "3,2");
        assert_eq!(
            [0, 999, 5_000, -12_000].map(|number| numbers.sum(number)),
            ["0", "999", "5\u{202F}000", "−12\u{202F}000"]
        );
        assert_eq!(Numbers::PLAIN.tenths(5), "0.5");
    }

    /// What stands between thousands keeps a number in one line.
    #[test]
    fn sums_of_money_are_set_apart_from_four_digits_on_in_every_language() {
        let told = ["en", "fr", "pl"].map(|tag| {
            let words = Words::new(Language::of_tag(tag).expect("it is spoken"));
            [words.plain(&Arg::Sum(5_000)), words.plain(&Arg::Number(5_000))]
        });
        assert_eq!(
            told,
            [["5,000", "5000"], ["5\u{202F}000", "5000"], ["5\u{A0}000", "5000"]]
        );
    }
}
